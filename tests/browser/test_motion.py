"""Cards move visibly, unless somebody wants no motion."""

from __future__ import annotations

from collections.abc import Callable

from .fasanerie_positions import MOVE
from .player import Player

COUNT = """
window.transitions = 0; window.animations = 0;
const start = document.startViewTransition.bind(document);
document.startViewTransition = (change) => {
    const running = start(change);
    window.transitions += 1;
    running.ready.then(() => {
        window.animations += document.getAnimations().filter((one) =>
            one.effect.pseudoElement && one.effect.pseudoElement.startsWith("::view-transition")).length;
    }, () => {});
    return running;
};
"""


def counted(player: Player) -> tuple[int, int]:
    """How many view transitions, and animations in them, a move brings."""
    player.context.add_init_script(COUNT)
    page = player.sit_at(MOVE)
    player.move("move 1")
    page.wait_for_timeout(200)
    return page.evaluate("window.transitions"), page.evaluate("window.animations")


def test_cards_and_discs_travel(seat_down: Callable[..., Player]) -> None:
    transitions, animations = counted(seat_down(reduced_motion="no-preference"))
    assert transitions
    assert animations


def test_who_asks_the_system_for_less_motion_sees_none(seat_down: Callable[..., Player]) -> None:
    assert counted(seat_down(reduced_motion="reduce"))[1] == 0


def test_motion_turned_off_here_is_off(seat_down: Callable[..., Player]) -> None:
    assert counted(seat_down(prefs={"motion": "off"}, reduced_motion="no-preference")) == (0, 0)


def test_motion_turned_on_here_overrules_the_system(seat_down: Callable[..., Player]) -> None:
    assert counted(seat_down(prefs={"motion": "on"}, reduced_motion="reduce"))[1]
