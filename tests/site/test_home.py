"""The home page: the games, and whoever looks finds their own tables."""

from __future__ import annotations

import re

from django.test import Client

from spieltisch.site import games
from spieltisch.site.models import Table

from .conftest import post_move


def test_somebody_new_sees_the_games_and_a_sentence_instead_of_tables(onlooker: Client) -> None:
    response = onlooker.get("/")
    assert response.status_code == 200
    assert [game["id"] for game in response.context["games"]] == list(games.game_ids())
    assert response.context["tables"] == []
    assert "No table yet." in response.content.decode()


def test_everybody_sees_their_own_tables_only(alice: Client, bob: Client, quick: Table) -> None:
    assert [table["url"] for table in alice.get("/").context["tables"]] == [quick.get_absolute_url()]
    assert alice.get("/").context["tables"][0]["who"] == "You, Mila, Bruno"
    assert bob.get("/").context["tables"] == []


def test_the_tables_where_it_is_your_turn_come_first(alice: Client, quiet: Table) -> None:
    alice.post("/play/fasanerie/")
    waiting = Table.objects.order_by("-pk")[0]
    Table.objects.filter(pk=waiting.pk).update(to_move=1)
    shown = alice.get("/").context["tables"]
    assert [(table["url"], table["your_turn"]) for table in shown] == [
        (quiet.get_absolute_url(), True),
        (waiting.get_absolute_url(), False),
    ]
    assert [table["state"] for table in shown] == ["Your turn", "Waiting for Mila"]


def test_a_finished_table_says_who_won(alice: Client, quick: Table, to_the_end) -> None:  # type: ignore[no-untyped-def]
    to_the_end(quick)
    [table] = alice.get("/").context["tables"]
    assert table["over"]
    assert table["state"].startswith("Over: ")


def test_since_when_is_said_in_the_language_of_the_viewer(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 1")
    [table] = alice.get("/", headers={"Accept-Language": "de"}).context["tables"]
    assert re.fullmatch(r"jetzt|vor (einer|\d+)\sSekunden?", str(table["since"]))


def test_home_is_for_looking_only(alice: Client) -> None:
    response = alice.post("/")
    assert response.status_code == 405
    assert response["Allow"] == "GET, HEAD"
    assert "Not this way" in response.content.decode()
