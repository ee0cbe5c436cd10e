"""SVG elements as text. No ``style`` attributes, so that the site's strict content security policy holds."""

from __future__ import annotations

from spieltisch.drawing.geometry import num


def _number(value: float) -> str:
    """Widths, scales and opacities may have three decimals; places have one (``geometry.num``)."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def plane(data: str, colour: str, opacity: float = 1.0) -> str:
    """A flat piece of paper."""
    see_through = f' fill-opacity="{_number(opacity)}"' if opacity < 1 else ""
    return f'<path d="{data}" fill="{colour}"{see_through}/>'


def holed(data: str, colour: str) -> str:
    """A flat piece with holes: what lies inside an odd number of the outlines is paper."""
    return f'<path d="{data}" fill="{colour}" fill-rule="evenodd"/>'


def line(data: str, colour: str, width: float, opacity: float = 1.0, dash: str = "") -> str:
    """A ruled line with round ends."""
    more = f' opacity="{_number(opacity)}"' if opacity < 1 else ""
    more += f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{_number(width)}"'
        f' stroke-linecap="round" stroke-linejoin="round"{more}/>'
    )


def circle(x: float, y: float, radius: float, colour: str) -> str:
    """A flat disc."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{colour}"/>'


def ring(x: float, y: float, radius: float, colour: str, width: float) -> str:
    """A circle as a line."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="none" stroke="{colour}"'
        f' stroke-width="{_number(width)}"/>'
    )


def ellipse(x: float, y: float, rx: float, ry: float, colour: str, turn: float = 0, width: float = 0) -> str:
    """A flat ellipse, or its outline where ``width`` is given; ``turn`` about its centre."""
    ink = f'fill="none" stroke="{colour}" stroke-width="{_number(width)}"' if width else f'fill="{colour}"'
    tilt = f' transform="rotate({num(turn)} {num(x)} {num(y)})"' if turn else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" {ink}{tilt}/>'


def rect(x: float, y: float, width: float, height: float, radius: float, colour: str) -> str:
    """A flat rectangle with round corners."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(radius)}"'
        f' fill="{colour}"/>'
    )


def group(inner: str, transform: str) -> str:
    """``inner``, moved, scaled or turned."""
    return f'<g transform="{transform}">{inner}</g>'


def moved(inner: str, x: float, y: float, scale: float = 1.0) -> str:
    """``inner``, drawn about 0,0, brought to (x, y)."""
    size = f" scale({_number(scale)})" if scale != 1 else ""
    return group(inner, f"translate({num(x)} {num(y)}){size}")


def mirrored(inner: str, about: float = 50.0) -> str:
    """``inner`` and its mirror image to the other side of the upright line x = ``about``."""
    return inner + group(inner, f"matrix(-1 0 0 1 {num(2 * about)} 0)")


def clip(ident: str, shape: str, inner: str) -> str:
    """``inner`` cut out along ``shape`` (path data); ``ident`` must be unique in the page."""
    return (
        f'<clipPath id="{ident}"><path d="{shape}"/></clipPath><g clip-path="url(#{ident})">{inner}</g>'
    )


def picture(view_box: str, inner: str, css_class: str) -> str:
    """A whole picture for a page, silent to screen readers: what it shows is said in words beside it."""
    return f'<svg class="{css_class}" viewBox="{view_box}" aria-hidden="true" focusable="false">{inner}</svg>'
