"""The cells of a study: options and bots that are played together, and their games in order."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import combinations, count, permutations, product
from typing import Any, Final

from futago.game import BadInput, Game, Json, written
from futago.games import game_named
from futago.lab.simulate import varied_options
from futago.lab.study import Play, Study
from futago.registry import manifests
from futago.texts import Text

OTHERS: Final = "*"
"""Stands for all other seats."""

Sides = Mapping[str, Sequence[str]]
"""Seats that play together, by the name of their side. A seat that plays for itself is a side."""


@dataclass(frozen=True)
class Cell:
    """Options and bots that are played together: all that determines its games."""

    number: int
    game: str
    seed: str
    way: str
    settings: Mapping[str, Json]
    given: Mapping[str, str]
    """The options as typed."""
    options: Mapping[str, Json]
    """The same as data, so that other computers need no files."""
    vary: bool
    bots: Mapping[str, str]
    """A line-up, by seat; empty where bots meet."""
    rotate: bool = False
    games: int = 0
    """How many are played at most, in whole deals."""
    bot: str = ""
    """The bot whose wins are estimated, on each side in turn; empty for a line-up."""
    against: str = ""

    @cached_property
    def played(self) -> Game:
        return game_named(self.game)

    def __getstate__(self) -> dict[str, Any]:
        """What other processes get: nothing that they find out themselves."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    def options_of(self, deal: int) -> Any:
        """The options of a deal: the same for all of its games."""
        if not self.vary:
            return self._same
        return self.played.options(varied_options(self.game, self.seed, deal, self.options))

    @cached_property
    def _same(self) -> Any:
        return self.played.options(self.options)

    def sides(self, options: Any) -> Sides:
        return sides_of(self.played, options)

    def seatings(self, deal: int) -> Sequence[Mapping[str, str]]:
        """Who sits where in the games of a deal, one for each."""
        if self.vary:
            return self._seatings(self.options_of(deal))
        return self._same_seatings

    @cached_property
    def _same_seatings(self) -> Sequence[Mapping[str, str]]:
        return self._seatings(self._same)

    def _seatings(self, options: Any) -> Sequence[Mapping[str, str]]:
        seats = self.played.seats(options)
        if self.bot:
            own = self.sides(options).values()
            return [
                {seat: self.bot if seat in side else self.against for seat in seats} for side in own
            ]
        fill = self.bots.get(OTHERS, "random")
        bots = [self.bots.get(seat, fill) for seat in seats]
        moved = range(len(seats)) if self.rotate else range(1)
        return [
            dict(zip(seats, [*bots[-by:], *bots[:-by]] if by else bots, strict=True))
            for by in moved
        ]

    def names(self) -> set[str]:
        """All bots that play."""
        return {self.bot, self.against} - {""} if self.bot else set(self.bots.values())

    def determinants(self) -> dict[str, Json]:
        """What tells this cell's games from others'; the seed is the study's. How many there are
        does not matter: a longer run begins with the same games."""
        return {
            "cell": self.number,
            "game": self.game,
            "rules": self.played.version,
            "way": self.way,
            "settings": dict(self.settings),
            "options": dict(self.options),
            "vary": self.vary,
            "bots": dict(self.bots),
            "rotate": self.rotate,
            "bot": self.bot,
            "against": self.against,
        }


def sides_of(game: Game, options: Any) -> Sides:
    """The sides of a game with these options: its part `sides`, or each seat for itself."""
    part = game.part("sides")
    found: Sides | None = part(options) if part is not None else None
    return found if found is not None else {seat: (seat,) for seat in game.seats(options)}


@dataclass(frozen=True, slots=True)
class GameId:
    """A game of a cell: its number there, the deal, and the rotation within the deal."""

    number: int
    deal: int
    rotation: int


def games_of(cell: Cell) -> Iterator[GameId]:
    """The games of a cell in order: whole deals, until there are as many as asked for."""
    number = 0
    for deal in count():
        if number >= cell.games:
            return
        for rotation in range(len(cell.seatings(deal))):
            yield GameId(number, deal, rotation)
            number += 1


def cells_of(study: Study) -> list[Cell]:
    """The cells of a study, each checked."""
    found = list[Cell]()
    for number, play in enumerate(study.play, 1):
        try:
            found += _cells(study, play, len(found))
        except BadInput as error:
            fault = Text("lab-study-play", number=number, fault=error.text)
            raise BadInput(fault) from None
    return found


def _cells(study: Study, play: Play, before: int) -> Iterator[Cell]:
    game = game_named(play.game)
    numbers = count(before + 1)
    made = 0
    for given in _option_sets(play):
        options = _resolved(game, given)
        sides = sides_of(game, game.options(options))
        for bots, bot, against in _line_ups(play, len(sides)):
            if bots:
                _check_seats(game, game.options(options), bots, vary=play.vary)
            made += 1
            yield Cell(
                next(numbers),
                play.game,
                study.run_seed,
                play.way,
                play.settings,
                {name: written(value) for name, value in given.items()},
                options,
                play.vary,
                bots,
                play.rotate,
                play.games or study.games,
                bot,
                against,
            )
    if not made:
        raise BadInput(Text("lab-study-nothing"))


def _option_sets(play: Play) -> Iterator[dict[str, Json]]:
    """The options of each cell."""
    for chosen in play.sets or [{}]:
        for values in product(*play.grid.values()):
            given = {**play.options, **chosen, **dict(zip(play.grid, values, strict=True))}
            if not any(_agrees(given, left_out) for left_out in play.without):
                yield {name.replace("-", "_"): value for name, value in given.items()}


def _agrees(given: Mapping[str, Json], pattern: Mapping[str, Json]) -> bool:
    return all(
        name in given and written(given[name]) == written(value) for name, value in pattern.items()
    )


def _resolved(game: Game, given: Mapping[str, Json]) -> dict[str, Json]:
    """Options as data, complete but for defaults: what was read from files is in them."""
    typed = game.typed_options(given)
    game.options(typed)
    return json.loads(json.dumps(typed))  # type: ignore[no-any-return]


def _line_ups(play: Play, sides: int) -> Iterator[tuple[dict[str, str], str, str]]:
    """A line-up by seat, or a bot and the others, for each cell of the same options."""
    if isinstance(play.bots, dict):
        yield play.bots, "", ""
        return
    bots = list(dict.fromkeys(play.bots))
    if play.meet != "others" or sides == 1:  # who is alone meets nobody
        for bot in bots:
            yield {OTHERS: bot}, "", ""
    if play.meet == "itself" or sides == 1:
        return
    for bot, other in _pairs(bots, list(dict.fromkeys(play.against)), sides, play):
        yield {}, bot, other


def _pairs(
    bots: Sequence[str], against: Sequence[str], sides: int, play: Play
) -> Iterable[tuple[str, str]]:
    if against:
        return [pair for pair in product(bots, against) if pair[0] != pair[1]]
    two = manifests()[play.game].players == (2, 2) if play.vary else sides == 2
    # Where there are two sides, a bot has the one when its opponent has the other.
    return combinations(bots, 2) if two else permutations(bots, 2)


def _check_seats(game: Game, options: Any, bots: Mapping[str, str], *, vary: bool) -> None:
    known = [*game.seats(options), OTHERS]
    for seat in bots:
        if seat not in known and not vary:
            raise BadInput(Text("seat-unknown", seat=seat, known=", ".join(known)))
