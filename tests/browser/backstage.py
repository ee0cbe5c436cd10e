"""A second process beside the server: sets tables up, and plays the other seats when a test wants them to.

It works on the server's database, as another server process would. Run as a script it reads one JSON
object a line, ``{"do": name, …}``, and answers with one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any


class Backstage:
    """The process, as tests speak to it."""

    def __init__(self, folder: Path) -> None:
        environment = {
            **os.environ,
            "SPIELTISCH_DATA": str(folder),
            "DJANGO_SETTINGS_MODULE": "spieltisch.site.settings",
        }
        self._process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def ask(self, do: str, **fields: Any) -> Any:
        """Have ``do`` done; see the functions of this name below."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "the process backstage ended"
        answer = json.loads(line)
        assert not (isinstance(answer, dict) and "refused" in answer), answer
        return answer

    def end(self) -> None:
        """Let it end."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(20)


def sit(person: str, name: str = "", **prefs: Any) -> dict[str, str]:
    """The cookie of a browser whose person is ``person``, with these settings."""
    from django.conf import settings
    from django.contrib.sessions.backends.signed_cookies import SessionStore

    session = SessionStore()
    session.update({"person": person, "renewed": int(time.time()), "name": name, "prefs": prefs})
    session.save()
    return {"name": settings.SESSION_COOKIE_NAME, "value": session.session_key or ""}


def lay(
    person: str, position: dict[str, Any], seat: int = 0, level: int = 1, name: str = "", people: bool = False
) -> dict[str, Any]:
    """A table from a position, ``person`` at ``seat``; with ``people`` nobody else is a bot."""
    from spieltisch.core.prefs import Prefs
    from spieltisch.site.identity import Newcomer
    from spieltisch.site.services import start

    content = json.dumps(position).encode()
    newcomer = Newcomer(person, name, Prefs(speed="fast"))
    table = start.from_file(position["game"], content, newcomer, seat, level)
    if people:
        for other in table.seats.exclude(number=seat):
            other.kind, other.level, other.person = other.Kind.HUMAN, 0, f"{person}-{other.number}"
            other.save()
    return {"id": table.public_id}


def move(table: str, seat: int, action: str) -> dict[str, Any]:
    """A move of ``seat`` at ``table``."""
    from spieltisch.site.models import Table
    from spieltisch.site.services import moves

    found = Table.objects.get(public_id=table)
    mover = found.seats.get(number=seat)
    moves.move(found, mover.person or seat, found.version, action)
    return {"version": found.version}


def steps(table: str) -> list[list[Any]]:
    """Every stored step of ``table``: who, what."""
    from spieltisch.site.models import Step

    return [list(step) for step in Step.objects.filter(table__public_id=table).values_list("actor", "text")]


def main() -> None:
    """Answer until nobody asks any more."""
    import django

    django.setup()
    deeds = {deed.__name__: deed for deed in (sit, lay, move, steps)}
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            answer = deeds[asked.pop("do")](**asked)
        except Exception as error:
            answer = {"refused": repr(error)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
