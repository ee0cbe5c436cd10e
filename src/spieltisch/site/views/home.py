"""The home page: the games, and the tables of whoever looks."""

from __future__ import annotations

from typing import Any

from django.contrib.humanize.templatetags.humanize import naturaltime
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from spieltisch.site import games, identity
from spieltisch.site.models import Seat, Table
from spieltisch.site.services import names
from spieltisch.site.speech import texts

SHOWN = 50


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """The games, then the person's own tables, those where they are to move first."""
    context = {
        "games": [games.page(game).home(texts()) for game in games.game_ids()],
        "tables": own_tables(identity.person(request)),
    }
    return render(request, "site/home.html", context)


def own_tables(person: str) -> list[dict[str, Any]]:
    """The tables where ``person`` plays: their turn first, then running ones, then by last step."""
    if not person:
        return []
    tables = Table.objects.filter(seats__person=person).distinct().prefetch_related("seats")
    shown = [_shown(table, person) for table in tables.order_by("-moved")[:SHOWN]]
    return sorted(shown, key=lambda table: (not table["your_turn"], table["over"]))


def _shown(table: Table, person: str) -> dict[str, Any]:
    seats = list(table.seats.all())
    own = {seat.number for seat in seats if seat.person == person}
    free = texts().say("state-free")
    called = [free if seat.is_free else name for seat, name in zip(seats, names.of(seats), strict=True)]
    your_turn = table.to_move in own
    return {
        "url": table.get_absolute_url(),
        "game": table.game,
        "game_name": games.name(table.game, texts()),
        "who": ", ".join(texts().say("state-you") if n in own else name for n, name in enumerate(called)),
        "players": table.players,
        "your_turn": your_turn,
        "over": table.ended is not None,
        "state": _state(table, seats, called, own),
        "since": naturaltime(table.moved),
    }


def _state(table: Table, seats: list[Seat], called: list[str], own: set[int]) -> str:
    spoken = texts()
    if table.ended is not None:
        winners = table.winners or []
        if own & set(winners):
            return spoken.say("state-you-won", n=len(winners))
        who = spoken.listing([called[seat] for seat in winners])
        return spoken.say("state-won", who=who, n=len(winners))
    if table.waiting:
        return spoken.say("state-waiting", n=sum(seat.is_free for seat in seats))
    if table.to_move in own:
        return spoken.say("state-your-turn")
    return spoken.say("state-turn-of", who=called[table.to_move or 0])
