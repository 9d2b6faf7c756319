"""The texts of Jackdaws: complete in every language, none missing, none unused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from futago.game import random_action
from futago.lessons import lessons, look
from futago.texts import LANGUAGES, say
from tests.conformance.golden import final_states, read, transcripts
from tests.conformance.test_texts import composed_text_ids
from tests.test_texts import ids_in, loose_lines, messages_in, said_in

from .game import GAME
from .rules.board import ANSWER, DEAL, LAY, OVER, SEATS
from .rules.cards import WORTH

PACKAGE = Path(__file__).parent
LESSONS = [f"{GAME.name}-{file.stem}" for file in sorted((PACKAGE / "lessons").glob("*.toml"))]


def messages(language: str) -> dict[str, frozenset[str]]:
    return messages_in(sorted((PACKAGE / "locale" / language).glob("*.ftl")))


def by_convention() -> Iterator[str]:
    """Ids composed from the names of games, seats, options, bots and lessons."""
    yield from composed_text_ids(GAME, SEATS)
    yield from (spec.help.id for spec in GAME.option_specs)
    for id in LESSONS:
        yield from (text.id for text in lessons()[id].texts())


def said_in_play() -> set[str]:
    found, rng = set[str](), random.Random("texts")
    for _ in range(30):
        state = GAME.new(GAME.options(GAME.vary(rng)))
        while state.movers:
            found |= {id for text in said_in(state, SEATS) for id in ids_in(text)}
            seat = state.movers[0]
            state.apply(seat, random_action(state.legal_actions(seat), rng))
    for file in transcripts(GAME):
        for last in final_states(read(file)):
            found |= {id for text in said_in(last, SEATS) for id in ids_in(text)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_arguments(language: str) -> None:
    english, found = messages("en"), messages(language)
    assert found.keys() == english.keys()
    assert [id for id, arguments in found.items() if not arguments <= english[id]] == []


def test_no_french_line_breaks_before_punctuation() -> None:
    for file in (PACKAGE / "locale" / "fr").glob("*.ftl"):
        assert loose_lines(file) == []


def test_no_text_is_unused() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py"))
    # Composed where they are used: by the drawing, the refusals, the generic page.
    by_prefix = ("jackdaws-draw-", "jackdaws-refused-now-", "jackdaws-view-")
    unused = messages("en").keys() - set(by_convention()) - said_in_play()
    assert {
        id for id in unused if f'"{id}"' not in source and not id.startswith(by_prefix)
    } == set()


def test_the_generic_page_has_a_label_for_everything_in_a_view() -> None:
    names, values = set[str](), {DEAL, LAY, ANSWER, OVER, *WORTH}
    for file in transcripts(GAME):
        for state in final_states(read(file)):
            shown = state.view(SEATS[0]).as_json()
            names |= shown.keys() | {name for laid in shown["laid"] for name in laid}
            values |= {shown["reason"]} - {None}
    ids = {f"jackdaws-view-{name}" for name in names - {"seat", "movers"}}
    ids |= {f"jackdaws-view-is-{value}" for value in values}
    assert {id for id in messages("en") if id.startswith("jackdaws-view-")} == ids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_can_be_played_through(id: str, language: str) -> None:
    lesson, moves = lessons()[id], list[str]()
    for number, step in enumerate(lesson.steps):
        assert look(lesson, number, moves).verdict == "open"
        for wrong in step.wrong:
            assert say(look(lesson, number, [*moves, wrong.move]).text, language)
        moves.append(step.moves[0])
        seen = look(lesson, number, moves)
        assert seen.verdict == "good"
        assert say(seen.text, language)
