"""Since your last visit: what others did while somebody was away, until they have really looked."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from spieltisch.site import engine
from spieltisch.site.models import Seat, Step, Table
from spieltisch.site.services import store
from spieltisch.site.services.moves import move

from .conftest import post_move

TITLE = "Since your last visit"


@pytest.fixture
def answered(alice: Client, quiet: Table) -> Table:
    """Alice has moved, and while she was away the bot did. It lies on top of nothing ahead of her."""
    post_move(alice, quiet, "move 4")
    quiet.refresh_from_db()
    move(quiet, 1, quiet.version, "move 1")
    Step.objects.filter(table=quiet).update(created=timezone.now() - timedelta(hours=1))
    return quiet


def page(client: Client, table: Table) -> str:
    return str(client.get(table.get_absolute_url()).content.decode())


def look(client: Client, table: Table, version: Any = None) -> Any:
    version = table.version if version is None else version
    return client.post(f"/table/{table.public_id}/seen", {"version": version})


def seen(table: Table) -> int:
    return int(Seat.objects.get(table=table, number=0).seen)


def test_whoever_comes_back_is_told_what_others_did(alice: Client, answered: Table) -> None:
    told = alice.get(answered.get_absolute_url()).context["since"]
    assert TITLE in page(alice, answered)
    assert told["lines"][0].text == "Mila walks to Golden Pheasant 3 and lies on top of you."
    assert told["moves"] == 1
    assert told["watch_url"] == f"/table/{answered.public_id}/replay?step=1"
    assert ">Watch this move<" in page(alice, answered)


def test_it_is_told_until_the_page_says_that_it_was_looked_at(alice: Client, answered: Table) -> None:
    for _ in range(2):
        assert TITLE in page(alice, answered)
    assert look(alice, answered).status_code == 204
    assert seen(answered) == answered.version
    assert TITLE not in page(alice, answered)


def test_opening_a_page_ahead_or_fetching_a_part_is_no_look(
    alice: Client, onlooker: Client, answered: Table
) -> None:
    before, url = seen(answered), answered.get_absolute_url()
    alice.get(url, headers={"Sec-Purpose": "prefetch;prerender"})
    alice.get(url, headers={"HX-Request": "true"})
    alice.get(f"{url}replay")
    alice.get(f"{url}since")
    onlooker.get(url)
    assert seen(answered) == before


def test_whoever_moves_has_seen_what_led_there(alice: Client, quiet: Table) -> None:
    post_move(alice, quiet, "move 4")
    quiet.refresh_from_db()
    assert seen(quiet) == quiet.version > 0


def test_without_scripts_a_button_says_so(alice: Client, answered: Table) -> None:
    assert '<button class="btn quiet" name="back" value="1">Seen</button>' in page(alice, answered)
    response = alice.post(
        f"/table/{answered.public_id}/seen", {"version": answered.version, "back": "1"}
    )
    assert response["Location"] == answered.get_absolute_url()
    assert TITLE not in page(alice, answered)


def test_a_look_at_an_older_page_forgets_nothing(alice: Client, answered: Table) -> None:
    look(alice, answered)
    look(alice, answered, 1)
    assert seen(answered) == answered.version
    look(alice, answered, 5000)
    assert seen(answered) == answered.version, "nobody has seen what has not happened"


def test_a_move_of_a_minute_ago_needs_no_telling(alice: Client, answered: Table) -> None:
    Step.objects.filter(table=answered).update(created=timezone.now() - timedelta(minutes=1))
    assert TITLE not in page(alice, answered)
    Table.objects.filter(pk=answered.pk).update(pace="days")
    assert TITLE in page(alice, answered)


def test_what_was_seen_and_taken_back_since_is_told_from_there(alice: Client, answered: Table) -> None:
    look(alice, answered)
    answered.refresh_from_db()
    with store.opened(answered) as game:
        engine.take_back(game.match, 1)
        game.append([store.Told(1, "undo 1", chosen=True)])
    move(answered, 1, answered.version, "move 2")
    Step.objects.filter(table=answered).update(created=timezone.now() - timedelta(hours=1))
    told = alice.get(answered.get_absolute_url()).context["since"]
    assert told["watch_url"].endswith("?step=1")
    assert told["lines"][0].text == "Mila walks to the Nest."


def test_nobody_looks_for_another(alice: Client, bob: Client, onlooker: Client, answered: Table) -> None:
    for client in (bob, onlooker):
        assert look(client, answered).status_code == 403
        assert client.get(f"/table/{answered.public_id}/since").status_code == 403
        assert TITLE not in page(client, answered)


@pytest.mark.parametrize("version", ["", "-1", "x", "99999999999"])
def test_a_version_that_is_none_is_refused(alice: Client, answered: Table, version: str) -> None:
    assert look(alice, answered, version).status_code == 422
