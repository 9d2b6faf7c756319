"""The bots of Go RPG, and who they are. Each seat of a party has a leader of its own, as several of
them play at one table."""

from __future__ import annotations

from typing import Final

from futago.bots import BotSet
from futago.gorpg.bots.greedy import greedy_gorpg
from futago.gorpg.rules.board import OVERLORD

RIVALS: Final = ("brynja", "osmund", "leocadia", "tarik", "wren", "baldo", "ysolde")
_SEATS: Final = [f"p{number}" for number in range(1, len(RIVALS) + 1)]

BOTS: Final = BotSet(
    {"greedy": greedy_gorpg},
    default="greedy",
    ladders=dict.fromkeys((*_SEATS, OVERLORD), ("greedy",)),
    characters={
        "random": {**dict.fromkeys(_SEATS, "pip"), OVERLORD: "gobb"},
        "greedy": {**dict(zip(_SEATS, RIVALS, strict=True)), OVERLORD: "vargoth"},
    },
)
