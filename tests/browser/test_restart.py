"""The server is killed in mid-game and started again: nothing is lost, and the page goes on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .backstage import Backstage
from .fasanerie_positions import MOVE
from .feuville_positions import ROLL
from .player import Player
from .server import Server


@pytest.fixture
def second_site(tmp_path: Path) -> Iterator[list[Server]]:
    """A site of this test's own; whichever server of the list is last is ended."""
    running = [Server(tmp_path / "data")]
    yield running
    running[-1].end()


def somebody(browser: Browser, server: Server, backstage: Backstage, name: str) -> Player:
    """A person at this site, with a browser of their own."""
    context = browser.new_context(locale="en-GB", base_url=server.address, reduced_motion="reduce")
    cookie = backstage.ask("sit", person=name, speed="fast")
    context.add_cookies([{**cookie, "url": server.address}])
    return Player(context, name, server, backstage)


def test_a_killed_server_comes_back_with_the_games_where_they_were(
    browser: Browser, second_site: list[Server]
) -> None:
    server = second_site[0]
    backstage = Backstage(server.folder)
    alice, bob = (somebody(browser, server, backstage, name) for name in ("alice", "bob"))
    page = alice.sit_at(MOVE)
    alice.move("move 1")
    bob.sit_at(ROLL)
    bob.move("roll")
    rolled = bob.page.locator(".display").first.inner_html(), bob.answers()
    choices, version = alice.choices(), alice.version()

    server.end(signal.SIGKILL)
    alice.choose(choices[1])
    page.locator("#go").click()
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("input[name=action]:checked")).to_have_value(choices[1])

    second_site.append(Server(server.folder, server.port))
    page.locator("#retry").click()
    alice.wait_for_news(version)
    expect(page.locator("#offline")).to_be_hidden()
    assert alice.steps()[:2] == [[0, "move 1"], [0, choices[1]]]

    bob.page.reload()
    assert (bob.page.locator(".display").first.inner_html(), bob.answers()) == rolled
    bob.move(bob.choices()[0])
    assert bob.steps()[0][1] == "roll"

    page.reload()
    while alice.my_turn():  # the bots go on, too, and their moves still come by themselves
        alice.move((alice.choices() or ["leave"])[-1])
    expect(page.locator(".sheet")).to_be_visible()
    for player in (alice, bob):
        player.context.close()
    backstage.end()
    assert not [fault for fault in alice.faults if "ERR_" not in fault and "htmx-2.min.js" not in fault]
