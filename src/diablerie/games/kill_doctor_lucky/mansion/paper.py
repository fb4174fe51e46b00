"""The paper of a plan: midnight blue with chalk on it, as the style and the fillings of an SVG file."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from .strokes import number

STYLE = """
svg { font-family: "IM Fell English SC", "Cormorant SC", Georgia, "Times New Roman", serif }
.sky { fill: url(#mansion-sky) }
.grid { fill: none; stroke: #9dbbe0; stroke-width: .12; opacity: .13 }
.frame { fill: none; stroke: #c9d9ec; stroke-width: .3; opacity: .45 }
.outline { fill: none; stroke: #dbe7f5; stroke-width: .9 }
.wall { fill: #16273f }
.hatched { fill: url(#mansion-hatch) }
.edge { fill: none; stroke: #dbe7f5; stroke-width: .7 }
.floor { fill: url(#mansion-night) }
.hall { fill: #0b1524; opacity: .42 }
.leaf { fill: none; stroke: #dbe7f5; stroke-width: .4; stroke-linecap: round }
.swing { fill: none; stroke: #b9cde6; stroke-width: .2; opacity: .8 }
.sill { fill: none; stroke: #b9cde6; stroke-width: .22; stroke-dasharray: .9 .9; opacity: .7 }
.rail { fill: none; stroke: #dbe7f5; stroke-width: .25 }
.baluster { fill: #16273f; stroke: #dbe7f5; stroke-width: .28 }
.tread { fill: none; stroke: #b9cde6; stroke-width: .22; opacity: .6 }
.path { fill: none; stroke: #d9b765; stroke-width: .7; stroke-linecap: round;
  stroke-dasharray: 0 1.9; opacity: .6 }
.start { fill: #d9b765; opacity: .85 }
.number { fill: #172a44; stroke: #e3edf8; stroke-width: .24 }
.name { fill: #e3edf8; font-variant: small-caps;
  stroke: #172a44; stroke-width: 1.3; stroke-linejoin: round; paint-order: stroke }
.unnamed { fill: #a9bdd8 }
text { text-anchor: middle }
"""

SHADES = {
    "mansion-sky": ("#1b2e4b", "#132239", "#0c1626"),
    "mansion-night": ("#1f3657", "#172a44", "#101f34"),
}
"""From where the moon stands outward."""

HATCH = {
    "id": "mansion-hatch",
    "width": "1.5",
    "height": "1.5",
    "patternUnits": "userSpaceOnUse",
    "patternTransform": "rotate(45)",
}
HATCH_LINE = {"d": "M0 0V1.5", "stroke": "#8fa9c9", "stroke-width": ".3", "opacity": ".45"}


def style() -> ET.Element:
    """Lines and letters by class."""
    element = ET.Element("style")
    element.text = STYLE
    return element


def fillings(width: float, height: float) -> ET.Element:
    """What STYLE fills with: the night over a house of this size, and hatched walls."""
    definitions = ET.Element("defs")
    moon = {"cx": number(width * 0.36), "cy": number(height * 0.24), "r": number(width * 0.9)}
    for name, colours in SHADES.items():
        shade = {"id": name, "gradientUnits": "userSpaceOnUse", **moon}
        gradient = ET.SubElement(definitions, "radialGradient", shade)
        for offset, colour in zip(("0", ".6", "1"), colours, strict=True):
            ET.SubElement(gradient, "stop", {"offset": offset, "stop-color": colour})
    ET.SubElement(ET.SubElement(definitions, "pattern", HATCH), "path", HATCH_LINE)
    return definitions
