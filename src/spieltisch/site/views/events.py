"""Server-sent events of a table: marks of what is new there; the page fetches what it may see itself."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

from django.http import Http404, HttpRequest, StreamingHttpResponse
from django.views.decorators.http import require_GET

from spieltisch.site import database, identity, metrics, news
from spieltisch.site.models import Table
from spieltisch.site.services import presence

HEARTBEAT = 15.0  # seconds; tells proxies and browsers that the line is alive


def _found(request: HttpRequest, public_id: str) -> tuple[int | None, str]:
    table = Table.objects.filter(public_id=public_id).values_list("pk", flat=True).first()
    return table, identity.person(request)


_find = database.in_a_thread(_found)
_look = database.in_a_thread(news.look)


async def _told(table: int, person: str) -> AsyncIterator[str]:
    spoke = time.monotonic()
    yield "retry: 1000\n\n"
    with presence.looking(table, person), metrics.STREAMS.track_inprogress(), news.listening(table) as ear:
        await _look([table])
        while not news.is_closing():
            for kind, mark in ear.news().items():
                spoke = time.monotonic()
                yield f"event: {kind}\ndata: {mark}\n\n"
            if time.monotonic() - spoke > HEARTBEAT:
                spoke = time.monotonic()
                yield ": still here\n\n"
            await ear.wait(HEARTBEAT)


@require_GET
async def events(request: HttpRequest, table_id: str) -> StreamingHttpResponse:
    """A stream with the number of the table's state and who looks, at once and after every change."""
    table, person = await _find(request, table_id)
    if table is None:
        raise Http404
    response = StreamingHttpResponse(_told(table, person), content_type="text/event-stream")
    response["X-Accel-Buffering"] = "no"
    return response
