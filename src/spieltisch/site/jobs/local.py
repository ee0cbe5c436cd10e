"""Jobs of a site with one machine and its database in a file: they wait in this process, in order of time.

Each queue has one thread. Compiled search does not hold Python's lock, so pages are answered while a bot
thinks. Nothing is stored: after a restart the sweeps find everything again.
"""

from __future__ import annotations

import heapq
import logging
import threading
import time
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.db import close_old_connections
from django.utils import timezone

from . import QUEUES, Job, Sweep, do, sweeps

logger = logging.getLogger(__name__)

LONGEST = 1.0  # seconds between two looks at the clock


@dataclass(order=True)
class Waiting:
    """A job and when it is due, as ``time.monotonic`` counts."""

    due: float
    job: Job = field(compare=False)


class Worker(threading.Thread):
    """Does the jobs of one queue and its sweeps, until :meth:`stop`."""

    def __init__(self, queue: str) -> None:
        super().__init__(name=queue, daemon=True)
        self.queue = queue
        self._waiting: list[Waiting] = []
        self._keys: set[str] = set()
        self._wake = threading.Condition()
        self._stopping = False
        self._swept: dict[int, float] = {}

    # ------------------------------------------------------------ from other threads

    def listen(self) -> None:
        """Take the jobs of this queue from now on."""
        _workers[self.queue] = self

    def start(self) -> None:
        """Begin, with everything that sweeps find."""
        self.listen()
        super().start()

    def stop(self, seconds: float = 3.0) -> None:
        """Stop after the job being done; wait for that, ``seconds`` at most."""
        if _workers.get(self.queue) is self:
            del _workers[self.queue]
        with self._wake:
            self._stopping = True
            self._wake.notify()
        if self.is_alive():
            self.join(seconds)

    def add(self, job: Job, due: datetime | None = None) -> None:
        """Keep ``job`` until it is due, unless one with its key waits already."""
        now = time.monotonic()
        at = now if due is None else now + max(0.0, (due - timezone.now()).total_seconds())
        with self._wake:
            if job.once:
                if job.once in self._keys:
                    return
                self._keys.add(job.once)
            heapq.heappush(self._waiting, Waiting(at, job))
            self._wake.notify()

    def waiting(self) -> list[Job]:
        """The jobs that wait, as they are due."""
        with self._wake:
            return [each.job for each in sorted(self._waiting)]

    # ------------------------------------------------------------ in the thread

    def run(self) -> None:
        """Do what is due, look for what was forgotten, and never stop for one that fails."""
        while not self._stopping:
            for number, sweep in enumerate(sweeps):
                last = self._swept.get(number)
                if sweep.queue == self.queue and (last is None or time.monotonic() - last >= sweep.every):
                    self._swept[number] = time.monotonic()
                    self.sweep(sweep)
            if job := self.next():
                self.work(job)

    def next(self) -> Job | None:
        """The job that is due, having waited a while for one; ``None`` if there is none."""
        with self._wake:
            now = time.monotonic()
            due = self._waiting[0].due if self._waiting else now + LONGEST
            if due > now and not self._stopping:
                self._wake.wait(min(due - now, LONGEST))
            if self._waiting and self._waiting[0].due <= time.monotonic():
                job = heapq.heappop(self._waiting).job
                self._keys.discard(job.once)
                return job
        return None

    def work(self, job: Job) -> None:
        """Do one job."""
        self._guarded(do, job)

    def sweep(self, sweep: Sweep) -> None:
        """Look for what was forgotten."""
        self._guarded(sweep.work)

    def _guarded(self, task: Any, *arguments: Any) -> None:
        close_old_connections()
        try:
            task(*arguments)
        except Exception:
            logger.exception("the thread for %s goes on after a failure", self.queue)
            time.sleep(0.1)
        finally:
            close_old_connections()


_workers: dict[str, Worker] = {}


def put(job: Job, due: datetime | None) -> None:
    """Give ``job`` to the thread of its queue. Where none runs, sweeps will find it once one does."""
    if worker := _workers.get(job.queue):
        worker.add(job, due)


class Workers:
    """A thread for every queue."""

    def __init__(self) -> None:
        self._threads = [Worker(queue) for queue in QUEUES]

    def start(self) -> None:
        """Begin."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Stop after what is being done."""
        for thread in self._threads:
            thread.stop()

    def is_alive(self) -> bool:
        """Whether they run."""
        return any(thread.is_alive() for thread in self._threads)


def count() -> dict[str, int]:
    """How many jobs wait in this process, by queue."""
    return {queue: len(worker.waiting()) for queue, worker in _workers.items()}


def is_running() -> bool:
    """Whether jobs are done in this process."""
    return bool(_workers)
