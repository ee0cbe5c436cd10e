"""Who has a table's page open: written down by each process, told by seats and numbers, run out by itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from spieltisch.site.models import Presence, Table
from spieltisch.site.services import presence
from spieltisch.site.services.presence import Keeper, looking

from .conftest import post_move


@pytest.fixture
def keeper() -> Iterator[Keeper]:
    """Written by the test, at times of its own."""
    assert not presence._open
    yield Keeper()
    assert not presence._open


def told(table: Table) -> dict[str, object]:
    found: dict[str, object] = json.loads(presence._marks([table.pk])[table.pk])
    return found


def token(client: Client) -> str:
    return str(client.session["person"])


def test_who_looks_is_told_by_seat_and_others_by_number(alice: Client, quiet: Table, keeper: Keeper) -> None:
    assert told(quiet) == {"seats": [], "onlookers": 0}
    with looking(quiet.pk, token(alice)), looking(quiet.pk, ""), looking(quiet.pk, "carol"):
        keeper.write(0)
        assert told(quiet) == {"seats": [0], "onlookers": 2}
        here = presence.of(quiet)
        assert here.persons == {token(alice), "carol"}
        assert here.onlookers == 2
        assert presence.is_looking(quiet, "carol")
        assert not presence.is_looking(quiet, "bob")
        assert not presence.is_looking(quiet, "")


def test_a_page_loaded_anew_is_not_told_as_going_and_coming(
    alice: Client, quiet: Table, keeper: Keeper
) -> None:
    with looking(quiet.pk, token(alice)):
        keeper.write(0)
    keeper.write(0.5)
    assert told(quiet)["seats"] == [0]
    with looking(quiet.pk, token(alice)):
        keeper.write(10)
        assert told(quiet)["seats"] == [0]
    keeper.write(11)
    keeper.write(12 + presence.LEAVING)
    assert told(quiet)["seats"] == []
    assert not Presence.objects.exists()


def test_two_pages_of_one_person_are_one(alice: Client, quiet: Table, keeper: Keeper) -> None:
    with looking(quiet.pk, token(alice)):
        with looking(quiet.pk, token(alice)):
            keeper.write(0)
        keeper.write(20)
        keeper.write(40)
        assert told(quiet)["seats"] == [0]


def test_each_process_speaks_for_itself(alice: Client, quiet: Table, keeper: Keeper) -> None:
    until = timezone.now() + timedelta(seconds=30)
    Presence.objects.create(table=quiet, person=token(alice), process="another", until=until)
    with looking(quiet.pk, token(alice)):
        keeper.write(0)
    keeper.write(10)
    keeper.write(20)
    assert told(quiet)["seats"] == [0]  # through the other


def test_a_process_that_was_killed_is_not_believed_for_long(alice: Client, quiet: Table) -> None:
    over = timezone.now() - timedelta(seconds=1)
    Presence.objects.create(table=quiet, person=token(alice), process="killed", until=over)
    assert told(quiet)["seats"] == []
    assert not presence.is_looking(quiet, token(alice))


def test_rows_of_those_who_stay_are_renewed(alice: Client, quiet: Table, keeper: Keeper) -> None:
    with looking(quiet.pk, token(alice)):
        keeper.write(keeper._renewed)
        Presence.objects.update(until=timezone.now() + timedelta(seconds=1))
        keeper.write(keeper._renewed + presence.RENEW)
        assert Presence.objects.get().until > timezone.now() + timedelta(seconds=30)


def test_a_table_that_is_gone_keeps_nobody_from_being_written_down(quiet: Table, keeper: Keeper) -> None:
    with looking(10**6, "carol"), looking(quiet.pk, "carol"):
        keeper.write(0)
        assert Presence.objects.get().table == quiet


def test_the_page_shows_it_and_no_state_changes(
    alice: Client, onlooker: Client, quiet: Table, keeper: Keeper
) -> None:
    number = quiet.number
    with looking(quiet.pk, token(alice)), looking(quiet.pk, "secret-token-of-carol"):
        keeper.write(0)
        page = onlooker.get(quiet.get_absolute_url())
        quiet.refresh_from_db()
        assert quiet.number == number
        assert page.context["table"]["here"] == {"seats": [0], "onlookers": 1}
        text = page.content.decode()
        assert 'data-here="0"><span class="sr"> is here' in text
        assert 'data-here="1" hidden>' in text
        assert "One more person is watching." in text
        assert "secret-token" not in text
        assert token(alice) not in text
        assert post_move(alice, quiet, "move 4").status_code == 302
