"""What a player is asked in each phase, as a question that a client completes by itself.

Everything is taken from the legal actions, or from what they are made of: plans are too many to
list, so a client gets the graph in which she walks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from futago.choices.questions import (
    Cards,
    Mark,
    One,
    Option,
    Path,
    PathPrompts,
    Place,
    Power,
    Question,
    Thing,
)
from futago.game import Action
from futago.goryo.rules.actions import Answer, Break, Curse, Done, Move, Search, Sniff
from futago.goryo.rules.board import ILLUSION, POWERS, SHADOW, SPRINT, TRAIL, Board
from futago.goryo.rules.names import object_name, power_name, samurai_name
from futago.goryo.rules.plans import HonourPlans, StrictPlans, legal_targets
from futago.texts import Text


def question(board: Board, legal: Sequence[Action], prompt: Text) -> Question | None:
    """The question that these legal actions answer; None for a draw."""
    if isinstance(legal, StrictPlans):
        return _strict_plan(board, legal, prompt)
    if isinstance(legal, HonourPlans):
        return _any_plan(board, legal, prompt)
    match legal[0]:
        case Break():
            spaces = tuple(action.space for action in legal if isinstance(action, Break))
            label = "goryo-pick-break-on"
            return One(prompt=prompt, opening="break", spaces=spaces, space_label=label)
        case Curse():
            return _curse(board, legal, prompt)
        case Move() | Search() | Sniff() | Done():
            return _samurai_turn(board, legal, prompt)
        case Answer():
            words = [str(action).split()[-1] for action in reversed(legal)]
            return One(prompt=prompt, opening="answer", options=tuple(map(_word, words)))
    return None


# ---------------------------------------------------------------- the Goryō


def _curse(board: Board, legal: Sequence[Action], prompt: Text) -> Cards:
    """Any two of the spaces that occur in the legal pairs: they all go together."""
    pairs = [action.spaces for action in legal if isinstance(action, Curse)]
    spaces = sorted({space for pair in pairs for space in pair})
    cards = tuple(_space(board, space) for space in spaces)
    return Cards(prompt=prompt, opening="curse", cards=cards, least=2, most=2)


def _strict_plan(board: Board, plans: StrictPlans, prompt: Text) -> Path:
    """A walk from where she stands, with the powers that are left."""
    setup = board.setup
    floor, steps = setup.floor, setup.move_cubes
    near = {
        floor.ids[space]: tuple(floor.ids[s] for s in floor.next_to(space, board.cursed))
        for space in range(len(floor.ids))
    }
    sprint = any(len(walk.cubes) > steps for walk in plans.walks)
    powers = _powers_left(board, sprint)
    return Path(
        prompt=prompt,
        opening="plan",
        confirm=True,
        spaces=floor.ids,
        start=floor.ids[board.start],
        least=steps,
        most=steps,
        near=near,
        targets=tuple(floor.names(legal_targets(board))),
        powers=powers,
        prompts=_prompts("goryo-prompt-walk", powers),
    )


def _powers_left(board: Board, sprint: bool) -> tuple[Power, ...]:
    left, found = board.left, list[Power]()
    if sprint:
        found.append(_power("sprint", "longer"))
    if left & TRAIL:
        found.append(_power("trail", "off"))
    if left & SHADOW:
        found.append(_power("shadow", "on"))
    denied = board.setup.options.trail_may_be_denied
    needs = ("trail",) * bool(left & TRAIL and denied) + ("shadow",) * bool(left & SHADOW)
    if needs:
        label = Text("goryo-pick-honest")
        found.append(Power(word="honest", label=label, place="flag", needs=needs))
    if left & ILLUSION:
        found.append(_illusion(board))
    return tuple(found)


def _any_plan(board: Board, plans: HonourPlans, prompt: Text) -> Path:
    """Under honour: any cubes anywhere, and any powers of the variant."""
    places: dict[int, Place] = {SPRINT: "flag", TRAIL: "any", SHADOW: "any"}
    powers = tuple(
        _illusion(board) if bit == ILLUSION else _power(name, places[bit])
        for name, bit in POWERS.items()
        if board.setup.powers & bit
    )
    spaces = board.setup.floor.ids
    return Path(
        prompt=prompt,
        opening="plan",
        confirm=True,
        spaces=spaces,
        least=0,
        most=plans.most_cubes,
        targets=spaces,
        powers=powers,
        prompts=_prompts("goryo-prompt-anywhere", powers),
    )


def _power(name: str, place: Place) -> Power:
    placed = place in ("off", "on", "any")
    return Power(
        word=name,
        label=power_name(name),
        place=place,
        prompt=Text(f"goryo-prompt-{name}") if placed else None,
        rule=f"goryo-rule-{name}" if placed else "",
    )


def _illusion(board: Board) -> Power:
    return Power(
        word="illusion",
        label=power_name("illusion"),
        place="pick",
        options=tuple(_samurai(board, colour) for colour in board.setup.colours),
        prompt=Text("goryo-prompt-illusion"),
        rule="goryo-rule-illusion",
    )


def _prompts(step: str, powers: Sequence[Power]) -> PathPrompts:
    """What is asked; nothing is offered that none of these powers allows."""
    words, places = {power.word for power in powers}, {power.place for power in powers}
    sprint, more = "longer" in places, Text("goryo-prompt-powers")
    flags = Text("goryo-prompt-honest") if "honest" in words else more
    return PathPrompts(
        step=step,
        target=Text("goryo-prompt-target"),
        longer=Text("goryo-prompt-sprint") if sprint else None,
        powers=more if places - {"longer", "flag"} else None,
        flags=flags if "flag" in places else None,
        whole=Text("goryo-prompt-confirm"),
        target_rule="goryo-rule-target",
    )


# ---------------------------------------------------------------- the Samurai


def _samurai_turn(board: Board, legal: Sequence[Action], prompt: Text) -> One:
    """Which samurai, and what he does; whoever is acting usually goes on."""
    of_samurai = dict[str, list[Action]]()
    for action in legal:
        if isinstance(action, Move | Search | Sniff):
            of_samurai.setdefault(action.samurai, []).append(action)
    acting = board.setup.colours[board.acting] if board.acting >= 0 else ""
    options = [
        Option(
            id=colour,
            kind="samurai",
            label=_samurai(board, colour).label,
            then=_samurai_actions(colour, tuple(of_samurai[colour])),
            mark="usual" if colour == acting else "",
        )
        for colour in board.setup.colours
        if colour in of_samurai
    ]
    if not of_samurai:  # nothing is left but to see where she went
        reveal = Option(id="done", kind="word", label=Text("goryo-pick-reveal"), mark="usual")
        return One(prompt=prompt, options=(reveal,))
    sure = Text("goryo-prompt-done-sure", cubes=board.cubes)
    done = Option(id="done", kind="word", label=_word("done").label, mark="final", sure=sure)
    return One(prompt=prompt, options=(*options, done))


@lru_cache(maxsize=4096)
def _samurai_actions(colour: str, legal: tuple[Action, ...]) -> One:
    """Where he walks, or what he investigates."""
    name = samurai_name(colour)
    walks = tuple(action.to for action in legal if isinstance(action, Move))
    sniffs = tuple(action.space for action in legal if isinstance(action, Sniff))
    options = list[Option]()
    if any(isinstance(action, Search) for action in legal):
        options.append(_word("search"))
    if sniffs:
        then = One(
            prompt=Text("goryo-prompt-sniff", samurai=name),
            spaces=sniffs,
            space_label="goryo-pick-sniff-at",
        )
        options.append(_word("sniff", then))
    can = [*(["walk"] if walks else []), *(option.id for option in options)]
    return One(
        prompt=Text("goryo-prompt-samurai", samurai=name, can="-".join(can)),
        rule="goryo-rule-ask",
        options=tuple(options),
        spaces=walks,
        space_label="goryo-pick-walk-to" if walks else "",
    )


# ---------------------------------------------------------------- things to choose


def _word(word: str, then: One | None = None, mark: Mark = "") -> Option:
    return Option(id=word, kind="word", label=Text(f"goryo-pick-{word}"), then=then, mark=mark)


def _space(board: Board, space: str) -> Thing:
    floor = board.setup.floor
    kind = object_name(floor.types[floor.type_of[floor.index[space]]])
    return Thing(id=space, kind="space", label=Text("goryo-pick-space", space=space, object=kind))


def _samurai(board: Board, colour: str) -> Thing:
    return _samurai_on(colour, board.setup.floor.ids[board.at[board.setup.colour_index[colour]]])


@lru_cache(maxsize=4096)
def _samurai_on(colour: str, at: str) -> Thing:
    label = Text("goryo-pick-samurai", samurai=samurai_name(colour), space=at)
    return Thing(id=colour, kind="samurai", label=label)
