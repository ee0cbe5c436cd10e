"""The site as a real process, for real browsers."""

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

START = "from spieltisch.site.serve import serve; serve(port={port}, data_dir={folder!r})"
LONG = 400  # seconds; the first start compiles, perhaps on a busy machine


class Server:
    """A running site at ``address``, its data in ``folder``. Ended by :meth:`end`."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        command = [sys.executable, "-c", START.format(port=port, folder=str(folder))]
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
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(self.address + "/healthz", timeout=10):
                    return
            except urllib.error.HTTPError as error:
                error.close()
            time.sleep(0.2)
        raise AssertionError("the server did not get ready")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop this process, and wait for it."""
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.stdout.read()
        self.process.stdout.close()
        self.process.wait(20)
