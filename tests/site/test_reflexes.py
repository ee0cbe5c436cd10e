"""A question that must not betray: whoever is robbed is asked; no time and no page tells what they hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from spieltisch.bots.ismcts import SearchPlayer
from spieltisch.site import bot_moves, bots, jobs, news
from spieltisch.site.jobs.local import Worker
from spieltisch.site.models import Seat, Step, Table
from spieltisch.site.services import reflexes, store
from spieltisch.site.services.moves import move

from .conftest import post_move
from .forest import BOB, HOLDS, HOLDS_NOT, Clock, held, robbery, texts

__all__ = ["robbery"]

Robbery = Callable[..., Table]
PAUSES = {"slow": 3.0, "normal": 2.0, "fast": 1.2}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def worker(clock: Clock, django_capture_on_commit_callbacks: Any) -> Iterator[Worker]:
    """Hears of everything; driven by the clock."""
    worker = Worker(jobs.MOVES)
    worker.listen()
    yield worker
    worker.stop()


@pytest.fixture(autouse=True)
def _told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests run inside a transaction that never ends."""
    monkeypatch.setattr("django.db.transaction.on_commit", lambda tell: tell())


# ------------------------------------------------------------ what others get


class Neighbours:
    """All that thief and onlooker get out of a table, and when: pages, refusals, the stream's versions."""

    def __init__(self, table: Table, *viewers: Client) -> None:
        self.table, self.viewers = table, viewers
        self.got: list[Any] = []
        news.stepped.disconnect(dispatch_uid="neighbours")
        news.stepped.connect(self._stepped, weak=False, dispatch_uid="neighbours")

    def _stepped(self, table: Table, **_: Any) -> None:
        if table == self.table:
            self.got.append((timezone.now(), "step", table.version))

    def look(self) -> None:
        for viewer in self.viewers:
            page = viewer.get(self.table.get_absolute_url(), headers={"HX-Request": "true"})
            self.got.append((timezone.now(), self._plain(page)))

    def try_everything(self) -> None:
        url = self.table.get_absolute_url()
        for viewer in self.viewers:
            answers = [
                viewer.get(url),
                viewer.get("/"),
                post_move(viewer, self.table, "amulet"),
                viewer.post(f"{url}undo", {"version": 0}),
                viewer.post(f"{url}reflex", {"reflex": "never"}, headers={"HX-Request": "true"}),
                viewer.get(f"{url}record"),
            ]
            self.got += [(timezone.now(), self._plain(answer)) for answer in answers]

    def _plain(self, answer: Any) -> str:
        """Without what differs between any two tables."""
        text = str(answer.headers) + answer.content.decode().replace(self.table.public_id, "ID")
        return re.sub(r'value="\w{64}"|\'(Expires|Last-Modified|Set-Cookie)\': \'[^\']*', "", text)


class Case:
    """Runs the same robbery with another hand of the victim's."""

    def __init__(self, robbery: Robbery, clock: Clock, worker: Worker, *viewers: Client) -> None:
        self.robbery, self.clock, self.worker, self.viewers = robbery, clock, worker, viewers

    def seen(self, hand: list[str], answers: dict[float, str] | None = None, **how: Any) -> list[Any]:
        """What the neighbours get in the ten seconds after the steal; Bob answers at the given times."""
        self.clock.now = self.clock.began
        self.worker._waiting.clear()
        self.worker._keys.clear()
        store.forget_all()
        Table.objects.all().delete()
        table = self.robbery(hand, alice=self.viewers[0], **how)
        self.table = table
        neighbours = Neighbours(table, *self.viewers)
        neighbours.try_everything()
        for half in range(20):
            if action := (answers or {}).get(half / 2):
                move(table, "bob", table.version, action)
            self.clock.go_on(self.worker, 0.5)
            table.refresh_from_db()
            neighbours.look()
        neighbours.try_everything()
        assert texts(table)[1] in ("pass", "amulet")
        return neighbours.got


@pytest.fixture
def case(
    robbery: Robbery, clock: Clock, worker: Worker, alice: Client, onlooker: Client
) -> Iterator[Case]:
    yield Case(robbery, clock, worker, alice, onlooker)
    news.stepped.disconnect(dispatch_uid="neighbours")


@pytest.mark.rule("FW-19")
@pytest.mark.parametrize("answers", [{0.5: "pass"}, {4.0: "pass"}], ids=["in the pause", "after it"])
def test_who_is_asked_and_lets_go_betrays_nothing(case: Case, answers: dict[float, str]) -> None:
    one = case.seen(HOLDS, answers)
    assert "amulet" in held(case.table)
    other = case.seen(HOLDS_NOT, answers)
    assert one == other


@pytest.mark.rule("FW-19")
def test_who_never_uses_it_looks_like_who_always_would(case: Case) -> None:
    one = case.seen(HOLDS, setting="never")
    assert "amulet" in held(case.table)
    assert one == case.seen(HOLDS_NOT, setting="always")


def test_an_amulet_that_is_used_shows(case: Case) -> None:
    """The tests above have teeth."""
    assert case.seen(HOLDS, setting="always") != case.seen(HOLDS_NOT, setting="always")


@pytest.mark.rule("FW-19")
def test_a_bot_that_lets_go_betrays_nothing(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_moves, "answer", lambda asked, level, secret: asked.legal[0])
    assert case.seen(HOLDS, level=1) == case.seen(HOLDS_NOT, level=1)


# ------------------------------------------------------------ when answers show


def shown_after(table: Table) -> float:
    """Seconds from the steal to the answer."""
    asked, answer = table.steps.filter(actor__gte=0)[:2]
    return float((answer.created - asked.created).total_seconds())


@pytest.mark.parametrize("speed", PAUSES)
@pytest.mark.parametrize(("setting", "answer"), [("always", "amulet"), ("never", "pass")])
def test_a_setting_answers_when_the_pause_is_over(
    robbery: Robbery, clock: Clock, worker: Worker, speed: str, setting: str, answer: str
) -> None:
    table = robbery(HOLDS, setting, speed=speed)
    clock.go_on(worker, PAUSES[speed] - 0.01)
    assert texts(table) == ["steal 1"]
    clock.go_on(worker, 0.1)
    assert texts(table)[1] == answer
    assert shown_after(table) == pytest.approx(PAUSES[speed], abs=0.01)


@pytest.mark.parametrize(("hand", "answer"), [(HOLDS, "amulet"), (HOLDS_NOT, "pass")], ids=["held", "not"])
def test_without_an_answer_it_is_used_if_held_after_eight_seconds(
    robbery: Robbery, clock: Clock, worker: Worker, hand: list[str], answer: str
) -> None:
    table = robbery(hand)
    clock.go_on(worker, 7.9)
    assert texts(table) == ["steal 1"]
    clock.go_on(worker, 0.2)
    assert texts(table)[1] == answer
    assert shown_after(table) == pytest.approx(8, abs=0.01)


def test_an_answer_within_the_pause_shows_at_its_end_and_may_be_changed_till_then(
    robbery: Robbery, clock: Clock, worker: Worker
) -> None:
    table = robbery(HOLDS)
    move(table, "bob", table.version, "amulet")
    move(table, "bob", table.version, "amulet")  # a second click
    clock.go_on(worker, 1)
    move(table, "bob", table.version, "pass")
    clock.go_on(worker, 0.99)
    assert texts(table) == ["steal 1"]
    clock.go_on(worker, 0.1)
    assert texts(table)[1] == "pass"
    assert shown_after(table) == pytest.approx(2, abs=0.01)


def test_an_answer_after_the_pause_shows_at_once(robbery: Robbery, clock: Clock, worker: Worker) -> None:
    table = robbery(HOLDS)
    clock.go_on(worker, 5)
    move(table, "bob", table.version, "amulet")
    assert shown_after(table) == pytest.approx(5)
    clock.go_on(worker, 5)
    assert texts(table).count("amulet") == 1


def test_an_answer_kept_survives_a_restart(robbery: Robbery, clock: Clock, worker: Worker) -> None:
    table = robbery(HOLDS)
    move(table, "bob", table.version, "pass")
    worker.stop()
    store.forget_all()
    clock.go_on(Worker(jobs.MOVES), 20)
    assert texts(table) == ["steal 1"]
    fresh = Worker(jobs.MOVES)
    fresh.listen()
    bots.look_for_waiting_tables()
    clock.go_on(fresh, 0.1)
    assert texts(table)[1] == "pass"


@pytest.mark.parametrize(("hand", "only"), [(HOLDS, False), (HOLDS_NOT, True)], ids=["held", "not"])
def test_a_bot_with_one_answer_thinks_as_long_as_one_with_two(
    robbery: Robbery, monkeypatch: pytest.MonkeyPatch, clock: Clock, hand: list[str], only: bool
) -> None:
    thought: list[int] = []

    def visits(self: SearchPlayer, states: Any, seat: int, seed: int) -> dict[int, int]:
        thought.append(seat)
        return dict.fromkeys(self.game.legal(states), 1)

    monkeypatch.setattr(SearchPlayer, "visits", visits)
    table = robbery(hand, level=3)
    with store.opened(table) as game:
        asked = bot_moves.question(game.match, BOB)
    assert (len(asked.legal) == 1) is only
    assert bot_moves.answer(asked, 3, table.secret) in asked.legal
    assert thought == [BOB]


# ------------------------------------------------------------ as for other moves


def test_answers_are_refused_as_other_moves_are(
    robbery: Robbery, clock: Clock, worker: Worker, alice: Client, bob: Client, onlooker: Client
) -> None:
    table = robbery(HOLDS_NOT, bob=bob, alice=alice)
    assert post_move(onlooker, table, "pass").status_code == 403
    assert post_move(alice, table, "pass").status_code == 409
    assert post_move(bob, table, "pass", version=0).status_code == 409
    assert post_move(bob, table, "amulet").status_code == 422
    assert not Seat.objects.filter(answered__isnull=False).exists()
    assert post_move(bob, table, "pass").status_code == 302
    clock.go_on(worker, 3)
    assert post_move(bob, table, "pass", version=1).status_code == 302  # the second click came late
    assert Step.objects.filter(table=table, text="pass").count() == 1


def test_the_page_of_whoever_is_asked_says_how_long_and_what_was_answered(
    robbery: Robbery, clock: Clock, worker: Worker, alice: Client, bob: Client
) -> None:
    table = robbery(HOLDS, bob=bob, alice=alice)
    clock.go_on(worker, 0.5)
    page = bob.get(table.get_absolute_url())
    assert page.context["table"]["reflex"]["seconds"] == 8
    assert "8 seconds to answer" in page.content.decode()
    assert alice.get(table.get_absolute_url()).context["table"]["reflex"] is None
    assert post_move(bob, table, "amulet", **{"HX-Request": "true"}).status_code == 200
    for _ in ("reload", "another tab"):
        page = bob.get(table.get_absolute_url())
        assert page.context["table"]["reflex"]["kept"] == "amulet"
        assert page.context["table"]["reflex"]["seconds"] == 2
        assert "Your answer is noted." in page.content.decode()
    clock.go_on(worker, 2)
    assert bob.get(table.get_absolute_url()).context["table"]["reflex"] is None


def test_a_question_asked_anew_after_an_undo_does_not_know_the_old_answer(
    robbery: Robbery, clock: Clock, worker: Worker, alice: Client, bob: Client
) -> None:
    table = robbery(HOLDS, bob=bob, alice=alice)
    move(table, str(bob.session["person"]), table.version, "pass")
    assert alice.post(f"{table.get_absolute_url()}undo", {"version": table.version}).status_code == 302
    table.refresh_from_db()
    assert table.reflex == ""
    post_move(alice, table, f"steal {BOB}")
    table.refresh_from_db()
    assert reflexes.kept(table, table.seats.get(number=BOB)) == ""


def test_a_person_who_answers_at_the_last_moment_is_not_answered_for_once_more(
    robbery: Robbery, clock: Clock, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = robbery(HOLDS)
    clock.go_on(worker, 3)

    def answered_meanwhile(seen: Table, seat: Seat) -> datetime:
        move(Table.objects.get(pk=seen.pk), "bob", seen.version, "pass")
        return timezone.now()

    monkeypatch.setattr(reflexes, "due", answered_meanwhile)
    bots.reflex(table.pk, table.version)
    assert texts(table) == ["steal 1", "pass"]


# ------------------------------------------------------------ the setting


def test_only_who_plays_at_a_table_sets_it_there(robbery: Robbery, onlooker: Client) -> None:
    table = robbery(HOLDS)
    answer = onlooker.post(f"{table.get_absolute_url()}reflex", {"reflex": "never"})
    assert answer.status_code == 403
    assert not Seat.objects.filter(reflex="never").exists()


def test_the_setting_changed_at_the_table_holds_at_once_and_everywhere(
    robbery: Robbery, clock: Clock, worker: Worker, bob: Client
) -> None:
    table = robbery(HOLDS, bob=bob)
    clock.go_on(worker, 1)
    url = f"{table.get_absolute_url()}reflex"
    assert bob.post(url, {"reflex": "never"}).status_code == 302
    assert bob.get("/settings/").context["prefs"].reflex == "never"
    clock.go_on(worker, 0.99)
    assert texts(table) == ["steal 1"]
    clock.go_on(worker, 0.1)
    assert texts(table)[1] == "pass"
    assert bob.post(url, {"reflex": "perhaps"}).status_code == 422
    assert table.seats.get(number=BOB).reflex == "never"


def test_the_setting_goes_with_a_person_to_new_tables_and_to_those_they_play_at(alice: Client) -> None:
    alice.post("/settings/", {"reflex": "always"})
    alice.post("/play/fasanerie/")
    seat = Seat.objects.get(person=alice.session["person"])
    assert seat.reflex == "always"
    alice.post("/settings/", {"reflex": "never"})
    seat.refresh_from_db()
    assert seat.reflex == "never"
    assert Seat.objects.filter(reflex="never").count() == 1
