"""A table that waits for people: who is there, the link for those who are not, and sitting down."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_POST

from spieltisch.site import games, identity
from spieltisch.site.models import Seat, Table
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import names, sitting
from spieltisch.site.speech import texts

from . import errors
from .fairness import chance
from .links import absolute
from .who import newcomer


def page(
    request: HttpRequest, table: Table, *, fragment: bool, status: int = 200, error: str | None = None
) -> HttpResponse:
    """The page of a waiting table, or only what changes of it."""
    template = "site/lobby_fragment.html" if fragment else "site/lobby.html"
    response = render(request, template, {**_shown(request, table), "error": error}, status=status)
    patch_vary_headers(response, ["HX-Request"])
    return response


@require_POST
def sit(request: HttpRequest, table_id: str) -> HttpResponse:
    """Sitting down: field ``name``."""
    table = get_object_or_404(Table, public_id=table_id)
    try:
        person = newcomer(request)
        if not person.name:
            raise Refusal(422, "answer-name-needed")
        sitting.sit_down(table, person)
    except Refusal as refusal:
        return _refused(request, table, refusal)
    return redirect(table)


@require_POST
def fill(request: HttpRequest, table_id: str) -> HttpResponse:
    """Beginning without those who have not come: bots take their seats."""
    table = get_object_or_404(Table, public_id=table_id)
    try:
        sitting.fill_with_bots(table, identity.person(request))
    except Refusal as refusal:
        return _refused(request, table, refusal)
    return redirect(table)


def _refused(request: HttpRequest, table: Table, refusal: Refusal) -> HttpResponse:
    """Where the form was, while there is one; at a table in play a page with the way to it."""
    table.refresh_from_db()
    if table.waiting and refusal.status != 403:
        return page(request, table, fragment=False, status=refusal.status, error=str(refusal))
    way = {"action_url": table.get_absolute_url(), "action_text": texts().say("lobby-watch")}
    return errors.said(request, refusal.status, str(refusal), **way)


def _shown(request: HttpRequest, table: Table) -> dict[str, Any]:
    person = identity.person(request)
    seats = list(table.seats.all())
    called = names.of(seats)
    form = games.page(table.game).new_game(texts())
    own = next((seat for seat in seats if person and seat.person == person), None)
    free = sum(seat.is_free for seat in seats)
    link = absolute(request, table.get_absolute_url())
    return {
        "table": {
            "number": table.number,
            "id": table.public_id,
            "title": texts().say(
                "title-table", state="waiting", game=games.name(table.game, texts()), n=table.players
            ),
            "game": games.name(table.game, texts()),
            "rules_url": reverse("rules", kwargs={"game": table.game}),
            "url": table.get_absolute_url(),
            **{
                f"{name}_url": reverse(name, kwargs={"table_id": table.public_id})
                for name in ("events", "sit", "fill")
            },
        },
        "seated": own is not None,
        "host": called[0],
        "free": free,
        "seats": [
            {**_seat(seat, called[seat.number], own), "disc": form["seats"][seat.number]["disc"]}
            for seat in seats
        ],
        "options": _options(table, form),
        "chance": chance(table),
        "link": link,
        "link_is_local": _is_local(link),
        "typed": request.POST.get("name", identity.name(request)),
    }


def _seat(seat: Seat, called: str, own: Seat | None) -> dict[str, Any]:
    yours = own is not None and seat.number == own.number
    return {
        "name": texts().say("state-free") if seat.is_free else called,
        "free": seat.is_free,
        "note": texts().say("state-you" if yours else "role-bot", level=seat.level)
        if yours or seat.is_bot
        else "",
    }


def _options(table: Table, form: dict[str, Any]) -> list[str]:
    """What is played otherwise than usual, as the form for a new game calls it."""
    chosen = table.options
    switches, numbers = (
        [option for option in form.get(part, ()) if chosen.get(option["id"]) not in (None, option["default"])]
        for part in ("options", "numbers")
    )
    return [
        *(
            texts().say("lobby-on" if chosen[option["id"]] else "lobby-off", option=option["name"])
            for option in switches
        ),
        *(
            texts().say("lobby-value", option=option["name"], value=str(chosen[option["id"]]))
            for option in numbers
        ),
        *(
            texts().say("lobby-value", option=option["name"], value=chosen[option["id"]]["name"])
            for option in form.get("lists", ())
            if option["choices"][0]["id"].split()[0] != chosen[option["id"]]["digest"]
        ),
    ]


def _is_local(link: str) -> bool:
    """Whether only this computer understands the address."""
    host = urlsplit(link).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
