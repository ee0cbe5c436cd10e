"""The options of Fasanerie: its rulings as switches, and the six kinds in play. FA-1, FA-2"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.errors import RefusedError, phrase
from ...core.game import Data, Switch
from ...core.options import completed
from .cards import BASE_KINDS, KINDS, KINDS_IN_PLAY, SETS

SWITCHES = (
    Switch("open_cards", False, "FA-10"),
    Switch("trap_can_be_given_up", False, "FA-17"),
    Switch("net_reaches_behind", False, "FA-19"),
    Switch("dog_box_rule", True, "FA-20"),
    Switch("nest_sixth", False, "FA-27"),
    Switch("salvadori_zero_counts", True, "FA-35"),
)

ROOM = "spieltisch.games.fasanerie"

DRAWN_SETS = {"base": BASE_KINDS, "all": KINDS}
"""Names that stand for six kinds drawn at random from these."""


def typed_kinds(text: str) -> str | list[str]:
    """What is typed for ``kinds``: six ids by comma, or the name of a set."""
    return [kind.strip() for kind in text.split(",")] if "," in text else text


DATA = (
    Data(
        "kinds", "KINDS", "six kinds by comma, or first, suggestion-1, suggestion-2, base, all.", typed_kinds
    ),
)


def complete(options: Mapping[str, Any], rng: Any) -> dict[str, Any]:
    """Every option with its value. ``kinds`` may be six ids, the name of a set, ``base`` or ``all`` (drawn
    by ``rng``); without it the kinds of the first game are taken."""
    done = completed(options, SWITCHES, data=DATA)
    done["kinds"] = six_kinds(options.get("kinds", "first"), rng)
    return done


def six_kinds(kinds: Any, rng: Any) -> list[str]:
    """The six kinds that ``kinds`` means, in the order of the table of kinds."""
    if isinstance(kinds, str):
        if kinds in SETS:
            return list(SETS[kinds])
        if kinds in DRAWN_SETS and rng is not None:
            return in_order(rng.sample(DRAWN_SETS[kinds], KINDS_IN_PLAY))
        raise RefusedError("kinds-set", room=ROOM, value=kinds[:40], known=", ".join((*SETS, *DRAWN_SETS)))
    if not isinstance(kinds, list | tuple) or not all(isinstance(kind, str) for kind in kinds):
        wanted = phrase("wanted-six-kinds", room=ROOM)
        raise RefusedError("option-value", option="kinds", value=repr(kinds)[:60], wanted=wanted)
    for kind in kinds:
        if kind not in KINDS:
            raise RefusedError("unknown-kind", room=ROOM, value=kind[:40], known=", ".join(KINDS))
    if len(kinds) != KINDS_IN_PLAY or len(set(kinds)) != KINDS_IN_PLAY:
        raise RefusedError("six-kinds", room=ROOM, count=len(set(kinds)))
    return in_order(kinds)


def in_order(kinds: Sequence[str]) -> list[str]:
    """``kinds`` in the order of the table of kinds."""
    return sorted(kinds, key=KINDS.index)
