"""A table's page: what each viewer gets, and nothing more."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client

from spieltisch.site.models import Table

from .conftest import bots_move, legal, post_move


def test_a_player_sees_their_seat_and_an_onlooker_none(alice: Client, onlooker: Client, quiet: Table) -> None:
    own = alice.get(quiet.get_absolute_url()).context["table"]
    assert (own["seat"], own["your_turn"], own["watching"]) == (0, True, False)
    other = onlooker.get(quiet.get_absolute_url()).context["table"]
    assert (other["seat"], other["your_turn"], other["watching"]) == (None, False, True)


def test_it_says_whom_one_waits_for(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4")
    table = alice.get(quiet.get_absolute_url()).context["table"]
    assert (table["waiting_for"], table["thinking"], table["your_turn"]) == ("Mila", True, False)


def test_the_title_tells_the_state_first(alice: Client, onlooker: Client, quiet: Table) -> None:
    def title(client: Client) -> str:
        return str(client.get(quiet.get_absolute_url()).context["table"]["title"])

    assert title(alice) == "(your turn) Fasanerie, table of 2"
    assert title(onlooker) == "Fasanerie, table of 2"


def test_a_script_that_knows_the_version_gets_nothing_new(alice: Client, quiet: Table) -> None:
    url, script = quiet.get_absolute_url(), {"HX-Request": "true"}
    assert alice.get(url, {"version": 0}, headers=script).status_code == 204
    post_move(alice, quiet, "move 1")
    response = alice.get(url, {"version": 0}, headers=script)
    assert response.status_code == 200
    assert response.templates[0].name == "site/table_fragment.html"


def test_going_back_in_history_brings_the_whole_page(alice: Client, quiet: Table) -> None:
    script = {"HX-Request": "true", "HX-History-Restore-Request": "true"}
    response = alice.get(quiet.get_absolute_url(), {"version": 0}, headers=script)
    assert response.templates[0].name == "site/table.html"


def test_a_table_that_does_not_exist(alice: Client) -> None:
    response = alice.get("/table/abcdefghjkmnpqrs/")
    assert response.status_code == 404
    assert "This table does not exist, or the link lost a letter." in response.content.decode()
    assert alice.post("/table/abcdefghjkmnpqrs/move", {"version": 0, "action": "x"}).status_code == 404


@pytest.mark.parametrize("path", ["move", "undo", "again"])
def test_a_button_is_not_a_page(alice: Client, quiet: Table, path: str) -> None:
    response = alice.get(f"{quiet.get_absolute_url()}{path}")
    assert response.status_code == 405
    assert "cannot be opened as a page" in response.content.decode()


def test_no_page_is_kept_by_browser_or_proxy(alice: Client, quiet: Table) -> None:
    for path in ("/", quiet.get_absolute_url(), "/nowhere/", "/settings/"):
        assert "no-store" in alice.get(path)["Cache-Control"]


def test_the_policy_allows_nothing_inline_and_nothing_foreign(alice: Client, quiet: Table) -> None:
    response = alice.get(quiet.get_absolute_url())
    policy = response["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "data:" not in policy
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["X-Frame-Options"] == "DENY"
    page = response.content.decode()
    assert " style=" not in page
    assert "<style" not in page
    assert " onclick=" not in page
    assert "<script>" not in page


def test_the_cookie_is_out_of_reach_of_scripts_and_lasts(alice: Client, quick: Table) -> None:
    cookie = alice.cookies[settings.SESSION_COOKIE_NAME]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert cookie["max-age"] > 365 * 24 * 3600


def test_a_forged_cookie_is_nobody(alice: Client, bob: Client, quiet: Table) -> None:
    name = settings.SESSION_COOKIE_NAME
    bob.cookies[name] = alice.cookies[name].value[:-1] + "x"
    assert bob.get(quiet.get_absolute_url()).context["table"]["watching"]


def test_a_whole_game_can_be_played(alice: Client, quick: Table) -> None:
    bots_move(quick)
    for _ in range(400):
        if quick.ended is not None:
            break
        page = alice.get(quick.get_absolute_url())
        with_choice = page.context["board"]
        assert with_choice
        post_move(alice, quick, legal(quick)[-1])
        bots_move(quick)
    assert quick.ended is not None
    page = alice.get(quick.get_absolute_url())
    assert page.context["table"]["over"]
    assert page.context["table"]["title"].startswith("(over)")
