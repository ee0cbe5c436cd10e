"""Server-sent events of a table: nothing but version numbers. The page fetches what it may see itself."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

from django.http import Http404, HttpRequest, StreamingHttpResponse
from django.views.decorators.http import require_GET

from spieltisch.site import news
from spieltisch.site.models import Table

LOOK_AGAIN = 1.0  # seconds; finds steps that another process took
HEARTBEAT = 15.0  # seconds; tells proxies and browsers that the line is alive


async def _versions(table: int) -> AsyncIterator[str]:
    told, spoke = -1, 0.0
    yield "retry: 1000\n\n"
    with news.listening(table) as ear:
        while not news.is_closing():
            version = await Table.objects.values_list("version", flat=True).aget(pk=table)
            if version != told:
                told, spoke = version, time.monotonic()
                yield f"event: step\ndata: {version}\n\n"
            elif time.monotonic() - spoke > HEARTBEAT:
                spoke = time.monotonic()
                yield ": still here\n\n"
            await ear.wait(LOOK_AGAIN)


@require_GET
async def events(request: HttpRequest, table_id: str) -> StreamingHttpResponse:
    """A stream with the table's version, at once and after every step."""
    table = await Table.objects.filter(public_id=table_id).values_list("pk", flat=True).afirst()
    if table is None:
        raise Http404
    response = StreamingHttpResponse(_versions(table), content_type="text/event-stream")
    response["X-Accel-Buffering"] = "no"
    return response
