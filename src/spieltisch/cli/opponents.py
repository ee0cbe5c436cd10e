"""Bots by the names people type, and options of a game likewise. Shared by ``play`` and ``simulate``."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from .errors import USAGE, Trouble, arguments_checked

if TYPE_CHECKING:
    from ..bots.player import Player
    from ..core.game import Game
    from .data_options import GivenData

TRUE, FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
LONGEST_NUMBER = 10  # digits
HOW_TO_WRITE = "write it as name=true or name=false, a number as name=number."


def bots_for(game: Game, names: str, seats: int, iterations: int | None) -> list[Player]:
    """A bot for each seat: ``names`` is one for all, or one a seat, separated by commas."""
    from ..bots import levels

    listed = [name.strip() for name in names.split(",")]
    if len(listed) not in (1, seats):
        wrong = f"{len(listed)} bots for {seats} seats; name one for all of them, or one for each."
        raise Trouble(wrong, USAGE)
    for name in listed:
        if name not in levels.NAMES:
            raise Trouble(f"there is no bot {name}; known: {', '.join(levels.NAMES)}.", USAGE)
    with arguments_checked():
        found = [levels.by_name(name, game, iterations) for name in listed]
    return found * seats if len(found) == 1 else found


def think(names: str) -> bool:
    """Whether one of the bots called ``names`` does more than draw a legal action: that wants compiling."""
    return any(name.strip() != "random" for name in names.split(","))


def value_of(game: Game, name: str, text: str) -> Any:
    """What an option is set to: on or off, a number, or what is typed for data (``set=printed.toml``).

    What should be a number and is none stays as it was typed: the game says which numbers it takes.
    """
    if name in [number.id for number in game.numbers]:
        return int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_NUMBER else text
    for option in game.data:
        if option.id == name:
            return option.read(text)
    if text.lower() in TRUE + FALSE:
        return text.lower() in TRUE
    raise Trouble(f"--option {name}={text}: {HOW_TO_WRITE}", USAGE)


def options_for(game: Game, players: int, given: GivenData, switches: list[str]) -> dict[str, Any]:
    """Options from the command line for so many players: ``given`` as ``--kinds``, and ``--option``."""
    options: dict[str, Any] = {}
    for option in game.data:
        if option.id in given:
            typed = given[option.id]
            options[option.id] = option.read(typed)
            with arguments_checked(f"--{option.id} {typed}: "):
                game.complete_options(options, players, random.Random(0))
    for switch in switches:
        name, equals, value = switch.partition("=")
        if not equals:
            raise Trouble(f"--option {switch}: {HOW_TO_WRITE}", USAGE)
        options[name.strip()] = value_of(game, name.strip(), value.strip())
    with arguments_checked():
        game.complete_options(options, players, random.Random(0))
    return options
