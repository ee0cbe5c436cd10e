"""A new game: at once, or by form; every wrong field gets one clear line."""

from __future__ import annotations

import re
from ipaddress import ip_network
from typing import Any

import pytest
from django.test import Client, RequestFactory

from spieltisch.games.fasanerie.cards import BASE_KINDS, KINDS, SETS
from spieltisch.site.models import Seat, Table
from spieltisch.site.views.pace import address

from .conftest import table_at

OWN = ["gold", "fart", "trap", "nest", "peacock", "fox"]


def start(client: Client, **fields: Any) -> Any:
    return client.post("/new/fasanerie/", {"players": 3, "kinds_from": "first", "options_shown": 1, **fields})


def test_play_now_seats_you_against_two_bots(alice: Client) -> None:
    table = table_at(alice.post("/play/fasanerie/"))
    assert [(seat.kind, seat.level) for seat in table.seats.all()] == [("human", 0), ("bot", 3), ("bot", 3)]
    assert table.options["kinds"] == list(SETS["first"])
    assert alice.get(table.get_absolute_url()).context["table"]["seat"] == 0


def test_play_now_is_a_button_not_a_page(alice: Client) -> None:
    assert alice.get("/play/fasanerie/").status_code == 405


def test_the_form_is_shown(alice: Client) -> None:
    response = alice.get("/new/fasanerie/")
    assert response.status_code == 200
    assert "form" in response.context


def test_a_game_nobody_has_is_not_there(alice: Client) -> None:
    for response in (alice.get("/new/chess/"), alice.post("/play/chess/"), alice.get("/rules/chess/")):
        assert response.status_code == 404


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play(alice: Client, players: int) -> None:
    table = table_at(start(alice, players=players, **{"level-1": 5, "level-9": 1}))
    assert table.players == players == table.seats.count()
    assert table.seats.get(number=1).level == 5
    names = [seat.name for seat in table.seats.all() if seat.is_bot]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("kinds", ["first", "suggestion-1", "suggestion-2"])
def test_suggested_kinds(alice: Client, kinds: str) -> None:
    assert table_at(start(alice, kinds_from=kinds)).options["kinds"] == list(SETS[kinds])


def test_kinds_by_lot_and_by_choice(alice: Client) -> None:
    base = table_at(start(alice, kinds_from="base")).options["kinds"]
    every = table_at(start(alice, kinds_from="all")).options["kinds"]
    own = table_at(start(alice, kinds_from="own", kind=OWN)).options["kinds"]
    assert len(set(base)) == 6
    assert set(base) <= set(BASE_KINDS)
    assert len(set(every)) == 6
    assert set(every) <= set(KINDS)
    assert set(own) == set(OWN)


def test_a_ticked_option_is_on_and_an_unticked_one_off(alice: Client) -> None:
    options = table_at(start(alice, open_cards="on")).options
    assert options["open_cards"] is True
    assert options["dog_box_rule"] is False


def test_options_that_were_not_shown_keep_their_defaults(alice: Client) -> None:
    options = table_at(alice.post("/new/fasanerie/", {"players": 2})).options
    assert options["dog_box_rule"] is True


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 7},
        {"players": 1},
        {"players": "two"},
        {"players": "-3"},
        {"players": "9" * 400},
        {"level-1": 6},
        {"level-2": "best"},
        {"kinds_from": "nonsense"},
        {"kinds_from": "own", "kind": OWN[:4]},
        {"kinds_from": "own", "kind": [*OWN, "dog"]},
        {"kinds_from": "own", "kind": [*OWN[:5], "gold"]},
        {"kinds_from": "own", "kind": [*OWN[:5], "dodo"]},
        {"kinds_from": "own"},
        {"name": "x" * 25},
    ],
    ids=str,
)
def test_a_wrong_field_gets_one_clear_line_and_no_table(alice: Client, wrong: dict[str, Any]) -> None:
    response = start(alice, **wrong)
    assert response.status_code == 422
    assert response.context["error"]
    assert "\n" not in response.context["error"]
    assert len(response.context["error"]) < 300
    assert response.context["values"]["players"] == str(wrong.get("players", 3))
    assert Table.objects.count() == 0


def test_a_refused_name_leaves_the_form_as_it_was_filled_in(alice: Client) -> None:
    chosen = {"players": 4, "level-1": 5, "level-3": 1, "kinds_from": "own", "kind": OWN, "open_cards": "on"}
    page = start(alice, **chosen, name="x" * 25)
    assert page.status_code == 422
    form = page.content.decode()
    assert 'name="players" value="4" checked' in form
    assert 'name="kinds_from" value="own" checked' in form
    for kind in KINDS:
        assert (f'name="kind" value="{kind}" checked' in form) == (kind in OWN)
    assert 'id="option-open_cards" checked' in form
    assert 'id="option-dog_box_rule" checked' not in form  # a default that was unticked
    levels = re.findall(r'<option value="(\d)" selected', form)
    assert levels == ["5", "3", "1", "3", "3"]
    assert f'name="name" maxlength="24" autocomplete="nickname" value="{"x" * 25}"' in form


def test_a_name_taken_away_stays_away_while_something_else_is_put_right(alice: Client) -> None:
    alice.post("/settings/", {"name": "Alice"})
    assert "Alice" in alice.get("/new/fasanerie/").content.decode()
    page = start(alice, name="", players=7)
    assert page.status_code == 422
    assert "Alice" not in page.content.decode()


def test_a_hostile_name_is_only_text(alice: Client, onlooker: Client) -> None:
    name = "<script>x</script>"
    table = table_at(start(alice, name=name))
    for page in (alice.get(table.get_absolute_url()), onlooker.get(table.get_absolute_url())):
        assert "<script>x" not in page.content.decode()
        assert "&lt;script&gt;x" in page.content.decode()


def test_a_name_is_one_line_without_invisible_tricks(alice: Client) -> None:
    table = table_at(start(alice, name="  Ali\u202ece\n\u0007 \u200b B. "))
    assert Seat.objects.get(table=table, number=0).name == "Alice B."


def test_no_bot_takes_your_name(alice: Client) -> None:
    table = table_at(start(alice, name="mila", players=6))
    names = [seat.name.casefold() for seat in table.seats.all()]
    assert len(set(names)) == 6


def test_a_script_is_sent_to_the_table(alice: Client) -> None:
    response = alice.post("/play/fasanerie/", headers={"HX-Request": "true"})
    assert response.status_code == 200
    assert response["HX-Redirect"] == Table.objects.get().get_absolute_url()


def test_too_many_new_tables_in_a_minute_are_refused(alice: Client, settings: Any) -> None:
    settings.LIMITS = {"new-table": (2, 60)}
    answers = [alice.post("/play/fasanerie/").status_code for _ in range(3)]
    assert answers == [302, 302, 429]


def test_behind_a_trusted_proxy_each_person_is_counted_alone(alice: Client, settings: Any) -> None:
    settings.LIMITS = {"new-table": (1, 60)}
    settings.TRUSTED_PROXIES = [ip_network("127.0.0.0/8")]

    def play(forwarded: str) -> int:
        return alice.post("/play/fasanerie/", headers={"X-Forwarded-For": forwarded}).status_code

    assert play("192.0.2.1") == 302
    assert play("192.0.2.1") == 429
    assert play("192.0.2.2") == 302
    # What the person wrote in front of what the proxy wrote is nobody's address.
    assert play("192.0.2.3, 192.0.2.2") == 429


@pytest.mark.parametrize(
    ("connected", "forwarded", "counted"),
    [
        ("198.51.100.7", "192.0.2.1", "198.51.100.7"),  # nobody's proxy: what it says does not count
        ("10.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("10.0.0.1", "192.0.2.1, 10.0.0.2", "192.0.2.1"),  # two proxies in a row
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),  # somebody in the proxies' own network
        ("10.0.0.1", "192.0.2.9, 192.0.2.1", "192.0.2.1"),
        ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("10.0.0.1", "unknown", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("", "192.0.2.1", ""),
    ],
)
def test_who_asks(rf: RequestFactory, settings: Any, connected: str, forwarded: str, counted: str) -> None:
    settings.TRUSTED_PROXIES = [ip_network("10.0.0.0/24")]
    request = rf.post("/", REMOTE_ADDR=connected, headers={"X-Forwarded-For": forwarded})
    assert address(request) == counted
