"""The site as processes: started, spoken to over HTTP, and ended."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.client import HTTPException
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, ClassVar, NamedTuple
from urllib.parse import urlencode

START = "from spieltisch.site.serve import serve; serve(port={port}, data_dir={folder!r}, **{how!r})"
LONG = 300  # seconds, on a busy machine


class Answer(NamedTuple):
    status: int
    text: str
    url: str


class Browser:
    """As much of a browser as a form needs: cookies, the token, and no scripts."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.jar = CookieJar()
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar)).open

    def get(self, path: str) -> Answer:
        return self._ask(path, None)

    def at(self, site: Site) -> Browser:
        """The same person at another process of the same site."""
        other = Browser(site.address)
        for cookie in self.jar:
            other.jar.set_cookie(cookie)
        return other

    def post(self, path: str, **fields: object) -> Answer:
        token = next(cookie.value for cookie in self.jar if cookie.name == "spieltisch-csrf")
        return self._ask(path, urlencode({**fields, "csrfmiddlewaretoken": token}).encode())

    def _ask(self, path: str, body: bytes | None) -> Answer:
        try:
            with self._open(self.address + path, body, timeout=30) as response:
                return Answer(response.status, response.read().decode(), response.url)
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.read().decode(), error.url)


class Site:
    """A running site; ``browser()`` opens a new browser."""

    running: ClassVar[list[Site]] = []

    def __init__(
        self, folder: Path, port: int = 0, before: str = "", how: dict[str, Any] | None = None,
        **environment: str,
    ) -> None:  # fmt: skip
        start = START.format(port=port, folder=str(folder), how=how or {})
        command = [sys.executable, "-c", before + start]
        ours = {key: value for key, value in os.environ.items() if key != "DJANGO_SETTINGS_MODULE"}
        self.folder = folder
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**ours, "PYTHONUNBUFFERED": "1", **environment}
        )
        self.running.append(self)
        assert self.process.stdout is not None
        self.said: list[str] = []
        while not (found := re.search(r"(http://\S+)/", "".join(self.said))):
            line = self.process.stdout.readline()
            assert line, "the server ended"
            self.said.append(line)
        self.address = found[1]

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rsplit(":", 1)[1])

    def browser(self) -> Browser:
        return Browser(self.address)

    def ready(self) -> Site:
        eventually(lambda: self.browser().get("/healthz").status == 200, LONG)
        return self

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; its exit code."""
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.said.append(self.process.stdout.read())
        self.process.stdout.close()
        return self.process.wait(20)


def eventually(check: Callable[[], object], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end
        time.sleep(0.1)


class Stream(threading.Thread):
    """Hears the news of a table as a page does, until :meth:`close`; comes again as browsers do."""

    def __init__(self, address: str, path: str, jar: CookieJar | None = None) -> None:
        super().__init__(daemon=True)
        self.url = f"{address}{path}events"
        self.heard: list[tuple[float, str, str]] = []
        self._jar = jar if jar is not None else CookieJar()
        self._closed = False
        self.start()

    def run(self) -> None:
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))
        while not self._closed:
            try:
                with opener.open(self.url, timeout=60) as response:
                    self._listen(response)
            except (OSError, HTTPException):
                time.sleep(0.2)

    def _listen(self, response: Any) -> None:
        kind = ""
        for line in response:
            if self._closed:
                return
            if line.startswith(b"event: "):
                kind = line[7:].decode().strip()
            elif line.startswith(b"data: "):
                self.heard.append((time.monotonic(), kind, line[6:].decode().strip()))

    def steps(self) -> list[int]:
        """The numbers told so far."""
        return [int(mark) for _, kind, mark in self.heard if kind == "step"]

    def here(self) -> dict[str, Any]:
        """Who is said to look, as told last."""
        told = [mark for _, kind, mark in self.heard if kind == "here"]
        found: dict[str, Any] = json.loads(told[-1]) if told else {}
        return found

    def close(self) -> None:
        """Hear no more, once something more was heard."""
        self._closed = True


def version_of(page: Answer) -> int:
    found = re.search(r'data-version="(\d+)"', page.text)
    assert found, page.text[:500]
    return int(found[1])


def own_turn(alice: Browser, path: str) -> Answer:
    """The page of the table, once Alice is to move."""
    eventually(lambda: "(your turn)" in alice.get(path).text)
    return alice.get(path)


def begin(alice: Browser) -> str:
    """A new table's path."""
    alice.get("/")
    return alice.post("/play/fasanerie/").url.removeprefix(alice.address)
