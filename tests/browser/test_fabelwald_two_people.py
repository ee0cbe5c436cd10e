"""Fabelwald between two people, by link: what each browser received tells no card its seat may not know."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import spieltisch
from spieltisch.core.words import words
from spieltisch.games.fabelwald import narration
from spieltisch.games.fabelwald.cards import CARDS

from .fabelwald_positions import with_little_left
from .invitations import open_link
from .player import Player
from .test_secrets import Ears

DEAL = with_little_left(
    "hydra owl amulet", "shadow-queen stag amulet", combos=("0 giant", "1 elf"),
    deck="witch",
)  # fmt: skip
"""Creatures in both hands and in the deck, each once in the game; one card to draw."""
FACES = re.compile(r'"#[ac]-([a-z-]+)"')
HELP = re.compile(r'<details class="inplay".*?</details>', re.S)
NAMES = {
    card: narration.name_of_card(words("en", "spieltisch.games.fabelwald"), card) for card in CARDS if card
}
STEP = re.compile(r'data-step="(\d+)"')


def test_a_whole_game_of_two_tells_neither_browser_a_hidden_card(seat_down: Callable[..., Player]) -> None:
    alice, bob = (seat_down(name, reduced_motion="reduce") for name in ("Alice", "Bob"))
    alice.sit_at(DEAL, level=0, name="Alice")
    page = open_link(bob, alice)
    page.get_by_role("button", name="Sit down").click()
    for player in (alice, bob):
        player.page.locator("#question").wait_for()
    ears = [Ears(alice), Ears(bob)]
    bodies = [[player.page.request.get(player.url).text()] for player in (alice, bob)]
    answers = 0
    while (seat := asked([alice, bob])) is not None:
        by_mouse(alice, answers) if seat == 0 else by_keyboard(bob, answers)
        answers += 1
        for received, heard in zip(bodies, ears, strict=True):
            received += heard.bodies()
    assert answers > 5
    match = replayed(alice)
    told = [tell_too_much(match, seat, received) for seat, received in enumerate(bodies)]
    assert told == [[], []]
    assert all(tell_too_much(match, 1 - seat, received) for seat, received in enumerate(bodies))
    assert all(heard.tells_only_marks() for heard in ears)


def asked(players: list[Player]) -> int | None:
    """Whose answer the table waits for, as their own page says; None when the game is over."""
    end = time.monotonic() + 15
    while time.monotonic() < end:
        for seat, player in enumerate(players):
            if player.page.locator(".board.over").count():
                return None
            if player.page.locator(".board[data-asked]").count():
                return seat
        time.sleep(0.03)
    raise AssertionError("neither is asked")


def by_mouse(player: Player, answers: int) -> None:
    found = player.answers()
    player.move(found[answers * 5 % len(found)])


def by_keyboard(player: Player, answers: int) -> None:
    player.move_by_keyboard(answers % max(1, len(player.choices())))


def replayed(player: Player) -> spieltisch.Match:
    """The game once more, from its record."""
    answer = player.page.request.get(f"{player.url}record")
    assert answer.ok
    return spieltisch.from_record(answer.json())


def tell_too_much(match: spieltisch.Match, seat: int, bodies: list[str]) -> list[tuple[int, set[str]]]:
    """Steps and cards: where one of ``bodies`` shows or names a card that ``seat`` had not seen then."""
    seen = [set(strings({**match.view(seat, step), "unseen": {}})) for step in range(match.step)]
    found = []
    for body in bodies:
        said = STEP.search(body)
        if said and (step := int(said[1])) < match.step:  # at the end all is open
            secret = cards_of(body).difference(*seen[: step + 1])
            found += [(step, secret)] if secret else []
    return found


def cards_of(body: str) -> set[str]:
    """The cards that the table in ``body`` shows or names."""
    told = HELP.sub("", body[body.index('data-version="') :])
    text = html.unescape(re.sub(r"<[^>]*>", " ", told))
    shown = {card for card, name in NAMES.items() if re.search(rf"\b{re.escape(name)}\b", text)}
    return shown | (set(FACES.findall(told)) & NAMES.keys())


def strings(value: Any) -> Iterator[str]:
    """All words in the texts of ``value``."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from strings(each)
    elif isinstance(value, str):
        yield from value.split()
