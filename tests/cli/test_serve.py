"""``spieltisch serve``: what it passes on. The server itself is tested in tests/site."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spieltisch.site import serve as site

from .conftest import Run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What the site was started with."""
    calls: list[tuple[Any, ...]] = []

    def serve(*arguments: Any, language: str, **_: Any) -> None:
        calls.append((*arguments, language))

    monkeypatch.setattr(site, "serve", serve)
    return calls


def test_by_default_it_listens_to_this_machine_alone(
    run: Run, served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    assert run("serve").code == 0
    assert served == [("127.0.0.1", 8000, True, None, "en")]


def test_everything_can_be_said(run: Run, served: list[Any], tmp_path: Path) -> None:
    run("serve", "--host", "0.0.0.0", "--port", 9, "--data", tmp_path, "--no-browser", "--lang", "de")
    assert served == [("0.0.0.0", 9, False, tmp_path, "de")]


def test_without_a_screen_no_browser_is_opened(
    run: Run, served: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    run("serve")
    assert served[0][2] is False


def test_a_port_that_is_none_is_wrong_usage(run: Run, served: list[Any]) -> None:
    assert run("serve", "--port", 70000).code == 2
    assert not served


def test_a_language_nobody_here_speaks_is_wrong_usage(run: Run, served: list[Any]) -> None:
    ran = run("serve", "--lang", "nl")
    assert (ran.code, ran.err) == (2, "spieltisch: there is no language nl; known: en, de, fr.\n")
    assert not served


def test_what_keeps_the_site_from_starting_is_told_in_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def serve(*_: Any, **__: Any) -> None:
        raise SystemExit("The data folder cannot be used.")

    monkeypatch.setattr(site, "serve", serve)
    assert run("serve") == (1, "", "spieltisch: The data folder cannot be used.\n")
