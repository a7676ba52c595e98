"""Another engine in PyTorch: it owns the stream, its own operation writes token ids, then our forward runs.

python3 embed_torch.py CHECKPOINT BUNDLE

On a GPU both are captured in one graph of torch, which then answers one text after another. On the host, where there
are no graphs, the same two steps run one after the other. Logits are read through DLPack.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import torch
from task import Task, make_task, result_lines

from laya_cuda import Engine, LayaError


def answer_all(engine: Engine, task: Task) -> None:
    """Print the logits of every text, in the form of task.result_lines."""
    with engine.place(task.batch) as placed:
        ids, logits, actions = map(torch.from_dlpack, (placed.ids, placed.logits, placed.action_logits))
        table = torch.tensor(task.table, dtype=torch.int32, device=ids.device)
        words = torch.tensor(task.texts[0], device=ids.device)
        rows = torch.tensor([slot + i for slot in task.slots for i in range(len(words))], device=ids.device)

        def queue() -> None:
            ids[rows] = table[words].repeat(len(task.slots))
            placed.run(torch.cuda.current_stream() if ids.is_cuda else None)

        queue()  # once before the capture: a kernel is loaded at its first launch, which capture may forbid
        replay = capture(queue) if ids.is_cuda else queue
        for number, text in enumerate(task.texts):
            words.copy_(torch.tensor(text))
            replay()
            print(*result_lines(number, logits.tolist(), actions.flatten().tolist()), sep="\n")


def capture(queue: Callable[[], None]) -> Callable[[], None]:
    """A function that replays what `queue` puts on the current stream."""
    torch.cuda.current_stream().synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=torch.cuda.current_stream()):
        queue()
    return graph.replay


def main(checkpoint: str, bundle: str) -> None:
    """Answer on a stream of our own, where there is a GPU."""
    with Engine(checkpoint, bundle) as engine:
        task = make_task(engine)
        if engine.device == "cpu":
            answer_all(engine, task)
        else:
            with torch.cuda.stream(torch.cuda.Stream()):
                answer_all(engine, task)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except LayaError as error:
        sys.exit(f"embed_torch.py: {error}")
