"""Random requests, from a seed: token sequences of any admissible shape, and questions about texts."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from ci.parity.workload import WORDS, mixed
from laya_cuda import plan
from laya_cuda.batch import MAX_SEQUENCES, aligned
from laya_cuda.request import Sequence

SHORTEST = 3
SHAPES = ((1, 48), (4, 64), (1, 464), (1, 512), (4, 464), (16, 512))
"""Sequences x tokens at which times are compared."""

Lengths = tuple[int, ...]


def row_class(lengths: Lengths) -> int:
    """The capacity in rows of the plan that a batch of these lengths runs by."""
    return plan.row_class(sum(map(aligned, lengths)))


def draw_lengths(rng: random.Random, longest: int) -> Lengths:
    """1 to 16 lengths of 3 to `longest` tokens: small and large batches are both common."""
    count = rng.randint(1, MAX_SEQUENCES)
    if rng.random() < 0.5:
        ends = sorted(rng.randint(SHORTEST, longest) for _ in range(2))
    else:
        ends = sorted(round(math.exp(rng.uniform(math.log(SHORTEST), math.log(longest)))) for _ in range(2))
    return tuple(rng.randint(*ends) for _ in range(count))


def mix(rng: random.Random, count: int, longest: int, least: int) -> list[Lengths]:
    """`count` random batches, and more of each size class that has fewer than `least`; no shape comes twice."""
    seen: dict[Lengths, None] = {}
    while len(seen) < count:
        seen.setdefault(draw_lengths(rng, longest))
    reachable = row_class((longest,) * MAX_SEQUENCES)
    missing = {size: least for size in plan.ROW_CLASSES if size <= reachable}
    missing = {size: n - Counter(map(row_class, seen))[size] for size, n in missing.items()}
    while any(n > 0 for n in missing.values()):
        lengths = draw_lengths(rng, longest)
        size = row_class(lengths)
        if missing[size] > 0 and lengths not in seen:
            seen.setdefault(lengths)
            missing[size] -= 1
    return list(seen)


def sequence(rng: random.Random, length: int, vocab: int) -> Sequence:
    """Random tokens with 1 to 12 option markers, now and then up to 120."""
    most = min(length, 120 if rng.random() < 0.1 else 12)
    markers = sorted(rng.sample(range(length), rng.randint(1, most)))
    return Sequence(tuple(rng.choices(range(vocab), k=length)), tuple(markers), rng.randrange(3))


def batch(rng: random.Random, lengths: Lengths, vocab: int) -> list[Sequence]:
    """One sequence a length."""
    return [sequence(rng, length, vocab) for length in lengths]


def questions(rng: random.Random, count: int, words: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """`count` different requests in words: a text of at most `words` words, and 1 to 5 questions."""
    for number in range(count):
        text = " ".join([f"message {number}:", *rng.choices(WORDS, k=rng.randint(3, words))])
        yield text, mixed(rng, rng.randint(1, 5))
