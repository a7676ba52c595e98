"""`laya-cuda export`: a plan and its weights as files, run here from the text alone."""

from __future__ import annotations

import ctypes
import hashlib
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import fake_library
import numpy as np
import pytest

from laya_cuda import Engine
from laya_cuda.batch import pack
from laya_cuda.bundle import Bundle
from laya_cuda.checkpoint import Checkpoint
from laya_cuda.errors import BundleError, RequestError
from laya_cuda.export import PLAN, WEIGHTS, export, export_rules, holding
from laya_cuda.packing import pack as pack_weight
from laya_cuda.packing import weights
from laya_cuda.plan import ShapeClass, shape_class
from laya_cuda.request import Sequence

SHAPE = ShapeClass(256, 4, 64)


@dataclass
class Text:
    """A plan read by nothing but its description in docs/embedding.md."""

    header: dict[str, list[str]]
    regions: dict[str, int]
    fields: dict[str, tuple[str, int, int]]
    launches: list[list[str]]

    @classmethod
    def read(cls, path: Path) -> Text:
        own = cls({}, {}, {}, [])
        for line in path.read_text(encoding="ascii").splitlines():
            words = line.split("#")[0].split()
            match words:
                case ["region", name, size]:
                    own.regions[name] = int(size)
                case ["input" | "output" as kind, name, offset, count]:
                    own.fields[name] = (f"{kind}s", int(offset), int(count))
                case ["launch", *rest]:
                    own.launches.append(rest)
                case [key, *rest]:
                    own.header[key] = rest
        return own

    def run(self, library: ctypes.CDLL, memory: dict[str, np.ndarray]) -> None:
        """Call laya_call for every launch."""
        for op, kernel, _, n_pointers, n_sizes, *rest in self.launches:
            pointers = (ctypes.c_void_p * int(n_pointers))()
            for i, word in enumerate(rest[: int(n_pointers)]):
                if word != "-":
                    region, offset = word.split("+")
                    pointers[i] = memory[region].ctypes.data + int(offset)
            sizes = (ctypes.c_int32 * int(n_sizes))(*map(int, rest[int(n_pointers) :]))
            assert library.laya_call(int(op), int(kernel), pointers, len(pointers), sizes, len(sizes), None) == 0


@pytest.fixture(scope="module")
def bundle(cpu_bundle: Path) -> Bundle:
    return Bundle.open(cpu_bundle)


@pytest.fixture(scope="module")
def checkpoint(root: Path) -> Checkpoint:
    return Checkpoint.open(root / "examples" / "tiny")


@pytest.fixture(scope="module")
def folder(checkpoint: Checkpoint, bundle: Bundle, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("export") / "new" / "plan"
    export(checkpoint, bundle, out, SHAPE)
    return out


def command(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "laya_cuda", "export", *map(str, arguments)], capture_output=True, text=True
    )


def aligned(size: int) -> np.ndarray:
    memory = np.zeros(size + 256, np.uint8)
    start = -memory.ctypes.data % 256
    return memory[start : start + size]


def test_the_text_alone_gives_the_engines_bits(checkpoint, bundle, folder):
    text = Text.read(folder / PLAN)
    memory = {name: aligned(size) for name, size in text.regions.items()}
    memory["weights"][:] = np.fromfile(folder / WEIGHTS, np.uint8)
    library = ctypes.CDLL(str(bundle.directory / bundle.manifest["library"]))
    random = np.random.default_rng(3)
    with Engine(checkpoint, bundle) as engine:
        for lengths in ((90, 33, 64), (128,), (16, 48, 17, 100)):
            sequences = [
                Sequence(tuple(random.integers(5, checkpoint.geometry.vocab, n).tolist()), (1, n // 2, n - 1), i % 3)
                for i, n in enumerate(lengths)
            ]
            batch = pack(sequences, checkpoint.tokenizer.pad_id)
            for name, (region, offset, count) in text.fields.items():
                if region == "inputs":
                    values = np.atleast_1d(np.asarray(getattr(batch, name), np.int32))
                    assert len(values) <= count
                    memory[region][offset : offset + values.nbytes] = values.view(np.uint8)
            text.run(library, memory)
            expected = engine.forward(batch)
            for name, wanted in (("logits", expected.logits), ("action_logits", expected.action_logits)):
                region, offset, _ = text.fields[name]
                assert memory[region][offset : offset + wanted.nbytes].tobytes() == wanted.tobytes()


def test_the_header_says_what_the_plan_is_for(checkpoint, bundle, folder):
    text = Text.read(folder / PLAN)
    geometry = checkpoint.geometry
    library = (bundle.directory / bundle.manifest["library"]).read_bytes()
    weight_bytes = (folder / WEIGHTS).read_bytes()
    assert text.header["laya-plan"] == ["2"]
    assert text.header["library"] == [bundle.manifest["library"], hashlib.sha256(library).hexdigest()]
    assert text.header["weights"] == [WEIGHTS, hashlib.sha256(weight_bytes).hexdigest()]
    assert text.header["shape"] == ["256", "4", "64"]
    assert [text.header[k] for k in ("vocab", "max_len", "actions")] == [
        [str(n)] for n in (geometry.vocab, geometry.max_len, geometry.actions)
    ]
    assert text.regions["weights"] == len(weight_bytes)
    assert text.header["launches"] == [str(len(text.launches))]
    assert text.header["end"] == []
    assert all(bundle.kernels[int(kernel)].name == name for _, kernel, name, *_ in text.launches)


def test_every_weight_lies_where_launches_read_it(checkpoint, bundle, folder):
    stored = (folder / WEIGHTS).read_bytes()
    offset = 0
    for weight in weights(checkpoint.geometry):
        packed = pack_weight(weight, checkpoint, bundle.storage.__getitem__).tobytes()
        assert stored[offset : offset + len(packed)] == packed, weight.name
        offset += -(-len(packed) // 256) * 256
    assert offset == len(stored)


def test_a_reader_can_follow_it(folder):
    lines = [line for line in (folder / PLAN).read_text().splitlines() if line.startswith("launch ")]
    assert "# embeddings: ids=ids, table=encoder.embeddings.tok_embeddings.weight," in lines[0]
    tables = r"cos=rope\.global\.cos, sin=rope\.global\.sin, positions=positions"
    assert re.search(
        rf"# encoder 0 qkv: a=y, w=encoder\.layers\.0\.attn\.Wqkv\.weight, {tables}, qkv=qkv, rows=rows$", lines[1]
    )
    assert "# action logits: " in lines[-1]


def test_it_is_the_same_each_time_and_leaves_nothing_else(checkpoint, bundle, folder, tmp_path):
    for _ in range(2):
        export(checkpoint, bundle, tmp_path, SHAPE)
        assert {p.name for p in tmp_path.iterdir()} == {PLAN, WEIGHTS}
        for name in (PLAN, WEIGHTS):
            assert (tmp_path / name).read_bytes() == (folder / name).read_bytes()


def test_a_failure_leaves_no_plan_beside_other_weights(checkpoint, bundle, tmp_path, monkeypatch):
    export(checkpoint, bundle, tmp_path, SHAPE)

    def full(*_: object) -> bytes:
        raise OSError("No space left on device")

    monkeypatch.setattr("laya_cuda.export.pack", full)
    with pytest.raises(OSError, match="No space"):
        export(checkpoint, bundle, tmp_path, SHAPE)
    assert {p.name for p in tmp_path.iterdir()} == {WEIGHTS}


def test_a_cuda_library_is_exported_without_a_device(checkpoint, tmp_path):
    bundle = Bundle.open(fake_library.build(tmp_path / "fake"))
    for target, expected in ((None, "sm_90a"), ("sm_90a", "sm_90a"), ("portable", "portable")):
        exported = export(checkpoint, bundle, tmp_path / "out", SHAPE, target=target, rules=export_rules(bundle, None))
        names = {name.split(".")[0] for _, _, name, *_ in Text.read(tmp_path / "out" / PLAN).launches}
        assert names == {expected}
        assert exported.plan.targets[0] == expected
    # Projections are stored as f16 there, so they take half of what the CPU library's take.
    assert exported.weight_bytes < 0.6 * sum(
        pack_weight(w, checkpoint, lambda _: "f32").nbytes for w in weights(checkpoint.geometry)
    )
    with pytest.raises(BundleError, match="no sm_70 kernels; it has sm_90a, portable"):
        export(checkpoint, bundle, tmp_path / "out", SHAPE, target="sm_70")


def test_a_plan_is_of_the_class_that_an_engine_takes():
    random = np.random.default_rng(8)
    for _ in range(300):
        lengths = random.integers(1, random.choice([17, 65, 513]), random.integers(1, 17))
        sequences = [Sequence((7,) * n, tuple(range(random.integers(1, n + 1))), 0) for n in lengths.tolist()]
        if sum(len(sequence.markers) for sequence in sequences) <= 2048:
            batch = pack(sequences, 0)
            assert holding(batch.rows, batch.seqs, batch.markers) == shape_class(batch)


@pytest.mark.parametrize("counts", [(0, 1, 1), (8193, 16, 64), (64, 17, 64), (64, 0, 64), (64, 1, 2049), (64, 1, -1)])
def test_counts_that_no_forward_takes_are_refused(counts):
    with pytest.raises(RequestError, match="a plan can be made for 1 to"):
        holding(*counts)


def test_the_command_writes_the_same_and_says_what(root, cpu_bundle, folder, tmp_path):
    ran = command(root / "examples/tiny", tmp_path / "a", "--rows", 200, "--seqs", 3, "--bundle", cpu_bundle)
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"256 rows, 4 sequences, 64 markers; \d+ launches on cpu; [\d.]+ MB of weights", ran.stdout)
    for name in (PLAN, WEIGHTS):
        assert (tmp_path / "a" / name).read_bytes() == (folder / name).read_bytes()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rows", "9000", "--seqs", "1"], "9000 rows: a plan can be made for 1 to 8192"),
        (["--rows", "64", "--seqs", "1", "--target", "sm_90a"], "no sm_90a kernels; it has cpu"),
        (["--rows", "64", "--seqs", "1", "--plan", "nothing"], "nothing"),
        (["--rows", "64", "--seqs", "1", "--plan", "missing.json"], "missing.json"),
        (["--seqs", "1"], "--rows"),
    ],
)
def test_a_wrong_argument_is_one_line(root, cpu_bundle, tmp_path, arguments, said):
    ran = command(root / "examples/tiny", tmp_path / "out", "--bundle", cpu_bundle, *arguments)
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1
    assert said in ran.stderr
    assert not (tmp_path / "out").exists()


def test_a_folder_that_is_a_file_is_one_line(root, cpu_bundle, tmp_path):
    (tmp_path / "out").write_text("")
    ran = command(root / "examples/tiny", tmp_path / "out", "--rows", 64, "--seqs", 1, "--bundle", cpu_bundle)
    assert (ran.returncode, len(ran.stderr.splitlines())) == (2, 1)
    assert str(tmp_path / "out") in ran.stderr
