"""What the example asks: the other engine's vocabulary, the texts that it produced, and the questions about them."""

from __future__ import annotations

from dataclasses import dataclass

from laya_cuda import Engine
from laya_cuda.batch import PackedBatch, pack
from laya_cuda.errors import RequestError

# The other engine writes texts as numbers of these words.
WORDS = (
    *("please", " refund", " send", " the", " second", " one"),
    *(" payment", " back", " for", " invoice", " my", " order"),
)
TEXTS = (
    ("please", " refund", " the", " second", " payment", " for", " my", " order"),
    ("please", " send", " my", " order", " back", " for", " one", " payment"),
    ("please", " send", " one", " invoice", " for", " the", " second", " order"),
)
QUESTIONS = {
    "team": {
        "type": "choice",
        "instructions": "Which team should handle this message?",
        "criteria": {
            "billing": "payments, invoices, charges and refunds",
            "sales": "prices, quotes, demos and upgrades",
            "shipping": "orders, parcels and returns",
        },
    },
    "urgency": {
        "type": "score",
        "instructions": "How urgent is this message?",
        "criteria": ["no hurry, can wait", "normal", "critical, act now"],
    },
    "refund": {"type": "noul", "instructions": "Does the customer ask for a refund?"},
}


@dataclass(frozen=True)
class Task:
    """The request as the other engine holds it.

    Attributes:
        batch: the packed batch of the first text; other texts change nothing but token ids.
        table: our token id for each of WORDS.
        slots: the packed row where the text begins, one a sequence.
        texts: each text as numbers of WORDS; all equally long.
    """

    batch: PackedBatch
    table: tuple[int, ...]
    slots: tuple[int, ...]
    texts: tuple[tuple[int, ...], ...]


def batch_of(engine: Engine, text: tuple[str, ...]) -> PackedBatch:
    """The packed batch of the questions about one text."""
    encoded = engine.encode("".join(text), QUESTIONS)
    return pack(encoded.sequences, engine.checkpoint.tokenizer.pad_id)


def make_task(engine: Engine) -> Task:
    """The task for the engine's checkpoint.

    Raises:
        RequestError: its tokenizer does not make one token of each word.
    """
    encode = engine.checkpoint.tokenizer.encode
    table = []
    for word in WORDS:
        ids = encode("please" + word)[1:] if word[0] == " " else encode(word)
        if len(ids) != 1:
            raise RequestError(f"this example needs a tokenizer that makes one token of {word!r}; try examples/tiny")
        table += ids
    texts = tuple(tuple(WORDS.index(word) for word in text) for text in TEXTS)
    batch = batch_of(engine, TEXTS[0])
    wanted = [table[number] for number in texts[0]]
    starts = range(batch.rows - len(wanted) + 1)
    slots = tuple(row for row in starts if batch.ids[row : row + len(wanted)].tolist() == wanted)
    return Task(batch, tuple(table), slots, texts)


def result_lines(number: int, logits: list[float], actions: list[float]) -> list[str]:
    """The lines that every program of this example prints for one text: digits that make each number that float."""
    return [
        f"{number} {name} " + " ".join(f"{value:.9g}" for value in values)
        for name, values in (("logits", logits), ("actions", actions))
    ]
