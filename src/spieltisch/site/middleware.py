"""What happens to every request before and after its view.

These are plain functions that run in the request's thread: a chain of them costs one switch of threads,
where each middleware able to run in the event loop would cost two of its own.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.db import connection
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.urls import Resolver404, resolve
from django.utils.cache import add_never_cache_headers
from whitenoise.middleware import WhiteNoiseMiddleware

from . import games, metrics, setting_up
from .models import Table
from .views import errors

METHODS = ("GET", "HEAD", "POST", "OPTIONS")
access = logging.getLogger("spieltisch.access")

Answer = Callable[[HttpRequest], HttpResponseBase]


def counted(get_response: Answer) -> Answer:
    """Every request is counted by its view, and noted without its address, which may be known to few."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        began = time.perf_counter()
        response = get_response(request)
        seconds = time.perf_counter() - began
        match = getattr(request, "resolver_match", None)
        view = (match and match.view_name) or "none"
        method = request.method if request.method in METHODS else "other"
        metrics.ANSWERS.labels(view, method, response.status_code).inc()
        metrics.SECONDS.labels(view).observe(seconds)
        noted = {"view": view, "method": method, "status": response.status_code}
        access.info("answered", extra={**noted, "ms": round(1000 * seconds, 1)})
        return response

    return middleware


def streams_hold_no_connection(get_response: Answer) -> Answer:
    """What middleware asked the database for a stream is done: the connection must not wait for its end."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        if response.streaming and not connection.in_atomic_block:
            connection.close()
        return response

    return middleware


def no_nul(get_response: Answer) -> Answer:
    """A character that no keyboard has and PostgreSQL does not store is refused wherever it is posted."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        fields = [*request.GET.lists(), *(request.POST.lists() if request.method == "POST" else ())]
        if any("\0" in text for name, values in fields for text in (name, *values)):
            return errors.page(request, 400, "error-bad-request")
        return get_response(request)

    return middleware


class StaticFiles(WhiteNoiseMiddleware):
    """WhiteNoise, but with files read at once: they are small, and ASGI has no use for a lazy file."""

    @staticmethod
    def serve(static_file: Any, request: HttpRequest) -> HttpResponse:
        """The file, or 304 if the browser has it."""
        found = static_file.get_response(request.method, request.META)
        content = b""
        if found.file is not None:
            with found.file as file:
                content = file.read()
        response = HttpResponse(content, status=int(found.status))
        del response["Content-Type"]
        for key, value in found.headers:
            response[key] = value
        if found.file is not None:
            # As read: since its headers were made at the start, an update may have changed the file.
            response["Content-Length"] = str(len(content))
        return response


def never_stored(get_response: Answer) -> Answer:
    """No page is kept by a browser or a proxy: it shows what one person may see at one moment."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        if not response.has_header("Cache-Control"):
            add_never_cache_headers(response)
        response.headers.setdefault(
            "Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
        )
        return response

    return middleware


def small_bodies(get_response: Answer) -> Answer:
    """What is too large is answered in a sentence, unread. See also :mod:`.body_limit`."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        length = request.META.get("CONTENT_LENGTH") or "0"
        too_large = getattr(request, "scope", {}).get("spieltisch.too_large", False)
        if too_large or (length.isdigit() and int(length) > settings.BODY_LIMIT):
            return errors.too_large(request)
        return get_response(request)

    return middleware


def setting_up_first(get_response: Answer) -> Answer:
    """While the rules are being compiled, once after installing, pages say so and come again.

    Without the first game it is every page; of another game, the pages of that game.
    """

    def middleware(request: HttpRequest) -> HttpResponseBase:
        if setting_up.all_ready() or request.path_info in ("/healthz", "/metrics"):
            return get_response(request)
        first = setting_up.progress(setting_up.first_game())
        if not first.is_ready:
            return errors.setting_up_page(request, first)
        game = _game_of(request)
        if game and not setting_up.want(game).is_ready:
            return errors.setting_up_page(request, setting_up.progress(game), game)
        return get_response(request)

    return middleware


def _game_of(request: HttpRequest) -> str | None:
    """The game whose rules a page needs; ``None`` if it needs none."""
    try:
        named = resolve(request.path_info).kwargs
    except Resolver404:
        return None
    if "table_id" in named:
        return Table.objects.filter(public_id=named["table_id"]).values_list("game", flat=True).first()
    game = named.get("game")
    return game if game in games.game_ids() else None


def errors_that_speak(get_response: Answer) -> Answer:
    """Errors that views and Django answer without words (405) get the site's page."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        if response.status_code == 405:
            allowed = response.headers.get("Allow", "")
            response = errors.page(request, 405, "error-wrong-method")
            response["Allow"] = allowed
        return response

    return middleware
