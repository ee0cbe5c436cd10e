"""A table: looking at it, moving, taking back, playing again, and its record."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_POST, require_safe

from spieltisch.site import engine, games, identity
from spieltisch.site.models import Table
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import again as playing_again
from spieltisch.site.services import moves, reflexes, rights, store, visits
from spieltisch.site.services import undo as taking_back
from spieltisch.site.speech import texts

from . import errors, lobby
from .numbers import whole
from .pace import not_too_often
from .showing import shown


@gzip_page
@require_safe
def table(request: HttpRequest, table_id: str) -> HttpResponse:
    """The page; for a script that knows state ``?version=N``, 204 or the fragment as it is now.

    A page that still shows who is waited for is loaded anew when the game has begun.
    """
    found = get_object_or_404(Table, public_id=table_id)
    if _wants_fragment(request):
        known = request.GET.get("version", "")
        if known == str(found.number):
            return HttpResponse(status=204)
        if known.startswith("-") and not found.waiting:
            return HttpResponse(headers={"HX-Refresh": "true"})
    return _answer(request, found)


@require_POST
def move(request: HttpRequest, table_id: str) -> HttpResponse:
    """A move: fields ``version``, ``action``."""
    found = get_object_or_404(Table, public_id=table_id)
    try:
        person, speed = identity.person(request), identity.prefs(request).speed
        moves.move(found, person, _version(request), request.POST.get("action", ""), speed)
        visits.looked(found, person, found.version)
    except Refusal as refusal:
        return _refused(request, found, refusal)
    return _done(request, found)


@require_POST
def undo(request: HttpRequest, table_id: str) -> HttpResponse:
    """Taking the last move back: field ``version``."""
    found = get_object_or_404(Table, public_id=table_id)
    try:
        taking_back.undo(found, identity.person(request), _version(request))
    except Refusal as refusal:
        return _refused(request, found, refusal)
    return _done(request, found)


@require_POST
def reflex(request: HttpRequest, table_id: str) -> HttpResponse:
    """How a player answers from now on when they could ward something off: field ``reflex``."""
    found = get_object_or_404(Table, public_id=table_id)
    setting, person = request.POST.get("reflex", ""), identity.person(request)
    try:
        rights.seat_of(list(found.seats.all()), person)
        if setting not in identity.CHOICES["reflex"]:
            raise Refusal(422, "answer-setting")
    except Refusal as refusal:
        return _refused(request, found, refusal)
    identity.keep_prefs(request, replace(identity.prefs(request), reflex=setting))
    reflexes.set_for(person, setting)
    return _done(request, found)


@require_POST
def again(request: HttpRequest, table_id: str) -> HttpResponse:
    """A new table for the same players: field ``kinds``, ``same`` or ``other``."""
    found = get_object_or_404(Table, public_id=table_id)
    options = found.options
    if request.POST.get("kinds") == "other":
        options = games.form(found.game).other_options(options)
    try:
        not_too_often(request)
        person = identity.Newcomer(identity.person(request), prefs=identity.prefs(request))
        fresh = playing_again.again(found, person, options)
    except Refusal as refusal:
        return errors.refused(request, refusal)
    if getattr(request, "htmx", False):
        return HttpResponse(headers={"HX-Redirect": fresh.get_absolute_url()})
    return redirect(fresh)


@require_safe
def record(request: HttpRequest, table_id: str) -> HttpResponse:
    """The record of a finished game as a file. Before the end it would tell what is hidden.

    A game by other rules is at its end here: its steps are given as they are stored.
    """
    found = get_object_or_404(Table, public_id=table_id)
    try:
        with store.opened(found) as game:
            rights.record_is_open(found)
            told = engine.record(found, game.match)
    except store.OtherRules:
        steps = [(step.actor, step.text) for step in store.counting_steps(found)]
        told = engine.with_proof(found, engine.told(found, steps))
    except Refusal as refusal:
        return errors.refused(request, refusal)
    line = json.dumps(told, ensure_ascii=False) + "\n"
    response = HttpResponse(line, content_type="application/json")
    response["Content-Disposition"] = f'attachment; filename="{found.game}-{found.public_id}.jsonl"'
    return response


def _version(request: HttpRequest) -> int:
    return whole(request.POST.get("version", ""), "answer-version")


def _wants_fragment(request: HttpRequest) -> bool:
    htmx: Any = getattr(request, "htmx", False)
    return bool(htmx) and not htmx.boosted and not htmx.history_restore_request


def _done(request: HttpRequest, found: Table) -> HttpResponse:
    return _answer(request, found) if _wants_fragment(request) else redirect(found)


def _refused(request: HttpRequest, found: Table, refusal: Refusal) -> HttpResponse:
    """The table as it is now, with the refusal where the hand is; a stranger gets a page of its own."""
    if refusal.status == 403:
        return errors.refused(request, refusal)
    found.refresh_from_db()
    return _answer(request, found, refusal.status, str(refusal))


def _answer(
    request: HttpRequest, found: Table, status: int = 200, error: str | None = None
) -> HttpResponse:
    if found.waiting:
        fragment = _wants_fragment(request)
        return lobby.page(request, found, fragment=fragment, status=status, error=error)
    person, part = identity.person(request), _wants_fragment(request)
    try:
        context: dict[str, Any] = shown(found, person, identity.prefs(request), part=part)
    except store.OtherRules as refusal:
        kept, download = reverse("record", args=[found.public_id]), texts().say("error-action-record")
        return errors.said(request, refusal.status, str(refusal), action_url=kept, action_text=download)
    context["error"] = error
    template = "site/table_fragment.html" if part else "site/table.html"
    response = render(request, template, context, status=status)
    patch_vary_headers(response, ["HX-Request"])
    return response
