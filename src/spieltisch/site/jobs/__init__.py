"""Work that nobody waits for with a request open: bots' moves, answers in time, messages.

A job is the name of a task and what it needs, as JSON. With a database in a file the jobs wait in this
process and threads of it do them (:mod:`.local`); with PostgreSQL they are kept there by procrastinate, and
workers share them (:mod:`.shared`). Either way a job may be done twice, or be forgotten when a process is
killed: tasks look first whether there is still something to do, and sweeps find what was forgotten.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, ParamSpec, Protocol

from django.db import transaction
from django.utils import timezone

from spieltisch.site import database, metrics

P = ParamSpec("P")

logger = logging.getLogger(__name__)

MOVES = "moves"
MESSAGES = "messages"
QUEUES = (MOVES, MESSAGES)
"""Queues have workers of their own: nobody waits for a bot because a message takes long."""

ATTEMPTS = 3
AGAIN = 2.0  # seconds until something that failed is tried again; longer for each further time


@dataclass(frozen=True)
class Job:
    """Task ``name`` is to be done with ``arguments``; ``once`` is the key under which it waits alone."""

    name: str
    arguments: dict[str, Any] = field(default_factory=dict)
    once: str = ""
    attempt: int = 1

    @property
    def queue(self) -> str:
        """Where it waits."""
        return _tasks[self.name].queue


@dataclass(frozen=True)
class Task:
    """What is done for jobs of one name."""

    work: Callable[..., None]
    queue: str


@dataclass(frozen=True)
class Sweep:
    """What looks every so many seconds for what was forgotten."""

    work: Callable[[], None]
    every: float
    queue: str


_tasks: dict[str, Task] = {}
sweeps: list[Sweep] = []


def task(name: str, queue: str = MOVES) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """The decorated function does the jobs called ``name``. It may be called again for the same job."""

    def add(work: Callable[P, None]) -> Callable[P, None]:
        _tasks[name] = Task(work, queue)
        return work

    return add


def sweep(every: float, queue: str = MOVES) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """The decorated function looks every so many seconds for what was forgotten, and defers it again."""

    def add(work: Callable[[], None]) -> Callable[[], None]:
        sweeps.append(Sweep(work, every, queue))
        return work

    return add


def defer(name: str, due: datetime | None = None, once: str = "", **arguments: Any) -> None:
    """Have task ``name`` done with ``arguments``, not before ``due``; within a transaction, once it commits.

    While a job with the key ``once`` waits, no second one is added.
    """
    put(Job(name, arguments, once), due)


def put(job: Job, due: datetime | None = None) -> None:
    """:func:`defer` for a whole job."""
    if database.is_shared():
        from . import shared

        shared.put(job, due)
    else:
        from . import local

        transaction.on_commit(partial(local.put, job, due))


class Workers(Protocol):
    """Whatever does jobs in this process."""

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def is_alive(self) -> bool: ...


def workers() -> Workers:
    """What does jobs in this process, once it is started."""
    if database.is_shared():
        from . import shared

        return shared.Workers()
    from . import local

    return local.Workers()


def count() -> dict[str, int]:
    """How many jobs wait, by queue."""
    if database.is_shared():
        from . import shared

        return shared.count()
    from . import local

    return local.count()


def is_worked_at() -> bool:
    """Whether somebody does the jobs: here, or a worker that has shown itself lately."""
    if database.is_shared():
        from . import shared

        return shared.is_seen()
    from . import local

    return local.is_running()


def do(job: Job) -> None:
    """Carry out ``job``. What fails is logged and tried again after a while, a few times."""
    found = _tasks.get(job.name)
    if found is None:
        logger.error("there is no task %s", job.name)
        return
    try:
        found.work(**job.arguments)
        metrics.JOBS.labels(job.name, "done").inc()
    except Exception:
        metrics.JOBS.labels(job.name, "failed").inc()
        logger.exception("%s failed (attempt %d)", job.name, job.attempt)
        if job.attempt < ATTEMPTS:
            due = timezone.now() + timedelta(seconds=AGAIN * job.attempt**2)
            put(replace(job, attempt=job.attempt + 1), due)
