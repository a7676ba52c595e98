"""Reports say what the evidence says; plots of the same evidence have the same bytes."""

from __future__ import annotations

import copy
import re

import pytest
import sample_evidence

from laya_cuda.bench import plots, report


@pytest.fixture(scope="module")
def data():
    return sample_evidence.evidence(spoilt=("own-eager",))


def rows(text, first):
    """Cells of the lines of a table that begin with `first`."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if first in line]


def test_a_summary_holds_every_cell_and_peer_with_its_floor(data):
    text = report.summary(data, "engine")
    assert text.splitlines()[0] == "| engine | 1 x 48 | 4 x 64 | 1 x 512 | 16 x 512 | mixed-500 |"
    assert len(text.splitlines()) == 2 + len(sample_evidence.PEERS) + 1
    result = next(c for c in data["cells"] if (c["cell"], c["boundary"]) == ("1x512", "engine"))["results"]
    (own,), (stock,) = rows(text, "| this engine |"), rows(text, "| upstream stock |")
    assert float(own[3].strip("*")) == pytest.approx(result["own-graph"]["p50"], rel=1e-3)
    assert float(stock[3]) == pytest.approx(result["upstream-stock"]["p50"], rel=1e-3)
    assert rows(text, "| floor |") == [["floor", "0.200", "0.300", "0.550", "5.000", ""]]


def test_times_with_faults_are_in_brackets_and_have_no_verdict(data):
    (row,) = rows(report.summary(data, "engine"), "| this engine, eager |")
    assert re.fullmatch(r"\([\d.]+\)", row[3])
    eager = [row for row in rows(report.details(data, "engine"), "| this engine, eager |") if "mixed" not in row[0]]
    assert {row[-1] for row in eager} == {"excluded, see findings"}
    assert {row[5] for row in eager} == {""}


def test_details_hold_ratios_with_their_spread_and_errors_beside_every_time(data):
    found = next(row for row in rows(report.details(data, "engine"), "| upstream stock |") if row[0] == "1 x 48")
    result = next(c for c in data["cells"] if (c["cell"], c["boundary"]) == ("1x48", "engine"))["results"]
    ratio = result["upstream-stock"]["ratio"]
    assert found[5] == f"{ratio['value']:.3f} ({ratio['low']:.3f} to {ratio['high']:.3f})"
    assert found[6:] == ["0.0012", "0.016", "11/11 + 1/1 close", "slower"]


def test_findings_and_absences_are_listed_with_reasons(data):
    text = report.markdown(data)
    assert "- **excluded** 1x48 engine this engine, eager: 2 of 40 samples far above the rest" in text
    assert "- PyPI: not in --site" in text


def test_what_was_not_reached_is_said(data):
    partial = {**data, "complete": False, "left": ["16x512/predict"]}
    text = report.markdown(partial)
    assert "**Not complete: 1 cells were not reached.**" in text
    assert "- 16x512/predict: not reached" in text


def test_a_cell_without_a_peer_says_why(data):
    changed = copy.deepcopy(data)
    cell = changed["cells"][0]
    del cell["results"]["upstream-stock"]
    cell["absent"]["upstream-stock"] = "died | of something"
    assert "| 1 x 48 | upstream stock |  |  |  |  |  |  |  | died \\| of something |" in report.details(
        changed, "engine"
    )
    assert "- upstream stock in 1x48, engine: died | of something" in report.markdown(changed)


def test_evidence_without_rates_oracle_or_a_gpu_makes_a_report(data):
    changed = copy.deepcopy(data)
    changed |= {"ceilings": None, "oracle": None, "parity": {}}
    changed["machine"] |= {"gpu": None, "driver": None, "uuid": None}
    for cell in changed["cells"]:
        cell["floor_ms"] = None
    text = report.markdown(changed)
    assert "No float32 oracle was there" in text
    assert "a processor; 2026-01-02" in text
    assert "| floor |" not in text


def test_peers_whose_answers_are_not_finite_are_named(data):
    changed = copy.deepcopy(data)
    changed["parity"]["1x48"]["peers"]["own-graph"]["logits"] = {"nrms": None, "max_abs": None}
    row = rows(report.details(changed, "engine"), "| 1 x 48 | this engine |")[0]
    assert row[6:8] == ["not finite", "not finite"]


def test_write_makes_the_report_and_a_plot_a_boundary_and_stream(data, tmp_path):
    written = report.write(data, tmp_path)
    assert written == ["report.md", "latency-engine.svg", "latency-device.svg", "distribution-mixed-500-engine.svg"]
    assert {path.name for path in tmp_path.iterdir()} == set(written)
    text = (tmp_path / "report.md").read_text()
    assert all(f"]({name})" in text for name in written[1:])


def test_plots_have_the_same_bytes_each_time_and_change_with_the_data(data, tmp_path):
    report.write(data, tmp_path)
    again = tmp_path / "again"
    again.mkdir()
    report.write(copy.deepcopy(data), again)
    other = tmp_path / "other"
    other.mkdir()
    report.write(sample_evidence.evidence(seed=9), other)
    for path in again.glob("*.svg"):
        assert path.read_bytes() == (tmp_path / path.name).read_bytes()
        assert path.read_bytes() != (other / path.name).read_bytes()


def test_plots_leave_out_what_has_faults(data, tmp_path, monkeypatch):
    drawn = []
    monkeypatch.setattr(report, "title", lambda _, peer: drawn.append(peer) or peer)
    plots.latency(data, "engine", tmp_path / "a.svg")
    assert drawn == ["own-graph", "upstream-stock", "upstream-fast-graph"]


def test_a_boundary_without_times_and_a_stream_with_faults_alone_are_not_shown(tmp_path):
    data = sample_evidence.evidence(cells=("1x48",), spoilt=tuple(sample_evidence.PEERS))
    for cell in data["cells"]:
        if cell["boundary"] == "device":
            cell["results"] = {}
        for result in cell["results"].values():
            result["verdict"] = "excluded"
    assert report.boundaries(data) == ["engine"]
    assert report.write(data, tmp_path) == ["report.md"]
    assert "device's clock" not in (tmp_path / "report.md").read_text()


def test_without_matplotlib_a_report_goes_without_plots(data, tmp_path, monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "laya_cuda.bench.plots", raising=False)
    monkeypatch.delattr("laya_cuda.bench.plots", raising=False)
    written = report.write(data, tmp_path)
    assert written[0] == "report.md"
    assert "no plots: " in written[1]
    assert "laya-cuda-aot[bench]" in written[1]
    assert "svg" not in (tmp_path / "report.md").read_text()


def test_every_boundary_has_words():
    from laya_cuda.bench.protocol import BOUNDARIES

    assert set(BOUNDARIES) == set(report.BOUNDARIES)
