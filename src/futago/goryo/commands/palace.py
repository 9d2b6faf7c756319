"""`futago palace`: checks and shows palace files, for people who design their own."""

from __future__ import annotations

from futago.cli.common import Language, console, language_of
from futago.goryo.drawing import draw_palace
from futago.goryo.rules.palace import Palace, floor_of
from futago.goryo.rules.palace_files import load_palace
from futago.texts import Text, say


def check(file: str, /, *, lang: Language | None = None) -> None:
    palace = load_palace(file)
    console().print(say(_report(palace), language_of(lang)), soft_wrap=True)


def show(file: str, /, *, colour: bool = True, lang: Language | None = None) -> None:
    palace, language = load_palace(file), language_of(lang)
    screen = console(colour)
    for line in draw_palace(palace, language):
        screen.print(line, no_wrap=True)
    screen.print(say(_report(palace), language), soft_wrap=True)


def _report(palace: Palace) -> Text:
    """A summary of a valid palace: how many paths and targets the Goryō has from each start."""
    floor = floor_of(palace)
    starts = range(len(floor.ids))
    walks = [len(floor.walks(start, (), False)) for start in starts]
    targets = [len({walk.target for walk in floor.walks(start, (), False)}) for start in starts]
    return Text(
        "palace-sound",
        name=palace.name,
        bridges=len(palace.bridges),
        fewest=min(walks),
        most=max(walks),
        least_targets=min(targets),
        most_targets=max(targets),
    )
