"""Accounts: making one of a guest, and changing what it says."""

from __future__ import annotations

from django.db import IntegrityError, transaction
from django.db.models import Q

from spieltisch.site.identity import Newcomer
from spieltisch.site.models import Account
from spieltisch.site.models.people import key_of
from spieltisch.site.refusals import Refusal

from . import people, rights

MANY = 5
"""Of more accounts with one e-mail address than these, not all get a mail at once."""


def make(person: Newcomer, password: str, email: str, zone: str = "") -> Account:
    """An account for ``person``, who keeps everything they have; 409 if another has the name."""
    rights.name_is_free(person.name, person.token)
    try:
        with transaction.atomic():
            row = people.remember(person, zone)
            account = Account(key=key_of(person.name), name=person.name, email=email, person=row)
            account.set_password(password)
            account.save()
            people.rename(person.token, person.name)
    except IntegrityError as error:  # somebody was quicker
        raise Refusal(409, "answer-name-of-account", name=person.name) from error
    return account


def rename(account: Account, name: str) -> None:
    """Call ``account`` and its person ``name``; 409 if another has it."""
    rights.name_is_free(name, account.person_id)
    account.name, account.key = name, key_of(name)
    try:
        with transaction.atomic():
            account.save(update_fields=["name", "key"])
            people.rename(account.person_id, name)
    except IntegrityError as error:
        raise Refusal(409, "answer-name-of-account", name=name) from error


def change_email(account: Account, email: str) -> bool:
    """Reach ``account`` at ``email``, to be confirmed. Whether that is another address than before."""
    if email == account.email:
        return False
    account.email, account.confirmed = email, False
    account.save(update_fields=["email", "confirmed"])
    return True


def change_password(account: Account, password: str) -> None:
    """From now on only ``password`` opens ``account``, and whoever was logged in is logged out."""
    account.set_password(password)
    account.save(update_fields=["password"])


def confirm(account: Account) -> None:
    """Somebody who reads the e-mail of ``account`` has said that it is theirs."""
    account.confirmed = True
    account.save(update_fields=["confirmed"])


def to_be_helped(typed: str) -> list[Account]:
    """The accounts of the name or the e-mail address ``typed`` that can be sent a new password."""
    reachable = Account.objects.filter(confirmed=True).exclude(email="")
    return list(reachable.filter(Q(email__iexact=typed) | Q(key=key_of(typed)))[:MANY])
