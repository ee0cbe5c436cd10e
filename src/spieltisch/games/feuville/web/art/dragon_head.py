"""The dragon: it comes straight at you over the burning roofs."""

from __future__ import annotations

from spieltisch.drawing.feathers import scales
from spieltisch.drawing.geometry import num
from spieltisch.drawing.svg import circle, clip, group, line, mirrored, moved, picture, plane, rect
from spieltisch.games.feuville.web.art import fire

AXIS = 100
BASE, DISC, ROOFS_FAR, ROOFS = "#C0503A", "#F6B77E", "#98382F", "#3F1A20"
HIDE, HIDE_SHADE, SCALE, SCALE_SHADE = "#8A2530", "#651826", "#AE4340", "#842F35"
DARK, DARKEST = "#4A111E", "#2C0A14"
WING, WING_SHADE, BONE, BONE_SHADE = "#6E1D2C", "#521322", "#3B0D19", "#2C0A14"
HORN, HORN_SHADE, HORN_RULE = "#EAD9B2", "#C4AB7C", "#A98C5C"
TOOTH, EYE, BELLY, BELLY_SHADE = "#FBF0DC", "#FFD24A", "#D98650", "#B4653A"

MEMBRANE = (
    "M88 96C74 74 60 40 47 17C36 12 18 12 2 22C9 32 8 44 3 58C15 60 20 72 18 88C30 82 42 88 46 103"
    "C58 92 74 92 88 103Z"
)
FOLDS = (
    "M47 17C30 24 16 40 3 58C15 60 20 72 18 88C22 62 32 38 47 17Z",
    "M47 17C44 44 44 76 46 103C58 92 74 92 88 103C70 78 56 46 47 17Z",
)
FINGERS = "M47 17C34 13 18 14 2 22M47 17C30 24 16 40 3 58M47 17C32 38 22 62 18 88M47 17C44 44 44 76 46 103"
ARM = "M92 98C78 74 63 42 50 18L47 6L43 17C55 44 70 76 82 100Z"
HOOKS = "M47 17L38 8L46 12.6Z"

NECK = "M80 72C72 86 68 104 66 121H101V72Z"
PLATES = "".join(
    f"M{num(88.6 - i * 0.9)} {92 + 8 * i}Q100 {98 + 8 * i} {num(111.4 + i * 0.9)} {92 + 8 * i}"
    for i in range(4)
)
CHEST = "M90 84H110L114.6 121H85.4Z"
CREST = (
    "M101 19L100 13L95 27L91 20L88 29L81 25L82 34L74 33L79 42L71 45L78 51L71 58L79 61L75 69L84 70L101 60"
    "V20Z"
)
BIG_HORN = "M91 33C82 27 72 27 64 20C58 15 56 8 57 0C62 8 69 11 77 13C87 16 95 22 98 31Z"
HORN_LINES = "M66.6 20.6L69 12.4M73.6 24.6L76.6 14.4M80.8 26.8L84.6 16.6M87 30L91.4 20.6"
JAW = "M79 62C77 76 82 94 88 106C91 113 96 116.6 101 116.6V62Z"
MAW = "M84 66C82 76 86 92 91 101C94 106 97 108.6 101 108.6V66Z"
SKULL = (
    "M101 26C91 27 83 31 79.4 37L74 52C75 59 79 64 84 67C86 73 85.6 77 84.4 82C83.6 88 88 93 93 93.6"
    "C96 94 98.6 93 101 92Z"
)
HALF_SKULL = SKULL.replace("101", "100")  # the same without the overlap, for the scales
BROW = "M75.6 46L80 35.6L97.4 49L98.4 57.4C90 54 82 49 75.6 46Z"
SOCKET = "M78.6 48C84 50 90 53.4 96 57C93 61.4 84.6 61 80.6 56.4C79.2 54.6 78.6 51 78.6 48Z"
IRIS = "M81.6 51.4C86 53 90.6 55 94.4 57.4C91 59.4 85.4 59 82.8 56Z"
PUPIL = "M88.2 54.2C89.4 55.6 89.2 57.6 88 58.8C87 57.4 87 55.4 88.2 54.2Z"
BRIDGE = "M101 44L96.4 54L93 72L92.4 82L101 87Z"
NOSTRIL = "M87.4 84.4C88 80.6 93 80 95 83.6C93.4 86.4 89.6 87 87.4 84.4Z"
FANGS = "M84.6 83L86.4 100L91 92.6ZM91.4 92.4L93 99.6L96 93.2ZM96.6 93L98.2 98L101 92Z"
LOWER_FANGS = "M84.6 98L88.6 86L91.4 104ZM92.2 104.6L94.8 97.6L97 108Z"
TEMPLE = "M75 50H90V84L79 74L73 70L73.6 64Z"
CHEEK = "M77 56C72 58 66 58 61 54C64 63 72 68 81 67ZM80 66C76 70 71 72 66 71C71 77 78 78 84 74Z"
NEAR_ROOFS = "M0 120V110L12 100L24 110V106L34 97L44 106V112H50L60 104L70 112V115L78 109L86 115V120Z"
FAR_ROOFS = "M0 120V98H4V94H8V98H12V94H16V98L20 92L30 84L40 92V104L52 96L64 104V110H80V120Z"


def _wing(membrane: str, fold: str, bone: str) -> str:
    """The left wing, spread: skin between four fingers."""
    skin = plane(MEMBRANE, membrane) + "".join(plane(each, fold) for each in FOLDS)
    return skin + line(FINGERS, bone, 2) + plane(ARM, bone) + plane(HOOKS, HORN)


def _half(light: bool) -> str:
    """Everything of the head that has a left and a right, left of the axis."""
    horn = HORN if light else HORN_SHADE
    crest = (
        plane(CREST, DARK if light else DARKEST) + plane(BIG_HORN, horn) + line(HORN_LINES, HORN_RULE, 1.1)
    )
    dark = DARK if light else DARKEST
    return crest + plane(TEMPLE, dark) + plane(CHEEK, horn) + plane(JAW, dark)


def _face(light: bool) -> str:
    """The upper half of the face, over the maw."""
    hide = HIDE if light else HIDE_SHADE
    eye = plane(SOCKET, DARKEST) + plane(IRIS, EYE) + plane(PUPIL, DARKEST)
    return plane(FANGS, TOOTH if light else "#E3D3B4") + plane(SKULL, hide) + eye


def _head() -> str:
    """Horns, crest, jaws, eyes."""
    behind = _both(_half(True), _half(False))
    maw = mirrored(plane(MAW, DARKEST), AXIS) + moved(fire.tongue(), 99.6, 109, 1.06)
    jaw = mirrored(plane(LOWER_FANGS, TOOTH), AXIS)
    face = _both(_face(True), _face(False))
    rows = scales(76, 62, 104, 92, 5)
    pattern = _both(
        clip("dragon-left", HALF_SKULL, line(rows, SCALE, 0.9)),
        clip("dragon-right", HALF_SKULL, line(rows, SCALE_SHADE, 0.9)),
    )
    bridge = _both(plane(BRIDGE, SCALE), plane(BRIDGE, HIDE))
    ridge = "".join(
        plane(f"M100 {y - 5}L{num(100 + w)} {y}L100 {y + 5}L{num(100 - w)} {y}Z", DARK)
        for y, w in ((33, 4.4), (43, 3.6), (53, 4), (63, 2.2))
    )
    return (
        behind
        + maw
        + jaw
        + face
        + pattern
        + bridge
        + _brows()
        + ridge
        + line("M94.6 60L94 80M105.4 60L106 80", DARK, 0.9, 0.6)
    )


def _brows() -> str:
    """Brows and nostrils, over scales and bridge."""
    return mirrored(plane(NOSTRIL, DARKEST), AXIS) + _both(plane(BROW, DARK), plane(BROW, DARKEST))


def _both(left: str, right: str) -> str:
    """A left half, and one drawn likewise in the shade, mirrored to the right."""
    return left + group(right, f"matrix(-1 0 0 1 {2 * AXIS} 0)")


def drawn() -> str:
    """The large picture, 200 × 120."""
    wings = _both(_wing(WING, WING_SHADE, BONE), _wing(WING_SHADE, "#400E1B", BONE_SHADE))
    neck = _both(plane(NECK, HIDE), plane(NECK, HIDE_SHADE))
    neck_scales = clip(
        "dragon-neck",
        "M80 72C72 86 68 104 66 121H134C132 104 128 86 120 72Z",
        line(scales(62, 84, 140, 122, 6), SCALE_SHADE, 0.9),
    )
    chest = plane(CHEST, BELLY) + plane("M100 84H110L114.6 121H100Z", BELLY_SHADE) + line(PLATES, DARK, 1.1)
    ground = (
        rect(0, 0, 200, 120, 0, BASE)
        + circle(100, 54, 52, DISC)
        + mirrored(plane(FAR_ROOFS, ROOFS_FAR), AXIS)
    )
    town = mirrored(plane(NEAR_ROOFS, ROOFS), AXIS) + "".join(
        moved(fire.tongue(), x, y, s)
        for x, y, s in (
            (12, 102, 0.5),
            (34, 99, 0.62),
            (60, 106, 0.46),
            (142, 106, 0.5),
            (166, 99, 0.6),
            (189, 102, 0.54),
        )
    )
    windows = "".join(
        rect(x, y, 2.4, 3.4, 0.6, "#F9C74A")
        for x, y in ((10, 111), (33, 109), (38, 109), (58, 113), (140, 113), (164, 109), (187, 111))
    )
    return ground + wings + neck + neck_scales + chest + _head() + town + windows


def shown() -> str:
    """The dragon, for the moment it comes."""
    return picture("0 0 200 120", drawn(), "dragon")
