"""The site as a real process, for real browsers. Run as a script it is that process: port, data folder."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from spieltisch import game_ids

LONG = 280  # seconds; the first start compiles, perhaps on a busy machine
UNHURRIED = 100.0  # seconds for a person who is asked for an amulet; a busy machine may need them


class Server:
    """A running site at ``address``, its data in ``folder``. Ended by :meth:`end`."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        command = [sys.executable, __file__, str(port), str(folder)]
        environment = {key: value for key, value in os.environ.items() if key != "DJANGO_SETTINGS_MODULE"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**environment, "PYTHONUNBUFFERED": "1"}
        )
        try:
            self.address, self.port = self._said()
            self._wait_until_ready()
        except BaseException:
            self.process.kill()
            raise

    def _said(self) -> tuple[str, int]:
        assert self.process.stdout is not None
        said = ""
        while not (found := re.search(r"(http://\S+?:(\d+))/", said)):
            line = self.process.stdout.readline()
            assert line, "the server ended"
            said += line
        return found[1], int(found[2])

    def _wait_until_ready(self) -> None:
        """Wait until no page says that the rules are being compiled; who asks for a game has it compiled."""
        end = time.monotonic() + LONG
        for page in ("healthz", *(f"new/{game}/" for game in game_ids())):
            while not self._answers(page):
                assert time.monotonic() < end, "the server did not get ready"
                time.sleep(0.2)

    def _answers(self, page: str) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/{page}", timeout=60):
                return True
        except urllib.error.HTTPError as error:
            error.close()
            return False

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop this process, and wait for it."""
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.stdout.read()
        self.process.stdout.close()
        self.process.wait(20)


def main(port: str, folder: str) -> None:
    """Serve until SIGTERM, as anybody does, but wait longer for people."""
    from spieltisch.site.serve import serve

    def say(sentence: str) -> None:
        from spieltisch.site.services import reflexes

        reflexes.PATIENCE = UNHURRIED
        print(sentence, flush=True)

    serve(port=int(port), data_dir=folder, say=say)


if __name__ == "__main__":
    main(*sys.argv[1:])
