"""`futago rules`: read the rules of a game in the terminal."""

from __future__ import annotations

from textwrap import fill

from futago.cli.common import Language, console, language_of
from futago.cli.play import FIRST_GAME
from futago.game import BadInput
from futago.games import game_named
from futago.rulebook import rulebook_of
from futago.texts import Text, say

WIDTH = 88


def rules(game: str = FIRST_GAME, /, *, lang: Language | None = None, **options: str) -> None:
    chosen, language = game_named(game), language_of(lang)
    book = rulebook_of(chosen)
    if book is None:
        raise BadInput(Text("rules-page-missing"))
    given = {name.replace("-", "_"): value for name, value in options.items()}
    settled = chosen.options(chosen.typed_options(given))
    screen = console()
    width = min(screen.width, WIDTH)
    for page in book.pages(chosen.name, settled):
        screen.print(say(page.title, language), style="bold", markup=False)
        for paragraph in page.paragraphs:
            # Rich would also break lines at the no-break spaces of French.
            screen.print(fill(say(paragraph, language), width), markup=False, soft_wrap=True)
        screen.print()
