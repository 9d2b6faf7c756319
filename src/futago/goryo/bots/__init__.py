"""The bots of Goryō, weakest first."""

from __future__ import annotations

from typing import Final

from futago.bots import BotSet
from futago.goryo.bots.greedy import greedy_goryo
from futago.goryo.bots.levels import bot_of_level
from futago.goryo.bots.novice import novice_goryo

BOTS: Final = BotSet(
    {
        "novice": novice_goryo,
        "player": bot_of_level("player"),
        "greedy": greedy_goryo,
        "expert": bot_of_level("expert"),
        "master": bot_of_level("master"),
    },
    default="player",
)
