"""What a seat may not know never reaches its browser: not in a page, not in a fragment, not in the stream."""

from __future__ import annotations

import re
import time
import urllib.request
from threading import Thread

from playwright.sync_api import Page, Response, expect

from .fasanerie_positions import OTHERS_FOX, position
from .player import Player

FOXES = position(
    ["gold-1", "fart-1", ["fox", [1]], "fox", ["nest", [0]], "fox", "gold-2", "fox", "peacock", "nest"],
    hands=[["gold-3"], ["nest"]],
    pile=8,
)
"""The other one is to give a card to a Fox, and more Foxes lie ahead."""

FOX_LINE = re.compile(r'<li data-n="\d+" data-event="(?:fox|dog)">.*?</li>', re.S)
FACE_DOWN = re.compile(r"a card (?:from|away from) \w+(?:: it goes|, ) ?face down into the box\.")
TO_GIVE = re.compile(r"give ([a-z]+(?:-[a-z0-9]+)?)")
UNLIKE_ANYHOW = re.compile(
    r'value="\w{64}"|[0-9a-f]{64}(?=</code)|<span class="delta [^>]*>[^<]*</span>'
)
"""Tokens against forgery, the promise of each table's chance, gains that stand beside points for a moment."""


MARKS = re.compile(
    rb'(event: (step|here)|data: (-?\d+|\{"seats": \[[\d, ]*\], "onlookers": \d+\})|retry: \d+|:.*)?\n'
)
"""A line of a stream: that there is a newer state, or who has the page open, and nothing else."""


class Ears:
    """Everything that a browser receives of a table: bodies, and what its stream of events brings."""

    def __init__(self, player: Player) -> None:
        self.stream: list[bytes] = []
        self._answers: list[Response] = []
        player.context.on("response", lambda answer: self._answers.append(answer))
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in player.context.cookies())
        address = f"{player.server.address}{player.url}events"
        self._request = urllib.request.Request(address, headers={"Cookie": cookies})
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            with urllib.request.urlopen(self._request, timeout=300) as stream:
                self.stream.extend(stream)
        except OSError:  # the server has ended
            pass

    def heard(self, version: int) -> str:
        """The whole stream up to the news of ``version``."""
        end = time.monotonic() + 10
        while f"data: {version}\n".encode() not in self.stream:
            assert time.monotonic() < end
            time.sleep(0.05)
        return b"".join(self.stream).decode()

    def tells_only_marks(self) -> bool:
        """Whether the stream says nothing but numbers of states and who looks."""
        return bool(self.stream) and all(MARKS.fullmatch(line) for line in self.stream)

    def bodies(self) -> list[str]:
        """The pages and fragments that came since last asked."""
        answers, self._answers[:] = list(self._answers), []
        pages = (one for one in answers if "/table/" in one.url and "/events" not in one.url)
        return [one.text() for one in pages if one.status in (200, 409, 422)]


def test_a_whole_hidden_game_tells_no_card_that_went_face_down(alice: Player) -> None:
    alice.table = alice.backstage.ask("lay", person=alice.person, position=FOXES)["id"]
    ears = Ears(alice)
    alice.page.goto(alice.url)
    bodies: list[str] = []
    while alice.my_turn():
        choices = alice.choices()
        own = {action.removeprefix("give ") for action in choices}
        bodies += ears.bodies()
        assert all(set(TO_GIVE.findall(body)) <= own for body in bodies[-1:])
        alice.move(choices[0] if choices else "leave")
    bodies += [body for body in ears.bodies() if "board over" not in body]

    given = [text for actor, text in alice.steps() if actor == 1 and text.startswith("give ")]
    assert given
    hidden = 0
    for body in bodies:
        for line in FOX_LINE.findall(body):
            if "from you" not in line:
                assert FACE_DOWN.search(line), line
                hidden += 1
    assert hidden
    assert ears.tells_only_marks()


def shown(page: Page) -> str:
    """The table as it stands in the page; around it only the scripts' own marks come and go."""
    expect(page.locator(".htmx-request")).to_have_count(0)
    return page.title() + page.locator("#table").inner_html() + page.locator("#said").inner_html()


def seen_when_the_fox_took(alice: Player, card: str, **options: bool) -> list[str]:
    """All that Alice's browser got and shows, when the other one gave ``card``, and after both moved on."""
    start = {**OTHERS_FOX, "options": options}
    alice.table = alice.backstage.ask("lay", person=alice.person, position=start, people=True)["id"]
    ears = Ears(alice)
    page = alice.page
    page.goto(alice.url)
    got = []
    for deed in (f"give {card}", "move 3"):
        version = alice.version()
        alice.other_moves(deed)
        alice.wait_for_news(version)
        expect(page.locator("#said")).not_to_be_empty()
        got += [shown(page), page.locator("body").aria_snapshot()]
    alice.move("move 2")
    # How many steps a message of the stream brings at once is a matter of time: what it says last counts.
    told = ears.heard(alice.version())
    assert ears.tells_only_marks(), told
    got += [shown(page), *ears.bodies(), re.findall(r"data: \d+", told)[-1]]
    return [UNLIKE_ANYHOW.sub("", text.replace(alice.table, "ID")) for text in got]


def test_two_games_that_differ_in_a_hidden_card_look_the_same_byte_for_byte(alice: Player) -> None:
    one, other = seen_when_the_fox_took(alice, "gold-1"), seen_when_the_fox_took(alice, "fart-1")
    assert len(one) == len(other)
    for text, text_of_other in zip(one, other, strict=True):
        pairs = zip(text.split(">"), text_of_other.split(">"), strict=False)
        assert not [pair for pair in pairs if pair[0] != pair[1]][:3]
    assert one == other


def test_with_open_cards_the_difference_shows(alice: Player) -> None:
    """The test above has teeth."""
    one = seen_when_the_fox_took(alice, "gold-1", open_cards=True)
    assert one != seen_when_the_fox_took(alice, "fart-1", open_cards=True)
