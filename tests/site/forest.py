"""Tables of Fabelwald where somebody is robbed, plain pages that tell all a seat may know, and our clock."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from django.template import engines
from django.test import Client
from django.utils import timezone

from spieltisch.core.prefs import Prefs
from spieltisch.site import bots, games
from spieltisch.site.identity import Newcomer
from spieltisch.site.jobs import local
from spieltisch.site.jobs.local import Worker
from spieltisch.site.models import Seat, Table
from spieltisch.site.services import start, store
from spieltisch.site.services.moves import move

ALICE, BOB = 0, 1
HOLDS = ["amulet", "owl", "owl", "owl", "owl", "crow"]
HOLDS_NOT = ["rune", "owl", "owl", "owl", "owl", "crow"]
"""Bob's hand; the secret of the tests' tables has Alice steal an owl from either."""


class Clock:
    """The time, as the site reads it; it stands still until a test moves it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = self.began = datetime(2026, 1, 1, tzinfo=UTC)
        monkeypatch.setattr(timezone, "now", lambda: self.now)
        stopped = SimpleNamespace(monotonic=lambda: self.seconds, sleep=lambda seconds: None)
        monkeypatch.setattr(local, "time", stopped)
        monkeypatch.setattr(local, "close_old_connections", lambda: None)

    @property
    def seconds(self) -> float:
        """Since it was made."""
        return (self.now - self.began).total_seconds()

    def go_on(self, worker: Worker, seconds: float) -> None:
        """Let ``worker`` do all that is due in the next ``seconds``, each job at its time."""
        end = self.now + timedelta(seconds=seconds)
        while worker._waiting and self._at(worker) <= end:
            self.now = max(self.now, self._at(worker))
            if job := worker.next():
                worker.work(job)
        self.now = end

    def _at(self, worker: Worker) -> datetime:
        # A microsecond late, as real threads are late by more: what is due is due.
        return self.began + timedelta(seconds=worker._waiting[0].due, microseconds=1)


def plain_page(page: ModuleType) -> Any:
    """Stands in for the game's ``page``: its table is all that leaves the engine for a seat, as it is."""
    template = engines["django"].from_string("{{ board.told }}{% include 'site/reflex.html' %}").template
    told = ("view", "events", "previews")

    def context(match: Any, seat: int | None, *_: Any) -> dict[str, Any]:
        shown = [getattr(match, each)(seat) for each in told if each != "previews" or seat is not None]
        return {"told": json.dumps(shown), "styles": [], "sprite": "", "swap": "", "texts": None}

    return SimpleNamespace(TEMPLATE=template, context=context, home=page.home)


@pytest.fixture
def robbery(db: None, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Table]:
    """``robbery(hand, setting)``: Alice robs Bob, who holds ``hand``; both are persons."""
    real = games.page
    plain = plain_page(real("fabelwald"))
    monkeypatch.setattr(games, "page", lambda game: plain if game == "fabelwald" else real(game))
    monkeypatch.setattr(bots.setting_up, "all_ready", lambda: True)
    monkeypatch.setattr(bots.setting_up, "want", lambda game: SimpleNamespace(is_ready=True))

    monkeypatch.setattr(start, "new_secret", lambda: "02" * 32)

    def rob(
        hand: list[str], setting: str = "ask", bob: Client | None = None, alice: Client | None = None,
        level: int = 0, speed: str = "normal",
    ) -> Table:  # fmt: skip
        position = {
            "format": "spieltisch-position-1", "game": "fabelwald", "players": 3, "options": {}, "start": 0,
            "turn": ALICE, "hands": [["stag", "wolf"], hand, ["swamp"]], "combos": [], "discard": [],
        }  # fmt: skip
        newcomer = Newcomer(token(alice, "alice"), "Alice", Prefs(speed=speed))
        table = start.from_file("fabelwald", json.dumps(position).encode(), newcomer, ALICE, level or 1)
        if not level:
            seats = table.seats.filter(number=BOB)
            seats.update(
                kind=Seat.Kind.HUMAN, name="Bob", person=token(bob, "bob"), level=0, reflex=setting
            )
        move(table, token(alice, "alice"), table.version, f"steal {BOB}", speed)
        assert table.reflex == "amulet"
        return table

    return rob


def token(client: Client | None, otherwise: str) -> str:
    """Who ``client`` is; they get a token now if they had none."""
    if client is None:
        return otherwise
    session = client.session
    session.setdefault("person", otherwise)
    session.save()
    client.cookies[session_cookie()] = session.session_key
    return str(session["person"])


def session_cookie() -> str:
    """The name of the cookie."""
    from django.conf import settings

    return str(settings.SESSION_COOKIE_NAME)


def texts(table: Table) -> list[str]:
    """What was played, without chance."""
    return list(table.steps.filter(actor__gte=0).values_list("text", flat=True))


def held(table: Table) -> list[str]:
    """What Bob holds."""
    with store.opened(table) as game:
        cards: list[str] = game.match.view(BOB)["seats"][BOB]["cards"]
        return cards
