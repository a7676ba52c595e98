"""The README's table and figure are those of the evidence that is kept, and only the command writes them."""

from __future__ import annotations

import json
import re

import pytest
import sample_evidence

from laya_cuda.bench import evidence, page, profile, readme, repeat
from laya_cuda.bench.readme import BEGIN, END, EVIDENCE, FIGURE, ReadmeError, update
from laya_cuda.errors import LayaError


@pytest.fixture
def checkout(tmp_path):
    (tmp_path / "README.md").write_text(f"# Title\n\nBefore.\n\n{BEGIN}\nold\n{END}\n\nAfter.\n")
    (tmp_path / "docs").mkdir()
    (tmp_path / page.PAGE).write_text(
        f"Before.\n{page.BEGIN}\n{page.NOTHING}\n{page.END}\n{repeat.BEGIN}\n{repeat.NOTHING}\n{repeat.END}\nAfter.\n"
    )
    return tmp_path


@pytest.fixture
def run(tmp_path_factory):
    """The folder of a run."""
    folder = tmp_path_factory.mktemp("run")
    evidence.write(folder / evidence.NAME, sample_evidence.evidence())
    return folder


def test_this_readme_is_in_line_with_its_evidence(root):
    assert update(root, check=True) == [], "run `laya-cuda bench readme`"


def test_evidence_is_kept_and_readme_and_figure_are_written(checkout, run):
    assert update(checkout, run) == [EVIDENCE, "README.md", FIGURE]
    text = (checkout / "README.md").read_text()
    assert text.startswith("# Title\n\nBefore.\n\n")
    assert text.endswith(f"{END}\n\nAfter.\n")
    assert "| this engine | **0.400** |" in text
    assert f"]({FIGURE})" in text
    assert "| this engine | 0.0012 | 0.016 | 44 of 44 | 4 |" in text
    assert all(len(line) <= 120 for line in text.splitlines())
    assert json.loads((checkout / EVIDENCE).read_text()) == json.loads((run / evidence.NAME).read_text())
    assert update(checkout) == update(checkout, run) == []


@pytest.mark.parametrize("name", ["README.md", FIGURE, EVIDENCE])
def test_a_change_by_hand_is_found(checkout, run, name):
    update(checkout, run)
    path = checkout / name
    text = path.read_text()
    changed = re.sub('"p50": [0-9]', '"p50": 7', text, count=1) if name == EVIDENCE else text.replace("0.5", "0.7", 1)
    assert changed != text
    path.write_text(changed)
    found = update(checkout, check=True)
    assert found == (["README.md", FIGURE] if name == EVIDENCE else [name])
    assert path.read_text() == changed, "a check changes nothing"
    update(checkout, run)
    assert update(checkout, check=True) == []


@pytest.fixture
def profiled(root, run):
    """The run's folder with a profile of its library beside the evidence."""
    data = json.loads((root / page.PROFILE).read_text())
    data["library"]["sha256"] = evidence.read(run)["subject"]["library"]["sha256"]
    (run / profile.NAME).write_text(json.dumps(data))
    return run


def test_a_profile_beside_the_evidence_gives_the_page_its_tables(checkout, profiled):
    assert update(checkout, profiled) == [EVIDENCE, "README.md", FIGURE, page.PROFILE, page.FIGURE, page.PAGE]
    text = (checkout / page.PAGE).read_text()
    assert text.startswith("Before.\n")
    assert text.endswith("\nAfter.\n")
    data = json.loads((profiled / profile.NAME).read_text())
    one = next(cell for cell in data["cells"] if cell["cell"] == "1x48")
    assert f"| 1x48 | {one['call_us'] / 1e3:.3f} | {one['whole_us'] / 1e3:.3f} |" in text
    column = [float(line.split("|")[2]) for line in text.partition("| launches |")[2].splitlines()[2:] if "|" in line]
    assert abs(sum(column) - sum(launch["us"] for launch in one["launches"])) < len(column)
    assert update(checkout) == update(checkout, profiled) == []
    (checkout / page.PAGE).write_text(text.replace("encoder norms", "norms"))
    (checkout / page.FIGURE).unlink()
    assert update(checkout, check=True) == [page.FIGURE, page.PAGE]


def test_a_profile_of_another_library_is_refused(checkout, profiled):
    data = json.loads((profiled / profile.NAME).read_text())
    data["library"]["sha256"] = "0" * 64
    (profiled / profile.NAME).write_text(json.dumps(data))
    before = (checkout / "README.md").read_text()
    with pytest.raises(ReadmeError, match=r"is of library 000000000000, the run of \w+: profile the same one"):
        update(checkout, profiled)
    assert (checkout / "README.md").read_text() == before
    assert not (checkout / EVIDENCE).exists()


def test_a_page_without_its_marks_is_refused(checkout, profiled):
    (checkout / page.PAGE).write_text("nothing")
    with pytest.raises(ReadmeError, match=r"docs/performance\.md must hold the marks"):
        update(checkout, profiled)


def test_a_missing_figure_is_found(checkout, run):
    update(checkout, run)
    (checkout / FIGURE).unlink()
    assert update(checkout, check=True) == [FIGURE]


def test_a_figure_of_another_matplotlib_counts_by_its_evidence(checkout, run):
    import matplotlib

    update(checkout, run)
    path = checkout / FIGURE
    path.write_text(path.read_text().replace(f"matplotlib {matplotlib.__version__}<", "matplotlib 0.0.1<"))
    assert update(checkout, check=True) == []
    other = sample_evidence.evidence(seed=5)
    evidence.write(checkout / EVIDENCE, other)
    assert FIGURE in update(checkout, check=True)


def test_without_evidence_the_readme_says_so(checkout):
    assert update(checkout) == ["README.md"]
    assert readme.NOTHING in (checkout / "README.md").read_text()


def test_evidence_without_all_engine_calls_is_refused(checkout, run):
    data = evidence.read(run)
    left = {**data, "complete": False, "left": ["1x48/engine", "4x64/engine", "1x48/predict"]}
    evidence.write(run / evidence.NAME, left)
    with pytest.raises(ReadmeError, match="lacks engine calls of 1x48, 4x64: bench --resume goes on with it"):
        update(checkout, run)
    evidence.write(run / evidence.NAME, {**left, "left": ["1x48/predict", "4x64/device"]})
    assert "README.md" in update(checkout, run)


@pytest.mark.parametrize(
    ("gpu", "said"),
    [
        ("NVIDIA H100 80GB HBM3", "NVIDIA H100 80GB HBM3"),
        ("NVIDIA H200 NVL", "NVIDIA H200 NVL"),
        ("NVIDIA H200 MIG 1g.18gb", "NVIDIA H200 MIG 1g.18gb"),
        (None, "no GPU"),
    ],
)
@pytest.mark.parametrize("check", [False, True])
def test_a_run_on_another_gpu_is_refused(checkout, run, gpu, said, check):
    update(checkout, run)
    before = {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()}
    data = sample_evidence.evidence(seed=5)
    data["machine"] |= {"gpu": gpu, "device": "cuda" if gpu else "cpu"}
    evidence.write(run / evidence.NAME, data)
    with pytest.raises(ReadmeError, match=f"was measured on {said}; {EVIDENCE} is of an NVIDIA H200$") as caught:
        update(checkout, run, check=check)
    assert "\n" not in str(caught.value)
    assert {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("text", ["nothing", f"{END}\n{BEGIN}", f"{BEGIN}\n{BEGIN}\n{END}", BEGIN])
def test_a_readme_without_its_marks_is_refused(checkout, run, text):
    (checkout / "README.md").write_text(text)
    with pytest.raises(ReadmeError, match="must hold the marks"):
        update(checkout, run)


# A second run ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def again(tmp_path_factory):
    """The folder of a second run, in which this engine took a tenth longer in one cell."""
    folder = tmp_path_factory.mktemp("again")
    data = sample_evidence.evidence()
    data["cells"][0]["results"]["own-graph"]["p50"] *= 1.1
    evidence.write(folder / evidence.NAME, data)
    return folder


def test_a_second_run_is_kept_and_both_stand_beside_the_fastest_other_engine(checkout, run, again):
    update(checkout, run)
    assert update(checkout, second=again) == [repeat.EVIDENCE, page.PAGE]
    text = (checkout / page.PAGE).read_text()
    assert repeat.NOTHING not in text
    first = sample_evidence.evidence()["cells"][0]
    ours = first["results"]["own-graph"]["p50"]
    line = next(line for line in text.splitlines() if line.startswith(f"| {first['cell']}, {first['boundary']} |"))
    assert f"{ours:.3f} / " in line
    assert f"{1.1 * ours:.3f} / " in line
    assert update(checkout, check=True) == []


def test_a_second_run_of_another_library_is_not_shown(checkout, run, again):
    update(checkout, run, second=again)
    data = sample_evidence.evidence()
    data["subject"]["library"]["sha256"] = "b" * 64
    evidence.write(run / evidence.NAME, data)
    assert page.PAGE in update(checkout, run)
    assert repeat.NOTHING in (checkout / page.PAGE).read_text()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["machine"].update(uuid="GPU-another"), "another GPU of the same model"),
        (lambda data: data["subject"]["library"].update(sha256="b" * 64), "of another library or plan than the first"),
        (lambda data: data.update(sample_evidence.evidence()), "is the first run itself"),
    ],
)
def test_what_is_no_second_run_is_refused_and_nothing_is_written(checkout, run, again, change, said):
    data = evidence.read(again)
    change(data)
    evidence.write(again / evidence.NAME, data)
    with pytest.raises(LayaError, match=said):
        update(checkout, run, second=again)
    assert not (checkout / EVIDENCE).exists()
    assert repeat.NOTHING in (checkout / page.PAGE).read_text()


def test_a_second_run_without_a_first_is_refused(checkout, again):
    with pytest.raises(LayaError, match="no first run is kept"):
        update(checkout, second=again)
