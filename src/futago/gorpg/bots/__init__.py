"""The bots of Go RPG."""

from __future__ import annotations

from typing import Final

from futago.bots import BotSet
from futago.gorpg.bots.greedy import greedy_gorpg

BOTS: Final = BotSet({"greedy": greedy_gorpg}, default="greedy")
