"""What the codec's tests share: upstream's codec without its model, and requests to try on both."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from laya.agent import Agent
from transformers import AutoTokenizer


def upstream_codec(checkpoint: Path) -> Agent:
    """An upstream agent that can encode and decode: tokenizer and settings, no model."""
    agent = Agent.__new__(Agent)
    agent.tok = AutoTokenizer.from_pretrained(str(checkpoint / "tokenizer"))
    agent.cfg = json.loads((checkpoint / "rl_agent_config.json").read_text())
    agent.lang_temperatures = {}
    return agent


def upstream_encode(agent: Agent, state: Any, questions: Any, max_len: int, head_max_len: int) -> SimpleNamespace:
    """Upstream's own steps from a request to token sequences."""
    ids = list(questions.keys())
    for qid in ids:
        agent._check_question(qid, questions[qid])
    internal = {qid: agent._to_internal(questions[qid]) for qid in ids}
    return SimpleNamespace(
        ids=ids, internal=internal, items=agent._encode_state(state, ids, internal, max_len, head_max_len)
    )


def cases(count: int) -> settings:
    """Hypothesis settings: the same `count` examples in every run, however slow the machine."""
    return settings(
        max_examples=count, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )


WORDS = st.sampled_from(
    [
        "refund",
        "the parcel",
        " urgent",
        "[MASK]",
        "[SEP] now",
        "[CLS]",
        "  \n\t",
        "naïve",
        "日本語のテキスト",
        "🙂🇩🇪",
        "e\u0301",
        "question:",
        "level 3",
        "a" * 70,
        "word " * 60,
        "x.y,z;",
        "\u200d\x00",
        "%s %d",
        '{"a": 1}',
    ]
)
TEXT = st.one_of(WORDS, st.text(max_size=12), st.lists(WORDS, max_size=6).map(" ".join))
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-(10**20), 10**20), st.floats(allow_nan=False), TEXT, st.just("")
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(TEXT, inner, max_size=3)),
    max_leaves=8,
)
STATES = st.one_of(
    TEXT,
    TEXT.map(lambda text: text * 60),
    st.dictionaries(TEXT, JSON, max_size=4),
    st.lists(JSON, max_size=4),
    st.lists(st.fixed_dictionaries({"role": st.just("user"), "content": TEXT.map(lambda t: t * 9)}), max_size=12),
)
BOOL_KEYS = st.sampled_from(["true", "false", "True", "FALSE", True, False])
LABELS = st.one_of(
    st.just({"false": "No", "true": "Yes"}),
    st.fixed_dictionaries({"false": TEXT, "true": TEXT}),
    st.none(),
)
CHOICES = st.one_of(
    st.dictionaries(TEXT, JSON, min_size=1, max_size=8),
    st.lists(TEXT, min_size=1, max_size=8),
    st.integers(1, 140).map(lambda n: [f"option {i}" for i in range(n)]),
    st.integers(1, 60).map(lambda n: {f"o{i}": "word " * (i % 60) for i in range(n)}),
)
SCORES = st.one_of(st.lists(JSON, min_size=1, max_size=8), st.integers(1, 130).map(lambda n: ["a level"] * n))
NOULS = st.one_of(st.none(), st.dictionaries(BOOL_KEYS, JSON, max_size=3))


def _question(kind: str, criteria: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    instructions = st.one_of(TEXT, JSON, st.just("word " * 300))
    return st.fixed_dictionaries({"type": st.just(kind), "instructions": instructions, "criteria": criteria})


GOOD_QUESTION = st.one_of(
    _question("choice", CHOICES),
    _question("score", SCORES),
    _question("noul", NOULS),
    st.fixed_dictionaries({"type": st.just("noul"), "instructions": TEXT}, optional={"labels": LABELS}),
)
ODD_QUESTION = st.one_of(
    JSON,
    st.fixed_dictionaries(
        {},
        optional={
            "type": st.one_of(st.sampled_from(["choice", "score", "noul", "bool", ""]), JSON),
            "instructions": JSON,
            "criteria": st.one_of(CHOICES, SCORES, NOULS, JSON),
            "labels": st.one_of(LABELS, JSON),
        },
    ),
)
IDS = st.one_of(st.text(min_size=0, max_size=6), st.sampled_from(["route", "is it?", "ü"]), st.integers(0, 5))
GOOD_QUESTIONS = st.dictionaries(IDS, GOOD_QUESTION, max_size=4)
ANY_QUESTIONS = st.dictionaries(IDS, st.one_of(GOOD_QUESTION, ODD_QUESTION), min_size=1, max_size=3)
