"""The options of Feuville: its rulings, and the set it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...core.errors import RefusedError, phrase
from ...core.game import Number, Switch
from .sets import ROOM, BoxSet, house_set, load, named

SWITCHES = (
    Switch("strict_corners", False, "FE-11"),
    Switch("city_end_walls", False, "FE-27"),
)
MOST_ROUNDS = 100
NUMBERS = (Number("round_limit", 60, "FE-31", 1, MOST_ROUNDS),)


def complete(options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value.

    ``set`` is the name of a known set, the path of a set's file (a ``pathlib.Path``: a text in somebody
    else's record must never name a file to read), or ``{"name", "digest"}`` as in records; the house's set
    if it is missing.
    """
    known = [option.id for option in (*SWITCHES, *NUMBERS)] + ["set"]
    for key in options:
        if key not in known:
            raise RefusedError("unknown-option", option=str(key)[:40], known=", ".join(known))
    done: dict[str, Any] = {switch.id: switch.complete(options) for switch in SWITCHES}
    done.update({number.id: number.complete(options) for number in NUMBERS})
    chosen = set_of(options)
    done["set"] = {"name": chosen.name, "digest": chosen.digest}
    return done


def set_of(options: Mapping[str, Any]) -> BoxSet:
    """The set that ``options["set"]`` means. Raises :class:`RefusedError` if it is not known."""
    wanted = options.get("set")
    if wanted is None:
        return house_set()
    if isinstance(wanted, Path):
        return load(wanted)
    if isinstance(wanted, str):
        return named(wanted[:40])
    if isinstance(wanted, dict) and set(wanted) == {"name", "digest"}:
        name, digest = wanted["name"], wanted["digest"]
        if isinstance(name, str) and isinstance(digest, str):
            return named(name[:40], digest[:40])
    must_be = phrase("wanted-set", room=ROOM)
    raise RefusedError("option-value", option="set", value=repr(wanted)[:40], wanted=must_be)
