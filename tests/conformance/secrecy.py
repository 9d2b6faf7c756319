"""Two histories that a seat cannot tell apart, played side by side.

The adapter proposes another history (a swap). It is played from the start next to the real one, and
then both continue with the same decisions as long as the seat sees no difference by the rules. All
that time every channel of the seat has to give the same bytes.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from futago.game import CHANCE, SPECTATOR, Action, Actions, Game, Json, State
from futago.record import move_as_json

from .adapters import Moves, Swap, adapter_for
from .channels import Touch, Words, candidate_actions, difference, output_for, view_and_events
from .play import Moment, first_of, random_legal, whole_games

AHEAD, AHEAD_IF_LASTING = 5, 24
"""How many moves both histories continue."""


TOUCHED = 8
"""How many things are touched at a time, of all that are on the board."""


class Leak(AssertionError):
    """A seat could tell two histories apart that must look the same to it."""


class Side:
    """One of the two histories: its state and its moves."""

    def __init__(self, moment: Moment, moves: Moves) -> None:
        self.moment = moment
        self.state = moment.game.new(moment.options)
        self.moves = list[dict[str, Json]]()
        self.todo = moves

    def play(self, seat: str, action: Action) -> None:
        self.state.apply(seat, action)
        self.moves.append(move_as_json(seat, action))

    def replay(self) -> Iterator[State]:
        for move in self.todo:
            fields = {name: value for name, value in move.items() if name != "by"}
            self.play(move["by"], self.moment.game.action_from_json(fields))
            yield self.state


class Pair:
    """The real history and the other one, as a seat sees them."""

    def __init__(self, moment: Moment, seat: str, swap: Swap, rng: random.Random) -> None:
        self.moment, self.seat, self.swap, self.rng = moment, seat, swap, rng
        self.adapter = adapter_for(moment.game)
        self.real = Side(moment, moment.moves_json)
        self.other = Side(moment, swap.moves)
        self.events = Counter[str]()

    def compare(self) -> Counter[str]:
        """Compare from the first difference to the present, and beyond; the events since then."""
        assert len(self.real.todo) == len(self.other.todo)
        differ = False
        both = zip(self.real.todo, self.other.todo, strict=True)
        for (one, two), _, _ in zip(both, self.real.replay(), self.other.replay(), strict=True):
            differ = differ or one != two
            if differ:
                self.assert_same(*(view_and_events(state, self.seat) for state in self.states))
        assert differ, f"{self.swap.kind}: nothing was swapped"
        assert self.looks_the_same(), f"{self.swap.kind}: not a fair swap"
        self.assert_all_same()
        for _ in range(AHEAD_IF_LASTING if self.swap.lasting else AHEAD):
            if not self.step():
                break
            self.events.update(event.kind for event in self.real.state.events(self.seat))
        return self.events

    @property
    def states(self) -> tuple[State, State]:
        return self.real.state, self.other.state

    def assert_all_same(self) -> None:
        words, actions = self.prefixes(), self.attempts()
        tried = words, actions, self.touched(words)
        self.assert_same(*(output_for(state, self.seat, *tried) for state in self.states))

    def assert_same(self, one: dict[str, bytes], other: dict[str, bytes]) -> None:
        found = difference(one, other)
        if found:
            raise self.leak(found)

    def leak(self, found: str) -> Leak:
        moves = "\n  ".join(f"{a}" for a in self.real.moves)
        others = [b for a, b in zip(self.real.moves, self.other.moves, strict=False) if a != b]
        return Leak(
            f"{self.seat} can tell by {found}\nafter\n  {moves}\nfrom the same with {others}"
        )

    # What somebody in the seat may try.

    def prefixes(self) -> list[Words]:
        """Picked words: of the seat's own moves, and of others."""
        state, found = self.real.state, set[Words]()
        legal = state.legal_actions(self.seat)
        own = [random_legal(self.rng, legal) for _ in range(4)] if self.seat in state.movers else []
        played = [action for _, action in self.moment.moves[-4:]]
        for action in (*own, *played):
            words = tuple(str(action).split())
            found |= {words[:1], words[:-1], words}
        return sorted(found)

    def touched(self, prefixes: list[Words]) -> list[Touch]:
        """Things on the board, each after nothing and after some words."""
        things = list(self.adapter.things(self.moment.options_json))
        some = self.rng.sample(things, min(TOUCHED, len(things)))
        chosen = ["", " ".join(self.rng.choice(prefixes))] if prefixes else [""]
        return [(kind, thing, before) for kind, thing in some for before in chosen]

    def attempts(self) -> list[Action]:
        """Moves to try, including the secret ones of both histories."""
        game = self.moment.game
        donors = [
            game.action_from_json({k: v for k, v in move.items() if k != "by"})
            for move in chain(self.real.moves[-12:], self.other.moves[-12:])
        ]
        return [
            *self.rng.sample(donors, min(8, len(donors))),
            *candidate_actions(self.moment, self.rng, donors)[:10],
        ]

    # Continuing.

    def looks_the_same(self) -> bool:
        """Whether, by the rules, the seat still sees no difference."""
        options, seat = self.moment.options_json, self.seat
        one, other = (
            self.adapter.seen(options, side.moves, seat) for side in (self.real, self.other)
        )
        return one == other

    def step(self) -> bool:
        """Play one more move in both histories; whether there may be another."""
        one, other = self.real.state, self.other.state
        if not one.movers:
            return False
        mover = one.movers[0]
        if one.automatic:
            for side in (self.real, self.other):
                (action,) = first_of(side.state.legal_actions(mover), 2)
                side.play(mover, action)
        else:
            action = self.decision(one.legal_actions(mover), mover)
            if action not in other.legal_actions(mover):
                if self.swap.lasting and mover != CHANCE:
                    raise self.leak(f"{action}, legal in one and not in the other")
                return False
            self.real.play(mover, action)
            self.other.play(mover, action)
        alike = self.looks_the_same()
        if self.swap.lasting:
            assert alike, f"{self.swap.kind}: does not last"
            if one.outcome != other.outcome:
                raise self.leak(f"the outcome: {one.outcome} and {other.outcome}")
        if not alike or one.outcome != other.outcome:
            return False  # the seat has just learned it, by the rules
        if one.outcome is None:
            self.assert_all_same()
        elif (
            self.swap.lasting
        ):  # everything is revealed now, but the last events are still the same
            events = (view_and_events(state, self.seat)["events"] for state in self.states)
            self.assert_same(*({"events": value} for value in events))
        return True

    def decision(self, actions: Actions, mover: str) -> Action:
        """A random legal action; more often one of a single word, since these end turns."""
        short = [action for action in first_of(actions, 40) if len(str(action).split()) == 1]
        if short and mover == self.seat and self.rng.random() < 0.4:
            return self.rng.choice(short)
        return random_legal(self.rng, actions)


def all_swaps(moment: Moment, seat: str, rng: random.Random) -> list[Swap]:
    """The swaps that the adapter proposes in a position, shuffled."""
    adapter = adapter_for(moment.game)
    found = list(adapter.swaps(moment.options_json, moment.moves_json, seat, rng))
    rng.shuffle(found)
    return found


class Tally:
    """Counts swaps by kind and by seat, and the events during lasting ones."""

    def __init__(self) -> None:
        self.kinds, self.seats = Counter[str](), Counter[str]()
        self.events_survived = Counter[str]()

    def try_swap(self, moment: Moment, seat: str, swap: Swap, rng: random.Random) -> None:
        events = Pair(moment, seat, swap, rng).compare()
        self.kinds[swap.kind] += 1
        self.seats[seat] += 1
        if swap.lasting:
            self.events_survived += events


def some_seats(moment: Moment, rng: random.Random) -> tuple[str, ...]:
    """The spectator and the players, but at most two of them."""
    *players, spectator = moment.seats
    return (*(players if len(players) <= 2 else rng.sample(players, 2)), spectator)


def try_swaps(game: Game, tag: str, wanted: int) -> Tally:
    """Try that many swaps in positions of varied games."""
    rng, tally = random.Random(tag), Tally()
    for moment in positions(game, tag, rng):
        for seat in some_seats(moment, rng):
            found = all_swaps(moment, seat, rng)
            for swap in sorted(found, key=lambda swap: tally.kinds[swap.kind])[:2]:
                tally.try_swap(moment, seat, swap, rng)
        if tally.kinds.total() >= wanted:
            break
    return tally


def try_missing_kinds(game: Game, tag: str, tally: Tally) -> None:
    """Search further games for kinds of swaps that have not occurred yet."""
    rng, missing = random.Random(f"{tag} hunt"), set(adapter_for(game).kinds - set(tally.kinds))
    for number in range(20):
        for whole in whole_games(game, f"{tag} hunt {number}", 12) if missing else ():
            running = [moment for moment in whole if moment.state.outcome is None]
            for moment in running[:: 1 + len(running) // 15]:
                for swap in all_swaps(moment, SPECTATOR, rng):
                    if swap.kind in missing:
                        tally.try_swap(moment, SPECTATOR, swap, rng)
                        missing.remove(swap.kind)


def positions(game: Game, tag: str, rng: random.Random) -> Iterable[Moment]:
    """Positions of endlessly many games that are not over."""
    for number in range(10_000):
        for whole in whole_games(game, f"{tag} {number}", 12):
            running = [moment for moment in whole if moment.state.outcome is None]
            yield from rng.sample(running, min(2, len(running)))
