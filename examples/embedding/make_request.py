"""Write the request that the C programs read, and print what the engine itself answers.

python3 make_request.py CHECKPOINT BUNDLE REQUEST
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from task import TEXTS, Task, batch_of, make_task, result_lines

from laya_cuda import Engine, LayaError

COUNTS = ("rows", "seqs", "markers", "reads")
INPUTS = (
    *("starts", "lengths", "option_starts", "option_counts", "marker_index"),
    *("read_index", "first_places", "marker_places", "ids", "positions", "types"),
)


def request_text(task: Task) -> str:
    """Lines of a name, a count and so many whole numbers."""
    batch = task.batch
    rows: list[tuple[str, list[int]]] = [(name, [getattr(batch, name)]) for name in COUNTS]
    rows += [(name, getattr(batch, name).tolist()) for name in INPUTS]
    rows += [("table", list(task.table)), ("slots", list(task.slots))]
    rows += [("text", list(text)) for text in task.texts]
    return "".join(f"{name} {len(values)} {' '.join(map(str, values))}\n" for name, values in rows)


def main(checkpoint: str, bundle: str, request: str) -> None:
    """Write the request; print the logits that engine.forward gives for each text, encoded from its words."""
    with Engine(checkpoint, bundle) as engine:
        Path(request).write_text(request_text(make_task(engine)), encoding="ascii")
        for number, text in enumerate(TEXTS):
            result = engine.forward(batch_of(engine, text))
            print(*result_lines(number, result.logits.tolist(), np.ravel(result.action_logits).tolist()), sep="\n")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except (LayaError, OSError) as error:
        sys.exit(f"make_request.py: {error}")
