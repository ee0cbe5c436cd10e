"""How many tables one address may start."""

from __future__ import annotations

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest

from spieltisch.site.refusals import Refusal

SECONDS = 60


def not_too_often(request: HttpRequest) -> None:
    """429 for an address that starts tables as only a program would."""
    key = f"new-tables-{request.META.get('REMOTE_ADDR', '')}"
    cache.add(key, 0, timeout=SECONDS)
    try:
        started = cache.incr(key)
    except ValueError:  # the minute ended just now
        return
    if started > settings.NEW_TABLES_A_MINUTE:
        raise Refusal(429, "answer-too-often")
