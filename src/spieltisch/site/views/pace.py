"""How often somebody may do what a program could do without end.

Counts stand in the database, so that all processes of a site count together. A kind of thing is done so many
times in so many seconds (``settings.LIMITS``) by one address, account or person; each is counted in its
own window, which begins with the first time.
"""

from __future__ import annotations

from datetime import timedelta
from ipaddress import IPv6Address, ip_address, ip_network

from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import F
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac

from spieltisch.site.models import Count
from spieltisch.site.refusals import Refusal

OF_ONE_HOUSE = 64  # bits of an IPv6 address that a household has; it may change the others as it likes


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


def house(request: HttpRequest) -> str:
    """What is counted of an address: of IPv6 the network, since a house has trillions of addresses."""
    found = address(request)
    if _is_address(found) and isinstance(ip_address(found), IPv6Address):
        return str(ip_network(f"{found.partition('%')[0]}/{OF_ONE_HOUSE}", strict=False))
    return found


def not_too_often(request: HttpRequest, what: str = "new-table") -> None:
    """429 for an address that does ``what`` as only a program would."""
    spend(what, house(request))


def spend(what: str, who: str) -> None:
    """Count that ``who`` does ``what``; 429 if that has been too often."""
    times, seconds = settings.LIMITS[what]
    now, key = timezone.now(), _key(what, who)
    free = Count.objects.filter(key=key, ends__gt=now, times__lt=times)
    if free.update(times=F("times") + 1):
        return
    if not Count.objects.filter(key=key, ends__gt=now).exists():
        Count.objects.filter(ends__lte=now).delete()
        try:
            with transaction.atomic():
                Count.objects.create(key=key, times=1, ends=now + timedelta(seconds=seconds))
            return
        except IntegrityError:  # somebody was quicker
            if free.update(times=F("times") + 1):
                return
    raise Refusal(429, f"answer-too-often-{what}", n=max(1, seconds // 60))


def give_back(what: str, who: str) -> None:
    """Uncount one: it was rightly done."""
    Count.objects.filter(key=_key(what, who), times__gt=0).update(times=F("times") - 1)


def _key(what: str, who: str) -> str:
    return salted_hmac("spieltisch.pace", f"{what} {who}", algorithm="sha256").hexdigest()
