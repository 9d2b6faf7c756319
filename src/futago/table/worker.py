"""The process in which bots think: `python -m futago.table.worker`.

It reads one `Thought` a line and writes one `Answer` a line, and knows nothing else of the game
than what the seat may know. Every thought makes its bot anew, so the same line always gets the
same answer, whichever process it comes to. The first line that it writes is `READY`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import IO, Any, Final, Self

import msgspec

from futago.bots import make_bot
from futago.game import Game, Json, State
from futago.games import game_named
from futago.table.pipes import READY, serving

NICER: Final = 5
"""How much the process steps back behind the server that it thinks for."""
LONGEST_ERROR: Final = 500

__all__ = ["READY", "Answer", "Thought", "answer", "as_line", "serve"]


class Thought(msgspec.Struct, frozen=True):
    """A question to a bot: what to play at a seat. `position` is what `State.position(seat)`
    wrote, `seed` is the bot's chance for this one move."""

    id: int
    game: str
    options: dict[str, Json]
    seat: str
    bot: str
    seed: str
    position: str

    @classmethod
    def about(
        cls, id: int, game: Game, options: Any, state: State, seat: str, bot: str, seed: str
    ) -> Self:
        """The question for a seat, made from what that seat may know and from nothing else."""
        given, position = game.options_as_json(options), state.position(seat)
        return cls(id, game.name, given, seat, bot, seed, position)


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move by its notation, or why there is none."""

    id: int
    move: str | None = None
    error: str | None = None


def as_line(message: Thought | Answer) -> bytes:
    """A message as it goes through the pipe."""
    return msgspec.json.encode(message, order="sorted") + b"\n"


@lru_cache(maxsize=64)
def _game_of(name: str, options: bytes) -> tuple[Game, Any]:
    game = game_named(name)
    return game, game.options(msgspec.json.decode(options))


def answer(thought: Thought) -> Answer:
    """What the bot plays; a bot that fails or breaks the rules is an error."""
    try:
        written = msgspec.json.encode(thought.options, order="sorted")
        game, options = _game_of(thought.game, written)
        state = game.position(thought.position, options)
        bot = make_bot(thought.bot, game, options, thought.seat, thought.seed)
        actions = state.legal_actions(thought.seat)
        action = bot.choose(state.view(thought.seat), actions)
        if action not in actions:
            raise ValueError(f"{action} is not legal")
    except Exception as error:  # a bot may fail in any way; the process goes on
        return Answer(thought.id, error=f"{type(error).__name__}: {error}"[:LONGEST_ERROR])
    return Answer(thought.id, move=str(action))


def serve(asked: IO[bytes], answers: IO[bytes]) -> None:
    """Answer line by line until there are no more."""
    answers.write(READY)
    answers.flush()
    decoder = msgspec.json.Decoder(Thought)
    for line in asked:
        answers.write(as_line(answer(decoder.decode(line))))
        answers.flush()


def main() -> None:
    """Serve the process that started this one."""
    with serving(NICER) as (asked, answers):
        serve(asked, answers)


if __name__ == "__main__":
    main()
