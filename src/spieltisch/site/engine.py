"""The engine as the site uses it: matches that begin, go on from stored steps, or come from a file.

Imported late: whatever touches the rules needs NumPy and Numba, and the first page can do without.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spieltisch.core.errors import RefusedError

if TYPE_CHECKING:
    from spieltisch.core.chance import ChanceSource
    from spieltisch.core.match import Match

    from .models import Table


def begun(game: str, players: int, options: Mapping[str, Any], secret: str) -> Match:
    """A new match whose chance is drawn from ``secret`` (hex)."""
    from spieltisch.core import match

    return match.new(game, players, options=options, chance=_chance(secret))


def at_start(table: Table) -> Match:
    """The match at ``table`` before its first step, chance included."""
    from spieltisch.core import record

    match = record.from_record(told(table, []), auto=False, chance=_chance(table.secret))
    match.auto = True  # from here on, unlike while it is told
    return match


def told(table: Table, steps: Sequence[tuple[int, str]]) -> dict[str, Any]:
    """The record of ``steps`` at ``table``, as they are stored: nothing is replayed, no result is given."""
    from spieltisch.core import game, record

    written: dict[str, Any] = {
        "format": record.RECORD_FORMAT,
        "game": table.game,
        "version": table.rules,
        "players": table.players,
        "options": table.options,
    }
    if table.position is not None:
        written["start"] = table.position
    written["steps"] = [["chance" if actor == game.CHANCE else actor, text] for actor, text in steps]
    return written


def record(table: Table, match: Match) -> dict[str, Any]:
    """The record of the game at ``table``, with the proof of its chance once it has ended."""
    return with_proof(table, match.record())


def with_proof(table: Table, written: dict[str, Any]) -> dict[str, Any]:
    """A record with the secret that chance was drawn from, which is told when the game has ended."""
    from spieltisch.core.proof import proof_of

    if table.ended is None or table.chance_from is None:
        return written
    return {**written, "chance": proof_of(_chance(table.secret), table.chance_from)}


def commitment(table: Table) -> str:
    """The hash that binds the secret of ``table`` without telling it (hex)."""
    return _chance(table.secret).commitment()


def rules_version(game: str) -> str:
    """The version of the rules that ``game`` is played by here, as in records."""
    from spieltisch.core.game import game as game_called

    return game_called(game).version


def repeat(match: Match, actor: int, text: str) -> None:
    """Carry out a stored step, and nothing that would follow by itself: that is stored too."""
    match.auto = False
    try:
        match.play(text, actor)
    finally:
        match.auto = True


def reflex(match: Match) -> str:
    """The kind of the decision that stands, if it is one of the game's reflexes, else empty.

    Everybody sees it: that it is asked tells nothing (``Game.reflexes``).
    """
    if not match.game.reflexes or match.current_player < 0:
        return ""
    kind = str(match.view(None)["decision"]["kind"])
    return kind if kind in match.game.reflexes else ""


def take_back(match: Match, keep: int) -> None:
    """Back to the first ``keep`` steps."""
    while match.step > keep:
        match.undo()


def from_file(content: bytes, game: str, secret: str) -> tuple[Match, int]:
    """The match that a position file or the first record of a record file leads to, and how many of its steps
    the file told; what follows by itself is drawn from ``secret``.

    Raises :class:`RefusedError` for anything else, and for another game than ``game``.
    """
    from spieltisch.core import record
    from spieltisch.core.game import game as game_called

    match = record.told_by(record.parse_first(content), auto=False, chance=_chance(secret))
    if match.game.id != game:
        raise RefusedError("other-game", value=match.game.name, game=game_called(game).name)
    told = match.step
    go_on(match)
    return match, told


def going_on(match: Match, secret: str) -> Match:
    """``match`` played on from where it is, its history kept and its chance drawn from ``secret``."""
    from spieltisch.core import record

    # As it was written and read: what goes on shares nothing with what it came from.
    again = record.from_record(match.record(), auto=False, chance=_chance(secret))
    go_on(again)
    return again


def guessed(match: Match, seat: int, secret: str) -> Match:
    """A match that goes on from what ``seat`` knows of ``match``, the rest drawn at random from what can be.

    It begins with the position that was guessed: of the steps that led there some were hidden.
    """
    from spieltisch.core import match as matches
    from spieltisch.core import record
    from spieltisch.core.randomness import generator

    seen = match.observed(seat)
    match.game.kernels["resample"](seen, seat, generator("guess", secret))
    guess = matches.Match(match.game, match.options, seen, chance=_chance(secret))
    again = record.from_position(guess.position(), chance=_chance(secret))
    go_on(again)
    return again


def go_on(match: Match) -> None:
    """Take what follows by itself, now and after every move, in a match that was only told so far."""
    match.auto = True
    match.go_on()


def steps_since(match: Match, number: int) -> list[tuple[int, str]]:
    """The steps of ``match`` from ``number`` on: who (a seat, or -1 for chance), and what."""
    return [(step.actor, step.text) for step in match.steps[number:]]


def _chance(secret: str) -> ChanceSource:
    from spieltisch.core.chance import ChanceSource

    return ChanceSource(bytes.fromhex(secret))
