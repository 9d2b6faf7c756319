"""A bot against the levels of a game, in every seat: games, and what follows from them.

All games with the same number have the same luck of the draws, whoever plays and in whichever seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final

from futago.bots import Bot, bots_for, make_bot, player_of
from futago.chance import derived_seed
from futago.game import Action, BadInput, Game, Json, State
from futago.games import game_named
from futago.lab.own_bots import OwnPlayer, TooSlow, check_bot, fingerprint, is_own, states_mix
from futago.lab.sheets import Mean, Row, Sheet, interval, percent
from futago.lab.yardstick import LuckMeter, Witness, Yardstick
from futago.match import Match, Player
from futago.record import Record, replay_moves
from futago.texts import Text, seat_text

FORMAT: Final = "futago-challenge/1"
SLOW: Final = "slow"
RESIGNED: Final = "resigned"
"""Reasons for which a challenger loses beside those of the rules."""
STRONGEST: Final = 2
"""So many of the strongest bots are the opponents unless others are named."""


@dataclass(frozen=True)
class Challenge:
    """Who challenges whom in what game: all that determines the games, but for their number."""

    game: str
    bot: str
    levels: tuple[str, ...]
    seed: str
    given: Mapping[str, Json] = field(default_factory=dict)
    effort: float = 1.0
    seconds: float = 30.0

    @property
    def rules(self) -> Game:
        return game_named(self.game)

    def options(self) -> Any:
        return self.rules.options(self.rules.typed_options(self.given))

    @property
    def yardstick(self) -> Yardstick | None:
        """What the game has to measure bots more exactly."""
        part: Yardstick | None = self.rules.part("yardstick")
        return part

    def check(self) -> None:
        """Raise `BadInput` before the first game if something cannot be played."""
        self.check_levels()
        check_bot(self.rules, self.bot)
        options = self.options()
        for seat in self.rules.seats(options):
            self.challenger(options, seat, derived_seed("check"))

    def check_levels(self) -> None:
        """The same for the opponents alone."""
        known = bots_for(self.rules)
        for level in self.opponents:
            if level not in known:
                raise BadInput(Text("bot-unknown", name=level, known=", ".join(known)))
        if self.yardstick is None and self.effort != 1:
            raise BadInput(Text("challenge-no-effort", game=self.game))
        if self.seconds <= 0:
            raise BadInput(Text("cli-bad-number", name="--seconds", number=f"{self.seconds:g}"))

    def header(self) -> dict[str, Json]:
        """All that determines the results."""
        own = self.yardstick.header(self.effort) if self.yardstick is not None else {}
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules.version,
            "seed": self.seed,
            "bot": self.bot,
            "code": fingerprint(self.bot),
            "opponents": list(self.opponents),
            "options": dict(self.given),
            "seconds": self.seconds,
            **own,
        }

    @property
    def opponents(self) -> tuple[str, ...]:
        """The levels, by default the two strongest bots of the game."""
        return self.levels or tuple(bots_for(self.rules)[-STRONGEST:])

    def tasks(self, games: int) -> list[GameTask]:
        """The challenger in every seat against every level, once per game number."""
        seats = self.rules.seats(self.options())
        return [
            GameTask(self, level, seat, number)
            for number in range(games)
            for level in self.opponents
            for seat in seats
        ]

    def challenger(self, options: Any, seat: str, seed: str) -> Bot | OwnPlayer:
        if is_own(self.bot):
            return OwnPlayer(self.bot, self.rules, options, seat, seed, self.seconds)
        return self.level(self.bot, options, seat, seed)

    def level(self, name: str, options: Any, seat: str, seed: str) -> Bot:
        """A bot of the game."""
        if self.yardstick is None:
            return make_bot(name, self.rules, options, seat, seed)
        return self.yardstick.opponent(name, options, seat, seed, self.effort)


@dataclass(frozen=True)
class GameTask:
    """One game of a challenge."""

    challenge: Challenge
    level: str
    seat: str
    number: int

    def seed(self, use: str) -> str:
        """A seed; that of the draws is the same for all games with this number."""
        if use == "draws":
            return derived_seed(self.challenge.seed, self.number)
        return derived_seed(self.challenge.seed, self.number, self.level, self.seat, use)

    def result(self, **found: Json) -> dict[str, Json]:
        return {"level": self.level, "seat": self.seat, "number": self.number, **found}


def play_task(task: GameTask) -> Json:
    """Play one game and return its result."""
    challenge, options = task.challenge, task.challenge.options()
    game = challenge.rules
    bots = {
        seat: challenge.challenger(options, seat, task.seed(seat))
        if seat == task.seat
        else challenge.level(task.level, options, seat, task.seed(seat))
        for seat in game.seats(options)
    }
    yardstick = challenge.yardstick
    meter = yardstick.meter(options, bots, challenge.effort) if yardstick is not None else None
    match = Match(game, options, {}, task.seed("draws"))
    try:
        play_watched(match, {seat: as_player(bot, seat) for seat, bot in bots.items()}, meter)
    except TooSlow:
        return forfeited(task)
    return finished(task, match.state, meter)


def play_again(task: GameTask, record: Record) -> Json:
    """The result of a game that was played elsewhere against bots of ours, from its record."""
    challenge = task.challenge
    game, yardstick = challenge.rules, challenge.yardstick
    options = game.options(record["options"])
    meter, witnesses = None, dict[str, Witness]()
    if yardstick is not None:
        others = (seat for seat in game.seats(options) if seat != task.seat)
        witnesses = {seat: yardstick.witness(task.level, options, seat, 1) for seat in others}
        meter = yardstick.meter(options, {task.seat: None, **witnesses}, 1)
    state = game.new(options)
    for seat, action, after in replay_moves(game, options, record["moves"]):
        if meter is not None:
            if seat in witnesses and not state.automatic:
                witnesses[seat].look(state)
            meter.saw(state, seat, action, after)
        state = after.copy()
    return finished(task, state, meter)


def forfeited(task: GameTask) -> Json:
    """The result of a game that a challenger who was too slow has lost."""
    return task.result(
        share=0.0, luck=None if task.challenge.yardstick is None else 0.0, reason=SLOW
    )


def as_player(bot: Bot | OwnPlayer, seat: str) -> Player:
    return bot if isinstance(bot, OwnPlayer) else player_of(bot, seat)


def finished(task: GameTask, state: State, meter: LuckMeter | None) -> Json:
    """The result of a game as stored. Without an outcome the challenger has resigned."""
    luck, outcome = _luck(meter, task.seat), state.outcome
    if outcome is None:
        return task.result(share=0.0, luck=luck, reason=RESIGNED)
    share = 1 / len(outcome.winners) if task.seat in outcome.winners else 0.0
    return task.result(share=share, luck=luck, reason=outcome.reason)


def _luck(meter: LuckMeter | None, seat: str) -> float | None:
    return round(meter.luck(seat), 6) if meter is not None else None


def play_watched(match: Match, players: Mapping[str, Player], meter: LuckMeter | None) -> None:
    """Play a game to its end; the meter sees every move."""
    for seat, action, before in _moves(match, players):
        if meter is not None:
            meter.saw(before, seat, action, match.state)


def _moves(match: Match, players: Mapping[str, Player]) -> Iterator[tuple[str, Action, State]]:
    """Every move as it is made, with the state before it."""
    before = match.state.copy()
    while True:
        for seat, action in match.settle():
            yield seat, action, before
            before = match.state.copy()
        if not match.state.movers:
            return
        seat = match.state.movers[0]
        action = players[seat](match.state)
        match.play(seat, action)
        yield seat, action, before
        before = match.state.copy()


# ---------------------------------------------------------------- a local best response


def response_tasks(challenge: Challenge, games: int) -> list[GameTask]:
    """Games of an adversary that knows the challenger's mix; none if it states none."""
    if challenge.yardstick is None or not states_mix(challenge.bot):
        return []
    seats = challenge.rules.seats(challenge.options())
    return [GameTask(challenge, "", seat, number) for number in range(games) for seat in seats]


def play_response(task: GameTask) -> Json:
    """One game of the adversary against the challenger in this seat."""
    challenge, options = task.challenge, task.challenge.options()
    assert challenge.yardstick is not None
    bot = challenge.challenger(options, task.seat, task.seed("challenger"))
    assert isinstance(bot, OwnPlayer)
    seeds = [task.seed(use) for use in ("draws", "challenger", "adversary")]
    try:
        found = challenge.yardstick.response(options, task.seat, bot, seeds, challenge.effort)
    except TooSlow:
        text = Text("challenge-response-slow", bot=challenge.bot)
        raise BadInput(text) from None
    return task.result(gain=round(found.gain, 6), share=found.share)


# ---------------------------------------------------------------- what follows


@dataclass(frozen=True)
class Score:
    """How the challenger did in some games."""

    played: Mean
    fair: Mean | None
    """Without luck; None if it was not measured."""
    slow: int

    @classmethod
    def of(cls, results: Sequence[Json]) -> Score:
        seats = dict[str, list[Json]]()
        for result in results:
            seats.setdefault(result["seat"], []).append(result)
        played = [[one["share"] for one in own] for own in seats.values()]
        fair = None
        if results and all(result["luck"] is not None for result in results):
            fair = Mean.of_groups(
                [[one["share"] - one["luck"] for one in own] for own in seats.values()]
            )
        slow = sum(result["reason"] == SLOW for result in results)
        return cls(Mean.of_groups(played), fair, slow)

    @property
    def shrunk(self) -> float | None:
        """The width of the interval without luck as a part of the one with it."""
        if self.fair is None or self.played.error in (0, inf):
            return None
        return self.fair.error / self.played.error

    def cells(self) -> Row:
        cells: Row = [
            str(self.played.count),
            interval(self.played.mean * self.played.count, self.played.count),
        ]
        if self.fair is not None:
            shrunk = self.shrunk
            more = f"{1 / shrunk**2:.1f}" if shrunk else "-"
            cells += [self.fair.shown, percent(shrunk) if shrunk is not None else "-", more]
        return cells

    def as_json(self) -> dict[str, Json]:
        def written(mean: Mean) -> dict[str, Json]:
            known = mean.half < inf
            return {"mean": mean.mean, "half": mean.half if known else None}

        return {
            "games": self.played.count,
            "slow": self.slow,
            "played": written(self.played),
            "without_luck": written(self.fair) if self.fair is not None else None,
            "width": self.shrunk,
        }


def sheets(challenge: Challenge, results: Sequence[Json]) -> list[Sheet]:
    """The score against each level in each seat and in all."""
    heads = [
        *(Text("challenge-head-against"), Text("challenge-head-as")),
        *(Text("lab-head-games"), Text("lab-head-wins")),
    ]
    if challenge.yardstick is not None:
        names = ("challenge-head-fair", "challenge-head-width", "challenge-head-worth")
        heads += map(Text, names)
    rows = [
        [level, where, *score.cells()]
        for level in challenge.opponents
        for where, score in _scores(challenge, level, results)
        if score.played.count
    ]
    return [Sheet(Text("challenge-title", bot=challenge.bot), heads, rows)]


def _scores(
    challenge: Challenge, level: str, results: Sequence[Json]
) -> Iterator[tuple[Text, Score]]:
    own = [result for result in results if result["level"] == level]
    seats = challenge.rules.seats(challenge.options())
    for seat in seats:
        name = seat_text(challenge.game, seat)
        yield name, Score.of([result for result in own if result["seat"] == seat])
    if len(seats) > 1:
        yield Text("challenge-all-seats"), Score.of(own)


def response_sheet(challenge: Challenge, results: Sequence[Json]) -> Sheet:
    """What the adversary gained against the challenger."""
    heads = [
        *(Text("challenge-head-as"), Text("lab-head-games")),
        *(Text("challenge-head-gain"), Text("challenge-head-adversary")),
    ]
    rows = list[Row]()
    for seat in challenge.rules.seats(challenge.options()):
        own = [result for result in results if result["seat"] == seat]
        gain, wins = Mean.of([one["gain"] for one in own]), sum(one["share"] for one in own)
        name = seat_text(challenge.game, seat)
        rows.append([name, str(len(own)), gain.points, interval(wins, len(own))])
    return Sheet(Text("challenge-responses", bot=challenge.bot), heads, rows)


def as_json(
    challenge: Challenge, results: Sequence[Json], responses: Sequence[Json]
) -> dict[str, Json]:
    """The report as data."""
    seats = [*challenge.rules.seats(challenge.options())]
    return {
        "scores": [
            {
                "level": level,
                "seat": seat,
                **Score.of(
                    [r for r in results if r["level"] == level and seat in (None, r["seat"])]
                ).as_json(),
            }
            for level in challenge.opponents
            for seat in (*seats, None)
        ],
        "responses": [
            {"seat": seat, "gain": gain.mean, "error": gain.error if gain.error < inf else None}
            for seat in seats
            if responses
            for gain in [Mean.of([r["gain"] for r in responses if r["seat"] == seat])]
        ],
    }


def notes(challenge: Challenge, results: Sequence[Json], responses: Sequence[Json]) -> list[Text]:
    """What the tables mean, and what else is to say."""
    found = list[Text]()
    if challenge.yardstick is not None:
        found += [Text("challenge-note-fair"), Text("challenge-note-width")]
    if responses:
        found.append(Text("challenge-note-responses"))
    elif challenge.yardstick is not None and is_own(challenge.bot):
        found.append(Text("challenge-note-no-mix"))
    slow = sum(result["reason"] == SLOW for result in results)
    if slow:
        seconds = f"{challenge.seconds:g}"
        found.append(Text("challenge-note-slow", count=slow, seconds=seconds))
    return found
