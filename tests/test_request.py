"""Request encoding against upstream laya, and the limits and refusals of our own."""

from __future__ import annotations

import json
import shutil
from types import SimpleNamespace

import pytest
import tokenizers
from codec_cases import ANY_QUESTIONS, GOOD_QUESTIONS, STATES, TEXT, cases, upstream_codec, upstream_encode
from hypothesis import example, given
from hypothesis import strategies as st

from laya_cuda.errors import CheckpointError, RequestError
from laya_cuda.request import RecentParts, encode_request, option_texts, parse_request
from laya_cuda.synth_text import TEXT as TRAINING_TEXT
from laya_cuda.tokenizer import Tokenizer

LENGTHS = st.sampled_from([(512, 192), (512, 64), (128, 192), (64, 32), (512, 500), (20, 16)])
NOUL = {"type": "noul", "instructions": "Is it?"}


@pytest.fixture(scope="module")
def tokenizer(tiny_checkpoint):
    return Tokenizer.open(tiny_checkpoint)


@pytest.fixture(scope="module")
def upstream(tiny_checkpoint):
    return upstream_codec(tiny_checkpoint)


@pytest.fixture(scope="module")
def kept():
    """Little room, so that questions go again."""
    return RecentParts(20, 100_000)


def encode(tokenizer, state, questions, max_len=512, head_max_len=192):
    return encode_request(tokenizer, state, questions, max_len=max_len, head_max_len=head_max_len)


def assert_same(tokenizer, upstream, state, questions, lengths):
    expected = upstream_encode(upstream, state, questions, *lengths)
    encoded = encode(tokenizer, state, questions, *lengths)
    assert list(encoded.question_ids) == expected.ids
    assert [list(s.ids) for s in encoded.sequences] == [item["ids"] for item in expected.items]
    assert [list(s.markers) for s in encoded.sequences] == [item["markers"] for item in expected.items]
    assert [s.qtype for s in encoded.sequences] == [item["qtype"] for item in expected.items]


@cases(150)
@given(state=STATES, questions=GOOD_QUESTIONS, lengths=LENGTHS)
def test_sequences_are_upstreams(tokenizer, upstream, state, questions, lengths):
    try:
        upstream_encode(upstream, state, questions, *lengths)
    except ValueError:  # too many options for the budget, or labels that are alike
        with pytest.raises(RequestError):
            encode(tokenizer, state, questions, *lengths)
    else:
        assert_same(tokenizer, upstream, state, questions, lengths)


@cases(150)
@given(state=STATES, questions=GOOD_QUESTIONS, lengths=LENGTHS)
def test_kept_questions_give_the_same_sequences(tokenizer, kept, state, questions, lengths):
    """Also beside what other requests left there, and under other budgets."""
    limits = {"max_len": lengths[0], "head_max_len": lengths[1]}

    def outcome(recent):
        try:
            return encode_request(tokenizer, state, questions, **limits, recent=recent)
        except RequestError as error:
            return str(error)

    assert outcome(None) == outcome(kept) == outcome(kept)


def test_a_question_is_tokenised_once(tokenizer):
    texts = []

    def note(text, max_length=None):
        texts.append(text)
        return tokenizer.encode(text, max_length)

    noting, kept = SimpleNamespace(**{**vars(tokenizer), "encode": note}), RecentParts(2, 1 << 20)
    choice = {"type": "choice", "instructions": "Which?", "criteria": {"a": None, "b": "more"}}

    def asked(state, questions):
        texts.clear()
        encode_request(noting, state, questions, max_len=512, head_max_len=192, recent=kept)
        return list(texts)

    assert asked("one", {"q": choice}) == ["one", "choice question: Which?", " a", " b: more"]
    assert asked("two", {"other name": choice}) == ["two"]
    assert len(asked("two", {"q": {**choice, "criteria": ["a"]}})) == 3
    assert kept.size < 2048
    choice["criteria"]["b"] = "less"
    assert " b: less" in asked("two", {"q": choice}), "a question that its caller changed is another one"
    assert len(kept) == 2


@cases(200)
@given(questions=ANY_QUESTIONS)
@example(questions={"q": {"type": ["choice"], "instructions": "x"}})
@example(questions={"q": {"type": "choice", "instructions": "x", "criteria": [["a"]]}})
@example(questions={"q": {"type": "choice", "instructions": "x", "criteria": [1, 2]}})
@example(questions={"q": {"type": "choice", "instructions": "x", "criteria": {1: "one", None: 0}}})
@example(questions={"q": {"type": "noul", "instructions": "x", "labels": None}})
def test_any_definition_is_answered_or_refused_as_upstream_does(tokenizer, upstream, questions):
    """Where upstream fails in another way than by ValueError, we refuse with one line too."""
    try:
        upstream_encode(upstream, "a state", questions, 512, 192)
    except Exception:
        with pytest.raises(RequestError, match="question") as caught:
            encode(tokenizer, "a state", questions)
        assert "\n" not in str(caught.value)
    else:
        assert_same(tokenizer, upstream, "a state", questions, (512, 192))


@cases(150)
@given(text=TEXT, limit=st.sampled_from([None, 1, 48]))
def test_text_becomes_the_tokens_that_transformers_gives(tokenizer, upstream, text, limit):
    cut = {} if limit is None else {"truncation": True, "max_length": limit}
    assert tokenizer.encode(text, limit) == upstream.tok(text, add_special_tokens=False, **cut)["input_ids"]


def test_long_states_are_cut_at_the_right_end(tokenizer):
    turns = [f"turn number {i}" for i in range(300)]
    text = encode(tokenizer, " ".join(turns), {"q": NOUL}).sequences[0]
    newest = encode(tokenizer, turns, {"q": NOUL}).sequences[0]
    assert len(text.ids) == len(newest.ids) == 512
    assert "turn number 0" in tokenizer.backend.decode(text.ids)
    assert "turn number 299" in tokenizer.backend.decode(newest.ids)
    assert "turn number 0" not in tokenizer.backend.decode(newest.ids)


def test_a_mask_in_any_text_adds_no_marker(tokenizer):
    question = {"type": "choice", "instructions": "pick [MASK]", "criteria": {"[MASK] a": "[MASK]", "b": None}}
    sequence = encode(tokenizer, "state [MASK]", {"q": question}).sequences[0]
    assert [i for i, token in enumerate(sequence.ids) if token == tokenizer.mask_id] == list(sequence.markers)
    assert len(sequence.markers) == 2


def test_boolean_keys_and_labels_word_the_noul_options(tokenizer):
    question = NOUL | {"criteria": {True: "it does", False: 0}, "labels": {"true": " A ", "false": "B"}}
    (checked,) = encode(tokenizer, "s", {"q": question}).questions
    assert option_texts(checked) == ["B: 0", "A: it does"]


def test_no_questions_need_no_tokens(tokenizer):
    encoded = encode(tokenizer, object(), {})
    assert encoded.question_ids == encoded.questions == encoded.sequences == ()


CHOICE = {"type": "choice", "instructions": "x"}
MALFORMED = [
    ("q", "not an object"),
    ({"instructions": "x"}, "unknown type None"),
    ({"type": "bool", "instructions": "x"}, "unknown type 'bool'"),
    ({"type": "noul"}, "'instructions' are missing"),
    (CHOICE, "object of label to description or as a list"),
    (CHOICE | {"criteria": "a, b"}, "object of label to description or as a list"),
    (CHOICE | {"criteria": []}, "at least one label"),
    (CHOICE | {"criteria": [{"a": 1}]}, "must be text"),
    (CHOICE | {"criteria": ["a", 1]}, "label 1 must be text"),
    (CHOICE | {"criteria": ["a"], "labels": {"false": "a", "true": "b"}}, "belong to noul"),
    ({"type": "score", "instructions": "x", "criteria": {"0": "low"}}, "list of level descriptions"),
    ({"type": "score", "instructions": "x", "criteria": []}, "at least one level"),
    (NOUL | {"criteria": ["yes"]}, "object with 'true' or 'false'"),
    (NOUL | {"criteria": {"yes": "it is", "true": "so"}}, "not 'yes'"),
    (NOUL | {"labels": {"true": "Yes"}}, "two different texts"),
    (NOUL | {"labels": {"true": "Yes", "false": " Yes "}}, "two different texts"),
    (NOUL | {"labels": {"true": "Yes", "false": ""}}, "two different texts"),
    (NOUL | {"instructions": "\ud800"}, "lone surrogate"),
    (CHOICE | {"criteria": [f"option {i}" for i in range(130)]}, "130 options exceed head_max_len=192"),
]


@pytest.mark.parametrize(("definition", "message"), MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_question_is_named(tokenizer, definition, message):
    with pytest.raises(ValueError, match="question 'the one'") as caught:
        encode(tokenizer, "state", {"fine": NOUL, "the one": definition})
    assert isinstance(caught.value, RequestError)
    if message != "not an object":
        assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_limits_are_named(tokenizer):
    with pytest.raises(RequestError, match="17 questions exceed the limit of 16"):
        encode(tokenizer, "state", {str(i): NOUL for i in range(17)})
    with pytest.raises(RequestError, match="tokens exceed the limit of 512 a sequence"):
        encode(tokenizer, "word " * 1000, {"q": NOUL}, max_len=600)
    words = [word for word in dict.fromkeys(TRAINING_TEXT.split()) if len(tokenizer.encode(f" {word}")) <= 2][:130]
    with pytest.raises(RequestError, match="2080 options exceed the limit of 2048"):
        encode(tokenizer, "state", {str(i): CHOICE | {"criteria": words} for i in range(16)})


def deep(levels):
    value: list = []
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize("state", ["\udfff", {"a": "\ud800"}, {1, 2}, b"bytes", deep(100_000)], ids=range(5))
def test_a_state_that_is_no_text_is_refused(tokenizer, state):
    with pytest.raises(RequestError, match=r"^state: ") as caught:
        encode(tokenizer, state, {"q": NOUL})
    assert "\n" not in str(caught.value)


def test_questions_must_be_a_dict(tokenizer):
    with pytest.raises(RequestError, match="questions must be a dict"):
        encode(tokenizer, "state", [NOUL])


def test_requests_are_taken_apart():
    questions = {"q": NOUL}
    for state in ("text", {"a": 1}, [1]):
        assert parse_request({"state": state, "questions": questions, "model": "laya"}) == (state, questions)


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ([], "must be a JSON object with state and questions, not a list"),
        (None, "not null"),
        ({"questions": {}}, "no 'state'"),
        ({"state": ""}, "no 'questions'"),
        ({"state": 3, "questions": {}}, "'state' must be text, an object or a list of turns, not a number"),
        ({"state": None, "questions": {}}, "not null"),
        ({"state": True, "questions": {}}, "not a boolean"),
        ({"state": "", "questions": []}, "'questions' must be an object of question id to question, not a list"),
    ],
)
def test_requests_of_another_shape_are_refused(request_, message):
    with pytest.raises(RequestError) as caught:
        parse_request(request_)
    assert message in str(caught.value)


# The tokenizer's files ---------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tiny_checkpoint, tmp_path):
    shutil.copytree(tiny_checkpoint / "tokenizer", tmp_path / "tokenizer")
    return tmp_path


def edit(folder, **changes):
    path = folder / "tokenizer" / "tokenizer_config.json"
    config = json.loads(path.read_text()) | changes
    path.write_text(json.dumps({key: value for key, value in config.items() if value is not None}))


def test_limits_stored_with_the_tokenizer_do_not_apply(folder, tokenizer):
    path = folder / "tokenizer" / "tokenizer.json"
    stored = tokenizers.Tokenizer.from_file(str(path))
    stored.enable_truncation(5)
    stored.enable_padding(length=30)
    stored.save(str(path))
    assert Tokenizer.open(folder).encode("a long line of many words. " * 3) == tokenizer.encode(
        "a long line of many words. " * 3
    )


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_truncation_side_is_the_configured_one(folder, side):
    edit(folder, truncation_side=side)
    other = upstream_codec_tokenizer(folder)
    text = "one two three four five six"
    expected = other(text, add_special_tokens=False, truncation=True, max_length=3)["input_ids"]
    assert Tokenizer.open(folder).encode(text, 3) == expected


def upstream_codec_tokenizer(folder):
    from transformers import AutoTokenizer

    return AutoTokenizer.from_pretrained(str(folder / "tokenizer"))


def test_special_tokens_may_be_objects_or_unnamed(folder, tokenizer):
    edit(folder, mask_token={"content": "[MASK]", "lstrip": True}, cls_token=None, sep_token=None)
    other = Tokenizer.open(folder)
    assert (other.cls_id, other.sep_id, other.mask_id, other.pad_id) == (50281, 50282, 50284, 50283)
    assert other.mask_token == "[MASK]"


def test_tokens_that_only_the_configuration_knows_are_found_in_text(folder, tokenizer):
    added = {"50285": {"content": "[unused0]", "lstrip": False, "special": True}}
    config = json.loads((folder / "tokenizer" / "tokenizer_config.json").read_text())
    edit(folder, added_tokens_decoder=config["added_tokens_decoder"] | added)
    text = "before [unused0] after"
    expected = upstream_codec_tokenizer(folder)(text, add_special_tokens=False)["input_ids"]
    assert Tokenizer.open(folder).encode(text) == expected
    assert tokenizer.encode(text) != expected


def without_special_tokens(directory):
    tokenizers.Tokenizer(tokenizers.models.BPE()).save(str(directory / "tokenizer.json"))
    (directory / "tokenizer_config.json").write_text("{}")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: (d / "tokenizer.json").unlink(), "tokenizer.json is missing"),
        (lambda d: (d / "tokenizer_config.json").unlink(), "tokenizer_config.json is missing"),
        (lambda d: (d / "tokenizer.json").write_text("{"), "is not a tokenizer"),
        (lambda d: (d / "tokenizer_config.json").write_text("{"), "cannot be read as JSON"),
        (lambda d: (d / "tokenizer_config.json").write_text("[]"), "must hold a JSON object"),
        (without_special_tokens, "the cls token '[CLS]' is not in tokenizer.json"),
        (lambda d: (d / "tokenizer_config.json").write_text('{"truncation_side": 1}'), "truncation_side"),
    ],
)
def test_damaged_tokenizer_files_are_named(folder, change, message):
    change(folder / "tokenizer")
    with pytest.raises(CheckpointError) as caught:
        Tokenizer.open(folder)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
