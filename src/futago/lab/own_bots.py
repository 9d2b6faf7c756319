"""Bots of other people: loading them, and telling them and their authors what went wrong.

A bot is named `FILE.py:CLASS` or `MODULE:CLASS`. The class is called with the options, the seat and
a seed, like any bot; see `bots.Bot` and `yardstick.MixingBot`.
"""

from __future__ import annotations

import inspect
import math
import random
import signal
import sys
import threading
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from futago.bots import bots_for
from futago.game import Action, BadInput, FutagoError, Game, IllegalAction, State
from futago.texts import Text, seat_text

ROUNDING: Final = 1e-6
"""How far the weights of a mix may be from one in sum."""


class BotFault(BadInput):
    """A bot that did what no bot may do; the sentence names the bot and the move."""


class TooSlow(BaseException):
    """A bot thought for longer than it may: it loses the game. No `Exception`, so that no bot
    catches it by chance."""


def is_own(bot: str) -> bool:
    """Whether a bot is somebody's own class: not one of the game's, and no address."""
    return ":" in bot and "://" not in bot


def check_bot(game: Game, bot: str) -> None:
    """Raise `BadInput` unless there is such a bot of the game, or such a class."""
    if is_own(bot):
        class_of(bot)
    elif bot not in bots_for(game):
        raise BadInput(Text("challenge-bot-unknown", name=bot, known=", ".join(bots_for(game))))


@cache
def class_of(bot: str) -> Any:
    """The class of a bot by its name."""
    source, _, name = bot.rpartition(":")
    try:
        module = _module_in(Path(source)) if source.endswith(".py") else import_module(source)
    except FileNotFoundError:
        raise BadInput(Text("file-unreadable", file=source)) from None
    except Exception as error:  # whatever a module of somebody else does
        raise BadInput(
            Text("challenge-bot-broken", bot=source, error=_explained(error, source))
        ) from None
    found = getattr(module, name, None)
    if not callable(found):
        raise BadInput(Text("challenge-bot-no-class", name=name, source=source))
    if not (callable(getattr(found, "choose", None)) or callable(getattr(found, "mix", None))):
        raise BadInput(Text("challenge-bot-no-choose", name=name, source=source))
    return found


def _module_in(file: Path) -> Any:
    """The module in a file, which may import others that lie beside it."""
    if not file.is_file():
        raise FileNotFoundError(file)
    name = f"challenger_{sha256(str(file.resolve()).encode()).hexdigest()[:8]}"
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    folder = str(file.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    return module


def fingerprint(bot: str) -> str:
    """A hash of the file with the bot's class, so that results of a changed bot are not mixed in;
    empty for bots of the game."""
    if not is_own(bot):
        return ""
    file = inspect.getsourcefile(class_of(bot))
    return sha256(Path(file).read_bytes()).hexdigest()[:16] if file else ""


def states_mix(bot: str) -> bool:
    """Whether a bot states its mix (see `yardstick.MixingBot`)."""
    return is_own(bot) and callable(getattr(class_of(bot), "mix", None))


class OwnPlayer:
    """Somebody's bot as a player of one seat, told only what this seat may know."""

    def __init__(
        self, bot: str, game: Game, options: Any, seat: str, seed: str, seconds: float
    ) -> None:
        self.name = bot
        self.game = game
        self.options = options
        self.seat = seat
        self.seconds = seconds
        self.rng = random.Random(seed)
        self.stated: Mapping[Action, float] | None = None
        """The mix from which the last move was drawn, if the bot states it."""
        self.moves = 0
        kind, self.mixing = class_of(bot), states_mix(bot)
        self._bot = self._run(lambda: kind(options, seat, seed), Text("challenge-at-start"))

    def __call__(self, state: State) -> Action:
        self.moves += 1
        view, actions = state.view(self.seat), state.legal_actions(self.seat)
        if self.mixing:
            self.stated = self.mix(view, actions)
            (drawn,) = self.rng.choices(list(self.stated), list(self.stated.values()))
            return drawn
        chosen = self._run(lambda: self._bot.choose(view, actions), self._where())
        return self._legal(state, chosen)

    def mix(self, view: Any, actions: Any) -> Mapping[Action, float]:
        """The mix that the bot states, checked: legal moves with weights that add up to one."""
        stated = self._run(lambda: self._bot.mix(view, actions), self._where())
        if not isinstance(stated, Mapping):
            raise self._bad_mix("challenge-mix-no-mapping")
        found = dict[Action, float]()
        for move, weight in stated.items():
            if not isinstance(weight, int | float) or not 0 <= weight < math.inf:
                raise self._bad_mix("challenge-mix-weight", move=str(move), weight=str(weight))
            action = self._action(move)
            if weight and action not in actions:
                raise self._bad_mix("challenge-mix-illegal", move=str(move))
            if weight:
                found[action] = found.get(action, 0.0) + float(weight)
        total = sum(found.values())
        if abs(total - 1) > ROUNDING:
            raise self._bad_mix("challenge-mix-sum", total=f"{total:g}")
        return {action: weight / total for action, weight in found.items()}

    def _legal(self, state: State, chosen: Any) -> Action:
        action = self._action(chosen)
        try:
            if action in state.legal_actions(self.seat):
                return action
            state.copy().apply(self.seat, action)
        except IllegalAction as refused:
            reason: Any = refused.text
        except Exception:  # not even a move of this game
            reason = Text("challenge-no-move")
        else:
            return action
        raise BotFault(
            Text(
                "challenge-bot-illegal",
                bot=self.name,
                move=str(chosen)[:80],
                where=self._where(),
                reason=reason,
            )
        )

    def _action(self, move: Any) -> Action:
        """A move as an action; a bot may also write it in notation."""
        if not isinstance(move, str):
            action: Action = move
            return action
        try:
            return self.game.parse(move, self.options)
        except FutagoError as error:
            raise BotFault(
                Text(
                    "challenge-bot-illegal",
                    bot=self.name,
                    move=move[:80],
                    where=self._where(),
                    reason=error.text,
                )
            ) from None

    def _where(self) -> Text:
        seat = seat_text(self.game.name, self.seat)
        return Text("challenge-at-move", number=self.moves, seat=seat)

    def _bad_mix(self, id: str, **given: str) -> BotFault:
        why = Text(id, **given)
        return BotFault(Text("challenge-mix-bad", bot=self.name, where=self._where(), why=why))

    def _run(self, work: Any, where: Text) -> Any:
        """What somebody's code returns, within the time that it has."""
        try:
            with _time_limit(self.seconds):
                return work()
        except (TooSlow, BotFault):
            raise
        except Exception as error:  # whatever it does
            raise BotFault(
                Text(
                    "challenge-bot-failed",
                    bot=self.name,
                    where=where,
                    error=_explained(error, self.name.rpartition(":")[0]),
                )
            ) from None


def _explained(error: BaseException, source: str) -> str:
    """An exception in a line, with the place in the bot's own file, if there is one."""
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).name == Path(source).name]
    return f"{what} (line {own[-1].lineno})" if own else what


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Interrupt what runs for longer. Only the main thread of a process can be interrupted; in
    others, and on systems without such a signal, there is no limit."""
    main = threading.current_thread() is threading.main_thread()
    if not main or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
