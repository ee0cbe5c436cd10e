"""Server-sent events of a table: numbers of its states, no more. The page fetches what it may see itself."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

from asgiref.sync import sync_to_async
from django.http import Http404, HttpRequest, StreamingHttpResponse
from django.views.decorators.http import require_GET

from spieltisch.site import news
from spieltisch.site.models import Table

LOOK_AGAIN = 5.0  # seconds; finds steps that another process took. Those of this one are heard of at once.
HEARTBEAT = 15.0  # seconds; tells proxies and browsers that the line is alive


def _found(public_id: str) -> int | None:
    return Table.objects.filter(public_id=public_id).values_list("pk", flat=True).first()


def _number(table: int) -> int:
    return Table.objects.only("version", "changed", "waiting").get(pk=table).number


# In the few threads that all streams share: one thread and one open database a stream, for as long as a page
# is open, would be three files each.
_find = sync_to_async(_found, thread_sensitive=False)
_look = sync_to_async(_number, thread_sensitive=False)


async def _numbers(table: int) -> AsyncIterator[str]:
    told, spoke = None, 0.0  # every number may be the first
    yield "retry: 1000\n\n"
    with news.listening(table) as ear:
        while not news.is_closing():
            number = await _look(table)
            if number != told:
                told, spoke = number, time.monotonic()
                yield f"event: step\ndata: {number}\n\n"
            elif time.monotonic() - spoke > HEARTBEAT:
                spoke = time.monotonic()
                yield ": still here\n\n"
            await ear.wait(LOOK_AGAIN)


@require_GET
async def events(request: HttpRequest, table_id: str) -> StreamingHttpResponse:
    """A stream with the number of the table's state, at once and after every change."""
    table = await _find(table_id)
    if table is None:
        raise Http404
    response = StreamingHttpResponse(_numbers(table), content_type="text/event-stream")
    response["X-Accel-Buffering"] = "no"
    return response
