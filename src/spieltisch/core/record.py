"""Record and position files: a whole game, or one situation, as JSON. Documented in docs/formats.md."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .chance import ChanceSource
from .errors import RefusedError, phrase
from .game import CHANCE, game
from .match import Match
from .proof import check_proof

RECORD_FORMAT = "spieltisch-record-1"
POSITION_FORMAT = "spieltisch-position-1"
MAX_BYTES = 1 << 20
"""No record of ours comes near this; longer input is refused unread."""
LONGEST_STEP = 100
"""Characters of a wrong step that the refusal repeats."""
DEEPEST = 40
"""Lists and objects in one another; ours are not half as deep, and what is very deep Python cannot repeat."""
MOST_READINGS = 200
"""Readings tried of a record that leaves choices out, lest a made-up one be read for ever."""
MOST_REPEATED = 5000
"""Steps played again for such readings: of a long record even a few readings are many steps."""


def record_of(match: Match) -> dict[str, Any]:
    """The record of ``match``: every option, every step; the result once the game is over."""
    record: dict[str, Any] = {
        "format": RECORD_FORMAT,
        "game": match.game.id,
        "version": match.game.version,
        "players": match.players,
        "options": match.options,
    }
    if match.start is not None:
        record["start"] = dict(match.start)
    record["steps"] = [["chance" if actor == CHANCE else actor, text] for actor, text in match.steps]
    if (result := match.result()) is not None:
        record["result"] = result
    return record


def position_of(match: Match) -> dict[str, Any]:
    """The position of ``match`` now."""
    return {
        "format": POSITION_FORMAT,
        "game": match.game.id,
        "players": match.players,
        "options": match.options,
        **match.game.position(match.state),
    }


def from_record(record: Any, *, auto: bool = True, chance: ChanceSource | None = None) -> Match:
    """The match that ``record`` tells, every step checked, and the result and proof of chance, if any.

    Raises :class:`RefusedError` that names the step or field, and what would be right.
    """
    _check_head(record, RECORD_FORMAT)
    found = game(_text(record, "game"))
    if record.get("version") != found.version:
        raise RefusedError("version", value=repr(record.get("version")), known=found.version)
    players = found.check_players(record.get("players"))
    options = record.get("options")
    if not isinstance(options, dict):
        raise RefusedError("field", field="options", wanted=phrase("wanted-every-option"))
    if "start" in record:
        match = from_position(record["start"], auto=False, chance=chance)
        if match.players != players or match.options != found.complete_options(options, players, None):
            raise RefusedError("start-differs")
    else:
        complete = found.complete_options(options, players, None)
        match = Match(found, complete, found.initial_state(players, complete), auto=False, chance=chance)
    _replay(match, record.get("steps"))
    if "result" in record:
        _check_result(match, record["result"])
    if "chance" in record:
        check_proof(match, record["chance"])
    match.auto = auto
    if auto and "result" not in record:
        match.go_on()
    return match


def _replay(match: Match, steps: Any) -> None:
    """Play ``steps``. Choices with only one option may be left out.

    Where such a choice has the same text as the next step, both readings are possible: the step answers it,
    or it was left out and the step answers a later one. The first is tried first.
    """
    if not isinstance(steps, list):
        raise RefusedError("field", field="steps", wanted=phrase("wanted-steps"))
    told = [_told(number, step) for number, step in enumerate(steps)]
    doubtful: list[tuple[int, int]] = []  # (step of the record, steps played) where both readings fit
    readings = tried = number = 0
    furthest: tuple[int, RefusedError] | None = None  # where a reading stumbled, and over what
    while number < len(told):
        actor, text = told[number]
        tried += 1
        try:
            only = _only(match)
            if only is not None and only != (actor, text):
                match.play(only[1], only[0])  # left out in the record
                continue
            if only is not None:
                doubtful.append((number, match.step))
            match.play(text, actor)
            number += 1
        except RefusedError as wrong:
            if furthest is None or number > furthest[0]:
                what = json.dumps(steps[number], ensure_ascii=False)[:LONGEST_STEP]
                furthest = number, RefusedError("step", number=number, what=what, why=wrong)
            readings += 1
            if not doubtful or readings > MOST_READINGS or tried > len(told) + MOST_REPEATED:
                raise furthest[1] from wrong
            number, played = doubtful.pop()
            while match.step > played:
                match.undo()
            match.play(told[number][1], told[number][0])  # left out in the record


def _only(match: Match) -> tuple[int, str] | None:
    """Who and what, where only one step is possible."""
    if match.over:
        return None
    possible = match.legal_actions()
    return (match.current_player, possible[0]) if len(possible) == 1 else None


def _told(number: int, step: Any) -> tuple[int, str]:
    """Who and what of step ``number``."""
    what = json.dumps(step)[:LONGEST_STEP]
    if not (isinstance(step, list) and len(step) == 2 and isinstance(step[1], str)):
        raise RefusedError("step", number=number, what=what, why=phrase("wrong-step-form"))
    who, text = step
    if who == "chance":
        return CHANCE, text
    if isinstance(who, bool) or not isinstance(who, int) or who < 0:
        raise RefusedError("step", number=number, what=what, why=phrase("wrong-step-who"))
    return who, text


def _check_result(match: Match, claimed: Any) -> None:
    """Compare; a finished game may leave out closing choices that are none."""
    while not match.over and match.current_player >= 0 and len(match.legal_actions()) == 1:
        match.play(match.legal_actions()[0])
    actual = match.result()
    if actual is None:
        raise RefusedError("result-too-early")
    if not isinstance(claimed, dict):
        raise RefusedError("field", field="result", wanted=phrase("wanted-result"))
    for key, value in actual.items():
        if claimed.get(key) != value:
            raise RefusedError(
                "result", field=key, value=json.dumps(claimed.get(key)), right=json.dumps(value)
            )


def from_position(
    position: Any, *, auto: bool = False, seed: int | None = None, chance: ChanceSource | None = None
) -> Match:
    """A match that starts from ``position``. Raises :class:`RefusedError` that names the field.

    Without ``auto`` chance outcomes are played like moves, as they fall on a real table.
    """
    _check_head(position, POSITION_FORMAT)
    found = game(_text(position, "game"))
    _, options, state = found.from_position(position)
    return Match(
        found, options, state, auto=auto, chance=chance or ChanceSource.from_seed(seed), start=dict(position)
    )


def score_of_position(position: Any) -> dict[str, Any]:
    """The points of ``position`` exactly as written: ``scores``, ``breakdown``, ``reasons`` by seat."""
    _check_head(position, POSITION_FORMAT)
    found = game(_text(position, "game"))
    _, _, state = found.from_position(position, begin=False)
    breakdown = found.breakdown(state)
    return {
        "scores": [sum(points.values()) for points in breakdown],
        "breakdown": breakdown,
        "reasons": found.reasons(state),
    }


def _check_head(data: Any, wanted: str) -> None:
    if not isinstance(data, dict):
        raise RefusedError("not-an-object")
    if data.get("format") != wanted:
        raise RefusedError("format", value=repr(data.get("format")), wanted=wanted)


def _text(data: Mapping[str, Any], field: str) -> str:
    value = data.get(field)
    if not isinstance(value, str):
        raise RefusedError("field", field=field, wanted=phrase("wanted-text"))
    return value


# ------------------------------------------------------------ files

def parse(text: str | bytes) -> Any:
    """The JSON value in ``text``. Raises :class:`RefusedError` that says where it breaks off."""
    if len(text) > MAX_BYTES:
        raise RefusedError("too-long", limit=MAX_BYTES)
    try:
        value = json.loads(text)
    except UnicodeDecodeError as wrong:
        raise RefusedError("not-utf8") from wrong
    except RecursionError as wrong:
        raise RefusedError("too-deep") from wrong
    except json.JSONDecodeError as wrong:
        raise RefusedError("not-json", line=wrong.lineno, column=wrong.colno) from wrong
    except ValueError as wrong:  # a number of thousands of digits
        raise RefusedError("number-too-long") from wrong
    if _is_deep(value):
        raise RefusedError("too-deep")
    return value


def _is_deep(value: Any) -> bool:
    """Whether ``value`` is nested deeper than anything of ours."""
    level = [value]
    for _ in range(DEEPEST):
        inner = [item for item in level if isinstance(item, list | dict)]
        level = [item for outer in inner for item in (outer.values() if isinstance(outer, dict) else outer)]
        if not level:
            return False
    return True


def parse_first(content: bytes) -> Any:
    """The JSON value in a file's ``content``; of a file with a value a line, the first."""
    try:
        return parse(content)
    except RefusedError as wrong:
        first, *more = content.strip().split(b"\n", 1)
        if not more:
            raise
        try:
            return parse(first)
        except RefusedError:
            raise wrong from None


def told_by(data: Any, **how: Any) -> Match:
    """The match that ``data`` tells; ``how`` goes to :func:`from_position` or :func:`from_record`."""
    is_position = isinstance(data, dict) and data.get("format") == POSITION_FORMAT
    return from_position(data, **how) if is_position else from_record(data, **how)


def load(path: str | Path) -> Match:
    """The match in a file: a position, or the (first) record."""
    with open(path, "rb") as file:
        content = file.read(MAX_BYTES + 1)
    return told_by(parse_first(content))
