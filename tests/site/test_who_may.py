"""Who may do what: a person with an account, a guest, an onlooker, and a form from elsewhere."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.urls import URLPattern, reverse

from spieltisch.site.models import Account, Table
from spieltisch.site.urls import urlpatterns

from .persons import OTHER, PASSWORD, join, together

KWARGS = {"game": "fasanerie", "table_id": "abcdefghjkmnpqrs", "who": "MQ", "token": "x"}
OPEN = {"table", "record", "events", "people", "home", "rules", "healthz", "own-data"}
"""Addresses that only show something."""


def path_of(pattern: URLPattern) -> str:
    wanted = pattern.pattern.converters
    return reverse(str(pattern.name), kwargs={key: KWARGS[key] for key in wanted})


@pytest.mark.parametrize("pattern", urlpatterns, ids=lambda pattern: pattern.name)
def test_nothing_is_done_for_a_form_from_elsewhere(db: None, pattern: URLPattern) -> None:
    client = Client(enforce_csrf_checks=True)
    assert client.post(path_of(pattern)).status_code in ({403, 405} if pattern.name in OPEN else {403})


OWN_ACCOUNT = {
    "/settings/account/name": {"name": "Other"},
    "/settings/account/email": {"email": "x@example.org", "now": PASSWORD},
    "/settings/account/confirm": {},
    "/settings/account/password": {"now": PASSWORD, "password": OTHER, "again": OTHER},
}


@pytest.mark.parametrize("path", OWN_ACCOUNT)
@pytest.mark.parametrize("asks", ["guest", "onlooker"])
def test_an_account_is_changed_by_who_has_logged_in_alone(
    alice: Client, bob: Client, onlooker: Client, path: str, asks: str
) -> None:
    join(alice, "Alice")
    together(alice, bob)
    client = {"guest": bob, "onlooker": onlooker}[asks]
    before = list(Account.objects.values())
    answer = client.post(path, OWN_ACCOUNT[path])
    assert answer.status_code == 403
    assert "/login/" in answer.content.decode()
    assert list(Account.objects.values()) == before
    assert client.get(path).status_code == 405


def test_each_account_changes_itself_alone(alice: Client, bob: Client) -> None:
    join(alice, "Alice")
    join(bob, "Bob")
    before = Account.objects.filter(name="Bob").values().get()
    for path, fields in OWN_ACCOUNT.items():
        assert alice.post(path, {**fields, "id": str(before["id"]), "account": "Bob"}).status_code == 302
    assert Account.objects.filter(name="Bob").values().get() == before


def test_everybody_may_look_who_sits_at_a_table(alice: Client, bob: Client, onlooker: Client) -> None:
    table: Table = together(alice, bob)
    path = f"/table/{table.public_id}/people/"
    seen: list[Any] = [client.get(path) for client in (alice, bob, onlooker)]
    assert [page.status_code for page in seen] == [200, 200, 200]
    can = [[seat["can_be_blocked"] for seat in page.context["seats"]] for page in seen]
    assert can == [[False, True], [True, False], [False, False]]
    assert onlooker.get("/table/nowhere/people/").status_code == 404
    assert onlooker.post("/table/nowhere/people/block").status_code == 404
