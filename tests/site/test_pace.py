"""How often: by address and by account, over processes, and nobody is locked out for ever."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.core import mail as sent
from django.test import Client, RequestFactory
from django.utils import timezone

from spieltisch.site.models import Account, Count
from spieltisch.site.refusals import Refusal
from spieltisch.site.speech import texts
from spieltisch.site.views import pace

from .persons import OTHER, PASSWORD, join, log_in

FROM = {"REMOTE_ADDR": "192.0.2.1"}


@pytest.fixture
def few(settings: Any) -> dict[str, tuple[int, int]]:
    """Two of each in a minute."""
    settings.LIMITS = dict.fromkeys(settings.LIMITS, (2, 60))
    chosen: dict[str, tuple[int, int]] = settings.LIMITS
    return chosen


def a_minute_later() -> None:
    Count.objects.update(ends=timezone.now() - timedelta(seconds=1))


def times(what: str, who: str, tries: int) -> list[bool]:
    """For each of so many tries whether it was let through."""
    through = []
    for _ in range(tries):
        try:
            pace.spend(what, who)
        except Refusal:
            through.append(False)
        else:
            through.append(True)
    return through


def test_each_is_counted_alone_and_anew_when_the_time_is_over(db: None, few: Any) -> None:
    assert times("login", "a", 4) == [True, True, False, False]
    assert times("login", "b", 1) == [True]
    assert times("mail", "a", 1) == [True]
    a_minute_later()
    assert times("login", "a", 3) == [True, True, False]
    assert Count.objects.count() == 1  # what is over is not kept


def test_what_was_rightly_done_is_uncounted(db: None, few: Any) -> None:
    for _ in range(5):
        pace.spend("login", "a")
        pace.give_back("login", "a")
    assert times("login", "a", 3) == [True, True, False]


def test_no_address_or_name_can_be_read_from_what_is_kept(db: None, few: Any) -> None:
    pace.spend("login", "192.0.2.1")
    [count] = Count.objects.all()
    assert "192" not in count.key
    assert len(count.key) == 64


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_each_kind_has_its_sentence(settings: Any, language: str) -> None:
    for what in settings.LIMITS:
        assert texts(language).say(f"answer-too-often-{what}", n=10)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_a_house_counts_as_one(rf: RequestFactory, address: str, counted: str) -> None:
    assert pace.house(rf.post("/", REMOTE_ADDR=address)) == counted


# ------------------------------------------------------------ logging in


def test_wrong_passwords_from_one_address_are_stopped_whatever_the_name(few: Any, onlooker: Client) -> None:
    answers = [log_in(onlooker, name, OTHER) for name in ("a", "b", "c")]
    assert [answer.status_code for answer in answers] == [422, 422, 429]
    assert "came from your network. Try again in 1 minutes" in answers[2].content.decode()


def test_wrong_passwords_for_one_account_are_stopped_wherever_they_come_from(
    alice: Client, few: Any
) -> None:
    join(alice, "Alice")
    attackers = [Client(REMOTE_ADDR=f"192.0.2.{number}") for number in range(3)]
    assert [log_in(each, "Alice", OTHER).status_code for each in attackers] == [422, 422, 429]
    right = log_in(attackers[2], "aLICE")  # also the right one, written otherwise
    assert right.status_code == 429
    assert "Too many wrong passwords for this name" in right.content.decode()
    a_minute_later()
    assert log_in(attackers[2], "Alice").status_code == 302


def test_the_owner_comes_in_while_others_try(alice: Client, bob: Client, few: Any) -> None:
    """From a browser in which they have been logged in before; and there, too, only so many wrong ones."""
    join(alice, "Alice")
    alice.post("/logout")
    for number in range(3):
        log_in(Client(REMOTE_ADDR=f"192.0.2.{number}"), "Alice", OTHER)
    assert log_in(alice, "Alice").status_code == 302
    alice.post("/logout")
    alice.defaults["REMOTE_ADDR"] = "198.51.100.1"
    assert [log_in(alice, "Alice", OTHER).status_code for _ in range(3)] == [422, 422, 429]
    # Another account's browser is a stranger here.
    join(bob, "Bob")
    assert log_in(bob, "Alice").status_code == 429


def test_a_name_nobody_has_is_counted_like_one_that_is(few: Any, db: None) -> None:
    clients = [Client(REMOTE_ADDR=f"192.0.2.{number}") for number in range(3)]
    assert [log_in(each, "Nobody", OTHER).status_code for each in clients] == [422, 422, 429]


def test_right_passwords_are_not_counted(alice: Client, few: Any) -> None:
    join(alice, "Alice")
    assert [log_in(Client(), "Alice").status_code for _ in range(4)] == [302] * 4


def test_the_password_asked_for_in_the_settings_cannot_be_guessed_either(alice: Client, few: Any) -> None:
    join(alice, "Alice")
    answers = [
        alice.post("/settings/account/email", {"email": "", "now": OTHER}),
        alice.post("/settings/account/delete/", {"now": OTHER}),
        alice.post("/settings/account/password", {"now": OTHER, "password": OTHER, "again": OTHER}),
    ]
    assert [answer.status_code for answer in answers] == [422, 422, 429]
    assert alice.post("/settings/account/delete/", {"now": PASSWORD}).status_code == 429
    assert Account.objects.count() == 1


# ------------------------------------------------------------ the rest


def test_so_many_accounts_from_one_address(few: Any, db: None) -> None:
    answers = [join(Client(), name) for name in ("Alice", "Bob", "Carol")]
    assert [answer.status_code for answer in answers] == [302, 302, 429]
    assert 'value="Carol"' in answers[2].content.decode()
    assert join(Client(**FROM), "Carol").status_code == 302


def test_mails_from_one_address_are_stopped_and_those_to_one_account_in_silence(
    alice: Client, few: Any
) -> None:
    join(alice, "Alice", email="alice@example.org")
    Account.objects.update(confirmed=True)
    Count.objects.all().delete()
    sent.outbox.clear()
    clients = [Client(REMOTE_ADDR=f"192.0.2.{number}") for number in range(4)]
    assert [each.post("/password/", {"who": "Alice"}).status_code for each in clients] == [302] * 4
    assert len(sent.outbox) == 2
    again = [clients[0].post("/password/", {"who": "x"}).status_code for _ in range(2)]
    assert again == [302, 429]


def test_data_is_not_downloaded_without_end(alice: Client, quick: Any, few: Any) -> None:
    answers = [alice.get("/settings/account/data").status_code for _ in range(3)]
    assert answers == [200, 200, 429]
