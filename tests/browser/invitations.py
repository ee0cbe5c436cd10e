"""Inviting friends by the form for a new game, and following the link."""

from __future__ import annotations

from playwright.sync_api import Page

from .player import Player


def invite(host: Player, players: int = 2) -> None:
    """Fill in the form with friends on all other seats; ``host`` looks at the page with the link."""
    page = host.page
    page.goto("/new/fasanerie/")
    page.locator(f"input[name=players][value='{players}']").check()
    page.locator("input[name=name]").fill("Alice")
    for seat in range(1, players):
        page.locator(f"select[name=level-{seat}]").select_option("friend")
    page.locator(".start button").click()
    page.wait_for_url("**/table/*/")
    host.table = page.url.split("/")[-2]


def open_link(guest: Player, host: Player) -> Page:
    """The page that the link of ``host`` leads to."""
    guest.page.goto(host.page.locator("#link").input_value())
    guest.table = host.table
    return guest.page
