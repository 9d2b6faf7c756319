"""The versions of the rules: how they differ, and that a game keeps its version."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from futago.bots import make_bot
from futago.chance import derived_seed
from futago.game import Action, Json, UnknownRules, random_action
from futago.games import game_named
from futago.goryo import GAME, GoryoState
from futago.goryo.puzzles.puzzle import puzzles
from futago.goryo.rules.actions import Answer, Done, Move, Plan
from futago.goryo.rules.options import OPTIONS_UNDER
from futago.goryo.rules.plans import StrictPlans
from futago.goryo.rules.versions import VERSIONS
from futago.lessons.lesson import lessons
from futago.match import Match
from futago.record import FORMAT, BadRecord, dump, move_as_json, replay, verify
from futago.versions import UNNAMED

from .helpers import begin, kinds, new, play, seen, table

WALK = "plan b2 b1 c1 c2 > c3"
# Six tiles are flipped: only the bound fan and the scroll on c3 are left.
SIX_FLIPPED = {"broken": "a3,b2", "sealed": "lantern,urn,flower,vase"}
EACH_VERSION = pytest.mark.parametrize("rules", VERSIONS)
OLDER_EDITIONS = pytest.mark.parametrize("edition", ["2019", "2021"])
# One order in all editions under 0.1.0, and the order of 2024 ever since.
BREAK_FIRST = [("0.1.0", "2019"), ("0.1.0", "2021"), ("0.1.0", "2024"), ("0.2.0", "2024")]
break_first = pytest.mark.parametrize(("rules", "edition"), BREAK_FIRST)


def outcome(state: GoryoState) -> dict[str, Json]:
    """How a game ended, without what the versions agree on."""
    result = state.result()
    return {name: result[name] for name in ("reason", "gong", "spirits", "broken")}


# ---------------------------------------------------------------- the order of Discovery


def both_ends(**words: Any) -> GoryoState:
    """The target breaks the seventh type, and a samurai on it turns the third spirit token."""
    state = table(**SIX_FLIPPED, spirits=2, gong=1, samurai="c3,c2,b5,e5", **words)
    second = state.options.samurai[1]
    return play(state, WALK, f"{second} search", "done")


@break_first
def test_where_the_target_breaks_first_she_is_exorcised(rules: str, edition: str) -> None:
    state = both_ends(rules=rules, edition=edition)
    broken = ["a3", "b2", "c3"]
    assert outcome(state) == {"reason": "exorcised", "gong": 1, "spirits": 2, "broken": broken}
    assert kinds(state) == ["reveal", "break", "end-exorcised"]


@OLDER_EDITIONS
def test_where_it_breaks_last_she_is_captured_and_it_stays_whole(edition: str) -> None:
    state = both_ends(edition=edition)
    broken = ["a3", "b2"]
    assert outcome(state) == {"reason": "captured", "gong": 2, "spirits": 3, "broken": broken}
    assert kinds(state) == ["reveal", "gong", "caught", "end-captured"]
    assert (seen(state).start, "scroll" in seen(state).intact) == ("b2", True)
    assert state.result()["winner"] == "samurai"


def captured(**words: Any) -> GoryoState:
    """The third spirit token turns, and the target breaks no seventh type."""
    return play(table(spirits=2, samurai="c3,e2,b5,e5", **words), WALK, "done")


@break_first
def test_a_capture_comes_after_the_break(rules: str, edition: str) -> None:
    assert captured(rules=rules, edition=edition).result()["broken"] == ["b2", "c3"]


@OLDER_EDITIONS
def test_in_2019_and_2021_a_capture_comes_before_the_break(edition: str) -> None:
    assert captured(edition=edition).result()["broken"] == ["b2"]


def seventh_broken(**words: Any) -> GoryoState:
    """The seventh type breaks; a print and a samurai on the target turn no third spirit token."""
    state = table(**SIX_FLIPPED, gong=1, samurai="c3,c2,b5,e5", **words)
    second = state.options.samurai[1]
    return play(state, WALK, f"{second} search", "done")


@break_first
def test_an_exorcism_leaves_mallet_and_spirits_where_they_were(rules: str, edition: str) -> None:
    result = seventh_broken(rules=rules, edition=edition).result()
    assert (result["reason"], result["gong"], result["spirits"]) == ("exorcised", 1, 0)


@OLDER_EDITIONS
def test_in_2019_and_2021_mallet_and_spirits_move_before_an_exorcism(edition: str) -> None:
    state = seventh_broken(edition=edition)
    result = state.result()
    assert (result["reason"], result["gong"], result["spirits"]) == ("exorcised", 2, 1)
    assert (result["broken"], result["sealed"][4:]) == (["a3", "b2", "c3"], [])
    assert kinds(state) == ["reveal", "gong", "caught", "break", "end-exorcised"]


@EACH_VERSION
@pytest.mark.parametrize("edition", ["2019", "2021", "2024"])
def test_mistakes_and_her_bound_type_come_first_in_every_edition(rules: str, edition: str) -> None:
    waiting: dict[str, Any] = {"enforcement": "honour", "rules": rules, "edition": edition}
    waiting |= {"gong": 1, "spirits": 2, "samurai": "c3,c2,b5,e5"}
    broken = play(table(bound="scroll", **waiting), WALK, "green sniff c2", "answer yes", "done")
    result = {"reason": "self-broken", "gong": 1, "spirits": 2, "broken": ["b2", "c3"]}
    assert outcome(broken) == result
    assert kinds(broken) == ["reveal", "break", "end-self-broken"]
    careless = play(table(**waiting), WALK.replace("c2", "c3"), "done")
    assert outcome(careless) == {"reason": "captured", "gong": 1, "spirits": 3, "broken": ["b2"]}


Moves = list[tuple[str, Action]]


def moves_of(seed: int, enforcement: str) -> tuple[dict[str, Json], Moves]:
    """The options and moves of a random game under 0.1.0. Under honour her plans are legal, and one
    answer in ten is wrong: so both versions count the same mistakes."""
    rng, moves = random.Random(f"{seed} {enforcement}"), Moves()
    options = {**GAME.vary(rng), "edition": rng.choice(["2019", "2021"])}
    options["gong"] = {"length": 12, "bags": [1, 2, 3, 4, 5, 6]}  # many games end in Discovery
    options["enforcement"] = enforcement
    state = new("0.1.0", **options)
    while state.movers:
        seat, actions = state.movers[0], state.legal_actions(state.movers[0])
        if seen(state).phase == "plan":
            actions = StrictPlans(state)
        elif seen(state).phase == "act":
            actions = hunting(state, actions)
        elif seen(state).phase == "answer" and enforcement == "honour" and rng.random() < 0.9:
            actions = [Answer(bool(state.answers >> state.question & 1))]
        action = random_action(actions, rng)
        if isinstance(action, Plan) and enforcement == "honour":
            action = msgspec.structs.replace(action, lie=True)
        moves.append((seat, action))
        state.apply(seat, action)
    return options, moves


def hunting(state: GoryoState, actions: Sequence[Action]) -> Sequence[Action]:
    """Onto her target, which random samurai hardly ever find; or else anything but an early end."""
    assert state.plan is not None
    there = [a for a in actions if isinstance(a, Move) and a.to == state.plan.target]
    return there or [a for a in actions if not isinstance(a, Done)] or actions


def replayed(rules: str, options: dict[str, Json], moves: Moves) -> GoryoState:
    """The same moves under a version of the rules, up to the end of the game."""
    state = new(rules, **options)
    for seat, action in moves:
        if state.outcome is None:
            state.apply(seat, action)
    return state


@pytest.mark.parametrize("enforcement", ["strict", "honour"])
def test_the_order_changes_no_winner(enforcement: str) -> None:
    """So the solver, its values and its book are right under every version."""
    different = 0
    for seed in range(300):
        options, moves = moves_of(seed, enforcement)
        old, today = (replayed(rules, options, moves).result() for rules in VERSIONS)
        assert old["winner"] == today["winner"], (seed, old, today)
        assert old["round"] == today["round"]
        different += old != today
    assert different > 30, "the order matters in some of these games"


# ---------------------------------------------------------------- a game keeps its version


def test_the_newest_version_comes_last_and_is_that_of_the_registry() -> None:
    assert list(VERSIONS)[-1] == GAME.version == game_named("goryo").version
    assert list(VERSIONS) == list(OPTIONS_UNDER) == ["0.1.0", "0.2.0"]


def test_an_unknown_version_is_refused() -> None:
    for line in ("rules=0.3.0 phase=bound", "rules=new phase=bound"):
        with pytest.raises(UnknownRules):
            GAME.position(line)
    with pytest.raises(UnknownRules):
        game_named("goryo", "0.3.0")


@EACH_VERSION
def test_a_position_names_its_version_unless_it_is_the_first(rules: str) -> None:
    line = begin(rules=rules).position()
    assert line.startswith(f"rules={rules} ") == (rules != UNNAMED)
    for game in VERSIONS:  # the line decides, not the game that reads it
        assert game_named("goryo", game).position(line).options.rules.version == rules


def test_a_position_without_a_version_is_of_the_first() -> None:
    line = begin().position().removeprefix(f"rules={GAME.version} ")
    assert "rules=" not in line
    assert GAME.position(line).options.rules.version == UNNAMED
    assert GAME.position(line, GAME.options({})).options.rules.version == UNNAMED


@EACH_VERSION
def test_options_are_pickled_with_their_version(rules: str) -> None:
    options = game_named("goryo", rules).options({"edition": "2019"})
    again = pickle.loads(pickle.dumps(options))
    assert again == options
    assert type(again) is type(options) is OPTIONS_UNDER[rules]


def test_options_of_different_versions_differ() -> None:
    old, today = (game_named("goryo", rules).options({}) for rules in VERSIONS)
    assert old != today
    assert GAME.options_as_json(old) == GAME.options_as_json(today)
    assert begin(rules="0.1.0") != begin()


@EACH_VERSION
@pytest.mark.parametrize("bot", ["random", "greedy", "novice"])
def test_bots_play_under_every_version_and_the_record_verifies(rules: str, bot: str) -> None:
    game, seed = game_named("goryo", rules), derived_seed("versions", bot)
    options = game.options({"edition": "2019"})
    match = Match(game, options, dict.fromkeys(game.seats(options), bot), seed)
    bots = {seat: make_bot(bot, game, options, seat, seed) for seat in game.seats(options)}
    while match.state.movers:
        for _ in match.settle():
            pass
        if match.state.movers:
            seat = match.state.movers[0]
            legal = match.state.legal_actions(seat)
            match.play(seat, bots[seat].choose(match.state.view(seat), legal))
    record = json.loads(dump(match.record()))
    assert record["version"] == rules
    assert verify(record) > 0


@pytest.mark.parametrize("id", puzzles())
def test_a_puzzle_is_played_under_the_newest_rules_and_keeps_its_id(id: str) -> None:
    puzzle = puzzles()[id]
    assert puzzle.start.options.rules.version == GAME.version
    first = puzzle.position.removeprefix(f"rules={GAME.version} ") + puzzle.stated
    assert id == f"goryo-{sha256(first.encode()).hexdigest()[:6]}"  # as when it had no version


def test_lessons_are_played_under_the_newest_rules() -> None:
    steps = [
        step for lesson in lessons().values() if lesson.game == "goryo" for step in lesson.steps
    ]
    positions = [step.position for step in steps if step.position is not None]
    assert positions
    for position in positions:
        assert GAME.position(position).options.rules.version == GAME.version


def record_of(rules: str, options: dict[str, Json], moves: Moves) -> dict[str, Json]:
    """The record of a game, whoever made its draws."""
    return {
        "format": FORMAT,
        "game": "goryo",
        "version": rules,
        "options": GAME.options_as_json(new(rules, **options).options),
        "seats": {"goryo": "test", "samurai": "test"},
        "seed": derived_seed("versions"),
        "moves": [move_as_json(seat, action) for seat, action in moves],
        "result": replayed(rules, options, moves).result(),
    }


def test_a_record_is_replayed_under_its_own_version() -> None:
    games = (moves_of(seed, "strict") for seed in range(300))
    options, moves = next(
        game
        for game in games
        if replayed("0.1.0", *game).result() != replayed("0.2.0", *game).result()
    )
    for rules in VERSIONS:
        record = json.loads(dump(record_of(rules, options, moves)))
        assert len(list(replay(record))) == len(moves)
        (other,) = set(VERSIONS) - {rules}
        with pytest.raises(BadRecord):
            list(replay({**record, "version": other}))
