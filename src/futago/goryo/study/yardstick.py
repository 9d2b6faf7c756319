"""Goryō's part `yardstick`: its levels as opponents, luck by the solver, local best responses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from futago.bots import Bot
from futago.game import Json, State
from futago.goryo.bots.levels import Level, levels
from futago.goryo.rules.board import GORYO, SAMURAI
from futago.goryo.rules.options import Options
from futago.goryo.study.best_response import NotInMix
from futago.goryo.study.bot_factory import BotFactory, check_bot, level_named
from futago.goryo.study.experiment import Experiment
from futago.goryo.study.knowing import KnowingGoryo, KnowingSamurai
from futago.goryo.study.luck import GoryoLuck
from futago.goryo.study.play import play_game
from futago.lab.own_bots import BotFault, OwnPlayer
from futago.lab.yardstick import Response
from futago.texts import Text

STRONGEST: Final = "master"


class Witness:
    """What a level that always plays its mix draws its moves from; nothing for other bots."""

    def __init__(self, bot: Any, seat: str) -> None:
        self.bot = bot
        self.seat = seat

    @property
    def drawn(self) -> Any:
        return getattr(self.bot, "drawn", None)

    @property
    def level(self) -> Level | None:
        """The level, if it always plays its mix."""
        return getattr(self.bot, "level", None)

    def look(self, state: State) -> None:
        if self.bot is not None:  # its own move does not matter, only the mix
            self.bot.choose(state.view(self.seat), state.legal_actions(self.seat))


class GoryoYardstick:
    """How bots are measured in Goryō."""

    def header(self, effort: float) -> Mapping[str, Json]:
        experiment = Experiment("", effort)
        experiment.check()
        known = experiment.header("challenge")
        return {name: known[name] for name in ("effort", "values", "levels")}

    def opponent(self, name: str, options: Options, seat: str, seed: str, effort: float) -> Bot:
        check_bot(name)
        return BotFactory(effort).make(name, options, seat, seed)

    def meter(self, options: Options, bots: Mapping[str, Any], effort: float) -> GoryoLuck:
        return GoryoLuck(bots, level_named(STRONGEST, effort), None)

    def witness(self, name: str, options: Options, seat: str, effort: float) -> Witness:
        exact = name in levels() and not (levels()[name].blend or levels()[name].slip)
        bot = BotFactory(effort).make(name, options, seat, "") if exact else None
        return Witness(bot, seat)

    def response(
        self, options: Options, seat: str, bot: OwnPlayer, seeds: Sequence[str], effort: float
    ) -> Response:
        draws, _, own = seeds
        level: Level = level_named(STRONGEST, effort)
        adversary: KnowingGoryo | KnowingSamurai
        if seat == GORYO:
            adversary, other = KnowingSamurai(options, own, level, bot), SAMURAI
        else:
            adversary, other = KnowingGoryo(options, own, level, bot), GORYO
        try:
            end = play_game(options, {seat: bot, other: adversary}, draws, adversary.observe)
        except NotInMix:
            raise BotFault(Text("challenge-mix-hidden", bot=bot.name)) from None
        sign = 1 if other == SAMURAI else -1
        gain = sum(sign * (each.adversary - each.value) for each in adversary.gains)
        return Response(gain, float(end.result()["winner"] == other))


YARDSTICK: Final = GoryoYardstick()
