"""What README.md shows is what one gets."""

from __future__ import annotations

import re
import subprocess
import sys


def test_the_example_prints_this(root, cpu_bundle):
    text = (root / "README.md").read_text()
    arguments, shown = re.search(r"\$ laya-cuda (decide .*?)\n(.*?)\n\.\.\.\n```", text, re.S).groups()
    command = [sys.executable, "-m", "laya_cuda", *arguments.replace("build/cpu", str(cpu_bundle)).split()]
    printed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    printed = printed.replace(str(cpu_bundle), "build/cpu")
    assert printed.startswith(shown + "\n"), f"README.md should show:\n{printed[:1200]}"


def test_links_lead_somewhere(root):
    for page in [root / "README.md", *(root / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
