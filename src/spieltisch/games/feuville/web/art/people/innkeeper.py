"""Innkeeper: round cheeks, a great moustache, an apron, and a tankard for everybody."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.svg import circle, ellipse, group, line, mirrored, plane, rect
from spieltisch.games.feuville.web.art.people import kit

GROUND = kit.Ground("#D2913F", "#A9692A", "#EBB873", True)
SHIRT, SHIRT_SHADE = "#2F6B5A", "#234F45"
APRON, APRON_SHADE, HAIR, HAIR_SHADE = "#FBF0DC", "#DFD0B2", "#6B3A22", "#4E2818"
FACE = "M50 16C63 16 69.6 27 69.4 40C69.2 56 61 67 50 67C39 67 30.8 56 30.6 40C30.4 27 37 16 50 16Z"
FACE_SHADE = "M50 16C63 16 69.6 27 69.4 40C69.2 56 61 67 50 67Z"
SIDE_HAIR = (
    "M31.6 27C26.6 29 26 41 29.6 49C31.4 49.4 33.4 47 33.4 44C32.6 38 33 32 35 27.6"
    "C34 26.4 32.8 26.2 31.6 27Z"
)
BIB = "M36.6 73C44 77 56 77 63.4 73L69 105H31Z"
BIB_SHADE = "M56 75.6C58.8 75 61.4 74.2 63.4 73L69 105H57.6Z"
STRAPS = "M38 74L35.4 68M62 74L64.6 68"
NOSE = "M50.6 36C47 40 42.8 46 43.8 49.6C45 53.2 50 53.4 51.4 51.4Z"
FOAM = (
    "M-15-14A5 5 0 0 1-14-22A6.4 6.4 0 0 1-3-25A7 7 0 0 1 9-23.4A5.4 5.4 0 0 1 15-14C15-10 12-10 11-14"
    "C9-14-5-14-6-14C-6-6-11-6-11-14Z"
)


def _tankard() -> str:
    """Staves, two hoops, foam that runs over; its handle at the right."""
    handle = line("M13-8C22-9 22 9 13 9", "#8A5E2E", 4.4)
    body = plane("M-13-15H13L14.4 17H-14.4Z", "#C99A5B") + plane("M5-15H13L14.4 17H5.6Z", "#A9773C")
    staves = line("M-8-14L-8.8 16M-3-14L-3.2 16M2-14L2.2 16M7.4-14L8 16", "#7D5427", 1)
    hoops = plane("M-13.2-9.4H13.2L13.4-5.4H-13.4Z", "#5C6B73") + plane(
        "M-14 8.6H14L14.2 12.6H-14.2Z", "#5C6B73"
    )
    foam = plane(FOAM, "#FFF9EA") + line("M-8-19A3 3 0 0 1-3-19M4-20A3 3 0 0 1 9-19", "#DFD0B2", 1.1)
    return handle + body + staves + hoops + foam


def draw(scope: str) -> str:
    """The figure on its panel."""
    skin = kit.RUDDY
    bust = kit.bust(SHIRT, SHIRT_SHADE) + line(STRAPS, APRON, 3.4)
    apron = (
        plane(BIB, APRON)
        + plane(BIB_SHADE, APRON_SHADE)
        + line("M40 82H60M39 97.4C46 99 54 99 61 97.4", APRON_SHADE, 1.2)
    )
    neck = plane(kit.NECK, skin.shade)
    ears = ellipse(30.8, 44, 3.4, 5.4, skin.light) + ellipse(69.2, 44, 3.4, 5.4, skin.shade)
    face = (
        plane(FACE, skin.light)
        + plane(FACE_SHADE, skin.shade)
        + circle(38, 50.6, 5, "#DD7B57")
        + circle(62, 50.6, 5, "#C2603F")
    )
    hair = mirrored(plane(SIDE_HAIR, HAIR)) + line(
        "M44 20.6C46 19.6 48 19.4 50 19.6M47 17.4C50 16.6 54 17 56 18.2", HAIR, 1.3
    )
    brows = line("M35.6 37C38.4 33.8 43 33.8 45.4 36M54.6 36C57 33.8 61.6 33.8 64.4 37", HAIR, 2.6)
    moustache = plane(leaf(50.6, 54, 160, 22, 4.8, 0.4), HAIR) + plane(
        leaf(49.4, 54, 20, 22, 4.8, 0.4), HAIR_SHADE
    )
    smile = plane("M43.6 58C47 60.6 53 60.6 56.4 58C55 63.4 45 63.4 43.6 58Z", "#8C2A22")
    rules = line("M34.6 57.6C39 56.6 43 55.6 46.6 54.6M37 59.4C41 58 44.6 56.8 47.6 55.6", HAIR_SHADE, 0.9)
    sleeve = plane("M64 105C66 92 74 84 84 84L88 105Z", SHIRT_SHADE)
    fist = rect(36.6, 77.6, 10.6, 18.6, 5, skin.light) + line(
        "M39 82.4H46M39 87H46.4M39 91.6H46", skin.shade, 1
    )
    arm = plane("M47 80C56 82 58 96 48 105H30L40 94Z", skin.shade)
    return (
        kit.scenery(GROUND)
        + bust
        + neck
        + ears
        + face
        + hair
        + plane(NOSE, "#DD7B57")
        + kit.eyes()
        + brows
        + smile
        + moustache
        + rules
        + apron
        + sleeve
        + arm
        + group(_tankard(), "translate(25 86)")
        + fist
    )
