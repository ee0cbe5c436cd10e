"""Golden pheasant: scarlet, with a ruled orange cape; larger the more it is worth."""

from __future__ import annotations

from spieltisch.drawing.feathers import bars, ribbon, scaled, scales, steps, tapering
from spieltisch.drawing.svg import circle, clip, line, plane
from spieltisch.games.fasanerie.web.art.bird import SADDLE, body, cape, eye, legs, root_feathers, sized, wing
from spieltisch.games.fasanerie.web.art.grounds import scenery

SIZES = {"1": 0.78, "2": 0.89, "3": 1.0}
CREST = (
    "M17.6 28.5C19 20.5 28 17.8 36 22.6C41 25.6 45.5 27 50.5 26.6C46 33 37 35 31.6 31.4"
    "C27 28.3 22.6 27.4 17.6 28.5Z"
)
CREST_RULES = (
    "M20 26.5C27 22.5 34 25.5 47 28.6M23 27.2C30 26 34 29 42 31.2M21 23.6C28 19.6 36 23.4 48 26.4"
)
MANTLE = "M34 40C36 50 44 56 54 57C50 48 44 42 38 34Z"


def tail() -> str:
    """Two long cinnamon ribbons, the front one with chevrons, and scarlet leaves at their root."""
    front = ((63, 56), (79, 50), (88, 30), (91, 2))
    behind = ((62, 60), (82, 58), (94, 44), (99, 20))
    width = tapering(6.4)
    chevrons = bars(front, width, steps(0.14, 0.062, 13), point=2.2, cut=0.82)
    return (
        plane(ribbon(behind, scaled(width, 0.7)), "#7B3F1D")
        + plane(ribbon(front, width), "#A9632B")
        + line(chevrons, "#4A2412", 1.25)
        + root_feathers(("#B3261E", "#D63B22", "#B3261E"))
    )


def head_and_cape(scope: str) -> str:
    """The part the mirror shows too."""
    ruled = cape(scope, "#F08B22", "#1D2C4E", (10.5, 14, 17.5, 21, 24.2), 1.5, 24, (4, 104))
    crest = plane(CREST, "#F7C531") + clip(f"{scope}-crest", CREST, line(CREST_RULES, "#D9951C", 0.8))
    bill = plane("M19.3 30.2L12.2 33.4L19.8 35.4Z", "#F2B54A")
    return ruled + circle(26, 31, 7.4, "#E9A55C") + bill + crest + eye(24.4, 31.2)


def draw(scope: str, variant: str) -> str:
    """The art of gold-1, gold-2, gold-3."""
    trunk = body(
        scope,
        "#CE3524",
        plane(SADDLE, "#F2B327"),
        line(scales(20, 60, 66, 82, 6.2), "#A3241B", 0.9),
        plane(MANTLE, "#1F6A4C"),
    )
    folded = wing(scope, "#23427F", "#7C3A20", "#E9C987")
    bird = tail() + legs("#E0A64B") + trunk + folded + head_and_cape(scope)
    return scenery("gold") + sized(bird, SIZES[variant])
