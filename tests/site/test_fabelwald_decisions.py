"""Every kind of decision of Fabelwald is asked again as it was: on another visit, and by a fresh process."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client

from spieltisch.site.models import Seat, Table
from spieltisch.site.services import store

from ..browser.fabelwald_positions import DECISIONS, power
from .conftest import legal, post_move, table_at, upload
from .forest import Clock, token

FURTHER = {
    creature: power(creature, pending=[["choose", 0, creature]], chain=chain)
    for creature, chain in {
        "fairies": {"left": 1, "taken": ["giant"]}, "witch": {}, "shadow-queen": {"left": 1}, "immortals": {},
    }.items()
}  # fmt: skip
"""Further choices of powers that go on, besides those of the browser's tests."""
KINDS = {**DECISIONS, **FURTHER}
ASKED = re.compile(r'<input class="choice[^>]*?value="([^"]+)"|name="action" value="([^"]+)"')


def asked(client: Client, table: Table) -> tuple[Any, ...]:
    """The page of a table: its question, what it offers to answer, in its order, and the whole fragment."""
    answer = client.get(table.get_absolute_url(), headers={"HX-Request": "true"})
    page = answer.content.decode()
    question = re.search(r'id="question"[^>]*>([^<]+)<', page)
    assert question
    choices = [one or other for one, other in ASKED.findall(page)]
    plain = re.sub(r'value="\w{64}"|\d+ seconds|sand-\d', "", page)
    return question[1], choices, plain


def forget() -> None:
    """What a process that ends forgets."""
    store.forget_all()
    cache.clear()


@pytest.mark.parametrize("kind", KINDS)
def test_a_decision_stays_after_reload_and_restart_and_can_be_taken_then(alice: Client, kind: str) -> None:
    content = json.dumps(KINDS[kind]).encode()
    table = table_at(upload(alice, content, game="fabelwald"))
    table.seats.exclude(number=0).update(kind=Seat.Kind.HUMAN, level=0, person="bob")
    first = asked(alice, table)
    assert sorted(first[1]) == sorted(legal(table))
    assert asked(alice, table) == first
    forget()
    assert asked(alice, table) == first
    forget()
    action = first[1][-1]
    assert post_move(alice, table, action).status_code == 302
    if table.reflex:  # kept till the pause is over
        return
    table.refresh_from_db()
    after = asked(alice, table)
    assert after != first
    forget()
    assert asked(alice, table) == after


@pytest.mark.rule("FW-19")
def test_an_answer_that_is_kept_is_marked_and_can_be_changed_while_the_pause_lasts(
    alice: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    Clock(monkeypatch)  # stands still
    table = table_at(upload(alice, json.dumps(KINDS["amulet"]).encode(), game="fabelwald"))
    table.seats.exclude(number=0).update(kind=Seat.Kind.HUMAN, level=0, person="bob")
    assert "aria-pressed=" not in buttons(alice, table)
    for answer in ("amulet", "pass"):
        assert post_move(alice, table, answer).status_code == 302
        shown = buttons(alice, table)
        assert [one for one, _ in re.findall(r'value="(\w+)"[^>]*aria-pressed="(true)"', shown)] == [answer]
        assert set(re.findall(r'name="action" value="(\w+)"', shown)) == {"amulet", "pass"}
    assert table.steps.count() == 0


def buttons(client: Client, table: Table) -> str:
    """The bar of a table."""
    page = client.get(table.get_absolute_url(), headers={"HX-Request": "true"}).content.decode()
    return page[page.index('id="bar"') :]


def test_three_people_at_a_table_read_it_in_three_languages(db: None) -> None:
    """Question, log and what stands in the bar; what one may know, each is told in their own words."""
    readers = {language: Client(headers={"accept-language": language}) for language in ("en", "de", "fr")}
    table = table_at(upload(readers["en"], json.dumps(DECISIONS["turn"]).encode(), game="fabelwald"))
    for number, (language, name) in enumerate(zip(readers, ("Alice", "Bob", "Carol"), strict=True)):
        person = token(readers[language], name.lower())
        table.seats.filter(number=number).update(kind=Seat.Kind.HUMAN, level=0, person=person, name=name)
    assert post_move(readers["en"], table, "steal 1").status_code == 302
    told = {
        "en": ("You want to steal a card from Bob.", "Bob decides whether the theft succeeds.", "Your hand"),
        "de": ("Alice will dir eine Karte stehlen.", "Lässt du es zu?", "Geschehen lassen"),
        "fr": ("Alice veut voler une carte à Bob.", "Bob décide si le vol réussit.", "Ta main"),
    }
    for language, reader in readers.items():
        page = html.unescape(reader.get(table.get_absolute_url()).content.decode())
        assert f'<html lang="{language}"' in page
        assert [sentence in page for sentence in told[language][:2]] == [True, True]
        others = [sentence for other in told if other != language for sentence in told[other]]
        assert not [sentence for sentence in others if sentence in page]
