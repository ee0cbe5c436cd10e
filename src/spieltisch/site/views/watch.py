"""For whoever runs the site: the sign of life and the counters."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.utils import Error
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest, multiprocess
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from spieltisch.site import jobs, metrics_folder, setting_up
from spieltisch.site.models import Presence, Table

from . import errors
from .pace import address

FORWARDED = ("X-Forwarded-For", "X-Real-IP", "Forwarded")


@require_safe
def healthz(request: HttpRequest) -> JsonResponse:
    """200 when people can play; 503 while the rules are set up or the database cannot be used.

    That no worker has been seen is said, but people can play each other without one.
    """
    told = {"status": "ok", "database": "ok", "rules": "ok", "worker": "ok"}
    status = 200
    try:
        connection.ensure_connection()
        if not _is_migrated():
            status, told["database"] = 503, "to be migrated"
        elif not jobs.is_worked_at():
            told["worker"] = "not seen"
    except Error:
        status, told["database"], told["worker"] = 503, "out of reach", "unknown"
    if not setting_up.progress(setting_up.first_game()).is_ready:
        status, told["rules"] = 503, "setting up"
    if status != 200:
        told["status"] = "setting up" if told["database"] == "ok" else "database"
    return JsonResponse(told, status=status)


_migrated = False


def _is_migrated() -> bool:
    """Whether the database has what this version needs; once it has, it is not asked again."""
    global _migrated
    if not _migrated:
        executor = MigrationExecutor(connection)
        _migrated = not executor.migration_plan(executor.loader.graph.leaf_nodes())
    return _migrated


@require_safe
def counters(request: HttpRequest) -> HttpResponse:
    """What Prometheus reads; for this machine itself, and whoever may by the settings; 404 for all others."""
    if not _may_read(request):
        return errors.page(request, 404, "error-no-page")
    registry = CollectorRegistry()
    if folder := os.environ.get(metrics_folder.VARIABLE):
        metrics_folder.bury(Path(folder))
        multiprocess.MultiProcessCollector(registry)
    else:
        registry = REGISTRY
    told = generate_latest(registry) + generate_latest(_now())
    return HttpResponse(told, content_type=CONTENT_TYPE_LATEST)


def _may_read(request: HttpRequest) -> bool:
    """By the token, or by the address. A proxy on this machine asks for others: that is no address of ours,
    unless it is one of ``TRUSTED_PROXIES`` and says for whom."""
    given = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if settings.METRICS_TOKEN and secrets.compare_digest(given.encode(), settings.METRICS_TOKEN.encode()):
        return True
    try:
        asking = ip_address(address(request))
    except ValueError:
        return False
    if any(asking in network for network in settings.METRICS_FROM):
        return True
    return asking.is_loopback and not any(header in request.headers for header in FORWARDED)


class _Now(Collector):
    """What is read from the database when it is asked for."""

    def collect(self) -> Iterator[Any]:
        waiting = GaugeMetricFamily("spieltisch_jobs_waiting", "Jobs that are due", labels=["queue"])
        found = jobs.count()
        for queue in jobs.QUEUES:
            waiting.add_metric([queue], found.get(queue, 0))
        yield waiting
        running = Table.objects.filter(ended=None, waiting=False).count()
        yield GaugeMetricFamily("spieltisch_tables_running", "Games being played", running)
        yield GaugeMetricFamily("spieltisch_pages_open", "People at tables", Presence.objects.count())


def _now() -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(_Now())
    return registry
