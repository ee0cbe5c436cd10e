"""Starting the site: database, server, rules; one call, and an address to open."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from spieltisch.core.words import Words, words

from . import database, log, metrics_folder, paths, several

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")
PATIENCE = 3  # seconds that open requests get to finish when the server stops

Say = Callable[[str], None]
Report = Callable[[int, int], None]


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: bool = False,
    data_dir: str | os.PathLike[str] | None = None,
    *,
    language: str = "en",
    say: Say = print,
    report: Report | None = None,
    processes: int = 1,
    worker: bool = True,
) -> None:
    """Serve the site until Ctrl+C or SIGTERM.

    With more than one of ``processes`` they share the port and the database, and whichever ends unasked is
    started anew. Without ``worker`` bots and messages wait for a :func:`work` elsewhere.

    If ``port`` is taken, another one is used and said; port 0 takes any. Everything lasting is kept in
    ``data_dir`` (see :mod:`.paths`). The server answers at once; the rules are set up beside it, the first
    time for about half a minute: ``report(done, total)`` hears how far it is. Raises ``SystemExit`` with a
    sentence if it cannot listen there or use the folder.
    """
    spoken = words(language, "spieltisch.site")
    _arrange(data_dir)
    os.environ["SPIELTISCH_WORKER"] = "1" if worker else "0"
    if host not in LOOPBACK:
        os.environ.setdefault("SPIELTISCH_HOSTS", ",".join(_names(host)))
    with _listener(host, port, spoken, say) as listener, suppress(KeyboardInterrupt):
        _prepare(spoken)
        address = _address(host, listener)
        say(spoken.say("serve-address", address=address))
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        if processes == 1:
            run(listener, report)
        else:
            several.run(listener, processes, worker)
    say(spoken.say("serve-bye"))


def work(data_dir: str | os.PathLike[str] | None = None, *, language: str = "en", say: Say = print) -> None:
    """Do the jobs of a site whose database is a server, until Ctrl+C or SIGTERM: bots think, messages go out.

    As many of these as wanted share the work, on this machine or others. Raises ``SystemExit`` with a
    sentence for a database in a file, whose site does its jobs itself.
    """
    spoken = words(language, "spieltisch.site")
    _arrange(data_dir)
    with suppress(KeyboardInterrupt):
        _prepare(spoken)
        from . import database, jobs, setting_up

        if not database.is_shared():
            raise SystemExit(spoken.say("work-no-server"))
        workers = jobs.workers()
        setting_up.begin(afterwards=workers.start)
        say(spoken.say("work-begins"))
        try:
            threading.Event().wait()
        finally:
            setting_up.stop()
            if workers.is_alive():
                workers.stop()
    say(spoken.say("work-bye"))


def _arrange(data_dir: str | os.PathLike[str] | None) -> None:
    """What must be settled before anything else is imported: the folders, and how this process is ended."""
    if data_dir is not None:
        os.environ[paths.DATA_VARIABLE] = str(Path(data_dir).absolute())
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "spieltisch.site.settings")
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # both ways to stop are one


def _listener(host: str, port: int, spoken: Words, say: Say) -> socket.socket:
    """A socket that listens at ``port``, or at a free one if that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port, 0):
        listener = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
            listener.listen(128)
        except OSError as error:
            listener.close()
            if wanted == 0 or error.errno != errno.EADDRINUSE:
                why = error.strerror or str(error)
                raise SystemExit(spoken.say("serve-no-address", host=host, port=str(port), why=why)) from None
            continue
        if wanted != port:
            say(spoken.say("serve-other-port", port=str(port), other=str(listener.getsockname()[1])))
        return listener
    raise AssertionError("unreachable")


def _address(host: str, listener: socket.socket) -> str:
    shown = host
    if host in EVERYWHERE:
        shown = next(iter(_outward()), "localhost")
    elif ":" in host:
        shown = f"[{host}]"
    return f"http://{shown}:{listener.getsockname()[1]}/"


def _names(host: str) -> list[str]:
    """What this machine is called by others, for a server that listens beyond loopback."""
    name = socket.gethostname()
    try:
        addresses = socket.gethostbyname_ex(name)[2]
    except OSError:
        addresses = []
    own = ["localhost", "127.0.0.1", "[::1]", name, f"{name}.local", *addresses, *_outward()]
    return own if host in EVERYWHERE else [*own, host]


def _outward() -> list[str]:
    """The address by which others in the network reach this machine, if there is a network.

    Its own name leads to loopback alone on Debian. Connecting a datagram socket sends nothing.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # RFC 5737: nobody's
        except OSError:
            return []
        return [probe.getsockname()[0]]


def _prepare(spoken: Words) -> None:
    """The data folder with key and counters, and the database as this version needs it; or the end, in a
    sentence."""
    import django
    from django.core.exceptions import ImproperlyConfigured
    from django.core.management import call_command
    from django.db import Error

    folder = paths.data_dir()
    try:
        paths.prepare(folder)
        metrics_folder.share(folder / "counters")
        django.setup()
        with database.alone():
            call_command("migrate", verbosity=0, interactive=False)
    except ImproperlyConfigured as error:
        raise SystemExit(spoken.say("serve-no-database", why=str(error))) from None
    except (OSError, Error) as error:
        why = getattr(error, "strerror", None) or log.without_secrets(str(error))
        if os.environ.get("DATABASE_URL"):
            raise SystemExit(spoken.say("serve-no-database", why=why)) from None
        raise SystemExit(spoken.say("serve-no-folder", folder=str(folder), why=why)) from None


def run(listener: socket.socket, report: Report | None = None) -> None:
    """Answer at ``listener`` until this process is to stop."""
    import uvicorn

    from . import asgi, news, setting_up

    setting_up.reporter = report

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            news.close()  # streams end by themselves, so that nobody waits for them
            await super().shutdown(sockets)

    config = uvicorn.Config(
        asgi.application,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        proxy_headers=False,
    )
    asyncio.run(Server(config).serve(sockets=[listener]))
