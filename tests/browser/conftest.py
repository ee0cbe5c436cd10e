"""A running site, browsers that look at it, and the checks that hold for every state of every page.

The site is one process for all tests of a session; each test has its own persons and tables there.
"""

from __future__ import annotations

import itertools
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from .backstage import Backstage
from .player import Player
from .server import Server

_persons = (f"browser-test-person-{n}" for n in itertools.count(1))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium if there is one, else Playwright's own."""
    found = os.environ.get("SPIELTISCH_CHROMIUM") or shutil.which("chromium")
    chosen = {"executable_path": found} if found else {}
    return {**browser_type_launch_args, **chosen, "args": ["--no-sandbox"], "headless": True}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The site, for all tests."""
    running = Server(tmp_path_factory.mktemp("site") / "data")
    yield running
    running.end()


@pytest.fixture(scope="session")
def backstage(server: Server) -> Iterator[Backstage]:
    """Who sets tables up and moves for others."""
    process = Backstage(server.folder)
    yield process
    process.end()


@pytest.fixture
def seat_down(browser: Browser, server: Server, backstage: Backstage) -> Iterator[Callable[..., Player]]:
    """``seat_down(prefs={…}, **context options)``: somebody with a browser of their own.

    When the test is over, nobody may have seen an error of a page.
    """
    seated: list[Player] = []

    def sit(name: str = "", prefs: dict[str, Any] | None = None, **context: Any) -> Player:
        person = next(_persons)
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}, "base_url": server.address}
        opened: BrowserContext = browser.new_context(**{**options, **context})
        opened.set_default_timeout(40_000)
        cookie = backstage.ask("sit", person=person, name=name, **{"speed": "fast", **(prefs or {})})
        opened.add_cookies([{**cookie, "url": server.address}])
        seated.append(Player(opened, person, server, backstage))
        return seated[-1]

    yield sit
    faults = [fault for player in seated for fault in player.faults]
    for player in seated:
        player.context.close()
    assert not faults


@pytest.fixture
def alice(seat_down: Callable[..., Player]) -> Player:
    """Somebody at a desk, who reads English and needs no motion."""
    return seat_down(reduced_motion="reduce")
