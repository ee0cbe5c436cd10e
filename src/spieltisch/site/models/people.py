"""People: what is remembered of whoever sat down somewhere, and the accounts of those who made one.

A person is known everywhere by a token that never changes. A guest's stands in a signed cookie; once there is
an account for it, only whoever has logged in is that person.
"""

from __future__ import annotations

import secrets
import unicodedata
from typing import ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.db import models
from django.utils import timezone

NAME_LENGTH = 24
KEY_LENGTH = 3 * NAME_LENGTH

GONE = "gone:"
"""What the token begins with that stands at a seat whose player has had everything about them deleted."""


def new_token() -> str:
    """The token of somebody new: 192 bits, nobody is found by guessing. No colon is in it."""
    return secrets.token_urlsafe(24)


def token_of_nobody() -> str:
    """What takes the place of a token at a seat of somebody who is gone; no two seats get the same."""
    return GONE + new_token()


class Person(models.Model):
    """Somebody who plays here, with or without an account; what must be known when they are not looking."""

    token = models.CharField(max_length=64, primary_key=True)
    name = models.CharField(max_length=NAME_LENGTH, blank=True)
    language = models.CharField(max_length=5, default="en")
    """In which messages to them are written."""
    zone = models.CharField(max_length=64, default="UTC")
    """The time zone their hours are in, a name of the IANA database."""
    wakes = models.PositiveSmallIntegerField(default=8)
    sleeps = models.PositiveSmallIntegerField(default=23)
    """The hours between which games over days take their time; all day if both are the same."""
    weekends = models.BooleanField(default=True)
    """Whether games over days take their time on Saturdays and Sundays, too."""
    quiet = models.BooleanField(default=False)
    """Whether they want to see no table talk anywhere."""
    created = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return self.name or "somebody"


class Accounts(BaseUserManager["Account"]):
    """Accounts are found by name, however it is written."""

    def get_by_natural_key(self, username: str | None) -> Account:
        """The account called ``username``, in capitals or not."""
        return self.get(key=key_of(username or ""))


def key_of(name: str) -> str:
    """What two names have in common that people take for the same; also wide letters, ligatures and such."""
    return unicodedata.normalize("NFKC", name).casefold()


class Account(AbstractBaseUser):
    """A name and a password: the same person on every machine."""

    key = models.CharField(max_length=KEY_LENGTH, unique=True)
    """See :func:`key_of`."""
    name = models.CharField(max_length=NAME_LENGTH)
    email = models.EmailField(blank=True)
    confirmed = models.BooleanField(default=False)
    """Whether somebody who reads that address said so."""
    person = models.OneToOneField(Person, on_delete=models.PROTECT, related_name="account")
    created = models.DateTimeField(default=timezone.now)

    objects: ClassVar = Accounts()
    USERNAME_FIELD = "key"
    EMAIL_FIELD = "email"

    def __str__(self) -> str:
        return str(self.name)


class Block(models.Model):
    """Somebody who does not want to meet somebody else: neither at a table nor in talk."""

    by = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="blocks")
    whom = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="blocked_by")
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["by", "whom"], name="one_block_a_pair")]

    def __str__(self) -> str:
        return f"{self.by} blocks {self.whom}"
