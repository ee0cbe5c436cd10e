"""Every rule has a test, and docs/rule-coverage.md says which."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("rule_matrix.py")
_spec = importlib.util.spec_from_file_location("rule_matrix", SCRIPT)
assert _spec is not None
assert _spec.loader is not None
rule_matrix = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(rule_matrix)


def test_fasanerie_has_the_rules_1_to_38_once_each() -> None:
    ids = rule_matrix.rule_ids(rule_matrix.RULES / "fasanerie.md")
    assert ids == [f"FA-{n}" for n in range(1, 39)]


def test_feuville_has_the_rules_1_to_34_once_each() -> None:
    ids = rule_matrix.rule_ids(rule_matrix.RULES / "feuville.md")
    assert sorted(ids) == sorted(f"FE-{n}" for n in range(1, 35))


@pytest.mark.parametrize("page", rule_matrix.rules_pages(), ids=lambda page: page.stem)
def test_every_rule_is_cited_by_a_test(page: Path) -> None:
    cited = rule_matrix.citations()
    missing = [rule for rule in rule_matrix.rule_ids(page) if not cited.get(rule)]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_rule_cited_exists() -> None:
    known = {rule for page in rule_matrix.rules_pages() for rule in rule_matrix.rule_ids(page)}
    unknown = {rule: tests for rule, tests in rule_matrix.citations().items() if rule not in known}
    assert not unknown


def test_the_page_is_up_to_date() -> None:
    assert rule_matrix.PAGE.read_text(encoding="utf-8") == rule_matrix.page(), (
        "docs/rule-coverage.md is out of date: run python tests/core/rule_matrix.py"
    )
