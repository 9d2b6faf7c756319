"""What the sections of a report say: numbers, names of seats, bots, options and cells."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from futago.game import BadInput, Game, OptionSpec, written
from futago.lab.report.source import Cell, Setting
from futago.lab.report.stats import Estimate
from futago.texts import Text, capital, has_text, name_text, say

SPACE: Final = "\N{NO-BREAK SPACE}"
UNTIL: Final = "\N{WORD JOINER}–\N{WORD JOINER}"
"""A dash at which no line breaks."""
DOT: Final = " · "


@dataclass(frozen=True)
class Words:
    """Says everything in one language."""

    language: str

    def __call__(self, id: str, /, **args: str | int | Text) -> str:
        return say(Text(f"lab-report-{id}", **args), self.language)

    def say(self, text: Text) -> str:
        return say(text, self.language)

    # ------------------------------------------------------------ numbers

    def number(self, value: float, digits: int = 0) -> str:
        """A number; a minus is a minus."""
        said = f"{value:,.{digits}f}"
        if float(said.replace(",", "")) == 0:
            said = said.lstrip("-")
        thousands, point = {"en": (",", "."), "fr": (SPACE, ","), "it": (".", ",")}[self.language]
        swap = {",": thousands, ".": point, "-": "\N{MINUS SIGN}"}
        return "".join(swap.get(sign, sign) for sign in said)

    def games(self, count: int) -> str:
        """A number of games."""
        return self("games", count=count, number=self.number(count))

    def percent(self, share: float, digits: int = 0) -> str:
        space = SPACE if self.language == "fr" else ""
        return f"{self.number(100 * share, digits)}{space}%"

    def points(self, share: float, digits: int = 1) -> str:
        """A difference of shares in points, with its sign."""
        said = self.number(100 * share, digits)
        return said if said.startswith("\N{MINUS SIGN}") or 100 * share <= 0 else f"+{said}"

    def interval(self, found: Estimate, digits: int = 0) -> str:
        """A share with its interval; a narrow one has a digit more."""
        digits = max(digits, int(found.high - found.low < 0.02))
        low, high = self.number(100 * found.low, digits), self.percent(found.high, digits)
        return f"{self.percent(found.value, digits)} ({low}{UNTIL}{high})"

    def points_interval(self, found: Estimate, digits: int = 1) -> str:
        low, high = self.points(found.low, digits), self.points(found.high, digits)
        between = self("from-to", low=low, high=high)
        return f"{self.points(found.value, digits)} ({between})"

    def mean_interval(self, found: Estimate, digits: int = 1) -> str:
        low, high = self.number(found.low, digits), self.number(found.high, digits)
        between = self("from-to", low=low, high=high)
        return f"{self.number(found.value, digits)} ({between})"

    # ------------------------------------------------------------ names

    def seat(self, game: Game, seat: str) -> str:
        """A seat, or a side of several."""
        side = f"{game.name}-side-{seat}"
        return self.say(name_text(side if has_text(side) else f"{game.name}-seat-{seat}", seat))

    def role(self, game: Game, role: str) -> str:
        return capital(self.seat(game, role))

    def bot(self, name: str) -> str:
        level, colon, effort = name.partition(":")
        return self.say(name_text(f"bot-{level}", level)) + colon + effort

    def reason(self, game: Game, reason: str) -> str:
        return self.say(name_text(f"{game.name}-reason-{reason}", reason))

    def option(self, game: Game, name: str) -> str:
        return self.say(name_text(f"{game.name}-name-{name.replace('_', '-')}", name))

    def value(self, game: Game, name: str, value: str) -> str:
        if value in ("true", "false"):
            return self("yes" if value == "true" else "no")
        known = f"{game.name}-value-{name.replace('_', '-')}-{value}"
        if has_text(known):
            return self.say(Text(known))
        return value.rpartition("/")[2].removesuffix(".toml")

    def given(self, game: Game, name: str, value: str) -> str:
        """An option with its value."""
        return self("option", name=self.option(game, name), value=self.value(game, name, value))

    def setting(self, game: Game, setting: Setting, names: Sequence[str]) -> str:
        """The options of a setting that differ within a study."""
        values = with_defaults(game, setting)
        said = [self.given(game, name, values[name]) for name in names if name in values]
        return DOT.join(said) or self("usual-rules")

    def match(self, cell: Cell) -> str:
        """Who plays in a cell."""
        if cell.bot is not None:
            return self("meets", bot=self.bot(cell.bot), against=self.bot(cell.against or ""))
        bots = set(cell.bots.values())
        if len(bots) == 1:
            return self("itself", bot=self.bot(bots.pop()))
        return ", ".join(
            self(
                "seated",
                seat=self("others") if seat == "*" else self.role(cell.game, seat),
                bot=self.bot(bot),
            )
            for seat, bot in cell.bots.items()
        )


def with_defaults(game: Game, setting: Setting) -> dict[str, str]:
    """The value of every option of a setting, as typed: of those that are left out the default."""
    specs: Sequence[OptionSpec] = game.option_specs
    with suppress(BadInput):  # it may name a file that is not here any more
        specs = game.specs_with(game.options(game.typed_options(dict(setting))))
    defaults = {spec.name: written(spec.default) for spec in specs}
    return {**defaults, **dict(setting)}


def varying(game: Game, settings: Sequence[Setting]) -> list[str]:
    """The options that differ between settings, in the order of the game."""
    complete = [with_defaults(game, setting) for setting in settings]
    given = {name for setting in settings for name, _ in setting}
    names = [spec.name for spec in game.option_specs if spec.name in given]
    return [name for name in names if len({each.get(name) for each in complete}) > 1]
