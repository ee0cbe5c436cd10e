"""Which test holds the game to which rule: reads the marks in the tests, writes docs/rule-coverage.md.

``python tests/core/rule_matrix.py`` writes the page anew; ``test_rule_coverage.py`` says when that is due.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
PAGE = ROOT / "docs" / "rule-coverage.md"
RULE_ID = re.compile(r'<a id="([A-Z]+-\d+)">')

HEAD = """\
# Rule coverage

Every rule of [docs/rules](rules/) has an id, and every id is cited by the tests that hold the game to it,
with `@pytest.mark.rule("FA-18")`. This page is written by `python tests/core/rule_matrix.py`; a test fails
when a rule has no test, when a test cites a rule that does not exist, or when this page is out of date.
"""


def rule_ids(path: Path) -> list[str]:
    """The ids of a rules page, in its order: its anchors."""
    return RULE_ID.findall(path.read_text(encoding="utf-8"))


def rules_pages() -> list[Path]:
    return sorted(RULES.glob("*.md"))


def citations() -> dict[str, list[str]]:
    """For each rule id cited anywhere the tests that cite it, as ``path::test``, sorted."""
    cited: dict[str, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        where = path.relative_to(ROOT / "tests").as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        of_file = [rule for node in tree.body if _is_pytestmark(node) for rule in _rules(node)]
        for name, function in _tests(tree.body):
            for rule in {*of_file, *(rule for mark in function.decorator_list for rule in _rules(mark))}:
                cited[rule].add(f"{where}::{name}")
    return {rule: sorted(tests) for rule, tests in cited.items()}


def _is_pytestmark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    )


def _tests(body: list[ast.stmt]) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Test functions, those in classes too."""
    for node in body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _tests(node.body)


def _rules(node: ast.AST) -> list[str]:
    """The ids in every ``pytest.mark.rule(…)`` below ``node``."""
    return [
        str(argument.value)
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    ]


def sentence(test: str) -> str:
    """``fasanerie/test_rules_fox.py::test_an_earlier_fox_may_be_given`` as a list entry."""
    path, _, name = test.partition("::")
    return f"[{name.removeprefix('test_').replace('_', ' ')}](../tests/{path})"


def page() -> str:
    """The text of docs/rule-coverage.md as it should be."""
    cited = citations()
    parts = [HEAD]
    for path in rules_pages():
        parts.append(f"\n## {path.stem.capitalize()}\n\n| rule | tests |\n|---|---|\n")
        for rule in rule_ids(path):
            tests = "<br>".join(sentence(test) for test in cited.get(rule, []))
            parts.append(f"| [{rule}](rules/{path.name}#{rule}) | {tests or '**none**'} |\n")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
