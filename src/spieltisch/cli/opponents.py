"""Bots by the names people type, and options of a game likewise. Shared by ``play`` and ``simulate``."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import USAGE, Trouble, arguments_checked

if TYPE_CHECKING:
    from ..bots.player import Player
    from ..core.game import Game

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
    """What an option is set to: on or off, a number, or the file of a set (``set=printed.toml``).

    What should be a number and is none stays as it was typed: the game says which numbers it takes.
    """
    if name in [number.id for number in game.numbers]:
        return int(text) if text.isascii() and text.isdigit() and len(text) < LONGEST_NUMBER else text
    if text.lower() in TRUE + FALSE:
        return text.lower() in TRUE
    if text.endswith(".toml"):
        return Path(text)
    raise Trouble(f"--option {name}={text}: {HOW_TO_WRITE}", USAGE)


def options_for(
    game: Game, kinds: str, switches: list[str], default_kinds: str, set_file: str = ""
) -> dict[str, Any]:
    """Options from the command line: ``--kinds`` (six ids, or a set's name), ``--set`` and ``--option``."""
    options: dict[str, Any] = {"set": Path(set_file)} if set_file else {}
    if set_file:
        with arguments_checked(f"--set {set_file}: "):
            game.complete_options(options, game.min_players, random.Random(0))
    for given in switches:
        name, equals, value = given.partition("=")
        if not equals:
            raise Trouble(f"--option {given}: {HOW_TO_WRITE}", USAGE)
        options[name.strip()] = value_of(game, name.strip(), value.strip())
    with arguments_checked():
        if "kinds" in game.complete_options({}, game.min_players, random.Random(0)):
            chosen = kinds or default_kinds
            options["kinds"] = [k.strip() for k in chosen.split(",")] if "," in chosen else chosen
        elif kinds:
            options["kinds"] = kinds  # the game says that it has none
        game.complete_options(options, game.min_players, random.Random(0))
    return options
