"""What is compiled when: the first game at once, any other when somebody opens it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from spieltisch.site import setting_up

Done = list[tuple[str, str]]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Done]:
    """What was compiled and loaded, in order, in a house of two games; nothing is compiled really."""
    told: Done = []

    def compile_elsewhere(game: str) -> None:
        told.append(("compiled", game))
        setting_up._note(game, 1, 2)
        (tmp_path / game).touch()

    monkeypatch.setattr(setting_up, "_progress", {})
    monkeypatch.setattr(setting_up, "_games", lambda: ("fasanerie", "feuville"))
    monkeypatch.setattr(setting_up, "first_game", lambda: "fasanerie")
    monkeypatch.setattr(setting_up, "_mark", lambda game: tmp_path / game)
    monkeypatch.setattr(setting_up, "_compile_elsewhere", compile_elsewhere)
    monkeypatch.setattr(setting_up, "compile_games", lambda games, report: told.append(("loaded", *games)))
    yield told
    setting_up._stopping = False


def eventually(check: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not check():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_at_the_first_start_only_the_first_game_is_compiled(done: Done) -> None:
    setting_up.begin(lambda: done.append(("then", "bots"))).join(10)
    assert done == [("compiled", "fasanerie"), ("loaded", "fasanerie"), ("then", "bots")]
    assert setting_up.progress("fasanerie").is_ready
    assert not setting_up.progress("feuville").is_ready
    assert not setting_up.all_ready()


def test_another_game_is_compiled_once_when_it_is_wanted(done: Done) -> None:
    setting_up.begin(lambda: None).join(10)
    done.clear()
    for _ in range(5):
        setting_up.want("feuville")
    eventually(setting_up.all_ready)
    assert done == [("compiled", "feuville"), ("loaded", "feuville")]
    assert setting_up.progress("feuville").percent == 50  # as far as the compiler told
    setting_up.want("feuville")
    assert len(done) == 2


def test_at_a_later_start_everything_compiled_is_ready_and_loaded(done: Done, tmp_path: Path) -> None:
    for game in ("fasanerie", "feuville"):
        (tmp_path / game).touch()
    thread = setting_up.begin(lambda: done.append(("then", "bots")))
    assert setting_up.all_ready()
    thread.join(10)
    assert done == [("loaded", "fasanerie"), ("then", "bots"), ("loaded", "feuville")]


def test_progress_is_told_to_whoever_started_the_server_for_the_first_game_alone(
    done: Done, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(setting_up, "reporter", lambda *progress: told.append(progress))
    setting_up.begin(lambda: None).join(10)
    setting_up.want("feuville")
    eventually(setting_up.all_ready)
    assert told == [(1, 2)]


def test_after_the_server_has_stopped_nothing_more_is_compiled(done: Done) -> None:
    setting_up.begin(lambda: None).join(10)
    done.clear()
    setting_up.stop()
    setting_up.want("feuville")
    eventually(setting_up.all_ready)
    assert done == []


def test_what_was_compiled_of_equal_files_elsewhere_or_before_they_were_written_anew_does_not_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    marks = []
    for checkout, written in (("one", 1000), ("one", 1000), ("two", 1000), ("one", 1001)):
        source = tmp_path / checkout
        source.touch()
        os.utime(source, (written, written))
        monkeypatch.setattr(setting_up, "kernel_sources", lambda source=source: [source])
        setting_up._place.cache_clear()
        marks.append(setting_up._mark("fasanerie"))
    setting_up._place.cache_clear()
    assert marks[0] == marks[1]
    assert len({*marks}) == 3
