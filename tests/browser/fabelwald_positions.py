"""Tables of Fabelwald to begin from: one for every question the game asks, and tables that are hard to show.

Hands and the discard pile are lines of card ids; a combo is a line that begins with the seat of its owner.
What is not named lies in the deck.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from spieltisch.games.fabelwald.cards import CARDS
from spieltisch.games.fabelwald.deck import SHELF


def position(*hands: str, combos: tuple[str, ...] = (), discard: str = "", **fields: Any) -> dict[str, Any]:
    """A position of these hands, seat 0 to move."""
    return {
        "format": "spieltisch-position-1", "game": "fabelwald", "players": len(hands), "options": {},
        "start": 0, "turn": 0, "hands": [hand.split() for hand in hands], "discard": discard.split(),
        "combos": [[n, int(line[0]), line.split()[1:]] for n, line in enumerate(combos, 1)], **fields,
    }  # fmt: skip


HANDS = ("giant owl owl rune swamp path clearing", "amulet crow wolf", "troll rune stag")
COMBOS = ("0 hydra goblins", "1 elf nymph dragon", "2 owl owl", "2 centaur", "0 crow crow")
PILE = "magician wolf dwarf demon"


def power(creature: str, *hands: str, combos: tuple[str, ...] = COMBOS, **fields: Any) -> dict[str, Any]:
    """A creature of seat 0's has just been laid to its first combo, and its power is offered, or going on."""
    chain = {"powers": 1, "creature": creature, "left": 0, "other": None, "asked": [], "taken": []}
    chain |= fields.pop("chain", {})
    pending = fields.pop("pending", [["power", 0, creature]])
    laid = (f"{combos[0]} {creature}*", *combos[1:])
    more = {"discard": PILE, "played": True, "chain": chain, "pending": pending, **fields}
    return position(*(hands or ("owl owl rune", *HANDS[1:])), combos=laid, **more)


TURN = position(*HANDS, combos=COMBOS, discard=PILE, known=[[0, 1, ["wolf"]], [1, 0, ["owl", "giant"]]])
CLOSED = position(*HANDS, combos=COMBOS, discard=PILE, played=True, closed=True)
EXTRAS = position(*HANDS, combos=COMBOS, discard=f"{PILE} rune", played=True, extras=1, runes=1)
ROBBED = position(*HANDS, combos=COMBOS, discard=PILE, turn=1, pending=[["steal", 0], ["amulet", 0]])
SHIELDED = position(
    "amulet owl crow", "wolf stag", "troll rune", combos=COMBOS, discard=PILE, turn=1,
    pending=[["steal", 0], ["amulet", 0]],
)  # fmt: skip
PLACE = position(
    "owl rune", *HANDS[1:], combos=COMBOS, discard=PILE, played=True, pending=[["place", 0, "giant"]],
)  # fmt: skip
OVER_SEVEN = position(
    "giant elf owl owl owl rune rune swamp amulet", "crow wolf", "troll", played=True, closed=True,
    pending=[["limit"], ["discard", 0]],
)  # fmt: skip
AT_ONCE = power(
    "fairies", discard="wolf", pending=[["at-once", 0, "fairies"]], chain={"taken": ["demon", "dwarf"]}
)
SHARE = power(
    "laraki", discard="wolf", pending=[["choose", 0, "laraki"]],
    chain={"taken": ["demon", "stag", "dwarf"], "left": 3, "other": 0},
)  # fmt: skip
DWARF = power(
    "dwarf", discard="wolf demon", pending=[["choose", 0, "dwarf"]], chain={"taken": ["magician", "stag"]}
)
GOBLINS = power(
    "goblins", combos=("0 hydra", *COMBOS[1:]), pending=[["choose", 0, "goblins"]],
    chain={"left": 2, "asked": [1]},
)  # fmt: skip
TRADE = power("highwayman", pending=[["choose", 0, "highwayman"]], chain={"other": 4})

DECISIONS = {
    "turn": TURN,
    "closed": CLOSED,
    "extras": EXTRAS,
    "place": PLACE,
    "name": power("amazon"),
    "take": power("nymph", combos=("0 hydra goblins", "1 elf unicorn", *COMBOS[2:])),
    "demolish": power("demon", discard="wolf"),
    "again": power("elf", combos=(COMBOS[0], "1 nymph dragon", *COMBOS[2:])),
    "pick": power("fairies"),
    "use": power("magician", discard="wolf demon"),
    "steal": power("immortals"),
    "seat": power("werewolf"),
    "sacrifice": power("witch"),
    "choose": GOBLINS,
    "trade": TRADE,
    "at-once": AT_ONCE,
    "share": SHARE,
    "dwarf": DWARF,
    "robbed": ROBBED,
    "amulet": SHIELDED,
    "discard": OVER_SEVEN,
}
"""A position for every question."""
UNLIKE = ("turn", "place", "name", "take", "pick", "steal", "share", "amulet", "discard")
"""Those that are answered in different ways."""

CROWD = position(
    "giant elf owl owl owl rune rune swamp path crow crow amulet", "amulet crow wolf", "troll rune stag wolf",
    "stag", "", "path clearing owl stag magician rune",
    combos=(
        "0 hydra goblins banshee demon", "0 giant troll", "0 wolf wolf", "0 swamp swamp swamp",
        "1 nymph dragon", "1 amazon amazon", "1 clearing clearing clearing", "2 centaur", "2 dwarf hydra",
        "3 dracula dracula fairies fairies laraki", "4 witch", "4 unicorn bogeyman immortals highwayman",
        "5 werewolf werewolf shadow-queen", "5 centaur",
    ),
    discard="magician dwarf grave-robber", options={"dense_forest": True},
    known=[[0, 2, ["troll", "wolf"]], [0, 5, ["path", "owl", "rune"]], [3, 0, ["owl", "giant", "elf"]]],
)  # fmt: skip
"""Six players in the dense forest, much laid, much held."""
LONG = position(
    "amazon banshee demon dracula unicorn elf fairies witch hydra owl owl crow crow rune", "amulet",
    combos=(
        "0 goblins laraki magician nymph dragon", "0 stag stag stag", "1 giant troll werewolf dwarf centaur",
    ),
    discard="immortals bogeyman highwayman shadow-queen grave-robber wolf wolf swamp swamp path rune",
)  # fmt: skip
"""A hand of fourteen, and a discard pile worth looking through."""
WAIT = position(*HANDS, combos=COMBOS, discard=PILE, turn=1)


def with_little_left(
    *hands: str, combos: tuple[str, ...] = (), deck: str = "", **fields: Any
) -> dict[str, Any]:
    """A position with these cards in the deck; what is not named lies on the discard pile."""
    counts = SHELF.house().cards(len(hands), False)
    rest = Counter({card: count for card, count in zip(CARDS, counts, strict=True) if card})
    for line in (*hands, deck, *(line[2:] for line in combos)):
        rest -= Counter(line.split())
    return position(*hands, combos=combos, discard=" ".join(rest.elements()), **fields)


SHORT = with_little_left(
    "goblins rune owl owl", "troll stag stag crow", combos=("0 hydra elf", "1 giant", "1 path path path"),
    deck="owl crow magician swamp stag",
)  # fmt: skip
"""Two players, five cards to draw: a game of a few turns."""
LAST = with_little_left(
    "owl owl amulet", "stag crow", "troll",
    combos=(
        "0 hydra goblins elf", "0 swamp path clearing", "1 crow crow crow", "1 giant", "2 owl owl",
        "2 nymph dragon",
    ),
    played=True, closed=True, last=0, start=1,
)  # fmt: skip
SIX_AT_THE_END = with_little_left(
    "amulet", "stag", "", "rune", "", "",
    combos=(
        "0 hydra goblins elf giant dwarf", "1 crow crow crow", "2 owl owl", "3 nymph dragon",
        "4 witch amazon troll", "5 wolf wolf wolf wolf", "5 swamp path clearing", "0 path path path",
    ),
    played=True, closed=True, last=0, start=1,
)  # fmt: skip
CROWDED = (CROWD, LONG)
ENDING = (LAST, "done")
