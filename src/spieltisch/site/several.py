"""A site of several processes on one machine: they share one port and one database.

The first process only watches: whichever of the others ends is started anew, and all end with it, also when
it is killed (each waits for the end of its standard input).
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress

LOOK_AGAIN = 0.3  # seconds
PATIENCE = 8.0  # seconds that processes have for stopping
WORKER = "jobs"


def run(listener: socket.socket, processes: int, worker: bool) -> None:
    """Let ``processes`` answer at ``listener``, until Ctrl+C or SIGTERM.

    With ``worker`` the jobs are done, too: for a database that is a server in one more process, for a file in
    each.
    """
    from . import database

    shared = database.is_shared()
    pages = {"SPIELTISCH_WORKER": "1" if worker and not shared else "0"}
    wanted = [([str(listener.fileno())], pages)] * processes
    if worker and shared:
        wanted.append(([WORKER], {}))
    running = [_start(arguments, environment, listener) for arguments, environment in wanted]
    try:
        while True:
            time.sleep(LOOK_AGAIN)
            for number, (arguments, environment) in enumerate(wanted):
                if running[number].poll() is not None:
                    _close(running[number])
                    running[number] = _start(arguments, environment, listener)
    finally:
        for process in running:
            process.terminate()
        end = time.monotonic() + PATIENCE
        for process in running:
            with suppress(subprocess.TimeoutExpired):
                process.wait(max(0.1, end - time.monotonic()))
            process.kill()
            process.wait()
            _close(process)


def _start(
    arguments: list[str], environment: dict[str, str], listener: socket.socket
) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", __name__, *arguments],
        env={**os.environ, **environment},
        stdin=subprocess.PIPE,
        pass_fds=[listener.fileno()],
        start_new_session=True,  # Ctrl+C reaches the first process only
    )


def _close(process: subprocess.Popen[bytes]) -> None:
    if process.stdin is not None:
        process.stdin.close()


def _end_with_the_first() -> None:
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)


def main(what: str) -> None:
    """One of the others: answers at the socket of that number, or does the jobs."""
    from . import serve

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    with suppress(KeyboardInterrupt):
        if what == WORKER:
            serve.work(say=lambda sentence: None)
        else:
            serve.run(socket.socket(fileno=int(what)))


if __name__ == "__main__":
    main(sys.argv[1])
