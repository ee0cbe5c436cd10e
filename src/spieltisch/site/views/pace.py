"""How many tables one address may start."""

from __future__ import annotations

from ipaddress import ip_address

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest

from spieltisch.site.refusals import Refusal

SECONDS = 60


def address(request: HttpRequest) -> str:
    """From where a request comes.

    That is who is connected; for one of ``settings.TRUSTED_PROXIES`` it is the nearest address in
    ``X-Forwarded-For`` that is none. Whatever stands further left there anybody may have written.
    """
    hops = [request.META.get("REMOTE_ADDR", "")]
    hops += reversed([hop.strip() for hop in request.headers.get("X-Forwarded-For", "").split(",")])
    for hop, beyond in zip(hops, [*hops[1:], ""], strict=True):
        if not (_is_trusted(hop) and _is_address(beyond)):
            return str(hop)
    raise AssertionError("unreachable")


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _is_trusted(hop: str) -> bool:
    return _is_address(hop) and any(ip_address(hop) in network for network in settings.TRUSTED_PROXIES)


def not_too_often(request: HttpRequest) -> None:
    """429 for an address that starts tables as only a program would."""
    key = f"new-tables-{address(request)}"
    cache.add(key, 0, timeout=SECONDS)
    try:
        started = cache.incr(key)
    except ValueError:  # the minute ended just now
        return
    if started > settings.NEW_TABLES_A_MINUTE:
        raise Refusal(429, "answer-too-often")
