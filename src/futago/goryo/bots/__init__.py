"""The bots of Goryō, weakest first, and who they are: cats and captains of the samurai."""

from __future__ import annotations

from typing import Final

from futago.bots import BotSet
from futago.goryo.bots.gentle import gentle_goryo
from futago.goryo.bots.greedy import greedy_goryo
from futago.goryo.bots.levels import bot_of_level
from futago.goryo.bots.novice import novice_goryo
from futago.goryo.rules.board import GORYO, SAMURAI

BOTS: Final = BotSet(
    {
        "gentle": gentle_goryo,
        "novice": novice_goryo,
        "player": bot_of_level("player"),
        "greedy": greedy_goryo,
        "expert": bot_of_level("expert"),
        "master": bot_of_level("master"),
    },
    default="player",
    ladders={
        GORYO: ("gentle", "novice", "player", "expert", "master"),
        # The novice Samurai is easier to beat than the gentle one.
        SAMURAI: ("gentle", "player", "expert", "master"),
    },
    characters={
        "random": {GORYO: "fuwa", SAMURAI: "donbei"},
        "gentle": {GORYO: "mikan", SAMURAI: "jiro"},
        "novice": {GORYO: "kuri", SAMURAI: "gonta"},
        "player": {GORYO: "sumi", SAMURAI: "aoki"},
        "greedy": {GORYO: "tora", SAMURAI: "rokuro"},
        "expert": {GORYO: "yuki", SAMURAI: "tomoe"},
        "master": {GORYO: "kagero", SAMURAI: "genzo"},
    },
    data=("bots/levels.toml", "solver/values.json", "solver/book.json"),
)
