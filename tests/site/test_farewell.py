"""Having everything deleted: others' games stay whole, and nothing in them leads to the person."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.db import connection
from django.test import Client

from spieltisch.site.models import Account, Block, Person, Presence, Seat, Table
from spieltisch.site.services import people

from .conftest import legal, post_move
from .persons import OTHER, PASSWORD, account, invite, is_in, join, log_in, sit, together


@pytest.fixture
def shared(alice: Client, bob: Client) -> Table:
    """Alice (0), who has an account, and Bob (1), a guest, who have begun."""
    join(alice, "Alice", email="alice@example.org")
    return together(alice, bob)


def delete(client: Client, **fields: str) -> Any:
    return client.post("/settings/account/delete/", fields)


def everything_stored() -> str:
    """All rows of all tables of the database, as text."""
    with connection.cursor() as cursor:
        names = connection.introspection.table_names(cursor)
        rows: list[Any] = []
        for name in names:
            cursor.execute(f'SELECT * FROM "{name}"')
            rows += cursor.fetchall()
    return repr(rows)


def test_nothing_that_is_stored_leads_to_the_person(alice: Client, bob: Client, shared: Table) -> None:
    waiting = invite(alice, 3)
    sit(bob, waiting, "Bob")
    own = account("Alice").person_id
    Seat.objects.filter(person=own).update(notes="Alice’s note", answer="", reflex="never")
    Seat.objects.filter(table=waiting, number=2).update(invited=own)
    Presence.objects.create(table=shared, person=own, until=waiting.created)
    people.block(own, bob.session["person"])
    people.block(bob.session["person"], own)
    assert delete(alice, now=PASSWORD)["Location"] == "/"
    stored = everything_stored()
    for trace in (own, "Alice", "alice", "example.org", "note"):
        assert trace not in stored
    assert not Account.objects.exists()
    assert not Block.objects.exists()


def test_who_did_it_is_nobody_in_all_browsers(alice: Client, shared: Table) -> None:
    elsewhere = Client()
    log_in(elsewhere, "Alice")
    delete(alice, now=PASSWORD)
    assert "Everything about you is deleted." in alice.get("/").content.decode()
    assert "person" not in alice.session
    for client in (alice, elsewhere):
        assert not is_in(client)
        assert client.get("/").context["tables"] == []
        assert client.get(shared.get_absolute_url()).context["table"]["watching"]
    assert log_in(elsewhere, "Alice").status_code == 422
    assert delete(alice, now=PASSWORD)["Location"] == "/"  # the same form sent twice


def test_a_game_that_runs_keeps_its_steps_and_counts_as_left(
    alice: Client, bob: Client, shared: Table
) -> None:
    post_move((alice, bob)[shared.to_move or 0], shared, legal(shared)[0])
    shared.refresh_from_db()
    steps, number = list(shared.steps.values_list("number", "actor", "text")), shared.number
    delete(alice, now=PASSWORD)
    shared.refresh_from_db()
    assert list(shared.steps.values_list("number", "actor", "text")) == steps
    assert shared.number > number  # pages look anew
    assert [(seat.left, seat.is_gone, seat.is_free) for seat in shared.seats.all()] == [
        (True, True, False), (False, False, False),
    ]  # fmt: skip
    for language, called in (
        ("en", "deleted player"), ("de", "gelöschte Person"), ("fr", "joueur supprimé"),
    ):  # fmt: skip
        page = bob.get(shared.get_absolute_url(), headers={"Accept-Language": language})
        assert page.context["table"]["seats"][0]["name"] == called
        assert called in page.content.decode()
    assert bob.get("/").context["tables"][0]["who"] == "deleted player, You"
    assert not bob.get(f"/table/{shared.public_id}/people/").context["seats"][0]["can_be_blocked"]


def test_a_game_that_has_ended_keeps_its_record(
    alice: Client, bob: Client, shared: Table, to_the_end: Any
) -> None:
    to_the_end(shared)
    url = f"/table/{shared.public_id}/record"
    before = bob.get(url).content
    delete(alice, now=PASSWORD)
    assert bob.get(url).content == before
    assert [seat.left for seat in shared.seats.all()] == [False, False]


def test_at_each_table_it_is_another_nobody(alice: Client, bob: Client, shared: Table) -> None:
    together(alice, bob)
    delete(alice, now=PASSWORD)
    gone = Seat.objects.filter(person__startswith="gone:").values_list("person", flat=True)
    assert len(set(gone)) == 2


def test_the_seat_at_a_waiting_table_is_free_again_and_somebody_else_is_its_host(
    alice: Client, bob: Client, shared: Table
) -> None:
    table = invite(alice, 3)
    sit(bob, table, "Bob")
    delete(alice, now=PASSWORD)
    table.refresh_from_db()
    assert table.waiting
    assert [seat.is_free for seat in table.seats.all()] == [True, False, True]
    assert table.host == bob.session["person"]
    assert sit(Client(), table, "Carol").status_code == 302


def test_the_wrong_password_deletes_nothing(alice: Client, shared: Table) -> None:
    for fields in ({"now": OTHER}, {"now": ""}, {}, {"sure": "on"}):
        page = delete(alice, **fields)
        assert page.status_code == 422
        assert "This is not your password." in page.content.decode()
    assert Account.objects.count() == 1
    assert is_in(alice) == "Alice"


def test_a_guest_is_forgotten_too(alice: Client, bob: Client) -> None:
    table = together(alice, bob)
    own = bob.session["person"]
    assert delete(bob).status_code == 422
    assert "Tick that you are sure." in delete(bob).content.decode()
    assert delete(bob, sure="on").status_code == 302
    assert own not in everything_stored()
    assert not Person.objects.filter(name="Bob").exists()
    assert table.seats.get(number=1).is_gone
    assert alice.get(table.get_absolute_url()).context["table"]["seat"] == 0


def test_the_page_warns_before(alice: Client, shared: Table, bob: Client, onlooker: Client) -> None:
    assert 'type="password"' in alice.get("/settings/account/delete/").content.decode()
    assert 'type="checkbox"' in bob.get("/settings/account/delete/").content.decode()
    assert onlooker.get("/settings/account/delete/")["Location"] == "/"


# ------------------------------------------------------------ export


def data_of(client: Client) -> dict[str, Any]:
    answer = client.get("/settings/account/data")
    assert answer.status_code == 200, answer.content
    assert answer["Content-Disposition"] == 'attachment; filename="spieltisch.json"'
    found: dict[str, Any] = json.loads(answer.content)
    return found


def test_everything_that_is_known_is_in_one_file(
    alice: Client, bob: Client, shared: Table, quiet: Table, to_the_end: Any
) -> None:
    alice.post("/settings/hours/", {"zone": "Europe/Zurich", "wakes": "7", "sleeps": "22"})
    at = f"/table/{shared.public_id}/people/block"
    alice.post(at, {"seat": 1, "name": "Bob"})
    shared.seats.filter(number=0).update(notes="watch the fox")
    shared.seats.filter(number=1).update(notes="Bob’s own")
    to_the_end(shared)
    told = data_of(alice)
    assert told["person"]["zone"] == "Europe/Zurich"
    assert (told["person"]["wakes"], told["person"]["weekends"]) == (7, False)
    assert told["account"]["email"] == "alice@example.org"
    assert told["settings"]["theme"] == "auto"
    assert [block["name"] for block in told["blocked"]] == ["Bob"]
    over, running = told["tables"]
    assert (over["table"], over["seat"], over["players"]) == (shared.public_id, 0, ["Alice", "Bob"])
    assert over["notes"] == "watch the fox"
    assert "Bob’s own" not in json.dumps(told, ensure_ascii=False)
    record = json.loads(alice.get(f"/table/{shared.public_id}/record").content)
    assert over["record"]["steps"] == record["steps"]
    assert "record" not in running
    assert running["view"]["seat"] == 0


def test_it_tells_no_token_and_no_secret(alice: Client, bob: Client, shared: Table, quiet: Table) -> None:
    text = json.dumps(data_of(alice))
    hidden = [seat.person for seat in Seat.objects.all() if seat.person]
    hidden += [table.secret for table in Table.objects.all()] + [Account.objects.get().password]
    assert not [secret for secret in hidden if secret in text]


def test_two_tables_that_differ_in_what_a_seat_cannot_know_tell_it_the_same(
    alice: Client, bob: Client
) -> None:
    """Bob gives away one card or another from his hand, unseen by Alice."""
    from .test_friends import side_by_side

    fox = [["gold-1", []], ["fart-1", []], ["fox", [0]], ["nest", [1]], ["peacock", []], ["gold-2", []]]
    told = []
    for given in ("gold-1", "fart-1"):
        table = side_by_side(alice, bob, alley=fox)
        post_move(alice, table, f"give {given}")
        for client in (alice, bob):
            [one] = [each for each in data_of(client)["tables"] if each["table"] == table.public_id]
            told.append({key: value for key, value in one.items() if key not in ("table", "created")})
    assert told[1] == told[3]  # Bob’s
    assert told[0] != told[2]  # Alice knows what she gave


def test_waiting_tables_and_guests_are_told_too(alice: Client, onlooker: Client) -> None:
    invite(alice)
    [table] = data_of(alice)["tables"]
    assert table["players"] == ["Alice", "Guest"]
    assert data_of(alice)["account"] is None
    assert onlooker.get("/settings/account/data").status_code == 403
