"""A game in plain text, for any game: the typed choices lead a person through every move."""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

from futago.bots import Bot, make_bot
from futago.chance import derived_seed
from futago.game import SPECTATOR, Action, BadInput, Choice, FutagoError, Json
from futago.match import Match
from futago.terminal import saves, scores
from futago.terminal.drawing import DRAWINGS
from futago.terminal.lists import WIDTH, listed, page, wrapped
from futago.texts import Text, say

HEIGHT = 24
LOG_LINES = 4
FEWEST_LOG_LINES = 2
YES = ("y", "yes", "o", "oui", "s", "si", "sì")


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
        self.looking = self.people[0] if self.people else SPECTATOR
        self.logs = {seat: list[_Entry]() for seat in self.people or (SPECTATOR,)}
        self.notice = list[str]()
        self.announcement = ""
        self.first = 0  # of the entries on the page shown
        self.following = 0  # the first one of the next page
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
                    self._keep()
                    self._turn(seat)
                else:
                    self._bot_moves(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self._keep()
            self.console.print(
                "\n" + self.say("play-left", command=own_command(), game=self.match.game.name)
            )
            return False
        self._end()
        return True

    def _settle(self) -> None:
        for _ in self.match.settle():
            self._after_move()

    def _bot_moves(self, seat: str) -> None:
        state = self.match.state
        self.match.play(seat, self.bots[seat].choose(state.view(seat), state.legal_actions(seat)))
        self._after_move()

    def _play(self, seat: str, action: Action) -> None:
        """A person's move: kept at once, whatever happens while the others think."""
        self.match.play(seat, action)
        self._after_move()
        self._keep()

    def _after_move(self) -> None:
        """Everybody here has a log of their own."""
        for seat, log in self.logs.items():
            for event in self.match.state.events(seat):
                text = say(event.text, self.language)
                if log and log[-1].text == text:
                    log[-1].times += 1
                else:
                    log.append(_Entry(text))

    def _keep(self) -> None:
        if self.match.state.outcome is None:
            saved = {"match": self.match.save(), "people": list(self.people)}
            saves.keep(self.match.game.name, saved)

    def _hand_over(self, seat: str) -> None:
        """Several people at one screen: cover it before another one looks, if one of them knows
        what the other may not; else just say whose turn it is."""
        if seat == self.looking:
            return
        name = Text(f"{self.match.game.name}-seat-{seat}")
        if self._known(seat) == self._known(self.looking):
            self.announcement = self.say("play-turn", seat=name)
        else:
            self.console.clear()
            self.console.print("\n" * HEIGHT)
            self._ask(self.say("play-hand-over", seat=name))
        self.looking = seat

    def _known(self, seat: str) -> dict[str, Json]:
        """What a seat sees, whoever it is."""
        return {**self.match.state.view(seat).as_json(), "seat": None}

    def _end(self) -> None:
        path = saves.finish(self.match.game.name, self.match.record())
        below = [*self._score(), self.say("play-record", command=own_command(), file=str(path))]
        self._draw(None, sum(len(text) // WIDTH + 1 for text in below))
        for text in below:
            self.console.print(text, highlight=False, soft_wrap=True)

    def _score(self) -> list[str]:
        """Whether a score to beat was set, or beaten."""
        match = self.match
        score = match.game.high_score(match.state)
        if score is None or not self.people:
            return []
        try:
            best = scores.keep_score(
                match.game.name, match.game.options_as_json(match.options), score
            )
        except FutagoError as error:
            return [say(error.text, self.language)]
        if best is None:
            return [self.say("play-score-first", score=score)]
        id = "play-score-better" if score > best else "play-score-not-better"
        return [self.say(id, score=score, best=best)]

    # ------------------------------------------------------------ a turn

    def _turn(self, seat: str) -> None:
        """Pick word by word, or type a whole move, until one is played."""
        picked = tuple[str, ...]()
        shown = None
        while True:
            choice = self._forced(self.match.state.choice(seat, picked))
            picked = choice.picked
            if choice.action is not None and not choice.options and not choice.confirm:
                self._play(seat, choice.action)
                return
            if picked != shown:
                self.first, shown = 0, picked
            self._draw(choice)
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
                self.notice += [str(entry) for entry in self.logs[self.looking]]
                return False, picked
            case ["more"]:
                self.first = self.following
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
        self.match.state.copy().concede(seat, "resigned")  # refused where a game cannot end so
        if self._ask(self.say("play-resign")).strip().lower() not in YES:
            return False
        self.match.state.concede(seat, "resigned")
        self._after_move()
        return True

    # ------------------------------------------------------------ the screen

    def _ask(self, prompt: str) -> str:
        return self.console.input(Line(prompt))

    def _draw(self, choice: Choice | None, below: int = 1) -> None:
        """All on one screen: the table, what happened, what to do, the list to pick from, and
        `below` lines for what comes after it."""
        view = self.match.state.view(self.looking)
        table = DRAWINGS[self.match.game.name](self.match.options, view, choice, self.language)
        notices = [f"! {text}" for text in (*self.notice, self.announcement) if text]
        prompt = [self._prompt(choice)] if choice else []
        log = [] if self.notice else [str(entry) for entry in self.logs[self.looking]]
        height = max(HEIGHT, self.console.height) if self.console.is_terminal else HEIGHT
        room = height - below - len(table) - sum(map(self._height, (*notices, *prompt)))
        missing = 1 - room  # at least one line for the list
        if 0 < missing < len(table) // 2:
            table, room = table[:-missing], 1
        options = self._options(choice, room - min(len(log), FEWEST_LOG_LINES)) if choice else []
        lately = min(len(log), LOG_LINES, max(0, room - len(options)))
        if self.console.is_terminal:
            self.console.clear()
        for line in table:
            self.console.print(line, no_wrap=True, highlight=False)
        for text in log[len(log) - lately :]:
            self.console.print(Line(f"  {text}"), style="dim", no_wrap=True, overflow="ellipsis")
        for text in (*notices, *prompt):
            self.console.print(Line(text), style="bold")
        for text in options:
            self.console.print(Line(text), no_wrap=True)
        self.notice, self.announcement = [], ""

    def _height(self, text: str) -> int:
        return len(Line(text).wrap(self.console, self.console.width))

    def _prompt(self, choice: Choice) -> str:
        """The sentence that says what to do, after what has been picked so far."""
        picked, prompt = " ".join(choice.picked), say(choice.prompt, self.language)
        return f"{picked}: {prompt}" if picked else prompt

    def _options(self, choice: Choice, room: int) -> list[str]:
        """The list to pick from: by labels if there is room, else by words, else page by page."""
        last = [self.say("play-confirm")] if choice.action is not None else []
        words = [f"{number} {option.word}" for number, option in enumerate(choice.options, 1)]
        labels = [
            word if option.kind == "space" else f"{number} {say(option.label, self.language)}"
            for number, (option, word) in enumerate(zip(choice.options, words, strict=True), 1)
        ]
        for entries in (labels, words):
            found = listed([*entries, *last], room)
            if found is not None:
                return found
        first = self.first if self.first < len(words) else 0
        lines, count = page(words, first, room - len(last), self._more)
        self.following = first + count
        return [*wrapped(last), *lines]

    def _more(self, count: int) -> str:
        return self.say("play-more", count=count)


@dataclass
class _Entry:
    """A line of the log; what happens several times in a row is told once."""

    text: str
    times: int = 1

    def __str__(self) -> str:
        return self.text if self.times == 1 else f"{self.text} (x{self.times})"


def own_command() -> str:
    """How this program was started, so that what is told can be typed also off the path."""
    return sys.argv[0] if Path(sys.argv[0]).name == "futago" else "futago"
