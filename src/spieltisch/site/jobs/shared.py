"""Jobs of a site with a PostgreSQL server: kept there by procrastinate, done by whichever worker is free.

For procrastinate there is one task, with whatever job of ours. A job is stored in the transaction that wants
it. What fails is deferred anew by :func:`~spieltisch.site.jobs.do`, so nothing stays in its tables but what
waits and what is being done; what a killed worker was doing is removed, and found again by sweeps.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from datetime import datetime, timedelta
from typing import Any

from django.db import close_old_connections, connection, transaction
from django.db.models import Count, Q
from django.utils import timezone

from spieltisch.site import database

from . import MESSAGES, MOVES, Job, do, sweeps

logger = logging.getLogger(__name__)

NAME = "spieltisch"
POLL = 0.2  # seconds; so late a job may be that was deferred to a time. What is due at once comes by notice.
SEEN = 30.0  # seconds; a worker not heard of for so long is gone
AGAIN = 1.0  # seconds until a lost server is called again
AT_ONCE = {MOVES: max(2, os.cpu_count() or 1), MESSAGES: 2}
"""Jobs that one worker does at the same time: of the bots as many as can think."""
PRIORITY = {MOVES: 10, MESSAGES: 0}


def put(job: Job, due: datetime | None) -> None:
    """Store ``job``, unless one with its key waits already."""
    from procrastinate import exceptions
    from procrastinate.contrib.django import app

    where = app.configure_task(
        NAME,
        queue=job.queue,
        priority=PRIORITY[job.queue],
        schedule_at=due,
        queueing_lock=job.once or None,
    )
    try:
        with transaction.atomic():
            where.defer(name=job.name, arguments=job.arguments, once=job.once, attempt=job.attempt)
    except exceptions.AlreadyEnqueued:
        return


def _do(name: str, arguments: dict[str, Any], once: str, attempt: int) -> None:
    """What procrastinate calls, in a thread."""
    close_old_connections()
    try:
        do(Job(name, arguments, once, attempt))
    finally:
        close_old_connections()


class Workers(threading.Thread):
    """Does jobs of all queues in this process, until :meth:`stop`."""

    def __init__(self) -> None:
        super().__init__(name="jobs", daemon=True)
        self._stopping = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ended: asyncio.Event | None = None

    def stop(self, seconds: float = 6.0) -> None:
        """Stop after the jobs being done; wait for that, ``seconds`` at most."""
        self._stopping.set()
        if self._loop is not None and self._ended is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._ended.set)
        if self.is_alive():
            self.join(seconds)

    def run(self) -> None:
        """Work, and begin anew after whatever failure: the server may be away for a while."""
        sweeper = threading.Thread(target=self._sweep, name="sweeps", daemon=True)
        sweeper.start()
        while not self._stopping.is_set():
            try:
                asyncio.run(self._work())
            except Exception as failure:
                logger.warning("the jobs are interrupted: %s", type(failure).__name__)
            self._stopping.wait(AGAIN)
        sweeper.join(2)

    async def _work(self) -> None:
        """Until something ends: a worker because it lost the server, or all because they are to stop."""
        from procrastinate import App, PsycopgConnector

        self._ended, self._loop = asyncio.Event(), asyncio.get_running_loop()
        if self._stopping.is_set():
            return
        app = App(
            connector=PsycopgConnector(
                kwargs=database.parameters(), min_size=1, max_size=4, timeout=database.PATIENCE, name="jobs"
            )
        )
        app.task(name=NAME)(_do)
        async with app.open_async():
            stop = asyncio.create_task(self._ended.wait())
            workers = [asyncio.create_task(_bury(app))]
            for queue, at_once in AT_ONCE.items():
                worker = app.run_worker_async(
                    queues=[queue],
                    name=queue,
                    concurrency=at_once,
                    fetch_job_polling_interval=POLL,
                    delete_jobs="always",
                    install_signal_handlers=False,
                    shutdown_graceful_timeout=3,
                    stalled_worker_timeout=SEEN,
                )
                workers.append(asyncio.create_task(worker))
            try:
                await asyncio.wait([stop, *workers], return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (stop, *workers):
                    task.cancel()
                ended = await asyncio.gather(stop, *workers, return_exceptions=True)
        if not self._stopping.is_set():
            logger.warning("the jobs begin anew: %s", [type(each).__name__ for each in ended])

    def _sweep(self) -> None:
        swept: dict[int, float] = {}
        while not self._stopping.wait(0.2):
            for number, each in enumerate(sweeps):
                if number in swept and time.monotonic() - swept[number] < each.every:
                    continue
                swept[number] = time.monotonic()
                try:
                    close_old_connections()
                    each.work()
                except Exception as failure:
                    logger.warning("a sweep failed: %s", type(failure).__name__)
                finally:
                    close_old_connections()


async def _bury(app: Any) -> None:
    """Remove now and then what a worker was doing when it was lost; sweeps find what was not done."""
    from procrastinate.jobs import Status

    while True:
        for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=SEEN):
            logger.warning("a worker was lost while doing a job")
            await app.job_manager.finish_job(job, status=Status.FAILED, delete_job=True)
        await asyncio.sleep(SEEN / 2)


def count() -> dict[str, int]:
    """How many jobs are due, by queue."""
    from procrastinate.contrib.django.models import ProcrastinateJob

    due = Q(scheduled_at=None) | Q(scheduled_at__lte=timezone.now())
    found = ProcrastinateJob.objects.filter(due, status="todo").values_list("queue_name")
    return dict(found.annotate(Count("pk")).order_by())


def is_seen() -> bool:
    """Whether a worker has shown itself lately."""
    with connection.cursor() as cursor:
        since = timezone.now() - timedelta(seconds=SEEN)
        cursor.execute("SELECT 1 FROM procrastinate_workers WHERE last_heartbeat > %s LIMIT 1", [since])
        return cursor.fetchone() is not None
