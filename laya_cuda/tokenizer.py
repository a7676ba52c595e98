"""Text to token ids, by the tokenizer files of a checkpoint and the `tokenizers` package alone."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tokenizers

from laya_cuda.errors import CheckpointError, RequestError, one_line

_SPECIAL = {"cls": "[CLS]", "sep": "[SEP]", "mask": "[MASK]", "pad": "[PAD]"}
_NAMED = ("bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token")
_REPAIR = "copy the tokenizer directory of the checkpoint again"


@dataclass(frozen=True)
class Tokenizer:
    """A checkpoint's tokenizer. Every method may be called from several threads."""

    cls_id: int
    sep_id: int
    mask_id: int
    pad_id: int
    mask_token: str
    size: int
    """One more than the largest token id."""
    keeps_left: bool
    """Whether a length limit keeps the first tokens (the usual case) or the last."""
    backend: Any = field(repr=False)

    @staticmethod
    def open(checkpoint: str | Path) -> "Tokenizer":
        """Read `tokenizer/tokenizer.json` and `tokenizer/tokenizer_config.json` below a checkpoint directory.

        Raises CheckpointError where a file is missing or damaged or a special token cannot be found.
        """
        directory = Path(checkpoint) / "tokenizer"
        config = _read_config(directory / "tokenizer_config.json")
        path = directory / "tokenizer.json"
        if not path.is_file():
            raise CheckpointError(f"{path} is missing: {_REPAIR}")
        try:
            backend = tokenizers.Tokenizer.from_file(str(path))
        except Exception as error:  # the package raises bare Exception for whatever it cannot read
            raise CheckpointError(f"{path} is not a tokenizer: {one_line(error)}; {_REPAIR}") from None
        keeps_left = _keeps_left(config, backend, directory)
        # Limits and padding stored in the file would apply to every text; upstream asks for them a call at a time.
        backend.no_truncation()
        backend.no_padding()
        backend.encode_special_tokens = bool(config.get("split_special_tokens", False))
        _register(backend, config)
        ids: dict[str, int] = {}
        mask_token = ""
        for role, usual in _SPECIAL.items():
            token = _content(config.get(f"{role}_token")) or usual
            number = backend.token_to_id(token)
            if number is None:
                raise CheckpointError(f"{directory}: the {role} token {token!r} is not in tokenizer.json; {_REPAIR}")
            ids[role] = number
            mask_token = token if role == "mask" else mask_token
        return Tokenizer(
            cls_id=ids["cls"],
            sep_id=ids["sep"],
            mask_id=ids["mask"],
            pad_id=ids["pad"],
            mask_token=mask_token,
            size=max(backend.get_vocab(with_added_tokens=True).values()) + 1,
            keeps_left=keeps_left,
            backend=backend,
        )

    def encode(self, text: str, max_length: int | None = None) -> list[int]:
        """Token ids of `text` without special tokens around it, at most `max_length` of them.

        Raises RequestError where the text is not Unicode text (a lone surrogate).
        """
        try:
            ids: list[int] = self.backend.encode(text, add_special_tokens=False).ids
        except (TypeError, UnicodeError):
            raise RequestError("text holds a lone surrogate, which is not a character: send valid Unicode") from None
        if max_length is None or len(ids) <= max_length:
            return ids
        return ids[:max_length] if self.keeps_left else ids[len(ids) - max_length :]


def _read_config(path: Path) -> dict[str, Any]:
    try:
        config = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise CheckpointError(f"{path} is missing: {_REPAIR}") from None
    except (OSError, ValueError, RecursionError) as error:
        raise CheckpointError(f"{path} cannot be read as JSON: {one_line(error)}; {_REPAIR}") from None
    if not isinstance(config, dict):
        raise CheckpointError(f"{path} must hold a JSON object; {_REPAIR}")
    return config


def _keeps_left(config: dict[str, Any], backend: Any, directory: Path) -> bool:
    stored = backend.truncation or {}
    side = config.get("truncation_side", stored.get("direction", "right"))
    if side not in ("left", "right"):
        raise CheckpointError(f"{directory}/tokenizer_config.json: truncation_side must be left or right, not {side!r}")
    return bool(side == "right")


def _content(token: Any) -> str | None:
    """The text of a token written as a string or as an object with its `content`."""
    if isinstance(token, dict):
        token = token.get("content")
    return token if isinstance(token, str) and token else None


def _register(backend: Any, config: dict[str, Any]) -> None:
    """Let tokens that only tokenizer_config.json knows be recognised in text, as transformers does on loading."""
    known = {token.content for token in backend.get_added_tokens_decoder().values()}
    decoder = config.get("added_tokens_decoder")
    tokens = list(decoder.values()) if isinstance(decoder, dict) else []
    tokens += [config[name] for name in _NAMED if config.get(name) is not None]
    for token in tokens:
        content = _content(token)
        if content is None or content in known:
            continue
        known.add(content)
        flags = token if isinstance(token, dict) else {}
        backend.add_tokens(
            [
                tokenizers.AddedToken(
                    content,
                    single_word=bool(flags.get("single_word", False)),
                    lstrip=bool(flags.get("lstrip", False)),
                    rstrip=bool(flags.get("rstrip", False)),
                    normalized=bool(flags.get("normalized", False)),
                    special=bool(flags.get("special", True)),
                )
            ]
        )
