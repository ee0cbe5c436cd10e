"""Feuville in sentences: every fact of the engine has words in three languages, and they read well."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import spieltisch
from spieltisch.core.words import LANGUAGES, Words, words
from spieltisch.games.feuville import narration, rules_page
from spieltisch.games.feuville.ids import OWN_WALL, PERSONS
from spieltisch.games.feuville.options import NUMBERS, SWITCHES
from spieltisch.games.feuville.sets import decree_id, house_set, spell_id, tile_id
from spieltisch.games.feuville.table import CHOICES

from ..told import Played, in_one, reads_well

tell_preview = in_one(narration.preview_parts)

ROOMS = ("spieltisch.core", "spieltisch.games.feuville")
EN, DE, FR = (words(language, *ROOMS) for language in ("en", "de", "fr"))
NAMES = ["Clara", "Wilma", "Anton", "Oé"]
NAMELESS = ["", "", "", ""]
NARROW = "\N{NARROW NO-BREAK SPACE}"
BOX = house_set()
TILES = [tile_id(tile) for tile, _ in BOX.tiles]
DECREES = [decree_id(decree) for decree, _ in BOX.decrees]
SPELLS = [spell_id(spell) for spell, _ in BOX.spells]
KINDS = {*CHOICES.values(), "architect", "innkeeper-again", "mage", "fairy"}
DECLINED = ("shield", "protect", "thief", "guest", "innkeeper-again", "architect", "mage", "pick")
VALUES = {"district": 5, "area": 1, "free": 2, "city": 2, "fewest": 7, "juggler": 10}
WHITE = "tower-i-white-flag"


def scored(decree: str, points: int, **how: Any) -> dict[str, Any]:
    plain = {"columns": [], "square": None, "symbol": None, "count": 0}
    return {"event": "scored", "seat": 1, "decree": decree, "points": points, **plain, **how}


EVENTS: list[dict[str, Any]] = [
    {"event": "start", "seat": 1},
    {"event": "laid", "tile": "wall-i-plain", "layer": "wall", "column": 3},
    {"event": "laid", "tile": WHITE, "layer": "tower", "column": 3},
    {"event": "laid", "tile": "sky-s-2", "layer": "sky", "column": 3},
    {"event": "laid-decree", "decree": "star-3", "column": 6},
    {"event": "laid-spell", "spell": "points-3", "space": 1},
    {"event": "rolled", "seat": 1, "dice": [2, 5]},
    {"event": "rolled", "seat": 1, "dice": [5, 5]},
    {"event": "dragon", "seat": 1, "towns": [
        {"seat": 0, "columns": 7, "clouds": 5, "burning": 1, "danger": 1},
        {"seat": 1, "columns": 1, "clouds": 0, "burning": 0, "danger": 1},
        {"seat": 2, "columns": 4, "clouds": 1, "burning": 3, "danger": 0},
    ]},
    *({"event": "used", "seat": 1, "column": i, "thing": "person", "person": person, "kobold": kobold}
      for i, person in enumerate(PERSONS, 1) for kobold in (False, True)),
    {"event": "used", "seat": 1, "column": 2, "thing": "fairy", "person": "fairy", "kobold": False},
    {"event": "used", "seat": 1, "column": 2, "thing": "sky", "person": None, "kobold": True},
    *({"event": "took", "seat": 1, "tile": WHITE, "layer": "tower", "column": 2, "by": by}
      for by in ("die", "kobold", "innkeeper", "guest", "architect", "pick")),
    *({"event": "took-decree", "seat": 1, "decree": "area", "column": 2, "by": by}
      for by in ("die", "kobold", "mayor")),
    {"event": "took-decree", "seat": 1, "decree": "city", "column": None, "by": "mayor"},
    *({"event": "took-spell", "seat": 1, "spell": "shield", "space": 2, "by": by}
      for by in ("fairy", "mage")),
    {"event": "used-stored", "seat": 1, "slot": 2, "item": "free"},
    {"event": "used-stored", "seat": 1, "slot": 1, "item": WHITE},
    {"event": "built", "seat": 1, "tile": "wall-i-gate-star", "layer": "wall", "column": 1, "side": "left"},
    {"event": "built", "seat": 1, "tile": "wall-i-gate-star", "layer": "wall", "column": 4, "side": "right"},
    {"event": "built", "seat": 1, "tile": WHITE, "layer": "tower", "column": 4, "side": None},
    {"event": "stored", "seat": 1, "item": "district-2", "slot": 1},
    scored("district-1", 5, columns=[3], count=1),
    scored("district-2", 10, columns=[3, 4], count=2),
    scored("star-3", 9, columns=[1, 2], symbol="star", count=3),
    scored("star-3", 3, columns=[1], symbol="star", count=1),
    scored("flag-1", 0, symbol="flag"),
    scored("free", 4, columns=[1], symbol="guard", count=2),
    scored("area", 4, columns=[1, 2], square="sky", count=4),
    scored("area", 1, columns=[1, 2], square="wall", count=1),
    scored("area", 0),
    scored("city", 14, columns=[2, 3, 5, 6], count=7),
    {"event": "conjured", "seat": 1, "spell": "points-4", "points": 4},
    {"event": "got-spell", "seat": 1, "spell": "pick"},
    *({"event": "spent", "seat": 1, "spell": spell} for spell in ("shield", "protection", "pick")),
    {"event": "juggler-die", "seat": 1, "face": 4, "sum": 9},
    {"event": "juggled", "seat": 1, "sum": 9, "points": [1, 9]},
    {"event": "juggled", "seat": 1, "sum": 10, "points": [0, 10, 0]},
    {"event": "juggled", "seat": 1, "sum": 12, "points": [2, 0]},
    {"event": "juggled", "seat": 1, "sum": 12, "points": [2, 0, 2, 2]},
    {"event": "reached", "seat": 1, "victim": 2, "slot": 1, "item": WHITE},
    {"event": "reached", "seat": 2, "victim": 1, "slot": 1, "item": "area"},
    {"event": "stole", "seat": 1, "victim": 2, "slot": 1, "item": WHITE},
    {"event": "stole", "seat": 2, "victim": 1, "slot": 1, "item": "area"},
    {"event": "protected", "seat": 1, "slot": 2, "item": "star-1"},
    {"event": "burnt", "seat": 1, "columns": [3]},
    {"event": "burnt", "seat": 1, "columns": [1, 2, 3, 5]},
    {"event": "shielded", "seat": 1, "count": 2},
    *({"event": "quenched", "seat": 1, "columns": columns, "by": by}
      for columns in ([2], [2, 4]) for by in ("mage", "clouds")),
    *({"event": "declined", "seat": 1, "kind": kind} for kind in DECLINED),
    *({"event": "done", "seat": 1, "unused": unused} for unused in ([], [3], [3, 5])),
    {"event": "turn", "seat": 1, "round": 2},
    {"event": "last-round", "seat": 1},
    {"event": "end", "winners": [1], "scores": [3, 34, 31], "fewest": [0], "by": "decrees"},
    {"event": "end", "winners": [1, 2], "scores": [3, 34, 34], "fewest": [0, 1], "by": "round-limit"},
    {"event": "end", "winners": [1], "scores": [0, 1, 0], "fewest": [1], "by": "decrees"},
]  # fmt: skip


def reasons() -> list[tuple[str, dict[str, Any]]]:
    """Every reason of every source of points, with numbers that occur."""
    every = [
        (decree, {"reason": "decrees", "n": len(each), "each": each})
        for decree in DECREES
        for each in ([5], [5, 0, 10])
    ]
    every += [(source, {"reason": "sum"}) for source in ("juggler", "spells")]
    every += [
        ("fewest", {"reason": why, "played": played, "least": 0})
        for why in ("fewest", "not-fewest", "not-over")
        for played in (0, 1, 5)
    ]
    return every


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Words:
    return words(request.param, *ROOMS)


class Games(Played):
    """Random games."""

    def play(self, players: int, seed: int) -> None:
        match = spieltisch.new("feuville", players=players, seed=seed)
        rng = random.Random(seed)
        while not match.over:
            seat = match.current_player
            now = match.view(seat)
            decision = now["decision"]
            more = (decision.get("most"), decision.get("may_pass"))
            key = (decision["kind"], str(decision.get("item"))[:4], *more)
            if self.asked.setdefault(key, now) is now or rng.random() < 0.1:
                self.waiting.setdefault(key, match.view((seat + 1) % players))
                for preview in match.previews(seat):
                    what = preview["action"].split()
                    named = (decision["kind"], what[0], what[-1] if what[-1].isalpha() else "")
                    extent = (bool(preview.get("worth")), preview.get("can_store"), preview["danger"] > 0)
                    self.offered.setdefault((*named, *extent), (preview, now))
            match.play(rng.choice(now["legal"]), seat)
        self.end(match, "by", "kind")


@pytest.fixture(scope="module")
def played() -> Played:
    """Six random games."""
    games = Games()
    for seed in range(6):
        games.play(2 + seed % 3, seed)
    return games


# ---------------------------------------------------------------- names


def test_tiles_that_look_different_have_different_names(texts: Words) -> None:
    """Stages differ on their backs only."""
    fronts = {re.sub("-(s|i|ii)-", "-", tile) for tile in TILES} | {OWN_WALL}
    for form in ("", "a"):
        assert len({narration.name_of_tile(texts, tile, form) for tile in [*TILES, OWN_WALL]}) == len(fronts)


def test_decrees_spells_and_people_have_names_of_their_own(texts: Words) -> None:
    for form in ("", "a"):
        assert len({narration.name_of_decree(texts, decree, form) for decree in DECREES}) == 17
        assert len({narration.name_of_spell(texts, spell, form) for spell in SPELLS}) == 6
    for form in ("", "start", "acc", "to"):
        people = (*PERSONS, "fairy", "kobold")
        assert len({narration.name_of_figure(texts, figure, form) for figure in people}) == 8


def test_names_in_sentences() -> None:
    gate, sky = "wall-ii-gate-star-flag", "sky-ii-2-star-griffin"
    assert narration.name_of_tile(EN, gate, "a") == "a gate with a star and a flag"
    assert narration.name_of_tile(DE, gate, "a") == "ein Stadttor mit einem Stern und einer Fahne"
    assert narration.name_of_tile(FR, gate, "a") == "une porte avec une étoile et un drapeau"
    assert narration.name_of_tile(EN, sky) == "sky with two clouds, a star and a griffin"
    assert narration.name_of_tile(DE, WHITE) == "weißer Turm mit einer Fahne"
    assert narration.name_of_tile(DE, WHITE, "a") == "einen weißen Turm mit einer Fahne"
    assert narration.name_of_tile(FR, "wall-ii-plain-guard-guard") == "mur avec deux gardes"
    assert narration.name_of_tile(EN, OWN_WALL, "a") == "the start wall"
    assert narration.name_of_decree(DE, "griffin-2", "a") == "den Erlass Greif ×2"
    assert narration.name_of_spell(FR, "points-3", "a") == "le sort 3 points"
    assert narration.name_of_figure(DE, "architect", "to") == "zur Architektin"


def test_a_sky_may_be_without_clouds_in_an_own_set(texts: Words) -> None:
    bare, starry = narration.name_of_tile(texts, "sky-i-0"), narration.name_of_tile(texts, "sky-i-0-star")
    assert starry.startswith(bare)
    assert "0" not in bare + starry
    assert narration.name_of_tile(EN, "sky-i-0-star", "a") == "a cloudless sky with a star"


def test_columns_in_a_row_are_told_as_a_range() -> None:
    assert narration.columns(EN, [3]) == "column 3"
    assert narration.columns(EN, [3, 4]) == "columns 3 and 4"
    assert narration.columns(EN, [2, 3, 4]) == "columns 2 to 4"
    assert narration.columns(EN, [1, 2, 4]) == "columns 1, 2 and 4"
    assert narration.columns(DE, [1, 3], "in") == "in den Spalten 1 und 3"


def test_whoever_has_no_name_is_called_by_the_crest(texts: Words) -> None:
    for form in ("", "start", "the", "acc", "dat", "to", "from"):
        assert len({narration.house(texts, seat, form) for seat in range(4)}) == 4
    assert narration.person(EN, 1, NAMES, 1, "from") == "from you"
    assert narration.person(EN, 1, NAMES, None, "from") == "from Wilma"
    assert narration.person(DE, 1, NAMELESS, None, "start") == "Haus Schwan"
    assert narration.person(FR, 1, NAMELESS, None, "to") == "à la maison du Cygne"
    assert narration.person(EN, 0, ["{ $who } <b>"], None, "start") == "{ $who } <b>"


# ---------------------------------------------------------------- events


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: "-".join(map(str, event.values()))[:40])
def test_every_event_is_told_to_everybody(event: dict[str, Any], texts: Words) -> None:
    for names in (NAMES, NAMELESS):
        for viewer in (0, 1, 2, None):
            sentence = narration.tell(event, texts, names, viewer)
            assert reads_well(sentence)
            assert not re.search(r"[a-zé,] (La maison|The )", sentence)


TOLD = [
    ({"event": "rolled", "seat": 1, "dice": [3, 3]}, 0,
     "Wilma rolls a double: 3 and 3.", "Wilma würfelt einen Pasch: 3 und 3."),
    ({"event": "took", "seat": 1, "tile": "wall-i-gate-star", "layer": "wall", "column": 3, "by": "die"}, 1,
     "You take a gate with a star from column 3.", "Du nimmst ein Stadttor mit einem Stern aus Spalte 3."),
    ({"event": "burnt", "seat": 1, "columns": [3, 4]}, None,
     "Wilma loses columns 3 and 4 to the fire.", "Wilma verliert die Spalten 3 und 4 an das Feuer."),
    ({"event": "stole", "seat": 0, "victim": 1, "slot": 1, "item": WHITE}, 1,
     "Clara steals a white tower with a flag from you.",
     "Clara stiehlt dir einen weißen Turm mit einer Fahne."),
    (scored("star-3", 9, columns=[1, 2], symbol="star", count=3), None,
     "Wilma scores 9 points with the decree Star ×3: 3 stars at 3 each.",
     "Wilma wertet den Erlass Stern ×3, 9 Punkte: 3 Sterne zu je 3."),
    (scored("star-3", 3, columns=[1], symbol="star", count=1), None,
     "Wilma scores 3 points with the decree Star ×3: 1 star at 3.",
     "Wilma wertet den Erlass Stern ×3, 3 Punkte: 1 Stern zu 3."),
    ({"event": "juggled", "seat": 1, "sum": 9, "points": [1, 9]}, None,
     "Wilma stops at 9 and scores 9 points; the other player scores 1.",
     "Wilma hört bei 9 auf und bekommt 9 Punkte; die andere Person bekommt 1."),
    ({"event": "juggled", "seat": 1, "sum": 12, "points": [2, 0, 2]}, 1,
     "You go too far with 12 and score nothing, each of the others 2.",
     "Du kommst auf 12, das ist zu viel, und bekommst nichts, alle anderen je 2."),
    ({"event": "end", "winners": [0, 2], "scores": [5, 3, 5], "fewest": [1], "by": "round-limit"}, None,
     "The last round there may be is over. The bonus for the fewest decrees goes to Wilma. "
     "Clara and Anton share the win with 5 points each.",
     "Mehr Runden darf es nicht geben. Die Punkte für die wenigsten Erlasse gehen an Wilma. "
     "Clara und Anton teilen sich den Sieg mit je 5 Punkten."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "viewer", "english", "german"), TOLD)
def test_sentences_of_the_log(event: dict[str, Any], viewer: int | None, english: str, german: str) -> None:
    assert narration.tell(event, EN, NAMES, viewer) == english
    assert narration.tell(event, DE, NAMES, viewer) == german


def test_french_agrees_and_spaces_its_marks() -> None:
    stars = scored("star-3", 9, columns=[1, 2], symbol="star", count=3)
    assert narration.tell(stars, FR, NAMELESS, None) == (
        f"La maison du Cygne marque 9 points avec le décret Étoile ×3{NARROW}: 3 étoiles à 3 points pièce."
    )
    dragon = {"event": "dragon", "seat": 0, "towns": [
        {"seat": 0, "columns": 7, "clouds": 5, "burning": 1, "danger": 1}]}  # fmt: skip
    assert narration.tell(dragon, FR, NAMES, 0) == (
        f"Le dragon arrive{NARROW}! Toi{NARROW}: 7 colonnes, 5 nuages, 1 brûle déjà{NARROW}: 1 brûle."
    )


def test_what_is_laid_out_together_is_told_together() -> None:
    walls = [
        {"event": "laid", "tile": "wall-i-plain", "layer": "wall", "column": column} for column in (1, 2, 3)
    ]
    sky = {"event": "laid", "tile": "sky-s-2", "layer": "sky", "column": 1}
    joined = narration.join_laid([*walls, sky, EVENTS[0]])
    assert [narration.tell(event, EN, NAMES, None) for event in joined] == [
        "New walls in columns 1 to 3: wall, wall, wall.",
        "New sky in column 1: sky with two clouds.",
        "Wilma holds the cup and begins.",
    ]


# ---------------------------------------------------------------- whole games


def test_random_games_bring_up_every_decision_and_nearly_every_event(played: Played) -> None:
    assert {kind for kind, *_ in played.asked} == KINDS
    known = {event["event"] for event in EVENTS}
    assert known - {name for name, *_ in played.told} <= {"protected", "reached"}


def test_every_question_of_the_games_has_words(played: Played, texts: Words) -> None:
    for now in played.asked.values():
        for names in (NAMES, NAMELESS):
            assert reads_well(narration.question(now, texts, names))
            assert reads_well(narration.question_help(now, texts, names))
            assert reads_well(narration.announce_turn(now, texts, names))
    for now in played.waiting.values():
        assert reads_well(narration.question(now, texts, NAMELESS))
        assert narration.question_help(now, texts, NAMELESS) == ""


def test_every_choice_of_the_games_has_a_label_and_says_what_it_brings(
    played: Played, texts: Words
) -> None:
    for preview, now in played.offered.values():
        seat = now["seat"]
        assert reads_well(narration.tell_choice(preview["action"], now, texts, NAMES) + ".")
        assert reads_well(tell_preview(preview, texts, NAMELESS, seat, view=now))
        assert tell_preview(preview, texts, NAMELESS, seat, in_full=False, view=now)


def test_every_event_of_the_games_is_told(played: Played, texts: Words) -> None:
    for event in played.told.values():
        assert reads_well(narration.tell(event, texts, NAMES, 0))


def test_different_choices_of_a_decision_have_different_labels(played: Played, texts: Words) -> None:
    for now in played.asked.values():
        labels = [narration.tell_choice(action, now, texts, NAMES) for action in now["legal"]]
        assert len(labels) == len(set(labels)) or now["decision"]["kind"] in ("fairy", "mage")


def test_finished_games_have_a_result_and_reasons_that_read_well(played: Played, texts: Words) -> None:
    for now, why in played.over:
        assert reads_well(narration.tell_result(now, texts, NAMES))
        assert now["result"]["reasons"] == why
        for reasons in why:
            told = [narration.tell_reason(kind, reason, texts) for kind, reason in reasons.items()]
            assert all(reads_well(f"{line[:1].upper()}{line[1:]}.") for line in told)


# ---------------------------------------------------------------- previews and questions in particular


def asked(kind: str, seat: int | None = 0, **more: Any) -> dict[str, Any]:
    """A view in which seat 0 is asked."""
    return {
        "seat": seat, "over": False, "to_move": 0, "players": 2, "legal": [], "result": None, "dice": [],
        "values": VALUES, "juggling": more.get("sum"), "decision": {"seat": 0, "kind": kind, **more},
    }  # fmt: skip


def test_what_the_juggler_risks() -> None:
    now = asked("juggle", sum=8)
    again = {"action": "roll", "gain": 0, "total": 4, "danger": 0, "bust": 4}
    stop = {"action": "stop", "gain": 8, "total": 12, "danger": 0, "points": [8, 2]}
    assert narration.question(now, EN, NAMES) == "8 so far. Roll again or stop?"
    assert tell_preview(again, EN, NAMES, 0, view=now) == (
        "Roll once more. Four faces in six go over 10."
    )
    assert tell_preview(stop, EN, NAMES, 0, view=now) == (
        "Stop at 8. You score 8, the other player 2. You then have 12."
    )
    assert tell_preview({**again, "bust": 1}, DE, NAMES, 0, in_full=False, view=now) == (
        "Eine Zahl von sechs führt über 10."
    )


def test_what_burns_and_what_goes_out() -> None:
    now = asked("burn", count=2)
    symbols = {"star": 0, "guard": 2, "griffin": 0, "flag": 1}
    lost = {"column": 3, "clouds": 2, "symbols": symbols}
    burn = {"action": "burn 3", "gain": 0, "total": 4, "danger": 1, **lost}
    assert narration.question(now, EN, NAMES) == "The dragon burns two of your columns. Which one first?"
    assert narration.question(now | {"seat": 1}, EN, NAMES) == "Clara chooses what burns."
    assert tell_preview(burn, EN, NAMES, 0, view=now) == (
        "Column 3 burns. You lose 2 clouds, 2 guards and 1 flag."
    )
    build = {
        "action": "build 1", "gain": 0, "total": 4, "danger": 0, "item": "sky-s-2", "column": 1, "side": None,
        "quenches": [3, 5], "completes": True,
    }  # fmt: skip
    assert tell_preview(build, EN, NAMES, 0, view=asked("build", item="sky-s-2")) == (
        "On column 1. The column is then complete. The fire in columns 3 and 5 goes out. "
        "The dragon would then burn nothing of yours."
    )


def test_what_a_decree_would_score_before_it_is_taken() -> None:
    now = asked("turn", rolled=True) | {"display": [{"column": 1, "person": "juggler", "decree": "guard-2"}]}
    worth = {"points": 6, "columns": [1, 2], "square": None, "symbol": "guard", "count": 3}
    use = {
        "action": "use 1 decree", "gain": 0, "total": 4, "danger": 0, "item": "guard-2", "worth": worth,
        "can_store": True,
    }  # fmt: skip
    assert tell_preview(use, EN, NAMES, 0, view=now) == (
        "Die 1: take the decree Guard ×2. Scores 6 now (3 guards at 2 each), or can be stored."
    )
    assert tell_preview({**use, "worth": None}, DE, NAMES, 0, in_full=False, view=now) == (
        "Ist noch nicht zu werten und kommt in die Ablage."
    )


@pytest.mark.parametrize(
    ("dice", "question"),
    [
        ([], "Your turn, Clara: roll the dice."),
        ([False, False], "What do you use your dice for, Clara?"),
        ([True, False], "And the other die, Clara?"),
        ([True, True], "Anything else, Clara?"),
    ],
)
def test_the_question_of_a_turn_follows_the_dice(dice: list[bool], question: str) -> None:
    now = asked("turn", rolled=bool(dice)) | {"dice": [{"value": 2, "used": used} for used in dice]}
    assert narration.question(now, EN, NAMES) == question
    assert reads_well(narration.question(now, EN, NAMELESS))


# ---------------------------------------------------------------- points, places, rules page, options


@pytest.mark.parametrize(("source", "reason"), reasons())
def test_every_reason_has_words(source: str, reason: dict[str, Any], texts: Words) -> None:
    assert narration.name_of_source(texts, source)
    assert narration.tell_reason(source, reason, texts)


def test_everything_in_the_box_says_what_it_does(texts: Words) -> None:
    for decree in DECREES:
        assert reads_well(narration.describe_decree(texts, decree, VALUES).replace("5 ", "Five ", 1))
    assert narration.describe_decree(texts, "city", VALUES) != narration.describe_decree(
        texts, "city", VALUES, end_walls=True
    )
    for spell in SPELLS:
        assert reads_well(narration.describe_spell(texts, spell))
    for figure in (*PERSONS, "fairy", "kobold"):
        assert reads_well(narration.describe_figure(texts, figure, VALUES))
        assert narration.describe_figure(texts, figure, VALUES, in_full=False)
    assert "12" in narration.describe_figure(EN, "juggler", {**VALUES, "juggler": 12})


def test_columns_and_towns_for_ears() -> None:
    column = {"wall": "wall-ii-plain-guard-guard", "tower": WHITE, "sky": None, "burnt": True, "grass": False}
    assert narration.describe_column(column, 3, EN) == (
        "column 3: wall with two guards; white tower with a flag; burning"
    )
    tiles = {"wall": None, "tower": None, "sky": "sky-s-2"}
    space = {"column": 3, "person": "innkeeper", **tiles, "decree": "area"}
    assert narration.describe_space(space, EN) == (
        "column 3, Innkeeper: sky with two clouds; no tower; no wall; Area"
    )
    town = {
        "columns": [column] * 7, "clouds": 5, "burning": 1, "danger": 1,
        "symbols": {"star": 2, "guard": 0, "griffin": 1, "flag": 0},
    }  # fmt: skip
    assert narration.describe_town(town, EN) == (
        "7 columns, 5 clouds, 1 burning; 2 stars and 1 griffin; the dragon would burn 1"
    )
    assert narration.describe_die({"value": 3, "used": True}, EN) == "die 3, used"
    assert narration.describe_slot(None, 2, EN) == "slot 2: empty"


def test_every_option_is_explained(texts: Words) -> None:
    for option in [*(option.id for option in (*SWITCHES, *NUMBERS)), "set"]:
        assert texts.say(f"option-{option}")
        assert reads_well(texts.say(f"option-{option}.help"))


def test_the_rules_page_has_words_for_everything(texts: Words) -> None:
    for section in rules_page.SECTIONS:
        assert texts.say(section.heading)
        for paragraph in section.paragraphs:
            assert re.search(r"[.)]$", texts.say(paragraph.text))
            assert not paragraph.ours or reads_well(texts.say(paragraph.ours))
    for ruling in rules_page.RULINGS:
        assert reads_well(texts.say(ruling.text))
        assert texts.say(f"option-{ruling.option}")
    for example in rules_page.EXAMPLES:
        assert texts.say(example.title)
        assert reads_well(texts.say(example.text))
    for lot in rules_page.set_table():
        assert texts.say(lot.heading)


def test_every_rule_has_exactly_one_anchor_on_the_page() -> None:
    anchors = [p.rule for section in rules_page.SECTIONS for p in section.paragraphs if p.rule]
    assert sorted(anchors, key=lambda rule: int(rule[3:])) == [f"FE-{n}" for n in range(1, 35)]


def test_every_reading_with_an_option_names_its_rule() -> None:
    assert [(ruling.option, ruling.rule) for ruling in rules_page.RULINGS] == [
        ("strict_corners", "FE-11"),
        ("city_end_walls", "FE-27"),
        ("round_limit", "FE-31"),
    ]


def test_the_page_shows_the_whole_box() -> None:
    counts = {"tile": 0, "decree": 0, "spell": 0}
    for lot in rules_page.set_table():
        counts[lot.kind] += sum(n for _, n in lot.items)
    assert counts == {"tile": 90, "decree": 30, "spell": 18}


# ---------------------------------------------------------------- examples: what their texts claim


def _town(example_id: str) -> dict[str, Any]:
    example = next(e for e in rules_page.EXAMPLES if e.id == example_id)
    found: dict[str, Any] = spieltisch.from_position(example.position()).view(None)["towns"][0]
    return found


@pytest.mark.rule("FE-20", "FE-22")
def test_seven_columns_five_clouds_and_one_burning_burn_one() -> None:
    town = _town("dragon")
    assert (len(town["columns"]), town["clouds"], town["burning"], town["danger"]) == (7, 5, 1, 1)


@pytest.mark.rule("FE-9", "FE-21")
def test_the_stored_sky_puts_the_fire_out() -> None:
    match = spieltisch.from_position(rules_page.EXAMPLES[1].position())
    assert rules_page.EXAMPLES[1].id == "fire"
    assert match.view(None)["towns"][0]["burning"] == 1
    match.play("stored 1")
    match.play("build 1")
    town = match.view(None)["towns"][0]
    assert (town["burning"], town["clouds"]) == (0, 4)


@pytest.mark.parametrize(
    ("example", "decree", "points", "columns"),
    [
        pytest.param("district", "district-2", 10, [3, 4], marks=pytest.mark.rule("FE-24")),
        pytest.param("status", "star-3", 9, [2, 3], marks=pytest.mark.rule("FE-25")),
        pytest.param("area", "area", 4, [1, 2], marks=pytest.mark.rule("FE-26")),
        pytest.param("city", "city", 10, [2, 3, 4, 6], marks=pytest.mark.rule("FE-27")),
    ],
)
def test_decrees_of_the_examples_score_what_is_told(
    example: str, decree: str, points: int, columns: list[int]
) -> None:
    worth = _town(example)["worth"][decree]
    assert (worth["points"], worth["columns"]) == (points, columns)
