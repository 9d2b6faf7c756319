"""Playing any game in the terminal: the choices of the game guide a person through every move."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

from futago.bots import Bot, make_bot
from futago.chance import derived_seed
from futago.game import SPECTATOR, Action, BadInput, Choice, FutagoError, Json
from futago.match import Match
from futago.terminal import saves, scores
from futago.terminal.drawing import drawing_of
from futago.terminal.lists import WIDTH, listed, page, wrapped
from futago.texts import Text, capital, say, seat_text

HEIGHT = 24
LOG_LINES = 4
FEWEST_LOG_LINES = 2
YES = ("y", "yes", "o", "oui", "s", "si", "sì")


class PlayerLeft(Exception):
    """The player left; the game is saved."""


class TextGame:
    """A match at one keyboard: some seats are people, the others bots."""

    def __init__(
        self,
        match: Match,
        people: Collection[str],
        console: Console,
        language: str,
        notices: Iterable[str] = (),
    ) -> None:
        self.match = match
        self.people = tuple(people)
        self.console = console
        self.language = language
        self.viewer = self.people[0] if self.people else SPECTATOR
        self.logs = {seat: list[_LogEntry]() for seat in self.people or (SPECTATOR,)}
        self.notices = list(notices)
        self.announcement = ""
        self.page_start = 0  # the first option on the current page
        self.next_page_start = 0
        self.bots = self._make_bots()

    def _make_bots(self) -> Mapping[str, Bot]:
        """Bots get new seeds when a saved game is resumed."""
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
        """Play to the end; return False if the player left before."""
        self.notices.append(self.say("play-welcome"))
        try:
            while True:
                self._settle()
                if not self.match.state.movers:
                    break
                seat = self.match.state.movers[0]
                if seat in self.people:
                    self._hand_over(seat)
                    self._save()
                    self._turn(seat)
                else:
                    self._bot_moves(seat)
        except (PlayerLeft, EOFError, KeyboardInterrupt):
            self._save()
            self.console.print(
                "\n" + self.say("play-left", command=program_name(), game=self.match.game.name)
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
        """Make a person's move and save the game at once."""
        self.match.play(seat, action)
        self._after_move()
        self._save()

    def _after_move(self) -> None:
        """Update the log of every person."""
        for seat, log in self.logs.items():
            for event in self.match.state.events(seat):
                text = capital(say(event.text, self.language))
                if log and log[-1].text == text:
                    log[-1].times += 1
                else:
                    log.append(_LogEntry(text))

    def _save(self) -> None:
        if self.match.state.outcome is None:
            saved = {"match": self.match.save(), "people": list(self.people)}
            saves.save_game(self.match.game.name, saved)

    def _hand_over(self, seat: str) -> None:
        """With several people at one screen: clear it before the next person looks if their views
        differ, else just announce whose turn it is."""
        if seat == self.viewer:
            return
        name = seat_text(self.match.game.name, seat)
        if self._known(seat) == self._known(self.viewer):
            self.announcement = self.say("play-turn", seat=name)
        else:
            self.console.clear()
            self.console.print("\n" * HEIGHT)
            self._ask(self.say("play-hand-over", seat=name))
        self.viewer = seat

    def _known(self, seat: str) -> dict[str, Json]:
        """What a seat sees, without its name."""
        return {**self.match.state.view(seat).as_json(), "seat": None}

    def _end(self) -> None:
        path = saves.save_record(self.match.game.name, self.match.record())
        below = [*self._score(), self.say("play-record", command=program_name(), file=str(path))]
        # The last line is left for the cursor: otherwise the title would scroll off the screen.
        self._draw(None, 1 + sum(len(text) // WIDTH + 1 for text in below))
        for text in below:
            self.console.print(text, highlight=False, soft_wrap=True)

    def _score(self) -> list[str]:
        """Save a score to beat; the message says whether it is a new best."""
        match = self.match
        score = match.game.high_score(match.state)
        if score is None or not self.people:
            return []
        try:
            best = scores.save_score(
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
        """Let a person pick word by word, or type a whole move, until one is played."""
        picked = tuple[str, ...]()
        shown = None
        while True:
            choice = self._skip_forced(self.match.state.choice(seat, picked))
            picked = choice.picked
            if choice.action is not None and not choice.options and not choice.confirm:
                self._play(seat, choice.action)
                return
            if picked != shown:
                self.page_start, shown = 0, picked
            self._draw(choice)
            answer = self._ask("> ").strip()
            try:
                done, picked = self._answer(seat, choice, answer)
            except FutagoError as error:
                self.notices.append(say(error.text, self.language))
                continue
            if done:
                return

    def _skip_forced(self, choice: Choice) -> Choice:
        """Skip choices with a single option."""
        while len(choice.options) == 1 and choice.action is None:
            word = choice.options[0].word
            following = self.match.state.choice(self.viewer, (*choice.picked, word))
            if not following.options:
                return choice
            choice = following
        return choice

    def _answer(self, seat: str, choice: Choice, answer: str) -> tuple[bool, tuple[str, ...]]:
        """Handle an answer; return whether a move was played, and the words picked so far."""
        picked = choice.picked
        match answer.lower().split():
            case [] if choice.action is not None:
                self._play(seat, choice.action)
                return True, ()
            case []:
                return False, picked
            case ["?" | "help"]:
                self.notices += [say(choice.rule, self.language), self.say("play-help")]
                return False, picked
            case ["log"]:
                self.notices += [str(entry) for entry in self.logs[self.viewer]]
                return False, picked
            case ["more"]:
                self.page_start = self.next_page_start
                return False, picked
            case ["undo"]:
                return self._undo(seat, picked)
            case ["quit" | "exit"]:
                raise PlayerLeft
            case ["resign"]:
                return self._resign(seat), picked
            case [number] if number.isdecimal() and len(number) < 10:
                return False, (*picked, self._numbered(choice, int(number)))
            case words:
                return self._words(seat, choice, words)

    def _numbered(self, choice: Choice, number: int) -> str:
        if not 1 <= number <= len(choice.options):
            raise BadInput(Text("play-no-number", number=number, most=len(choice.options)))
        return choice.options[number - 1].word

    def _words(self, seat: str, choice: Choice, words: list[str]) -> tuple[bool, tuple[str, ...]]:
        """Handle words of the list, or a whole move."""
        state, going = self.match.state, choice
        for word in words:
            if word not in [option.word for option in going.options]:
                break
            going = self._skip_forced(state.choice(seat, (*going.picked, word)))
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
        """Undo the last word that was a decision, or the last move if the rules allow it."""
        while picked:
            picked = picked[:-1]
            before = self.match.state.choice(seat, picked)
            if len(before.options) > 1 or before.action is not None:
                return False, picked
        action = self.match.undo(seat)
        self.notices.append(self.say("play-undone", move=str(action)))
        self._save()
        return False, ()

    def _resign(self, seat: str) -> bool:
        self.match.state.copy().concede(seat, "resigned")  # refused if the game does not allow it
        if self._ask(self.say("play-resign")).strip().lower() not in YES:
            return False
        self.match.state.concede(seat, "resigned")
        self._after_move()
        return True

    # ------------------------------------------------------------ the screen

    def _ask(self, prompt: str) -> str:
        return self.console.input(Line(prompt))

    def _draw(self, choice: Choice | None, below: int = 1) -> None:
        """Draw the whole screen: the position, the log, the prompt, the options, and `below` lines
        for what follows."""
        view = self.match.state.view(self.viewer)
        draw = drawing_of(self.match.game)
        table = draw(self.match.options, view, choice, self.language)
        notices = [f"! {text}" for text in (*self.notices, self.announcement) if text]
        prompt = [self._prompt(choice)] if choice else []
        log = [] if self.notices else [str(entry) for entry in self.logs[self.viewer]]
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
        self.notices, self.announcement = [], ""

    def _height(self, text: str) -> int:
        return len(Line(text).wrap(self.console, self.console.width))

    def _prompt(self, choice: Choice) -> str:
        """The words picked so far, and the prompt."""
        picked, prompt = " ".join(choice.picked), say(choice.prompt, self.language)
        return f"{picked}: {prompt}" if picked else prompt

    def _options(self, choice: Choice, room: int) -> list[str]:
        """The options: with labels if they fit, else as words, else page by page."""
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
        first = self.page_start if self.page_start < len(words) else 0
        lines, count = page(words, first, room - len(last), self._more)
        self.next_page_start = first + count
        return [*wrapped(last), *lines]

    def _more(self, count: int) -> str:
        return self.say("play-more", count=count)


@dataclass
class _LogEntry:
    """A line of the log; repeated lines are counted."""

    text: str
    times: int = 1

    def __str__(self) -> str:
        return self.text if self.times == 1 else f"{self.text} (x{self.times})"


def program_name() -> str:
    """How to start this program, as a path if it is not on PATH."""
    return sys.argv[0] if Path(sys.argv[0]).name == "futago" else "futago"
