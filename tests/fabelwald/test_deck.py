"""The deck as a file: the house's own, and whatever an owner of the game writes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch import RefusedError
from spieltisch.games.fabelwald.deck import SHELF, parse

HOUSE = SHELF.house_file.read_text("utf-8")


def changed(*changes: tuple[str, str], content: str = HOUSE) -> str:
    """The house's file with some lines changed."""
    for old, new in changes:
        assert old in content, old
        content = content.replace(old, new, 1)
    return content


@pytest.fixture
def own_deck(tmp_path: Path) -> Callable[..., Path]:
    """An owner's file."""

    def write(*changes: tuple[str, str]) -> Path:
        path = tmp_path / "printed.toml"
        content = changed(('name = "house"', 'name = "printed"'))
        path.write_text(changed(*changes, content=content), "utf-8")
        return path

    return write


def test_the_digest_is_of_what_the_deck_says_and_not_of_how() -> None:
    house = SHELF.house()
    remarks = changed(("owl = 4", "owl = 4 # hoo"), ('name = "house"', 'name = "another"'))
    assert parse(remarks).digest == house.digest
    assert parse(changed(("mixed = 5", "mixed = 6"))).digest != house.digest


def test_an_own_deck_is_played_with_and_named_in_records(own_deck: Any) -> None:
    path = own_deck(("owl = 4", "owl = 3"), ("animals = 16", "animals = 15"), ("mixed = 5", "mixed = 7"))
    match = spieltisch.new("fabelwald", 3, seed=1, options={"deck": path})
    assert match.view(None)["unseen"]["owl"] == 3
    record = match.record()
    assert record["options"]["deck"] == {"name": "printed", "digest": SHELF.load(path).digest}
    again = spieltisch.core.record.from_record(record)
    assert again.options == match.options
    position = {**match.position(), "hands": [[], [], []], "combos": [[1, 0, ["swamp", "path", "clearing"]]]}
    assert spieltisch.from_position({**position, "known": []}).scores() == [7, 0, 0]


def test_a_copy_of_the_house_deck_does_not_take_its_place(own_deck: Any) -> None:
    match = spieltisch.new("fabelwald", 2, seed=1)
    copy = SHELF.load(own_deck())
    assert (copy.name, copy.digest) == ("printed", SHELF.house().digest)
    assert spieltisch.from_position(match.position()).options == match.options
    named = spieltisch.new("fabelwald", 2, seed=1, options={"deck": "printed"})
    assert spieltisch.from_position(named.position()).options == named.options


def test_a_deck_is_known_by_the_environment(own_deck: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    path = own_deck(('name = "printed"', 'name = "known"'), ("same = 3", "same = 4"))
    monkeypatch.setenv("SPIELTISCH_FABELWALD_DECKS", str(path))
    options = {"deck": "known"}
    digest = spieltisch.new("fabelwald", 2, options=options).options["deck"]["digest"]
    assert digest == parse(path.read_text("utf-8")).digest


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        ("nobody's", "There is no set nobody's; known: house"),
        ({"name": "house", "digest": "0" * 16}, "digest 0000000000000000 is not known here"),
        (3, "Option deck cannot be 3; it takes a set’s name"),
        ("/etc/passwd", "There is no set /etc/passwd"),
    ],
)
def test_a_deck_that_is_not_known_is_refused(value: Any, wanted: str) -> None:
    with pytest.raises(RefusedError, match=re.escape(wanted)):
        spieltisch.new("fabelwald", 2, options={"deck": value})


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ((("giant = 1", "giant = 3"),), "at creatures.giant: it must be a number from 0 to 2"),
        ((("giant = 1", "gnome = 1"),), "at creatures.gnome: it must be one of amazon"),
        ((("elf = 1\n", ""),), "at creatures.elf: it must be a number from 0 to 2"),
        ((("owl = 4", "owl = true"),), "at animals.owl: it must be a number from 0 to 7"),
        ((("owl = 4", "owl = 5"),), "at sums.animals: it says 16, but the entries come to 17"),
        ((("places = 12\n", ""),), "at sums.places: it must be there (the entries come to 12)"),
        ((("[2, 5, 9]", "[2, 5]"),), "at points.animals: it must be a list of 3: for 2 to 4 cards"),
        ((("[2, 5, 9]", "[2, 5, 100]"),), "at points.animals: it must be a number from 0 to 99"),
        ((("mixed = 5", 'mixed = "5"'),), "at points.mixed: it must be a number from 0 to 99"),
        ((("amulet = 2", "amulet = 5"),), "at out_with_two.amulet: there are 5; it takes 0 to 4"),
        ((("name =", "title ="),), "at title: it must be one of name, sums"),
        ((('name = "house"', "name = 7"),), "at name: it must be a text"),
        ((("[places]", "[spots]"),), "at spots: it must be one of name, sums"),
        ((("rune = 4", "rune = 4 4"),), "The set is no TOML"),
        (
            (("path = 4", "path = 7"), ("swamp = 4", "swamp = 7"), ("places = 12", "places = 18"),
             ("owl = 4", "owl = 7"), ("animals = 16", "animals = 19")),
            "at all cards: there are 81; it takes 19 to 80",
        ),
        (
            (("path = 4", "path = 7"), ("swamp = 4", "swamp = 7"), ("places = 12", "places = 18")),
            "at all combos there can be: there are 50; it takes 0 to 48",
        ),
    ],
)  # fmt: skip
def test_a_fault_is_told_in_one_line_that_names_the_entry(changes: Any, wanted: str) -> None:
    with pytest.raises(RefusedError) as refused:
        parse(changed(*changes))
    assert wanted in str(refused.value)
    assert "\n" not in str(refused.value).replace("TOML: ", "")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(RefusedError, match=r"missing\.toml: it must be a file in UTF-8"):
        SHELF.load(tmp_path / "missing.toml")


def test_whole_games_are_played_with_another_deck(own_deck: Any) -> None:
    path = own_deck(("nymph = 1", "nymph = 2"), ("creatures = 24", "creatures = 25"), ("elf = 1", "elf = 0"),
                    ("creatures = 25", "creatures = 24"))  # fmt: skip
    match = spieltisch.new("fabelwald", 3, seed=4, options={"deck": path})
    while not match.over:
        match.play(match.legal_actions()[-1])
        match.game.check_invariants(match.state)
