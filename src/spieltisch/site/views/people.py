"""Who sits at a table, on a page of its own: there one person can block another."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from spieltisch.site import games, identity
from spieltisch.site.models import Account, Person, Seat, Table
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import names, people, rights
from spieltisch.site.speech import texts

from . import errors


@require_safe
def at_table(request: HttpRequest, table_id: str) -> HttpResponse:
    """The seats, who sits there, and for each other person whether they are blocked."""
    table = get_object_or_404(Table, public_id=table_id)
    return render(request, "site/people.html", _shown(request, table))


@require_POST
def block(request: HttpRequest, table_id: str) -> HttpResponse:
    """Blocking the person at field ``seat``, who is called ``name`` there."""
    return _change(request, table_id, people.block)


@require_POST
def unblock(request: HttpRequest, table_id: str) -> HttpResponse:
    """Blocking that person no more."""
    return _change(request, table_id, people.unblock)


def _change(request: HttpRequest, table_id: str, change: Any) -> HttpResponse:
    table = get_object_or_404(Table, public_id=table_id)
    person = identity.person(request)
    try:
        seat = _meant(request, table)
        rights.may_block(person, _blockable(seat))
    except Refusal as refusal:
        way = {"action_url": reverse("people", args=[table_id]), "action_text": texts().say("people-title")}
        return errors.said(request, refusal.status, str(refusal), **way)
    if not Person.objects.filter(pk=person).exists():
        people.remember(identity.Newcomer(person, identity.name(request)))
    change(person, seat.person)
    return redirect("people", table_id)


def _meant(request: HttpRequest, table: Table) -> Seat:
    """The seat whose person is meant. The name is compared: somebody else may have sat down meanwhile."""
    seats = list(table.seats.all())
    for seat, called in zip(seats, names.of(seats), strict=True):
        if (str(seat.number), called) == (request.POST.get("seat"), request.POST.get("name")):
            return seat
    raise Refusal(409, "answer-nobody-to-block")


def _blockable(seat: Seat) -> str:
    """The token of the person at ``seat`` if there is one that can be met again."""
    return seat.person if Person.objects.filter(pk=seat.person).exists() else ""


def _shown(request: HttpRequest, table: Table) -> dict[str, Any]:
    person = identity.person(request)
    seats = list(table.seats.all())
    called, blocked = names.of(seats), people.blocks_of(person)
    tokens = [seat.person for seat in seats if seat.person]
    known = set(Person.objects.filter(pk__in=tokens).values_list("pk", flat=True))
    accounts = set(Account.objects.filter(person__in=tokens).values_list("person", flat=True))
    discs = games.page(table.game).new_game(texts())["seats"]
    return {
        "table": table,
        "game": games.name(table.game, texts()),
        "seats": [
            {
                "number": seat.number,
                "disc": discs[seat.number]["disc"],
                "name": texts().say("state-free") if seat.is_free else called[seat.number],
                "free": seat.is_free,
                "note": _note(seat, person, accounts),
                "can_be_blocked": bool(person) and seat.person in known and seat.person != person,
                "blocked": seat.person in blocked,
            }
            for seat in seats
        ],
        "somebody": bool(person),
    }


def _note(seat: Seat, person: str, accounts: set[str]) -> str:
    spoken = texts()
    if seat.is_bot:
        return spoken.say("role-bot", level=seat.level)
    if seat.is_free or seat.is_gone:
        return ""
    if seat.person == person:
        return spoken.say("state-you")
    return spoken.say("people-account" if seat.person in accounts else "people-guest")
