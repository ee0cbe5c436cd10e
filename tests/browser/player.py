"""Somebody at a table, with a browser: what they can do, and what must hold whatever they look at."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from .backstage import Backstage
from .server import Server
from .words import strange

WIDTHS = (320, 375, 1280)
NEWS = 20_000  # milliseconds; a page looks every five seconds for what another process did
ASKED = ".board[data-asked], .board.over"
TEXTS = """() => [
    document.body.innerText, document.title,
    ...[...document.querySelectorAll('[aria-label]')].map(e => e.getAttribute('aria-label')),
    ...[...document.querySelectorAll('.sr, [title]')].map(e => e.title || e.textContent),
].join('\\n')"""


class Player:
    """A person with a browser. ``page`` is the page they look at; ``faults`` is what went wrong in any."""

    def __init__(self, context: BrowserContext, person: str, server: Server, backstage: Backstage) -> None:
        self.context = context
        self.person = person
        self.server = server
        self.backstage = backstage
        self.faults: list[str] = []
        self.table = ""
        context.on("weberror", lambda error: self.faults.append(f"page error: {error.error}"))
        context.on("console", self._heard)
        self.page = self.another_page()

    def _heard(self, message: ConsoleMessage) -> None:
        # That a refusal came is no fault of the page: tests look at what it says.
        if message.type == "error" and not any(code in message.text for code in ("409", "422", "404", "403")):
            self.faults.append(f"console: {message.text} {message.location}")

    def another_page(self) -> Page:
        """A further tab."""
        return self.context.new_page()

    # ------------------------------------------------------------ tables

    def sit_at(self, position: dict[str, Any], **fields: Any) -> Page:
        """Open a table that begins at ``position``. See :func:`.backstage.lay`."""
        self.table = self.backstage.ask("lay", person=self.person, position=position, **fields)["id"]
        self.page.goto(self.url)
        return self.page

    @property
    def url(self) -> str:
        """The address of the table."""
        return f"/table/{self.table}/"

    def other_moves(self, action: str, seat: int = 1) -> None:
        """Somebody else's move, made elsewhere."""
        self.backstage.ask("move", table=self.table, seat=seat, action=action)

    def steps(self) -> list[list[Any]]:
        """What was played so far: who, what."""
        found: list[list[Any]] = self.backstage.ask("steps", table=self.table)
        return found

    def my_turn(self) -> bool:
        """Wait until something is asked or all is over; whether something is asked."""
        self.page.locator(ASKED).wait_for()
        return self.page.locator(".board.over").count() == 0

    def version(self) -> int:
        """The version the page shows."""
        return int(self.page.locator("[data-version]").get_attribute("data-version") or "")

    def wait_for_news(self, version: int) -> None:
        """Wait until the page shows something else than ``version``."""
        state = self.page.locator("[data-version]")
        expect(state).not_to_have_attribute("data-version", str(version), timeout=NEWS)
        expect(self.page.locator(".htmx-settling, .htmx-added")).to_have_count(0)

    def choices(self) -> list[str]:
        """What the page lets choose, in the order of the page; what lies behind a switch is not among it."""
        inputs = self.page.locator("input[name=action]")
        found: list[str] = inputs.evaluate_all(
            "all => all.filter(one => one.checkVisibility()).map(one => one.value)"
        )
        return found

    def words(self) -> list[str]:
        """The actions that are buttons of the bar."""
        buttons = self.page.locator("#bar button[name=action]")
        found: list[str] = buttons.evaluate_all("all => all.map(one => one.value)")
        return found

    def answers(self) -> list[str]:
        """All that can be answered now: choices, then buttons."""
        return self.choices() + self.words()

    def choose(self, action: str) -> None:
        """Point at a card or a place and click it."""
        self.page.locator(f"input[name=action][value='{action}']").click()

    def look_at(self, action: str) -> Locator:
        """Choose; the sentence of the choice, which shows alone and describes it."""
        self.choose(action)
        sentence = self.page.locator(".says .pv:visible")
        expect(sentence).to_have_count(1)
        choice = self.page.locator("input[name=action]:checked")
        assert choice.get_attribute("aria-describedby") == sentence.get_attribute("id")
        return sentence

    def move(self, action: str) -> None:
        """Choose and press the button, or press the action's own; wait for the answer."""
        version = self.version()
        button = self.page.locator(f"#bar button[name=action][value='{action}']")
        if button.count():
            button.click()
        else:
            self.choose(action)
            self.page.locator("#go").click()
        self.wait_for_news(version)

    def move_by_keyboard(self, further: int | None) -> None:
        """Tab to the choices, press an arrow ``further`` times (to the last at most), then Enter; None, or
        nothing to choose: take the bar's first button. Wait for the answer."""
        version, choices, keyboard = self.version(), self.choices(), self.page.keyboard
        if choices and further is not None:
            self.tab_to("input[name=action]")
            for _ in range(min(further, len(choices) - 1)):
                keyboard.press("ArrowRight")
            if not self.page.locator("input[name=action]:checked").count():
                keyboard.press("Space")
        else:
            self.tab_to("#bar button[name=action]")
        keyboard.press("Enter")
        self.wait_for_news(version)

    def tab_to(self, selector: str, most: int = 80) -> None:
        """Press Tab until the focus is on something that matches ``selector``."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"Tab does not lead to {selector}")

    # ------------------------------------------------------------ what holds everywhere

    def check_page(self, page: Page | None = None, widths: tuple[int, ...] = WIDTHS) -> None:
        """One heading, words of one language only, nothing sideways at any width."""
        page = page or self.page
        assert page.locator("h1").count() == 1
        language = page.locator("html").get_attribute("lang") or ""
        wrong = strange(page.evaluate(TEXTS), language)
        assert not wrong, wrong
        size = page.viewport_size
        assert size
        for width in widths:
            page.set_viewport_size({"width": width, "height": size["height"]})
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{wide} px at {width} px: {page.url}"
        page.set_viewport_size(size)
