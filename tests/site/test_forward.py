"""A site from before people had accounts is brought up to date while games are in progress."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.test import Client

from spieltisch.site import engine
from spieltisch.site.models import Step, Table
from spieltisch.site.services import store
from spieltisch.site.services.moves import move

from .conftest import legal

BEFORE = [("site", "0004_friends")]

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def before() -> Iterator[Any]:
    """The models of that site, in its database; afterwards it is as this version wants it."""
    call_command("migrate", "site", "0004_friends", verbosity=0)
    yield MigrationExecutor(connection).loader.project_state(BEFORE).apps
    call_command("migrate", verbosity=0)


def test_games_in_progress_go_on(before: Any) -> None:
    secret, chance = "07" * 32, random.Random(3)
    match = engine.begun("fasanerie", 2, {}, secret)
    for _ in range(5):
        match.play(chance.choice(match.legal_actions()))
    steps = engine.steps_since(match, 0)
    old = before.get_model("site", "Table").objects.create(
        game="fasanerie", rules=match.game.version, players=2, options=match.options, secret=secret,
        version=len(steps), to_move=match.current_player,
    )  # fmt: skip
    seats = before.get_model("site", "Seat").objects
    for number, person in enumerate(("alice", "bob")):
        seats.create(table=old, number=number, kind="human", name=person.title(), person=person)
    before.get_model("site", "Step").objects.bulk_create(
        before.get_model("site", "Step")(table=old, number=number, actor=actor, text=text, chosen=actor >= 0)
        for number, (actor, text) in enumerate(steps)
    )
    waiting = before.get_model("site", "Table").objects.create(
        game="fasanerie", rules=match.game.version, players=2, options=match.options, waiting=True
    )
    seats.create(table=waiting, number=0, kind="human", name="Alice", person="alice")
    seats.create(table=waiting, number=1, kind="human")

    call_command("migrate", verbosity=0)

    table = Table.objects.get(pk=old.pk)
    mover = table.seats.get(number=table.to_move)
    action = legal(table)[0]
    move(table, mover.person, table.version, action)
    assert Step.objects.filter(table=table, number=len(steps)).get().text == action
    with store.opened(table) as game:
        assert [(step.actor, step.text) for step in game.match.steps[: len(steps)]] == list(steps)
    client = Client()
    assert client.get(table.get_absolute_url()).status_code == 200
    link = Table.objects.get(pk=waiting.pk).get_absolute_url()
    assert client.get(link).status_code == 200
    assert client.post(f"{link}sit", {"name": "Bob"}).status_code == 302
    assert not Table.objects.get(pk=waiting.pk).waiting
