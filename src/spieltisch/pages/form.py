"""The form for a new game: what it offers, and what is posted as options of the engine, which checks them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.http import QueryDict
from django.utils.safestring import SafeString

from spieltisch.core import option_words
from spieltisch.core.game import Game
from spieltisch.core.shelf import Item, Shelf
from spieltisch.core.words import Words

USUAL_PLAYERS = 3
LONGEST_NUMBER = 5  # digits


def offered(
    game: Game,
    texts: Words,
    disc: Callable[[int], SafeString],
    called: Callable[[Words, int], str],
    shelves: Mapping[str, Shelf[Item]] | None = None,
) -> dict[str, Any]:
    """What the form of every game shows: how many play, who sits where, the options.

    ``disc`` draws what a seat plays with, ``called`` names it; ``shelves`` are the sets to choose from, by
    option.
    """
    return {
        "name": texts.say("table-game"),
        "texts": texts,
        "players": range(game.min_players, game.max_players + 1),
        "usual_players": USUAL_PLAYERS,
        "bots": range(1, game.max_players),
        "seats": [
            {"number": seat, "disc": disc(seat), "called": called(texts, seat)}
            for seat in range(game.max_players)
        ],
        "options": [option_words.in_words(switch, texts) for switch in game.switches],
        "numbers": [
            {**option_words.in_words(number, texts), "least": number.least, "most": number.most}
            for number in game.numbers
        ],
        "lists": [shown for option, shelf in (shelves or {}).items() for shown in sets(option, shelf, texts)],
    }


def sets(option: str, shelf: Shelf[Item], texts: Words) -> list[dict[str, Any]]:
    """The choice of a set, where the house knows another than its own."""
    known = shelf.known_if_possible()
    if len(known) < 2:
        return []
    house = shelf.house().digest
    ordered = sorted(known.values(), key=lambda box: box.digest != house)
    return [
        {
            "id": option,
            "name": texts.say(f"option-{option}"),
            "help": texts.say(f"option-{option}.help"),
            "choices": [{"id": f"{box.digest} {box.name}", "name": box.name} for box in ordered],
        }
    ]


def asked(posted: QueryDict, game: Game, *sets: str) -> dict[str, Any]:
    """The options that a form asks for; ``sets`` are the options that :func:`sets` offers.

    Boxes left unticked count only if the form showed them.
    """
    found: dict[str, Any] = {}
    if "options_shown" in posted:
        found |= {switch.id: switch.id in posted for switch in game.switches}
    for number in game.numbers:
        typed = posted.get(number.id, "").strip()
        if typed:
            is_number = typed.isascii() and typed.isdigit() and len(typed) < LONGEST_NUMBER
            found[number.id] = int(typed) if is_number else typed
    for option in sets:
        if chosen := posted.get(option):
            digest, _, name = chosen.partition(" ")
            found[option] = {"name": name, "digest": digest}
    return found
