"""The build script and the compute capabilities, as far as the text of the script shows them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from laya_cuda.contract.findings import Outcome, listed
from laya_cuda.contract.manifest import Manifest, declared_file
from laya_cuda.contract.script import Script


def check_script(manifest: Manifest, outcome: Outcome) -> None:
    """Add the findings about the build script."""
    build = manifest.build
    name = build["script"]
    path = declared_file(manifest, outcome, "build.script", name, "script")
    if path is None:
        return
    if not os.access(path, os.X_OK):
        outcome.find(
            "script-executable",
            "build.script",
            f"{name} without the executable bit",
            "an executable file",
            f"run chmod +x {name}",
        )
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        outcome.find(
            "script-text", "build.script", f"{name}, which is no text ({error})", "a script", f"correct {name}"
        )
        return
    if not text.startswith("#!"):
        outcome.find(
            "script-interpreter",
            "build.script",
            f"{name} without a first line #!",
            "an interpreter, such as #!/bin/sh",
            f"begin {name} with #!/bin/sh",
        )
    script = Script.read(text)
    output = build["output"]
    if not script.shows_text(output):
        outcome.find(
            "script-output",
            "build.output",
            output,
            f"a library that {name} names ({listed(script.libraries)})",
            f"correct build.output, or write {output} in {name}",
        )
    declared = manifest.architectures
    hidden = [number for number in declared if not script.shows(number)]
    if hidden:
        outcome.find(
            "script-architecture",
            "build.architectures",
            f"{listed(hidden)}, not visible in {name}",
            f"only what {name} names",
            f"name {listed(hidden)} in {name}, or take it out of build.architectures",
        )
    extra = [number for number in script.listed if number not in declared]
    if extra:
        outcome.find(
            "script-undeclared-architecture",
            "build.architectures",
            listed(declared),
            f"also {listed(extra)}, which {name} builds for",
            f"add {listed(extra)} to build.architectures, or take it out of {name}",
        )
    if script.default is not None and script.default != build["default_arch"]:
        outcome.find(
            "script-default",
            "build.default_arch",
            build["default_arch"],
            f"{script.default}, the default of {name}",
            f"set build.default_arch to {script.default}, or change the default in {name}",
        )
    baseline = build.get("ptx_baseline")
    if baseline is not None and not script.shows_ptx(int(baseline)):
        outcome.find(
            "script-ptx",
            "build.ptx_baseline",
            f"{baseline}, with no compute_{baseline} in {name}",
            f"compute_{baseline} among the targets in {name}",
            f"have {name} embed PTX for compute_{baseline}, or correct build.ptx_baseline",
        )


def check_capabilities(manifest: Manifest, outcome: Outcome) -> None:
    """Add the findings about the declared compute capabilities, PTX baseline and targets."""
    build = manifest.build
    declared, default, least = manifest.architectures, build["default_arch"], build.get("min_capability")
    if default not in declared:
        outcome.find(
            "default-arch",
            "build.default_arch",
            default,
            f"one of build.architectures ({listed(declared)})",
            f"add {default} to build.architectures, or choose another default",
        )
    if least is not None:
        low = [number for number in declared if number < least]
        if low:
            outcome.find(
                "min-capability",
                "build.architectures",
                listed(low),
                f"at least build.min_capability, {least}",
                f"remove {listed(low)}, or lower build.min_capability if the kernels compile for it",
            )
    baseline = build.get("ptx_baseline")
    if baseline is not None and least is not None and baseline < least:
        outcome.find(
            "ptx-below-minimum",
            "build.ptx_baseline",
            baseline,
            f"at least build.min_capability, {least}",
            f"set build.ptx_baseline to {least} or more",
        )
    _targets(build, declared, outcome)


def _targets(build: Mapping[str, Any], declared: list[int], outcome: Outcome) -> None:
    targets = build.get("targets")
    if targets is None:
        return
    missing = [number for number in declared if str(number) not in targets]
    extra = [key for key in targets if key not in {str(number) for number in declared}]
    if missing:
        outcome.find(
            "targets-missing",
            "build.targets",
            f"nothing for {listed(missing)}",
            "an entry for every architecture",
            f"add {listed(missing)} to build.targets",
        )
    if extra:
        outcome.find(
            "targets-extra",
            "build.targets",
            listed(extra),
            f"only build.architectures ({listed(declared)})",
            f"remove {listed(extra)} from build.targets, or add it to build.architectures",
        )
    baseline = build.get("ptx_baseline")
    for key, names in targets.items():
        if baseline is not None and f"compute_{baseline}" not in names:
            outcome.find(
                "targets-ptx",
                f"build.targets.{key}",
                listed(names),
                f"also compute_{baseline}, the build.ptx_baseline",
                f"add compute_{baseline} to build.targets.{key}",
            )
        if not any(name in (f"sm_{key}", f"sm_{key}a", f"sm_{key}f") for name in names):
            outcome.find(
                "targets-machine-code",
                f"build.targets.{key}",
                listed(names),
                f"machine code for {key}",
                f"add sm_{key} (or sm_{key}a) to build.targets.{key}",
            )
