"""What a table is made with and never changes: its game, options, seed and manners."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from futago.chance import commitment
from futago.game import BadInput, Game, Json
from futago.games import game_named
from futago.match import Match
from futago.record import replay_moves
from futago.texts import Text

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A nickname: plain text.")]

LONGEST_CLOCK: Final = 30 * 24 * 3600


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a person has: none is kept, for each move, for the game, or in days."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    """For one move (`move`, `days`) or for the whole game (`game`)."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds won back by each move of a `game` clock."""


class Origin(Struct, frozen=True):
    """Where a table began that did not begin at the beginning."""

    table: str | None = None
    moves: list[dict[str, Json]] = []
    """The moves taken over from another game."""
    position: str | None = None
    """Or the position that somebody wanted to try out."""


class Setup(Struct, frozen=True):
    """All that a table was made with. It holds the seed: it never leaves the server whole."""

    game: str
    version: str
    options: dict[str, Json]
    seed: str
    title: str = ""
    public: bool = False
    invite: str | None = None
    """The hash of the code that opens a private table."""
    clock: Clock = field(default_factory=Clock)
    chat: bool = True
    spectator_chat: bool = False
    hints: bool = True
    """Whether a player may ask the coach while the game goes on."""
    origin: Origin | None = None
    imported: dict[str, str] | None = None
    """Who played a game that was brought here as a record."""

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def rules(self) -> tuple[Game, Any]:
        """The game and its options; refused where the rules have changed since."""
        game = game_named(self.game)
        if game.version != self.version:
            raise BadInput(Text("table-version", version=self.version, expected=game.version))
        return game, game.options(self.options)

    def match(self) -> Match:
        """The game as it stands before the first move at this table."""
        game, options = self.rules()
        seats = dict.fromkeys(game.seats(options), "")
        if self.origin is None:
            return Match(game, options, seats, self.seed)
        if self.origin.position is not None:
            begin = game.position(self.origin.position, options)
        else:
            begin = game.new(options)
            for _, _, state in replay_moves(game, options, self.origin.moves):
                begin = state
        return Match(game, options, seats, self.seed, begin)


def clock_of(clock: Clock) -> Clock:
    """A clock that makes sense, or why it does not."""
    if clock.kind != "none" and clock.seconds < 5:
        raise BadInput(Text("table-clock-short"))
    return clock


encode_setup = msgspec.json.Encoder().encode
decode_setup = msgspec.json.Decoder(Setup).decode
