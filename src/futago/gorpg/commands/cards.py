"""`futago cards`: validate and show the decks of Go RPG, for people who make their own."""

from __future__ import annotations

from rich.table import Table

from futago.cli.common import Language, console, language_of
from futago.gorpg.rules.card_names import read_deck
from futago.texts import Text, say


def check(file: str, /, *, lang: Language | None = None) -> None:
    deck, names = read_deck(file)
    sound = Text("deck-sound", file=file, deck=deck, count=len(names))
    console().print(say(sound, language_of(lang)), soft_wrap=True)


def show(file: str, /, *, lang: Language | None = None) -> None:
    _, names = read_deck(file)
    table = Table(show_header=False)
    for face, name in names.items():
        table.add_row(face, str(getattr(name, language_of(lang))))
    console().print(table)
