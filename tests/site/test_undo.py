"""Taking back: own moves against bots, up to the last new information; nothing stored is deleted."""

from __future__ import annotations

from typing import Any

from django.test import Client

from spieltisch.site.models import Step, Table
from spieltisch.site.services import store
from spieltisch.site.services.moves import move

from .conftest import position, post_move, table_at, upload


def post_undo(client: Client, table: Table, version: int | None = None) -> Any:
    version = table.version if version is None else version
    return client.post(f"/table/{table.public_id}/undo", {"version": version})


def board(client: Client, table: Table) -> Any:
    return client.get(table.get_absolute_url()).context["board"]


def test_a_move_that_showed_nothing_new_can_be_taken_back(alice: Client, quiet: Table) -> None:
    before = repr(board(alice, quiet))
    post_move(alice, quiet, "move 1")
    quiet.refresh_from_db()
    page = alice.get(quiet.get_absolute_url())
    assert page.context["table"]["undo"]
    assert post_undo(alice, quiet).status_code == 302
    assert repr(board(alice, quiet)) == before


def test_what_bots_answered_goes_back_with_it(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4")
    quiet.refresh_from_db()
    move(quiet, 1, quiet.version, "move 1")
    post_undo(alice, quiet)
    quiet.refresh_from_db()
    assert quiet.to_move == 0
    with store.opened(quiet) as game:
        assert game.match.step == 0


def test_an_undo_is_one_more_step_and_deletes_none(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 1")
    quiet.refresh_from_db()
    post_undo(alice, quiet)
    post_move(alice, quiet, "move 2", version=2)
    texts = [step.text for step in Step.objects.filter(table=quiet)]
    assert texts == ["move 1", "undo 0", "move 2"]
    store.forget_all()
    with store.opened(quiet) as game:
        assert [text for _, text in game.match.steps] == ["move 2"]


def test_the_limit_is_the_last_new_card_and_is_said_beforehand(alice: Client) -> None:
    table = table_at(upload(alice, position(pile=10)))
    page = alice.get(table.get_absolute_url())
    assert page.context["table"]["undo"] is False
    assert page.context["table"]["undo_note"] == "There is no move of yours to take back."
    post_move(alice, table, "move 5")
    table.refresh_from_db()
    assert table.version > 1
    page = alice.get(table.get_absolute_url())
    assert page.context["table"]["undo"] is False
    assert page.context["table"]["undo_note"].endswith("something new has come to light.")
    response = post_undo(alice, table)
    assert response.status_code == 409
    assert response.context["error"] == page.context["table"]["undo_note"]


def test_nobody_else_takes_back(bob: Client, alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 1")
    quiet.refresh_from_db()
    assert post_undo(bob, quiet).status_code == 403
    assert bob.get(quiet.get_absolute_url()).context["table"]["undo"] is False


def test_undo_sent_twice_happens_once(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 1")
    post_move(alice, quiet, "move 1", version=1)
    quiet.refresh_from_db()
    assert post_undo(alice, quiet, version=2).status_code == 302
    assert post_undo(alice, quiet, version=2).status_code == 302
    assert Step.objects.filter(table=quiet, text__startswith="undo").count() == 1


def test_undo_on_an_older_table_is_refused(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 1")
    assert post_undo(alice, quiet, version=0).status_code == 409


def test_what_happened_before_an_uploaded_position_stays(alice: Client, quiet: Table) -> None:
    assert post_undo(alice, quiet).status_code == 409


def test_a_finished_game_stays_finished(alice: Client, quick: Table, to_the_end) -> None:  # type: ignore[no-untyped-def]
    to_the_end(quick)
    response = post_undo(alice, quick)
    assert response.status_code == 409
    assert response.context["error"] == "The game is over; nothing can be taken back."
