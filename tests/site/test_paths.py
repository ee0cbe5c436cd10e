"""Where the site keeps what it must not lose."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from spieltisch.site import paths


def test_the_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPIELTISCH_DATA", str(tmp_path / "here"))
    assert paths.data_dir() == tmp_path / "here"


def test_else_it_is_where_the_system_keeps_data_of_a_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SPIELTISCH_DATA", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert paths.data_dir() == tmp_path / "spieltisch"


def test_asking_for_the_key_creates_nothing(tmp_path: Path) -> None:
    assert len(paths.secret_key(tmp_path)) >= 50
    assert not list(tmp_path.iterdir())


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    paths.prepare(folder)
    key = paths.secret_key(folder)
    paths.prepare(folder)
    assert paths.secret_key(folder) == key
    assert stat.S_IMODE(paths.secret_key_file(folder).stat().st_mode) == 0o600


def test_nothing_but_the_key_is_left_behind(tmp_path: Path) -> None:
    paths.prepare(tmp_path)
    paths.prepare(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["secret-key"]
