"""Looking back at a game: its table at any step, its moves with the points after each, playing on."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_POST, require_safe

from spieltisch.core.prefs import Prefs
from spieltisch.core.telling import plain
from spieltisch.site import games, identity
from spieltisch.site.models import Seat, Table
from spieltisch.site.refusals import Refusal
from spieltisch.site.services import looking_back, names, playing_on, rights, start, store
from spieltisch.site.services.looking_back import Then
from spieltisch.site.speech import texts

from . import errors
from .chart import chart
from .fairness import chance
from .numbers import whole
from .pace import not_too_often
from .who import newcomer

NEWS = 4
"""Sentences above the table; on the way to it there may have been more."""


@gzip_page
@require_safe
def replay(request: HttpRequest, table_id: str) -> HttpResponse:
    """The table as it was after ``?step=N``, seen ``as`` a seat or with everything; or what changes of it."""
    table = get_object_or_404(Table, public_id=table_id)
    if table.waiting:
        return redirect(table)
    htmx: Any = getattr(request, "htmx", False)
    is_part = bool(htmx) and not htmx.boosted and not htmx.history_restore_request
    try:
        with store.opened(table) as game:
            shown = _Shown(game, request)
            context = shown.part() if is_part else {**shown.part(), **shown.around()}
    except store.OtherRules:
        return redirect(table)
    except Refusal as refusal:
        way = {"action_url": table.get_absolute_url(), "action_text": texts().say("replay-to-table")}
        return errors.said(request, refusal.status, str(refusal), **way)
    template = "site/replay_fragment.html" if is_part else "site/replay.html"
    response = render(request, template, context)
    patch_vary_headers(response, ["HX-Request"])
    return response


@require_POST
def play_on(request: HttpRequest, table_id: str) -> HttpResponse:
    """A new table that goes on from a moment of this one: fields ``step``, ``seat``, ``level``."""
    table = get_object_or_404(Table, public_id=table_id)
    try:
        level = whole(request.POST.get("level", str(start.USUAL_LEVEL)), "answer-level")
        if level not in start.LEVELS:
            raise Refusal(422, "answer-level")
        seat = whole(request.POST.get("seat", "0"), "answer-seat")
        with store.opened(table) as game:
            step = looking_back.step_asked(game, request.POST.get("step", ""), game.match.step)
            rights.may_play_on(table, game.seats, identity.person(request))
            not_too_often(request)
            fresh = playing_on.play_on(game, newcomer(request), step, seat, level)
    except Refusal as refusal:
        return errors.refused(request, refusal)
    return redirect(fresh)


def _in_words(points: int | None) -> str:
    return "–" if points is None else plain(points)


class _Shown:
    """What a replay page shows to whoever asked for it."""

    def __init__(self, game: store.Playing, request: HttpRequest) -> None:
        asked = request.GET.get("as", "")
        self.game, self.prefs = game, identity.prefs(request)
        self.own = game.seat_of(identity.person(request))
        self.viewer = looking_back.viewer(game, self.own, asked)
        self.rests: list[int] = game.match.rests()
        self.step = looking_back.step_asked(game, request.GET.get("step", ""), self.rests[0])
        self.called = names.of(game.seats)
        self.page = games.page(game.table.game)
        self.asked = asked
        self.is_open = rights.all_is_open(game.table)

    def part(self) -> dict[str, Any]:
        """The table at the step, and the rail below it."""
        table, then = self.game.table, Then(self.game.match, self.step)
        board = self._board(then, self.prefs)
        told = [line for line in looking_back.lines(board) if self._before() < line.after <= self.step]
        board |= {"news": told[-NEWS:], "news_title": texts().say("replay-what"), "turn_said": ""}
        if not then.over:
            board["question"] = self._heading()
        says = " ".join(line.text for line in told) or self._heading()
        return {
            "table": {
                "id": table.public_id,
                "game": table.game,
                "game_name": games.name(table.game, texts()),
                "version": table.version,
                "over": False,
                "watching": False,
                "url": table.get_absolute_url(),
                "replay_url": self._url(),
                "replay_as": self.asked,
                "record_url": reverse("record", kwargs={"table_id": table.public_id}),
                "rules_url": reverse("rules", kwargs={"game": table.game}),
                "rail": "site/rail.html",
                "texts": texts(),
            },
            "fragment": self.page.TEMPLATE,
            "board": board,
            "chance": chance(table),
            "rail": self._rail(says),
            "play_on": self._play_on(then),
        }

    def around(self) -> dict[str, Any]:
        """What stays while the step changes: whose view it is, all moves, the points."""
        moves = self._moves()
        return {
            "eyes": self._eyes() if self.is_open else [],
            "then": "" if self.is_open else "replay-then-watching" if self.own is None else "replay-then",
            "moves": moves,
            "players": self.called,
            "chart": chart([move["points"] for move in moves], self.called, self._index(self.step)),
            "is_open": self.is_open,
        }

    def _board(self, then: Then, prefs: Prefs) -> dict[str, Any]:
        roles = [texts().say("role-bot", level=seat.level) if seat.is_bot else "" for seat in self.game.seats]
        board: dict[str, Any] = self.page.context(then, self.viewer, self.called, texts(), prefs, roles)
        return board

    # ------------------------------------------------------------ from move to move

    def _url(self, **fields: Any) -> str:
        url = reverse("replay", kwargs={"table_id": self.game.table.public_id})
        return f"{url}?{urlencode(fields)}" if fields else url

    def _to(self, step: int | None) -> str:
        if step is None:
            return ""
        return self._url(step=step, **({"as": self.asked} if self.asked else {}))

    def _before(self) -> int:
        """The rest before the step: what has happened since is its news."""
        return max((rest for rest in self.rests if rest < self.step), default=-1)

    def _index(self, step: int) -> int:
        """The number of the move that ``step`` belongs to: 0 before the first."""
        return next((n for n, rest in enumerate(self.rests) if rest >= step), len(self.rests) - 1)

    def _heading(self) -> str:
        last = len(self.rests) - 1
        if self.step not in self.rests:
            return texts().say("replay-between", n=str(self.step), last=str(self.rests[-1]))
        n = self._index(self.step)
        return texts().say("replay-move" if n else "replay-begin", n=n, last=last)

    def _rail(self, says: str) -> dict[str, Any]:
        earlier = [rest for rest in self.rests if rest < self.step]
        later = [rest for rest in self.rests if rest > self.step]
        return {
            "step": self.step,
            "index": self._index(self.step),
            "least": self.rests[0],
            "most": self.rests[-1],
            "first": self._to(earlier[0] if earlier else None),
            "back": self._to(earlier[-1] if earlier else None),
            "forward": self._to(later[0] if later else None),
            "last": self._to(later[-1] if later else None),
            "speeds": identity.CHOICES["speed"],
            "last_says": "replay-last" if self.is_open else "replay-now",
            "says": says,
            "title": texts().say(
                "replay-title-of",
                game=games.name(self.game.table.game, texts()),
                n=self._index(self.step),
                last=len(self.rests) - 1,
            ),
        }

    # ------------------------------------------------------------ around it

    def _eyes(self) -> list[dict[str, Any]]:
        """Whose view can be chosen: that of all, or a player's."""
        everything = {"name": texts().say("replay-everything"), "as": looking_back.EVERYTHING}
        seats = [{"name": name, "as": str(seat)} for seat, name in enumerate(self.called)]
        chosen = self.asked or looking_back.EVERYTHING
        return [
            {
                **one,
                "url": self._url(**{"step": self.step, "as": one["as"]}),
                "chosen": one["as"] == chosen,
            }
            for one in (everything, *seats)
        ]

    def _moves(self) -> list[dict[str, Any]]:
        """Every move with what happened, and the points after it as far as the viewer knew them."""
        match = self.game.match
        lines = looking_back.lines(self._board(Then(match, match.step), self.prefs))
        before, moves = -1, []
        for number, rest in enumerate(self.rests):
            told = [line.text for line in lines if before < line.after <= rest]
            view = Then(match, rest).view(self.viewer)
            moves.append(
                {
                    "number": number,
                    "step": rest,
                    "url": self._to(rest),
                    "text": " ".join(told) if number and told else texts().say("replay-begin"),
                    "points": self.page.points(view),
                    "told_points": [_in_words(each) for each in self.page.points(view)],
                    "now": rest == self.step,
                }
            )
            before = rest
        return moves

    def _play_on(self, then: Then) -> dict[str, Any] | None:
        """The form for playing on from here, for whoever may."""
        try:
            rights.may_play_on(self.game.table, self.game.seats, self._person())
        except Refusal:
            return None
        seats = [
            {"number": seat.number, "name": self.called[seat.number], "own": seat == self.own}
            for seat in self.game.seats
            if self.is_open or seat == self.own
        ]
        return {
            "url": reverse("play-on", kwargs={"table_id": self.game.table.public_id}),
            "over": then.over,
            "step": self.step,
            "says": "replay-from-here-open" if self.is_open else "replay-from-here-guess",
            "seats": seats,
            "levels": [(level, texts().say(f"new-level-{level}")) for level in start.LEVELS],
            "level": self._level(),
        }

    def _person(self) -> str:
        return "" if self.own is None else str(self.own.person)

    def _level(self) -> int:
        """The level of the bots here, or the usual one."""
        bots: list[Seat] = [seat for seat in self.game.seats if seat.is_bot]
        return bots[0].level if bots else start.USUAL_LEVEL
