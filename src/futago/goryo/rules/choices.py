"""What a player is asked, step by step: the prompt, the options, and the relevant rule."""

from __future__ import annotations

from collections.abc import Sequence

from futago.game import Choice, Option, next_words
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import GORYO, OVER, PHASES, SAMURAI, SPRINT, Board
from futago.goryo.rules.facts import facts
from futago.goryo.rules.moves import legal_actions
from futago.goryo.rules.names import object_name, power_name, samurai_name
from futago.goryo.rules.questions import question
from futago.texts import Text


def choice(board: Board, seat: str, picked: Sequence[str] = ()) -> Choice:
    """The next choice on the way to an action, given the words picked so far."""
    rule = Text(_rule(board, picked), **facts(board.setup.options))
    if seat not in board.movers:
        return Choice(_waiting(board), rule)
    legal = legal_actions(board, seat)
    words, action = next_words(legal, picked)
    options = tuple(_option(board, word, picked) for word in words)
    confirm = isinstance(action, Plan)
    prompt = _prompt(board, picked, words, confirm)
    asked = None if picked else question(board, legal, prompt)
    return Choice(prompt, rule, options, action, tuple(picked), confirm, asked)


def _waiting(board: Board) -> Text:
    if board.phase == OVER:
        return Text("goryo-wait-over")
    return Text(f"goryo-wait-{board.movers[0]}")


def _prompt(board: Board, picked: Sequence[str], words: Sequence[str], complete: bool) -> Text:
    """What to do now, in one sentence; `complete` if the words picked are a plan already."""
    phase = PHASES[board.phase]
    floor = board.setup.floor
    if phase == "break":
        return Text("goryo-prompt-break", object=object_name(floor.types[board.first]))
    if phase == "plan" and picked:
        if ">" in picked:
            return _powers_prompt(picked, words, complete)
        return _path_prompt(board, len(picked) - 1, words)
    if phase == "act":
        if picked and picked[0] in board.setup.colours:
            return _samurai_prompt(picked, words)
        return Text("goryo-prompt-act", cubes=board.cubes)
    if phase == "answer":
        return Text("goryo-prompt-answer", space=floor.ids[board.question])
    return Text(f"goryo-prompt-{phase}", round=board.round)


def _path_prompt(board: Board, placed: int, words: Sequence[str]) -> Text:
    """Her move cubes. With all of them placed she may sprint, if she still can."""
    move_cubes = board.setup.move_cubes
    if placed < move_cubes:
        return Text("goryo-prompt-walk", steps=move_cubes - placed)
    if ">" not in words:
        return Text("goryo-prompt-sprint")
    sprint = placed == move_cubes and len(words) > 1 and board.left & SPRINT
    return Text("goryo-prompt-target-or-sprint" if sprint else "goryo-prompt-target")


def _powers_prompt(picked: Sequence[str], words: Sequence[str], complete: bool) -> Text:
    """The target, and then what a plan may say after it."""
    if picked[-1] == ">":
        return Text("goryo-prompt-target")
    if picked[-1] in ("trail", "shadow", "illusion"):
        return Text(f"goryo-prompt-{picked[-1]}")
    if words and not complete:
        return Text("goryo-prompt-use-sprint")
    if set(words) & {"sprint", "trail", "shadow", "illusion"}:
        return Text("goryo-prompt-powers")
    return Text("goryo-prompt-honest" if words else "goryo-prompt-confirm")


def _samurai_prompt(picked: Sequence[str], words: Sequence[str]) -> Text:
    name = samurai_name(picked[0])
    if picked[-1] == "sniff":
        return Text("goryo-prompt-sniff", samurai=name)
    asks = [word for word in ("search", "sniff") if word in words]
    walks = ["walk"] if len(words) > len(asks) else []
    return Text("goryo-prompt-samurai", samurai=name, can="-".join(walks + asks))


def _option(board: Board, word: str, picked: Sequence[str]) -> Option:
    """A word as an option, with its kind and label."""
    floor = board.setup.floor
    if word in floor.index:
        kind = object_name(floor.types[floor.type_of[floor.index[word]]])
        return Option(word, "space", Text("goryo-pick-space", space=word, object=kind))
    if word in board.setup.colours:
        at = floor.ids[board.at[board.setup.colour_index[word]]]
        label = Text("goryo-pick-samurai", samurai=samurai_name(word), space=at)
        return Option(word, "samurai", label)
    if word in floor.type_index:
        return Option(word, "object", object_name(word))
    if word in ("sprint", "trail", "shadow", "illusion"):
        return Option(word, "power", power_name(word))
    if word == ">":
        return Option(word, "word", Text("goryo-pick-target"))
    return Option(word, "word", Text(f"goryo-pick-{word}"))


def _rule(board: Board, picked: Sequence[str]) -> str:
    """The rule that is relevant now."""
    phase = PHASES[board.phase]
    if board.phase == OVER:
        return "goryo-rule-over"
    if GORYO in board.movers and phase == "plan":
        for power in ("trail", "shadow", "illusion"):
            if power in picked:
                return f"goryo-rule-{power}"
        if ">" in picked:
            return "goryo-rule-target"
    if SAMURAI in board.movers and len(picked) > 0:
        return "goryo-rule-ask"
    return f"goryo-rule-{phase}"
