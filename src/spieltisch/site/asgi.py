"""The site as an ASGI application, for uvicorn or any other server.

With the server it starts the setting up of the rules and the bots' thread, and with it they stop.
"""

from __future__ import annotations

import asyncio
import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "spieltisch.site.settings")

from django.conf import settings
from django.core.asgi import get_asgi_application

from . import news, paths, setting_up
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
    from .bot_worker import BotWorker

    worker = BotWorker()
    await receive()
    news.reopen()
    setting_up.begin(afterwards=worker.start)
    await send({"type": "lifespan.startup.complete"})
    await receive()
    news.close()
    setting_up.stop()
    if worker.is_alive():
        await asyncio.to_thread(worker.stop)
    await send({"type": "lifespan.shutdown.complete"})
