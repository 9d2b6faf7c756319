"""Why something on the board cannot be chosen now: the refusal of what the player probably meant.

Nothing is decided here. Nobody learns more than from the question itself: who is not to move is
told for whom to wait.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from futago.choices.paths import next_steps
from futago.choices.questions import Path
from futago.game import Action
from futago.goryo.rules.actions import Break, Curse, Move, Plan, Search, Sniff
from futago.goryo.rules.board import ACT, BREAK, CURSE, PLAN, POWERS, SNIFFED, SPRINT, Board
from futago.goryo.rules.choices import choice
from futago.goryo.rules.facts import facts
from futago.goryo.rules.moves import legal_actions
from futago.goryo.rules.names import power_name, samurai_name
from futago.goryo.rules.plans import legal_targets
from futago.goryo.rules.refusals import why_not as refusal
from futago.texts import Text


def why_not(board: Board, seat: str, kind: str, thing: str, chosen: str = "") -> Text:
    """Why a thing cannot be chosen after what was chosen before it; the rule that matters if there
    is no better reason."""
    now = choice(board, seat)
    if seat not in board.movers:
        return now.prompt
    if board.phase != ACT and kind == "samurai" and thing in board.setup.colours:
        kind, thing = _under(board, thing, chosen)
    if kind == "space" and thing not in board.setup.floor.index:
        return now.rule
    words, found = chosen.split(), None
    if board.phase == BREAK and kind == "space":
        found = _refused(board, seat, Break(thing))
    elif board.phase == CURSE and kind == "space":
        found = _why_not_curse(board, seat, thing, words)
    elif board.phase == PLAN and isinstance(now.question, Path):
        drawn = _drawn(board, words)
        if kind == "space":
            found = _why_not_on_path(board, seat, now.question, drawn, thing)
        elif kind == "power":
            found = _why_not_power(board, now.question, drawn, thing)
    elif board.phase == ACT:
        found = _why_not_samurai(board, seat, kind, thing, words)
    return found or now.rule


def _refused(board: Board, seat: str, action: Action) -> Text | None:
    return None if action in legal_actions(board, seat) else refusal(board, seat, action)


def _under(board: Board, colour: str, chosen: str) -> tuple[str, str]:
    """The Goryō means a samurai's space, except for an Illusion."""
    if chosen.endswith("illusion"):
        return "samurai", colour
    return "space", board.setup.floor.ids[board.at[board.setup.colour_index[colour]]]


# ---------------------------------------------------------------- the Goryō


def _why_not_curse(board: Board, seat: str, space: str, words: Sequence[str]) -> Text | None:
    """She marks two of three spaces; the third is one too many."""
    pairs = [action.spaces for action in legal_actions(board, seat) if isinstance(action, Curse)]
    if not any(space in pair for pair in pairs):
        return refusal(board, seat, Curse((space, space)))
    return Text("goryo-why-two-cursed") if len(words) > 2 else None


class _Drawn(NamedTuple):
    """A plan as far as it is drawn."""

    path: tuple[str, ...]
    target: str = ""
    placing: str = ""
    """The power that still needs its place."""
    sprint: bool = False


def _drawn(board: Board, words: Sequence[str]) -> _Drawn:
    """What the words of a plan say; words that say nothing are skipped, whoever wrote them."""
    spaces, rest = board.setup.floor.index, [word for word in words if word != "plan"]
    mark = rest.index(">") if ">" in rest else len(rest)
    path = tuple(word for word in rest[:mark] if word in spaces)
    if not path and board.setup.strict:  # the first step is given
        path = (board.setup.floor.ids[board.start],)
    ends = [word for word in rest[mark + 1 : mark + 2] if word in spaces]
    placing = rest[-1] if rest and rest[-1] in ("trail", "shadow", "illusion") else ""
    return _Drawn(path, ends[0] if ends else "", placing, "sprint" in rest)


def _why_not_on_path(
    board: Board, seat: str, question: Path, drawn: _Drawn, space: str
) -> Text | None:
    """A step, the target, or the place of a power."""
    path, target = drawn.path, drawn.target
    sprint = len(path) > question.most
    match drawn.placing:
        case "trail":
            return _refused(board, seat, Plan(path, target, sprint, trail=space))
        case "shadow":
            return _refused(board, seat, Plan(path, target, sprint, shadow=space))
        case "illusion":
            return Text("goryo-prompt-illusion")
    if target:
        return Text("goryo-why-path-complete")
    return _why_not_step(board, seat, question, drawn, space) if board.setup.strict else None


def _why_not_step(
    board: Board, seat: str, question: Path, drawn: _Drawn, space: str
) -> Text | None:
    *_, last = path = drawn.path
    if space in path:
        return Text("goryo-refused-twice", space=space)
    if space not in question.near[last]:
        cursed = "yes" if board.cursed else "no"
        return Text("goryo-refused-not-adjacent", here=last, there=space, cursed=cursed)
    if len(path) >= question.most + drawn.sprint:
        legal = legal_targets(board) >> board.setup.floor.index[space] & 1
        plan = Plan(path, space, sprint=len(path) > question.most)
        return None if legal else refusal(board, seat, plan)
    longer = any(power.place == "longer" for power in question.powers)
    lengths = range(question.most, question.most + longer + 1)
    if any(space in next_steps(question, path, steps) for steps in lengths):
        return None
    return Text("goryo-why-leads-nowhere", space=space)


def _why_not_power(board: Board, question: Path, drawn: _Drawn, power: str) -> Text | None:
    if power == "honest":
        return Text("goryo-refused-honest", **facts(board.setup.options))
    if power not in POWERS:
        return None
    bit = POWERS[power]
    if not board.setup.powers & bit:
        return Text("goryo-refused-no-power", power=power_name(power))
    if board.setup.strict and not board.left & bit:
        return Text("goryo-refused-spent", power=power_name(power))
    if bit != SPRINT:
        return None if drawn.target else Text("goryo-why-path-first")
    usable = any(offered.word == power for offered in question.powers)
    return None if usable else Text("goryo-why-no-sprint")


# ---------------------------------------------------------------- the Samurai


def _why_not_samurai(
    board: Board, seat: str, kind: str, thing: str, words: Sequence[str]
) -> Text | None:
    """A samurai, where he goes, or what he does."""
    colours, ids = board.setup.colour_index, board.setup.floor.ids
    if kind == "samurai" and thing in colours:
        return _why_not_call(board, seat, thing)
    samurai = next((word for word in words[:1] if word in colours), None)
    if samurai is None:
        standing = [colour for colour, who in colours.items() if ids[board.at[who]] == thing]
        reasons = (_why_not_call(board, seat, colour) for colour in standing)
        return next(filter(None, reasons), None) or _call_first(board, kind)
    if kind == "space":
        action = Sniff(samurai, thing) if "sniff" in words else Move(samurai, thing)
        return _refused(board, seat, action)
    if kind == "word" and thing == "search":
        return _refused(board, seat, Search(samurai))
    if kind == "word" and thing == "sniff":
        return _why_not_sniff(board, seat, samurai)
    return None


def _call_first(board: Board, kind: str) -> Text | None:
    if kind != "space":
        return None
    return Text("goryo-why-samurai-first" if board.cubes else "goryo-refused-no-cubes")


def _why_not_call(board: Board, seat: str, colour: str) -> Text | None:
    """A samurai can be chosen if he can do anything."""
    if any(getattr(action, "samurai", "") == colour for action in legal_actions(board, seat)):
        return None
    return refusal(board, seat, Move(colour, _neighbours(board, colour)[0]))


def _why_not_sniff(board: Board, seat: str, samurai: str) -> Text | None:
    spaces = _neighbours(board, samurai)
    reasons = [_refused(board, seat, Sniff(samurai, space)) for space in spaces]
    first = reasons[0]
    if first is None or None in reasons:
        return None
    if _all_investigated(reasons) and not board.used[board.setup.colour_index[samurai]] & SNIFFED:
        return Text("goryo-why-nothing-to-sniff", samurai=samurai_name(samurai))
    return first


def _all_investigated(reasons: Iterable[Text | None]) -> bool:
    closed = ("goryo-refused-asked", "goryo-refused-ask-start")
    return all(reason is not None and reason.id in closed for reason in reasons)


def _neighbours(board: Board, colour: str) -> list[str]:
    floor = board.setup.floor
    at = board.at[board.setup.colour_index[colour]]
    return [floor.ids[space] for space in floor.neighbours[at]]
