"""One person at the terminal, bots at the other seats."""

from __future__ import annotations

import json
import os
import shlex
import sys
import tempfile
import time
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any

from .errors import one_line
from .files import written
from .speech import terminal_of, words_for

if TYPE_CHECKING:
    from ..bots.player import Player
    from ..core.match import Match


class Session:
    """A game being played: asks, tells, and keeps what is needed to go on later."""

    def __init__(
        self, match: Match, seat: int, bots: list[Player], seed: int, lang: str, record: str, again: str
    ) -> None:
        from rich.console import Console

        self.match, self.seat, self.seed, self.record, self.again = match, seat, seed, record, again
        others = [other for other in range(match.players) if other != seat]
        self.bots = dict(zip(others, bots, strict=True))
        self.names = [""] * match.players
        self.texts = words_for(match.game.id, lang)
        self.terminal: Any = terminal_of(match.game.id)
        self.console = Console(highlight=False, markup=False)
        self.told = 0

    def run(self) -> None:
        """Play to the end, or until the person stops or nothing more can be read."""
        try:
            for line in self.terminal.heading(self.match.view(self.seat), self.texts, self.names):
                self.say(line)
            self.play()
        except (KeyboardInterrupt, OSError, SystemExit):  # broken off; without a terminal Rich exits
            with suppress(OSError):
                print()
            self.stop()

    def play(self) -> None:
        """Turn after turn."""
        while not self.match.over:
            self.tell_news()
            seat = self.match.current_player
            if seat != self.seat:
                self.let_bot_play(seat)
            elif (only := self.only_answer()) is not None:
                self.match.play(only, seat)
            elif not self.ask():
                self.stop()
                return
        self.tell_news()
        self.console.print(self.terminal.sheet(self.match.view(self.seat), self.texts, self.names))
        self.say(self.texts.say("play-again", seed=str(self.seed)))
        if self.record:
            self.keep(self.record)
            self.say(self.texts.say("play-record", file=self.record))

    def say(self, line: str) -> None:
        """Print a sentence; the terminal breaks it where it must."""
        self.console.print(line, soft_wrap=True)

    def tell_news(self) -> None:
        """Say in words what has happened since it was last said."""
        events = self.match.events(self.seat, self.told)
        for sentence in self.terminal.told(events, self.texts, self.names, self.seat):
            self.say(sentence)
        self.told = self.match.step

    def let_bot_play(self, seat: int) -> None:
        """A bot's move; it is shown what its seat sees."""
        observed = self.match.observed(seat)
        seed = self.seed + self.match.step
        if self.console.is_terminal:
            view = self.match.view(self.seat)
            with self.console.status(self.terminal.question(view, self.texts, self.names)):
                action = self.bots[seat].choose(observed, seat, seed)
        else:
            action = self.bots[seat].choose(observed, seat, seed)
        self.match.play(action, seat)

    # ------------------------------------------------------------ the person's turn

    def only_answer(self) -> str | None:
        """The answer that need not be asked for: the only one, with nothing to take back before it."""
        legal = self.match.legal_actions()
        return legal[0] if len(legal) == 1 and self.match.undo_limit(self.seat)[0] is None else None

    def ask(self) -> bool:
        """Show the table, read what is typed until it is a move (or undo); False: stop."""
        view = self.match.view(self.seat)
        keys = self.terminal.keys(view)
        self.show(view)
        while (typed := self.read(keys)) is not None:
            if typed == "":
                self.show(view)
            elif typed in ("?", "h"):
                self.say(self.help(view))
            elif typed == "r":
                with self.console.pager() if self.console.is_terminal else nullcontext():
                    self.console.print(self.terminal.rules(self.texts))
            elif typed == "u":
                if self.undo():
                    return True
            elif self.move(typed, keys, view):
                return True
        return False

    def show(self, view: dict[str, Any]) -> None:
        """The table with what each option would bring, and the question."""
        self.console.print()
        previews = self.match.previews(self.seat)
        self.console.print(self.terminal.table(view, self.texts, self.names, previews))
        self.console.print(self.terminal.question(view, self.texts, self.names), style="bold")

    def read(self, keys: dict[str, str]) -> str | None:
        """What is typed; None to stop."""
        forms = [self.texts.say("play-forms-numbers")]
        if "l" in keys:
            forms.append(self.texts.say("play-forms-leave"))
        if self.match.undo_limit(self.seat)[0] is not None:
            forms.append(self.texts.say("play-forms-undo"))
        forms.append(self.texts.say("play-forms-quit"))
        try:
            typed = input(self.texts.say("play-prompt", forms=", ".join(forms))).strip()
        except EOFError:
            print()
            return None
        if not sys.stdin.isatty():
            print(one_line(typed))
        return None if typed == "q" else typed

    def move(self, typed: str, keys: dict[str, str], view: dict[str, Any]) -> bool:
        """Play what was typed, if it is a move."""
        action = keys.get(typed, typed)
        if action not in view["legal"]:
            self.say(self.texts.say("play-unknown", typed=one_line(typed)[:40]))
            return False
        self.match.play(action, self.seat)
        return True

    def help(self, view: dict[str, Any]) -> str:
        """What may be typed."""
        return self.texts.say("play-help", leave=int("leave" in view["legal"]), example=view["legal"][0])

    def undo(self) -> bool:
        """Take the last decision back, if nothing has been revealed since."""
        step, why = self.match.undo_limit(self.seat)
        if step is None:
            self.say(self.texts.say(f"play-not-undo-{why}"))
            return False
        while self.match.step > step:
            self.match.undo()
        self.told = self.match.step
        self.say(self.texts.say("play-undone"))
        return True

    # ------------------------------------------------------------ keeping

    def stop(self) -> None:
        """Keep the game so far and say how to go on."""
        name = self.record or time.strftime(f"{self.match.game.id}-%Y%m%d-%H%M%S.json")
        try:
            self.keep(name)
        except OSError:  # no writing here: better somewhere than lost
            name = os.path.join(tempfile.gettempdir(), os.path.basename(name))
            self.keep(name)
        self.say(self.texts.say("play-kept", file=name))
        self.say(f"  {self.again} --resume {shlex.quote(name)}")

    def keep(self, name: str) -> None:
        """Write the record of the game so far."""
        with written(name) as file:
            file.write(json.dumps(self.match.record(), ensure_ascii=False) + "\n")

