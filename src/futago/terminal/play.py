"""Playing any game in the terminal: the choices of the game guide a person through every move."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

from futago.bots import Bot, chosen_action, make_bot, said_about
from futago.chance import derived_seed
from futago.coach import gives_odds, gives_suggestions
from futago.game import SPECTATOR, Action, BadInput, Choice, Event, FutagoError, Json
from futago.match import Match
from futago.terminal import saves, scores
from futago.terminal.answering import Answering
from futago.terminal.drawing import SMALL, Room, drawing_of, event_by_event, log_lines, stories_of
from futago.terminal.lists import WIDTH
from futago.terminal.odds import odds_lines, suggested
from futago.terminal.prompts import NumberedList, highlights, prompt_lines
from futago.texts import Text, capital, say, seat_text

HEIGHT = 24
WIDEST = 132
LOG_LINES = 4
FEWEST_LOG_LINES = 2
FEWEST_LIST_LINES = 2
_WORD = re.compile(r"\w+")
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
        self.logs = {seat: list[Event]() for seat in self.people or (SPECTATOR,)}
        self.suggested = list[str]()
        self.notices = list(notices)
        self.announcement = ""
        self.list = NumberedList(language)
        self.played = list[_Played]()
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
        self.match.play(seat, chosen_action(self.bots[seat], state, seat))
        self._after_move()

    def _play(self, seat: str, actions: Sequence[Action]) -> None:
        """Make the moves of a person's answer, all of them or none, and save the game at once."""
        attempt = self.match.copy()
        for action in actions:
            attempt.play(seat, action)
        logs = {seat: log.copy() for seat, log in self.logs.items()}
        self.played.append(_Played(len(self.match.moves), len(actions), logs))
        for action in actions:
            self.match.play(seat, action)
            self._after_move()
        self.suggested = []
        self._save()

    def _after_move(self) -> None:
        """Update the log of every person."""
        match = self.match
        bots = {seat: bot for seat, bot in match.players.items() if seat in self.bots}
        said = said_about(match.game, match.state.events(SPECTATOR), bots)
        for seat, log in self.logs.items():
            log += (*match.state.events(seat), *said)

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
        self._draw(None, below=1 + sum(len(text) // WIDTH + 1 for text in below))
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
        """Walk a person through the choice, or let them type a whole move, until the position
        changes."""
        choice = self.match.state.choice(seat)
        assert choice.question is not None
        answering = Answering(choice.question)
        while True:
            self._draw(choice, answering)
            typed = self._ask("> ").strip()
            try:
                if self._answer(seat, choice, answering, typed):
                    return
            except FutagoError as error:
                self.notices.append(say(error.text, self.language))

    def _answer(self, seat: str, choice: Choice, answering: Answering, typed: str) -> bool:
        """Handle what was typed; return whether the position has changed."""
        match typed.lower().replace(",", " ").split():
            case []:
                return self._enter(seat, answering)
            case ["?" | "help"]:
                name = self.match.game.name
                self.notices += [
                    *([self.say("play-help-odds")] if gives_odds(name) else []),
                    *([self.say("play-help-suggest")] if gives_suggestions(name) else []),
                    self.say("play-help"),
                    say(_rule(choice, answering), self.language),
                ]
            case ["log"]:
                self.notices += log_lines(event_by_event(self.logs[self.viewer]), self.language)
            case ["odds", *group]:
                self.notices += odds_lines(self.match, seat, group, self.language)
            case ["suggest"]:
                self.suggested, lines = suggested(self.match, seat, self.language)
                self.notices += lines
            case ["go"] if self.suggested:
                self._play(seat, [self._parsed(move) for move in self.suggested])
                return True
            case ["more"]:
                self.list.turn_page()
            case ["undo"]:
                return answering.undo() is False and self._undo(seat)
            case ["quit" | "exit"]:
                raise PlayerLeft
            case ["resign"]:
                return self._resign(seat)
            case words if all(word.isdecimal() and len(word) < 10 for word in words):
                answering.pick(*map(int, words))
                return self._play_if_whole(seat, answering)
            case words:
                return self._typed(seat, answering, words)
        return False

    def _enter(self, seat: str, answering: Answering) -> bool:
        """Play the answer, or go on to the next part of the question."""
        moves = answering.moves()
        if moves is not None:
            self._play(seat, [self._parsed(move) for move in moves])
            return True
        problem = answering.step.problem()
        if not answering.go_on() and problem is not None:
            raise BadInput(problem)
        return False

    def _play_if_whole(self, seat: str, answering: Answering) -> bool:
        """Play an answer that needs no confirmation."""
        if not answering.at_once:
            return False
        try:
            return self._enter(seat, answering)
        except FutagoError:
            answering.undo()
            raise

    def _typed(self, seat: str, answering: Answering, words: list[str]) -> bool:
        """Handle a whole move, words of the list, or the rest of a move begun by number."""
        text, said = " ".join(words), answering.words()
        if answering.moves() == [text]:  # typed again, which confirms it
            return self._enter(seat, answering)
        if len(words) > 1:
            try:
                self._play(seat, [self._parsed(text)])
            except FutagoError:
                pass
            else:
                return True
        if answering.type(words) or self._named(answering, words):
            return self._play_if_whole(seat, answering)
        place = answering.step.why_not(text)
        if place is not None:
            raise BadInput(self.match.state.why_not(seat, *place, said))
        try:
            action = self._parsed(text)
        except BadInput:
            if not said:
                raise
            action = self._parsed(f"{said} {text}")
        self._play(seat, [action])
        return True

    def _named(self, answering: Answering, words: list[str]) -> bool:
        """Pick the only entry whose label has these words; short ones mean spaces."""
        if not all(word.isalpha() and len(word) > 2 for word in words):
            return False
        labels = [say(entry.label, self.language).lower() for entry in answering.entries()]
        having = [n for n, label in enumerate(labels, 1) if set(words) <= set(_WORD.findall(label))]
        if len(having) == 1:
            answering.pick(*having)
        return len(having) == 1

    def _parsed(self, move: str) -> Action:
        return self.match.game.parse(move, self.match.options)

    def _undo(self, seat: str) -> bool:
        """Undo the last answer, all of its moves together, if the rules allow it."""
        last = self.played[-1] if self.played else None
        whole = last is not None and last.before + last.count == len(self.match.moves)
        count = last.count if last is not None and whole else 1
        attempt, texts = self.match.copy(), list[str]()
        for _ in range(count):
            events = attempt.state.events(seat)
            texts += [capital(say(event.text, self.language)) for event in events[:1]]
            attempt.undo(seat)
        self.match = attempt
        if last is not None and whole:
            self.logs = last.logs
            self.played.pop()
        self.notices.append(self.say("play-undone", what=" ".join(reversed(texts))))
        self._save()
        return True

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

    def _draw(
        self, choice: Choice | None, answering: Answering | None = None, below: int = 1
    ) -> None:
        """Draw the whole screen: the position, the log, the prompt, the list, and `below` lines for
        what follows."""
        view = self.match.state.view(self.viewer)
        draw = drawing_of(self.match.game)
        height = max(HEIGHT, self.console.height) if self.console.is_terminal else HEIGHT
        width = max(WIDTH, self.console.width) if self.console.is_terminal else WIDTH
        space = Room(min(width, WIDEST), max(SMALL.height, height * 3 // 5))
        table = draw(self.match.options, view, highlights(answering), self.language, space)
        notices = [f"! {text}" for text in (*self.notices, self.announcement) if text]
        prompt = prompt_lines(answering, self.language) if answering else []
        told = stories_of(self.match.game)(self.logs[self.viewer])
        log = [] if self.notices else log_lines(told, self.language)
        room = height - below - len(table) - sum(map(self._height, (*notices, *prompt)))
        missing = FEWEST_LIST_LINES - room if answering else 1 - room
        while missing >= len(table) // 2 and len(notices) > 1:  # the last one matters most
            dropped = self._height(notices.pop(0))
            room, missing = room + dropped, missing - dropped
        if 0 < missing < len(table) // 2:
            table, room = table[:-missing], room + missing
        listed = []
        if answering:
            fewest = min(len(log), FEWEST_LOG_LINES)
            listed = self.list.lines(answering, room - fewest, space.width)
        most = LOG_LINES + height - HEIGHT
        lately = min(len(log), most, max(0, room - len(listed)))
        if self.console.is_terminal:
            self.console.clear()
        for line in table:
            self.console.print(line, no_wrap=True, highlight=False)
        for text in log[len(log) - lately :]:
            self.console.print(Line(f"  {text}"), style="dim", no_wrap=True, overflow="ellipsis")
        for text in (*notices, *prompt):
            self.console.print(Line(text), style="bold")
        for text in listed:
            self.console.print(Line(text), no_wrap=True)
        self.notices, self.announcement = [], ""

    def _height(self, text: str) -> int:
        return len(Line(text).wrap(self.console, self.console.width))


def _rule(choice: Choice, answering: Answering) -> Text:
    """The rule that matters now."""
    id = answering.rule()
    return Text(id, **choice.rule.args) if id else choice.rule


@dataclass(frozen=True)
class _Played:
    """An answer that was played: the number of moves before it, its own, and the logs before it."""

    before: int
    count: int
    logs: dict[str, list[Event]]


def program_name() -> str:
    """How to start this program, as a path if it is not on PATH."""
    return sys.argv[0] if Path(sys.argv[0]).name == "futago" else "futago"
