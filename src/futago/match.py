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
        self, game: Game, options: Any, players: Mapping[str, str], seed: str | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.players = dict(players)
        self.seed = seed if seed is not None else new_seed()
        self.state: State = game.new(options)
        self.moves = list[tuple[str, Action]]()
        self._draws = 0

    @property
    def commitment(self) -> str:
        """What may be published before the first move."""
        return commitment(self.seed)

    def play(self, seat: str, action: Action) -> None:
        """One move of a seat; refused moves change nothing."""
        self.state.apply(seat, action)
        self.moves.append((seat, action))

    def settle(self) -> Iterator[tuple[str, Action]]:
        """Play all that nobody decides, move by move, until a seat has to choose."""
        while self.state.movers and (self.state.automatic or self.state.movers[0] == CHANCE):
            seat = self.state.movers[0]
            actions = listed(self.state.legal_actions(seat))
            action = actions[0]
            if seat == CHANCE:
                action = draw(self.seed, self._draws, actions, self.state.chance_weights())
                self._draws += 1
            self.play(seat, action)
            yield seat, action

    def undo(self, seat: str) -> Action:
        """Take back this seat's last move, if it told nobody anything."""
        if not self.state.can_undo(seat):
            raise IllegalAction(Text("cannot-undo"))
        _, action = self.moves.pop()
        moves, self.moves = self.moves, []
        self._restart(moves)
        return action

    def _restart(self, moves: list[tuple[str, Action]]) -> None:
        self.state = self.game.new(self.options)
        self._draws = 0
        for seat, action in moves:
            self.play(seat, action)
            self._draws += seat == CHANCE

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
