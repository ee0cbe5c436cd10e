"""Many pages, many moves: ``make load``.

Two web processes and a worker over PostgreSQL, and this program on the same cores: pages hold their
streams open at running tables of people, and moves are posted at a given rate, spread over tables and
processes. A move that a page hears of is fetched by the page, too, unless ``--no-fetch`` says otherwise. Told
as JSON: how long a move took, when it was heard of and seen at the other seats, memory, and whether any was
lost or made twice. ``--search`` raises the rate until a limit breaks.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from players import ACTION, NUMBER, VERSION, Line, Page, Seat, Servers, percentile, set_up, told

MOVE_LIMIT = 0.150  # seconds, 95 of 100 moves
SEEN_LIMIT = 1.0  # seconds, 95 of 100 at the other seats


class Load:
    """A site under load."""

    def __init__(self, options: argparse.Namespace, servers: Servers, tables: list[list[Seat]]) -> None:
        self.options = options
        self.tables = tables
        self.ports = servers.ports
        self.pages = [
            Page(seats[number % len(seats)], self.ports[number % len(self.ports)])
            for seats in tables
            for number in range(options.pages // len(tables))
        ]
        self.lines = {(seats[0].table, port): Line(port) for seats in tables for port in self.ports}
        self.moves: list[float] = []
        self.heard: list[float] = []
        self.seen: list[float] = []
        self.late = 0
        self.refused = 0
        self.made: dict[int, int] = {}
        self.idle = {seats[0].table for seats in tables}
        self.over: set[int] = set()

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        """Load at ``rate`` moves a second for so long; what came of it."""
        listening = [asyncio.create_task(page.listen()) for page in self.pages]
        end = time.monotonic() + 60
        while not all(page.heard for page in self.pages) and time.monotonic() < end:
            await asyncio.sleep(0.1)
        connected = sum(bool(page.heard) for page in self.pages)
        for found in (self.moves, self.heard, self.seen):
            found.clear()
        self.late = self.refused = 0
        began, posting, sent = time.monotonic(), set(), 0
        while time.monotonic() - began < seconds:
            due = began + sent / rate
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            sent += 1
            free = self.idle - self.over
            if not free:
                self.late += 1
                continue
            table = random.choice(sorted(free))
            self.idle.discard(table)
            task = asyncio.create_task(self._move(table))
            posting.add(task)
            task.add_done_callback(posting.discard)
        await asyncio.gather(*posting)
        await asyncio.sleep(2)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        return {
            "pages": connected, "tables": len(self.tables), "rate": rate, "seconds": seconds,
            "moves": len(self.moves), "moves_a_second": round(len(self.moves) / seconds, 1),
            "not_sent": self.late, "refused": self.refused,
            "move_ms": _ms(self.moves), "heard_ms": _ms(self.heard), "seen_ms": _ms(self.seen),
            "order_broken": sum(page.order_broken for page in self.pages),
        }  # fmt: skip

    async def _move(self, table: int) -> None:
        seats = next(seats for seats in self.tables if seats[0].table == table)
        port = random.choice(self.ports)
        line = self.lines[table, port]
        try:
            for seat in seats:  # whose turn it is the page says; looking for it is not part of the measure
                page = await line.ask("GET", seat.path, seat.cookies)
                choices, version = ACTION.findall(page.body), VERSION.search(page.body)
                if choices and version:
                    break
            else:
                self.over.add(table)
                return
            form = {"version": version[1].decode(), "action": random.choice(choices).decode()}
            began = time.monotonic()
            answer = await line.ask("POST", f"{seat.path}move", seat.cookies, form)
            self.moves.append(answer.seconds)
            number = NUMBER.search(answer.body)
            if answer.status != 200 or number is None:
                self.refused += 1
                return
            self.made[table] = self.made.get(table, 0) + 1
            others = [page for page in self.pages if page.seat.table == table]
            await asyncio.gather(*(self._follow(page, int(number[1]), began) for page in others))
        except OSError:
            self.refused += 1
        finally:
            self.idle.add(table)

    async def _follow(self, page: Page, number: int, began: float) -> None:
        """Until the page has heard of ``number``, and has fetched it."""
        end = began + 10
        while not (known := [at for heard, at in page.heard.items() if heard >= number]):
            if time.monotonic() > end:
                self.heard.append(10.0)
                self.seen.append(10.0)
                return
            await asyncio.sleep(0.005)
        self.heard.append(max(0.0, min(known) - began))
        if self.options.fetch:
            line = self.lines[page.seat.table, page.port]
            await line.ask("GET", f"{page.seat.path}?version={number - 1}", page.seat.cookies)
            self.seen.append(time.monotonic() - began)


def _ms(values: list[float]) -> dict[str, float]:
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * percentile(values, share), 1) for name, share in shares.items()}


def count_moves(tables: list[list[Seat]]) -> dict[int, int]:
    """Stored moves of each table, by the database."""
    from django.db.models import Count

    from spieltisch.site.models import Step

    rows = Step.objects.filter(table__in=[seats[0].table for seats in tables], chosen=True, actor__gte=0)
    return dict(rows.values_list("table").annotate(Count("pk")).order_by())


def holds(result: dict[str, Any]) -> bool:
    """Whether the limits hold."""
    seen = result["seen_ms"] if result["seen_ms"]["max"] else result["heard_ms"]
    return bool(
        result["move_ms"]["p95"] <= 1000 * MOVE_LIMIT
        and seen["p95"] <= 1000 * SEEN_LIMIT
        and not result["not_sent"]
        and result["moves"] >= 0.97 * result["rate"] * result["seconds"]
    )


def main() -> int:
    """Run, tell, and fail if a limit is broken or a move lost or made twice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=500)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rate", type=float, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--web", type=int, default=2)
    parser.add_argument("--no-fetch", dest="fetch", action="store_false")
    parser.add_argument("--search", action="store_true", help="raise the rate until a limit breaks")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        import os

        os.environ["SPIELTISCH_DATA"] = folder
        servers = Servers(Path(folder), options.web, 1)
        try:
            servers.wait()
            tables = set_up(options.tables, options.players)
            rate, fine = options.rate, True
            while True:
                load = Load(options, servers, tables)
                before = count_moves(tables)
                result = asyncio.run(load.run(rate, options.seconds))
                stored = count_moves(tables)
                grown = {table: stored.get(table, 0) - before.get(table, 0) for table in stored}
                result["lost_or_doubled"] = sum(abs(grown.get(t, 0) - n) for t, n in load.made.items())
                result["memory_mib"] = servers.memory()
                result["holds"] = holds(result)
                print(told(result), flush=True)
                fine &= not result["lost_or_doubled"] and not result["order_broken"]
                if not options.search:
                    return 0 if fine and result["holds"] else 1
                if not result["holds"]:
                    return 0 if fine else 1
                rate = round(rate * 1.2, 1)
                tables = set_up(options.tables, options.players)
        finally:
            servers.end()


if __name__ == "__main__":
    sys.exit(main())
