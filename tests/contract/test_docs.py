"""docs/contract.md, the CI entry and the workflow speak of what is there."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "contract.md").read_text()


def test_every_field_of_the_schema_is_on_the_page():
    schema = json.loads((ROOT / "manifests" / "schemas" / "backend.schema.json").read_text())
    properties = schema["properties"]
    fields = [name for name in properties if name not in ("about", "build", "numerics", "reference")]
    for group in ("build", "numerics", "reference"):
        fields += [f"{group}.{name}" for name in properties[group]["properties"] if name != "note"]
    missing = [f for f in fields if f"`{f}`" not in PAGE and not (f.startswith("numerics.") and f"`.{f[9:]}`" in PAGE)]
    assert missing == []


def test_commands_on_the_page_and_in_ci_are_there():
    texts = [PAGE, (ROOT / "ci" / "test.sh").read_text(), (ROOT / ".github" / "workflows" / "cuda.yml").read_text()]
    for text in texts:
        modules = set(re.findall(r"-m (ci\.\w+)", text))
        assert {"ci.contract", "ci.compile_matrix"} <= modules
        for module in modules:
            assert (ROOT / f"{module.replace('.', '/')}.py").is_file()
        for option in set(re.findall(r"--(?:tier|out|builds|markdown|json)\b", text)):
            sources = [
                (ROOT / "laya_cuda" / "cli_contract.py").read_text(),
                (ROOT / "ci" / "compile_matrix.py").read_text(),
            ]
            assert any(f'"{option}"' in source for source in sources)


def test_the_test_entry_is_what_continuous_integration_runs():
    assert "ci/test.sh" in (ROOT / ".ci" / "run").read_text()
