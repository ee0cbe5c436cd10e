"""Fabelwald in sentences: every fact of the engine has words in three languages, and they read well."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import spieltisch
from spieltisch.core.words import LANGUAGES, Words, words
from spieltisch.games.fabelwald import narration, rules_page
from spieltisch.games.fabelwald.cards import ANIMALS, CARDS, CREATURES, MALE, PLACES
from spieltisch.games.fabelwald.deck import SHELF
from spieltisch.games.fabelwald.options import SWITCHES

from ..told import Played, in_one, reads_well

tell_preview = in_one(narration.preview_parts)

ROOMS = ("spieltisch.core", "spieltisch.games.fabelwald")
EN, DE, FR = (words(language, *ROOMS) for language in ("en", "de", "fr"))
NAMES = ["Clara", "Wilma", "Anton", "Oé"]
NAMELESS = ["", "", "", ""]
NARROW = "\N{NARROW NO-BREAK SPACE}"
IDS = CARDS[1:]
KINDS = {"turn", "place", "power", "choose", "share", "at-once", "dwarf", "amulet", "discard"}
GAMES: tuple[tuple[int, dict[str, Any]], ...] = ((2, {}), (3, {"draw_first": True}), (4, {"swap_all": True}))

EVENTS: list[dict[str, Any]] = [
    {"event": "start", "seat": 1},
    *({"event": "dealt", "seat": 1, "card": card} for card in ("owl", None)),
    *({"event": what, "seat": 1} for what in ("turn", "missed", "done")),
    *({"event": "skipped", "seat": 1, "extras": n} for n in (0, 1, 2)),
    *({"event": "drew", "seat": 1, "card": card, "by": "magician"} for card in ("elf", None)),
    *({"event": "deck-empty", "seat": 1, "last": n} for n in (1, 5)),
    *({"event": "reached", "seat": 1, "victim": 2, "by": by} for by in ("turn", "goblins")),
    {"event": "reached", "seat": 2, "victim": 1, "by": "turn"},
    *({"event": "blocked", "seat": 1, "thief": 2, "by": by} for by in ("turn", "dracula")),
    *({"event": "blocked", "seat": 2, "thief": 1, "by": by} for by in ("turn", "dracula")),
    *({"event": "stole", "seat": a, "victim": b, "card": card, "by": "turn"}
      for a, b in ((1, 2), (2, 1)) for card in ("stag", None)),
    *({"event": "played", "seat": 1, "card": card, "at_once": at_once}
      for card in ("giant", "rune") for at_once in (False, True)),
    *({"event": "rune", "seat": 1, "extras": n} for n in (1, 2, 4)),
    {"event": "placed", "seat": 1, "card": "elf", "combo": 3, "new": True, "size": 1, "points": 1},
    {"event": "placed", "seat": 1, "card": "elf", "combo": 3, "new": False, "size": 3, "points": 5},
    *({"event": "idle", "seat": 1, "creature": "fairies", "why": why}
      for why in ("spent", "chain", "no-target")),
    {"event": "idle", "seat": 1, "creature": "dragon", "why": "dragon"},
    {"event": "laid", "seat": 1, "combo": 2, "kind": "animals", "cards": ["owl"] * 3, "points": 5},
    {"event": "laid", "seat": 1, "combo": 2, "kind": "places", "cards": list(PLACES), "points": 5},
    {"event": "added", "seat": 1, "combo": 2, "card": "crow", "points": 9},
    *({"event": "used", "seat": 1, "creature": creature} for creature in CREATURES),
    *({"event": what, "seat": 1, "creature": "goblins"} for what in ("declined", "again")),
    *({"event": "named", "seat": 1, "card": "wolf", "givers": givers} for givers in ([], [0], [0, 2])),
    {"event": "named", "seat": 2, "card": "troll", "givers": [1]},
    *({"event": "gave", "seat": a, "to": b, "card": "path"} for a, b in ((1, 2), (2, 1))),
    *({"event": "took-up", "seat": 1, "card": "troll", "combo": 4, "owner": owner} for owner in (0, 1, 2)),
    *({"event": "destroyed", "seat": 1, "combo": 4, "owner": owner, "cards": ["elf", "giant"]}
      for owner in (0, 1, 2)),
    *({"event": "lost", "seat": 1, "card": "giant", "by": by} for by in ("unicorn", "troll")),
    {"event": "picked", "seat": 1, "card": "immortals", "by": "giant"},
    *({"event": "kept", "seat": 1, "card": card, "by": by}
      for card, by in (("elf", "banshee"), ("owl", "laraki"), ("rune", "dwarf"), (None, "dwarf"))),
    {"event": "threw", "seat": 1, "card": "amulet"},
    {"event": "looked", "seat": 1, "at": [2], "cards": [["owl", "owl", "rune"]]},
    {"event": "looked", "seat": 1, "at": [2, 0], "cards": [["owl"], []]},
    {"event": "looked", "seat": 1, "at": [2, 0], "cards": [None, None]},
    {"event": "looked", "seat": 2, "at": [1], "cards": [None]},
    *({"event": "swapped-hands", "seat": a, "other": b} for a, b in ((1, 2), (2, 1))),
    *({"event": "traded", "seat": a, "other": b, "given_cards": given, "got_cards": [["owl", "owl"]]}
      for a, b in ((1, 2), (2, 1)) for given in ([["elf"]], [["elf"], ["troll", "giant"]])),
    *({"event": "sacrificed", "seat": 1, "card": "owl", "combo": combo, "rest": rest}
      for combo, rest in ((None, False), (2, False), (2, True))),
    *({"event": "captured", "seat": a, "owner": b, "combo": 4, "cards": ["elf", "troll"]}
      for a, b in ((1, 2), (2, 1))),
    *({"event": "marked", "seat": a, "by": b} for a, b in ((1, 2), (2, 1))),
    {"event": "discarded", "seat": 1, "card": "banshee"},
    *({"event": "end", "winners": [1], "scores": [3, 34, 34], "tie": tie} for tie in (None, "best", "laid")),
    {"event": "end", "winners": [1, 2], "scores": [3, 34, 34], "tie": "shared"},
]  # fmt: skip
SAID_BY_OTHERS = [{"event": "not-blocked", "seat": 1}]


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Words:
    return words(request.param, *ROOMS)


class Games(Played):
    """Random games."""

    def play(self, players: int, options: dict[str, Any]) -> None:
        match = spieltisch.new("fabelwald", players=players, seed=players, options=options)
        rng = random.Random(players)
        while not match.over:
            seat = match.current_player
            legal = match.legal_actions()
            now = match.view(seat)
            decision = now["decision"]
            first = {action.partition(" ")[0] for action in legal}
            turn = (frozenset(first & {"play", "draw", "steal"}), now["extras"], options.get("draw_first"))
            key = (decision["kind"], decision.get("creature"), *(turn if decision["kind"] == "turn" else ()))
            if key not in self.asked:
                self.asked[key] = now
                self.waiting[key] = match.view((seat + 1) % players)
                for preview in match.previews(seat):
                    named = (*key[:2], *preview["action"].split()[:2])
                    self.offered.setdefault(named, (preview, now))
            match.play(rng.choice([action for action in legal if action != "pass"] or legal), seat)
        self.end(match, "by", "why")


@pytest.fixture(scope="module")
def played() -> Played:
    """Three random games, each with other options."""
    games = Games()
    for players, options in GAMES:
        games.play(players, options)
    return games


# ---------------------------------------------------------------- names


def test_every_card_has_a_name_of_its_own_in_every_form(texts: Words) -> None:
    for form in ("", "acc", "plural"):
        assert len({narration.name_of_card(texts, card, form) for card in IDS}) == 33
    for form in ("with", "of"):
        assert len({narration.name_of_card(texts, card, form) for card in CREATURES}) == 24


def test_names_in_sentences() -> None:
    assert narration.name_of_card(DE, "bogeyman", "of") == "des Schwarzen Mannes"
    assert narration.name_of_card(DE, "centaur", "acc") == "den Zentauren"
    assert narration.name_of_card(FR, "highwayman", "of") == "du Brigand"
    assert narration.list_cards(EN, ["owl", "rune", "owl", "giant"]) == "two Owls, Rune and Giant"
    assert narration.list_cards(DE, ["giant", "owl"], "acc") == "den Riesen und eine Eule"
    assert narration.list_cards(FR, ["owl", "owl", "rune"], "acc") == "deux Hiboux et une Rune"


def test_a_combo_for_ears() -> None:
    combo = {"combo": 3, "kind": "creatures", "cards": ["elf", "dragon"], "protected": True, "points": 2}
    assert narration.describe_combo(combo, EN) == (
        "two creatures: Elf and Dragon; 2 points, protected by the Dragon"
    )
    places = {"combo": 4, "kind": "places", "cards": ["path"] * 3, "protected": False, "points": 3}
    assert narration.describe_combo(places, DE) == "drei Orte: drei Pfade; 3 Punkte"


def test_whoever_has_no_name_is_called_by_the_crest(texts: Words) -> None:
    for form in ("", "start", "the", "acc", "dat", "to", "from"):
        assert len({narration.house(texts, seat, form) for seat in range(6)}) == 6
    assert narration.person(EN, 1, NAMES, 1, "from") == "from you"
    assert narration.person(DE, 1, NAMELESS, None, "from") == "dem Clan Pilz"
    assert narration.person(FR, 2, NAMELESS, None, "to") == "au clan du Chardon"
    assert narration.person(EN, 0, ["{ $who } <b>"], None, "start") == "{ $who } <b>"


# ---------------------------------------------------------------- events


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: "-".join(map(str, event.values()))[:40])
def test_every_event_is_told_to_everybody(event: dict[str, Any], texts: Words) -> None:
    for names in (NAMES, NAMELESS):
        for viewer in (0, 1, 2, None):
            sentence = narration.tell(event, texts, names, viewer)
            assert reads_well(sentence)
            assert not re.search(r"[a-zé,;:] Le clan", sentence)


def test_what_another_sentence_says_is_not_told(texts: Words) -> None:
    assert [narration.tell(event, texts, NAMES, 0) for event in SAID_BY_OTHERS] == [""]


@pytest.mark.parametrize("event", [event for event in EVENTS if event.get("card", "") is None])
def test_a_card_that_is_not_known_is_not_named(event: dict[str, Any], texts: Words) -> None:
    for viewer in (0, 1, 2, None):
        sentence = narration.tell(event, texts, NAMES, viewer)
        names = {narration.name_of_card(texts, card, form) for card in IDS for form in ("", "acc")}
        assert not [name for name in names if name in sentence]


TOLD = [
    ({"event": "stole", "seat": 0, "victim": 1, "card": None, "by": "turn"}, 2,
     "Clara steals a card from Wilma.", "Clara stiehlt Wilma eine Karte."),
    ({"event": "stole", "seat": 0, "victim": 1, "card": "giant", "by": "turn"}, 1,
     "Clara steals the Giant from you.", "Clara stiehlt dir den Riesen."),
    ({"event": "blocked", "seat": 1, "thief": 0, "by": "turn"}, 1,
     "Your Amulet holds. Clara gets nothing, and the turn is over.",
     "Dein Amulett hält. Clara geht leer aus, und der Zug ist zu Ende."),
    ({"event": "blocked", "seat": 1, "thief": 0, "by": "dracula"}, 0,
     "Wilma shows an Amulet. You do not get this card.",
     "Wilma zeigt ein Amulett. Du bekommst diese Karte nicht."),
    ({"event": "took-up", "seat": 1, "card": "troll", "combo": 4, "owner": 0}, 0,
     "Wilma takes the Troll out of one of your combos.",
     "Wilma holt den Troll aus einer deiner Kombinationen."),
    ({"event": "took-up", "seat": 1, "card": "troll", "combo": 4, "owner": 1}, None,
     "Wilma takes the Troll out of a combo of their own.",
     "Wilma holt den Troll aus einer eigenen Kombination."),
    ({"event": "named", "seat": 0, "card": "owl", "givers": [1, 2]}, 2,
     "Clara asks for an Owl. One each comes from Wilma and you.",
     "Clara verlangt eine Eule. Je eine Karte kommt von: Wilma und du."),
    ({"event": "looked", "seat": 1, "at": [0], "cards": [["owl", "owl", "rune"]]}, 1,
     "You look at Clara’s hand. Clara: two Owls and Rune.",
     "Du siehst dir die Hand von Clara an. Clara: zwei Eulen und Rune."),
    ({"event": "sacrificed", "seat": 1, "card": "crow", "combo": 3, "rest": True}, None,
     "Wilma sacrifices two Crows from a combo. What is left of it goes to the discard pile, too.",
     "Wilma opfert zwei Krähen aus einer Kombination. Was davon übrig ist, kommt auch auf die Ablage."),
    ({"event": "end", "winners": [1], "scores": [3, 34, 34], "tie": "best"}, 1,
     "You win with 34 points. Points are equal; the most valuable combo decides.",
     "Du gewinnst mit 34 Punkten. Bei gleichen Punkten entscheidet die wertvollste Kombination."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "viewer", "english", "german"), TOLD)
def test_sentences_of_the_log(event: dict[str, Any], viewer: int | None, english: str, german: str) -> None:
    assert narration.tell(event, EN, NAMES, viewer) == english
    assert narration.tell(event, DE, NAMES, viewer) == german


def test_french_agrees_and_spaces_its_marks() -> None:
    marked = {"event": "marked", "seat": 1, "by": 2}
    assert narration.tell(marked, FR, NAMELESS, None) == (
        f"Le clan du Chardon envoie le Loup-garou{NARROW}: le clan du Champignon passe son prochain tour."
    )
    stole = {"event": "stole", "seat": 1, "victim": 0, "card": "owl", "by": "turn"}
    assert narration.tell(stole, FR, NAMELESS, None) == (
        "Le clan du Champignon vole un Hibou au clan de la Fougère."
    )
    assert narration.tell(stole, FR, NAMES, 0) == "Wilma te vole un Hibou."


def test_what_belongs_together_is_told_together() -> None:
    events = [
        {"step": 1, "event": "dealt", "seat": 0, "card": "owl"},
        {"step": 2, "event": "dealt", "seat": 1, "card": None},
        {"step": 3, "event": "dealt", "seat": 0, "card": "giant"},
        {"step": 4, "event": "dealt", "seat": 1, "card": None},
        {"step": 4, "event": "turn", "seat": 0},
        {"step": 5, "event": "named", "seat": 0, "card": "rune", "givers": [1]},
        {"step": 5, "event": "gave", "seat": 1, "to": 0, "card": "rune"},
        {"step": 6, "event": "picked", "seat": 0, "card": "owl", "by": "giant"},
        {"step": 6, "event": "kept", "seat": 0, "card": "owl", "by": "giant"},
        {"step": 7, "event": "picked", "seat": 0, "card": "elf", "by": "laraki"},
        {"step": 7, "event": "picked", "seat": 0, "card": "path", "by": "laraki"},
        {"step": 8, "event": "kept", "seat": 0, "card": "elf", "by": "laraki"},
        {"step": 9, "event": "done", "seat": 0},
        {"step": 9, "event": "turn", "seat": 1},
        {"step": 10, "event": "done", "seat": 1},
        {"step": 11, "event": "discarded", "seat": 1, "card": "crow"},
    ]
    assert [narration.tell(event, EN, NAMES, 0) for event in narration.join(events)] == [
        "The cards are dealt. You: Owl and Giant. Wilma: 2 cards.",
        "It is your turn.",
        "You ask for a Rune. Wilma must give it away.",
        "You take an Owl from the discard pile into your hand.",
        "You take the Elf and a Path from the discard pile.",
        "You keep the Elf.",
        "Wilma is to move.",
        "Wilma ends the turn.",
        "Wilma discards a Crow.",
    ]


# ---------------------------------------------------------------- whole games


def test_random_games_bring_up_every_decision_and_nearly_every_event(played: Played) -> None:
    assert {kind for kind, *_ in played.asked} == KINDS
    assert {creature for kind, creature, *_ in played.asked if kind == "power"} == {*CREATURES} - {"dragon"}
    known = {event["event"] for event in EVENTS + SAID_BY_OTHERS}
    assert known - {name for name, *_ in played.told} == set()


def test_every_question_of_the_games_has_words(played: Played, texts: Words) -> None:
    for now in played.asked.values():
        for names in (NAMES, NAMELESS):
            assert reads_well(narration.question(now, texts, names))
            assert reads_well(narration.question_help(now, texts, names))
            assert reads_well(narration.announce_turn(now, texts, names))
    for now in played.waiting.values():
        assert reads_well(narration.question(now, texts, NAMELESS))
        assert narration.question_help(now, texts, NAMELESS) == ""


def test_every_choice_of_the_games_has_a_label_and_says_what_it_brings(played: Played, texts: Words) -> None:
    for preview, now in played.offered.values():
        seat = now["seat"]
        assert reads_well(narration.tell_choice(preview["action"], now, texts, NAMES) + ".")
        assert reads_well(tell_preview(preview, texts, NAMELESS, seat, view=now))
        assert tell_preview(preview, texts, NAMELESS, seat, in_full=False, view=now)


def test_every_event_of_the_games_is_told(played: Played, texts: Words) -> None:
    for event in played.told.values():
        sentence = narration.tell(event, texts, NAMES, 0)
        assert reads_well(sentence) if event["event"] != "not-blocked" else sentence == ""


def test_different_choices_of_a_decision_have_different_labels(played: Played, texts: Words) -> None:
    for now in played.asked.values():
        labels = [narration.tell_choice(action, now, texts, NAMES) for action in now["legal"]]
        assert len(labels) == len(set(labels))


def test_finished_games_have_a_result_and_reasons_that_read_well(played: Played, texts: Words) -> None:
    for now, why in played.over:
        assert reads_well(narration.tell_result(now, texts, NAMES))
        for reasons in why:
            told = [narration.tell_reason(kind, reason, texts) for kind, reason in reasons.items()]
            assert all(reads_well(f"{line[:1].upper()}{line[1:]}.") for line in told)


# ---------------------------------------------------------------- questions and previews in particular


def asked(kind: str, **more: Any) -> dict[str, Any]:
    """A view in which seat 0 of two is asked; it holds ``hand``, the other three cards."""
    hand = more.pop("hand", ["owl"])
    seats = [
        {"seat": 0, "hand": len(hand), "cards": hand, "combos": more.pop("own", []), "points": 4},
        {"seat": 1, "hand": 3, "cards": [], "combos": more.pop("theirs", []), "points": 7},
    ]
    rest: dict[str, Any] = {
        key: more.pop(key) for key in ("extras", "legal", "discard", "taken", "unseen") if key in more
    }
    return {
        "seat": 0, "over": False, "to_move": 0, "turn": 0, "players": 2, "result": None, "hand_limit": 7,
        "options": {"draw_first": False, "swap_all": False, **more.pop("options", {})}, "seats": seats,
        "extras": 0, "legal": [], "discard": [], "taken": [], "unseen": {},
        "decision": {"seat": 0, "kind": kind, **more}, **rest,
    }  # fmt: skip


def said(action: str, now: dict[str, Any], texts: Words = EN, **more: Any) -> str:
    """A choice with what it brings."""
    preview = {"action": action, "gain": 0, "total": 4, "loss": [0, 0], **more}
    return tell_preview(preview, texts, NAMES, 0, view=now)


@pytest.mark.parametrize(
    ("legal", "more", "question", "help_"),
    [
        (["draw", "steal 1", "play elf"], {}, "What do you play, Clara?", "Then you draw or steal"),
        (["draw", "steal 1"], {}, "Will you draw or steal, Clara?", "It closes your turn."),
        (["draw"], {}, "Draw a card, Clara.", "nothing to steal"),
        (["done", "steal 1"], {}, "Will you steal, Clara?", "The forest is empty"),
        (["done", "lay owl 2"], {}, "Anything else, Clara?", "Then end your turn."),
        (["draw", "play elf"], {"extras": 2}, "Two more actions of the Rune, Clara. Which first?",
         "as usual"),
        (["draw", "steal 1"], {"options": {"draw_first": True}}, "Will you draw or steal, Clara?",
         "Your turn begins with it."),
        (["done", "play elf"], {"options": {"draw_first": True}}, "What do you play, Clara?",
         "You have drawn already."),
    ],
)  # fmt: skip
@pytest.mark.rule("FW-2", "FW-3")
def test_the_question_of_a_turn_follows_what_is_left_of_it(
    legal: list[str], more: dict[str, Any], question: str, help_: str
) -> None:
    now = asked("turn", legal=legal, **more)
    assert narration.question(now, EN, NAMES) == question
    assert help_ in narration.question_help(now, EN, NAMES)
    assert narration.question({**now, "seat": 1}, EN, NAMES) == "Waiting for Clara."


@pytest.mark.rule("FW-19")
@pytest.mark.parametrize("by", ["turn", "dracula"])
def test_the_amulet_question_is_the_same_with_and_without_an_amulet(by: str, texts: Words) -> None:
    told = {
        (narration.question(now, texts, NAMES), narration.question_help(now, texts, NAMES))
        for hand in (["owl", "path"], ["owl", "amulet"])
        for now in [asked("amulet", thief=1, by=by, left=0, hand=hand)]
    }
    assert len(told) == 1


@pytest.mark.rule("FW-16", "FW-17")
def test_what_an_amulet_brings() -> None:
    now = asked("amulet", thief=1, by="turn", left=0, hand=["amulet", "owl"])
    assert said("amulet", now) == "Use the Amulet. The theft fails, and the turn is over."
    assert said("pass", now) == "Let it happen. One of your 2 cards is lost; chance says which."
    power = asked("amulet", thief=1, by="goblins", left=2, hand=["amulet"])
    assert narration.question(power, EN, NAMES) == (
        "Wilma wants to steal a card from you with the Goblins. Do you let it happen?"
    )
    assert said("amulet", power).startswith("Use the Amulet. You keep this one card.")
    waits = {**power, "seat": 1}
    assert narration.question(waits, EN, NAMES) == "Clara decides whether the theft succeeds."


def combo(number: int, *cards: str, points: int = 5) -> dict[str, Any]:
    return {"combo": number, "kind": "creatures", "cards": list(cards), "points": points}


def test_combos_are_named_by_their_cards_and_by_number_only_where_they_are_alike() -> None:
    theirs = [combo(1, "swamp", "path", "clearing"), combo(4, "swamp", "path", "clearing"), combo(2, "elf")]
    now = asked("power", creature="demon", own=[combo(3, "giant", "troll", points=2)], theirs=theirs)
    facts: dict[str, Any] = {"owner": 1, "cards": ["elf"], "points": 1}
    assert said("combo 2", now, loss=[0, 1], **facts) == (
        "Wilma’s: Elf. Worth 1 point now. Wilma loses 1 point."
    )
    assert narration.tell_choice("combo 4", now, EN, NAMES) == "Wilma’s: Swamp, Path and Clearing (combo 4)"
    own: dict[str, Any] = {"owner": 0, "cards": ["giant", "troll"], "points": 2}
    assert said("combo 3", now, gain=-2, total=2, **own) == (
        "Yours: Giant and Troll. Worth 2 points now. Costs you 2 points; you then have 2."
    )


def test_placing_says_what_the_combo_is_worth_then() -> None:
    now = asked("place", card="dragon", spent=False, own=[combo(3, "giant", "troll", points=2)])
    assert said("combo 3", now, gain=3, total=7, size=3, points=5) == (
        "Add to: Giant and Troll. 3 cards, 5 points. It is then protected and closed. "
        "Scores 3 points; you then have 7."
    )
    spent = asked("place", card="elf", spent=True)
    assert "The power is used up in this chain." in said("new", spent, gain=1, total=5, size=1, points=1)


@pytest.mark.rule("FW-20")
def test_what_the_amazon_may_hope_for() -> None:
    now = asked("power", creature="amazon", unseen={"rune": 3, "elf": 1})
    assert said("name rune", now, card="rune", sure=[1]) == "Ask for a Rune. Known to hold it: Wilma."
    assert "3 are hidden from you" in said("name rune", now, card="rune", sure=[])
    assert "Nobody holds one" in said("name owl", now, card="owl", sure=[])


def test_a_theft_tells_what_is_known_of_the_hand() -> None:
    now = asked("turn", legal=["steal 1"])
    assert said("steal 1", now, hand=3, known=["owl", "owl"]) == (
        "Steal a card from Wilma. 3 cards in hand. You know of: two Owls."
    )


@pytest.mark.rule("FW-6")
def test_ending_a_turn_says_how_much_must_go() -> None:
    now = asked("turn", legal=["done"], hand=["owl"] * 9)
    assert said("done", now) == "End your turn. First you must discard two cards."


@pytest.mark.rule("FW-43")
def test_the_dwarf_names_both_cards_to_his_player() -> None:
    now = asked("dwarf", taken=["giant", "owl"])
    assert said("keep pile", now) == "Keep the Giant from the discard pile. You discard an Owl instead."
    assert said("keep deck", now) == "Keep an Owl from the forest. You discard the Giant instead."


# ---------------------------------------------------------------- cards, rules page, options


def test_every_card_says_what_it_does(texts: Words) -> None:
    for card in IDS:
        assert reads_well(narration.describe_card(texts, card))
        assert narration.in_short(texts, card)


def test_numbers_on_the_sheet_are_those_of_the_deck() -> None:
    assert narration.describe_card(EN, "owl") == (
        "Owls are laid in twos, threes or fours, for 2, 5 or 9 points."
    )
    assert narration.describe_card(EN, "path") == (
        "Swamp, Path and Clearing together score 5, three Paths score 3."
    )


@pytest.mark.rule("FW-38")
def test_the_highwayman_says_what_the_option_makes_of_him(texts: Words) -> None:
    one = narration.describe_card(texts, "highwayman", {"swap_all": False})
    all_ = narration.describe_card(texts, "highwayman", {"swap_all": True})
    assert one == narration.describe_card(texts, "highwayman") != all_


def test_every_option_is_explained(texts: Words) -> None:
    for option in [*(switch.id for switch in SWITCHES), "deck"]:
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
    for lot in rules_page.LOTS:
        assert texts.say(lot.heading)


def test_every_rule_has_exactly_one_anchor_on_the_page() -> None:
    anchors = [p.rule for section in rules_page.SECTIONS for p in section.paragraphs if p.rule]
    assert sorted(anchors, key=lambda rule: int(rule[3:])) == [f"FW-{n}" for n in range(1, 46)]


def test_every_reading_with_an_option_names_its_rule() -> None:
    assert [(ruling.option, ruling.rule) for ruling in rules_page.RULINGS] == [
        ("draw_first", "FW-3"),
        ("dense_forest", "FW-1"),
        ("swap_all", "FW-38"),
    ]


def test_the_page_shows_the_whole_deck_once() -> None:
    shown = [card for lot in rules_page.LOTS for card in lot.cards]
    assert sorted(shown) == sorted(IDS)
    assert {*ANIMALS, *PLACES} <= set(shown)


def test_the_page_names_all_males_and_nobody_else(texts: Words) -> None:
    listed = texts.say("rules-creatures").rpartition(":")[2].strip(f" {NARROW}.")
    males = re.split(", | und | and | et ", listed)
    assert males == [narration.name_of_card(texts, card) for card in MALE]


@pytest.mark.parametrize(
    ("example", "points"),
    [
        pytest.param("apart", 8, marks=pytest.mark.rule("FW-11", "FW-12")),
        pytest.param("together", 10, marks=pytest.mark.rule("FW-11")),
        pytest.param("closed", 17, marks=pytest.mark.rule("FW-13", "FW-15")),
    ],
)
def test_the_examples_score_what_is_told(example: str, points: int) -> None:
    shown = next(e for e in rules_page.EXAMPLES if e.id == example)
    held = spieltisch.from_position(shown.position()).view(None)["seats"][0]
    assert held["points"] == points
    assert [each["protected"] for each in held["combos"]].count(True) == (example == "closed")


def test_the_house_deck_is_the_one_the_rules_speak_of() -> None:
    deck = SHELF.house()
    assert (deck.creature_points[1:], deck.animal_points[2:5]) == ((1, 2, 5, 10, 15), (2, 5, 9))
    assert (deck.mixed, deck.same) == (5, 3)
