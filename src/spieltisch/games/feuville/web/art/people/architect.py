"""Architect: spectacles, pencil in her hair, brass compasses before a blueprint."""

from __future__ import annotations

from spieltisch.drawing.geometry import arc
from spieltisch.drawing.svg import circle, clip, group, line, mirrored, plane, rect, ring
from spieltisch.games.feuville.web.art.people import kit

GROUND = kit.Ground("#2F6088", "#214A6C", "#4A82A9")
COAT, COAT_SHADE, LINEN, LINEN_SHADE = "#7C2F3A", "#5C1F2A", "#FBF0DC", "#DDCDB0"
HAIR, HAIR_SHADE, HAIR_RULE = "#2A2226", "#181317", "#54464C"
BRASS, BRASS_SHADE = "#F2B327", "#B9781B"
BLUEPRINT = (
    "M16 18V76M28 8V80M40 8V30M60 8V30M72 8V80M84 18V76M14 22H86M12 34H88M12 46H88M12 58H88M14 70H86"
)
DISC = "M16 44A34 34 0 0 1 84 44A34 34 0 0 1 16 44Z"
HAIR_BACK = "M50 15C66 14 72 26 71 41C70.6 50 68 57 65 61H35C32 57 29.4 50 29 41C28 26 34 14 50 15Z"
FRINGE = (
    "M33 43C33 33 39 29 49 27C58 25.6 62 24.6 63.6 22.6C67 27 67.6 34 67 43C65 38.6 64 35 63 32.6"
    "C57 36 45 35 39 34C36 36.6 34 39 33 43Z"
)
BUN_RULES = "M42 12C45.4 8.4 54.6 8.4 58 12M43.6 16.6C46 13 54 13 56.4 16.6"
COLLAR = "M42 66L50 78L36 82L34 70ZM58 66L50 78L64 82L66 70Z"
LEG = "M48 66L52 68L35 105H28Z"
OTHER_LEG = "M52 66L48 68L65 105H72Z"


def _compasses() -> str:
    """The open instrument: hinge, two legs, the arc it draws."""
    legs = plane(OTHER_LEG, BRASS_SHADE) + plane(LEG, BRASS)
    hinge = (
        rect(48.4, 56.4, 3.2, 8, 1.2, BRASS)
        + circle(50, 66.6, 5.4, BRASS)
        + circle(50, 66.6, 2.2, BRASS_SHADE)
    )
    return line(arc((50, 66), 26, 51, 129), LINEN, 2.2) + legs + hinge


def draw(scope: str) -> str:
    """The figure on its panel."""
    skin = kit.BROWN
    grid = clip(f"{scope}-grid", DISC, line(BLUEPRINT, "#86B2CF", 0.8, 0.75))
    pencil = line("M38 7.6L66.6 18", "#E0951A", 3) + line("M38 7.6L35 6.4", LINEN, 2)
    bun = (
        pencil
        + circle(50, 13.8, 8.6, HAIR)
        + plane("M50 5.2A8.6 8.6 0 0 1 50 22.4Z", HAIR_SHADE)
        + line(BUN_RULES, HAIR_RULE, 0.9)
    )
    back = plane(HAIR_BACK, HAIR) + bun
    coat = kit.bust(COAT, COAT_SHADE) + line("M24 84V105M76 84V105", COAT_SHADE, 1.2)
    face = kit.head(skin) + kit.eyes()
    fringe = plane(FRINGE, HAIR) + line(
        "M36 37C39 32.4 46 31 52 30M41 33C46 31 54 30.6 60 28.4", HAIR_RULE, 0.9
    )
    glasses = mirrored(ring(41.8, 42, 6.2, BRASS, 1.5)) + line(
        "M47.8 41.2C49 40.2 51 40.2 52.2 41.2M35.6 41L33.6 40M64.4 41L66.4 40", BRASS, 1.5
    )
    mouth = line("M44.6 57.4C48 58.8 52 58.6 55.6 56.6", "#6B2A22", 1.8)
    earrings = circle(33, 51, 1.7, BRASS) + circle(67, 51, 1.7, BRASS)
    collar = plane(COLLAR, LINEN) + plane("M58 66L50 78L64 82L66 70Z", LINEN_SHADE)
    return (
        kit.scenery(GROUND)
        + grid
        + back
        + coat
        + face
        + collar
        + fringe
        + glasses
        + mouth
        + earrings
        + group(_compasses(), "translate(10 19) scale(.8)")
    )
