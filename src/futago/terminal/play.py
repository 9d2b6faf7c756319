"""A game in plain text, for any game: the typed choices lead a person through every move."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from rich.console import Console
from rich.text import Text as Line

from futago.bots import Bot, make_bot
from futago.chance import derived_seed
from futago.game import SPECTATOR, Action, BadInput, Choice, FutagoError
from futago.match import Match
from futago.terminal import saves
from futago.terminal.drawing import DRAWINGS
from futago.texts import Text, say

HEIGHT = 24
LOG_LINES = 4


class Leave(Exception):
    """The player leaves; the game waits."""


class TextGame:
    """One match at one keyboard: some seats are people, the others bots."""

    def __init__(
        self, match: Match, people: Collection[str], console: Console, language: str
    ) -> None:
        self.match = match
        self.people = tuple(people)
        self.console = console
        self.language = language
        self.log = list[str]()
        self.notice = list[str]()
        self.looking = self.people[0] if self.people else SPECTATOR
        self.bots = self._make_bots()

    def _make_bots(self) -> Mapping[str, Bot]:
        """A bot that goes on with a game that was left draws its luck anew."""
        match = self.match
        seats = [seat for seat in match.players if seat not in self.people]
        seeds = {seat: derived_seed(match.seed, "bot", seat, len(match.moves)) for seat in seats}
        return {
            seat: make_bot(match.players[seat], match.game, match.options, seat, seeds[seat])
            for seat in seats
        }

    def say(self, id: str, /, **args: str | int | Text) -> str:
        return say(Text(id, **args), self.language)

    # ------------------------------------------------------------ the game

    def run(self) -> bool:
        """Play to the end; False if the player left before."""
        self.notice.append(self.say("play-welcome"))
        try:
            while True:
                self._settle()
                if not self.match.state.movers:
                    break
                seat = self.match.state.movers[0]
                if seat in self.people:
                    self._hand_over(seat)
                    self._turn(seat)
                else:
                    self._bot_moves(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self._keep()
            self.console.print("\n" + self.say("play-left", game=self.match.game.name))
            return False
        self._end()
        return True

    def _settle(self) -> None:
        for _ in self.match.settle():
            self._after_move()

    def _bot_moves(self, seat: str) -> None:
        state = self.match.state
        self._play(seat, self.bots[seat].choose(state.view(seat), state.legal_actions(seat)))

    def _play(self, seat: str, action: Action) -> None:
        self.match.play(seat, action)
        self._after_move()

    def _after_move(self) -> None:
        events = self.match.state.events(self.looking)
        self.log += [say(event.text, self.language) for event in events]
        self._keep()

    def _keep(self) -> None:
        if self.match.state.outcome is None:
            saved = {"match": self.match.save(), "people": list(self.people)}
            saves.keep(self.match.game.name, saved)

    def _hand_over(self, seat: str) -> None:
        """Several people at one screen: cover it before another one looks."""
        if seat == self.looking:
            return
        self.console.clear()
        self.console.print("\n" * HEIGHT)
        self._ask(self.say("play-hand-over", seat=self._seat_name(seat)))
        self.looking = seat
        self.log = []

    def _seat_name(self, seat: str) -> Text:
        return Text(f"{self.match.game.name}-seat-{seat}")

    def _end(self) -> None:
        path = saves.finish(self.match.game.name, self.match.record())
        self._draw(None)
        self.console.print(self.say("play-record", file=str(path)), highlight=False, soft_wrap=True)

    # ------------------------------------------------------------ a turn

    def _turn(self, seat: str) -> None:
        """Pick word by word, or type a whole move, until one is played."""
        picked = tuple[str, ...]()
        while True:
            choice = self._forced(self.match.state.choice(seat, picked))
            picked = choice.picked
            if choice.action is not None and not choice.options and not choice.confirm:
                self._play(seat, choice.action)
                return
            self._draw(choice)
            self._show(choice)
            answer = self._ask("> ").strip()
            try:
                done, picked = self._answer(seat, choice, answer)
            except FutagoError as error:
                self.notice.append(say(error.text, self.language))
                continue
            if done:
                return

    def _forced(self, choice: Choice) -> Choice:
        """Go on where there is only one word and nothing to decide."""
        while len(choice.options) == 1 and choice.action is None:
            word = choice.options[0].word
            following = self.match.state.choice(self.looking, (*choice.picked, word))
            if not following.options:
                return choice
            choice = following
        return choice

    def _answer(self, seat: str, choice: Choice, answer: str) -> tuple[bool, tuple[str, ...]]:
        """What was typed: whether a move was played, else the words picked so far."""
        picked = choice.picked
        match answer.lower().split():
            case [] if choice.action is not None:
                self._play(seat, choice.action)
                return True, ()
            case []:
                return False, picked
            case ["?" | "help"]:
                self.notice += [say(choice.rule, self.language), self.say("play-help")]
                return False, picked
            case ["log"]:
                self.notice += self.log
                return False, picked
            case ["undo"]:
                return self._undo(seat, picked)
            case ["quit" | "exit"]:
                raise Leave
            case ["resign"]:
                return self._resign(seat), picked
            case [number] if number.isdigit():
                return False, (*picked, self._numbered(choice, int(number)))
            case words:
                return self._words(seat, choice, words)

    def _numbered(self, choice: Choice, number: int) -> str:
        if not 1 <= number <= len(choice.options):
            raise BadInput(Text("play-no-number", number=number, most=len(choice.options)))
        return choice.options[number - 1].word

    def _words(self, seat: str, choice: Choice, words: list[str]) -> tuple[bool, tuple[str, ...]]:
        """The next words of the list, or a whole move."""
        state, going = self.match.state, choice
        for word in words:
            if word not in [option.word for option in going.options]:
                break
            going = self._forced(state.choice(seat, (*going.picked, word)))
        else:
            return False, going.picked
        text = " ".join(words)
        if choice.picked and words[0] != choice.picked[0]:
            try:
                self._play(seat, self.match.game.parse(text, self.match.options))
            except BadInput:
                text = " ".join((*choice.picked, *words))
            else:
                return True, ()
        self._play(seat, self.match.game.parse(text, self.match.options))
        return True, ()

    def _undo(self, seat: str, picked: tuple[str, ...]) -> tuple[bool, tuple[str, ...]]:
        """Back by one word that was a decision, or by one move where the rules allow it."""
        while picked:
            picked = picked[:-1]
            before = self.match.state.choice(seat, picked)
            if len(before.options) > 1 or before.action is not None:
                return False, picked
        action = self.match.undo(seat)
        self.notice.append(self.say("play-undone", move=str(action)))
        self._keep()
        return False, ()

    def _resign(self, seat: str) -> bool:
        if self._ask(self.say("play-resign")).strip().lower() not in (
            "y",
            "yes",
            "o",
            "oui",
            "s",
            "si",
            "sì",
        ):
            return False
        self.match.state.concede(seat, "resigned")
        self._after_move()
        return True

    # ------------------------------------------------------------ the screen

    def _ask(self, prompt: str) -> str:
        return self.console.input(Line(prompt))

    def _draw(self, choice: Choice | None) -> None:
        view = self.match.state.view(self.looking)
        draw = DRAWINGS[self.match.game.name]
        if self.console.is_terminal:
            self.console.clear()
        for line in draw(self.match.options, view, choice, self.language):
            self.console.print(line, no_wrap=True, highlight=False)
        for text in [] if self.notice else self.log[-LOG_LINES:]:
            self.console.print(
                f"  {text}", style="dim", highlight=False, no_wrap=True, overflow="ellipsis"
            )
        for text in self.notice:
            self.console.print(f"! {text}", style="bold", highlight=False)
        self.notice = []

    def _show(self, choice: Choice) -> None:
        """The sentence that says what to do, and the list to pick from."""
        picked = " ".join(choice.picked)
        prompt = say(choice.prompt, self.language)
        self.console.print(
            f"{picked}: {prompt}" if picked else prompt, style="bold", highlight=False
        )
        entries = [
            f"{number} {option.word}"
            if option.kind == "space"
            else f"{number} {self._label(option.label)}"
            for number, option in enumerate(choice.options, 1)
        ]
        if choice.action is not None:
            entries.append(self.say("play-confirm"))
        for line in _wrapped(entries, 80):
            self.console.print(line, highlight=False, no_wrap=True)

    def _label(self, label: Text) -> str:
        return say(label, self.language)


def _wrapped(entries: Iterable[str], width: int) -> list[str]:
    """Entries side by side, as many as fit on a line."""
    lines = [""]
    for entry in entries:
        joined = f"{lines[-1]}   {entry}" if lines[-1] else f"  {entry}"
        if len(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(f"  {entry}")
    return lines
