"""Which database the site keeps its games in: one file by default, or a PostgreSQL server.

``DATABASE_URL`` names it: ``postgresql://user:password@host:port/name`` (a socket: ``postgresql:///name?host=/run/…``)
or ``sqlite:////path/of/a/file``. Without it, it is a file in the data folder.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import dj_database_url
from asgiref.sync import sync_to_async
from django.core.exceptions import ImproperlyConfigured

P = ParamSpec("P")
T = TypeVar("T")

CONNECTIONS = 8  # to a server, of one process's pages; whoever comes while all are in use waits
LOCK = 0x5350_4945  # any number that nobody else locks
PATIENCE = 10  # seconds until somebody who waits for a connection hears that there is none

# Moves are few and must not be lost to a killed process; WAL lets pages read while a move is written.
SQLITE: dict[str, Any] = {
    "ENGINE": "django.db.backends.sqlite3",
    "OPTIONS": {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL",
    },
}


def database(url: str, folder: Path, connections: int = CONNECTIONS) -> dict[str, Any]:
    """Django's settings of the database at ``url``; if that is empty, of the one in ``folder``.

    Raises ``ImproperlyConfigured`` with a sentence for an address that is none, and for PostgreSQL where
    the packages for it are not installed.
    """
    if not url:
        return {**SQLITE, "NAME": folder / "spieltisch.sqlite3"}
    try:
        found: dict[str, Any] = dict(dj_database_url.parse(url))
    except (ValueError, KeyError, dj_database_url.ParseError, dj_database_url.UnknownSchemeError):
        found = {}
    engine = found.get("ENGINE", "")
    if engine == SQLITE["ENGINE"]:
        return {**SQLITE, "NAME": found["NAME"]}
    if engine != "django.db.backends.postgresql":
        raise ImproperlyConfigured("DATABASE_URL is neither postgresql://… nor sqlite:///…")
    if not all(find_spec(package) for package in ("psycopg", "psycopg_pool", "procrastinate")):
        raise ImproperlyConfigured("PostgreSQL needs more packages: pip install 'spieltisch[postgres]'")
    pool = {"min_size": 1, "max_size": connections, "timeout": PATIENCE, "name": "pages"}
    return {
        **found,
        "CONN_MAX_AGE": 0,  # back to the pool after every request
        "CONN_HEALTH_CHECKS": True,  # a server that was started anew is noticed before a request is
        "OPTIONS": {"connect_timeout": 5, **found.get("OPTIONS", {}), "pool": pool},
    }


def is_shared() -> bool:
    """Whether it is a server that other processes and machines use as well."""
    from django.db import connection

    return bool(connection.vendor == "postgresql")


def in_a_thread(ask: Callable[P, T]) -> Callable[P, Awaitable[T]]:
    """``ask``, which uses the database, for code in an event loop, such as streams.

    It runs in the few threads that all of them share, and of a pool keeps no connection: one for each stream
    for as long as a page is open would soon be too many.
    """

    def asked(*arguments: P.args, **named: P.kwargs) -> T:
        from django.db import connection

        try:
            return ask(*arguments, **named)
        finally:
            if is_shared():
                connection.close()

    return sync_to_async(asked, thread_sensitive=False)


def parameters() -> dict[str, Any]:
    """How to reach the server, for a connection outside the pool of the pages."""
    from django.db import connection

    found: dict[str, Any] = connection.get_connection_params()
    for ours in ("cursor_factory", "context", "prepare_threshold"):
        found.pop(ours, None)
    return found


@contextmanager
def alone() -> Iterator[None]:
    """Meanwhile no other process brings the database up to date; in a file that goes without saying."""
    if not is_shared():
        yield
        return
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_lock(%s)", [LOCK])
    try:
        yield
    finally:
        with suppress(Exception), connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_unlock(%s)", [LOCK])
        connection.close()
