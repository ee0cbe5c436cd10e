"""Chance that can be checked: bound before the game, told after it, and never in between."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

import pytest
from django.test import Client
from django.urls import URLPattern, get_resolver

import spieltisch
from spieltisch.site import engine
from spieltisch.site.models import Table
from spieltisch.site.services import store
from spieltisch.site.services.store import UNDO, Told

from .conftest import KINDS, bots_move, post_move, table_at, upload

SECRET = "07" * 32
"""What ``conftest`` makes every table's secret."""
COMMITMENT = hashlib.sha256(b"spieltisch commitment " + bytes.fromhex(SECRET)).hexdigest()


def record(client: Client, table: Table) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(client.get(f"/table/{table.public_id}/record").content)
    return told


def test_what_binds_the_secret_shows_before_the_game_and_ever_after(
    alice: Client, bob: Client, to_the_end: Any
) -> None:
    table = table_at(alice.post("/new/fasanerie/", {"players": 2, "level-1": "friend", "name": "Alice"}))
    url = table.get_absolute_url()
    pages = [client.get(url).content.decode() for client in (alice, bob)]
    bob.post(f"{url}sit", {"name": "Bob"})
    pages.append(alice.get(url).content.decode())
    table.refresh_from_db()
    to_the_end(table)
    pages += [bob.get(url).content.decode(), alice.get(f"{url}replay").content.decode()]
    for page in pages:
        assert f"<code>{COMMITMENT}</code>" in page
    assert [SECRET in page for page in pages] == [False, False, False, True, True]
    assert record(bob, table)["chance"] == {"commitment": COMMITMENT, "secret": SECRET}


def test_the_record_proves_every_outcome(alice: Client, quick: Table, to_the_end: Any) -> None:
    to_the_end(quick)
    told = record(alice, quick)
    assert spieltisch.from_record(told).over
    told["chance"]["secret"] = "08" * 32
    with pytest.raises(spieltisch.RefusedError, match="not the one that was committed to"):
        spieltisch.from_record(told)
    told["chance"]["commitment"] = hashlib.sha256(b"spieltisch commitment " + b"\x08" * 32).hexdigest()
    with pytest.raises(spieltisch.RefusedError, match=r"^Step \d+ \[.chance.*from the secret follows"):
        spieltisch.from_record(told)


def test_steps_taken_back_and_played_otherwise_prove_as_well(
    alice: Client, quick: Table, to_the_end: Any
) -> None:
    """The number of a step is its place among those that count, in the record as when it was drawn."""
    bots_move(quick)
    with store.opened(quick) as game:
        keep, [first, *_, last] = game.match.step, game.match.legal_actions()
    post_move(alice, quick, last)
    with store.opened(quick) as game:
        assert any(actor == -1 for actor, _ in game.match.steps[keep:]), "chance has spoken since"
        engine.take_back(game.match, keep)
        game.append([Told(0, f"{UNDO} {keep}", chosen=True)])
    post_move(alice, quick, first)
    quick.refresh_from_db()
    to_the_end(quick)
    assert [0, first] == record(alice, quick)["steps"][keep]
    assert spieltisch.from_record(record(alice, quick)).over


def test_what_came_from_a_file_is_not_asked_about(alice: Client, quick: Table, to_the_end: Any) -> None:
    """The file was drawn from another secret; from its last step on chance is this table's."""
    match = spieltisch.new("fasanerie", 2, 3, {"kinds": KINDS})
    while match.step < 30:
        match.play(match.legal_actions()[0])
    table = table_at(upload(alice, match.record()))
    assert table.chance_from == match.step
    assert f"from step {match.step} on" in alice.get(table.get_absolute_url()).content.decode()
    to_the_end(table)
    told = record(alice, table)
    assert told["chance"] == {"commitment": COMMITMENT, "secret": SECRET, "from": match.step}
    assert spieltisch.from_record(told).over
    del told["chance"]["from"]
    with pytest.raises(spieltisch.RefusedError, match="from the secret follows"):
        spieltisch.from_record(told)


def test_a_table_from_before_says_nothing_of_it(alice: Client, quick: Table, to_the_end: Any) -> None:
    Table.objects.filter(pk=quick.pk).update(chance_from=None)
    assert "Chance of this game" not in alice.get(quick.get_absolute_url()).content.decode()
    quick.refresh_from_db()
    to_the_end(quick)
    assert "chance" not in record(alice, quick)


# ---------------------------------------------------------------- nowhere while it runs


def addresses_of_tables() -> list[str]:
    """Every address of the site that is about a table, for one with the id ``ID``."""
    patterns = [str(each.pattern) for each in get_resolver().url_patterns if isinstance(each, URLPattern)]
    about = [pattern for pattern in patterns if "table_id" in pattern]
    return ["/" + re.sub(r"<\w+:table_id>", "ID", pattern) for pattern in about]


@pytest.fixture
def waiting(alice: Client) -> Table:
    return table_at(alice.post("/new/fasanerie/", {"players": 2, "level-1": "friend", "name": "Alice"}))


@pytest.mark.parametrize("which", ["quick", "waiting"])
def test_no_address_tells_the_secret_of_a_running_game(
    alice: Client, onlooker: Client, which: str, request: pytest.FixtureRequest
) -> None:
    table: Table = request.getfixturevalue(which)
    addresses = [address for address in addresses_of_tables() if not address.endswith("events")]
    assert len(addresses) > 10
    fields = {"version": table.version, "action": "move 99", "step": "9", "notes": "mine", "level": "1"}
    for address in addresses:
        for client in (onlooker, alice):
            url = address.replace("ID", table.public_id)
            for headers in ({}, {"HX-Request": "true"}):
                got = [client.get(url, headers=headers), client.post(url, fields, headers=headers)]
                table.refresh_from_db()
                assert table.ended is None
                for response in got:
                    assert response.status_code < 500
                    assert SECRET not in response.content.decode() + str(response.headers), url
