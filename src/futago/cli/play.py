"""`futago play`: play in the terminal."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from futago.bots import default_bot, make_bot
from futago.cli.common import Language, console, language_of, seed_of
from futago.cli.options import unused
from futago.forms import form_of
from futago.game import BadInput, Game
from futago.games import GAMES, game_named
from futago.match import Match
from futago.terminal.play import TextGame
from futago.terminal.saves import saved_game
from futago.texts import Text, say

PERSON = "player"
FIRST_GAME = next(iter(GAMES))


def play(
    game: str = FIRST_GAME,
    /,
    *,
    as_: Annotated[str | None, Parameter(name=["--as", "-a"])] = None,
    bot: Annotated[str | None, Parameter(name=["--bot", "-b"])] = None,
    seed: str | None = None,
    resume: Annotated[bool, Parameter(negative=())] = False,
    new: Annotated[bool, Parameter(negative=())] = False,
    colour: bool = True,
    lang: Language | None = None,
    **options: str,
) -> None:
    chosen = game_named(game)
    language = language_of(lang)
    screen = console(colour)
    asked_for = any(value is not None for value in (as_, bot, seed)) or bool(options)
    saved = saved_game(game) if resume or not (new or asked_for) else None
    if resume and saved is None:
        raise BadInput(Text("play-nothing-left", game=game))
    notices = list[str]()
    if saved is not None:
        screen.print(say(Text("play-waiting"), language))
        match, people = Match.resume(saved["match"]), saved["people"]
    else:
        given = {name.replace("-", "_"): value for name, value in options.items()}
        typed = chosen.typed_options(given)
        settled = chosen.options(typed)
        notices += [say(text, language) for text in unused(form_of(chosen, typed), typed)]
        people = _people(chosen, settled, as_)
        players = _players(chosen, settled, people, bot)
        match = Match(chosen, settled, players, seed_of(seed))
    TextGame(match, people, screen, language, notices).run()


def _people(game: Game, options: object, seats: str | None) -> list[str]:
    """The seats played at this keyboard."""
    known = game.seats(options)
    if seats is None:
        return [game.default_seat(options)]
    people = [seat.strip() for seat in seats.split(",")]
    for seat in people:
        if seat not in known:
            raise BadInput(Text("seat-unknown", seat=seat, known=", ".join(known)))
    return people


def _players(game: Game, options: object, people: list[str], bot: str | None) -> dict[str, str]:
    """The player of each seat: a person, or the bot specified (else the default bot)."""
    name = bot if bot is not None else default_bot(game)
    make_bot(name, game, options, game.seats(options)[0], "0")  # refuse an unknown name now
    return {seat: PERSON if seat in people else name for seat in game.seats(options)}
