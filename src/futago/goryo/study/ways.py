"""The way of playing a study with levels whose effort is limited, or that value positions by other
values than the included ones."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from futago.game import BadInput, Game, Json
from futago.goryo.study.bot_factory import check_bot
from futago.goryo.study.experiment import Experiment
from futago.lab.simulate import PlayerMaker, Run, Series
from futago.lab.ways import Player, SeriesPlayer, Way
from futago.texts import Text

LIMITED: Final = "limited"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of this way."""

    effort: float = 1.0
    values: str = ""
    """The name of a file."""

    @property
    def experiment(self) -> Experiment:
        return Experiment("", self.effort, self.values)


class Limited:
    """Matches by the rules, between bots of a `BotFactory`."""

    keeps_records = True

    def check(self, game: Game, options: Any, bot: str, seat: str, settings: Json) -> None:
        experiment = _settings(settings).experiment
        experiment.check()
        check_bot(bot)

    def fingerprint(self, settings: Json) -> Json:
        return _settings(settings).experiment.values_digest

    def player(self, run: Run, settings: Json) -> Player:
        bots = _settings(settings).experiment.bots

        def maker_of(name: str, game: Game, seat: str) -> PlayerMaker:
            return lambda options, seed: bots.player(name, options, seat, seed)

        return SeriesPlayer(Series(run, maker_of))


def _settings(data: Json) -> Settings:
    try:
        return msgspec.convert(data, Settings)
    except msgspec.ValidationError as error:
        known = ", ".join(Settings.__struct_fields__)
        reason = str(error).replace("`", "")
        raise BadInput(Text("lab-bad-settings", reason=reason, known=known)) from None


WAYS: Final[dict[str, Way]] = {LIMITED: Limited()}
