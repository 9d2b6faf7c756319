"""Games between bots for a measurement. They are played inside the simulator, where a bot decides
as it does at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import resources
from typing import Final

from futago.chance import derived_seed
from futago.game import BadInput, Json, written
from futago.gorpg import GAME
from futago.gorpg.bots.levels import STRATEGIST, levels, styles
from futago.gorpg.bots.simulated import foresight_of, temper_of
from futago.gorpg.kernel import library
from futago.gorpg.kernel.encoding import NotSimulated
from futago.gorpg.kernel.foresight import SEATS, Foresight, play
from futago.gorpg.kernel.tempers import Temper, greedy_temper
from futago.gorpg.rules.options import Options, options_from
from futago.texts import Text

FORMAT: Final = "futago-gorpg-contest/1"
GREEDY: Final = "greedy"
PLANS: Final = 16
TRUST: Final = 0.015


@dataclass(frozen=True)
class GameTask:
    """One game: the bot of each party in turn order, and the Overlord's last. Games with the same
    number and options share their luck."""

    seed: str
    bots: tuple[str, ...]
    number: int
    given: Mapping[str, Json] = field(default_factory=dict)

    @property
    def luck(self) -> int:
        options = [f"{name}={written(value)}" for name, value in sorted(self.given.items())]
        return int(derived_seed(self.seed, *options, self.number)[:16], 16)

    def tempers(self, options: Options) -> list[tuple[Temper, Foresight]]:
        """One for each seat of the simulator."""
        parties, last = self.bots[: options.players], self.bots[-1]
        empty = SEATS - 1 - options.players
        return [seated(name, options) for name in (*parties, *[GREEDY] * empty, last)]


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


def play_task(task: GameTask) -> Json:
    """Play one game and return its result; a game that grew too large for the simulator has no
    winners."""
    options = options_from(task.given)
    seats = task.tempers(options)
    found: dict[str, Json] = {"bots": list(task.bots), "options": dict(task.given)}
    try:
        tempers, foresights = [temper for temper, _ in seats], [ahead for _, ahead in seats]
        game = play(options, tempers, foresights, task.luck)
    except NotSimulated:
        return {**found, "winners": []}
    return {**found, "winners": list(game.winners), "round": game.round}


def share(result: Json, seat: int) -> float:
    """A seat's share of the victory."""
    winners = result["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def overlord_won(result: Json) -> bool:
    return library.OVERLORD in result["winners"]


def header(what: str, seed: str, **more: Json) -> dict[str, Json]:
    """All that determines the games, so that results of other settings are not mixed in."""
    check_simulator()
    return {
        "format": FORMAT,
        "rules": GAME.version,
        "what": what,
        "seed": seed,
        "levels": _fingerprint("bots", "levels.toml"),
        "tempers": _fingerprint("kernel", "tempers.toml"),
        **more,
    }


def check_simulator() -> None:
    if not library.available():
        raise BadInput(Text("gorpg-lab-no-simulator"))


def _fingerprint(package: str, file: str) -> str:
    data = resources.files(f"futago.gorpg.{package}").joinpath(file).read_bytes()
    return sha256(data).hexdigest()[:16]


def settings(
    modes: Sequence[str], players: Sequence[str], given: Mapping[str, Json]
) -> list[dict[str, Json]]:
    """Options for each mode and number of parties: those numbers that the mode allows. A mode with
    only one is always played."""
    found = list[dict[str, Json]]()
    for mode in modes:
        options = GAME.options({"mode": mode})
        specs = {spec.name: spec for spec in GAME.specs_with(options)}
        allowed = specs["players"].values
        for count in allowed:
            if len(allowed) == 1 or str(count) in players:
                found.append(GAME.typed_options({"mode": mode, "players": count, **given}))
                GAME.options(found[-1])
    return found


def check_bots(names: Sequence[str]) -> None:
    """Raise `BadInput` if there is no such bot."""
    for name in names:
        seated(name, options_from({}))
