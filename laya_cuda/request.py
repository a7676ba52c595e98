"""A state and its typed questions to token sequences, as laya 0.3.20 builds them.

Sequence: `[CLS] type and instructions [SEP] [MASK] option ... [MASK] option [SEP] state [SEP]`. The model reads one
logit at each `[MASK]`, called a marker here.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from sys import getsizeof
from typing import Any, TypeVar

from laya_cuda.errors import RequestError
from laya_cuda.geometry import QUESTION_TYPES
from laya_cuda.recent import Recent
from laya_cuda.tokenizer import Tokenizer

MAX_QUESTIONS = 16
"""Questions a request may ask."""

MAX_TOKENS = 512
"""Tokens of one sequence."""

MAX_MARKERS = 2048
"""Options of all questions of a request together."""

_T = TypeVar("_T")
_OPTION_TOKENS = 48
_HEAD_RESERVE = 16
_MIN_OPTION = 4
_MIN_HEAD = 8
_ID_BYTES = 40  # of an integer and the reference to it, rounded up
_NOUL_DEFAULTS = {"false": "no, the statement does not hold", "true": "yes, the statement holds"}


@dataclass(frozen=True)
class Question:
    """A checked question.

    `kind` is choice, score or noul. `criteria` is a dict of label to description (choice), a list of level
    descriptions (score), or a dict with the keys false and true, either of which may be absent (noul).
    `labels` are the texts that stand for false and true in a noul question.
    """

    id: Any
    kind: str
    instructions: str
    criteria: Any
    labels: tuple[str, str]

    @property
    def qtype(self) -> int:
        """Row of the type embedding."""
        return QUESTION_TYPES[self.kind]


@dataclass(frozen=True)
class Sequence:
    """Token ids of one question, and the positions of its option markers."""

    ids: tuple[int, ...]
    markers: tuple[int, ...]
    qtype: int


@dataclass(frozen=True)
class QuestionPart:
    """What a sequence has before its state: token ids up to the separator, and the positions of the option markers."""

    ids: tuple[int, ...]
    markers: tuple[int, ...]


RecentParts = Recent[tuple[int | str, ...], QuestionPart]
"""Question parts by the token budget and the texts that they were made of."""


@dataclass(frozen=True)
class EncodedRequest:
    """A request ready for the model; the three tuples have one entry a question, in the order asked."""

    question_ids: tuple[str, ...]
    questions: tuple[Question, ...]
    sequences: tuple[Sequence, ...]


def parse_request(obj: Any) -> tuple[Any, dict[str, Any]]:
    """Take state and questions out of a decoded JSON request `{"state": ..., "questions": {...}}`.

    Other keys are ignored. Raises RequestError where a part is missing or of the wrong type; the questions themselves
    are checked by `encode_request`.
    """
    if not isinstance(obj, dict):
        raise RequestError(f"a request must be a JSON object with state and questions, not {_json_type(obj)}")
    for key in ("state", "questions"):
        if key not in obj:
            raise RequestError(f"the request has no {key!r}; it takes state and questions")
    state, questions = obj["state"], obj["questions"]
    if not isinstance(state, (str, dict, list)):
        raise RequestError(f"'state' must be text, an object or a list of turns, not {_json_type(state)}")
    if not isinstance(questions, dict):
        raise RequestError(f"'questions' must be an object of question id to question, not {_json_type(questions)}")
    return state, questions


def encode_request(
    tokenizer: Tokenizer,
    state: Any,
    questions: Any,
    *,
    max_len: int,
    head_max_len: int,
    recent: RecentParts | None = None,
) -> EncodedRequest:
    """Check every question and build its sequence.

    `max_len` and `head_max_len` are the checkpoint's token budgets: of a sequence, and of its question part.
    A list state keeps its newest (last) tokens where it has to be cut, any other state its first.
    `recent` keeps the tokens of questions, always for this tokenizer, so that one that is asked again is not tokenised
    again; the sequences are the same without it.
    Raises RequestError naming the question that cannot be answered or the limit that is exceeded.
    """
    if not isinstance(questions, dict):
        raise RequestError(f"questions must be a dict of question id to question, not {type(questions).__name__}")
    if len(questions) > MAX_QUESTIONS:
        raise RequestError(f"{len(questions)} questions exceed the limit of {MAX_QUESTIONS} a request; split them")
    checked = tuple(check_question(qid, definition) for qid, definition in questions.items())
    if not checked:
        return EncodedRequest((), (), ())
    state_text = _text("state", lambda: state if isinstance(state, str) else json.dumps(state, ensure_ascii=False))
    state_ids = _text("state", lambda: tokenizer.encode(state_text.replace(tokenizer.mask_token, " ")))
    sequences = []
    for question in checked:
        sequence = _build(tokenizer, question, state_ids, isinstance(state, list), max_len, head_max_len, recent)
        if len(sequence.ids) > MAX_TOKENS:
            raise RequestError(
                f"question {question.id!r}: {len(sequence.ids)} tokens exceed the limit of {MAX_TOKENS} a sequence; "
                f"use max_len <= {MAX_TOKENS}"
            )
        sequences.append(sequence)
    markers = sum(len(sequence.markers) for sequence in sequences)
    if markers > MAX_MARKERS:
        raise RequestError(f"{markers} options exceed the limit of {MAX_MARKERS} a request; split the questions")
    return EncodedRequest(tuple(questions), checked, tuple(sequences))


def check_question(qid: Any, definition: Any) -> Question:
    """Check one question definition and bring it to its normal form; raises RequestError naming `qid`."""
    where = f"question {qid!r}"
    if not isinstance(definition, dict):
        raise RequestError(f"{where}: its definition must be an object, not {_json_type(definition)}")
    kind = definition.get("type")
    if not isinstance(kind, str) or kind not in QUESTION_TYPES:
        raise RequestError(f"{where}: unknown type {kind!r}; use choice, score or noul")
    if "instructions" not in definition:
        raise RequestError(f"{where}: 'instructions' are missing; say what the model should answer")
    criteria = _check_criteria(where, kind, definition.get("criteria"))
    labels = ("false", "true")
    if "labels" in definition:
        if kind != "noul":
            raise RequestError(f"{where}: 'labels' belong to noul questions only")
        labels = _check_labels(where, definition["labels"])
    instructions = definition["instructions"]
    if not isinstance(instructions, str):
        instructions = _text(where, lambda: json.dumps(definition["instructions"], ensure_ascii=False))
    return Question(qid, kind, instructions, criteria, labels)


def option_texts(question: Question) -> list[str]:
    """The text of every option, in the order of the logits; for noul that is false, then true."""
    criteria = question.criteria
    if question.kind == "choice":
        return [
            label if _is_blank(description) else f"{label!s}: {_render(description)}"
            for label, description in criteria.items()
        ]
    if question.kind == "score":
        return [f"level {level}: {_render(description)}" for level, description in enumerate(criteria)]
    texts = []
    for key, label in zip(("false", "true"), question.labels, strict=True):
        description = criteria.get(key)
        texts.append(f"{label}: {_NOUL_DEFAULTS[key] if _is_blank(description) else _render(description)}")
    return texts


def _check_criteria(where: str, kind: str, criteria: Any) -> Any:
    if kind == "choice":
        if not isinstance(criteria, (dict, list)):
            raise RequestError(f"{where}: a choice takes 'criteria' as an object of label to description or as a list")
        if not criteria:
            raise RequestError(f"{where}: a choice needs at least one label in 'criteria'")
        if isinstance(criteria, list):
            try:
                criteria = dict.fromkeys(criteria)
            except TypeError:
                raise RequestError(f"{where}: every label in 'criteria' must be text") from None
        for label, description in criteria.items():
            # A bare label is an option's whole text; with a description it may be of any type.
            if not isinstance(label, str) and _is_blank(description):
                raise RequestError(f"{where}: the label {label!r} must be text, or have a description")
        return criteria
    if kind == "score":
        if not isinstance(criteria, list):
            raise RequestError(f"{where}: a score takes 'criteria' as a list of level descriptions, level 0 first")
        if not criteria:
            raise RequestError(f"{where}: a score needs at least one level in 'criteria'")
        return criteria
    if criteria is None:
        return {}
    if not isinstance(criteria, dict):
        raise RequestError(f"{where}: a noul takes 'criteria' as an object with 'true' or 'false' or both, or none")
    named = {str(key).lower(): description for key, description in criteria.items()}
    unknown = sorted(named.keys() - {"true", "false"})
    if unknown:
        raise RequestError(
            f"{where}: a noul takes only 'true' and 'false' in 'criteria', not {', '.join(map(repr, unknown))}; "
            "'labels' change how the answers are worded"
        )
    return named


def _check_labels(where: str, labels: Any) -> tuple[str, str]:
    if labels is None:
        return "false", "true"
    if isinstance(labels, dict) and set(labels) == {"false", "true"}:
        false, true = labels["false"], labels["true"]
        if isinstance(false, str) and isinstance(true, str):
            false, true = false.strip(), true.strip()
            if false and true and false != true:
                return false, true
    raise RequestError(f"{where}: noul labels must give 'false' and 'true' two different texts, and nothing else")


def _build(
    tokenizer: Tokenizer,
    question: Question,
    state_ids: list[int],
    newest: bool,
    max_len: int,
    head_max_len: int,
    recent: RecentParts | None,
) -> Sequence:
    part = _text(f"question {question.id!r}", lambda: _question_part(tokenizer, question, head_max_len, recent))
    room = max(0, max_len - len(part.ids) - 1)
    state = state_ids[max(0, len(state_ids) - room) :] if newest else state_ids[:room]
    ids = (*part.ids, *state, tokenizer.sep_id)
    if part.markers and part.markers[-1] >= max_len:
        raise RequestError(
            f"question {question.id!r}: its {len(part.markers)} options exceed head_max_len={head_max_len}; ask fewer"
        )
    return Sequence(ids[:max_len], part.markers, question.qtype)


def _question_part(
    tokenizer: Tokenizer, question: Question, head_max_len: int, recent: RecentParts | None
) -> QuestionPart:
    """Everything before the state, from `recent` where it is there."""
    mask = tokenizer.mask_token
    head = f"{question.kind} question: {question.instructions.replace(mask, ' ')}"
    options = [f" {text.replace(mask, ' ')}" for text in option_texts(question)]
    if recent is None:
        return _tokenised(tokenizer, head, options, head_max_len)
    key: tuple[int | str, ...] = (head_max_len, head, *options)
    part = recent.get(key)
    if part is None:
        part = _tokenised(tokenizer, head, options, head_max_len)
        recent.put(key, part, sum(map(getsizeof, key)) + _ID_BYTES * len(part.ids))
    return part


def _tokenised(tokenizer: Tokenizer, head: str, texts: list[str], head_max_len: int) -> QuestionPart:
    head_ids = tokenizer.encode(head)
    options = [[tokenizer.mask_id, *tokenizer.encode(text, _OPTION_TOKENS)] for text in texts]
    budget = head_max_len - sum(map(len, options))
    if budget < _HEAD_RESERVE:
        share = max(_MIN_OPTION, (head_max_len - _HEAD_RESERVE) // max(1, len(options)))
        options = [option[:share] for option in options]
        budget = head_max_len - sum(map(len, options))
    ids = [tokenizer.cls_id, *head_ids[: max(_MIN_HEAD, budget)], tokenizer.sep_id]
    markers = []
    for option in options:
        markers.append(len(ids))
        ids += option
    ids.append(tokenizer.sep_id)
    return QuestionPart(tuple(ids), tuple(markers))


def _is_blank(description: Any) -> bool:
    """No description; 0 and False are descriptions."""
    return description is None or (isinstance(description, str) and description == "")


def _render(description: Any) -> str:
    if isinstance(description, str):
        return description
    return json.dumps(description, ensure_ascii=False, default=str)


def _text(where: str, make: Callable[[], _T]) -> _T:
    """Run `make`, turning every way in which a value can fail to become text into a RequestError."""
    try:
        return make()
    except RequestError as error:
        raise RequestError(f"{where}: {error}") from None
    except RecursionError:
        raise RequestError(f"{where}: nested too deeply to be written as JSON") from None
    except (TypeError, ValueError) as error:
        raise RequestError(f"{where}: cannot be written as JSON: {' '.join(str(error).split())}") from None


def _json_type(value: Any) -> str:
    names: Mapping[type, str] = {
        type(None): "null",
        bool: "a boolean",
        int: "a number",
        float: "a number",
        str: "text",
        list: "a list",
        dict: "an object",
    }
    return names.get(type(value), type(value).__name__)
