"""Non-interference: what differs only in what a seat cannot know changes nothing in what it is answered."""

from __future__ import annotations

import re
from typing import Any

from django.test import Client

from spieltisch.site.models import Step, Table
from spieltisch.site.services.moves import move

from .conftest import position, post_move, table_at, upload

FOX_ON_THE_WAY = [
    ["gold-1", []],
    ["fart-1", []],
    ["fox", [1]],
    ["nest", [0]],
    ["peacock", []],
    ["gold-2", []],
    ["nest", []],
]


def after_the_fox_took(alice: Client, card: str, **options: Any) -> Table:
    """The bot has collected gold-1, fart-1 and a fox, which took ``card``, and has walked on."""
    table = table_at(upload(alice, position(alley=FOX_ON_THE_WAY, options=options)))
    move(table, 1, table.version, f"give {card}")
    move(table, 1, table.version, "move 3")
    assert Step.objects.filter(table=table, text=f"give {card}").exists()
    assert table.to_move == 0
    return table


def answers(viewer: Client, alice: Client, table: Table) -> list[str]:
    """Everything ``viewer`` can get out of ``table``, without what differs between any two tables."""
    url = table.get_absolute_url()
    script = {"HX-Request": "true"}
    got = [
        viewer.get(url),
        viewer.get(url, headers=script),
        viewer.get(url, headers={"Accept-Language": "de"}),
        post_move(viewer, table, "move 99"),
        post_move(viewer, table, "give gold-1"),
        viewer.post(f"{url}undo", {"version": table.version}),
        viewer.post(f"{url}undo", {"version": table.version}, headers=script),
        viewer.get(f"{url}record"),
    ]
    post_move(alice, table, "move 2")
    got += [viewer.get(url), viewer.get(url, {"version": 0}, headers=script)]
    texts = [str(response.headers) + response.content.decode() for response in got]
    return [
        re.sub(r'value="\w{64}"|(Expires|Last-Modified)\': \'[^\']*', "", text.replace(table.public_id, "ID"))
        for text in texts
    ]


def test_what_a_fox_took_face_down_shows_nowhere(alice: Client, onlooker: Client) -> None:
    for viewer in (alice, onlooker):
        one = answers(viewer, alice, after_the_fox_took(alice, "gold-1"))
        other = answers(viewer, alice, after_the_fox_took(alice, "fart-1"))
        assert one == other


def test_with_open_cards_it_does_show(alice: Client) -> None:
    """The test above has teeth."""
    one = answers(alice, alice, after_the_fox_took(alice, "gold-1", open_cards=True))
    other = answers(alice, alice, after_the_fox_took(alice, "fart-1", open_cards=True))
    assert one[0] != other[0]


def test_the_tokens_of_persons_leave_the_server_in_their_own_cookie_only(
    alice: Client, onlooker: Client, quiet: Table
) -> None:
    token = quiet.seats.get(number=0).person
    assert token
    for viewer in (alice, onlooker):
        assert token not in viewer.get(quiet.get_absolute_url()).content.decode()
