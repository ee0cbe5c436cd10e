"""Addresses of this site as others reach it."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme


def absolute(request: HttpRequest, path: str) -> str:
    """``path`` with the host: through the proxy before this site, if there is one."""
    for origin in settings.CSRF_TRUSTED_ORIGINS:
        if urlsplit(origin).netloc == request.get_host():
            return str(origin) + path
    return request.build_absolute_uri(path)


def onward(request: HttpRequest, otherwise: str = "home") -> str:
    """Where field ``next`` wants to go on, if that is on this site; else the page called ``otherwise``."""
    wanted = request.POST.get("next", request.GET.get("next", ""))
    if wanted.startswith("/") and url_has_allowed_host_and_scheme(wanted, allowed_hosts=None):
        return wanted
    return reverse(otherwise)
