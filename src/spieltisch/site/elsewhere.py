"""News from other processes over one database.

PostgreSQL tells them itself (LISTEN and NOTIFY, on one connection a process); a file of SQLite is asked many
times a second whether anybody wrote to it, which costs next to nothing. Either way all tables that somebody
waits at are looked at every few seconds, and after every interruption.
"""

from __future__ import annotations

import logging
import os
import secrets
import threading
import time
from contextlib import suppress

from django.db import connection

from . import database, news

logger = logging.getLogger(__name__)

CHANNEL = "spieltisch"
LOOK_AGAIN = 5.0  # seconds; finds what was told to nobody
ASK = 0.2  # seconds between two questions whether a file has changed
AGAIN = 1.0  # seconds until a lost server is called again

_myself = f"{os.getpid()}-{secrets.token_hex(4)}"


def tell(table: int, of: str, mark: str) -> None:
    """Other processes hear of it once this transaction commits."""
    if database.is_shared():
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, f"{_myself} {table} {of} {mark}"])


class Listener(threading.Thread):
    """Hears what other processes do, until :meth:`stop`."""

    def __init__(self) -> None:
        super().__init__(name="news", daemon=True)
        self._stopping = threading.Event()

    def stop(self, seconds: float = 3.0) -> None:
        """Stop; wait for that, ``seconds`` at most."""
        self._stopping.set()
        if self.is_alive():
            self.join(seconds)

    def run(self) -> None:
        """Listen, and begin anew after whatever failure."""
        listen = self._to_the_server if database.is_shared() else self._to_the_file
        while not self._stopping.is_set():
            try:
                listen()
            except Exception as failure:
                logger.warning("news of other processes are interrupted: %s", type(failure).__name__)
                self._stopping.wait(AGAIN)
            finally:
                with suppress(Exception):
                    connection.close()

    def _to_the_server(self) -> None:
        import psycopg

        with psycopg.connect(**database.parameters(), autocommit=True) as server:
            server.execute(f"LISTEN {CHANNEL}")
            looked = 0.0  # what was told before is found by looking
            while not self._stopping.is_set():
                if time.monotonic() - looked > LOOK_AGAIN:
                    looked = time.monotonic()
                    _look()
                for notice in server.notifies(timeout=0.5):
                    _heard(notice.payload)

    def _to_the_file(self) -> None:
        looked, seen = 0.0, None
        with connection.cursor() as cursor:
            while not self._stopping.wait(ASK):
                cursor.execute("PRAGMA data_version")
                now = cursor.fetchone()[0]
                if now != seen or time.monotonic() - looked > LOOK_AGAIN:
                    seen, looked = now, time.monotonic()
                    news.look()


def _heard(payload: str) -> None:
    teller, table, of, mark = payload.split(" ", 3)
    if teller == _myself:
        return  # known here since the commit
    news.hear(int(table), of, mark)
    if not mark:
        connection.close()


def _look() -> None:
    try:
        news.look()
    finally:
        connection.close()  # back to the pool
