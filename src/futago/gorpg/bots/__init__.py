"""The bots of Go RPG, and who they are. Six rivals lead parties, each in a style of their own, and
Vargoth the monsters."""

from __future__ import annotations

from typing import Any, Final

from futago.bots import BotSet, Rivals
from futago.gorpg.bots.banter import banter
from futago.gorpg.bots.greedy import greedy_gorpg
from futago.gorpg.bots.levels import bot_of_level, bot_of_rival, is_simulated, rivals
from futago.gorpg.rules.board import OVERLORD
from futago.gorpg.rules.versions import NEWEST
from futago.texts import Text

LEVELS: Final = ("novice", "player", "expert", "master")
RIVALS: Final = tuple(rivals())
_SEATS: Final = [f"p{number}" for number in range(1, len(RIVALS) + 2)]
# Who a bot without a chosen rival is.
_LEADERS: Final = {**dict(zip(_SEATS, ("brynja", *RIVALS), strict=True)), OVERLORD: "vargoth"}


def weakened(options: Any) -> Text | None:
    """Why bots of all levels play greedily with these options, if they do."""
    if is_simulated(options):
        return None
    if options.rules is not NEWEST:
        return Text("gorpg-bots-old-rules")
    return Text("gorpg-bots-no-simulator")


BOTS: Final = BotSet(
    {
        "novice": bot_of_level("novice"),
        "greedy": greedy_gorpg,
        "player": bot_of_level("player"),
        "expert": bot_of_level("expert"),
        "master": bot_of_level("master"),
    },
    default="player",
    ladders=dict.fromkeys((*_SEATS, OVERLORD), LEVELS),
    characters={
        "random": {**dict.fromkeys(_SEATS, "pip"), OVERLORD: "gobb"},
        **dict.fromkeys(("greedy", *LEVELS), _LEADERS),
    },
    rivals=Rivals(RIVALS, tuple(_SEATS), LEVELS, bot_of_rival),
    banter=banter,
    weakened=weakened,
    data=("bots/levels.toml", "bots/styles.toml", "kernel/tempers.toml", "kernel/chances.npz"),
)
