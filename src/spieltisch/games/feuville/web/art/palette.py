"""Colours of the town. Each thing has a light plane and, on its right, a darker one."""

from __future__ import annotations

STONE, STONE_SHADE, STONE_RULE = "#D3B98F", "#BFA173", "#A5855A"
PLASTER, PLASTER_SHADE, PLASTER_RULE = "#F6F0E2", "#DCD2BD", "#C9BC9F"
SLATE, SLATE_SHADE, SLATE_RULE = "#3F6C8C", "#305670", "#5B88A6"
WOOD, WOOD_SHADE, HOLLOW = "#8A6B42", "#5A4632", "#3A2A1E"
GOLD, GOLD_SHADE = "#F2B327", "#C9881B"
LEAF, LEAF_SHADE = "#6FA04A", "#4C7A30"
SOOT, CHAR, EMBER_DISC, SMOKE = "#221818", "#453130", "#6E3126", "#362626"
FIRE, FIRE_HEART = "#E2641F", "#F9C74A"

SKY = {1: "#BFE0E8", 2: "#F3BE9C"}
"""The sky of tiles of stage I (day) and II (dusk)."""
SUN = {1: "#DAEFF2", 2: "#FAD9BE"}
HOUSES = {1: "#9DC7D3", 2: "#D9987A"}
CLOUD = {1: "#FFFFFF", 2: "#FFF3E6"}
CLOUD_SHADE = {1: "#E3EEF2", 2: "#F9DCC6"}
