"""Blocking: whom one does not want to meet cannot sit down where one waits, and is not told why."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from spieltisch.site.models import Block, Seat, Table
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import people, rights

from .persons import invite, join, sit, together


@pytest.fixture
def carol(db: None) -> Client:
    """A third person."""
    return Client()


def at_table(client: Client, table: Table, seat: int, name: str, what: str = "block") -> Any:
    return client.post(f"/table/{table.public_id}/people/{what}", {"seat": seat, "name": name})


def pairs() -> set[tuple[str, str]]:
    return set(Block.objects.values_list("by__name", "whom__name"))


@pytest.fixture
def shared(alice: Client, bob: Client) -> Table:
    """Alice (0) and Bob (1), guests, who have begun."""
    return together(alice, bob)


def test_from_the_list_at_a_table_and_back(alice: Client, bob: Client, shared: Table) -> None:
    url = f"/table/{shared.public_id}/people/"
    assert "Who sits here" in alice.get(shared.get_absolute_url()).content.decode()
    assert [seat["can_be_blocked"] for seat in alice.get(url).context["seats"]] == [False, True]
    for _ in range(2):
        assert at_table(alice, shared, 1, "Bob")["Location"] == url
    assert pairs() == {("Alice", "Bob")}
    page = alice.get(url)
    assert page.context["seats"][1]["blocked"]
    assert "Block Bob no more" in page.content.decode()
    assert not any(seat["blocked"] for seat in bob.get(url).context["seats"])
    for _ in range(2):
        assert at_table(alice, shared, 1, "Bob", "unblock").status_code == 302
    assert pairs() == set()


def test_by_the_name_of_an_account_and_back(alice: Client, bob: Client) -> None:
    join(alice, "Alice")
    join(bob, "Bob")
    assert alice.post("/settings/people/block", {"name": " bOB "}).status_code == 302
    assert pairs() == {("Alice", "Bob")}
    [block] = alice.get("/settings/people/").context["blocks"]
    assert block["name"] == "Bob"
    assert bob.get("/settings/people/").context["blocks"] == []
    bob.post("/settings/people/unblock", {"id": block["id"]})  # somebody else's
    assert pairs() == {("Alice", "Bob")}
    alice.post("/settings/people/unblock", {"id": block["id"]})
    assert pairs() == set()


@pytest.mark.parametrize("typed", ["", "Nobody", "ALICE", "x" * 5000])
def test_nobody_and_oneself_cannot_be_blocked(alice: Client, typed: str) -> None:
    join(alice, "Alice")
    page = alice.post("/settings/people/block", {"name": typed})
    assert page.status_code == 409
    assert "nobody here whom you could block" in page.content.decode()
    assert pairs() == set()


@pytest.mark.parametrize("number", ["", "x", "-1", "9" * 30])
def test_a_block_that_is_none_is_not_taken_away(alice: Client, quick: Table, number: str) -> None:
    assert alice.post("/settings/people/unblock", {"id": number}).status_code == 302


def test_of_a_table_only_other_persons_who_sit_there_still(
    alice: Client, bob: Client, onlooker: Client, carol: Client, quick: Table
) -> None:
    assert at_table(alice, quick, 1, "Mila").status_code == 409  # a bot
    assert at_table(alice, quick, 0, "Guest").status_code == 409  # oneself
    table = invite(alice, 3)
    sit(bob, table, "Bob")
    assert at_table(alice, table, 2, "free").status_code == 409
    assert at_table(alice, table, 1, "Carol").status_code == 409  # she got up meanwhile, Bob sat down
    assert at_table(onlooker, table, 1, "Bob").status_code == 403  # nobody yet
    assert pairs() == set()
    carol.post("/play/fasanerie/", {"name": "Carol"})
    assert at_table(carol, table, 1, "Bob").status_code == 302  # plays elsewhere
    assert pairs() == {("Carol", "Bob")}


def test_who_is_blocked_cannot_sit_down_there_and_is_not_told_why(
    alice: Client, bob: Client, carol: Client, shared: Table
) -> None:
    at_table(alice, shared, 1, "Bob")
    table = invite(alice, 3)
    assert bob.get(table.get_absolute_url()).status_code == 200
    page = sit(bob, table, "Bob")
    assert page.status_code == 403
    assert "No seat at this table is open to you. You can watch." in page.content.decode()
    assert "block" not in page.content.decode().casefold()
    assert [seat.is_free for seat in table.seats.all()] == [False, True, True]
    assert sit(carol, table, "Carol").status_code == 302
    other = invite(bob, name="Bob")
    assert sit(alice, other, "Alice").status_code == 302  # the other way it is one's own choice
    at_table(alice, shared, 1, "Bob", "unblock")
    assert sit(bob, table, "Bob").status_code == 302


def test_in_a_game_that_runs_nothing_changes(alice: Client, bob: Client, shared: Table) -> None:
    pages = []
    for _ in range(2):
        shown = bob.get(shared.get_absolute_url()).context["table"]
        pages.append([shown[key] for key in ("seat", "number", "version", "seats")])
        at_table(alice, shared, 1, "Bob")
    assert pages[0] == pages[1]


def test_who_is_blocked_cannot_invite(alice: Client, bob: Client) -> None:
    for client, name in ((alice, "Alice"), (bob, "Bob")):
        join(client, name)
    own, other = people.called("alice"), people.called("BOB")
    assert own
    assert other
    rights.may_invite(other.pk, own.pk)
    people.block(own.pk, other.pk)
    with pytest.raises(Refusal, match="cannot be invited") as refused:
        rights.may_invite(other.pk, own.pk)
    assert "block" not in str(refused.value)
    rights.may_invite(own.pk, other.pk)
    assert people.blocks_of(own.pk) == {other.pk}
    assert people.blocks_of(other.pk) == set()


def test_the_page_tells_no_token(alice: Client, bob: Client, shared: Table) -> None:
    tokens = Seat.objects.values_list("person", flat=True)
    for client in (alice, bob, Client()):
        page = client.get(f"/table/{shared.public_id}/people/").content.decode()
        assert not any(token in page for token in tokens)
