"""Alice, Bob and an onlooker: three browsers; and tables for them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from spieltisch.site.models import Table
from spieltisch.site.services import mail, start, store
from spieltisch.site.services.moves import move

KINDS = ["gold", "fart", "trap", "nest", "peacock", "fox"]


@pytest.fixture(autouse=True)
def _a_new_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing in memory from the test before: its database is gone. The same chance in every run."""
    monkeypatch.setattr(start, "new_secret", lambda: "07" * 32)
    store.forget_all()
    yield
    store.forget_all()


@pytest.fixture(autouse=True)
def _quick_passwords_and_mails(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing a password takes half a second on purpose, and mails leave by a thread of their own."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    settings.SENDS_MAIL = True
    monkeypatch.setattr(mail, "_hand_over", mail._deliver)


@pytest.fixture
def alice(db: None) -> Client:
    """A person."""
    return Client()


@pytest.fixture
def bob(db: None) -> Client:
    """Another person."""
    return Client()


@pytest.fixture
def onlooker(db: None) -> Client:
    """Somebody who has the link and plays nowhere."""
    return Client()


def position(**fields: Any) -> dict[str, Any]:
    """A position of two players without a pile, so that nothing new is turned up; Alice (0) to move.

    Alice stands alone on the second card, the bot (1) three cards ahead.
    """
    return {
        "format": "spieltisch-position-1",
        "game": "fasanerie",
        "players": 2,
        "options": {},
        "kinds": KINDS,
        "pile": 0,
        "start": [],
        "alley": [
            ["gold-1", []],
            ["fart-1", [0]],
            ["nest", []],
            ["peacock", []],
            ["gold-2", [1]],
            ["gold-3", []],
            ["nest", []],
        ],
        "hands": [[], []],
        "box": [],
        "traps": [],
        "left": [],
        **fields,
    }


def upload(client: Client, content: dict[str, Any] | bytes, game: str = "fasanerie", **fields: Any) -> Any:
    """Post a file to start a table from."""
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    return client.post(f"/new/{game}/file", {"file": SimpleUploadedFile("p.json", data), **fields})


def table_at(response: Any) -> Table:
    """The table that a response leads to."""
    assert response.status_code == 302, response.content
    return Table.objects.get(public_id=response["Location"].split("/")[2])


@pytest.fixture
def quick(alice: Client) -> Table:
    """Alice against two bots, just begun."""
    return table_at(alice.post("/play/fasanerie/"))


@pytest.fixture
def quiet(alice: Client) -> Table:
    """Alice, to move, against a bot, where no chance comes between; see :func:`position`."""
    return table_at(upload(alice, position()))


def post_move(client: Client, table: Table, action: str, version: int | None = None, **headers: str) -> Any:
    """Post a move, by default for the version the table has now."""
    fields = {"version": table.version if version is None else version, "action": action}
    return client.post(f"/table/{table.public_id}/move", fields, headers=headers)


def legal(table: Table) -> list[str]:
    """What the player to move may do."""
    with store.opened(table) as game:
        actions: list[str] = game.match.legal_actions()
        return actions


def bots_move(table: Table, dice: random.Random | None = None) -> None:
    """Let the bots make any moves until a human is to move or the game is over."""
    dice = dice or random.Random(1)
    table.refresh_from_db()
    while table.ended is None and table.seats.get(number=table.to_move).is_bot:
        assert table.to_move is not None
        move(table, table.to_move, table.version, dice.choice(legal(table)))


@pytest.fixture
def to_the_end() -> Callable[[Table], None]:
    """Plays a table to its end, by any moves."""

    def play(table: Table) -> None:
        dice = random.Random(2)
        while table.ended is None:
            seat = table.seats.get(number=table.to_move)
            mover: str | int = seat.number if seat.is_bot else seat.person
            move(table, mover, table.version, dice.choice(legal(table)))

    return play
