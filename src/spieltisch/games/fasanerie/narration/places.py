"""Names for ears: places of the alley, stacks of discs, the place before the alley."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.telling import Facts, Names, number
from spieltisch.core.words import Words

from .naming import SEATS, person


def describe_stack(texts: Words, discs: Sequence[int], names: Names, viewer: int | None) -> str:
    """``three discs, from the top: Night watch, Coachman, Cook``; ``discs`` from bottom to top."""
    listed = ", ".join(SEATS.label(texts, seat, names, viewer, you="") for seat in discs[::-1])
    return texts.say("stack", n=len(discs), count=number(texts, len(discs)), discs=listed)


def describe_place(view: Facts, index: int, texts: Words, names: Names) -> str:
    """``card 4 of 11, the Butler stands here``; ``index`` from 0 at the back of the alley."""
    discs = view["alley"][index]["discs"]
    where = {"n": index + 1, "of": len(view["alley"])}
    if not discs:
        return texts.say("place", **where)
    if len(discs) > 1:
        return texts.say("place-stack", stack=describe_stack(texts, discs, names, view["seat"]), **where)
    if discs[0] == view["seat"]:
        return texts.say("place-disc-you", **where)
    return texts.say("place-disc", who=person(texts, discs[0], names, view["seat"]), **where)


def describe_start(view: Facts, texts: Words, names: Names) -> str:
    """The place before the alley: the start stack, a disc picked up, or nobody."""
    if view["start"]:
        stack = describe_stack(texts, view["start"], names, view["seat"])
        return texts.say("place-start", stack=stack)
    if view["in_hand"] is None:
        return texts.say("place-start-empty")
    if view["in_hand"] == view["seat"]:
        return texts.say("place-in-hand-you")
    return texts.say("place-in-hand", whom=person(texts, view["in_hand"], names, view["seat"], "dat"))
