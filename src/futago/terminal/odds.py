"""The odds of a group, in words."""

from __future__ import annotations

from collections.abc import Sequence

from futago.coach import odds
from futago.game import SPECTATOR
from futago.match import Match
from futago.texts import Text, capital, say


def odds_lines(match: Match, seat: str, group: Sequence[str], language: str) -> list[str]:
    """What a group of a seat can expect wherever it may go; the strongest one if none is named."""
    game, state = match.game, match.state
    options = game.options_as_json(match.options)
    found = odds(game, options, seat, state.position(SPECTATOR), group)
    first = say(Text("play-odds", group=found.text.text()), language)
    return [first, *(f"{capital(say(place.text.text(), language))}." for place in found.places)]
