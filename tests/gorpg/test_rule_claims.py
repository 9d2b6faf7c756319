"""What the texts on the rules claim is what is played: under every value of every switch, in every
mode and version, in the book, in the rules shown during play and in the prompts.

A claim is recognised by words that nothing else is said with. It may be made only while its facts
hold, and then the book must make it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import pytest

from futago.game import Game, Json
from futago.games import game_named
from futago.gorpg.rulebook import RULEBOOK
from futago.gorpg.rules.facts import facts
from futago.gorpg.rules.options import Options, seats_of
from futago.gorpg.rules.versions import VERSIONS
from futago.rulebook import Facts, in_force
from futago.texts import LANGUAGES, Text, say

from ..conformance.questions import texts_of
from ..test_texts import messages
from .rule_claims import (
    CLAIMS,
    LAST_BATTLE,
    OVERLORD,
    SOLO,
    Claim,
    When,
)
from .tables import at_random, playing

RANDOM_OPTIONS = 200
GAMES = [game_named("gorpg", version) for version in VERSIONS]


# ------------------------------------------------------------ where texts can be met

TAVERN: When = {"mode": ["standard", "overlord"]}
MET: dict[str, tuple[When, ...]] = {
    "(rule|prompt-phase)-leader": ({"leader-number": [0]},),
    "(rule|prompt-phase)-monsters": ({"mode": ["standard", "solo"]},),
    "(rule|prompt-phase)-(summon|strike|lay)": (OVERLORD,),
    "(rule|prompt-phase)-recruit": ({"recruit-when-back": ["yes"], **TAVERN},),
    "(rule|prompt-phase)-(tavern|dismiss)|ask-recruit": (TAVERN,),
    "prompt-phase-attack": ({"retreat-between-attacks": ["no"]},),
    "prompt-phase-attack-or-retreat": ({"retreat-between-attacks": ["yes"]},),
    "(rule|prompt-phase)-answer|(rule|ask)-trade": ({"trading": ["yes"]},),
    "(rule|prompt-phase)-(town-deal|ready|charge)": (LAST_BATTLE,),
    "(rule|prompt-phase)-wrath": (OVERLORD, {"monster-targets": ["player"], **SOLO}),
    "(rule|prompt-phase)-condemn": ({"contest": ["open", "individual"]},),
}
"""The facts under which some rules and prompts are ever shown, one set or another."""
ARGUMENTS: dict[str, Text | int] = {
    "slot": Text("gorpg-slot", number=1),
    "round": 3,
    "count": 2,
}


def can_be_met(id: str, known: Facts) -> bool:
    """Whether this rule or prompt is ever shown under these facts."""
    return all(
        any(in_force(when, known) for when in whens)
        for ids, whens in MET.items()
        if re.fullmatch(f"gorpg-(?:{ids})", id)
    )


# ------------------------------------------------------------ options


def options_of(game: Game, given: Mapping[str, Json]) -> Options:
    options = game.options(given)
    assert isinstance(options, Options)
    return options


def each_switch_alone(game: Game) -> Iterator[Options]:
    """Every value of every option in every mode, and every number of parties."""
    modes = next(spec.values for spec in game.option_specs if spec.name == "mode")
    for mode in modes:
        for spec in game.option_specs:
            if spec.name == "players":
                numbers = {"standard": 7, "overlord": 6, "solo": 1}[mode]
                for players in range(1, numbers + 1):
                    yield options_of(game, {"mode": mode, "players": players})
                    yield options_of(
                        game, {"mode": mode, "players": players, "joint_quests": "any"}
                    )
            elif spec.name == "first_leader":
                for seat in seats_of(options_of(game, {"mode": mode}).players):
                    yield options_of(game, {"mode": mode, "first_leader": seat})
            elif spec.name != "mode":
                for value in spec.values:
                    yield options_of(game, {"mode": mode, spec.name: value})


@cache
def many_options() -> tuple[Options, ...]:
    """Each switch alone and many random combinations, under every version of the rules."""
    rng = random.Random(17)
    alone = [options for game in GAMES for options in each_switch_alone(game)]
    mixed = [options_of(game, game.vary(rng)) for game in GAMES for _ in range(RANDOM_OPTIONS)]
    return (*alone, *mixed)


# ------------------------------------------------------------ texts and what they claim


def book_of(options: Options) -> Iterator[Text]:
    for page in RULEBOOK.pages("gorpg", options):
        yield from (page.title, *page.paragraphs)


def rules_and_prompts(known: Facts) -> Iterator[Text]:
    """What can be shown during play."""
    for id, arguments in messages("en").items():
        if id.startswith("gorpg-rule-") and can_be_met(id, known):
            yield Text(id, **known)
        elif id.startswith(("gorpg-prompt-", "gorpg-ask-")) and can_be_met(id, known):
            yield Text(id, **{name: ARGUMENTS[name] for name in arguments})


@cache
def _said(id: str, arguments: tuple[tuple[str, str | int | Text], ...], language: str) -> str:
    return say(Text(id, **dict(arguments)), language)


def said(text: Text, language: str) -> str:
    """The text, rendered once for the arguments that it uses."""
    used = sorted(messages(language)[text.id])
    return _said(text.id, tuple((name, text.args[name]) for name in used), language)


@cache
def claimed(id: str, sentence: str, language: str) -> frozenset[Claim]:
    """The claims that a sentence makes."""
    claims = (claim for claim in CLAIMS if re.search(claim.texts, id))
    return frozenset(claim for claim in claims if claim.sees[language].search(sentence))


def false_claims(texts: Iterable[Text], known: Facts, language: str) -> Iterator[str]:
    for text in texts:
        sentence = said(text, language)
        for claim in claimed(text.id, sentence, language):
            if not in_force(claim.when, known):
                words = claim.sees[language].search(sentence)
                yield f"{text.id} says “{words and words[0]}” without {claim.when}: {sentence}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_claimed_that_is_not_played(language: str) -> None:
    found = set[str]()
    for options in many_options():
        known = facts(options)
        for texts in (book_of(options), rules_and_prompts(known)):
            found |= set(false_claims(texts, known, language))
    assert sorted(found) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_says_what_is_played(language: str) -> None:
    for options in many_options():
        known = facts(options)
        made = {
            c for text in book_of(options) for c in claimed(text.id, said(text, language), language)
        }
        missing = [c.en for c in CLAIMS if c.required and in_force(c.when, known) and c not in made]
        assert missing == [], known


def test_every_claim_is_true_in_some_games_and_false_in_others() -> None:
    seen = [facts(options) for options in many_options()]
    for claim in CLAIMS:
        assert {in_force(claim.when, known) for known in seen} == {True, False}, claim.en


def test_texts_are_met_only_where_the_tests_expect_them() -> None:
    """In random games, and what is said there is true as well."""
    met = set[str]()
    for game in GAMES:
        for seed in range(8):
            rng = random.Random(seed)
            for state, seat, _ in playing(seed, at_random, game):
                if rng.random() < 0.3 and seat:
                    known = facts(state.setup.options)
                    for text in texts_of(state.choice(seat)):
                        met.add(text.id)
                        assert can_be_met(text.id, known), (text.id, known)
                        assert list(false_claims([text], known, "en")) == []
    assert len(met) > 50


# ------------------------------------------------------------ numbers and money

MONSTERS = (1, 2, 3, 2, 1, 3, 2, 1)
"""Monsters by slot, as the rules have it."""
SLOTS = {
    "en": "There are {} slots.",
    "fr": "Il y a {} emplacements.",
    "it": "Ci sono {} postazioni.",
}
NEW = {"en": "{} new ones", "fr": "{} nouveaux", "it": "{} nuovi"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_names_the_slots_and_monsters_in_play(language: str) -> None:
    for options in many_options():
        if options.mode != "solo":
            counts = MONSTERS[: options.players + 1]
            book = "\n".join(said(text, language) for text in book_of(options))
            assert SLOTS[language].format(len(counts)) in book
            assert f" {', '.join(map(str, counts))}" in book
            if options.mode == "overlord":
                assert NEW[language].format(sum(counts) + 2 * len(counts)) in book


MONEY = {
    "en": (r"gold\spieces?", r"\bGP\b"),
    "fr": (r"pièces?\sd’or", r"\bpo\b"),
    "it": (r"monet[ae]\sd’oro", r"\bmo\b"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_spells_out_gold_pieces_once_where_it_first_names_them(language: str) -> None:
    full, short = MONEY[language]
    for options in many_options():
        book = "\n".join(said(text, language) for text in book_of(options))
        assert len(re.findall(full, book)) == 1
        first = re.search(short, book)
        assert first is not None
        assert re.search(rf"{full}\s\($", book[: first.start()])
