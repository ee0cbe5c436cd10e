"""Who is asking: a random token in a signed cookie."""

from __future__ import annotations

import time

import pytest
from django.conf import settings
from django.test import Client

from spieltisch.site import identity
from spieltisch.site.models import Seat, Table


def test_looking_around_makes_nobody_of_you(onlooker: Client) -> None:
    onlooker.get("/")
    assert "person" not in onlooker.session


def test_who_sits_down_twice_is_the_same_person(alice: Client) -> None:
    alice.post("/play/fasanerie/")
    alice.post("/play/fasanerie/")
    assert Table.objects.count() == 2
    [person] = set(Seat.objects.filter(kind="human").values_list("person", flat=True))
    assert len(person) >= 32


def test_two_browsers_are_two_persons(alice: Client, bob: Client) -> None:
    for client in (alice, bob):
        client.post("/play/fasanerie/")
    assert alice.session["person"] != bob.session["person"]


def test_a_cookie_in_use_is_renewed(alice: Client, quick: Table) -> None:
    session = alice.session
    session["renewed"] -= identity.RENEW_AFTER + 1
    session.save()
    alice.cookies[settings.SESSION_COOKIE_NAME] = session.session_key
    before = alice.session["renewed"]
    alice.get(quick.get_absolute_url())
    assert alice.session["renewed"] > before


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Alice", "Alice"),
        ("  two   words ", "two words"),
        ("line\nbreak\tand tab", "line break and tab"),
        ("\u202eevil\u202c", "evil"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("e\u0301", "é"),
        ("\x00\x1b[31m", "[31m"),
        ("Ægir 🦊 李", "Ægir 🦊 李"),
        ("\u200b \n", ""),
    ],
)
def test_a_name_is_one_visible_line(typed: str, kept: str) -> None:
    assert identity.clean_name(typed) == kept


def test_tens_of_thousands_of_accents_hold_nobody_up(alice: Client) -> None:
    started = time.process_time()
    response = alice.post("/play/fasanerie/", {"name": "a" + "\u0300\u0316" * 15_000})
    assert response.status_code == 422
    assert time.process_time() - started < 0.5  # composing them all takes some seconds
