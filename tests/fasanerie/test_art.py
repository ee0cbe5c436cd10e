"""The art of Fasanerie: sound SVG, safe under a strict policy, the same bytes everywhere."""

import hashlib
import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from spieltisch.drawing.colour import contrast
from spieltisch.games.fasanerie.cards import CARDS, KINDS, SERVANTS, TABLE
from spieltisch.games.fasanerie.web import art
from spieltisch.games.fasanerie.web.art.bands import drawn as band
from spieltisch.games.fasanerie.web.art.grounds import GROUNDS, chip_inks
from spieltisch.games.fasanerie.web.art.servants import SERVANTS as DISCS

from ..drawn import check_coordinates, check_sound, digest_elsewhere, ids_of

LARGEST_FACE = 20 * 1024  # bytes
DIGEST = "a48d58ae190bb9ce"
"""SHA-256 of the sprite of all cards, shortened; change it whenever a drawing changes on purpose."""

PICTURES = {
    "sprite": lambda: art.sprite(CARDS),
    "stack": lambda: art.stack(SERVANTS),
    "pile": art.pile_icon,
    "logo": art.logo,
    **{f"panel {card}": (lambda card=card: art.art_panel(card)) for card in CARDS},
    **{f"chip {kind}": (lambda kind=kind: art.sign(kind)) for kind in KINDS},
    **{f"disc {servant}": (lambda servant=servant: art.disc(servant)) for servant in SERVANTS},
}
"""Everything the page may ask for."""


def test_there_are_26_faces() -> None:
    assert len({art.card(card) for card in CARDS}) == 26


@pytest.mark.parametrize("card", CARDS)
def test_a_face_is_sound_and_small(card: str) -> None:
    svg = art.card(card)
    ElementTree.fromstring(f'<symbol viewBox="0 0 100 140">{svg}</symbol>')
    assert len(svg.encode()) <= LARGEST_FACE


@pytest.mark.parametrize("card", CARDS)
def test_ids_inside_a_face_begin_with_the_card(card: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', art.card(card))
    assert ids
    assert all(name.startswith(f"{card}-") for name in ids)
    assert set(re.findall(r"url\(#([^)]+)\)", art.card(card))) == set(ids)


def test_ids_are_unique_on_a_page_with_all_cards_and_a_large_picture() -> None:
    page = art.sprite(CARDS) + art.art_panel("gold-3")
    assert {f"c-{card}" for card in CARDS} | {"c-back"} <= ids_of(page)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_sound_silent_and_within_the_policy(name: str) -> None:
    svg = PICTURES[name]()
    check_sound(svg)


@pytest.mark.parametrize("name", PICTURES)
def test_coordinates_are_finite_short_and_near_the_picture(name: str) -> None:
    svg = PICTURES[name]()
    check_coordinates(svg, 200)


def test_every_kind_has_a_figure_a_sign_a_ground_and_a_band() -> None:
    assert tuple(GROUNDS) == KINDS
    assert len({art.sign(kind) for kind in KINDS}) == len(KINDS)
    for kind in TABLE:
        values = [int(variant) if variant.isdigit() else 0 for variant in kind.variants] or [0]
        assert all(band(kind.id, value) for value in values)


@pytest.mark.parametrize("kind", KINDS)
def test_a_sign_can_be_read_on_its_chip(kind: str) -> None:
    assert contrast(*chip_inks(kind)) >= 3.7


@pytest.mark.parametrize("servant", SERVANTS)
def test_an_emblem_can_be_read_on_its_disc(servant: str) -> None:
    assert contrast(DISCS[servant].colour, DISCS[servant].emblem) >= 4.8


def test_a_card_of_worth_shows_it_in_its_tab() -> None:
    for card in ("gold-2", "fart-2", "monal-5"):
        value = card.partition("-")[2]
        assert art.card(card).count(f">{value}</text>") >= 2  # tab and band
    assert ">3</text>" not in art.card("fox")


def test_a_stack_shows_every_disc_once() -> None:
    one, six = art.stack(["key"]), art.stack(SERVANTS)
    for servant in SERVANTS:
        assert DISCS[servant].colour in six
    assert one.count("translate(18 ") == 1
    assert six.count("translate(18 ") == 6


def test_the_favicon_is_the_logo() -> None:
    icon = (files("spieltisch.site") / "static" / "site" / "favicon.svg").read_text(encoding="utf-8")
    drawing = art.logo().partition(">")[2]
    assert icon.strip().endswith(drawing)
    assert 'xmlns="http://www.w3.org/2000/svg"' in icon


def digest() -> str:
    return hashlib.sha256(art.sprite(CARDS).encode()).hexdigest()[:16]


def test_the_same_cards_give_the_same_bytes_in_every_process() -> None:
    assert digest() == digest_elsewhere(__name__) == DIGEST
