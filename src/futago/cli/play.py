"""`futago play`: play in the terminal."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from futago.bots import (
    character_of,
    checked_bot,
    introduction,
    level_of,
    rival_of,
    weakness_of,
    with_rivals,
)
from futago.cli.common import Language, console, language_of, pairs, seed_of
from futago.cli.options import difficulty_of, unused
from futago.forms import form_of, with_difficulty
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
        difficulty = given.pop("difficulty", None)
        typed = chosen.typed_options(given)
        if difficulty is not None:
            typed = with_difficulty(chosen, typed, difficulty)
        settled = chosen.options(typed)
        form = form_of(chosen, typed)
        notices += [
            say(text, language) for text in (*unused(form, typed), *difficulty_of(chosen, form))
        ]
        people = _people(chosen, settled, as_)
        match = Match(chosen, settled, {}, seed_of(seed))
        match.players |= _players(chosen, settled, people, bot, match.commitment)
    notices += _opponents(match, language)
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


def _players(
    game: Game, options: object, people: list[str], wanted: str | None, luck: str
) -> dict[str, str]:
    """The player of each seat: a person, or the bot wanted there. `wanted` is a bot for all seats,
    or several such as `p2=expert:baldo,p3=novice`; in games with rivals, seats for which none is
    named get different ones."""
    entries = (wanted or "").split(",")
    for_seat = pairs([entry for entry in entries if "=" in entry], "--bot")
    for_all = next((entry for entry in entries if entry and "=" not in entry), None)
    others = [seat for seat in game.seats(options) if seat not in people]
    for seat in for_seat:
        if seat not in others:
            raise BadInput(Text("seat-unknown", seat=seat, known=", ".join(others)))
    bots = {seat: _checked(game, for_seat.get(seat, for_all), seat) for seat in others}
    if wanted is not None and not others:
        _checked(game, for_all, game.default_seat(options))  # refuse an unknown name all the same
    bots = with_rivals(game, bots, luck)
    return {seat: bots.get(seat, PERSON) for seat in game.seats(options)}


def _checked(game: Game, bot: str | None, seat: str) -> str:
    if bot is None:
        return checked_bot(game, None, None, seat)
    return checked_bot(game, level_of(bot), rival_of(bot), seat)


def _opponents(match: Match, language: str) -> list[str]:
    """Who the bots are, in games where they are somebody, and why they play below their levels if
    they do."""
    bots = {seat: bot for seat, bot in match.players.items() if bot != PERSON}
    lines, reasons = list[str](), dict[str, None]()
    for seat, bot in bots.items():
        if character_of(match.game, bot, seat) is not None:
            lines.append(say(introduction(match.game, bot, seat), language))
        reason = weakness_of(match.game, bot, match.options)
        if reason is not None:
            reasons[say(reason, language)] = None
    return [*lines, *reasons]
