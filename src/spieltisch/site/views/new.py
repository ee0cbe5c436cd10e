"""New tables: at once, by form, from a file."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_http_methods, require_POST

from spieltisch.site import games, identity
from spieltisch.site.models import Table
from spieltisch.site.refusals import Refusal, RulesRefusal
from spieltisch.site.services import start
from spieltisch.site.speech import texts

from . import errors
from .pace import not_too_often
from .who import newcomer

QUICK_LEVELS = (start.USUAL_LEVEL, start.USUAL_LEVEL)


@require_POST
def play(request: HttpRequest, game: str) -> HttpResponse:
    """A table with two bots and everything as usual, at once."""
    _known(game)
    try:
        not_too_often(request)
        table = start.begin(game, newcomer(request), QUICK_LEVELS, {})
    except Refusal as refusal:
        return errors.refused(request, refusal)
    return _to(request, table)


@gzip_page
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, game: str) -> HttpResponse:
    """The form for a new game, and what it asks for."""
    _known(game)
    if request.method != "POST":
        return _form(request, game)
    try:
        not_too_often(request)
        others = _others(request.POST)
        options = games.form(game).options(request.POST)
        table = start.begin(game, newcomer(request), others, options)
    except Refusal as refusal:
        return _form(request, game, refusal.status, error=_as_in_the_form(game, refusal))
    return _to(request, table)


@require_POST
def from_file(request: HttpRequest, game: str) -> HttpResponse:
    """A table that goes on from an uploaded position or unfinished record."""
    _known(game)
    try:
        not_too_often(request)
        file = request.FILES.get("file")
        if file is None:
            raise Refusal(422, "answer-no-file")
        if file.size > settings.FILE_LIMIT:
            raise Refusal(413, "answer-file-too-large", limit=settings.FILE_LIMIT // 1024)
        seat = _number(request.POST, "seat", 0, range(0, 20), "answer-seat")
        level = _number(request.POST, "level", start.USUAL_LEVEL, start.LEVELS, "answer-level")
        table = start.from_file(game, file.read(), newcomer(request), seat, level)
    except Refusal as refusal:
        return _form(request, game, refusal.status, file_error=str(refusal))
    return _to(request, table)


def _known(game: str) -> None:
    if game not in games.game_ids():
        raise Http404


def _to(request: HttpRequest, table: Table) -> HttpResponse:
    response = redirect(table)
    if getattr(request, "htmx", False):
        response = HttpResponse(headers={"HX-Redirect": table.get_absolute_url()})
    return response


def _form(request: HttpRequest, game: str, status: int = 200, **errors_: Any) -> HttpResponse:
    posted = request.POST
    context = {
        "game": game,
        "form": games.page(game).new_game(texts()),
        "values": {key: posted.getlist(key) if key == "kind" else posted[key] for key in posted},
        "name": posted.get("name", identity.name(request)),
        "limit_kib": settings.FILE_LIMIT // 1024,
        "error": None,
        "file_error": None,
        **errors_,
    }
    return render(request, "site/new.html", context, status=status)


def _as_in_the_form(game: str, refusal: Refusal) -> str:
    """What is refused, in words; an option is called as the form calls it, not as records do."""
    if not (isinstance(refusal, RulesRefusal) and refusal.error.key == "option-value"):
        return str(refusal)
    values, form = refusal.error.values, games.page(game).new_game(texts())
    shown = [option for part in ("options", "numbers", "lists") for option in form.get(part, ())]
    names = {option["id"]: option["name"] for option in shown}
    if values["option"] not in names:
        return str(refusal)
    wanted = values["wanted"].in_words(texts().language)
    return texts().say("answer-option", option=names[values["option"]], value=values["value"], wanted=wanted)


def _others(posted: QueryDict) -> list[int]:
    """Who plays at each seat after the person's: a bot's level, or a friend."""
    players = _number(posted, "players", 2, range(2, 20), "answer-players")
    usual = _number(posted, "level", start.USUAL_LEVEL, start.LEVELS, "answer-level")
    return [
        start.FRIEND
        if posted.get(f"level-{seat}") == "friend"
        else _number(posted, f"level-{seat}", usual, start.LEVELS, "answer-level")
        for seat in range(1, players)
    ]


def _number(posted: QueryDict, field: str, default: int, allowed: range, complaint: str) -> int:
    typed = posted.get(field, "").strip() or str(default)
    if not (typed.isascii() and typed.isdigit() and len(typed) < 4 and int(typed) in allowed):
        raise Refusal(422, complaint)
    return int(typed)
