"""What people do about themselves, as browsers do it."""

from __future__ import annotations

from typing import Any

from django.test import Client

from spieltisch.site.models import Account, Table

from .conftest import KINDS, table_at

PASSWORD = "a quiet evening"
OTHER = "another evening"


def join(client: Client, called: str, secret: str = PASSWORD, **fields: str) -> Any:
    """Make an account; ``fields`` instead of what belongs there."""
    return client.post("/join/", {"name": called, "password": secret, "again": secret, **fields})


def log_in(client: Client, name: str, password: str = PASSWORD, **fields: str) -> Any:
    """Log in."""
    return client.post("/login/", {"name": name, "password": password, **fields})


def account(name: str) -> Account:
    """The account of that name."""
    return Account.objects.get(name=name)


def is_in(client: Client) -> str:
    """As whom the browser is logged in, or empty."""
    named: str = client.get("/").context["account"]
    return named


def invite(host: Client, players: int = 2, name: str = "Alice") -> Table:
    """A table of ``host`` that waits for friends on all other seats."""
    seats = {f"level-{seat}": "friend" for seat in range(1, players)}
    fields = {"players": players, "name": name, "kinds_from": "own", "kind": KINDS, **seats}
    return table_at(host.post("/new/fasanerie/", fields))


def sit(client: Client, table: Table, name: str) -> Any:
    """Sit down at a waiting table."""
    return client.post(f"/table/{table.public_id}/sit", {"name": name})


def together(alice: Client, bob: Client) -> Table:
    """Alice (0) and Bob (1), who have begun."""
    table = invite(alice)
    assert sit(bob, table, "Bob").status_code == 302
    table.refresh_from_db()
    return table
