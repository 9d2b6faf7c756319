"""`futago scores`: list the high scores."""

from __future__ import annotations

from rich.table import Table

from futago.cli.common import Language, console, language_of
from futago.game import Json, written
from futago.games import GAMES, game_named
from futago.terminal.scores import scores as all_scores
from futago.texts import Text, say


def scores(game: str | None = None, /, *, lang: Language | None = None) -> None:
    language = language_of(lang)
    name = game_named(game).name if game is not None else None
    found = [score for score in all_scores() if name in (None, score.game)]
    if not found:
        console().print(say(Text("scores-none"), language), soft_wrap=True)
        return
    heads = ("scores-game", "scores-score", "scores-options", "scores-made")
    table = Table(*(say(Text(head), language) for head in heads))
    for score in found:
        options = _changed_options(score.game, score.options)
        table.add_row(score.game, str(score.score), options, score.made.isoformat())
    console().print(table)


def _changed_options(game: str, options: dict[str, Json]) -> str:
    """The options that differ from the game's defaults, as they are typed."""
    specs = GAMES[game].option_specs if game in GAMES else ()
    defaults = {spec.name: written(spec.default) for spec in specs}
    return " ".join(
        f"--{name.replace('_', '-')} {typed}"
        for name, typed in ((name, _typed(value)) for name, value in options.items())
        if defaults.get(name) != typed
    )


def _typed(value: Json) -> str:
    return "none" if value is None else written(value)
