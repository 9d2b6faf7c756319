"""What the last move brought about, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Iterator

from futago.game import Event, Json
from futago.goryo.rules.actions import Answer, Break, Curse, Draw, Move, Plan, Search, Sniff
from futago.goryo.rules.board import NOWHERE, OVER, PLAN, POWERS, SPRINT, Board, Fact
from futago.goryo.rules.names import object_name, plan_words, power_name, samurai_name
from futago.goryo.rules.view import knows_all
from futago.texts import Text


def events(board: Board, seat: str) -> tuple[Event, ...]:
    """The last action and its consequences; put into words once for all who are told the same."""
    secret = isinstance(board.last_action, Draw | Plan) and knows_all(board, seat)
    told = board._told[secret]
    if told is None:
        told = _events(board, secret)
        board._told = (board._told[0], told) if secret else (told, board._told[1])
    return told


def _events(board: Board, secret: bool) -> tuple[Event, ...]:
    """The same for those who may know a secret action, or for everybody else."""
    found = list(_action_events(board, secret))
    for number, fact in enumerate(board.facts):
        found += _fact_events(board, fact, first=fact not in board.facts[:number])
    if board.phase == PLAN and _begins_round(board):
        found.append(_event("round", round=board.round, rounds=board.setup.rounds))
    if board.phase == OVER:
        found.append(_end(board))
    return tuple(found)


def _begins_round(board: Board) -> bool:
    return not isinstance(board.last_action, Plan)


def _event(kind: str, /, **data: Json) -> Event:
    """An event whose text takes the same arguments as the data sent to clients."""
    return Event(kind, Text(f"goryo-event-{kind}", **data), data)


def _named(kind: str, data: dict[str, Json], **args: str | int | Text) -> Event:
    """An event whose text takes translated names instead of the raw data."""
    return Event(kind, Text(f"goryo-event-{kind}", **args), data)


def _action_events(board: Board, secret: bool) -> Iterator[Event]:
    floor = board.setup.floor
    match board.last_action:
        case Draw("bound", kind):
            if secret:
                yield _named("bound", {"object": kind}, object=object_name(kind))
            else:
                yield _event("bound-hidden")
        case Draw(role, kind):
            yield _named(role, {"object": kind}, object=object_name(kind))
        case Break(space):
            kind = floor.types[board.first]
            data: dict[str, Json] = {"space": space, "object": kind}
            yield _named("break", data, space=space, object=object_name(kind))
        case Curse((one, other)):
            yield _named("curse", {"spaces": [one, other]}, one=one, other=other)
        case Plan(illusion=illusion) as plan:
            if secret:
                yield _named("planned", {"plan": str(plan)}, plan=plan_words(plan))
            else:
                yield _event("planned-hidden")
            if illusion is not None:
                yield _named("illusion", {"samurai": illusion}, samurai=samurai_name(illusion))
        case Move(colour, to):
            yield _named("move", {"samurai": colour, "to": to}, samurai=samurai_name(colour), to=to)
        case Search(colour):
            space = floor.ids[board.at[board.setup.colour_index[colour]]]
            yield _asked("search", colour, space)
        case Sniff(colour, space):
            yield _asked("sniff", colour, space)
        case Answer(yes):
            kind = "answer-yes" if yes else "answer-no"
            yield _named(kind, {"yes": yes}, terms=board.setup.options.terms)


def _asked(kind: str, colour: str, space: str) -> Event:
    data: dict[str, Json] = {"samurai": colour, "space": space}
    return _named(kind, data, samurai=samurai_name(colour), space=space)


def _fact_events(board: Board, fact: Fact, first: bool) -> Iterator[Event]:
    """The steps of Discovery; `first` if nothing like it happened before."""
    floor, terms = board.setup.floor, board.setup.options.terms
    match fact:
        case ("reveal", Plan() as plan):
            yield _reveal(board, plan)
            for power in ("trail", "shadow"):
                space = getattr(plan, power)
                if space is not None:
                    data: dict[str, Json] = {"space": space}
                    yield _named(f"reveal-{power}", data, space=space)
        case ("mistake", rule):
            yield _mistake(board, rule, first)
        case ("break", space):
            kind = floor.types[floor.type_of[floor.index[space]]]
            data = {"space": space, "object": kind}
            yield _named("break", data, space=space, object=object_name(kind))
        case ("gong", steps, bags):
            data = {"steps": steps, "bags": bags}
            yield _named("gong", data, steps=steps, bags=bags, terms=terms)
        case ("caught", colour):
            yield _named("caught", {"samurai": colour}, samurai=samurai_name(colour))
        case ("spent", powers):
            for power, bit in POWERS.items():
                if powers & bit:
                    yield _named("spent", {"power": power}, power=power_name(power))


def _mistake(board: Board, rule: str, first: bool) -> Event:
    """A mistake. A Sprint in a variant without one, the first mistake about powers, is a cube."""
    if rule != "power":
        return _event(f"mistake-{rule}")
    setup, (_, plan) = board.setup, board.facts[0]
    fifth = first and setup.sprints(plan) and not setup.powers & SPRINT
    return _named("mistake-power", {}, fifth="yes" if fifth else "no")


def _reveal(board: Board, plan: Plan) -> Event:
    """Discovery shows where the cubes lie but not their order: use one order for all equal sets."""
    path, sprint = _shown_path(board, plan), board.setup.sprints(plan)
    data: dict[str, Json] = {"path": path, "target": plan.target, "sprint": sprint}
    shown = " ".join(path)
    return _named("reveal", data, path=shown, target=plan.target, sprint=str(sprint).lower())


def _shown_path(board: Board, plan: Plan) -> list[str]:
    """The alphabetically first walk over these cubes to the target, or else the sorted cubes."""
    floor = board.setup.floor
    mask = floor.mask(floor.numbers((*plan.path, plan.target)))
    target = floor.index[plan.target]
    start = floor.index[plan.path[0]] if plan.path else NOWHERE
    if start != NOWHERE and board.setup.strict:
        for walk in floor.walks(start, board.cursed, True, board.setup.move_cubes):
            if walk.mask == mask and walk.target == target:
                return [floor.ids[space] for space in walk.cubes]
    return sorted(plan.path)


def _end(board: Board) -> Event:
    assert board.outcome is not None
    reason, winner = board.outcome.reason, board.outcome.winners[0]
    bound: str | Text = "-"
    if board.bound != NOWHERE:
        bound = object_name(board.setup.floor.types[board.bound])
    data: dict[str, Json] = {"winner": winner, "reason": reason}
    return _named(f"end-{reason}", data, winner=Text(f"goryo-seat-{winner}"), bound=bound)
