"""The command line: ``spieltisch COMMAND …``.

One file a command. Everything heavy is imported inside the commands, so that ``--help`` is instant.
Exit codes: 0 fine, 1 refused (wrong content, an unreadable file, faults found), 2 wrong usage.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence

from .errors import REFUSED, USAGE, Trouble, one_line

INTERRUPTED = 130  # 128 + SIGINT, as shells count
PIPE_CLOSED = 141  # 128 + SIGPIPE


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line with ``arguments`` (default: those of the process); return the exit code.

    Whatever goes wrong is told in one line on stderr. ``SPIELTISCH_DEBUG=1`` shows where instead.
    """
    _stand_in_for_closed_streams()
    _treat_like_ctrl_c("SIGTERM", "SIGHUP")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # texts from strangers' files may hold what cannot be encoded
            stream.reconfigure(errors="backslashreplace")
    try:
        code = _run(arguments)
        sys.stdout.flush()
        return code
    except SystemExit as stop:  # the site says in a sentence what keeps it from starting
        if not isinstance(stop.code, str):
            raise
        print(f"spieltisch: {one_line(stop.code)}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # `… | head` has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as wrong:
        if os.environ.get("SPIELTISCH_DEBUG"):
            raise
        code, message = _in_words(wrong)
        print(f"spieltisch: {one_line(message)}", file=sys.stderr)
        return code


def _stand_in_for_closed_streams() -> None:
    """A stream that the caller closed (``2>&-``) is an empty one."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            stream = open(os.devnull, "r" if name == "stdin" else "w")  # noqa: SIM115 - while we live
            setattr(sys, name, stream)


def _treat_like_ctrl_c(*names: str) -> None:
    """However the program is ended: no half file stays, and a game at the terminal is kept."""
    if threading.current_thread() is not threading.main_thread():
        return
    for name in names:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:  # not under nohup
            signal.signal(number, signal.default_int_handler)


def _run(arguments: Sequence[str] | None) -> int:
    from .app import app_for

    given = list(sys.argv[1:] if arguments is None else arguments)
    code = app_for(given)(given, prog_name="spieltisch", standalone_mode=False)
    return code if isinstance(code, int) else 0


def _in_words(wrong: Exception) -> tuple[int, str]:
    """The exit code and the line for an exception."""
    if isinstance(wrong, Trouble):
        return wrong.code, str(wrong)
    if hasattr(wrong, "format_message"):  # typer's, whichever version of click stands behind it
        where = getattr(getattr(wrong, "ctx", None), "command_path", "spieltisch")
        return USAGE, f"{wrong.format_message()} (see: {where} --help)"
    if type(wrong).__name__ == "Abort":
        return INTERRUPTED, "broken off."
    if type(wrong).__name__ == "RefusedError":
        return REFUSED, str(wrong)
    if isinstance(wrong, OSError):
        where = f"{wrong.filename}: " if wrong.filename else ""
        return REFUSED, f"{where}{wrong.strerror or wrong}."
    what = f"{type(wrong).__name__}: {wrong}"
    return REFUSED, f"this should not have happened: {what} (SPIELTISCH_DEBUG=1 shows where)"

