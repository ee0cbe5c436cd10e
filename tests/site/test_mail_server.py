"""Where e-mail leaves: one address in the environment."""

from __future__ import annotations

import threading

import pytest
from django.core import mail as sent
from django.core.mail import EmailMessage

from spieltisch.site import mail_server
from spieltisch.site.services.mail import _hand_over as by_a_thread


@pytest.mark.parametrize(
    ("address", "port", "tls", "ssl"),
    [
        ("smtp://me:p%40ss@mail.example.org", 587, True, False),
        ("smtp://me:p%40ss@mail.example.org:2525", 2525, True, False),
        ("smtps://me:p%40ss@mail.example.org", 465, False, True),
        ("smtp+plain://me:p%40ss@mail.example.org", 25, False, False),
    ],
)
def test_an_address_says_it_all(address: str, port: int, tls: bool, ssl: bool) -> None:
    found = mail_server.settings(address)
    assert found == {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": "mail.example.org",
        "EMAIL_PORT": port,
        "EMAIL_HOST_USER": "me",
        "EMAIL_HOST_PASSWORD": "p@ss",
        "EMAIL_USE_TLS": tls,
        "EMAIL_USE_SSL": ssl,
    }


def test_mail_leaves_by_a_thread_of_its_own() -> None:
    by_a_thread(EmailMessage("subject", "body", to=["alice@example.org"]))
    for thread in threading.enumerate():
        if thread.name == "mail":
            thread.join(10)
    assert [message.to for message in sent.outbox] == [["alice@example.org"]]


def test_mail_can_be_printed() -> None:
    assert mail_server.settings("console:")["EMAIL_BACKEND"].endswith("console.EmailBackend")


@pytest.mark.parametrize("address", ["", "mail.example.org", "smtp://", "http://u:hush@h", "smtp://u:hush@h:x"])
def test_what_cannot_be_read_ends_the_start_in_a_sentence_without_the_password(address: str) -> None:
    with pytest.raises(SystemExit, match="SPIELTISCH_MAIL") as end:
        mail_server.settings(address)
    assert "hush" not in str(end.value)
