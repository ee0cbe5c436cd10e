"""An ASGI wrapper that reads small request bodies and drops large ones, before anything is stored.

Django writes the whole body of a request to a temporary file before it looks at it; a body without end
would fill the disk. Bodies over the limit are thrown away while they come in (up to a point, so that the
browser stays to hear the answer), and the request goes on without one, marked as too large.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MARK = "spieltisch.too_large"
PATIENCE = 16  # a body is heard out up to so many times the limit


def limited(app: App, limit: int) -> App:
    """``app`` with request bodies of at most ``limit`` bytes."""

    async def wrapper(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await app(scope, receive, send)
            return
        body, size = await _read(receive, limit)
        if size < 0:
            return
        if size > limit:
            scope[MARK] = True
        messages = [{"type": "http.request", "body": body, "more_body": False}]

        async def replayed() -> Message:
            if messages:
                return messages.pop()
            while (message := await receive())["type"] == "http.request":
                pass  # the rest of what was not heard out
            return message

        await app(scope, replayed, send)

    return wrapper


async def _read(receive: Receive, limit: int) -> tuple[bytes, int]:
    """The body if it is small enough (else nothing), and its size as far as read; -1: the client left."""
    parts: list[bytes] = []
    size = 0
    while size <= limit * PATIENCE:
        message = await receive()
        if message["type"] != "http.request":
            return b"", -1
        part = message.get("body", b"")
        size += len(part)
        if size <= limit:
            parts.append(part)
        if not message.get("more_body", False):
            break
    return (b"".join(parts) if size <= limit else b""), size
