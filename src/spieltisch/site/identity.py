"""Who is asking: a guest is a random token in a signed cookie out of scripts' reach; others have logged in.

Nobody has to say who they are to play. The cookie also carries what the person chose about how pages
look and answer, so that both follow the browser and survive a new database.
"""

from __future__ import annotations

import secrets
import time
import unicodedata
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from django.http import HttpRequest

from spieltisch.core.prefs import Prefs

from .models import Account
from .models.people import NAME_LENGTH

RENEW_AFTER = 30 * 24 * 3600  # seconds; a cookie in use never runs out

CHOICES = {
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "on", "off"),
    "speed": ("slow", "normal", "fast"),
    "reflex": ("ask", "always", "never"),
}
SWITCHES = tuple(field.name for field in fields(Prefs) if field.name not in CHOICES)


@dataclass(frozen=True)
class Newcomer:
    """Somebody who sits down at a table: their token, what they are called there, their settings."""

    token: str
    name: str = ""
    prefs: Prefs = field(default_factory=Prefs)


def person(request: HttpRequest) -> str:
    """The token of whoever asks; empty for somebody who has not sat down anywhere yet.

    That is the person of the account they have logged in to, or else the guest whom their cookie names; a
    guest who has made an account since is nobody until they log in.
    """
    if not hasattr(request, "spieltisch_person"):
        request.spieltisch_person = _person(request)
    return str(request.spieltisch_person)


def _person(request: HttpRequest) -> str:
    if request.user.is_authenticated:
        return str(request.user.person_id)
    token = request.session.get("person", "")
    if token and Account.objects.filter(person=token).exists():
        return ""
    if token and time.time() - request.session.get("renewed", 0) > RENEW_AFTER:
        request.session["renewed"] = int(time.time())
    return str(token)


def person_who_sits_down(request: HttpRequest) -> str:
    """The token of whoever asks; a new person gets one now."""
    if token := person(request):
        return token
    token = request.session["person"] = secrets.token_urlsafe(24)
    request.session["renewed"] = int(time.time())
    request.spieltisch_person = token
    return token


def name(request: HttpRequest) -> str:
    """What the person wants to be called, or empty."""
    return str(request.session.get("name", ""))


def clean_name(typed: str) -> str:
    """``typed`` as one line without invisible, control or direction-changing characters.

    Only the beginning of what is far too long is looked at: composing tens of thousands of accents takes
    seconds, in which nobody else is answered.
    """
    composed = unicodedata.normalize("NFC", typed[: 20 * NAME_LENGTH])
    seen = (c for c in composed if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join("".join(seen).split())


def prefs(request: HttpRequest) -> Prefs:
    """The person's settings; whatever is missing or unknown has its default."""
    kept = request.session.get("prefs", {})
    known: dict[str, Any] = {key: kept[key] for key, allowed in CHOICES.items() if kept.get(key) in allowed}
    known |= {key: kept[key] is True for key in SWITCHES if key in kept}
    return Prefs(**known)


def keep_prefs(request: HttpRequest, chosen: Prefs) -> None:
    """Remember the person's settings."""
    request.session["prefs"] = asdict(chosen)
