"""Looking back: the table at every step, seen by whoever may."""

from __future__ import annotations

from django.test import Client

from spieltisch.site.models import Table


def at(client: Client, table: Table, **query: object):
    return client.get(f"/table/{table.public_id}/replay", query)


def test_try(alice: Client, onlooker: Client, quick: Table, to_the_end) -> None:
    page = at(alice, quick)
    assert page.status_code == 200, page.content
    to_the_end(quick)
    for who in ("", "all", "0", "1"):
        for step in (0, 5, 20):
            page = at(alice, quick, step=step, **{"as": who})
            assert page.status_code == 200
    open("/tmp/s-replay/page.html", "w").write(page.content.decode())
