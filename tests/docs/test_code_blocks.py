"""What README and docs show does what they say: code runs, JSON is valid, links lead somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import spieltisch

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#]*)(#[^)]*)?\)")
LATER = {"docs/strength.md", "docs/speed.md"}  # written by measuring


def _blocks(language: str) -> list[object]:
    found = []
    for page in PAGES:
        for number, (lang, code) in enumerate(BLOCK.findall(page.read_text("utf-8"))):
            if lang == language:
                found.append(pytest.param(code, id=f"{page.name}-{number}"))
    return found


@pytest.mark.parametrize("code", _blocks("python"))
def test_python_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "docs", "exec"), {"__name__": "docs"})


@pytest.mark.parametrize("code", _blocks("json"))
def test_json_is_a_record_or_a_position(code: str) -> None:
    data = json.loads(code)
    if data["format"] == "spieltisch-position-1":
        assert spieltisch.from_position(data).legal_actions()
    else:
        assert spieltisch.from_record(data, auto=False).step == len(data["steps"])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text("utf-8")):
        linked = (page.parent / target).resolve() if target else page
        assert linked.exists() or linked.relative_to(ROOT).as_posix() in LATER, f"{page.name}: {target}"
        if anchor and linked.suffix == ".md" and linked.exists():
            assert anchor[1:] in _anchors(linked), f"{page.name}: {target}{anchor}"


def _anchors(page: Path) -> set[str]:
    text = page.read_text("utf-8")
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    made = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return made | set(re.findall(r'<a id="([^"]+)"', text))


def test_every_decision_is_listed() -> None:
    index = (ROOT / "docs/decisions/README.md").read_text("utf-8")
    for page in (ROOT / "docs/decisions").glob("[0-9]*.md"):
        assert page.name in index
