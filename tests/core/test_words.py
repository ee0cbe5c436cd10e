"""Every room speaks three languages alike: same ids, same variables, typeset as a printer would."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import spieltisch
from spieltisch.core.words import LANGUAGES, MissingText, sources, words

SOURCE = Path(spieltisch.__file__).parent
ROOMS = sorted({".".join(("spieltisch", *file.parts[:-2])) for file in (
    path.relative_to(SOURCE) for path in SOURCE.rglob("texts/*.ftl")
)})  # fmt: skip
NARROW = "\N{NARROW NO-BREAK SPACE}"


@cache
def entries(room: str, language: str) -> tuple[ast.EntryType, ...]:
    return tuple(entry for source in sources(room, language) for entry in FluentParser().parse(source).body)


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


def messages(room: str, language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in entries(room, language) if isinstance(e, ast.Message)}


def shape(message: ast.Message) -> tuple[set[str], set[str]]:
    """The variables a message uses, and its attributes."""
    used = {n.id.name for n in walk(message) if isinstance(n, ast.VariableReference)}
    return used, {attribute.id.name for attribute in message.attributes}


def printed(room: str, language: str) -> list[tuple[str, str]]:
    """Every piece of running text, with the message it stands in."""
    return [
        (name, element.value)
        for name, message in messages(room, language).items()
        for element in walk(message)
        if isinstance(element, ast.TextElement)
    ]


@pytest.fixture(params=ROOMS)
def room(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


def test_there_are_rooms_that_speak() -> None:
    assert "spieltisch.core" in ROOMS
    assert "spieltisch.games.fasanerie" in ROOMS


def test_every_line_can_be_read(room: str, language: str) -> None:
    assert [e.content for e in entries(room, language) if isinstance(e, ast.Junk)] == []


def test_no_id_stands_twice(room: str, language: str) -> None:
    names = [e.id.name for e in entries(room, language) if isinstance(e, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("other", [language for language in LANGUAGES if language != "en"])
def test_all_languages_say_the_same_things(room: str, other: str) -> None:
    assert sorted(messages(room, other)) == sorted(messages(room, "en"))


@pytest.mark.parametrize("other", [language for language in LANGUAGES if language != "en"])
def test_all_languages_use_the_same_variables_and_attributes(room: str, other: str) -> None:
    english, translated = messages(room, "en"), messages(room, other)
    both = english.keys() & translated.keys()
    assert {k: shape(translated[k]) for k in both} == {k: shape(english[k]) for k in both}


SHARED = tuple(room for room in ROOMS if ".games." not in room)


def test_a_game_does_not_say_again_what_is_said_for_all() -> None:
    for room in set(ROOMS) - set(SHARED):
        for shared in SHARED:
            assert not messages(room, "en").keys() & messages(shared, "en").keys(), (room, shared)


def test_what_every_game_that_says_it_says_alike_is_said_once() -> None:
    """Such a text belongs to the core, or to the pages or the terminal."""
    said: dict[str, list[tuple[ast.Message, ...]]] = {}
    for room in sorted(set(ROOMS) - set(SHARED)):
        for key in messages(room, "en"):
            said.setdefault(key, []).append(tuple(messages(room, each)[key] for each in LANGUAGES))
    alike = [
        key
        for key, (first, *others) in said.items()
        if others and all(a.equals(b) for other in others for a, b in zip(first, other, strict=True))
    ]
    assert alike == []


def test_no_straight_quotes(room: str, language: str) -> None:
    assert [(k, text) for k, text in printed(room, language) if re.search("[\"']", text)] == []


def test_minus_is_a_minus_sign(room: str, language: str) -> None:
    assert [(k, text) for k, text in printed(room, language) if re.search(r"(?<!\w)-\d", text)] == []


def test_french_spaces_do_not_break_a_line(room: str) -> None:
    wrong = re.compile(rf"[^{NARROW}\d][;!?»]|[^{NARROW}\d]:(?!//)|«[^{NARROW}]| [:;!?»]")
    found = []
    for name, text in printed(room, "fr"):
        # The mark may open a text right after a placeable; the space before it is then in this text too.
        found += [(name, text) for match in wrong.finditer(" " + text) if match.start() > 0]
    assert found == []


def test_quotation_marks_are_those_of_the_language(room: str, language: str) -> None:
    foreign = {"en": "„«»", "de": "«»", "fr": "„“”"}[language]
    assert [(k, text) for k, text in printed(room, language) if set(text) & set(foreign)] == []


def test_a_list_ends_with_and() -> None:
    english = words("en", "spieltisch.core")
    assert english.listing([]) == ""
    assert english.listing(["a"]) == "a"
    assert english.listing(["a", "b", "c"]) == "a, b and c"
    assert words("de", "spieltisch.core").listing(["a", "b"]) == "a und b"
    assert words("fr", "spieltisch.core").listing(["a", "b"]) == "a et b"


def test_unknown_languages_fall_back_to_english_and_regions_to_their_language() -> None:
    assert words("nl", "spieltisch.core").language == "en"
    assert words("de-AT", "spieltisch.core").language == "de"
    assert words("FR-ca", "spieltisch.core").language == "fr"


def test_what_is_missing_is_said_aloud() -> None:
    english = words("en", "spieltisch.core")
    with pytest.raises(MissingText, match="no-such-text"):
        english.say("no-such-text")
    with pytest.raises(MissingText, match="seat-of"):
        english.say("seat-of")
    with pytest.raises(MissingText, match=r"seat-of\.help"):
        english.say("seat-of.help")
    assert "seat-of" in english
    assert "no-such-text" not in english


def test_names_are_taken_as_they_are() -> None:
    english = words("en", "spieltisch.core")
    assert english.listing(["{ $x }", "<b>"]) == "{ $x } and <b>"
