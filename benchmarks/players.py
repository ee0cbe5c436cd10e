"""People as programs: tables set up in a site's database, pages' streams held open, moves posted over HTTP.

What a player does is what a page does: it hears a number, fetches the page, posts the version that its form
carries and one of the choices that it shows.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

VERSION = re.compile(rb'<input type="hidden" name="version" value="(\d+)">')
ACTION = re.compile(rb'name="action" value="([^"]+)"')
NUMBER = re.compile(rb'data-version="(\d+)"')
CSRF = "a" * 32


@dataclass
class Seat:
    """One player at one table: where, and the cookies of their browser."""

    table: int
    path: str
    token: str
    cookies: str
    number: int


@dataclass
class Answer:
    """What came back, and how long it took."""

    status: int
    body: bytes
    seconds: float


def set_up(tables: int, players: int, game: str = "fasanerie") -> list[list[Seat]]:
    """So many tables of people alone, all seats taken, in the database of the environment."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "spieltisch.site.settings")
    django.setup()
    from spieltisch.site.identity import Newcomer
    from spieltisch.site.services import sitting, start

    found = []
    for _ in range(tables):
        tokens = [secrets.token_urlsafe(24) for _ in range(players)]
        people = [Newcomer(token, f"Player {number}") for number, token in enumerate(tokens)]
        table = start.begin(game, people[0], [start.FRIEND] * (players - 1), {})
        for person in people[1:]:
            sitting.sit_down(table, person)
        found.append(
            [
                Seat(table.pk, table.get_absolute_url(), token, cookies(token), number)
                for number, token in enumerate(tokens)
            ]
        )
    return found


def cookies(token: str) -> str:
    """The Cookie header of the person with ``token``."""
    from django.conf import settings
    from django.contrib.sessions.backends.signed_cookies import SessionStore

    session = SessionStore()
    session.update({"person": token, "renewed": int(time.time())})
    session.save()
    return f"{settings.SESSION_COOKIE_NAME}={session.session_key}; {settings.CSRF_COOKIE_NAME}={CSRF}"


class Line:
    """One connection that is kept open, as a browser has it: requests one after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock = asyncio.Lock()

    async def ask(self, method: str, path: str, cookie: str, form: dict[str, str] | None = None) -> Answer:
        """One request; :class:`OSError` if nobody answers."""
        body = b""
        if form is not None:
            from urllib.parse import urlencode

            body = urlencode({**form, "csrfmiddlewaretoken": CSRF}).encode()
        head = [
            f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Cookie: {cookie}",
            "HX-Request: true",
            "Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}",
        ]  # fmt: skip
        async with self._lock:
            began = time.monotonic()
            try:
                if self._streams is None:
                    self._streams = await asyncio.open_connection("127.0.0.1", self.port)
                reader, writer = self._streams
                writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + body)
                await writer.drain()
                status, content = await asyncio.wait_for(_read(reader), 30)
            except (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError) as failure:
                self.close()
                raise OSError(str(failure)) from failure
        return Answer(status, content, time.monotonic() - began)

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def _read(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
    status = int(lines[0].split()[1])
    headers = {key.lower(): value.strip() for key, _, value in (line.partition(b":") for line in lines[1:])}
    if b"content-length" in headers:
        return status, await reader.readexactly(int(headers[b"content-length"]))
    if headers.get(b"transfer-encoding") != b"chunked":
        return status, b""
    content = b""
    while size := int(await reader.readline(), 16):
        content += await reader.readexactly(size)
        await reader.readexactly(2)
    await reader.readexactly(2)
    return status, content


@dataclass
class Page:
    """An open page: the stream of a table's news. ``heard`` maps numbers to when they came first."""

    seat: Seat
    port: int
    heard: dict[int, float] = field(default_factory=dict)
    order_broken: bool = False
    reconnected: int = 0
    _latest: int = -(10**9)

    async def listen(self) -> None:
        """Hear until cancelled; come again when the line breaks, as browsers do."""
        while True:
            with suppress(OSError, asyncio.IncompleteReadError, ValueError):
                await self._once()
            self.reconnected += 1
            await asyncio.sleep(1)

    async def _once(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(
                f"GET {self.seat.path}events HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                f"Cookie: {self.seat.cookies}\r\n\r\n".encode()
            )
            kind = b""
            while line := await reader.readline():
                if line.startswith(b"event: "):
                    kind = line[7:].strip()
                elif line.startswith(b"data: ") and kind == b"step":
                    number = int(line[6:])
                    self.order_broken |= number < self._latest
                    self._latest = max(number, self._latest)
                    self.heard.setdefault(number, time.monotonic())
        finally:
            writer.close()


class Servers:
    """The processes of a site, each at a port of its own so that each can be asked and killed by itself."""

    def __init__(self, folder: Path, web: int, workers: int) -> None:
        self.folder = folder
        self.web = [self._web(0) for _ in range(web)]
        self.ports = [_port(process) for process in self.web]
        self.workers = [self._worker() for _ in range(workers)]

    def _web(self, port: int) -> subprocess.Popen[str]:
        how = f"port={port}, data_dir={str(self.folder)!r}, worker=False"
        return _start(f"from spieltisch.site.serve import serve; serve({how})")

    def _worker(self) -> subprocess.Popen[str]:
        return _start(f"from spieltisch.site.serve import work; work({str(self.folder)!r})")

    def kill_web(self, number: int) -> None:
        """SIGKILL, and a new one in its place at the same port."""
        _kill(self.web[number])
        self.web[number] = self._web(self.ports[number])

    def kill_worker(self, number: int) -> None:
        """SIGKILL, and a new one in its place."""
        _kill(self.workers[number])
        self.workers[number] = self._worker()

    def wait(self, seconds: float = 300) -> None:
        """Wait until all answer."""
        import urllib.error
        import urllib.request

        end = time.monotonic() + seconds
        for port in self.ports:
            while True:
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=10):
                        break
                except OSError as error:
                    if isinstance(error, urllib.error.HTTPError):
                        error.close()
                    assert time.monotonic() < end, "the site does not get ready"
                    time.sleep(0.2)

    def memory(self) -> dict[str, int]:
        """MiB in use, by process."""
        named = [(f"web {n}", p) for n, p in enumerate(self.web)] + [("worker", p) for p in self.workers]
        return {name: _memory(process.pid) for name, process in named}

    def end(self) -> None:
        """Stop all."""
        for process in (*self.web, *self.workers):
            process.send_signal(signal.SIGTERM)
        for process in (*self.web, *self.workers):
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _start(code: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment)


def _port(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    while line := process.stdout.readline():
        if found := re.search(r":(\d+)/", line):
            return int(found[1])
    raise SystemExit("a server did not start")


def _kill(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    if process.stdout is not None:
        process.stdout.close()


def _memory(process: int) -> int:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which ``share`` of them lie; 0 of none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def told(result: dict[str, Any]) -> str:
    """A line of JSON."""
    return json.dumps(result, ensure_ascii=False)
