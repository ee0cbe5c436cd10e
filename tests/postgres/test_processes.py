"""Two web processes and a worker over one PostgreSQL server: nothing is lost, doubled or late if one dies."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ..processes import LONG, Answer, Browser, Site, Stream, eventually, own_turn, version_of

pytestmark = pytest.mark.slow

WORK = "from spieltisch.site.serve import work; work({folder!r})"


class Both(NamedTuple):
    """Two processes of one site, and how to start more."""

    one: Site
    two: Site
    folder: Path
    url: str

    def another(self, port: int = 0) -> Site:
        """One more that leaves the jobs to the worker."""
        return Site(self.folder, port, how={"worker": False}, DATABASE_URL=self.url).ready()

    def worker(self) -> subprocess.Popen[str]:
        """A process that does the jobs, once it is at it."""
        command = [sys.executable, "-c", WORK.format(folder=str(self.folder))]
        environment = {"DATABASE_URL": self.url, "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**_environment(), **environment}
        )
        assert process.stdout is not None
        assert "does the jobs" in process.stdout.readline()
        return process


def _environment() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if key != "DJANGO_SETTINGS_MODULE"}


@pytest.fixture(scope="module")
def site(server: Any, none_left: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    folder = tmp_path_factory.mktemp("site") / "data"
    how: dict[str, Any] = {"worker": False}
    one = Site(folder, how=how, DATABASE_URL=server.url)
    both = Both(one, Site(folder, how=how, DATABASE_URL=server.url), folder, server.url)
    worker = both.worker()
    for each in (both.one, both.two):
        each.ready()
    yield both
    worker.terminate()
    worker.wait(20)
    assert worker.stdout is not None
    assert "no more jobs" in worker.stdout.read()
    worker.stdout.close()
    for each in (both.one, both.two):
        if each.process.poll() is None:
            assert each.end() == 0


def begin(alice: Browser, **fields: object) -> str:
    """The path of a new table with a bot that does not think long."""
    alice.get("/")
    answer = alice.post("/new/fasanerie/", **{"name": "Alice", "players": 2, "level": 1, **fields})
    return answer.url.removeprefix(alice.address)


def friends(alice: Browser, bob: Browser) -> str:
    """The path of a table where both have just sat down."""
    path = begin(alice, **{"level-1": "friend"})
    bob.get(path)
    assert bob.post(f"{path}sit", name="Bob").status == 200
    return path


def actions(page: Answer) -> list[str]:
    """What the page lets its viewer do."""
    return list(dict.fromkeys(re.findall(r'name="action" value="([^"]+)"', page.text)))


def until_a_bot_is_to_move(alice: Browser, path: str) -> Answer:
    """Alice moves, as often as it is her turn; the page after that."""
    page = own_turn(alice, path)
    while "(your turn)" in page.text:
        page = alice.post(f"{path}move", **sending(page))
        assert page.status == 200
    return page


def whose_turn(path: str, *players: Browser) -> Browser:
    """Who of ``players`` is to move."""
    return next(each for each in players if "(your turn)" in each.get(path).text)


def sending(page: Answer) -> dict[str, Any]:
    """What the form of the page sends, for the first choice."""
    version = re.search(r'<input type="hidden" name="version" value="(\d+)">', page.text)
    assert version
    return {"version": version[1], "action": actions(page)[0]}


def moves(page: Answer) -> int:
    """How many lines the log has."""
    return page.text.count("data-move")


def test_a_bot_thinks_in_the_worker_and_its_move_is_seen_at_both(site: Both) -> None:
    alice = site.one.browser()
    path = begin(alice)
    own_turn(alice, path)
    streams = [Stream(each.address, path) for each in (site.one, site.two)]
    eventually(lambda: all(stream.steps() for stream in streams))
    answer = until_a_bot_is_to_move(alice, path)
    eventually(lambda: all(stream.steps()[-1] > version_of(answer) for stream in streams), 30)
    for stream in streams:
        assert stream.steps() == sorted(stream.steps())
        stream.close()


def test_a_move_at_one_process_is_heard_at_the_other_within_a_second(site: Both) -> None:
    alice, bob = site.one.browser(), site.two.browser()
    path = friends(alice, bob)
    stream = Stream(site.two.address, path)
    eventually(stream.steps)
    waits = []
    for _ in range(6):
        mover = whose_turn(path, alice, bob)
        page = mover.get(path)
        before, began = len(stream.steps()), time.monotonic()
        assert mover.post(f"{path}move", **sending(page)).status == 200
        eventually(lambda before=before: len(stream.steps()) > before, 10)
        told = next(at for at, kind, _ in stream.heard[::-1] if kind == "step")
        waits.append(told - began)
    assert sorted(waits)[len(waits) // 2] < 1.0
    stream.close()


def test_of_many_posts_at_once_at_two_processes_exactly_one_moves(site: Both) -> None:
    alice = site.one.browser()
    path = begin(alice, **{"level-1": 1})
    page = own_turn(alice, path)
    version, choices = sending(page)["version"], actions(page)
    assert len(choices) > 1
    there = alice.at(site.two)
    answers: list[Answer] = []

    def send(number: int) -> None:
        browser = (alice, there)[number % 2]
        answers.append(browser.post(f"{path}move", version=version, action=choices[number // 2 % 2]))

    threads = [threading.Thread(target=send, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    statuses = sorted(answer.status for answer in answers)
    assert statuses == [200] * 4 + [409] * 4  # the same move again is no error


def test_of_two_who_come_at_once_to_two_processes_one_sits_down(site: Both) -> None:
    alice = site.one.browser()
    path = begin(alice, **{"level-1": "friend"})
    comers = [each.browser() for each in (site.one, site.two)]
    for comer in comers:
        comer.get(path)
    answers: list[Answer] = []

    def sit(number: int) -> None:
        answers.append(comers[number].post(f"{path}sit", name=f"Comer {number}"))

    threads = [threading.Thread(target=sit, args=(number,)) for number in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status for answer in answers) == [200, 409]


def test_who_is_here_is_known_at_every_process(site: Both) -> None:
    alice, bob = site.one.browser(), site.two.browser()
    path = friends(alice, bob)
    hers = Stream(site.one.address, path, alice.jar)
    eventually(lambda: hers.here() == {"seats": [0], "onlookers": 0}, 10)
    his, onlooker = Stream(site.two.address, path, bob.jar), Stream(site.two.address, path)
    eventually(lambda: hers.here() == {"seats": [0, 1], "onlookers": 1}, 10)
    assert hers.steps() == hers.steps()[:1]  # no step, and no page fetched anew
    for stream in (hers, his, onlooker):
        stream.close()


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.5, 5.0])
def test_a_move_sent_again_happens_once(site: Both, seconds: float) -> None:
    alice, bob = site.one.browser(), site.two.browser()
    path = friends(alice, bob)
    mover = whose_turn(path, alice, bob)
    page = mover.get(path)
    sent = sending(page)
    first = mover.post(f"{path}move", **sent)
    time.sleep(seconds)
    again = mover.at(site.two).post(f"{path}move", **sent)
    assert (first.status, again.status) == (200, 200)
    assert moves(again) == moves(first)


def test_a_web_process_killed_in_mid_move_costs_nothing(site: Both) -> None:
    third = site.another()
    alice, bob = third.browser(), site.two.browser()
    path = friends(alice, bob)
    mover = whose_turn(path, alice, bob).at(third)
    page = mover.get(path)
    sent = sending(page)
    posting = threading.Thread(target=_post_whatever_happens, args=(mover, f"{path}move", sent))
    posting.start()
    time.sleep(0.01)
    third.end(signal.SIGKILL)
    posting.join()
    again = mover.at(site.one).post(f"{path}move", **sent)  # the page sends it again, to whoever answers
    assert again.status == 200
    assert version_of(again) > version_of(page)
    assert moves(again) == moves(page) + 1


def _post_whatever_happens(browser: Browser, path: str, fields: dict[str, Any]) -> None:
    try:
        browser.post(path, **fields)
    except Exception:
        return


def test_a_worker_killed_while_it_thinks_is_stood_in_for(site: Both) -> None:
    second = site.worker()
    alice = site.one.browser()
    path = begin(alice)
    answer = until_a_bot_is_to_move(alice, path)
    second.kill()
    second.communicate()
    eventually(lambda: version_of(alice.get(path)) > version_of(answer), 30)


def test_the_database_killed_in_mid_move_costs_nothing(site: Both, server: Any) -> None:
    alice, bob = site.one.browser(), site.two.browser()
    path = friends(alice, bob)
    stream = Stream(site.two.address, path)
    eventually(stream.steps)
    mover = whose_turn(path, alice, bob)
    page = mover.get(path)
    sent = sending(page)
    posting = threading.Thread(target=_post_whatever_happens, args=(mover, f"{path}move", sent))
    posting.start()
    time.sleep(0.01)
    server.kill()
    posting.join()
    refused = mover.get(path)
    assert refused.status == 503
    assert "Every move so far is stored" in refused.text
    server.start()
    eventually(lambda: mover.get(path).status == 200, 30)
    again = mover.post(f"{path}move", **sent)
    assert again.status == 200
    assert moves(again) == moves(page) + 1
    eventually(lambda: stream.steps()[-1] == version_of(again), 30)  # streams hear again, by themselves
    stream.close()
    bots = site.one.browser()
    path = begin(bots)
    answer = until_a_bot_is_to_move(bots, path)
    eventually(lambda: version_of(bots.get(path)) > version_of(answer), LONG)  # and the worker works again
