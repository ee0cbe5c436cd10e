"""Write the golden playthroughs: a few whole games of every game as readable stories with records.

``make golden`` tells the records that are there in today's words; ``make golden PLAY=--play`` plays new
games. Nothing but a deliberate change of rules, notation or words may change these files; look at the
difference before you keep it. tests/golden/test_golden.py holds the project to them.
"""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
RECORD_MARK = "--- record"

# Every number of players, greedy and random play, every ruling the other way round at least once. Fasanerie:
# hidden and open cards, all eighteen kinds. Feuville: all persons and spells, a city, fires that go out by
# clouds and by the mage, thefts with and without protection, the juggler too far, both ends. Fabelwald: every
# power, amulets against turns and against powers, turns missed, runes left unused.
PLAYTHROUGHS: dict[str, dict[str, dict[str, Any]]] = {
    "fasanerie": {
        "2-first-game": {"players": 2, "bots": "greedy", "options": {"kinds": "first"}},
        "2-hidden-actions": {
            "players": 2,
            "bots": "greedy,random",
            "options": {"kinds": ["fox", "dog", "net", "trap", "mirror", "salvadori"]},
        },
        "3-suggestion-1": {"players": 3, "bots": "greedy", "options": {"kinds": "suggestion-1"}},
        "4-suggestion-2-open": {
            "players": 4,
            "bots": "greedy",
            "options": {"kinds": "suggestion-2", "open_cards": True},
        },
        "5-other-rulings": {
            "players": 5,
            "bots": "random",
            "options": {
                "kinds": ["nest", "trap", "fox", "salvadori", "net", "dog"],
                "trap_can_be_given_up": True,
                "net_reaches_behind": True,
                "dog_box_rule": False,
                "nest_sixth": True,
                "salvadori_zero_counts": False,
            },
        },
        "6-base-kinds": {
            "players": 6,
            "bots": "greedy",
            "options": {"kinds": ["peacock", "nest", "reeves", "mirror", "monal", "fox"]},
        },
    },
    "feuville": {
        "2-the-city": {"players": 2, "bots": "greedy", "options": {}},
        "2-clouds-and-thief": {"players": 2, "bots": "greedy", "options": {}},
        "3-shield-and-bust": {"players": 3, "bots": "random", "options": {}},
        "3-round-limit-and-protections": {"players": 3, "bots": "random", "options": {"round_limit": 12}},
        "4-other-rulings": {
            "players": 4,
            "bots": "greedy,random,greedy,random",
            "options": {"strict_corners": True, "city_end_walls": True},
        },
    },
    "fabelwald": {
        "2-two-and-the-witch": {"players": 2, "bots": "greedy", "options": {}},
        "3-drawing-first": {
            "players": 3,
            "bots": "greedy,random,random",
            "options": {"draw_first": True},
        },
        "4-everything-swapped": {
            "players": 4,
            "bots": "greedy,random,random,random",
            "options": {"swap_all": True},
        },
        "5-in-the-dense-forest": {"players": 5, "bots": "random", "options": {"dense_forest": True}},
        "6-all-robbers": {"players": 6, "bots": "random", "options": {}},
    },
}


def play(game_id: str, name: str) -> Any:
    """The record of one playthrough, played anew by its bots."""
    from spieltisch.cli.simulate import Series, play_game

    plan = PLAYTHROUGHS[game_id][name]
    series = Series(game_id, plan["players"], len(name), plan["bots"], plan["options"], None)
    return json.loads(play_game(series, 0))


def seed_of(name: str) -> int:
    """The seed of the game called ``name``."""
    from spieltisch.cli.simulate import seed_of_game

    return seed_of_game(len(name), 0)


def read(path: Path) -> tuple[str, Any]:
    """The story and the record in a file."""
    told, _, record = path.read_text("utf-8").partition(f"{RECORD_MARK}\n")
    return told, json.loads(record)


def story(record: Any) -> str:
    """A record as ``spieltisch show`` tells it in English, a sentence a line."""
    from rich.console import Console

    import spieltisch
    from spieltisch.cli.show import tell_story

    text = io.StringIO()
    tell_story(Console(file=text, width=100, highlight=False), spieltisch.from_record(record), None, "en")
    return "".join(line.rstrip() + "\n" for line in text.getvalue().splitlines())


def main(arguments: list[str]) -> None:
    """Write all files; those no longer planned are removed."""
    for game_id, plans in PLAYTHROUGHS.items():
        folder = FOLDER / game_id
        folder.mkdir(parents=True, exist_ok=True)
        for stale in set(folder.glob("*.txt")) - {folder / f"{name}.txt" for name in plans}:
            stale.unlink()
        for name in plans:
            path = folder / f"{name}.txt"
            is_new = "--play" in arguments or not path.exists()
            record = play(game_id, name) if is_new else read(path)[1]
            line = json.dumps(record, ensure_ascii=False)
            path.write_text(f"{story(record)}{RECORD_MARK}\n{line}\n", "utf-8")
            print(f"{game_id}/{name}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
