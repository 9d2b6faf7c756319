"""The way of playing a study inside the simulator, where a bot decides as it does at a table."""

from __future__ import annotations

from typing import Any, Final

from futago.chance import derived_seed
from futago.game import BadInput, Game, Json
from futago.gorpg.bots.levels import STRATEGIST, levels, styles
from futago.gorpg.bots.simulated import foresight_of, temper_of
from futago.gorpg.kernel import library
from futago.gorpg.kernel.encoding import NotSimulated
from futago.gorpg.kernel.foresight import SEATS, Foresight, play
from futago.gorpg.kernel.tempers import Temper, greedy_temper
from futago.gorpg.rules.board import OVERLORD
from futago.gorpg.rules.options import Options, seats_of
from futago.lab.simulate import Run, Series
from futago.lab.ways import Finished, Player, Way
from futago.texts import Text

SIMULATOR: Final = "simulator"
GREEDY: Final = "greedy"
PLANS: Final = 16
TRUST: Final = 0.015


class InSimulator:
    """Whole games in C: only who won, the last round and the gold are known of them."""

    keeps_records = False

    def check(self, game: Game, options: Any, bot: str, seat: str, settings: Json) -> None:
        check_simulator()
        if settings:
            raise BadInput(Text("lab-way-no-settings", name=SIMULATOR))
        seated(bot, options)

    def fingerprint(self, settings: Json) -> Json:
        return None

    def player(self, run: Run, settings: Json) -> Player:
        return SimulatedSeries(Series(run))


class SimulatedSeries:
    """The games of a line-up."""

    def __init__(self, series: Series) -> None:
        self.series = series

    def __call__(self, deal: int, *, recorded: bool) -> Finished:
        options, series = self.series.options_of(deal), self.series
        parties = seats_of(options.players)
        bots = [series.bot(seat) for seat in parties]
        bots += [GREEDY] * (SEATS - 1 - len(parties))
        bots.append(series.bot(OVERLORD) if options.mode == "overlord" else GREEDY)
        seats = [seated(bot, options) for bot in bots]
        luck = int(derived_seed(series.run.seed, deal)[:16], 16)
        try:
            game = play(options, [it for it, _ in seats], [ahead for _, ahead in seats], luck)
        except NotSimulated:  # it grew too large
            return Finished(None)
        names = {**dict(enumerate(parties)), library.OVERLORD: OVERLORD}
        gold = dict(zip(parties, map(float, game.gold), strict=True))
        winners = [names[winner] for winner in game.winners]
        return Finished(winners, rounds=game.round, scores=gold)


def seated(name: str, options: Options) -> tuple[Temper, Foresight]:
    """How a bot plays such a game: by its name, or by that of a level with `:` and a number of
    games that it plays to their end for each plan."""
    level, colon, rollouts = name.partition(":")
    if level == GREEDY and not colon:
        return greedy_temper(options), Foresight()
    if level not in levels() or (colon and not (rollouts.isdecimal() and int(rollouts) > 1)):
        known = ", ".join((GREEDY, *levels()))
        raise BadInput(Text("lab-level-unknown", name=name, known=known))
    chosen = levels()[level]
    ahead = Foresight(PLANS, int(rollouts), TRUST) if colon else foresight_of(options, chosen)
    return temper_of(options, chosen, styles()[STRATEGIST]), ahead


def check_simulator() -> None:
    if not library.available():
        raise BadInput(Text("gorpg-lab-no-simulator"))


WAYS: Final[dict[str, Way]] = {SIMULATOR: InSimulator()}
