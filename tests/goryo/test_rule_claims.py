"""What texts say about the rules is true under the options of the game.

No rule, prompt or refusal makes a claim of `rule_claims` that is false, and the rules make all that
are true.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

import pytest

from futago.choices.questions import Path
from futago.game import BadInput, IllegalAction, random_action
from futago.goryo import GAME, GoryoState
from futago.goryo.rulebook import RULEBOOK
from futago.goryo.rules.facts import facts
from futago.goryo.rules.options import Options, options_from
from futago.goryo.rules.versions import VERSIONS
from futago.rulebook import Page
from futago.terminal.answering.paths import PathStep
from futago.texts import LANGUAGES, Text, say

from ..conformance.questions import texts_of
from ..test_texts import messages
from .helpers import honour, new, play, table
from .rule_claims import CLAIMS, OF_OTHER_MODES

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
GONGS = ("12:2,4,7,9", "12:2,4,6,9,12", "8:", "10:3")
MODES: tuple[dict[str, Any], ...] = (
    {"actions_per_samurai": 2},
    {"actions_per_samurai": 3},
    {"split_cubes": True},
)
VARIED: Mapping[str, tuple[Any, ...]] = {
    "edition": ("2024", "2021", "2019"),
    "variant": (None, "cursed-object", "genjutsu"),
    "enforcement": ("strict", "honour"),
    "gong": GONGS,
}


STEPS: Mapping[str, tuple[str, str, str]] = {
    "break": ("target breaks", "cible se brise", "bersaglio si rompe"),
    "mallet": ("moves the ma", "fait avancer le ma", "fa avanzare"),
    "capture": ("samurai on the target", "samouraï sur la cible", "samurai sul bersaglio"),
}


@cache
def many_options() -> tuple[Options, ...]:
    """Every combination of the options that change the rules, under every version."""
    found = list[Options]()
    for version, mode, *values in product(VERSIONS, MODES, *VARIED.values()):
        given = {**mode, **dict(zip(VARIED, values, strict=True))}
        found.append(options_from(given, VERSIONS[version]))
    return tuple(found)


@cache
def _said(id: str, language: str, args: tuple[tuple[str, Any], ...]) -> str:
    return say(Text(id, **dict(args)), language)


def said(text: Text, language: str) -> str:
    """The sentence, rendered once for all options that do not change it."""
    used = messages("en")[text.id]
    return _said(text.id, language, tuple((n, v) for n, v in text.args.items() if n in used))


def pages(options: Options) -> list[Page]:
    return list(RULEBOOK.pages("goryo", options))


def rules_explained(options: Options) -> set[str]:
    """The rules shown during play that the book explains."""
    return {rule for page in pages(options) for rule in page.explains}


def rule_texts(options: Options) -> Iterator[Text]:
    """The whole book, and the rules shown during play."""
    for page in pages(options):
        yield from (page.title, *page.paragraphs)
    for rule in sorted(rules_explained(options)):
        yield Text(rule, **facts(options))


def false_claims(texts: Iterable[Text], options: Options, language: str) -> list[str]:
    """Claims in these texts that the options contradict."""
    false = {name: claim for name, claim in CLAIMS.items() if not claim.true(options)}
    return [
        f"{name}: {said(text, language)}"
        for text in texts
        for name, claim in false.items()
        if OF_OTHER_MODES.get(text.id) != name and claim.made_in(said(text, language), language)
    ]


def missing_claims(texts: Iterable[Text], options: Options, language: str) -> list[str]:
    """True claims that none of these texts makes."""
    sentences = [said(text, language) for text in texts]
    return [
        name
        for name, claim in CLAIMS.items()
        if claim.true(options) and not any(claim.made_in(s, language) for s in sentences)
    ]


# ---------------------------------------------------------------- the book and the rules in play


@in_each_language
def test_rules_claim_what_the_options_say_and_nothing_else(language: str) -> None:
    for options in many_options():
        texts = list(rule_texts(options))
        assert false_claims(texts, options, language) == [], facts(options)
        assert missing_claims(texts, options, language) == [], facts(options)


OTHERWISE: Mapping[str, dict[str, Any]] = {
    "edition": {"edition": "2021"},
    "variant": {"variant": "genjutsu"},
    "enforcement": {"enforcement": "strict"},
    "bags": {"gong": "10:"},
    "actions": MODES[0],
    "cubes": MODES[2],
}


@in_each_language
@pytest.mark.parametrize("changed", ["version", *OTHERWISE])
def test_the_rules_of_other_options_are_found_out(changed: str, language: str) -> None:
    """Under another value its rules make false claims or leave out true ones."""
    usual: dict[str, Any] = {**MODES[1], "enforcement": "honour", "gong": "10:3"}
    version = "0.1.0" if changed == "version" else GAME.version
    other = OTHERWISE.get(changed, {})
    first, second = options_from(usual), options_from({**usual, **other}, VERSIONS[version])
    for rules, options in ((first, second), (second, first)):
        texts = list(rule_texts(rules))
        assert false_claims(texts, options, language) + missing_claims(texts, options, language)


@in_each_language
def test_the_book_names_the_gong_as_it_is(language: str) -> None:
    for options in many_options():
        (page,) = (page for page in pages(options) if page.name == "gong")
        numbers = list(map(int, re.findall(r"\d+", said(page.paragraphs[0], language))))
        assert numbers == [options.gong.length, *options.gong.bags]


@in_each_language
def test_the_steps_of_discovery_are_told_in_their_order(language: str) -> None:
    number = LANGUAGES.index(language)
    for options in many_options():
        (page,) = (page for page in pages(options) if page.name == "discovery")
        told = " ".join(said(paragraph, language) for paragraph in page.paragraphs)
        at = {step: told.index(words[number]) for step, words in STEPS.items()}
        assert tuple(sorted(at, key=at.__getitem__)) == options.discovery


ALTERNATIVES = (
    ("setup-4", "setup-5"),
    ("powers", "cursed", "genjutsu"),
    ("checking", "honour"),
    ("powers-4", "powers-5"),
    ("advanced-1", "advanced-2"),
    ("honour-3", "honour-4"),
)


def test_no_section_is_empty_and_no_two_paragraphs_exclude_each_other() -> None:
    for options in many_options():
        book = pages(options)
        ids = [text.id for page in book for text in (page.title, *page.paragraphs)]
        assert all(page.paragraphs for page in book)
        assert len(ids) == len(set(ids))
        for alternatives in ALTERNATIVES:
            assert sum(f"rules-goryo-{id}" in ids for id in alternatives) <= 1
        assert sum(f"rules-goryo-{id}" in ids for id in ALTERNATIVES[1]) == 1
        assert sum(f"rules-goryo-{id}" in ids for id in ALTERNATIVES[2]) == 1


def test_colours_of_ones_own_are_not_called_otherwise() -> None:
    options = options_from({"samurai": ["white", "black", "pink", "grey"]})
    ids = {text.id for text in rule_texts(options)}
    assert ids.isdisjoint({"rules-goryo-setup-4", "rules-goryo-setup-5"})


# ---------------------------------------------------------------- what is said in play


def shown_in_play(options: Options, seed: int) -> Iterator[Text]:
    """All prompts, rules and labels of a random game."""
    rng = random.Random(seed)
    state = GAME.under(options.rules.version).new(options)
    while state.movers:
        seat = state.movers[0]
        for shown_to in (seat, "samurai"):
            yield from texts_of(state.choice(shown_to))
        state.apply(seat, random_action(state.legal_actions(seat), rng))
    yield from texts_of(state.choice("samurai"))


PLAYED = tuple(product(VERSIONS, *(VARIED[name] for name in ("edition", "variant", "enforcement"))))


@pytest.mark.parametrize(("version", "edition", "variant", "enforcement"), PLAYED)
def test_what_is_shown_in_play_is_true_and_explained(
    version: str, edition: str, variant: str | None, enforcement: str
) -> None:
    given = {"edition": edition, "variant": variant, "enforcement": enforcement}
    options = options_from(given, VERSIONS[version])
    texts = set(shown_in_play(options, seed=len(str(given))))
    rules = {text.id for text in texts if text.id.startswith("goryo-rule-")}
    assert len(rules) > 3
    assert rules <= rules_explained(options)
    for language in LANGUAGES:
        assert false_claims(texts, options, language) == []


PLAN = ("b2", "b1", "c1", "c2")
FIVE = (*PLAN, "c3")
TRAIL = (("trail", "e4"),)


def drawn(state: GoryoState, path: Sequence[str], target: str = "", **more: Any) -> PathStep:
    """A plan as far as it is drawn, for what is asked next."""
    question = state.choice("goryo").question
    assert isinstance(question, Path)
    return PathStep(question, tuple(path), target, longer=len(path) > question.most, **more)


@pytest.mark.parametrize(
    ("words", "path", "target", "powers", "prompt"),
    [
        ({}, PLAN[:2], "", (), "walk"),
        ({}, PLAN, "", (), "target"),
        ({}, FIVE, "", (), "target"),
        ({"left": "trail"}, PLAN, "", (), "target"),
        ({"variant": "genjutsu"}, PLAN, "", (), "target"),
        ({"sealed": "scroll,urn,flower"}, PLAN, "", (), "sprint"),
        ({}, PLAN, "c3", (), "powers"),
        ({"left": None}, PLAN, "c3", (), "confirm"),
        ({"left": "sprint"}, FIVE, "b3", (), "confirm"),
        ({}, PLAN, "c3", TRAIL, "honest"),
        ({}, PLAN, "c3", (*TRAIL, ("honest", "")), "confirm"),
        ({"edition": "2019"}, PLAN, "c3", TRAIL, "confirm"),
    ],
)
def test_a_prompt_offers_only_what_can_be_done(
    words: dict[str, Any],
    path: tuple[str, ...],
    target: str,
    powers: tuple[tuple[str, str], ...],
    prompt: str,
) -> None:
    plan = drawn(table(**words), path, target, powers=powers)
    assert plan.prompt.id == f"goryo-prompt-{prompt}"


def test_five_cubes_are_a_sprint_without_saying_so() -> None:
    assert drawn(table(), FIVE, "b3").words().endswith("> b3 sprint")


@pytest.mark.parametrize(
    ("power", "words"),
    [("trail", {}), ("shadow", {"variant": "genjutsu"}), ("illusion", {"variant": "genjutsu"})],
)
def test_while_a_power_is_placed_the_prompt_and_the_rule_are_about_it(
    power: str, words: dict[str, Any]
) -> None:
    for state in (table(**words), honour(**words)):
        whole = drawn(state, PLAN, "c3")
        assert whole.rule == "goryo-rule-target"
        (entry,) = (entry for entry in whole.entries() if entry.place == ("power", power))
        placing = entry.pick()
        assert placing.prompt.id == f"goryo-prompt-{power}"
        assert placing.rule == f"goryo-rule-{power}"


@pytest.mark.parametrize("words", [{}, {"left": "trail"}, {"variant": "genjutsu"}], ids=str)
@pytest.mark.parametrize("path", [(), PLAN, FIVE], ids=len)
def test_on_honour_no_prompt_offers_a_sprint(words: dict[str, Any], path: tuple[str, ...]) -> None:
    """It is what five cubes are called; whether she still had it comes out in the end."""
    state = honour(**words)
    assert drawn(state, path).prompt.id == "goryo-prompt-anywhere"
    assert drawn(state, path, aiming=True).prompt.id == "goryo-prompt-target"
    prompts = [text.id for text in texts_of(state.choice("goryo")) if "-prompt-" in text.id]
    assert not any("sprint" in id for id in prompts)


def test_on_honour_a_sprint_is_not_taken_for_the_truth_about_a_space() -> None:
    state = honour()
    assert drawn(state, PLAN, "c3", powers=TRAIL).prompt.id == "goryo-prompt-powers"
    used = (*TRAIL, ("sprint", ""))
    assert drawn(state, PLAN, "c3", powers=used).prompt.id == "goryo-prompt-confirm"


# ---------------------------------------------------------------- why a move is refused


def refusals(options: Options) -> Iterator[Text]:
    """What is said of plans with words that do not go there."""
    state = new(options.rules.version, **GAME.options_as_json(options))
    play(state, "draw bound fan", "draw first helmet", "break b2")
    if options.variant == "cursed-object":
        state.apply("goryo", state.legal_actions("goryo")[0])
    for plan in ("b2 b1 c1 c2 > c3 honest", "b2 b1 c1 c2 > c3 jump", "b2 b4 c1 c2 > c3"):
        try:
            state.copy().apply("goryo", GAME.parse(f"plan {plan}", options))
        except (BadInput, IllegalAction) as refused:
            yield refused.text


@in_each_language
def test_a_refusal_speaks_only_of_what_there_is(language: str) -> None:
    for options in many_options():
        if len(options.gong.bags) == 1:  # the gong does not matter here
            assert false_claims(refusals(options), options, language) == []


@pytest.mark.parametrize(
    ("words", "move", "cursed"),
    [
        ({}, "plan b2 b4 c1 c2 > c3", "no"),
        ({"variant": "cursed-object", "cursed": "a5,d4"}, "plan b2 b4 c1 c2 > c3", "yes"),
        ({"variant": "cursed-object", "cursed": "a5,d4", "phase": "act"}, "green e5", "no"),
    ],
)
def test_only_her_plans_are_told_of_cursed_spaces(
    words: dict[str, Any], move: str, cursed: str
) -> None:
    cubes: dict[str, Any] = {"cubes": 6, "plan": "b2.b1.c1.c2.>.c3"} if "phase" in words else {}
    state = table(**words, **cubes)
    with pytest.raises(IllegalAction) as refused:
        state.apply(state.movers[0], GAME.parse(move, state.setup.options))
    assert refused.value.text.id == "goryo-refused-not-adjacent"
    assert refused.value.text.args["cursed"] == cursed
