"""The 24 creatures, each a frontal mask before its own moon; one module for each, named like its id.

Each module has a ``GROUND`` (colours of its night) and ``draw(scope)``, which gives what the panel shows;
ids inside begin with ``scope``. ``HEAD_BOX``, where a module has one, is the square that stands for it at
small sizes.
"""

from __future__ import annotations

from spieltisch.games.fabelwald.web.art.creatures import (
    amazon,
    banshee,
    bogeyman,
    centaur,
    demon,
    dracula,
    dragon,
    dwarf,
    elf,
    fairies,
    giant,
    goblins,
    grave_robber,
    highwayman,
    hydra,
    immortals,
    laraki,
    magician,
    nymph,
    shadow_queen,
    troll,
    unicorn,
    werewolf,
    witch,
)

CREATURES = {
    "amazon": amazon,
    "banshee": banshee,
    "demon": demon,
    "dragon": dragon,
    "dracula": dracula,
    "unicorn": unicorn,
    "elf": elf,
    "fairies": fairies,
    "grave-robber": grave_robber,
    "witch": witch,
    "hydra": hydra,
    "goblins": goblins,
    "laraki": laraki,
    "magician": magician,
    "bogeyman": bogeyman,
    "nymph": nymph,
    "giant": giant,
    "shadow-queen": shadow_queen,
    "highwayman": highwayman,
    "troll": troll,
    "immortals": immortals,
    "werewolf": werewolf,
    "centaur": centaur,
    "dwarf": dwarf,
}
"""The modules by id."""
