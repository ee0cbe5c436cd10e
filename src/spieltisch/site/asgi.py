"""The site as an ASGI application, for uvicorn or any other server.

With the server it starts the setting up of the rules, the news of other processes, the book of who looks, and
what does the jobs (unless ``SPIELTISCH_WORKER=0``), and with it they stop.
"""

from __future__ import annotations

import asyncio
import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "spieltisch.site.settings")

from django.conf import settings
from django.core.asgi import get_asgi_application

from . import elsewhere, jobs, news, paths, setting_up
from .body_limit import Receive, Scope, Send, limited

paths.prepare(settings.DATA_DIR)
_django = limited(get_asgi_application(), settings.BODY_LIMIT)


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """Requests go to Django; the server's own beginning and end are answered here."""
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
    else:
        await _django(scope, receive, send)


async def _lifespan(receive: Receive, send: Send) -> None:
    from .services import presence

    workers, listener, keeper = jobs.workers(), elsewhere.Listener(), presence.Keeper()
    await receive()
    news.reopen()
    listener.start()
    keeper.start()
    setting_up.begin(afterwards=workers.start if settings.WORKER else lambda: None)
    await send({"type": "lifespan.startup.complete"})
    await receive()
    news.close()
    setting_up.stop()
    for running in (workers, keeper, listener):
        await asyncio.to_thread(running.stop)
    await send({"type": "lifespan.shutdown.complete"})
