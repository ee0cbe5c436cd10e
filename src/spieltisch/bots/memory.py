"""What a search remembers from one decision to the next: the part of its tree that the game has come to."""

from __future__ import annotations

from ..core.game import Game, States
from .kernels.subtree import keep_subtree
from .nodes import NONE, Nodes

STEPS = 4
"""How many actions ahead it looks for where the game has come to."""
LOOKS = 400
"""And at how many situations at most."""


class Memory:
    """Keeps the last tree. Where chance has decided since, it starts anew."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._states: States | None = None
        self._nodes: Nodes | None = None

    def keep(self, states: States, nodes: Nodes, used: int) -> None:
        """Remember the tree that was grown from ``states``."""
        self._states = states.copy()
        self._nodes = nodes[:used]

    def recall(self, states: States, nodes: Nodes) -> int:
        """Copy what is known about ``states`` into ``nodes``, an empty tree; return the nodes used."""
        if self._states is None or self._nodes is None:
            return 1
        root = self._find(states.tobytes())
        if root == NONE:
            return 1
        return int(keep_subtree(self._nodes, root, nodes[: nodes.size // 2]))

    def _find(self, wanted: bytes) -> int:
        """The node whose situation is ``wanted``, breadth first."""
        assert self._states is not None
        front = [(self._states, 0)]
        looks = 0
        for _ in range(STEPS):
            behind, front = front, []
            for states, node in behind:
                for action, child in self._children(node):
                    looks += 1
                    if looks > LOOKS:
                        return NONE
                    after = states.copy()
                    self.game.kernels["apply_action"](after, action)
                    if after.tobytes() == wanted:
                        return child
                    if self.game.kernels["current_player"](after) >= 0:
                        front.append((after, child))
        return NONE

    def _children(self, node: int) -> list[tuple[int, int]]:
        assert self._nodes is not None
        found = []
        child = int(self._nodes[node].first)
        while child != NONE:
            found.append((int(self._nodes[child].label), child))
            child = int(self._nodes[child].sibling)
        return found
