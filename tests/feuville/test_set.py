"""The set as data: sums, the loader's complaints, an owner's own set."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.core.errors import Phrase
from spieltisch.games.feuville import sets
from spieltisch.games.feuville.sets import HOUSE_FILE, SHELF, house_set, tile_id

NARROW = "\N{NARROW NO-BREAK SPACE}"
HOUSE = HOUSE_FILE.read_text("utf-8")


def tiles(layer: int) -> list[tuple[Any, int]]:
    return [(tile, count) for tile, count in house_set().tiles if tile.layer == layer]


def symbols(layer: int) -> list[int]:
    """Stars, guards, griffins, flags."""
    return [sum(count * tile.symbols.count(symbol) for tile, count in tiles(layer)) for symbol in range(4)]


@pytest.mark.rule("FE-1")
def test_the_sums_of_the_set_are_those_of_the_rules() -> None:
    """90 tiles; 24 of each symbol; walls G16 F8 S8, towers F16 G8 R8, skies S16 R16; 54 clouds; 8, 8, 6."""
    assert [sum(count for _, count in tiles(layer)) for layer in range(3)] == [30, 30, 30]
    assert symbols(0) == [8, 16, 0, 8]
    assert symbols(1) == [0, 8, 8, 16]
    assert symbols(2) == [16, 0, 16, 0]
    assert sum(count * tile.clouds for tile, count in tiles(2)) == 54
    of_kind = {kind: sum(n for tile, n in house_set().tiles if f"-{kind}" in tile_id(tile))
               for kind in ("white", "corner", "gate")}  # fmt: skip
    assert of_kind == {"white": 8, "corner": 8, "gate": 6}
    stages = [[sum(n for tile, n in tiles(layer) if tile.stage == stage) for stage in range(3)]
              for layer in range(3)]  # fmt: skip
    assert stages == [[0, 18, 12], [0, 18, 12], [6, 12, 12]]


@pytest.mark.rule("FE-3", "FE-24")
def test_the_decrees_of_the_set() -> None:
    counts = {sets.decree_id(decree): count for decree, count in house_set().decrees}
    assert sum(counts.values()) == 30
    assert (counts["city"], counts["district-1"], counts["district-2"]) == (4, 8, 4)
    assert (counts["area"], counts["free"]) == (1, 1)
    for symbol in ("star", "guard", "griffin", "flag"):
        assert [counts[f"{symbol}-{times}"] for times in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("FE-29")
def test_the_spells_of_the_set() -> None:
    counts = {sets.spell_id(spell): count for spell, count in house_set().spells}
    assert counts == {
        "points-3": 2, "points-4": 2, "points-5": 2, "shield": 4, "protection": 4, "pick": 4
    }  # fmt: skip


def test_ids_are_unlike() -> None:
    ids = [tile_id(tile) for tile, _ in house_set().tiles]
    assert len(set(ids)) == len(ids) == 53


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('symbols = ["guard"], count = 5', 'symbols = ["guard"], count = 4', "sums.wall: it says 30"),
        ("star = 24", "star = 23", "sums.star: it says 23, but the entries come to 24"),
        ('symbols = ["guard"], count = 5', 'symbols = ["knight"], count = 5',
         "tiles.wall[3].symbols: there is no symbol knight"),
        ('symbol = "flag", times = 3', 'symbol = "moon", times = 3',
         "cards.decree[15].symbol: there is no symbol moon"),
        ('kind = "gate", symbols = ["star"], count = 1', 'kind = "door", symbols = ["star"], count = 1',
         "tiles.wall[8].kind: it must be one of plain, corner, gate"),
        ("stage = 0, clouds = 1", "stage = 0, clouds = 4",
         "tiles.sky[1].clouds: it must be a number from 0 to 3"),
        ('kind = "shield", count = 4', 'kind = "shield", count = 0',
         "cards.spell[4].count: it must be a number from 1 to 30"),
        ('kind = "area"', "kind = {}", "cards.decree[16].kind: it must be one of city, district, status"),
        ('kind = "shield"', "kind = []", "cards.spell[4].kind: it must be one of points, shield"),
        ("district = 5", "district = 0", "points.district: it must be a number from 1 to 20"),
        ("clouds = 54\n", "", "sums.clouds: it must be there (the entries come to 54)"),
        ('name = "house"', "name = 3", "name: it must be a text"),
        ('name = "house"', r'name = "a\u001b[2Jb"', "name: it must be a text of at most 40 characters in"),
        ('name = "house"', r'name = "a\nb"', "it must be a text of at most 40 characters in one line"),
        ('name = "house"', 'name = "house"\nauthor = "me"', "author: it must be one of name, sums"),
        ('{ kind = "area", count = 1 }', '{ kind = "free", count = 1 }',
         "cards.decree[17]: it must be unlike every other entry"),
        ("[points]", "[points", "The set is no TOML"),
    ],
)  # fmt: skip
def test_a_wrong_set_gets_one_clear_line_naming_the_entry(old: str, new: str, line: str) -> None:
    assert old in HOUSE
    with pytest.raises(spieltisch.RefusedError) as refused:
        sets.parse(HOUSE.replace(old, new, 1))
    assert line in str(refused.value)
    assert "\n" not in str(refused.value).strip()
    # Not a text: that would be English in every language.
    said = [refused.value.values[name] for name in ("wanted", "why") if name in refused.value.values]
    assert all(isinstance(words, Phrase) for words in said)
    assert refused.value.in_words("de") != str(refused.value) != refused.value.in_words("fr")


@pytest.mark.parametrize(
    ("old", "new", "german", "french"),
    [
        ("[points]", "[points", "ist kein TOML: Zeile 25, Spalte 8 ist nicht zu lesen.",
         f"n’est pas du TOML{NARROW}: la ligne 25, colonne 8, est illisible."),
        ('kind = "gate", symbols = ["star"], count = 1', 'kind = "door", symbols = ["star"], count = 1',
         "stimmt bei tiles.wall[8].kind nicht; dort muss stehen: eines der Wörter plain, corner, gate.",
         f"est incorrect à tiles.wall[8].kind{NARROW}: il y faut un des mots plain, corner, gate."),
        ("district = 5", "district = 0",
         "stimmt bei points.district nicht; dort muss stehen: eine Zahl von 1 bis 20.",
         f"est incorrect à points.district{NARROW}: il y faut un nombre de 1 à 20."),
        ("clouds = 54\n", "",
         "stimmt bei sums.clouds nicht; dort muss stehen: die Summe der Einträge, 54.",
         f"est incorrect à sums.clouds{NARROW}: il y faut la somme des entrées, 54."),
        ('name = "house"', "name = 3",
         "stimmt bei name nicht; dort muss stehen: ein Text von höchstens 40 Zeichen in einer Zeile.",
         f"est incorrect à name{NARROW}: il y faut un texte d’au plus 40 caractères, d’une seule ligne."),
        ("symbols = [], count = 2", 'symbols = ["star", "star", "star", "star"], count = 2',
         "stimmt bei tiles.wall[1].symbols nicht; dort muss stehen: eine Liste mit höchstens 3 Symbolen.",
         f"est incorrect à tiles.wall[1].symbols{NARROW}: il y faut une liste d’au plus 3 symboles."),
    ],
)  # fmt: skip
def test_a_wrong_set_is_told_in_one_language_throughout(old: str, new: str, german: str, french: str) -> None:
    assert old in HOUSE
    with pytest.raises(spieltisch.RefusedError) as refused:
        sets.parse(HOUSE.replace(old, new, 1))
    assert refused.value.in_words("de") == f"Die Ausstattung {german}"
    assert refused.value.in_words("fr") == f"Le matériel {french}"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Option set cannot be 3; it takes a set’s name, or its name and digest."),
        ("de", "Die Einstellung set kann nicht 3 sein; möglich ist: "
               "der Name einer Ausstattung, oder Name und Prüfsumme."),
        ("fr", f"L’option set ne peut pas valoir 3{NARROW}; il faut{NARROW}: "
               "le nom d’un matériel, ou son nom et sa somme."),
    ],
)  # fmt: skip
def test_what_names_a_set_is_said_in_every_language(language: str, line: str) -> None:
    with pytest.raises(spieltisch.RefusedError) as refused:
        spieltisch.new("feuville", 2, options={"set": 3})
    assert refused.value.in_words(language) == line


def test_too_few_tiles_are_named() -> None:
    few = HOUSE
    for line in HOUSE.splitlines():
        if "stage = 0" in line and "griffin" in line:
            few = few.replace(line + "\n", "")
    few = few.replace("sky = 30", "sky = 28").replace("griffin = 24", "griffin = 22")
    with pytest.raises(spieltisch.RefusedError, match=r"tiles.sky \(stage 0\)") as refused:
        sets.parse(few.replace("clouds = 54", "clouds = 52"))
    assert str(refused.value).endswith("there are 4; it takes 6 to 6.")
    assert refused.value.in_words("de") == (
        "Die Ausstattung stimmt bei tiles.sky (Stufe 0) nicht: Es sind 4; nötig sind 6 bis 6."
    )


def test_too_many_decrees_are_named() -> None:
    """The house has 26 that are no city decrees, 8 of them districts of one column; 28 may be in a set."""
    many = HOUSE.replace("columns = 1, count = 8", "columns = 1, count = 11")
    many = many.replace("decree = 30", "decree = 33")
    with pytest.raises(spieltisch.RefusedError) as refused:
        sets.parse(many)
    assert str(refused.value) == (
        "The set is wrong at cards.decree (others): there are 29; it takes 14 to 28."
    )
    assert "bei cards.decree (die übrigen) nicht: Es sind 29" in refused.value.in_words("de")
    assert "à cards.decree (les autres)" in refused.value.in_words("fr")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(spieltisch.RefusedError, match="a file in UTF-8 that can be read"):
        SHELF.load(tmp_path / "nothing.toml")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe4"')
    with pytest.raises(spieltisch.RefusedError, match="a file in UTF-8 that can be read"):
        SHELF.load(tmp_path / "latin.toml")


@pytest.fixture
def printed(tmp_path: Path) -> Path:
    """An owner's set: one star of a wall is a griffin, districts score 6, spells of 7 points."""
    other = HOUSE.replace('name = "house"', 'name = "printed"').replace("star = 24", "star = 23")
    other = other.replace("griffin = 24", "griffin = 25").replace("district = 5", "district = 6")
    gate = '{ stage = 1, kind = "gate", symbols = ["star"], count = 1 }'
    other = other.replace(gate, gate.replace("star", "griffin"))
    other = other.replace('kind = "points", points = 5', 'kind = "points", points = 7')
    path = tmp_path / "printed.toml"
    path.write_text(other, "utf-8")
    return path


def test_an_owners_set_is_played_and_named_in_the_record(printed: Path) -> None:
    match = spieltisch.new("feuville", 2, seed=3, options={"set": printed})
    rng = random.Random(3)
    while not match.over:
        match.play(rng.choice(match.legal_actions()))
        match.game.check_invariants(match.state)
    record = json.loads(json.dumps(match.record()))
    assert record["options"]["set"] == {"name": "printed", "digest": SHELF.load(printed).digest}
    assert spieltisch.from_record(record).record() == record
    view = match.view(0, 30)
    assert view["values"]["district"] == 6
    assert "wall-i-gate-star" not in str(match.record()["steps"])


def test_the_digest_is_of_what_the_set_says_not_of_how_it_is_written() -> None:
    digest = house_set().digest
    assert sets.parse(HOUSE + "\n# a remark\n").digest == digest
    lines = HOUSE.splitlines()
    first = next(i for i, line in enumerate(lines) if "count = 2" in line)
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    assert sets.parse("\n".join(lines)).digest == digest
    assert sets.parse(HOUSE.replace("district = 5", "district = 6")).digest != digest


def test_a_record_with_another_set_is_refused_in_one_line() -> None:
    record = spieltisch.new("feuville", 2, seed=3).record()
    record["options"]["set"] = {"name": "printed", "digest": "0123456789abcdef"}
    with pytest.raises(spieltisch.RefusedError) as refused:
        spieltisch.from_record(record)
    line = "The set printed with digest 0123456789abcdef is not known here; known: house ("
    assert line in str(refused.value)


@pytest.mark.parametrize("named", ["/etc/passwd", "set.toml", 3, {"name": "house"}, ["house"]])
def test_a_text_never_names_a_file_to_read(named: Any) -> None:
    with pytest.raises(spieltisch.RefusedError, match=r"There is no set|Option set cannot be"):
        spieltisch.new("feuville", 2, options={"set": named})


def test_sets_of_the_environment_are_known(printed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(sets.SETS_VARIABLE, str(printed))
    assert spieltisch.new("feuville", 2, options={"set": "printed"}).options["set"]["name"] == "printed"


@pytest.mark.parametrize(
    ("content", "why"),
    [("name =", "The set is no TOML: line 1, column 7"), (None, "it must be a file in UTF-8 that can")],
)
def test_a_broken_file_of_the_environment_harms_only_what_needs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str | None, why: str
) -> None:
    SHELF.forget()
    path = tmp_path / "broken.toml"
    if content is not None:
        path.write_text(content)
    played = spieltisch.new("feuville", 2, seed=1).record()
    monkeypatch.setenv(sets.SETS_VARIABLE, str(path))
    assert spieltisch.from_record(played).options["set"]["name"] == "house"
    with pytest.raises(spieltisch.RefusedError) as refused:
        spieltisch.new("feuville", 2, options={"set": "printed"})
    assert f"{sets.SETS_VARIABLE} names {path}, which cannot be used. The set is " in str(refused.value)
    assert why in str(refused.value)
    assert "ist nicht zu gebrauchen. Die Ausstattung" in refused.value.in_words("de")
