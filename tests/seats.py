"""A match seen as people at the table name it: letters for seats."""

from __future__ import annotations

from typing import Any, Self

from spieltisch import CHANCE, TERMINAL, Match

LETTERS = "ABCDEF"


class Lettered:
    """What the tables of all games' tests can do; a game's own adds what lies on it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, *moves: str) -> Self:
        """Play moves such as ``"A: move 3"`` or ``"chance: roll 2 5"``; who is to move is checked."""
        for move in moves:
            who, _, what = move.partition(": ")
            assert self.to_move == who, f"{self.to_move} is to move, not {who}"
            self.match.play(what)
        return self

    def chance(self) -> int:
        """Let chance go on until somebody is to move; how many steps it took."""
        count = 0
        while self.match.current_player == CHANCE:
            self.match.play(self.match.legal_actions()[0])
            count += 1
        return count

    @property
    def to_move(self) -> str:
        """A letter, ``chance`` or ``nobody``."""
        player = self.match.current_player
        return {CHANCE: "chance", TERMINAL: "nobody"}.get(player) or LETTERS[player]

    @property
    def asked(self) -> str:
        """What the player to move must choose."""
        return str(self.match.view(None)["decision"]["kind"])

    @property
    def legal(self) -> list[str]:
        return self.match.legal_actions()

    def can(self, *words: str) -> list[str]:
        """The legal actions that begin with one of ``words``."""
        return [text for text in self.legal if text.startswith(words)]

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
        """Events from a step on as a seat (or an onlooker) is told them, without their step numbers."""
        return [
            {key: value for key, value in event.items() if key != "step"}
            for event in self.match.events(seat, since)
        ]

    def told(self, *kinds: str) -> list[dict[str, Any]]:
        """The events of these kinds, as an onlooker is told them."""
        return [event for event in self.events() if event["event"] in kinds]
