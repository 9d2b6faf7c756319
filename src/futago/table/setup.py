"""What is fixed when a table is created: its game, options, seed and settings."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import replace

from futago.chance import commitment
from futago.game import BadInput, Game, Json
from futago.games import game_named
from futago.match import Match
from futago.record import replay_moves
from futago.texts import Text

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A nickname: plain text.")]

MAX_CLOCK: Final = 30 * 24 * 3600


ClockKind: TypeAlias = Literal["none", "move", "game", "days"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time control for people: none, per move, per game, or in days per move."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=MAX_CLOCK)] = 0
    """Per move (`move`, `days`) or for the whole game (`game`)."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that each move adds to a `game` clock."""


class Origin(Struct, frozen=True):
    """Where the game of a table starts, if not at the beginning."""

    table: str | None = None
    moves: list[dict[str, Json]] = []
    """Moves copied from another game."""
    position: str | None = None
    """Or a position to try out."""
    move: int | None = None
    """After how many moves of the other table a finished game goes on here."""


class TableSetup(Struct, frozen=True):
    """The setup of a table. It contains the seed, so it never leaves the server as a whole."""

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
    """Whether players may use advice during the game."""
    advice_by_consent: bool = False
    """Whether people who play with each other have to agree to advice. Not at tables that were
    created before there was such a rule."""
    origin: Origin | None = None
    imported: dict[str, str] | None = None
    """The players' names of a game imported as a record."""

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def rules(self) -> tuple[Game, Any]:
        """The game and its options; `UnknownRules` if this program does not know its rules."""
        return _rules(self.game, self.version, encode_options(self.options))

    def match(self) -> Match:
        """The game before the first move at this table."""
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


@lru_cache(maxsize=256)
def _rules(name: str, version: str, options: bytes) -> tuple[Game, Any]:
    """Checked once for all tables with the same options, which share them."""
    game = game_named(name, version)
    return game, game.options(_options(options))


@lru_cache(maxsize=256)
def _options(written: bytes) -> dict[str, Json]:
    """Options as data, shared by all tables that have the same: never change them."""
    options: dict[str, Json] = msgspec.json.decode(written)
    return options


def clock_of(clock: Clock) -> Clock:
    """A valid clock; `BadInput` says what is wrong with it."""
    if clock.kind != "none" and clock.seconds < 5:
        raise BadInput(Text("table-clock-short"))
    return clock


encode_options = encode_setup = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableSetup).decode


def decode_setup(data: bytes) -> TableSetup:
    """The setup of a stored table."""
    setup = _decode(data)
    return replace(setup, options=_options(encode_options(setup.options)))
