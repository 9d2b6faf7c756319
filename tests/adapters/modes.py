"""Every mode in which the games can be played: editions, variants, parties."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from futago.adapters.parameters import KEYWORD, parameters

from ..games import all_games

ALL_GAMES: Final = all_games()
GORYO: Final[tuple[dict[str, Any], ...]] = (
    *(
        {"edition": edition, "variant": variant}
        for edition, variant in product(
            ("2024", "2021", "2019"), ("none", "cursed-object", "genjutsu")
        )
    ),
    *({"enforcement": "honour", "variant": v} for v in ("none", "cursed-object", "genjutsu")),
    {"palace": "lake", "split_cubes": True},
    {"palace": "courtyard", "actions_per_samurai": 2},
)
GORPG: Final[tuple[dict[str, Any], ...]] = (
    *({"mode": "standard", "players": players} for players in range(1, 8)),
    *({"mode": "overlord", "players": players} for players in range(1, 7)),
    {"mode": "solo"},
    {"mode": "solo", "monster_targets": "player", "trophy_value": "card"},
    {"players": 3, "trading": True, "joint_quests": "any", "battle": "one-exchange"},
    {"players": 2, "items_per_hero": 2, "change": "kept", "bounty": True, "jokers": 1},
    {"mode": "overlord", "players": 2, "trading": True, "strikers": "once", "strikes": "start"},
)
JACKDAWS: Final[tuple[dict[str, Any], ...]] = ({}, {"hand": 3, "turned": True}, {"hand": 5})
MODES: Final = {"goryo": GORYO, "gorpg": GORPG, "jackdaws": JACKDAWS}
ALL_MODES: Final = [(name, options) for name, modes in MODES.items() for options in modes]


def as_parameters(mode: tuple[str, dict[str, Any]]) -> dict[str, int | bool | str]:
    """The options of a mode as parameters of OpenSpiel, each of the type of its default."""
    name, options = mode
    defaults = parameters(ALL_GAMES[name])
    found = dict[str, int | bool | str]()
    for option, value in options.items():
        number = isinstance(defaults[option], int) and not isinstance(value, bool)
        word = number and not str(value).isdecimal()
        found[option] = KEYWORD if word else int(value) if number else value
    return found


def words_of(mode: tuple[str, dict[str, Any]]) -> str:
    """The name of a mode in a list of tests."""
    name, options = mode
    return "-".join([name, *map(str, options.values())])
