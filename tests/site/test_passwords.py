"""Passwords and e-mail: changing them, forgetting them, and nobody learns whose address is known."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from django.contrib.auth.tokens import PasswordResetTokenGenerator
from django.core import mail as sent
from django.core import signing
from django.test import Client

from spieltisch.site.models import Account, Person, Table

from .persons import OTHER, PASSWORD, account, is_in, join, log_in

ALICE = "alice@example.org"


@pytest.fixture
def known(alice: Client) -> Account:
    """Alice's account, whose e-mail address is confirmed; she is logged in."""
    join(alice, "Alice", email=ALICE)
    sent.outbox.clear()
    Account.objects.update(confirmed=True)
    return account("Alice")


def link() -> str:
    """The path of the link in the one mail that was sent."""
    [message] = sent.outbox
    found = re.search(r"http://testserver(/\S+)", str(message.body))
    assert found
    return found[1]


def change(client: Client, now: str = PASSWORD, password: str = OTHER) -> Any:
    fields = {"now": now, "password": password, "again": password}
    return client.post("/settings/account/password", fields)


# ------------------------------------------------------------ changing


def test_another_password_logs_out_all_other_browsers(alice: Client, known: Account, quick: Table) -> None:
    elsewhere = Client()
    log_in(elsewhere, "Alice")
    assert change(alice).status_code == 302
    assert "Your password has been changed" in alice.get("/").content.decode()
    assert is_in(alice) == "Alice"
    assert not is_in(elsewhere)
    assert elsewhere.get("/").context["tables"] == []
    assert log_in(elsewhere, "Alice").status_code == 422
    assert log_in(elsewhere, "Alice", OTHER).status_code == 302


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"now": "wrong"}, "This is not your password."),
        ({"now": ""}, "This is missing."),
        ({"again": "x"}, "These two are not the same."),
        ({"password": "Alice123", "again": "Alice123"}, "too much like your name"),
        ({"password": "alice@example", "again": "alice@example"}, "too much like your name"),
    ],
)
def test_it_stays_where_something_is_wrong(
    alice: Client, known: Account, fields: dict[str, str], said: str
) -> None:
    typed = {"now": PASSWORD, "password": OTHER, "again": OTHER, **fields}
    page = alice.post("/settings/account/password", typed)
    assert page.status_code == 422
    assert page.context["at"] == "password"
    assert said in page.content.decode()
    assert not set(typed.values()) & set(re.findall(r'value="([^"]*)"', page.content.decode())) - {""}
    assert log_in(Client(), "Alice").status_code == 302


# ------------------------------------------------------------ forgotten


def test_a_forgotten_password_is_chosen_anew_by_a_link_that_works_once(known: Account, bob: Client) -> None:
    for written in ("alice", "ALICE@Example.org"):
        sent.outbox.clear()
        assert bob.post("/password/", {"who": written})["Location"] == "/password/?sent=1"
        assert sent.outbox[0].to == [ALICE]
    path = link()
    assert bob.get(path).status_code == 200
    assert bob.post(path, {"password": "short", "again": "short"}).status_code == 422
    assert bob.post(path, {"password": OTHER, "again": OTHER}).status_code == 302
    assert is_in(bob) == "Alice"
    assert bob.post(path, {"password": OTHER, "again": OTHER})["Location"] == "/settings/account/"
    assert Client().get(path).status_code == 404
    assert log_in(Client(), "Alice").status_code == 422


def test_it_logs_out_whoever_was_logged_in(alice: Client, known: Account, bob: Client) -> None:
    bob.post("/password/", {"who": "Alice"})
    bob.post(link(), {"password": OTHER, "again": OTHER})
    assert not is_in(alice)


def test_a_link_is_too_old_after_four_hours(known: Account, bob: Client, monkeypatch: Any) -> None:
    bob.post("/password/", {"who": "Alice"})
    path = link()
    later = datetime.now() + timedelta(hours=4, minutes=1)
    monkeypatch.setattr(PasswordResetTokenGenerator, "_now", lambda self: later)
    page = bob.get(path)
    assert page.status_code == 404
    assert "too old" in page.content.decode()


@pytest.mark.parametrize("path", ["/password/x/y/", "/password/MTI/abc-def/", f"/password/{'9' * 90}/a/"])
def test_a_link_made_up_is_refused(known: Account, bob: Client, path: str) -> None:
    assert bob.get(path).status_code == 404
    assert bob.post(path, {"password": OTHER, "again": OTHER}).status_code == 404


def test_whether_there_is_such_an_account_is_not_told(known: Account, bob: Client) -> None:
    join(Client(), "Carol", email="carol@example.org")  # not confirmed
    join(Client(), "Dora")  # no address
    sent.outbox.clear()
    pages = []
    for who in ("Alice", ALICE, "Carol", "Dora", "Nobody", "nobody@example.org"):
        answer = bob.post("/password/", {"who": who})
        assert answer["Location"] == "/password/?sent=1"
        pages.append(re.sub(r'value="\w{64}"', "", bob.get("/password/?sent=1").content.decode()))
    assert len(set(pages)) == 1
    assert [message.to for message in sent.outbox] == [[ALICE], [ALICE]]


def test_the_mail_speaks_the_language_of_who_gets_it(known: Account, bob: Client) -> None:
    Person.objects.update(language="fr")
    bob.post("/password/", {"who": "Alice"}, headers={"Accept-Language": "de"})
    assert sent.outbox[0].subject == "Un nouveau mot de passe pour Alice"
    assert "dans les quatre heures" in str(sent.outbox[0].body)


def test_the_link_is_the_one_of_the_proxy_before_the_site(known: Account, bob: Client, settings: Any) -> None:
    settings.CSRF_TRUSTED_ORIGINS = ["https://testserver"]
    bob.post("/password/", {"who": "Alice"})
    assert "https://testserver/password/" in str(sent.outbox[0].body)
    assert bob.post("/password/", {"who": "Alice"}, headers={"Host": "evil.example.org"}).status_code == 400


def test_a_site_without_mail_says_so(alice: Client, settings: Any) -> None:
    settings.SENDS_MAIL = False
    assert "This site sends no e-mail" in alice.get("/password/").content.decode()
    assert "This site sends no e-mail" in alice.get("/join/").content.decode()
    assert alice.post("/password/", {"who": "Alice"}).status_code == 200
    assert join(alice, "Alice", email=ALICE).status_code == 302
    assert sent.outbox == []


def test_a_mail_that_cannot_be_sent_harms_nobody_and_its_address_is_not_logged(
    alice: Client, monkeypatch: Any, caplog: Any
) -> None:
    def fail(*_: Any) -> None:
        raise OSError(f"no route to {ALICE}")

    monkeypatch.setattr(sent.EmailMessage, "send", fail)
    assert join(alice, "Alice", email=ALICE).status_code == 302
    assert "an e-mail could not be sent: OSError" in caplog.text
    assert ALICE not in caplog.text


# ------------------------------------------------------------ the address


def test_an_address_counts_once_whoever_reads_it_says_so(alice: Client, bob: Client) -> None:
    join(alice, "Alice", email=ALICE)
    path = link()
    assert ALICE not in path
    assert "Is this your address?" in bob.get(path).content.decode()
    assert not account("Alice").confirmed  # a program that looks through mail confirms nothing
    for _ in range(2):
        assert bob.post(path).status_code == 302
    assert account("Alice").confirmed
    assert not is_in(bob)


def test_the_link_for_another_address_or_account_is_refused(alice: Client, known: Account) -> None:
    alice.post("/settings/account/email", {"email": "other@example.org", "now": PASSWORD})
    path = link()
    assert not account("Alice").confirmed
    alice.post("/settings/account/email", {"email": "third@example.org", "now": PASSWORD})
    assert alice.post(path).status_code == 404
    assert alice.post("/email/made-up/").status_code == 404
    forged = signing.dumps([known.pk, "x"], salt="something else")
    assert alice.post(f"/email/{forged}/").status_code == 404
    assert not account("Alice").confirmed


def test_another_address_needs_the_password(alice: Client, known: Account) -> None:
    page = alice.post("/settings/account/email", {"email": "evil@example.org", "now": OTHER})
    assert page.status_code == 422
    assert page.context["at"] == "email"
    assert 'value="evil@example.org"' in page.content.decode()
    assert account("Alice").email == ALICE
    assert alice.post("/settings/account/email", {"email": "", "now": PASSWORD}).status_code == 302
    assert (account("Alice").email, account("Alice").confirmed) == ("", False)
    assert sent.outbox == []


def test_the_same_address_again_stays_confirmed(alice: Client, known: Account) -> None:
    alice.post("/settings/account/email", {"email": ALICE, "now": PASSWORD})
    assert account("Alice").confirmed
    assert sent.outbox == []


def test_the_link_can_be_sent_again_while_it_is_of_use(alice: Client, known: Account) -> None:
    alice.post("/settings/account/confirm")
    assert sent.outbox == []
    Account.objects.update(confirmed=False)
    assert "Send the link to confirm" in alice.get("/settings/account/").content.decode()
    assert [alice.post("/settings/account/confirm").status_code for _ in range(3)] == [302, 302, 429]
    assert len(sent.outbox) == 2
