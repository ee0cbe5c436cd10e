"""Colours that several cards of the wood share; what belongs to one creature stands in its own module."""

from __future__ import annotations

BONE, BONE_SHADE = "#F0E2C0", "#CDB78A"
"""Horns, tusks, claws."""
TOOTH = "#FBF5E6"
WHITE_OF_EYE = "#FBFAF0"
AMBER_EYE = "#F7C531"
SKIN, SKIN_SHADE = "#F3D3A8", "#D9A97C"
RUDDY, RUDDY_SHADE = "#E8B48C", "#D98F6C"
GOLD, GOLD_SHADE = "#E7B23A", "#B9821F"
LEAF, LEAF_SHADE = "#5E8A3C", "#3F6B2C"
