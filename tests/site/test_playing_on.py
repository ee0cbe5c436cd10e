"""Playing on from a moment of a game, at a new table of one's own, against bots."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from spieltisch.site.models import Table
from spieltisch.site.services import playing_on, store
from spieltisch.site.services.moves import move

from .conftest import bots_move, position, post_move, table_at, upload
from .test_secrets import FOX_ON_THE_WAY, after_the_fox_took


def play_on(client: Client, table: Table, **fields: Any) -> Any:
    return client.post(f"/table/{table.public_id}/play-on", fields)


def matches(*tables: Table) -> list[Any]:
    found = []
    for table in tables:
        with store.opened(table) as game:
            found.append(game.match)
    return found


def test_from_a_game_that_is_over_it_goes_on_exactly(
    alice: Client, onlooker: Client, quick: Table, to_the_end: Any
) -> None:
    to_the_end(quick)
    [played] = matches(quick)
    step = played.rests()[3]
    for client in (alice, onlooker):
        fresh = table_at(play_on(client, quick, step=step, seat=2, level=1))
        assert fresh.irregular
        assert not fresh.open
        assert [(seat.kind, seat.level) for seat in fresh.seats.all()] == [
            ("bot", 1), ("bot", 1), ("human", 0),
        ]  # fmt: skip
        _, again = matches(quick, fresh)
        assert again.steps[:step] == played.steps[:step]
        assert again.state.tobytes() == played.until(step).state.tobytes()


def test_chance_falls_anew_there(
    alice: Client, quick: Table, to_the_end: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_the_end(quick)
    monkeypatch.setattr(playing_on, "new_secret", lambda: "0a" * 32)
    fresh = table_at(play_on(alice, quick, step=6, seat=0, level=1))
    assert fresh.secret == "0a" * 32 != quick.secret
    assert fresh.chance_from == 6


def test_from_a_running_game_it_goes_on_from_what_the_seat_knows(alice: Client) -> None:
    for taken in ("gold-1", "fart-1"):
        table = after_the_fox_took(alice, taken)
        fresh = table_at(play_on(alice, table, step=2, seat=1, level=1))
        assert fresh.irregular
        assert fresh.seats.get(number=0).kind == "human", "the seat that Alice knows the game from"
        there, here = matches(table, fresh)
        assert here.steps == []
        assert here.view(0)["alley"] == there.view(0)["alley"]
        assert sum(here.view(0)["unseen"].values()) == sum(there.view(0)["unseen"].values())


def test_what_is_guessed_does_not_depend_on_what_is_so(
    alice: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fox took the one or the other card; whoever cannot know gets the same guess either way."""
    guesses = set()
    for secret in range(6):
        monkeypatch.setattr(playing_on, "new_secret", lambda secret=secret: f"{secret:02x}" * 32)
        positions = []
        for taken in ("gold-1", "fart-1"):
            fresh = table_at(play_on(alice, after_the_fox_took(alice, taken), step=2, level=1))
            positions.append(str(fresh.position))
        assert positions[0] == positions[1]
        guesses.add(positions[0])
    assert len(guesses) > 1, "and it is a guess"


def test_onlookers_cannot_while_it_runs(onlooker: Client, bob: Client, quick: Table) -> None:
    response = play_on(onlooker, quick, step=6, seat=0)
    assert response.status_code == 403
    assert "Only its players can play on from a game that is still running." in response.content.decode()
    assert Table.objects.count() == 1
    page = onlooker.get(f"/table/{quick.public_id}/replay").content.decode()
    assert "Play on from here" not in page


def test_from_the_end_nothing_goes_on(alice: Client, quick: Table, to_the_end: Any) -> None:
    to_the_end(quick)
    response = play_on(alice, quick, step=quick.version, seat=0)
    assert response.status_code == 409
    assert "Choose an earlier move to play on from." in response.content.decode()


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"step": "7000", "seat": "0"}, 404),
        ({"step": "six", "seat": "0"}, 404),
        ({"step": "6", "seat": "3"}, 422),
        ({"step": "6", "seat": "-1"}, 422),
        ({"step": "6", "seat": "0", "level": "6"}, 422),
        ({"step": "6", "seat": "0", "level": "x"}, 422),
    ],
)
def test_what_cannot_be_is_refused(
    alice: Client, quick: Table, to_the_end: Any, fields: dict[str, str], status: int
) -> None:
    to_the_end(quick)
    assert play_on(alice, quick, **fields).status_code == status
    assert Table.objects.count() == 1


def test_the_middle_of_a_sweep_can_be_played_on(alice: Client) -> None:
    """The bot is asked by a fox: the guess stands at that very question."""
    table = table_at(upload(alice, position(alley=FOX_ON_THE_WAY)))
    fresh = table_at(play_on(alice, table, step=0, level=1))
    there, here = matches(table, fresh)
    assert here.legal_actions() == there.legal_actions()
    move(fresh, 1, fresh.version, "give gold-1")


def test_whoever_plays_on_plays(alice: Client, quick: Table, to_the_end: Any) -> None:
    to_the_end(quick)
    fresh = table_at(play_on(alice, quick, step=6, seat=0, level=1))
    bots_move(fresh)
    fresh.refresh_from_db()
    [match] = matches(fresh)
    assert post_move(alice, fresh, match.legal_actions()[0]).status_code == 302
