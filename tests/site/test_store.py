"""Steps in and out of the database: all or nothing, and what is in memory is what is stored."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from spieltisch.site import engine
from spieltisch.site.models import Step, Table
from spieltisch.site.services import moves, store
from spieltisch.site.services.store import MovedMeanwhile, Told

from .conftest import post_move


def another_process_moves(table: Table, action: str) -> None:
    """A step stored without this process's matches knowing of it."""
    kept = dict(store._shelf)
    store.forget_all()
    seat = table.seats.get(number=0)
    moves.move(Table.objects.get(pk=table.pk), seat.person, table.version, action)
    store.forget_all()
    store._shelf.update(kept)


def test_steps_of_another_process_are_seen(alice: Client, quiet: Table) -> None:
    with store.opened(quiet) as game:
        assert game.match.step == 0
    another_process_moves(quiet, "move 4")
    with store.opened(quiet) as game:
        assert game.match.step == 1
        assert game.table.version == 1


def test_of_two_that_store_the_same_number_one_loses_and_changes_nothing(
    alice: Client, quiet: Table
) -> None:
    with store.opened(quiet) as game:
        another_process_moves(quiet, "move 4")
        game.match.play("move 1")
        with pytest.raises(MovedMeanwhile):
            game.append([Told(0, "move 1", True)])
    assert [step.text for step in Step.objects.filter(table=quiet)] == ["move 4"]
    with store.opened(quiet) as game:
        assert [step.text for step in game.match.steps] == ["move 4"]


def test_a_match_played_on_but_not_stored_is_forgotten(alice: Client, quiet: Table) -> None:
    with store.opened(quiet) as game:
        game.match.play("move 1")
    with store.opened(quiet) as game:
        assert game.match.step == 0


def test_only_so_many_matches_are_kept(
    alice: Client, quiet: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "KEPT", 1)
    alice.post("/play/fasanerie/")
    other = Table.objects.order_by("-pk")[0]
    for table in (quiet, other):
        with store.opened(table):
            pass
    assert list(store._shelf) == [other.pk]


def test_what_a_table_says_of_itself_is_what_its_steps_say(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4")
    quiet.refresh_from_db()
    with store.opened(quiet) as game:
        assert quiet.to_move == game.match.current_player
        assert quiet.version == Step.objects.filter(table=quiet).count()
        assert quiet.ended is None


def test_a_match_that_could_not_be_brought_up_is_brought_up_later(
    alice: Client, quiet: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    post_move(alice, quiet, "move 1")
    post_move(alice, quiet, "move 1", version=1)
    store.forget_all()
    repeat = engine.repeat
    calls = iter((False, True))

    def stumbling(match: Any, actor: int, text: str) -> None:
        if next(calls, False):
            raise MemoryError
        repeat(match, actor, text)

    monkeypatch.setattr(engine, "repeat", stumbling)
    with pytest.raises(MemoryError), store.opened(quiet):
        pass
    with store.opened(quiet) as game:
        assert [step.text for step in game.match.steps] == ["move 1", "move 1"]
