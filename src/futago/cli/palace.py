"""`futago palace`: boards checked and shown, for people who draw their own."""

from __future__ import annotations

from futago.cli.common import Language, console, language_of
from futago.goryo.palace import Palace, floor_of, load_palace
from futago.terminal.goryo import draw_palace
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
    """That it is sound, and how much room it gives the cat."""
    floor = floor_of(palace)
    starts = range(len(floor.ids))
    four = [len(floor.walks(start, (), False)) for start in starts]
    targets = [len({walk.target for walk in floor.walks(start, (), False)}) for start in starts]
    return Text(
        "palace-sound",
        name=palace.name,
        bridges=len(palace.bridges),
        fewest=min(four),
        most=max(four),
        least_targets=min(targets),
        most_targets=max(targets),
    )
