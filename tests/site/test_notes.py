"""Private notes: kept for whoever wrote them, shown to nobody else."""

from __future__ import annotations

import json
from typing import Any

from django.test import Client

from spieltisch.site.models import Seat, Table

from .conftest import table_at
from .test_chance import addresses_of_tables

HOSTILE = "</textarea><script>alert(1)</script>\n  Clara hält die Eule \N{OWL}\n"


def post(client: Client, table: Table, text: str, **headers: str) -> Any:
    return client.post(f"/table/{table.public_id}/notes", {"notes": text}, headers=headers)


def kept(table: Table) -> str:
    return str(Seat.objects.get(table=table, number=0).notes)


def test_they_are_kept_and_shown_as_they_were_typed(alice: Client, quick: Table) -> None:
    response = post(alice, quick, HOSTILE.replace("\n", "\r\n"))
    assert response["Location"] == f"{quick.get_absolute_url()}#notes"
    assert kept(quick) == HOSTILE.strip("\n")
    page = alice.get(quick.get_absolute_url()).content.decode()
    assert "<script>alert" not in page
    assert "&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;\n  Clara hält die Eule" in page


def test_scripts_are_told_in_a_word(alice: Client, quick: Table) -> None:
    response = post(alice, quick, "all", **{"HX-Request": "true"})
    assert (response.status_code, response.content.decode()) == (200, "Notes saved.")


def test_they_can_be_emptied(alice: Client, quick: Table) -> None:
    post(alice, quick, "all")
    post(alice, quick, "")
    assert kept(quick) == ""


def test_what_is_too_long_is_not_lost(alice: Client, quick: Table) -> None:
    post(alice, quick, "x" * 4000)
    response = post(alice, quick, "y" * 4001)
    assert response.status_code == 422
    page = response.content.decode()
    assert "Notes have at most 4,000 characters; these have 4,001." in page
    assert "y" * 4001 in page
    assert kept(quick) == "x" * 4000
    scripts = post(alice, quick, "y" * 4001, **{"HX-Request": "true"})
    assert scripts.status_code == 422
    assert scripts["HX-Retarget"] == "#alert"


def test_only_who_plays_there_keeps_notes(bob: Client, onlooker: Client, quick: Table) -> None:
    for client in (bob, onlooker):
        assert post(client, quick, "mine").status_code == 403
        assert 'id="notes"' not in client.get(quick.get_absolute_url()).content.decode()
    assert not Seat.objects.exclude(notes="").exists()


def test_before_the_game_there_is_nothing_to_note(alice: Client) -> None:
    table = table_at(alice.post("/new/fasanerie/", {"players": 2, "level-1": "friend", "name": "Alice"}))
    assert post(alice, table, "mine").status_code == 409


def test_no_address_tells_them_to_anybody_else(
    alice: Client, bob: Client, onlooker: Client, to_the_end: Any
) -> None:
    table = table_at(alice.post("/new/fasanerie/", {"players": 2, "level-1": "friend", "name": "Alice"}))
    bob.post(f"{table.get_absolute_url()}sit", {"name": "Bob"})
    post(alice, table, "the owl is with Clara")
    assert "the owl is with Clara" in alice.get(table.get_absolute_url()).content.decode()
    table.refresh_from_db()
    addresses = [each.replace("ID", table.public_id) for each in addresses_of_tables()]
    for _ in ("running", "over"):
        for address in [*addresses, "/", "/settings/"]:
            if address.endswith("events"):
                continue
            for client in (bob, onlooker):
                for headers in ({}, {"HX-Request": "true"}):
                    response = client.get(address, headers=headers)
                    assert "the owl" not in response.content.decode() + str(response.headers), address
        if table.ended is None:
            to_the_end(table)
    assert "the owl" not in json.dumps(str(alice.get(f"{table.get_absolute_url()}record").content))
