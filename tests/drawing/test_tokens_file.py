"""The colour tokens: both ways to the dark theme agree, and everything that must be read can be read."""

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from spieltisch.drawing import paper
from spieltisch.drawing.colour import contrast

STATIC = files("spieltisch.site") / "static" / "site"
CSS = (STATIC / "tokens.css").read_text(encoding="utf-8")
HEX = re.compile(r"--([a-z-]+): (#[0-9A-F]{6});")


def block(selector: str) -> str:
    """The declarations of the first rule with this selector."""
    start = CSS.index(selector) + len(selector)
    return CSS[start : CSS.index("}", start)]


LIGHT = dict(HEX.findall(block(":root {")))
DARK = dict(HEX.findall(block(':root[data-theme="dark"] {')))
DARK_BY_SYSTEM = dict(HEX.findall(block(':root:not([data-theme="light"]) {')))
SURFACES = ("bg", "raise", "felt-fasanerie", "felt-feuville", "felt-fabelwald")


def test_both_ways_to_the_dark_theme_agree() -> None:
    assert DARK == DARK_BY_SYSTEM
    assert set(DARK) == set(LIGHT) - {"paper"}


@pytest.mark.parametrize(
    ("token", "light", "dark"),
    [
        ("ink", 9.7, 10.1),
        ("soft", 5.2, 5.7),
        ("pine", 5.0, 5.6),
        ("mad", 5.1, 5.1),
        ("focus", 4.8, 6.9),
        ("edge", 3.4, 3.4),
    ],
)
def test_a_colour_can_be_read_on_every_surface(token: str, light: float, dark: float) -> None:
    for theme, least in ((LIGHT, light), (DARK, dark)):
        worst = min(contrast(theme[token], theme[surface]) for surface in SURFACES)
        assert round(worst, 1) >= least


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_buttons_and_focus_on_gravel_can_be_read(theme: dict[str, str]) -> None:
    assert contrast(theme["on-pine"], theme["pine"]) >= 7
    assert contrast(theme["on-mad"], theme["mad"]) >= 7
    assert round(contrast(theme["focus"], theme["path"]), 1) >= 5.1


@pytest.mark.parametrize(("token", "least"), [("ink", 13.6), ("pine", 7.1), ("mad", 7.1)])
def test_what_is_printed_on_cards_can_be_read(token: str, least: float) -> None:
    assert round(contrast(LIGHT[token], LIGHT["paper"]), 1) >= least


def test_cards_are_printed_in_the_colours_of_the_tokens() -> None:
    printed = [LIGHT[name] for name in ("paper", "ink", "pine", "mad")]
    assert printed == [paper.PAPER, paper.INK, paper.GAIN, paper.LOSS]
    assert contrast(paper.MUTED, paper.PAPER) >= 3


def test_fonts_named_in_the_file_are_there_with_their_licences() -> None:
    for name in re.findall(r'url\("(fonts/[^"]+)"\)', CSS):
        assert (STATIC / name).read_bytes()[:4] == b"wOF2"
    for name in ("fraunces-OFL.txt", "atkinson-hyperlegible-next-OFL.txt"):
        assert "SIL Open Font License, Version 1.1" in (STATIC / "fonts" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "theme"), [("tufts.svg", LIGHT), ("tufts-dark.svg", DARK)])
def test_the_lawn_has_the_colour_of_its_token(name: str, theme: dict[str, str]) -> None:
    lawn = files("spieltisch.games.fasanerie.web") / "static" / "fasanerie" / name
    svg = lawn.read_text(encoding="utf-8")
    ElementTree.fromstring(svg)
    assert set(re.findall(r"#[0-9A-F]{6}", svg)) == {theme["tuft"]}
