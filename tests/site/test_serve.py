"""The site as a process: started, spoken to over HTTP, killed and started again."""

from __future__ import annotations

import os
import re
import signal
import stat
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPResponse
from pathlib import Path

import pytest

from spieltisch.site.elsewhere import LOOK_AGAIN

from ..processes import LONG, Answer, Site, Stream, begin, eventually, own_turn, version_of

PATIENCE = 1.0  # seconds that a busy machine may need besides
PATIENT = "from spieltisch.site import serve; serve.PATIENCE = 3600; "

pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Servers of these tests start as they do every day, not as the first time."""
    command = [sys.executable, "-m", "spieltisch.site.setting_up", "fasanerie"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(autouse=True)
def _none_left() -> Iterator[None]:
    yield
    while Site.running:
        left = Site.running.pop()
        if left.process.poll() is None:
            left.end(signal.SIGKILL)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One for all tests that leave it running."""
    shared = Site(tmp_path_factory.mktemp("site") / "data").ready()
    Site.running.remove(shared)
    yield shared
    shared.end(signal.SIGKILL)


def test_killed_in_mid_game_it_goes_on_where_it_was(folder: Path) -> None:
    site = Site(folder).ready()
    alice = site.browser()
    path = begin(alice)
    page = own_turn(alice, path)
    alice.post(f"{path}move", version=version_of(page), action="move 5")
    site.end(signal.SIGKILL)

    again = Site(folder, int(site.address.rsplit(":", 1)[1])).ready()
    assert alice.address == again.address
    page = own_turn(alice, path)  # the bots went on by themselves
    assert version_of(page) > 0
    allowed = re.search(r'value="(move \d+)"', page.text)  # "move 1" may lie behind her
    assert allowed
    answer = alice.post(f"{path}move", version=version_of(page), action=allowed[1])
    assert answer.status == 200
    assert version_of(answer) > version_of(page)
    assert again.end() == 0
    assert "Traceback" not in "".join(again.said)


def test_of_many_posts_at_once_exactly_one_moves(site: Site) -> None:
    alice = site.browser()
    path = begin(alice)
    version = version_of(own_turn(alice, path))
    answers: list[Answer] = []

    def send(action: str) -> None:
        answers.append(alice.post(f"{path}move", version=version, action=action))

    threads = [threading.Thread(target=send, args=(f"move {n % 5 + 1}",)) for n in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    statuses = sorted(answer.status for answer in answers)
    assert set(statuses) <= {200, 409}
    assert statuses.count(200) == 2  # each move is sent twice; the same move again is no error
    log = alice.get(path).text
    assert "Traceback" not in log


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="counts open files as Linux tells them")
def test_pages_left_open_by_the_hundred_take_a_file_each(site: Site) -> None:
    alice = site.browser()
    path = begin(alice)
    own_turn(alice, path)
    files = Path(f"/proc/{site.process.pid}/fd")
    before = len(list(files.iterdir()))
    with ExitStack() as open_pages:
        for _ in range(100):
            stream = urllib.request.urlopen(f"{site.address}{path}events", timeout=60)
            assert open_pages.enter_context(stream).readline() == b"retry: 1000\n"
        time.sleep(LOOK_AGAIN + 0.5)  # each has looked at the table again
        assert len(list(files.iterdir())) - before < 150
        assert "(your turn)" in alice.get(path).text


def test_news_comes_at_once_and_streams_end_when_the_server_stops(folder: Path) -> None:
    site = Site(folder, before=PATIENT).ready()  # it would wait for an hour for a stream that does not end
    alice = site.browser()
    path = begin(alice)
    page = own_turn(alice, path)
    heard: list[tuple[float, int]] = []
    ended = threading.Event()

    def listen() -> None:
        response: HTTPResponse
        with urllib.request.urlopen(f"{site.address}{path}events", timeout=60) as response:
            assert response.headers["Content-Type"] == "text/event-stream"
            for line in response:
                if line.startswith(b"data: ") and line[6:].strip().isdigit():
                    heard.append((time.monotonic(), int(line[6:])))
        ended.set()

    threading.Thread(target=listen, daemon=True).start()
    eventually(lambda: heard)
    assert heard[0][1] == version_of(page)
    alice.post(f"{path}move", version=version_of(page), action="move 5")
    eventually(lambda: len(heard) > 1)
    assert heard[1][0] - heard[0][0] < LOOK_AGAIN  # not by the stream's next look at the database
    eventually(lambda: len(heard) > 2)  # a bot's move
    assert site.end() == 0
    assert ended.wait(LONG)


def test_two_processes_over_one_file_hear_of_each_other_within_a_second(folder: Path) -> None:
    one, two = Site(folder), Site(folder)
    for each in (one, two):
        each.ready()
    alice = one.browser()
    path = begin(alice)
    page = own_turn(alice, path)
    stream = Stream(two.address, path, alice.at(two).jar)
    eventually(lambda: stream.here() == {"seats": [0], "onlookers": 0})
    began = time.monotonic()
    moved = version_of(alice.post(f"{path}move", version=version_of(page), action="move 5"))
    eventually(lambda: stream.steps()[-1] >= moved, 10)
    told = next(at for at, kind, mark in stream.heard if kind == "step" and int(mark) >= moved)
    assert told - began < 1.0 + PATIENCE
    stream.close()
    for each in (one, two):
        assert each.end() == 0


def test_several_processes_share_a_port_and_end_together(folder: Path) -> None:
    site = Site(folder, how={"processes": 2}).ready()
    children = Path(f"/proc/{site.process.pid}/task/{site.process.pid}/children")
    if children.exists():
        first, _ = children.read_text().split()
        os.kill(int(first), signal.SIGKILL)
        eventually(lambda: len(set(children.read_text().split()) - {first}) == 2)
    site.ready()
    assert site.browser().get("/metrics").status == 200
    assert site.end() == 0


def test_it_says_where_it_is_and_that_it_has_stopped(folder: Path, site: Site) -> None:
    port = int(site.address.rsplit(":", 1)[1])
    second = Site(folder, port)
    assert f"Port {port} is taken" in second.said[0]
    assert second.end(signal.SIGINT) == 0
    assert second.said[-1].strip().endswith("All games are stored.")


def test_the_first_start_compiles_and_says_so_meanwhile(folder: Path, tmp_path: Path) -> None:
    site = Site(folder, SPIELTISCH_CACHE=str(tmp_path / "cache"))
    alice = site.browser()
    page = alice.get("/")
    assert page.status == 503
    assert "The table is being laid" in page.text
    assert alice.get("/healthz").status == 503
    assert alice.get("/static/site/base.css").status == 200
    assert site.end() == 0  # the compiler ends too: it holds no file of ours open
    assert "Traceback" not in "".join(site.said)


def test_what_keeps_it_from_starting_is_said_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for arguments in ({"data_dir": str(file)}, {"data_dir": str(tmp_path), "host": "192.0.2.1"}):
        code = f"from spieltisch.site.serve import serve; serve(port=0, **{arguments!r})"
        ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
        assert ended.returncode == 1
        assert ended.stderr.count("\n") == 1
        assert "Traceback" not in ended.stderr


def test_its_key_is_its_own(site: Site) -> None:
    folder = site.folder
    key = folder / "secret-key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(key.read_text().strip()) >= 50
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_body_without_end_is_answered_and_not_stored(site: Site) -> None:
    alice = site.browser()
    alice.get("/")
    answer = alice.post("/new/fasanerie/", name="x" * 3_000_000)
    assert answer.status == 413
    assert "at most 64 KiB" in answer.text


def test_playing_takes_little_memory(site: Site) -> None:
    alice = site.browser()
    path = begin(alice)
    own_turn(alice, path)
    lines = Path(f"/proc/{site.process.pid}/status").read_text().splitlines()
    peak = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
    assert peak < 400 * 1024  # KiB
