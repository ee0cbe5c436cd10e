"""Whole games while processes are killed: ``make kills``.

Two web processes and two workers over PostgreSQL. Programs play games to the end over HTTP, people against
people and against bots, and whatever is not answered they send again to either process. Meanwhile web
processes, workers and the server itself are killed (SIGKILL) and started again. In the end every record
passes ``spieltisch check``, and what was stored is what was accepted: nothing lost, nothing made twice.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from players import ACTION, VERSION, Answer, Line, Seat, Servers, cookies, set_up, told

GIVE_UP = 180.0  # seconds without an answer


class Games:
    """The programs that play, and what they did."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.accepted: dict[int, int] = {}
        self.sent_again = 0
        self.records: dict[int, bytes] = {}

    async def play(self, seats: list[Seat]) -> None:
        """One game, to its end."""
        lines = [Line(port) for port in self.ports]
        table, path = seats[0].table, seats[0].path
        self.accepted[table] = 0
        while True:
            record = await self._ask(lines, "GET", f"{path}record", seats[0].cookies, expected=(200, 403))
            if record.status == 200:
                self.records[table] = record.body
                break
            for seat in seats:
                await self._move(lines, seat)
        for line in lines:
            line.close()

    async def _move(self, lines: list[Line], seat: Seat) -> None:
        """As often as it is this seat's turn; a bot's turn is waited for."""
        while True:
            page = await self._ask(lines, "GET", seat.path, seat.cookies)
            choices, version = ACTION.findall(page.body), VERSION.search(page.body)
            if not choices or version is None:
                await asyncio.sleep(0.05)
                return
            form = {"version": version[1].decode(), "action": random.choice(choices).decode()}
            path, expected = f"{seat.path}move", (200, 409)
            answer = await self._ask(lines, "POST", path, seat.cookies, form, expected)
            self.accepted[seat.table] += answer.status == 200

    async def _ask(
        self, lines: list[Line], method: str, path: str, cookie: str, form: dict[str, str] | None = None,
        expected: tuple[int, ...] = (200,),
    ) -> Answer:  # fmt: skip
        """Ask either process until one answers as it should."""
        end = time.monotonic() + GIVE_UP
        while True:
            try:
                answer = await random.choice(lines).ask(method, path, cookie, form)
                if answer.status in expected:
                    return answer
                assert answer.status in (500, 502, 503), (answer.status, path, answer.body[:300])
            except OSError:
                pass
            assert time.monotonic() < end, f"no answer at {path}"
            self.sent_again += 1
            await asyncio.sleep(random.choice((0, 0.05, 0.5)))


async def play_all(games: Games, tables: list[list[Seat]], at_once: int) -> None:
    """All games, so many at the same time."""
    gate = asyncio.Semaphore(at_once)

    async def one(seats: list[Seat]) -> None:
        async with gate:
            await games.play(seats)

    await asyncio.gather(*(one(seats) for seats in tables))


async def kill_now_and_then(
    servers: Servers, server: Any, kills: int, pause: float, killed: list[str]
) -> None:
    """So many kills, of each kind in turn; every tenth of the database."""
    while len(killed) < kills:
        await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
        number = len(killed)
        if number % 10 == 9:
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(server.start)
            killed.append("database")
        elif number % 2:
            await asyncio.to_thread(servers.kill_worker, number // 2 % len(servers.workers))
            killed.append("worker")
        else:
            await asyncio.to_thread(servers.kill_web, number // 2 % len(servers.web))
            killed.append("web")


def against_bots(tables: int) -> list[list[Seat]]:
    """Tables of one person and a bot that does not think long."""
    import secrets

    from spieltisch.core.prefs import Prefs
    from spieltisch.site.identity import Newcomer
    from spieltisch.site.services import start

    found = []
    for _ in range(tables):
        token = secrets.token_urlsafe(24)
        person = Newcomer(token, "Player", Prefs(speed="fast"))
        table = start.begin("fasanerie", person, [1], {})
        found.append([Seat(table.pk, table.get_absolute_url(), token, cookies(token), 0)])
    return found


def check(games: Games, folder: Path) -> dict[str, int]:
    """What ``spieltisch check`` says, and how many moves were lost or made twice."""
    from spieltisch.site.models import Step

    file = folder / "records.jsonl"
    file.write_bytes(b"".join(games.records.values()))
    command = [sys.executable, "-m", "spieltisch", "check", str(file)]
    done = subprocess.run(command, capture_output=True, text=True)
    print(done.stdout.strip(), done.stderr.strip(), sep="\n", file=sys.stderr)
    wrong = 0
    for table, accepted in games.accepted.items():
        people = Step.objects.filter(table=table, chosen=True, actor__in=_people(table))
        wrong += abs(people.count() - accepted)
    return {"check": done.returncode, "lost_or_doubled": wrong}


def _people(table: int) -> list[int]:
    from spieltisch.site.models import Seat as Place

    return list(Place.objects.filter(table=table, kind=Place.Kind.HUMAN).values_list("number", flat=True))


def _server() -> Any:
    """The database of the environment, which ``scripts/postgres.py`` started."""
    path = Path(__file__).resolve().parent.parent / "scripts" / "postgres.py"
    spec = importlib.util.spec_from_file_location("scripts_postgres", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Postgres(Path(os.environ[module.FOLDER_VARIABLE]))


async def run(options: argparse.Namespace, servers: Servers, games: Games, killed: list[str]) -> None:
    """Play and kill at the same time."""
    bots = round(options.games * options.bots)
    tables = await asyncio.to_thread(lambda: set_up(options.games - bots, 2) + against_bots(bots))
    random.shuffle(tables)
    killing = asyncio.create_task(kill_now_and_then(servers, _server(), options.kills, options.pause, killed))
    await play_all(games, tables, options.at_once)
    killing.cancel()
    await asyncio.gather(killing, return_exceptions=True)


def main() -> int:
    """Run, tell, and fail if anything is amiss."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--pause", type=float, default=8.0, help="seconds between two kills")
    parser.add_argument("--at-once", type=int, default=20)
    parser.add_argument("--bots", type=float, default=0.2, help="share of the games against a bot")
    options = parser.parse_args()
    began, killed = time.monotonic(), []
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SPIELTISCH_DATA"] = folder
        servers = Servers(Path(folder), 2, 2)
        try:
            servers.wait()
            games = Games(servers.ports)
            asyncio.run(run(options, servers, games, killed))
            result = {
                "games": len(games.records),
                "kills": {kind: killed.count(kind) for kind in sorted(set(killed))},
                "moves": sum(games.accepted.values()), "sent_again": games.sent_again,
                "seconds": round(time.monotonic() - began), **check(games, Path(folder)),
            }  # fmt: skip
        finally:
            servers.end()
    print(told(result))
    is_fine = result["games"] == options.games and len(killed) == options.kills
    return 0 if is_fine and not result["check"] and not result["lost_or_doubled"] else 1


if __name__ == "__main__":
    sys.exit(main())
