"""Who is asking: a guest is a random token in a signed cookie out of scripts' reach; others have logged in.

Nobody has to say who they are to play. The cookie also carries what the person chose about how pages
look and answer, so that both follow the browser and survive a new database. Logging in and out happens here,
since it decides whose token counts; see ``docs/decisions/15-identity.md``.
"""

from __future__ import annotations

import time
import unicodedata
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from django.contrib import auth
from django.contrib.auth import SESSION_KEY
from django.http import HttpRequest

from spieltisch.core.prefs import Prefs

from .models import Account
from .models.people import NAME_LENGTH, key_of, new_token
from .zones import zones

RENEW_AFTER = 30 * 24 * 3600  # seconds; a cookie in use never runs out
ZONE_COOKIE = "spieltisch-zone"
"""Set by a script: the time zone that the browser believes to be in."""
REMEMBERED = 5
"""How many accounts a browser is known to have been logged in to."""

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
    if (logged_in := account(request)) is not None:
        if name(request) != logged_in.name:  # changed in another browser
            request.session["name"] = logged_in.name
        _renew(request)
        return str(logged_in.person_id)
    if token := guest(request):
        _renew(request)
    return token


def account(request: HttpRequest) -> Account | None:
    """The account that whoever asks has logged in to."""
    if request.user.is_authenticated:
        return request.user
    if SESSION_KEY in request.session:  # it has been deleted
        log_out(request)
    return None


def guest(request: HttpRequest) -> str:
    """The token of the guest whom the cookie names, empty if there is none or an account was made of them."""
    token = str(request.session.get("person", ""))
    return "" if token and Account.objects.filter(person=token).exists() else token


def _renew(request: HttpRequest) -> None:
    if time.time() - request.session.get("renewed", 0) > RENEW_AFTER:
        request.session["renewed"] = int(time.time())


def person_who_sits_down(request: HttpRequest) -> str:
    """The token of whoever asks; a new person gets one now."""
    if token := person(request):
        return token
    token = request.session["person"] = new_token()
    request.session["renewed"] = int(time.time())
    request.spieltisch_person = token
    return token


def name(request: HttpRequest) -> str:
    """What the person wants to be called, or empty."""
    return str(request.session.get("name", ""))


def account_name(request: HttpRequest) -> str:
    """The name of the account that the browser is logged in to, or empty, as far as its cookie says.

    The database is not asked: pages show it, also that of an error.
    """
    return name(request) if SESSION_KEY in request.session else ""


def log_in(request: HttpRequest, to: Account) -> None:
    """From now on this browser is the person of ``to``, and no guest any more."""
    if SESSION_KEY in request.session:
        log_out(request)
    auth.login(request, to)
    request.session.pop("person", None)
    request.session["name"] = to.name
    known = [kept for kept in request.session.get("known", []) if kept != to.pk]
    request.session["known"] = [*known, to.pk][-REMEMBERED:]
    request.session["renewed"] = int(time.time())
    request.spieltisch_person = to.person_id


def log_out(request: HttpRequest) -> None:
    """From now on this browser is nobody. What it looks like, and where it was logged in, it remembers."""
    kept = {key: request.session[key] for key in ("prefs", "known") if key in request.session}
    auth.logout(request)
    request.session.update(kept)
    request.spieltisch_person = ""


def is_known_to(request: HttpRequest, name: str) -> bool:
    """Whether this browser has been logged in before to the account called ``name``."""
    known = request.session.get("known", [])
    return bool(known) and Account.objects.filter(key=key_of(name), pk__in=known).exists()


def zone(request: HttpRequest) -> str:
    """The time zone that the browser believes to be in, or empty."""
    said = request.COOKIES.get(ZONE_COOKIE, "")
    return said if said in zones() else ""


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
