"""Errors in words: what was wrong, what would be right. No stack trace reaches a player."""

from __future__ import annotations

import sys
from typing import Any

from django.core.exceptions import DisallowedHost, RequestDataTooBig
from django.db.utils import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from spieltisch.site import setting_up
from spieltisch.site.refusals import Refusal
from spieltisch.site.speech import texts

REFRESH = 1  # seconds


def page(request: HttpRequest, status: int, key: str, **values: Any) -> HttpResponse:
    """The error page, or for a part of a page its sentence alone, for the region that is read out."""
    return said(request, status, texts().say(key, **values))


def said(request: HttpRequest, status: int, message: str, **action: str) -> HttpResponse:
    """:func:`page` with the sentence itself; ``action_url`` and ``action_text`` for another button."""
    context = {
        "status": status,
        "title": texts().say(f"error-{status}-title"),
        "message": message,
        "action_url": reverse("home"),
        "action_text": texts().say("error-action"),
        **action,
    }
    if not getattr(request, "htmx", False):
        return render(request, "site/error.html", context, status=status)
    response = render(request, "site/alert.html", context, status=status)
    response["HX-Retarget"] = "#alert"
    response["HX-Reswap"] = "innerHTML"
    return response


def refused(request: HttpRequest, refusal: Refusal) -> HttpResponse:
    """A refusal that has no better place than a page of its own."""
    return said(request, refusal.status, str(refusal))


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400, and 413 for a form that is too large."""
    if isinstance(exception, RequestDataTooBig):
        return too_large(request)
    if isinstance(exception, DisallowedHost):
        return page(request, 400, "error-host")
    return page(request, 400, "error-bad-request")


def too_large(request: HttpRequest) -> HttpResponse:
    """413."""
    from django.conf import settings

    return page(request, 413, "answer-file-too-large", limit=settings.FILE_LIMIT // 1024)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """403."""
    return page(request, 403, "error-forbidden")


def cross_site(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403 for a form without this site's token: from elsewhere, or kept open for very long."""
    return page(request, 403, "error-cross-site")


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404."""
    is_table = request.path_info.startswith("/table/")
    return page(request, 404, "error-no-table" if is_table else "error-no-page")


def our_fault(request: HttpRequest) -> HttpResponse:
    """500, or 503 while the database is out of reach. Every step is stored before it is shown, so the game is
    safe."""
    if isinstance(sys.exc_info()[1], (OperationalError, InterfaceError)):
        response = page(request, 503, "error-no-database")
        response["Retry-After"] = "2"
        return response
    return page(request, 500, "error-our-fault")


def setting_up_page(
    request: HttpRequest, progress: setting_up.Progress, game: str | None = None
) -> HttpResponse:
    """503 while the rules are being compiled; the page comes again by itself, without scripts.

    What was posted is not kept: then comes the page for a new game, if it is about one, else home.
    """
    context = {
        "done": progress.done,
        "total": progress.total,
        "percent": progress.percent,
        "refresh": REFRESH,
    }
    response = render(request, "site/setting_up.html", context, status=503)
    after_form = reverse("new", args=[game]) if game else reverse("home")
    target = "" if request.method in ("GET", "HEAD") else f"; url={after_form}"
    response["Refresh"] = f"{REFRESH}{target}"
    response["Retry-After"] = str(REFRESH)
    return response
