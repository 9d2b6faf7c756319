"""What anybody could reckon, in words: the odds of a group, and usual moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from futago.coach import odds, suggestion
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


def suggested(match: Match, seat: str, language: str) -> tuple[list[str], list[str]]:
    """What a seat would usually do, and that in words, with what it leads to."""
    game, state = match.game, match.state
    options = game.options_as_json(match.options)
    found = suggestion(game, options, seat, state.position(SPECTATOR))
    if not found.moves:
        return [], [say(Text("play-suggest-nothing"), language)]
    words = [say(Text("play-suggest"), language), *_told(match, seat, found.moves, language)]
    if found.text is not None:
        words.append(capital(say(found.text.text(), language)))
    return found.moves, words


def _told(match: Match, seat: str, moves: Sequence[str], language: str) -> Iterator[str]:
    """What these moves do, where everybody can see what becomes of them."""
    state = match.game.position(match.state.position(SPECTATOR), match.options)
    for move in moves:
        state.apply(seat, match.game.parse(move, match.options))
        for event in state.events(SPECTATOR):
            yield capital(say(event.text, language))
