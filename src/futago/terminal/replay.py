"""Replay of a finished game, move by move, as any seat saw it or with everything visible."""

from __future__ import annotations

from rich.console import Console

from futago.game import State
from futago.record import Record, game_of, replay
from futago.terminal.drawing import SMALL, drawing_of
from futago.texts import Text, say


def show_replay(record: Record, seat: str, console: Console, language: str) -> None:
    """Step through a game by keyboard; print all steps if this is not a terminal."""
    game, options = game_of(record)
    states: list[State] = [game.new(options)]
    notations = [""]
    for mover, action, state in replay(record):
        states.append(state.copy())
        notations.append(f"{mover}: {action}")
    last = len(states) - 1
    number, interactive = 0, console.is_terminal
    while True:
        state = states[number]
        console.print()
        for line in drawing_of(game)(options, state.view(seat), None, language, SMALL):
            console.print(line, no_wrap=True)
        for event in state.events(seat):
            console.print("  " + say(event.text, language), style="dim", no_wrap=True)
        heading = Text("replay-step", number=number, last=last)
        console.print(say(heading, language), style="bold")
        if not interactive:
            if number == last:
                return
            number += 1
            continue
        command = console.input("> ").strip().lower()
        if command in ("q", "quit"):
            return
        if command.isdecimal() and len(command) < 10:
            number = int(command)
        elif command in ("b", "back"):
            number -= 1
        elif number == last:
            return
        else:
            number += 1
        number = max(0, min(last, number))
