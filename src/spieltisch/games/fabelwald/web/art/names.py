"""Names of cards in print: as large as the card's width allows, never cut."""

from __future__ import annotations

from xml.sax.saxutils import escape

from spieltisch.drawing.geometry import num
from spieltisch.drawing.paper import INK

BASELINE, LARGEST, SMALLEST, ROOM, WEIGHT = 116.6, 11.5, 9.5, 90.0, 650

# Fraunces at weight 650: how wide letters are, in units of the type size.
WIDTHS = {
    **dict.fromkeys("' ’", 0.22),
    **dict.fromkeys("ijlîïIft-", 0.38),
    **dict.fromkeys("rscçzJeéèêë", 0.53),
    **dict.fromkeys("aäâvxgyoöôSbqdkp", 0.6),
    **dict.fromkeys("FuüLhnZE", 0.66),
    **dict.fromkeys("CPTBYßXVARUGNOQDKHwœ", 0.8),
    **dict.fromkeys("MmW", 1.0),
}
ANY_OTHER = 0.7


def width_of(name: str, size: float) -> float:
    """About how wide ``name`` is when printed, rather too much than too little."""
    return size * sum(WIDTHS.get(letter, ANY_OTHER) for letter in name)


def printed(name: str) -> str:
    """The name on a card's band, in the page's numeral face (CSS class ``num``)."""
    size = max(SMALLEST, min(LARGEST, ROOM / width_of(name, 1))) if name else LARGEST
    squeezed = ""
    if width_of(name, size) > ROOM:
        squeezed = f' textLength="{num(ROOM)}" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text class="num" x="50" y="{num(BASELINE)}" font-size="{num(size)}" font-weight="{WEIGHT}"'
        f' fill="{INK}" text-anchor="middle"{squeezed}>{escape(name)}</text>'
    )
