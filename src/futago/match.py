"""One game being played: its options, its seed and its list of moves.

The match plays what no seat decides (chance, and answers that follow from an earlier decision),
takes moves from the seats, takes them back where the rules allow it, and ends as a record.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Self

from futago.chance import commitment, draw, new_seed
from futago.game import CHANCE, Action, BadInput, Game, IllegalAction, Json, State, listed
from futago.games import game_named
from futago.record import FORMAT, move_as_json, replay_moves
from futago.texts import Text


class Match:
    """A game in progress, with everything that is needed to go on with it."""

    def __init__(
        self,
        game: Game,
        options: Any,
        players: Mapping[str, str],
        seed: str | None = None,
        begin: State | None = None,
        draws: int = 0,
    ) -> None:
        """A game from its beginning, or from the state `begin` when `draws` were made already."""
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
        """What may be published before the first move."""
        return commitment(self.seed)

    def play(self, seat: str, action: Action) -> None:
        """One move of a seat; refused moves change nothing."""
        self.state.apply(seat, action)
        self.moves.append((seat, action))
        self.draws += seat == CHANCE

    def settle(self) -> Iterator[tuple[str, Action]]:
        """Play all that nobody decides, move by move, until a seat has to choose."""
        while self.state.movers and (self.state.automatic or self.state.movers[0] == CHANCE):
            seat = self.state.movers[0]
            actions = listed(self.state.legal_actions(seat))
            action = actions[0]
            if seat == CHANCE:
                action = draw(self.seed, self.draws, actions, self.state.chance_weights())
            self.play(seat, action)
            yield seat, action

    def undo(self, seat: str) -> Action:
        """Take back this seat's last move, if it told nobody anything."""
        if not self.state.can_undo(seat):
            raise IllegalAction(Text("cannot-undo"))
        _, action = self.moves[-1]
        self.rewind(len(self.moves) - 1)
        return action

    def rewind(self, count: int) -> None:
        """Back to where this many moves had been made."""
        self._restart(self.moves[:count])

    def _restart(self, moves: list[tuple[str, Action]]) -> None:
        self.state = self._begin.copy()
        self.moves = []
        self.draws = self._draws_before
        for seat, action in moves:
            self.play(seat, action)

    def copy(self) -> Match:
        """The same game, to be played on apart."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.state, other.moves = self.state.copy(), self.moves.copy()
        return other

    def record(self) -> dict[str, Json]:
        """The record of the finished game."""
        return {**self._heading(), "result": self.state.result()}

    def save(self) -> dict[str, Json]:
        """The game as it stands, to go on with later. It holds the secrets: keep it private."""
        return {**self._heading(), "result": None}

    def _heading(self) -> dict[str, Json]:
        return {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "options": self.game.options_as_json(self.options),
            "seats": self.players,
            "seed": self.seed,
            "moves": [move_as_json(seat, action) for seat, action in self.moves],
        }

    @classmethod
    def resume(cls, saved: Mapping[str, Json]) -> Self:
        """Go on with a game that `save` wrote."""
        try:
            game = game_named(saved["game"])
            if saved["version"] != game.version:
                raise BadInput(Text("save-version", version=str(saved["version"])))
            match = cls(game, game.options(saved["options"]), saved["seats"], saved["seed"])
            moves = list(replay_moves(game, match.options, saved["moves"]))
        except (KeyError, TypeError):
            raise BadInput(Text("save-damaged")) from None
        match._restart([(seat, action) for seat, action, _ in moves])
        return match
