"""Fasanerie in sentences: every fact of the engine has words in three languages, and they read well."""

from __future__ import annotations

import re
from typing import Any

import pytest

import spieltisch
from spieltisch.core.words import LANGUAGES, Words, words
from spieltisch.games.fasanerie import narration, rules_page
from spieltisch.games.fasanerie.cards import CARDS, KINDS, SERVANTS, SETS
from spieltisch.games.fasanerie.options import DRAWN_SETS, SWITCHES

from ..told import in_one, reads_well

tell_preview = in_one(narration.preview_parts)

ROOMS = ("spieltisch.core", "spieltisch.games.fasanerie")
EN, DE, FR = (words(language, *ROOMS) for language in ("en", "de", "fr"))
NAMES = ["Clara", "Bruno", "Mila"]
NAMELESS = ["", "", "", "", "", ""]
NARROW = "\N{NARROW NO-BREAK SPACE}"

EVENTS: list[dict[str, Any]] = [
    {"event": "start", "order": [2, 0, 1]},
    {"event": "draw", "cards": ["nest"]},
    {"event": "draw", "cards": ["nest", "eared-blue"]},
    {"event": "walk", "seat": 1, "card": "peacock", "at": 3, "onto": []},
    {"event": "walk", "seat": 1, "card": "gold-3", "at": 3, "onto": [0]},
    {"event": "walk", "seat": 1, "card": "eared-white", "at": 3, "onto": [0, 2]},
    *({"event": "leave", "seat": 1, "place": place} for place in range(1, 7)),
    {"event": "collect", "seat": 1, "cards": ["dog"]},
    {"event": "collect", "seat": 1, "cards": ["trap"]},
    {"event": "collect", "seat": 1, "cards": ["nest", "fart-2"]},
    {"event": "collect", "seat": 1, "cards": ["nest", "trap", "fox"]},
    {"event": "collect", "seat": 1, "cards": ["trap", "trap"]},
    *({"event": "ignored", "seat": 1, "card": card} for card in ("fox", "dog", "net")),
    {"event": "fox", "seat": 1, "card": "monal-7"},
    {"event": "fox", "seat": 1, "card": None},
    {"event": "dog", "seat": 1, "card": "blood", "to": "alley"},
    {"event": "dog", "seat": 1, "card": "blood", "to": "box"},
    {"event": "dog", "seat": 1, "card": None, "to": "box"},
    {"event": "net", "seat": 1, "card": "net", "at": 2},
    {"event": "traps", "count": 1, "seat": 1},
    {"event": "traps", "count": 3, "seat": 1},
    {"event": "traps", "count": 1, "seat": None},
    {"event": "traps", "count": 2, "seat": None},
    {"event": "end", "winners": [1], "scores": [3, 34, 34], "by_tiebreak": True},
    {"event": "end", "winners": [1], "scores": [-3, 1, 0], "by_tiebreak": False},
]


def move(**changes: Any) -> dict[str, Any]:
    """The preview that LOOK describes: across the Butler, over a fox, on to Golden Pheasant 1."""
    return {
        "action": "move 5", "at": 5, "card": "gold-1", "onto": [],
        "others": [{"seat": 1, "cards": ["net", "blood", "gold-3"]}],
        "collect": ["fox", "gold-1"], "acts": ["fox"], "gain": 3, "total": 10, **changes,
    }  # fmt: skip


PREVIEWS: list[dict[str, Any]] = [
    move(),
    move(acts=[]),
    move(acts=["fox", "net", "fox", "dog", "trap"], gain=0, total=0),
    move(onto=[1], collect=[], acts=[], gain=0),
    move(onto=[1, 2], collect=[], acts=[], gain=0, others=[]),
    move(others=[{"seat": 1, "cards": ["net"]}, {"seat": 2, "cards": ["fox", "fox"]}], gain=-4, total=-2),
    {"action": "leave", "remaining": 0, "total": 12},
    {"action": "leave", "remaining": 1, "total": -1},
    {"action": "leave", "remaining": 4, "total": 12},
    {"action": "give gold-1", "card": "gold-1", "to": "box", "gain": -1, "total": 9},
    {"action": "give nest", "card": "nest", "to": "alley", "gain": -3, "total": 9},
    {"action": "net 2", "at": 2, "card": "fox", "acts": ["fox"], "gain": 2, "total": 14},
    {"action": "net 1", "at": 1, "card": "peacock", "acts": [], "gain": -10, "total": -3},
]


def reasons() -> list[tuple[str, dict[str, Any]]]:
    """Every reason of every kind, with numbers that occur."""
    every: list[tuple[str, dict[str, Any]]] = [(kind, {"reason": "none", "n": 0}) for kind in KINDS]
    every += [(kind, {"reason": "sum", "n": 2}) for kind in ("gold", "fart")]
    size = {"n": 2, "size": 13, "least": 9}
    every += [("diamond", {"reason": why, **size}) for why in ("fewest", "not-fewest")]
    for kind in ("blood", "reeves", "koklass"):
        every += [(kind, {"reason": "ladder", "n": n}) for n in range(1, 8)]
    every += [("green", {"reason": "pairs", "n": n, "pairs": n // 2, "single": n % 2}) for n in range(1, 8)]
    every += [("peacock", {"reason": "one", "n": 1}), ("peacock", {"reason": "each", "n": 4, "each": 2})]
    every += [("nest", {"reason": "square", "n": n, "each": min(n, 5)}) for n in range(1, 8)]
    every += [("mirror", {"reason": "other-kinds", "n": 2, "each": n}) for n in range(6)]
    every += [("monal", {"reason": "smallest", "n": 3, "value": 3, "counted": n}) for n in (1, 2)]
    every += [("fireback", {"reason": why, "n": 3}) for why in ("three", "not-three")]
    every += [
        ("salvadori", {"reason": why, "n": 2, "least": 1, "most": 3})
        for why in ("fewest", "most", "both", "between")
    ]
    every += [("eared", {"reason": why, "n": 2}) for why in ("unlike", "alike")]
    every += [(kind, {"reason": "each", "n": 2, "each": 1}) for kind in ("trap", "fox", "net", "dog")]
    return every


def view(seat: int | None = 0, **changes: Any) -> dict[str, Any]:
    return {
        "seat": seat, "over": False, "to_move": 0, "in_hand": 0, "start": [], "legal": ["move 1", "move 2"],
        "decision": {"seat": 0, "kind": "move", "card": None}, "dog_gives_to_box": False, "result": None,
        "alley": [{"card": "nest", "discs": []}, {"card": "fox", "discs": [1]}, {"card": "dog", "discs": [0]},
                  {"card": "net", "discs": [3, 2, 5]}],
        **changes,
    }  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Words:
    return words(request.param, *ROOMS)


# ---------------------------------------------------------------- names


def test_every_card_and_kind_has_its_own_name_in_every_form(texts: Words) -> None:
    assert (len(CARDS), len(KINDS)) == (26, 18)
    for form in ("", "the", "acc", "dat", "to"):
        assert len({narration.name_of_card(texts, card, form) for card in CARDS}) == 26
    for form in ("", "plural", "the", "acc", "dat", "to"):
        assert len({narration.name_of_kind(texts, kind, form) for kind in KINDS}) == 18


def test_cards_are_called_as_people_call_them() -> None:
    assert narration.name_of_card(EN, "gold-3") == "Golden Pheasant 3"
    assert narration.name_of_card(EN, "eared-blue") == "blue Eared Pheasant"
    assert narration.name_of_card(EN, "reeves", "to") == "to the Reeves’s Pheasant"
    assert narration.name_of_card(DE, "eared-white", "dat") == "dem weißen Ohrenfasan"
    assert narration.name_of_card(DE, "net", "acc") == "den Langen Kescher"
    assert narration.name_of_card(DE, "nest", "to") == "auf das Nest"
    assert narration.name_of_card(DE, "trap", "dat") == "der Falle"
    assert narration.name_of_card(FR, "blood", "the") == "l’Ithagine ensanglantée"
    assert narration.name_of_card(FR, "koklass", "to") == "jusqu’à l’Eulophe koklass"
    assert narration.name_of_card(FR, "eared-brown", "acc") == "le Crossoptilon brun"


@pytest.mark.parametrize("card", ["gold", "gold-4", "nest-1", "griffin", ""])
def test_no_name_for_a_card_that_is_none(card: str) -> None:
    with pytest.raises(KeyError):
        narration.name_of_card(EN, card)


def test_every_servant_has_a_name_in_every_form(texts: Words) -> None:
    for form in ("", "start", "the", "acc", "dat", "to", "from"):
        assert len({narration.servant(texts, seat, form) for seat in range(6)}) == len(SERVANTS)


def test_a_person_is_you_or_named_or_a_servant() -> None:
    assert narration.person(EN, 1, NAMES, 1, "to") == "to you"
    assert narration.person(EN, 1, NAMES, None, "to") == "to Bruno"
    assert narration.person(DE, 1, NAMELESS, None, "from") == "dem Butler"
    assert narration.person(DE, 0, NAMES, 0, "acc") == "dich"
    assert narration.person(FR, 1, NAMELESS, None, "to") == "au Majordome"
    assert narration.person(EN, 0, ["{ $who } <b>"], None, "start") == "{ $who } <b>"


def test_points_carry_a_sign_and_a_true_minus() -> None:
    assert [narration.signed(n) for n in (3, 0, -2)] == ["+3", "0", "−2"]
    assert [narration.plain(n) for n in (34, 0, -3)] == ["34", "0", "−3"]


# ---------------------------------------------------------------- events


@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("names", [NAMES, NAMELESS])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["event"])
def test_every_event_is_one_good_sentence(
    event: dict[str, Any], names: list[str], viewer: int | None, texts: Words
) -> None:
    assert reads_well(narration.tell(event, texts, names, viewer))


@pytest.mark.parametrize(
    ("event", "viewer", "english", "german"),
    [
        (
            {"event": "start", "order": [2, 0, 1]}, 0,
            "The game begins. The discs move off in this order: Bruno, you and Mila.",
            "Das Spiel beginnt. In dieser Reihenfolge geht es los: Bruno, du und Mila.",
        ),
        (
            {"event": "walk", "seat": 2, "card": "peacock", "at": 4, "onto": [1]}, 0,
            "Mila walks to the Peacock and lies on top of Bruno.",
            "Mila zieht auf den Pfau und legt sich auf Bruno.",
        ),
        (
            {"event": "walk", "seat": 0, "card": "gold-3", "at": 4, "onto": []}, 0,
            "You walk to Golden Pheasant 3.",
            "Du ziehst auf Goldfasan 3.",
        ),
        (
            {"event": "walk", "seat": 1, "card": "net", "at": 4, "onto": [2, 0]}, 0,
            "Bruno walks to the Long-handled Net and lies on top of you and Mila.",
            "Bruno zieht auf den Langen Kescher und legt sich auf dich und Mila.",
        ),
        (
            {"event": "collect", "seat": 1, "cards": ["nest", "fox", "gold-1"]}, 0,
            "Bruno collects 3 cards: Nest, Fox, Golden Pheasant 1.",
            "Bruno sammelt 3 Karten ein: Nest, Fuchs, Goldfasan 1.",
        ),
        (
            {"event": "collect", "seat": 0, "cards": ["trap"]}, 0,
            "You collect the Trap and set it aside.",
            "Du sammelst die Falle ein und legst sie beiseite.",
        ),
        (
            {"event": "collect", "seat": 1, "cards": ["nest", "trap"]}, None,
            "Bruno collects 2 cards: Nest, Trap; the Trap is set aside.",
            "Bruno sammelt 2 Karten ein: Nest, Falle; die Falle wird beiseitegelegt.",
        ),
        (
            {"event": "fox", "seat": 1, "card": "eared-white"}, 0,
            "The Fox takes the white Eared Pheasant from Bruno: it goes into the box.",
            "Der Fuchs nimmt Bruno den weißen Ohrenfasan weg: ab in die Schachtel.",
        ),
        (
            {"event": "fox", "seat": 1, "card": None}, 0,
            "The Fox takes a card from Bruno: it goes face down into the box.",
            "Der Fuchs nimmt Bruno eine Karte weg: verdeckt in die Schachtel.",
        ),
        (
            {"event": "dog", "seat": 0, "card": "nest", "to": "alley"}, 0,
            "The Dog drives the Nest away from you, to the front of the alley.",
            "Der Hund jagt dir das Nest ab: nach vorn an die Allee.",
        ),
        (
            {"event": "net", "seat": 1, "card": "dog", "at": 2}, 0,
            "Bruno takes the Yapping Dog out of the alley with the Net.",
            "Bruno holt mit dem Kescher den Kläffenden Hund aus der Allee.",
        ),
        (
            {"event": "traps", "count": 2, "seat": 0}, 0,
            "2 Traps go to you.",
            "2 Fallen gehen an dich.",
        ),
        (
            {"event": "leave", "seat": 2, "place": 2}, 0,
            "Mila leaves the alley, second to go.",
            "Mila verlässt die Allee als zweite Person.",
        ),
        (
            {"event": "end", "winners": [0], "scores": [34, 34, 2], "by_tiebreak": True}, 1,
            "Clara wins with 34 points, by having left first.",
            "Clara gewinnt mit 34 Punkten; bei Gleichstand zählt, wer die Allee zuerst verlassen hat.",
        ),
        (
            {"event": "end", "winners": [0], "scores": [1, 0, -4], "by_tiebreak": False}, 0,
            "You win with 1 point.",
            "Du gewinnst mit 1 Punkt.",
        ),
    ],
)  # fmt: skip
def test_events_in_english_and_german(
    event: dict[str, Any], viewer: int | None, english: str, german: str
) -> None:
    assert narration.tell(event, EN, NAMES, viewer) == english
    assert narration.tell(event, DE, NAMES, viewer) == german


def test_events_in_french() -> None:
    walk = {"event": "walk", "seat": 1, "card": "blood", "at": 4, "onto": [2]}
    assert narration.tell(walk, FR, NAMES, 0) == (
        "Bruno avance jusqu’à l’Ithagine ensanglantée et se pose sur Mila."
    )
    fox = {"event": "fox", "seat": 0, "card": "peacock"}
    assert narration.tell(fox, FR, NAMES, 0) == f"Le Renard te prend le Paon{NARROW}: direction la boîte."
    assert narration.tell(fox, FR, NAMELESS, 1) == (
        f"Le Renard prend le Paon à la Gouvernante{NARROW}: direction la boîte."
    )


@pytest.mark.rule("FA-18", "FA-20")
def test_a_hidden_card_is_not_named(texts: Words) -> None:
    named = [narration.name_of_card(texts, card, form) for card in CARDS for form in ("", "acc")]
    named = [name for name in named if not re.search("Fox|Fuchs|Renard", name)]
    for event in EVENTS:
        if event.get("card", "") is not None:
            continue
        told = narration.tell(event, texts, NAMES, 0)
        assert not any(name in told for name in named)


def test_cards_laid_one_after_the_other_are_told_together() -> None:
    walk = {"step": 4, "event": "walk", "seat": 1, "card": "nest", "at": 3, "onto": []}
    drawn = [{"step": 5 + i, "event": "draw", "cards": [card]} for i, card in enumerate(("fox", "nest"))]
    joined = narration.join_draws([walk, *drawn, walk])
    assert joined == [walk, {"step": 5, "event": "draw", "cards": ["fox", "nest"]}, walk]
    assert narration.tell(joined[1], EN, NAMES, 0) == "2 new cards are laid at the front: Fox, Nest."
    assert [event["cards"] for event in drawn] == [["fox"], ["nest"]]


# ---------------------------------------------------------------- previews


@pytest.mark.parametrize("names", [NAMES, NAMELESS])
@pytest.mark.parametrize("preview", PREVIEWS, ids=lambda preview: preview["action"])
def test_every_preview_is_told(preview: dict[str, Any], names: list[str], texts: Words) -> None:
    assert reads_well(tell_preview(preview, texts, names, 0))
    assert reads_well(tell_preview(preview, texts, names, 0, view=view()))
    short = tell_preview(preview, texts, names, 0, in_full=False)
    assert 0 < len(short) <= len(tell_preview(preview, texts, names, 0))


def test_the_preview_across_a_disc() -> None:
    assert tell_preview(move(), EN, NAMELESS, 0) == (
        "Stop on Golden Pheasant 1. Then yours, if nobody stops in between: Fox, Golden Pheasant 1, +3 → 10, "
        "and the Fox takes one card of yours. The first three go to the Butler."
    )
    assert tell_preview(move(), DE, NAMELESS, 0) == (
        "Halt auf Goldfasan 1. Danach gehört dir, wenn niemand dazwischen hält: Fuchs, Goldfasan 1, +3 → 10, "
        "und der Fuchs nimmt dir eine Karte. Die ersten drei gehen an den Butler."
    )
    assert tell_preview(move(), EN, NAMES, 0, in_full=False) == (
        "Fox, Golden Pheasant 1, +3 → 10, and the Fox takes one card of yours"
    )


@pytest.mark.rule("FA-9")
def test_the_preview_onto_a_disc() -> None:
    onto = move(card="nest", onto=[1], collect=[], acts=[], gain=0, others=[])
    assert tell_preview(onto, EN, NAMELESS, 0) == (
        "Stop on the Nest. You lie on top of the Butler: you collect nothing and move again before the disc "
        "below you."
    )
    assert tell_preview(onto, DE, NAMELESS, 0) == (
        "Halt auf dem Nest. Du legst dich auf den Butler: Du sammelst nichts ein und bist vor der Scheibe "
        "unter dir wieder dran."
    )


@pytest.mark.rule("FA-7", "FA-15")
def test_the_preview_knows_when_nobody_can_stop_in_between() -> None:
    alone = move(others=[], collect=["nest", "blood"], acts=[], gain=0, total=7)
    sure = "Nobody can stop in between. You move again at once and collect: Nest, Blood Pheasant, 0 → 7."
    assert sure in tell_preview(alone, EN, NAMES, 0, view=view(start=[]))
    assert "if nobody stops" in tell_preview(alone, EN, NAMES, 0, view=view(start=[1]))
    assert "if nobody stops" in tell_preview(alone, EN, NAMES, 0)
    one_card = move(collect=["gold-1"], acts=[])
    assert "Then yours: Golden Pheasant 1, +3 → 10." in tell_preview(one_card, EN, NAMES, 0)


def test_the_preview_names_several_actions_and_several_others() -> None:
    others = [{"seat": 2, "cards": ["nest"]}, {"seat": 1, "cards": ["nest"]}]
    many = move(acts=["fox", "trap", "fox"], others=others)
    told = tell_preview(many, EN, NAMES, 0)
    assert "; then the Foxes take two cards of yours and the Trap goes to whoever moves after you." in told
    assert told.endswith("The first one goes to Mila, the next one to Bruno.")


def test_the_other_previews() -> None:
    told = [tell_preview(preview, EN, NAMES, 0) for preview in PREVIEWS[-7:]]
    assert told == [
        "If you leave, you have 12 as things stand.",
        "If you leave, you pass up one card ahead; as things stand you have −1.",
        "If you leave, you pass up 4 cards ahead; as things stand you have 12.",
        "Into the box: Golden Pheasant 1, −1 → 9.",
        "To the front of the alley: Nest, −3 → 9.",
        "Into the Net: Fox, +2 → 14, and the Fox takes one card of yours.",
        "Into the Net: Peacock, −10 → −3.",
    ]


# ---------------------------------------------------------------- scoring


@pytest.mark.parametrize(("kind", "reason"), reasons())
def test_every_reason_is_told(kind: str, reason: dict[str, Any], texts: Words) -> None:
    told = narration.tell_reason(kind, reason, texts)
    assert reads_well(f"{told[0].upper()}{told[1:]}.")


def test_reasons_give_the_numbers_of_the_rules() -> None:
    def why(kind: str, **reason: Any) -> str:
        return narration.tell_reason(kind, reason, EN)

    assert why("eared", reason="unlike", n=2) == "3 each, all unlike"
    assert why("green", reason="pairs", n=5, pairs=2, single=1) == (
        "5 for each of 2 pairs, −2 for the one left over"
    )
    assert why("green", reason="pairs", n=1, pairs=0, single=1) == "−2 for a single one"
    assert why("nest", reason="square", n=3, each=3) == "3 each, for 3 of them"
    assert why("nest", reason="square", n=6, each=5) == "5 each, but only for five"
    assert why("nest", reason="square", n=6, each=5, counted=6) == "5 each, for 6 of them"
    assert why("monal", reason="smallest", n=3, value=3, counted=2) == "3 each for the 2 smallest"
    assert why("diamond", reason="not-fewest", n=3, size=15, least=13) == (
        "nothing: somebody holds only 13 cards, not 15"
    )


def test_every_kind_has_its_band_and_acting_kinds_their_action(texts: Words) -> None:
    for kind in KINDS:
        assert reads_well(narration.describe_kind(kind, texts))
    acting = [kind for kind in KINDS if f"action-{kind}" in texts]
    assert acting == ["trap", "fox", "net", "dog"]
    assert narration.describe_kind("dog", texts).startswith(texts.say("band-dog"))


def test_a_chip_for_ears() -> None:
    assert narration.describe_chip(EN, "blood", 2, 6) == "Blood Pheasant, 2 cards, 6 points"
    assert narration.describe_chip(EN, "dog", 1, 1) == "Yapping Dog, 1 card, 1 point"
    assert narration.describe_chip(EN, "nest", 0, 0) == "Nest, no cards, 0 points"
    assert narration.describe_chip(DE, "reeves", 1, -5) == "Königsfasan, 1 Karte, −5 Punkte"
    assert narration.describe_chip(EN, "nest", 2, None) == "Nest, 2 cards seen"


# ---------------------------------------------------------------- questions, places


def test_the_question_of_every_decision(texts: Words) -> None:
    for kind in ("move", "fox", "dog", "net"):
        asked = view(decision={"seat": 0, "kind": kind, "card": None})
        assert reads_well(narration.question(asked, texts, NAMES))
        assert reads_well(narration.question(asked, texts, NAMELESS))
        assert reads_well(narration.question_help(asked, texts))
        assert reads_well(narration.question(asked | {"seat": 1}, texts, NAMES))
        assert narration.question_help(asked | {"seat": 1}, texts) == ""


def test_questions_in_english() -> None:
    assert narration.question(view(), EN, NAMES) == "Where to, Clara?"
    assert narration.question(view(), EN, NAMELESS) == "Where to?"
    assert narration.question(view(legal=["leave"]), EN, NAMES) == "The way ends here, Clara."
    fox = view(decision={"seat": 0, "kind": "fox", "card": "fox"})
    assert narration.question(fox, EN, NAMES) == "The Fox takes one of your cards. Which one?"
    dog = view(decision={"seat": 0, "kind": "dog", "card": "dog"}, dog_gives_to_box=True)
    assert narration.question_help(dog, EN) == "It goes into the box and counts no more."
    assert narration.question(view(seat=1), EN, NAMES) == "Waiting for Clara."
    assert narration.question(fox | {"seat": None}, EN, NAMES) == "Clara chooses a card for the Fox."
    assert narration.announce_turn(view(), EN, NAMES) == "Your turn. Choose where to walk, 2 cards ahead."


def test_the_result() -> None:
    result = {"winners": [1], "scores": [30, 34, 34], "by_tiebreak": True}
    over = view(over=True, to_move=None, decision=None, result=result)
    assert narration.question(over, EN, NAMES) == "Bruno wins with 34 points, by having left first."
    assert narration.tell_result(over | {"seat": 1}, EN, NAMES) == (
        "You win with 34 points, by having left first."
    )
    assert narration.tell_result(view(), EN, NAMES) == ""


def test_places_for_ears() -> None:
    def places(texts: Words, names: list[str]) -> list[str]:
        return [narration.describe_place(view(), index, texts, names) for index in range(4)]

    assert places(EN, NAMELESS) == [
        "card 1 of 4",
        "card 2 of 4, the Butler stands here",
        "card 3 of 4, you stand here",
        "card 4 of 4, three discs, from the top: Night watch, Coachman, Cook",
    ]
    assert places(DE, ["", "Bruno", "", "", "", ""])[1] == "Karte 2 von 4, hier steht Bruno"
    assert narration.describe_start(view(), EN, NAMES) == "before the alley: your disc is picked up"
    assert narration.describe_start(view(start=[0, 1]), EN, NAMES) == (
        "before the alley: two discs, from the top: Bruno, you"
    )
    assert narration.describe_start(view(in_hand=None), EN, NAMES) == "before the alley: nobody"


# ---------------------------------------------------------------- options, sets, rules page


def test_every_option_and_set_is_named_and_explained(texts: Words) -> None:
    for key in [*(f"option-{switch.id}" for switch in SWITCHES), "option-kinds"]:
        assert texts.say(key)
        assert reads_well(texts.say(f"{key}.help"))
    for name in (*SETS, *DRAWN_SETS, "own"):
        assert texts.say(f"set-{name}")
        assert reads_well(texts.say(f"set-{name}.help"))


def test_the_rules_page_has_words_for_everything(texts: Words) -> None:
    for section in rules_page.SECTIONS:
        assert texts.say(section.heading)
        for paragraph in section.paragraphs:
            assert reads_well(texts.say(paragraph.text))
    for entry in rules_page.KIND_ENTRIES:
        assert reads_well(texts.say(entry.band))
        assert reads_well(texts.say(entry.worked))
    for ruling in rules_page.RULINGS:
        assert reads_well(texts.say(ruling.text))
        assert texts.say(f"option-{ruling.option}")
    for example in rules_page.EXAMPLES:
        assert texts.say(example.title)
        assert reads_well(texts.say(example.text))
    for column in rules_page.SETUP_COLUMNS:
        assert texts.say(f"rules-setup-{column}")


def test_every_rule_has_exactly_one_anchor_on_the_page() -> None:
    anchors = [p.rule for section in rules_page.SECTIONS for p in section.paragraphs if p.rule]
    anchors += [entry.rule for entry in rules_page.KIND_ENTRIES]
    assert sorted(anchors, key=lambda rule: int(rule[3:])) == [f"FA-{n}" for n in range(1, 39)]


def test_every_ruling_is_an_option_of_the_rule_it_names() -> None:
    assert [(ruling.option, ruling.rule) for ruling in rules_page.RULINGS] == [
        (switch.id, switch.rule) for switch in SWITCHES
    ]


@pytest.mark.rule("FA-4", "FA-5")
def test_the_table_of_the_set_up() -> None:
    assert rules_page.setup_table() == [
        (2, 36, 6, 30, 5, 25), (3, 54, 9, 45, 5, 40), (4, 72, 12, 60, 5, 55), (5, 90, 15, 75, 5, 70),
        (6, 108, 18, 90, 5, 85),
    ]  # fmt: skip


@pytest.mark.parametrize("example", rules_page.EXAMPLES, ids=lambda example: example.id)
def test_every_example_is_a_position_that_can_be_played(example: rules_page.Example, texts: Words) -> None:
    match = spieltisch.from_position(example.position())
    seat = match.current_player
    assert seat == (2 if example.id == "leave" else 0)
    now = match.view(seat)
    assert reads_well(narration.question(now, texts, NAMELESS))
    for preview in match.previews(seat):
        assert reads_well(tell_preview(preview, texts, NAMELESS, seat, view=now))


@pytest.mark.parametrize("kinds", ["first", "suggestion-1", "suggestion-2"])
def test_whole_games_are_told(kinds: str, texts: Words) -> None:
    match = spieltisch.new("fasanerie", players=3, seed=5, options={"kinds": kinds})
    turn = 0
    while not match.over:
        seat = match.current_player
        now = match.view(seat)
        previews = match.previews(seat)
        assert reads_well(narration.question(now, texts, NAMES))
        assert all(reads_well(tell_preview(p, texts, NAMES, seat, view=now)) for p in previews)
        legal = match.legal_actions()
        match.play(legal[turn * 7 % len(legal)])
        turn += 1
    for viewer in (0, None):
        assert all(reads_well(narration.tell(event, texts, NAMES, viewer)) for event in match.events(viewer))
    over = match.view(0)
    assert reads_well(narration.question(over, texts, NAMES))
    for collection in over["collections"]:
        assert all(narration.tell_reason(kind, why, texts) for kind, why in collection["reasons"].items())
