"""The art of Feuville: sound SVG, safe under a strict policy, the same bytes everywhere, any set drawn."""

import hashlib
import re
from xml.etree import ElementTree

import pytest

from spieltisch.drawing.colour import contrast
from spieltisch.drawing.wreath import wreath
from spieltisch.games.feuville import sets
from spieltisch.games.feuville.web import art
from spieltisch.games.feuville.web.art.crests import HOUSES
from spieltisch.games.feuville.web.art.dice import STATES
from spieltisch.games.feuville.web.art.signs import chip_inks
from spieltisch.games.feuville.web.art.tiles import figure_id

from ..drawn import check_coordinates, check_sound, digest_elsewhere, ids_of

HOUSE = sets.house_set()
VALUES = {"district": 5, "area": 1, "free": 2, "city": 2}
TILES = tuple(art.tile_of(sets.tile_id(tile)) for tile, _ in HOUSE.tiles) + tuple(
    art.tile_of("wall-own", seat) for seat in range(4)
)
BURNT = tuple(tile._replace(burnt=True) for tile in TILES)
DECREES = tuple(art.decree_of(sets.decree_id(decree), VALUES) for decree, _ in HOUSE.decrees)
SPELLS = tuple(art.spell_of(sets.spell_id(spell)) for spell, _ in HOUSE.spells)
OWN_SETS = (
    art.Tile("sky", ("star", "guard", "griffin"), clouds=0),
    art.Tile("wall", ("flag",) * 3, gate=True, stage=2),
    art.Tile("tower", ("guard", "griffin", "flag"), white=True),
)
"""What an owner's own set may have."""

LARGEST = {"tile": 6, "card": 14, "small": 5, "sprite": 210, "picture": 24}
"""KiB of: a tile, a person's art, a decree or spell, the sprite of everything, any other picture."""
DIGEST = "1d77c38b3586db56"
"""SHA-256 of a sprite and all pictures, shortened; change it whenever a drawing changes on purpose."""


def everything() -> str:
    return art.sprite(TILES + BURNT, DECREES, SPELLS, art.PERSONS)


def a_town() -> str:
    wall, gate, corner = map(art.tile_of, ("wall-own", "wall-i-gate-star", "wall-i-corner"))
    tower, white, sky = map(art.tile_of, ("tower-i-plain", "tower-i-white", "sky-ii-2-star"))
    return art.town([(wall, None, None, None), (gate, tower, None, 2), (corner, white, sky, "neutral")])


PICTURES = {
    "sprite": everything,
    "town": a_town,
    "column": lambda: art.column(TILES[0], art.Tile("tower"), None, 0),
    "tile": lambda: art.show_tile(TILES[0]),
    "decree": lambda: art.show_decree(DECREES[0]),
    "spell": lambda: art.show_spell(SPELLS[0]),
    "person": lambda: art.show_person("thief"),
    "head": lambda: art.head("mage"),
    "flames": art.flames,
    "dragon": art.dragon,
    "shadow": art.dragon_shadow,
    "hero": art.hero,
    "cup": art.cup,
    "wreath": wreath,
    "logo": art.logo,
    "grass": art.grass,
    **{f"symbol {name}": (lambda name=name: art.symbol(name)) for name in art.SYMBOLS},
    **{f"sign {name}": (lambda name=name: art.sign(name)) for name in art.SIGNS + art.PERSONS},
    **{f"emblem {name}": (lambda name=name: art.emblem(name)) for name in art.PERSONS},
    **{f"die {n} {state}": (lambda n=n, s=state: art.die(n, s)) for n in range(7) for state in STATES},
    **{f"crest {seat}": (lambda seat=seat: art.crest(seat)) for seat in range(4)},
    **{f"grass {seat}": (lambda seat=seat: art.grass(seat)) for seat in range(4)},
    **{f"empty {space}": (lambda s=space: art.empty(s)) for space in (*art.HEIGHT, "decree", "spell")},
    **{f"flap {layer}": (lambda layer=layer: art.flap(layer)) for layer in art.HEIGHT},
}
"""Everything the page may ask for."""
BY_WAY_OF_THE_SPRITE = ("town", "column", "tile", "decree", "spell", "person", "head", "sprite")


def symbol_of(inside: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<symbol>{inside}</symbol>")


@pytest.mark.parametrize("tile", [*TILES, *BURNT, *OWN_SETS], ids=figure_id)
def test_a_tile_is_sound_small_and_without_ids(tile: art.Tile) -> None:
    svg = art.tile(tile)
    symbol_of(svg)
    assert len(svg) <= LARGEST["tile"] * 1024
    assert "id=" not in svg  # so that it may stand on a page as often as it likes


def test_tiles_that_show_different_things_have_different_ids_and_drawings() -> None:
    by_id = {figure_id(tile): tile for tile in TILES}
    assert len({(figure_id(tile), art.tile(tile)) for tile in TILES}) >= len(by_id)
    looks = {name: re.search(f'id="{name}"[^>]*>(.*?)</symbol>', art.sprite(TILES)) for name in by_id}
    assert all(looks.values())
    assert len({found.group(1) for found in looks.values() if found}) == len(by_id)


@pytest.mark.parametrize("clouds", range(4))
def test_clouds_can_be_counted_by_day_and_dusk_and_vanish_in_the_fire(clouds: int) -> None:
    for stage in (0, 1, 2):
        sky = art.Tile("sky", clouds=clouds, stage=stage)
        white = "#FFFFFF" if stage < 2 else "#FFF3E6"
        assert art.tile(sky).count(f'fill="{white}"') == clouds
        assert white not in art.tile(sky._replace(burnt=True))


def test_burnt_tiles_show_no_symbols_but_what_they_were() -> None:
    for burnt in BURNT:
        assert art.tile(burnt) == art.tile(burnt._replace(symbols=(), crest=None))
    kinds = {
        art.tile(art.Tile("wall", corner=corner, gate=gate, burnt=True))
        for corner, gate in ((False, False), (True, False), (False, True))
    }
    assert len(kinds) == 3
    assert art.tile(art.Tile("tower", burnt=True)) != art.tile(art.Tile("tower", white=True, burnt=True))


def test_ids_tell_what_is_drawn() -> None:
    assert art.tile_of("wall-ii-gate-star-flag") == art.Tile("wall", ("star", "flag"), gate=True, stage=2)
    assert art.tile_of("sky-s-2-griffin") == art.Tile("sky", ("griffin",), clouds=2, stage=0)
    assert art.tile_of("tower-i-white", burnt=True) == art.Tile("tower", white=True, burnt=True)
    assert art.tile_of("wall-own", 3) == art.Tile("wall", crest=3)
    assert art.decree_of("district-2", VALUES) == art.Decree("double", 5)
    assert art.decree_of("guard-3", VALUES) == art.Decree("status", 3, "guard")
    assert art.spell_of("points-4") == art.Spell("points", 4)
    entry = {"wall": "wall-i-plain", "tower": None, "sky": None, "burnt": False, "grass": True}
    assert art.column_of(entry, 0) == (art.Tile("wall"), None, None, "neutral")


@pytest.mark.parametrize("decree", DECREES, ids=str)
def test_a_decree_is_sound_and_says_its_points(decree: art.Decree) -> None:
    svg = art.decree(decree)
    symbol_of(svg)
    assert len(svg) <= LARGEST["small"] * 1024
    assert f">{decree.points}</text>" in svg


@pytest.mark.parametrize("spell", SPELLS, ids=str)
def test_a_spell_is_sound(spell: art.Spell) -> None:
    svg = art.spell(spell)
    symbol_of(svg)
    assert len(svg) <= LARGEST["small"] * 1024
    assert not spell.points or f">{spell.points}</text>" in svg


@pytest.mark.parametrize("points", [1, 9, 12, 20])
def test_decrees_of_other_sets_find_room(points: int) -> None:
    for kind in ("single", "double", "area", "free", "city"):
        assert symbol_of(art.decree(art.Decree(kind, points))) is not None


@pytest.mark.parametrize("person", art.PERSONS)
def test_a_person_is_sound_and_its_ids_begin_with_it(person: str) -> None:
    svg = art.person(person)
    symbol_of(svg)
    assert len(svg) <= LARGEST["card"] * 1024
    assert all(name.startswith(f"p-{person}-") for name in re.findall(r'\bid="([^"]+)"', svg))


def test_ids_are_unique_on_a_page_with_everything() -> None:
    page = "".join(draw() for draw in PICTURES.values())
    assert ids_of(page)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_sound_silent_and_within_the_policy(name: str) -> None:
    svg = PICTURES[name]()
    assert len(svg) <= LARGEST["sprite" if name == "sprite" else "picture"] * 1024
    check_sound(svg, of_sprite=name in BY_WAY_OF_THE_SPRITE)


@pytest.mark.parametrize("name", PICTURES)
def test_coordinates_are_finite_short_and_near_the_picture(name: str) -> None:
    svg = PICTURES[name]()
    check_coordinates(svg, 360)


def test_the_sky_above_lends_its_hour_to_the_tower() -> None:
    dusk, noon = art.Tile("sky", clouds=1, stage=2), art.Tile("tower", stage=1)
    svg = art.column(art.Tile("wall"), noon, dusk)
    assert "#g-both-2" in svg
    assert "#g-both-1" not in svg


def test_people_crests_and_signs_are_told_apart() -> None:
    assert len({art.sign(name) for name in art.SIGNS + art.PERSONS}) == len(art.SIGNS + art.PERSONS)
    assert len({art.person(name) for name in art.PERSONS}) == 8
    assert art.COLUMN_PERSONS == ("juggler", "thief", "innkeeper", "architect", "mayor", "mage")
    assert len(set(art.CRESTS)) == 4


@pytest.mark.parametrize("seat", range(4))
def test_an_emblem_can_be_read_on_its_disc(seat: int) -> None:
    assert contrast(HOUSES[seat].colour, HOUSES[seat].ink) >= 4.8


@pytest.mark.parametrize("person", art.PERSONS)
def test_a_person_can_be_told_by_the_chip(person: str) -> None:
    assert contrast(*chip_inks(person)) >= 4.5


def test_pips_can_be_counted_on_dice_that_are_in_use() -> None:
    assert contrast(STATES["live"].face, STATES["live"].pips) >= 4
    for value in range(1, 7):
        assert art.die(value).count("<circle") == value


SAMPLE = ("wall-i-plain-guard", "wall-ii-gate-star-flag", "wall-i-corner", "tower-i-plain", "sky-ii-2-star")
"""Tiles of the digest: it must not change with the set."""
def digest() -> str:
    tiles = tuple(art.tile_of(ident, 2, burnt) for ident in (*SAMPLE, "wall-own") for burnt in (False, True))
    decrees = (art.Decree("double", 5), art.Decree("status", 3, "star"), art.Decree("city", 2))
    spells = (art.Spell("points", 4), art.Spell("shield"), art.Spell("pick"))
    drawn = art.sprite(OWN_SETS + tiles, decrees, spells, art.PERSONS)
    drawn += "".join(draw() for name, draw in PICTURES.items() if name not in BY_WAY_OF_THE_SPRITE)
    return hashlib.sha256(drawn.encode()).hexdigest()[:16]


def test_the_same_things_give_the_same_bytes_in_every_process() -> None:
    assert digest() == digest_elsewhere(__name__) == DIGEST
