"""axe finds nothing to complain about: every page, every state of a table, by day and by night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .invitations import invite, open_link
from .player import Player
from .tables import CROWDED, ENDING, GAMES, QUESTIONS, UNLIKE, WAITING, every_game

OF_GAMES = tuple(f"/{page}/{game}/" for game in GAMES for page in ("new", "rules"))
OF_PEOPLE = (*(f"/settings/{page}" for page in ("", "hours/", "people/", "account/")), "/login/", "/join/")
PATHS = ("/", *OF_GAMES, *OF_PEOPLE, "/table/nowhere/")
AXE = Axe()


@pytest.fixture(params=["light", "dark"])
def reader(request: pytest.FixtureRequest, seat_down: Callable[..., Player]) -> Player:
    """Somebody who looks at pages in one of the two themes."""
    return seat_down("Alice", color_scheme=request.param, reduced_motion="reduce")


def complaints(page: Page) -> list[str]:
    """What axe says of ``page`` as it is now, one line a rule and element. No rule is left out."""
    found: dict[str, Any] = AXE.run(page).response
    return [
        f"{page.url} {violation['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def test_pages(reader: Player, seat_down: Callable[..., Player]) -> None:
    said = []
    for path in PATHS:
        reader.page.goto(path)
        said += complaints(reader.page)
    invite(reader, 3)
    said += complaints(reader.page)
    said += complaints(open_link(seat_down(), reader))
    for game in GAMES:
        reader.page.goto(f"/new/{game}/")
        reader.page.locator("#options summary").click()
        reader.page.locator("#from-file summary").click()
        said += complaints(reader.page)
    assert not said, "\n".join(said)


@every_game
def test_a_table_in_every_state(reader: Player, game: str) -> None:
    said = []
    dark = reader.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    kinds = UNLIKE[game][::2] if dark else UNLIKE[game]
    for position in (*(QUESTIONS[game][kind] for kind in kinds), *CROWDED[game]):
        page = reader.sit_at(position)
        if choices := reader.choices():
            reader.choose(choices[-1])
        said += complaints(page)
    page = reader.sit_at(WAITING[game], people=True)
    said += complaints(page)
    position, last = ENDING[game]
    page = reader.sit_at(position)
    reader.move(last)
    page.locator("#inplay summary").click()
    said += complaints(page)
    assert not said, "\n".join(said)


def test_on_a_phone(seat_down: Callable[..., Player]) -> None:
    reader = seat_down("Alice", viewport={"width": 375, "height": 740}, reduced_motion="reduce")
    said = []
    for path in PATHS[:2]:
        reader.page.goto(path)
        said += complaints(reader.page)
    for game in GAMES:
        for position in CROWDED[game]:
            said += complaints(reader.sit_at(position))
    assert not said, "\n".join(said)
