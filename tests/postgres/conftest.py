"""Tests that need a PostgreSQL server: ``scripts/postgres.py`` starts one, ``make postgres`` calls it."""

from __future__ import annotations

import importlib.util
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from django.conf import settings

from ..processes import Site
from ..site.conftest import _a_new_process, alice, bob, onlooker, quick, quiet, to_the_end

__all__ = ["_a_new_process", "alice", "bob", "onlooker", "quick", "quiet", "to_the_end"]

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these are skipped where the tests' database is a file."""
    is_there = settings.DATABASES["default"]["ENGINE"].endswith("postgresql")
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("postgres")
            if not is_there:
                item.add_marker(pytest.mark.skip(reason="needs PostgreSQL: make postgres"))


def scripts_postgres() -> Any:
    """The script that knows how to run a server."""
    path = HERE.parent.parent / "scripts" / "postgres.py"
    spec = importlib.util.spec_from_file_location("scripts_postgres", path)
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    """A server of a module's own, which it may kill."""
    with tempfile.TemporaryDirectory(prefix="spieltisch-postgres-", ignore_cleanup_errors=True) as folder:
        running = scripts_postgres().Postgres(Path(folder))
        running.start()
        yield running
        running.stop()


@pytest.fixture(scope="module")
def none_left() -> Iterator[None]:
    """All processes that a module started end with it."""
    yield
    while Site.running:
        left = Site.running.pop()
        if left.process.poll() is None:
            left.process.kill()
            left.process.wait()
