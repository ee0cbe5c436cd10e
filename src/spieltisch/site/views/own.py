"""What a table's page keeps for one person alone: notes, and what they have seen."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from spieltisch.core.prefs import Prefs
from spieltisch.site import games, identity
from spieltisch.site.models import Seat, Table
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import looking_back, names, rights, store, visits
from spieltisch.site.services import notes as keeping
from spieltisch.site.speech import texts

from . import errors
from .numbers import whole

SHOWN = 6
"""Sentences of what was missed; the rest can be watched."""


@require_POST
def notes(request: HttpRequest, table_id: str) -> HttpResponse:
    """Keeping notes: field ``notes``."""
    table = get_object_or_404(Table, public_id=table_id)
    typed, is_part = request.POST.get("notes", ""), bool(getattr(request, "htmx", False))
    try:
        keeping.keep(table, identity.person(request), typed)
    except Refusal as refusal:
        if is_part or refusal.status != 422:
            return errors.refused(request, refusal)
        context = {"notes": notes_of(table, typed), "error": str(refusal), "url": table.get_absolute_url()}
        return render(request, "site/notes_page.html", context, status=refusal.status)
    if is_part:
        return HttpResponse(texts().say("notes-saved"))
    return redirect(f"{table.get_absolute_url()}#notes")


def notes_of(table: Table, text: str) -> dict[str, Any]:
    """The form with the notes, for whoever wrote them."""
    return {
        "text": text,
        "limit": keeping.LONGEST,
        "url": reverse("notes", kwargs={"table_id": table.public_id}),
    }


@require_POST
def seen(request: HttpRequest, table_id: str) -> HttpResponse:
    """The person has looked at the table: field ``version``, the stored steps that the page showed."""
    table = get_object_or_404(Table, public_id=table_id)
    person = identity.person(request)
    try:
        rights.seat_of(list(table.seats.all()), person)
        visits.looked(table, person, whole(request.POST.get("version", ""), "answer-version"))
    except Refusal as refusal:
        return errors.refused(request, refusal)
    return redirect(table) if "back" in request.POST else HttpResponse(status=204)


@require_safe
def since(request: HttpRequest, table_id: str) -> HttpResponse:
    """What has happened since the person last looked, as a part of the page; empty if nothing has."""
    table = get_object_or_404(Table, public_id=table_id)
    try:
        with store.opened(table) as game:
            own = rights.seat_of(game.seats, identity.person(request))
            told = missed(game, own, identity.prefs(request))
    except Refusal as refusal:
        return errors.refused(request, refusal)
    return render(request, "site/since.html", {"since": told})


def missed(game: store.Playing, seat: Seat | None, prefs: Prefs) -> dict[str, Any] | None:
    """What ``seat`` has missed, in the sentences of the log, and where it can be watched."""
    found = visits.missed(game, seat)
    if found is None or seat is None:
        return None
    page = games.page(game.table.game)
    now = looking_back.Then(game.match, game.match.step)
    board = page.context(now, seat.number, names.of(game.seats), texts(), prefs, [])
    lines = [line for line in looking_back.lines(board) if line.after > found.since]
    url = reverse("replay", kwargs={"table_id": game.table.public_id})
    return {
        "lines": lines[-SHOWN:],
        "earlier": max(0, len(lines) - SHOWN),
        "moves": found.moves,
        "watch_url": f"{url}?step={found.since}",
        "seen_url": reverse("seen", kwargs={"table_id": game.table.public_id}),
        "version": game.table.version,
    }
