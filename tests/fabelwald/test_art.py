"""The art of Fabelwald: sound SVG, safe under a strict policy, the same bytes everywhere, all cards drawn."""

import gzip
import hashlib
import re
from collections.abc import Callable
from functools import partial
from xml.etree import ElementTree

import pytest

from spieltisch.drawing.colour import contrast
from spieltisch.drawing.paper import RIGHT_TAB
from spieltisch.games.fabelwald.cards import ANIMALS, CREATURES, MALE, PLACES
from spieltisch.games.fabelwald.deck import SHELF, parse
from spieltisch.games.fabelwald.web import art
from spieltisch.games.fabelwald.web.art import bands, cards, names
from spieltisch.games.fabelwald.web.art.clans import CLANS

from ..drawn import check_coordinates, check_sound, digest_elsewhere, ids_of

HOUSE = SHELF.house()
LARGEST = {"figure": 9, "sprite": 210, "picture": 8}
"""KiB of: a card's art, the sprite of everything, any other picture."""
LARGEST_GZIPPED = 34
"""KiB of the sprite of everything, as it travels."""
DIGEST = "b0a334c1617c44dc"
"""SHA-256 of a sprite and all pictures, shortened; change it whenever a drawing changes on purpose."""
NAMES = ("Elf", "Schwarzes Einhorn", "Schattenkönigin", "Bandit de grand chemin", "Fees & <Elves>", "")


PICTURES: dict[str, Callable[[], str]] = {
    "sprite": art.sprite,
    "card": partial(art.show_card, "dragon", "Dragon"),
    "back": art.show_back,
    "thumb": partial(art.thumb, "owl"),
    "clasp": art.clasp,
    "hero": art.hero,
    "logo": art.logo,
    "ring": art.ring,
    **{f"power line {card}": partial(art.power_line, card) for card in art.CARDS},
    **{f"sign {name}": partial(art.sign, name) for name in art.SIGNS},
    **{f"glyph {name}": partial(art.glyph, name) for name in art.GLYPHS},
    **{f"crest {seat}": partial(art.crest, seat) for seat in range(6)},
    **{f"stone {lit}": partial(art.rune_stone, lit) for lit in (False, True)},
    **{f"eye {is_open}": partial(art.eye, is_open) for is_open in (False, True)},
    **{f"empty {kind}": partial(art.empty, kind) for kind in art.EMPTY},
}
"""Everything the page may ask for."""
BY_WAY_OF_THE_SPRITE = ("sprite", "card", "back", "thumb", "clasp")


def printed(svg: str) -> list[str]:
    """The numbers in a drawing, from left to right as written."""
    return re.findall(r">([^<>]+)</text>", svg)


@pytest.mark.parametrize("card", art.CARDS)
def test_a_card_is_sound_and_its_ids_begin_with_it(card: str) -> None:
    figure = cards.figure(card)
    ElementTree.fromstring(f"<symbol>{figure}</symbol>")
    ElementTree.fromstring(f"<symbol>{cards.face(card, HOUSE)}</symbol>")
    assert len(figure) <= LARGEST["figure"] * 1024
    assert all(name.startswith(f"a-{card}-") for name in re.findall(r'\bid="([^"]+)"', figure))


def test_every_card_of_the_deck_is_drawn_and_no_two_alike() -> None:
    sprite = art.sprite()
    for card in art.CARDS:
        assert f'<symbol id="c-{card}"' in sprite
        assert f'href="#a-{card}"' in art.thumb(card)
    assert len(art.CARDS) == 33
    assert len({cards.figure(card) for card in art.CARDS}) == 33
    lines = {card: bands.drawn(card, HOUSE) for card in (*CREATURES, *PLACES, "rune", "amulet")}
    assert len(set(lines.values())) == len(lines)


def test_order_and_repetition_in_a_sprite_do_not_matter_and_it_holds_only_what_is_asked_for() -> None:
    sprite = art.sprite(("owl", "elf", "owl"))
    assert sprite == art.sprite(("elf", "owl"))
    assert re.findall(r'<symbol id="([^"]+)"', sprite) == [
        *("a-elf", "c-elf", "a-owl", "c-owl", "c-back", "clasp"),
    ]


def test_each_male_bears_his_sign() -> None:
    marked = {card for card in art.CARDS if RIGHT_TAB in cards.face(card, HOUSE)}
    assert marked == set(MALE)


@pytest.mark.rule("FW-13", "FW-12")
def test_the_points_of_the_house_are_printed_on_animals_and_places() -> None:
    for animal in ANIMALS:
        assert printed(art.power_line(animal)) == ["2", "2", "3", "5", "4", "9"]
    for place in PLACES:
        assert printed(art.power_line(place)) == ["5", "3"]


def test_a_deck_of_other_points_prints_those() -> None:
    text = SHELF.house_file.read_text(encoding="utf-8")
    text = text.replace("animals = [2, 5, 9]", "animals = [11, 27, 99]").replace("mixed = 5", "mixed = 40")
    other = parse(text)
    assert printed(art.power_line("wolf", other)) == ["2", "11", "3", "27", "4", "99"]
    assert printed(art.power_line("path", other)) == ["40", "3"]
    assert art.sprite(("wolf",), other) != art.sprite(("wolf",))


def test_numbers_of_powers_are_those_of_the_rules() -> None:
    told = {card: printed(art.power_line(card)) for card in (*CREATURES, "rune", "amulet")}
    assert {card: numbers for card, numbers in told.items() if numbers} == {
        "dracula": ["2"],  # FW-24
        "witch": ["2"],  # FW-29
        "goblins": ["3"],  # FW-31
        "magician": ["2"],  # FW-33
        "immortals": ["7"],  # FW-40
        "rune": ["2"],  # FW-9
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_name_finds_room_on_the_card_and_is_never_cut(name: str) -> None:
    text = ElementTree.fromstring(names.printed(name))
    assert text.text == (name or None)
    size = float(text.get("font-size", "0"))
    assert names.SMALLEST <= size <= names.LARGEST
    assert names.width_of(name, size) <= names.ROOM + 1 or text.get("textLength") == "90"


def test_ids_are_unique_on_a_page_with_everything() -> None:
    page = "".join(draw() for draw in PICTURES.values())
    assert ids_of(page)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_sound_silent_and_within_the_policy(name: str) -> None:
    svg = PICTURES[name]()
    assert len(svg) <= LARGEST["sprite" if name == "sprite" else "picture"] * 1024
    check_sound(svg, of_sprite=name in BY_WAY_OF_THE_SPRITE)
    check_coordinates(svg, 160)


def test_the_sprite_travels_lightly() -> None:
    assert len(gzip.compress(art.sprite().encode(), 6)) <= LARGEST_GZIPPED * 1024


def test_clans_signs_glyphs_and_states_are_told_apart() -> None:
    for drawings in (
        [art.sign(name) for name in art.SIGNS],
        [art.glyph(name) for name in art.GLYPHS],
        [art.crest(seat) for seat in range(6)],
        [art.empty(kind) for kind in art.EMPTY],
        [art.eye(True), art.eye(False)],
        [art.rune_stone(True), art.rune_stone(False)],
    ):
        assert len(set(drawings)) == len(drawings)


@pytest.mark.parametrize("seat", range(6))
def test_an_emblem_can_be_read_on_its_disc(seat: int) -> None:
    assert contrast(CLANS[seat].colour, CLANS[seat].ink) >= 4.8


def digest() -> str:
    return hashlib.sha256("".join(draw() for draw in PICTURES.values()).encode()).hexdigest()[:16]


def test_the_same_things_give_the_same_bytes_in_every_process() -> None:
    assert digest() == digest_elsewhere(__name__) == DIGEST
