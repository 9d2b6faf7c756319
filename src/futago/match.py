"""A game in progress: its options, its seed and its list of moves.

A match makes the moves that no seat decides (chance, and answers that follow from an earlier
decision), accepts moves from the seats, undoes them where the rules allow it, and becomes a record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Self

from futago.chance import commitment, draw, draw_evenly, new_seed
from futago.game import CHANCE, Action, BadInput, Game, IllegalAction, Json, State, listed
from futago.games import game_named
from futago.record import FORMAT, move_as_json, replay_moves
from futago.texts import Text

Player = Callable[[State], Action]
"""Chooses the moves of one seat, using only what that seat may know."""


class Match:
    """A game in progress, with everything needed to continue it."""

    def __init__(
        self,
        game: Game,
        options: Any,
        players: Mapping[str, str],
        seed: str | None = None,
        begin: State | None = None,
        draws: int = 0,
    ) -> None:
        """Start a game from the beginning, or from the state `begin` after `draws` draws."""
        self.game = game
        self.options = options
        self.players = dict(players)
        self.seed = seed if seed is not None else new_seed()
        self._begin = begin if begin is not None else game.new(options)
        self._draws_before = draws
        self.state: State = self._begin.copy()
        self.moves = list[tuple[str, Action]]()
        self.draws = draws

    @property
    def commitment(self) -> str:
        """The commitment to the seed, which may be published before the first move."""
        return commitment(self.seed)

    def play(self, seat: str, action: Action) -> None:
        """Make a move for a seat; an illegal one changes nothing."""
        self.state.apply(seat, action)
        self.moves.append((seat, action))
        self.draws += seat == CHANCE

    def settle(self) -> Iterator[tuple[str, Action]]:
        """Make the moves that nobody decides, one by one, until a seat has to choose."""
        while self.state.movers and (self.state.automatic or self.state.movers[0] == CHANCE):
            seat = self.state.movers[0]
            action = self._due(seat)
            self.play(seat, action)
            yield seat, action

    def _due(self, seat: str) -> Action:
        """The next move, where nobody decides it."""
        actions = listed(self.state.legal_actions(seat))
        if seat != CHANCE:
            return actions[0]
        if type(self.state).chance_weights is State.chance_weights:
            return draw_evenly(self.seed, self.draws, actions)
        return draw(self.seed, self.draws, actions, self.state.chance_weights())

    def play_out(self, players: Mapping[str, Player]) -> Iterator[State]:
        """Play to the end, yielding each state in which a seat decides before its player moves.
        The game stops when the caller stops iterating."""
        while True:
            for _ in self.settle():
                pass
            if not self.state.movers:
                return
            yield self.state
            seat = self.state.movers[0]
            self.play(seat, players[seat](self.state))

    def finish(self, players: Mapping[str, Player]) -> None:
        """Play to the end at once: what `play_out` does, without stopping anywhere."""
        state, add = self.state, self.moves.append
        while movers := state.movers:
            seat = movers[0]
            if seat == CHANCE or state.automatic:
                action = self._due(seat)
                self.draws += seat == CHANCE
            else:
                action = players[seat](state)
            state.apply(seat, action)
            add((seat, action))

    def played(self) -> Iterator[tuple[str | None, State]]:
        """The game from its beginning: each state with who made the move that led to it, nobody in
        the first one. It is one state that goes on, so copy what is to be kept."""
        state = self._begin.copy()
        yield None, state
        for seat, action in self.moves:
            state.apply(seat, action)
            yield seat, state

    def undo(self, seat: str) -> Action:
        """Take back this seat's last move, if it revealed nothing, and return it."""
        if not self.state.can_undo(seat):
            raise IllegalAction(Text("cannot-undo"))
        _, action = self.moves[-1]
        self.rewind(len(self.moves) - 1)
        return action

    def rewind(self, count: int) -> None:
        """Go back to the state after this many moves."""
        self._restart(self.moves[:count])

    def _restart(self, moves: list[tuple[str, Action]]) -> None:
        self.state = self._begin.copy()
        self.moves = []
        self.draws = self._draws_before
        for seat, action in moves:
            self.play(seat, action)

    def copy(self) -> Match:
        """An independent copy of this game."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.state, other.moves = self.state.copy(), self.moves.copy()
        return other

    def record(self, options: Json = None) -> dict[str, Json]:
        """The record of the finished game; `options` are its options in the form of records, where
        somebody has them already."""
        return {**self._header(options), "result": self.state.result()}

    def save(self) -> dict[str, Json]:
        """The unfinished game, for `resume`. It contains the secrets: keep it private."""
        return {**self._header(), "result": None}

    def _header(self, options: Json = None) -> dict[str, Json]:
        if options is None:
            options = self.game.options_as_json(self.options)
        return {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "options": options,
            "seats": self.players,
            "seed": self.seed,
            "moves": [move_as_json(seat, action) for seat, action in self.moves],
        }

    @classmethod
    def resume(cls, saved: Mapping[str, Json]) -> Self:
        """Continue a game that `save` wrote."""
        try:
            game = game_named(saved["game"], saved["version"])
            match = cls(game, game.options(saved["options"]), saved["seats"], saved["seed"])
            moves = list(replay_moves(game, match.options, saved["moves"]))
        except (KeyError, TypeError):
            raise BadInput(Text("save-damaged")) from None
        match._restart([(seat, action) for seat, action, _ in moves])
        return match
