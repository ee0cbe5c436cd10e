"""Friends by link: a table that waits, sitting down, playing among people, and again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test import Client

from spieltisch.games.feuville import sets
from spieltisch.site import news, setting_up
from spieltisch.site.identity import Newcomer
from spieltisch.site.models import Table
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import sitting, start, store

from .conftest import KINDS, bots_move, legal, position, post_move, table_at, upload

HOSTILE = "<img src=x> {{ 7*7 }}"


@pytest.fixture
def carol(db: None) -> Client:
    """A third person."""
    return Client()


def invite(host: Client, players: int = 2, **others: Any) -> Table:
    """Alice's new table, all other seats for friends unless said otherwise."""
    seats = {f"level-{seat}": "friend" for seat in range(1, players)} | others
    fields = {"players": players, "name": "Alice", "kinds_from": "own", "kind": KINDS, **seats}
    return table_at(host.post("/new/fasanerie/", fields))


def sit(client: Client, table: Table, name: str) -> Any:
    return client.post(f"/table/{table.public_id}/sit", {"name": name})


def names(table: Table) -> list[str]:
    return list(table.seats.values_list("name", flat=True))


@pytest.fixture
def shared(alice: Client, bob: Client) -> Table:
    """Alice (0) and Bob (1), who have begun; Bob sat down by the link."""
    table = invite(alice)
    sit(bob, table, "Bob")
    table.refresh_from_db()
    return table


def side_by_side(alice: Client, bob: Client, **fields: Any) -> Table:
    """Alice, to move, and Bob, where no chance comes between; see :func:`position`."""
    table = table_at(upload(alice, position(**fields)))
    session = bob.session
    session["person"] = "bob"
    session.save()
    bob.cookies[settings.SESSION_COOKIE_NAME] = session.session_key
    table.seats.filter(number=1).update(kind="human", level=0, name="Bob", person="bob")
    return table


# ------------------------------------------------------------ waiting


def test_a_table_with_friends_waits_and_nothing_is_dealt(alice: Client) -> None:
    table = invite(alice, 3, **{"level-2": 4})
    assert table.waiting
    assert (table.version, table.to_move, table.steps.count()) == (0, None, 0)
    assert [(seat.kind, seat.level, seat.is_free) for seat in table.seats.all()] == [
        ("human", 0, False), ("human", 0, True), ("bot", 4, False),
    ]  # fmt: skip
    page = alice.get(table.get_absolute_url())
    assert page.status_code == 200
    assert f'value="http://testserver{table.get_absolute_url()}"' in page.content.decode()
    assert "One seat is free." in page.content.decode()
    assert "board" not in page.context


def test_a_waiting_page_says_what_is_played_otherwise(
    alice: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = sets.HOUSE_FILE.read_text("utf-8").replace('name = "house"', 'name = "printed"')
    (tmp_path / "printed.toml").write_text(text.replace("district = 5", "district = 6"))
    monkeypatch.setenv(sets.SETS_VARIABLE, str(tmp_path / "printed.toml"))
    monkeypatch.setattr(setting_up, "all_ready", lambda: True)
    printed = next(found for found in sets.SHELF.known().values() if found.name == "printed")
    fields = {"players": 2, "name": "Alice", "level-1": "friend"}
    usual = table_at(alice.post("/new/feuville/", fields))
    assert alice.get(usual.get_absolute_url()).context["options"] == []
    changed = {"round_limit": 20, "set": f"{printed.digest} printed"}
    table = table_at(alice.post("/new/feuville/", {**fields, **changed}))
    shown = alice.get(table.get_absolute_url()).context["options"]
    sets.SHELF.forget()
    assert shown == ["Rounds at most: 20", "Set: printed"]


@pytest.mark.parametrize("what", ["move", "undo", "again"])
def test_nothing_can_be_played_before_all_are_there(alice: Client, bob: Client, what: str) -> None:
    table = invite(alice)
    url = f"/table/{table.public_id}/{what}"
    assert bob.post(url, {"version": 0, "action": "move 1"}).status_code == 403
    assert alice.post(url, {"version": 0, "action": "move 1"}).status_code == 409
    assert alice.get(f"/table/{table.public_id}/record").status_code == 403
    table.refresh_from_db()
    assert table.waiting
    assert Table.objects.count() == 1


def test_with_the_last_seat_taken_the_game_begins_as_chance_would_have_it(
    alice: Client, bob: Client, carol: Client
) -> None:
    table = invite(alice, 3)
    assert sit(bob, table, "Bob").status_code == 302
    assert Table.objects.get().waiting
    assert sit(carol, table, "Carol").status_code == 302
    table.refresh_from_db()
    assert not table.waiting
    assert names(table) == ["Alice", "Bob", "Carol"]
    against_bots = start.begin("fasanerie", Newcomer("x"), [1, 1], table.options)
    dealt = [list(each.steps.values_list("actor", "text")) for each in (table, against_bots)]
    assert dealt[0] == dealt[1] != []
    for number, client in enumerate((alice, bob, carol)):
        assert client.get(table.get_absolute_url()).context["table"]["seat"] == number


def test_who_comes_too_late_is_told_and_watches(alice: Client, bob: Client, carol: Client) -> None:
    table = invite(alice)
    carol.get(table.get_absolute_url())
    sit(bob, table, "Bob")
    late = sit(carol, table, "Carol")
    assert late.status_code == 409
    assert "All seats are taken by now. You can watch." in late.content.decode()
    assert f'href="{table.get_absolute_url()}"' in late.content.decode()
    assert carol.get(table.get_absolute_url()).context["table"]["watching"]


def test_of_two_who_read_the_same_free_seat_one_gets_it(alice: Client) -> None:
    """As two processes would: the second one's table was read before the first one sat down."""
    table = invite(alice)
    stale = Table.objects.get(pk=table.pk)
    sitting.sit_down(table, Newcomer("bob", "Bob"))
    store.forget_all()
    with pytest.raises(Refusal, match="All seats are taken"):
        sitting.sit_down(stale, Newcomer("carol", "Carol"))
    assert list(table.seats.values_list("person", flat=True))[1] == "bob"


def test_sitting_down_twice_takes_one_seat(alice: Client, bob: Client) -> None:
    table = invite(alice, 3)
    for client, name in ((bob, "Bob"), (bob, "Bobby"), (alice, "Alice")):
        assert sit(client, table, name).status_code == 302
    assert names(table) == ["Alice", "Bob", ""]


@pytest.mark.parametrize(
    ("name", "status", "said"),
    [
        ("", 422, "Say what you want to be called"),
        (" \u200b ", 422, "Say what you want to be called"),
        ("n" * 25, 422, "at most 24 letters"),
        ("aLICE", 409, "is called aLICE already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_where_it_was_typed(
    alice: Client, bob: Client, name: str, status: int, said: str
) -> None:
    table = invite(alice)
    page = sit(bob, table, name)
    assert page.status_code == status
    assert said in page.content.decode()
    assert f'action="/table/{table.public_id}/sit"' in page.content.decode()
    assert names(table) == ["Alice", ""]


def test_a_bot_gives_its_name_to_a_person(alice: Client, bob: Client) -> None:
    table = invite(alice, 3, **{"level-2": 1})
    taken = table.seats.get(number=2).name
    sit(bob, table, taken)
    assert names(table)[1] == taken
    assert len(set(names(table))) == 3


def test_a_hostile_name_is_only_a_name(alice: Client, bob: Client, carol: Client) -> None:
    table = invite(alice, 3)
    sit(bob, table, HOSTILE)
    for viewer in (alice, bob, carol):
        for page in (viewer.get(table.get_absolute_url()), viewer.get("/")):
            assert "<img src=x" not in page.content.decode()
    assert "&lt;img src=x&gt; {{ 7*7 }}" in carol.get(table.get_absolute_url()).content.decode()


def test_who_sits_there_may_begin_with_bots(alice: Client, bob: Client) -> None:
    table = invite(alice, 3)
    url = f"/table/{table.public_id}/fill"
    assert bob.post(url).status_code == 403
    assert alice.post(url).status_code == 302
    assert alice.post(url).status_code == 302  # a second click
    assert [(seat.kind, seat.level) for seat in table.seats.all()][1:] == [("bot", 3)] * 2
    table.refresh_from_db()
    assert not table.waiting
    assert table.to_move is not None


def test_who_is_there_appears_by_itself(
    alice: Client, bob: Client, carol: Client, django_capture_on_commit_callbacks: Any
) -> None:
    table = invite(alice, 3)
    script, url = {"HX-Request": "true"}, table.get_absolute_url()
    heard: list[Table] = []
    news.stepped.connect(lambda table, **_: heard.append(table), weak=False, dispatch_uid="test")

    def number(table: Table) -> int:
        return Table.objects.get(pk=table.pk).number

    try:
        alone = number(table)
        assert alone < 0
        assert alice.get(url, {"version": alone}, headers=script).status_code == 204
        with django_capture_on_commit_callbacks(execute=True):
            sit(bob, table, "Bob")
        two = number(table)
        assert alone < two < 0
        fragment = alice.get(url, {"version": alone}, headers=script).content.decode()
        assert "Bob" in fragment
        assert "<html" not in fragment
        with django_capture_on_commit_callbacks(execute=True):
            sit(carol, table, "Carol")
        assert number(table) > 0
        assert alice.get(url, {"version": two}, headers=script)["HX-Refresh"] == "true"
    finally:
        news.stepped.disconnect(dispatch_uid="test")
    assert set(heard) == {table}


def test_the_home_page_lists_waiting_tables_after_those_where_it_is_your_turn(
    alice: Client, bob: Client, quiet: Table
) -> None:
    table = invite(alice, 3)
    sit(bob, table, "Bob")
    shown = alice.get("/").context["tables"]
    assert [(each["who"], each["state"]) for each in shown] == [
        ("You, Mila", "Your turn"),
        ("You, Bob, free", "Waiting for one player"),
    ]
    assert [each["who"] for each in bob.get("/").context["tables"]] == ["Alice, You, free"]


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_host_and_guest_read_the_page_in_their_language(alice: Client, bob: Client, language: str) -> None:
    table = invite(alice, 3, open_cards="on", options_shown=1)
    for client in (alice, bob):
        page = client.get(table.get_absolute_url(), headers={"Accept-Language": language}).content.decode()
        assert f'<html lang="{language}"' in page
        assert not re.search(r"\b(lobby|state|new)-[a-z]+\b(?![\w.\"-])", re.sub(r"<[^>]*>", " ", page))


def test_the_link_is_the_one_of_the_proxy_before_the_site(
    alice: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "CSRF_TRUSTED_ORIGINS", ["https://testserver"])
    table = invite(alice)
    page = alice.get(table.get_absolute_url())
    assert page.context["link"] == f"https://testserver{table.get_absolute_url()}"
    assert not page.context["link_is_local"]


# ------------------------------------------------------------ playing among people


def test_everybody_moves_in_turn_and_only_for_themselves(alice: Client, bob: Client) -> None:
    table = side_by_side(alice, bob)
    refused = post_move(bob, table, "move 1")
    assert refused.status_code == 409
    assert refused.context["error"] == "It is not your turn: Guest is to move."
    assert post_move(alice, table, "move 4").status_code == 302
    table.refresh_from_db()
    assert post_move(alice, table, "move 1").status_code == 409
    assert post_move(bob, table, "move 1").status_code == 302


def test_everybody_sees_their_own_view_only(alice: Client, bob: Client) -> None:
    fox = [["gold-1", []], ["fart-1", []], ["fox", [0]], ["nest", [1]], ["peacock", []], ["gold-2", []]]
    pages: dict[Client, list[str]] = {alice: [], bob: []}
    for given in ("gold-1", "fart-1"):
        table = side_by_side(alice, bob, alley=fox)
        assert f"give {given}" in alice.get(table.get_absolute_url()).content.decode()
        assert "give " not in bob.get(table.get_absolute_url()).content.decode()
        post_move(alice, table, f"give {given}")
        for client in pages:
            page = client.get(table.get_absolute_url()).content.decode().replace(table.public_id, "ID")
            pages[client].append(re.sub(r'value="\w{64}"', "", page))
    assert pages[bob][0] == pages[bob][1]
    assert pages[alice][0] != pages[alice][1]


def test_ones_own_last_choice_may_be_taken_back_until_another_person_has_decided(
    alice: Client, bob: Client
) -> None:
    table = side_by_side(alice, bob)
    undo = f"{table.get_absolute_url()}undo"
    post_move(alice, table, "move 4")
    assert bob.get(table.get_absolute_url()).context["table"]["undo"] is False
    assert bob.post(undo, {"version": 1}).status_code == 409
    assert alice.post(undo, {"version": 1}).status_code == 302
    table.refresh_from_db()
    assert table.to_move == 0
    post_move(alice, table, "move 4")
    table.refresh_from_db()
    post_move(bob, table, legal(table)[0])
    table.refresh_from_db()
    page = alice.get(table.get_absolute_url())
    assert page.context["table"]["undo"] is False
    assert page.context["table"]["undo_note"].endswith("somebody else has decided since.")
    assert alice.post(undo, {"version": table.version}).status_code == 409
    assert bob.get(table.get_absolute_url()).context["table"]["undo"] is True


def test_what_was_turned_up_stays(shared: Table, alice: Client, bob: Client) -> None:
    mover = (alice, bob)[shared.to_move or 0]
    post_move(mover, shared, [action for action in legal(shared) if action.startswith("move")][-1])
    shared.refresh_from_db()
    note = mover.get(shared.get_absolute_url()).context["table"]["undo_note"]
    assert note.endswith("something new has come to light.")


# ------------------------------------------------------------ again


def test_again_invites_the_same_people(
    shared: Table, alice: Client, bob: Client, carol: Client, to_the_end: Any
) -> None:
    assert bob.post(f"/table/{shared.public_id}/again").status_code == 409
    to_the_end(shared)
    number = shared.number
    fresh = table_at(bob.post(f"/table/{shared.public_id}/again", {"kinds": "same"}))
    assert fresh.waiting
    assert fresh.options == shared.options
    assert names(fresh) == ["Bob", ""]
    shared.refresh_from_db()
    assert shared.number == number + 1
    link = f'href="{fresh.get_absolute_url()}"'
    pages = [client.get(shared.get_absolute_url()).content.decode() for client in (alice, bob, carol)]
    assert [link in page for page in pages] == [True, True, False]
    assert "Bob wants to play again." in pages[0]
    assert "Your new table waits for the others." in pages[1]
    # Who asks second sits down at the same table.
    assert table_at(alice.post(f"/table/{shared.public_id}/again", {"kinds": "same"})) == fresh
    assert names(fresh) == ["Bob", "Alice"]
    fresh.refresh_from_db()
    assert not fresh.waiting
    assert carol.post(f"/table/{shared.public_id}/again").status_code == 403


def test_bots_at_a_shared_table_move_for_themselves(alice: Client, bob: Client) -> None:
    table = invite(alice, 3, **{"level-2": 1})
    sit(bob, table, "Bob")
    bots_move(table)
    assert not table.seats.get(number=table.to_move).is_bot
