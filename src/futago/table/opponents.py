"""The bots at a table: who takes a seat, what they say, how well they can play."""

from __future__ import annotations

from futago.bots import checked_bot, level_of, said_about, weakness_of, with_rivals
from futago.game import SPECTATOR, Event
from futago.table.entries import Sat
from futago.table.table import Draft, Table
from futago.texts import Text


def bots_at(table: Table) -> dict[str, str]:
    """The bots by seat, apart from those that took over from a person."""
    return {
        seat: held.bot
        for seat, held in table.seats.items()
        if held.bot is not None and not held.conceded
    }


def bot_seated(seat: str, bot: str) -> Sat:
    """A bot takes a seat."""
    return Sat(seat, level_of(bot), None, bot)


def bot_for_seat(table: Table, seat: str, level: str | None, rival: str | None) -> str:
    """The bot that a free seat gets: a rival who is not at the table yet, unless one is named."""
    game = table.match.game
    bots = bots_at(table) | {seat: checked_bot(game, level, rival, seat)}
    return with_rivals(game, bots, table.setup.commitment)[seat]


def said_by_bots(table: Table, draft: Draft) -> list[Event]:
    """What a bot says about what everybody has just seen."""
    bots = bots_at(table)
    if not bots:
        return []
    seen = [event for _, _, state in draft.trace for event in state.events(SPECTATOR)]
    return said_about(table.match.game, seen, bots)


def weakness_at(table: Table) -> Text | None:
    """Why bots at this table play below their levels, if they do."""
    game, options = table.match.game, table.match.options
    bots = (held.bot for held in table.seats.values() if held.bot is not None)
    found = (weakness_of(game, bot, options) for bot in bots)
    return next((text for text in found if text is not None), None)
