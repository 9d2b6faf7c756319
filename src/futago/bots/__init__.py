"""Bots: computer players that see only a view and the legal actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from futago.bots.beliefs import BeliefSummary, belief_of, belief_seats
from futago.bots.bot import (
    BlindBot,
    Bot,
    BotFactory,
    ImaginingBot,
    chosen_action,
    player_of,
)
from futago.bots.random_bot import RandomBot
from futago.bots.rivals import Banter, Rivals, Words, level_of, named, rival_of
from futago.game import BadInput, Event, Game, Json
from futago.texts import Text, has_text, name_text, seat_text


def _at_full_strength(_: Any) -> None:
    return None


@dataclass(frozen=True)
class BotSet:
    """The bots of a game: its part `bots`."""

    makers: Mapping[str, BotFactory]
    """Factories by the bots' names, weakest first."""
    default: str
    """The bot when none is specified: a good opponent, not the hardest."""
    ladders: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The bots to beat one after the other, by the seat that they hold. The first one is gentle
    with newcomers."""
    characters: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Who a bot is in a seat: `character-NAME` in the catalogue is the name of somebody with a face
    in the browser client, `character-NAME-manner` a line about how they play."""
    rivals: Rivals | None = None
    """Characters that can be chosen, for games in which the same one plays at any level."""
    banter: Banter | None = None
    """What characters say about what has just happened."""
    weakened: Callable[[Any], Text | None] = _at_full_strength
    """Why bots with these options play below their level, if they do."""
    data: tuple[str, ...] = ()
    """Files of the game's package that determine how the bots play."""


SAYS: Final = "says"
"""The kind of an event in which a bot says something."""

_FOR_ANY_GAME: Final[dict[str, BotFactory]] = {"random": RandomBot}
_NO_BOTS: Final = BotSet({}, default="random")


def _bots_of(game: Game) -> BotSet:
    found = game.part("bots")
    return found if isinstance(found, BotSet) else _NO_BOTS


def bots_for(game: Game) -> list[str]:
    """The bots that play this game, weakest first."""
    return [*_FOR_ANY_GAME, *_bots_of(game).makers]


def data_of(game: Game) -> tuple[str, ...]:
    """Files of the game's package that determine how its bots play."""
    return _bots_of(game).data


def default_bot(game: Game) -> str:
    """The bot when none is specified."""
    return _bots_of(game).default


def ladders_of(game: Game) -> dict[str, list[str]]:
    """The bots to beat one after the other, by the seat that they hold."""
    return {seat: list(bots) for seat, bots in _bots_of(game).ladders.items()}


def characters_of(game: Game) -> dict[str, dict[str, str]]:
    """Who the bots are, by bot and seat."""
    return {bot: dict(seats) for bot, seats in _bots_of(game).characters.items()}


def rivals_of(game: Game) -> dict[str, list[str]]:
    """The rivals to choose from, by the seat that they can take."""
    rivals = _bots_of(game).rivals
    return {seat: list(rivals.names) for seat in rivals.seats} if rivals is not None else {}


def character_of(game: Game, bot: str | None, seat: str) -> str | None:
    """Who a bot is in this seat, if it is somebody."""
    if bot is None:
        return None
    level, rival = level_of(bot), rival_of(bot)
    if rival is not None and rival in rivals_of(game).get(seat, ()):
        return rival
    return _bots_of(game).characters.get(level, {}).get(seat)


def bot_name(game: Game, bot: str, seat: str) -> Text:
    """The name of a bot in this seat: of its character, or else of its level."""
    character, level = character_of(game, bot, seat), level_of(bot)
    return name_text(f"character-{character}" if character else f"bot-{level}", level)


def introduction(game: Game, bot: str, seat: str) -> Text:
    """Who a bot is, its level and how it plays, in a line."""
    character, level = character_of(game, bot, seat), level_of(bot)
    manner = Text(f"character-{character}-manner") if character else Text(f"bot-help-{level}")
    who = {
        "name": bot_name(game, bot, seat),
        "level": name_text(f"bot-{level}", level),
        "seat": seat_text(game.name, seat),
    }
    if not has_text(manner.id):
        return Text("bot-introduction-short", **who)
    return Text("bot-introduction", **who, manner=manner)


def said_about(game: Game, events: Sequence[Event], bots: Mapping[str, str]) -> list[Event]:
    """What one of the bots (by seat) says about events that everybody has seen, if anything."""
    banter = _bots_of(game).banter
    if banter is None:
        return []
    found = ((seat, character_of(game, bot, seat)) for seat, bot in bots.items())
    words = banter(events, {seat: name for seat, name in found if name is not None})
    if words is None:
        return []
    text = Text("bot-says", name=Text(f"character-{words.character}"), words=words.text)
    data: dict[str, Json] = {"seat": words.seat, "words": words.text.id}
    return [Event(SAYS, text, data)]


def weakness_of(game: Game, bot: str | None, options: Any) -> Text | None:
    """Why this bot plays below its level with these options, if it does; without a bot, whether
    any of the game's levels does."""
    found = _bots_of(game)
    if bot is not None and (found.rivals is None or level_of(bot) not in found.rivals.levels):
        return None
    return found.weakened(options)


def checked_bot(game: Game, level: str | None, rival: str | None, seat: str) -> str:
    """The name of a bot; `BadInput` if there is no such bot for the seat. The default bot if no
    level is given."""
    name = level if level is not None else default_bot(game)
    if name not in bots_for(game):
        raise BadInput(Text("bot-unknown", name=name, known=", ".join(bots_for(game))))
    if rival is None:
        return name
    known, rivals = rivals_of(game).get(seat, []), _bots_of(game).rivals
    if rivals is None or rival not in known or name not in rivals.levels:
        raise BadInput(Text("rival-unknown", name=rival, count=len(known), known=", ".join(known)))
    return named(name, rival)


def with_rivals(game: Game, bots: Mapping[str, str], luck: str) -> dict[str, str]:
    """The bots by seat, where those who can be a rival and name none are different ones by lot."""
    rivals = _bots_of(game).rivals
    return dict(bots) if rivals is None else rivals.drawn(bots, luck)


def maker_of(name: str, game: Game, seat: str) -> BotFactory:
    """The factory for bots of a name in one seat of a game; `BadInput` if there is no such bot. A
    rival at a seat that he cannot take, such as after a change of roles, plays without his style.
    """
    level, rival = level_of(name), rival_of(name)
    found = _bots_of(game)
    maker = found.makers.get(level) or _FOR_ANY_GAME.get(level)
    if maker is None:
        raise BadInput(Text("bot-unknown", name=level, known=", ".join(bots_for(game))))
    if rival is not None:
        rivals = found.rivals
        if rivals is None or rival not in rivals.names or level not in rivals.levels:
            known = list(rivals.names) if rivals is not None else []
            texts = {"name": rival, "known": ", ".join(known)}
            raise BadInput(Text("rival-unknown", count=len(known), **texts))
        if seat in rivals.seats:
            maker = rivals.maker(level, rival)
    return maker


def make_bot(name: str, game: Game, options: Any, seat: str, seed: str) -> Bot:
    """Create a bot by name for one seat of a game; `BadInput` if there is no such bot."""
    return maker_of(name, game, seat)(options, seat, seed)


__all__ = [
    "Banter",
    "BeliefSummary",
    "BlindBot",
    "Bot",
    "BotFactory",
    "BotSet",
    "ImaginingBot",
    "Rivals",
    "Words",
    "belief_of",
    "belief_seats",
    "bot_name",
    "bots_for",
    "character_of",
    "characters_of",
    "checked_bot",
    "chosen_action",
    "data_of",
    "default_bot",
    "introduction",
    "ladders_of",
    "level_of",
    "make_bot",
    "maker_of",
    "player_of",
    "rival_of",
    "rivals_of",
    "said_about",
    "weakness_of",
    "with_rivals",
]
