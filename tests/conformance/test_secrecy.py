"""No seat learns what it must not know: another hidden part gives the same bytes everywhere."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from futago.adapters.tensors import Encoder
from futago.chance import derived_seed
from futago.choices.questions import One
from futago.game import ABOVE, CHANCE, SPECTATOR, Event, Game, IllegalAction, State
from futago.match import Match
from futago.texts import Text

from . import channels
from .adapters import adapter_for
from .channels import candidate_actions, output_for
from .play import Moment, every_game, first_of, moments, scaled
from .secrecy import Leak, Pair, all_swaps, positions, some_seats, try_missing_kinds, try_swaps

PARTS = 4
"""The swaps are split into parts that can run in parallel."""


@pytest.mark.parametrize("part", range(PARTS))
@every_game
def test_another_hidden_part_looks_the_same(game: Game, part: int, swaps_wanted: int) -> None:
    usual = -(-swaps_wanted // PARTS)
    wanted = scaled(game, usual)
    adapter, tally = adapter_for(game), try_swaps(game, f"swaps {part}", wanted)
    print(tally.kinds, tally.seats, tally.events_survived)  # shown by `pytest -s`
    assert tally.kinds.total() >= wanted
    assert tally.seats[SPECTATOR] >= wanted // 4
    assert set(tally.kinds) <= adapter.kinds
    if usual >= 100:
        try_missing_kinds(game, f"swaps {part}", tally)
        assert set(tally.kinds) == adapter.kinds, "some kinds of swaps did not occur"
        for number in range(4):  # rare kinds may take a few more
            if not adapter.events_survived <= set(tally.events_survived):
                more = try_swaps(game, f"swaps {part} again {number}", wanted)
                tally.events_survived.update(more.events_survived)
        assert adapter.events_survived <= set(tally.events_survived)


@every_game
def test_a_seat_that_hides_nothing_knows_no_more_than_spectators(game: Game) -> None:
    """So its thinking time can reveal nothing, and its bots need not answer at an even pace."""
    for moment in moments(game, "open seats", 30, 8):
        state = moment.state
        for mover in state.movers:
            if (
                mover != CHANCE
                and not state.hides(mover)
                and len(first_of(state.legal_actions(mover), 2)) > 1
            ):
                assert state.position(mover) == state.position(SPECTATOR)


@every_game
def test_future_draws_are_nowhere_visible(game: Game) -> None:
    """Nobody can tell another seed for the future draws, not even with all other knowledge."""
    rng = random.Random("seeds")
    for moment in moments(game, "another seed", 30, 8):
        match = moment.match()
        other = Match.resume({**match.save(), "seed": derived_seed("another", len(match.moves))})
        attempts = candidate_actions(moment, rng, [action for _, action in moment.moves])
        words = [tuple(str(action).split()[:2]) for action in attempts[:6]]
        for seat in moment.seats:
            one, two = (output_for(m.state, seat, words, attempts) for m in (match, other))
            assert one == two
        assert match.state == other.state


# ---------------------------------------------------------------- would a leak be detected?


class HiddenState:
    """Reads the whole position of a state; empty while that itself calls a leaky function."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self, state: State) -> str:
        if self.asked:
            return ""
        self.asked = True
        try:
            return state.position()
        finally:
            self.asked = False


class LeakyView:
    def __init__(self, view: Any, secret: str) -> None:
        self.view, self.secret = view, secret

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view, name)

    def as_json(self) -> dict[str, Any]:
        return {**self.view.as_json(), "hint": self.secret}


def leak_by_view(cls: Any, hidden: HiddenState) -> tuple[str, Any]:
    original = cls.view
    return (
        "view",
        lambda self, seat: (
            LeakyView(original(self, seat), secret)
            if (secret := hidden(self))
            else original(self, seat)
        ),
    )


def leak_by_events(cls: Any, hidden: HiddenState) -> tuple[str, Any]:
    original = cls.events
    return "events", lambda self, seat: (
        *original(self, seat),
        Event("sound", Text("verbatim", word="gong"), {"volume": len(hidden(self)) % 7}),
    )


def leak_by_prompt(cls: Any, hidden: HiddenState) -> tuple[str, Any]:
    original = cls.choice

    def choice(self: Any, seat: str) -> Any:
        return replace(original(self, seat), prompt=Text("verbatim", word=hidden(self)))

    return "choice", choice


def leak_by_question(cls: Any, hidden: HiddenState) -> tuple[str, Any]:
    original = cls.choice

    def choice(self: Any, seat: str) -> Any:
        asked = One(prompt=Text("verbatim", word="?"), spaces=(hidden(self),))
        return replace(original(self, seat), question=asked)

    return "choice", choice


def leak_by_why_not(cls: Any, hidden: HiddenState) -> tuple[str, Any]:
    return "why_not", lambda self, *touched: Text("verbatim", word=hidden(self))


def leak_by_position(cls: Any, hidden: HiddenState) -> tuple[str, Any]:
    original = cls.position
    return "position", lambda self, seat=ABOVE: original(self, ABOVE)


def leak_by_undo(cls: Any, hidden: HiddenState) -> tuple[str, Any]:
    return "can_undo", lambda self, seat: sum(hidden(self).encode()) % 2 == 0


def leak_by_refusal(cls: Any, hidden: HiddenState) -> tuple[str, Any]:
    original = cls.apply

    def apply(self: Any, seat: str, action: Any) -> None:
        secret = hidden(self)
        try:
            original(self, seat, action)
        except IllegalAction:
            raise IllegalAction(Text("verbatim", word=f"not now: {secret}")) from None

    return "apply", apply


def leak_by_imagining(cls: Any, hidden: HiddenState) -> tuple[str, Any]:
    return "imagined", lambda self, seat, rng: self.copy()


LEAKS = (
    leak_by_view,
    leak_by_events,
    leak_by_prompt,
    leak_by_question,
    leak_by_why_not,
    leak_by_position,
    leak_by_imagining,
    leak_by_undo,
    leak_by_refusal,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
@every_game
def test_a_leak_would_be_detected(
    game: Game, leak: Callable[[Any, HiddenState], tuple[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    cls = type(game.new(game.options({})))
    assert_noticed(game, lambda: monkeypatch.setattr(cls, *leak(cls, HiddenState())))


@every_game
def test_a_leak_by_tensors_would_be_detected(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """All seats see in numbers what only those who know all may see."""

    def see_all(encoder: Encoder, state: State, seat: str) -> bytes:
        return encoder.encoded(state.view(ABOVE))

    assert_noticed(game, lambda: monkeypatch.setattr(channels, "seen_by", see_all))


def assert_noticed(game: Game, leak: Callable[[], None]) -> None:
    """Whether swaps notice a leak that nobody noticed before."""
    found, noticed = fair_pairs(game), 0
    leak()
    for pair in found:
        try:
            pair().compare()
        except Leak:
            noticed += 1
    assert noticed >= len(found) // 4, f"only {noticed} of {len(found)} swaps notice the leak"


@cache
def fair_pairs(game: Game) -> list[Callable[[], Pair]]:
    """Swaps that nobody notices while nothing leaks."""
    found = pairs(game, scaled(game, 60))
    for pair in found:
        pair().compare()
    return found


def pairs(game: Game, wanted: int) -> list[Callable[[], Pair]]:
    """Swaps that can be compared repeatedly."""
    rng, found = random.Random("leaks"), list[Callable[[], Pair]]()
    for moment in positions(game, "leaks", rng):
        found += [
            maker(moment, seat, swap)
            for seat in some_seats(moment, rng)
            for swap in all_swaps(moment, seat, rng)
        ]
        if len(found) >= wanted:
            break
    return found


def maker(moment: Moment, seat: str, swap: Any) -> Callable[[], Pair]:
    return lambda: Pair(moment, seat, swap, random.Random("pair"))
