"""A catalogue whose every sentence is marked, so that what is written outside of it shows."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Page, Route

OPEN, CLOSE = "\u27e6", "\u27e7"


def marked(sentences: str) -> str:
    """The same sentences, each between two marks."""
    resource = FluentParser().parse(sentences)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            inside = [ast.TextElement(OPEN), *entry.value.elements, ast.TextElement(CLOSE)]
            entry.value = ast.Pattern(inside)
    return FluentSerializer().serialize(resource)


def unmarked(text: str) -> str:
    """What stands outside of all marks."""
    rest, depth = list[str](), 0
    for character in text:
        depth += character == OPEN
        if depth == 0:
            rest.append(character)
        depth = max(0, depth - (character == CLOSE))
    return "".join(rest)


@cache
def catalogue(language: str) -> str:
    """All sentences of a language, marked."""
    files = (resources.files("futago") / "locale" / language).iterdir()
    return marked("\n".join(file.read_text(encoding="utf-8") for file in files))


def _words(name: re.Match[str]) -> str:
    """A name may be broken into lines, so each of its words is marked."""
    return re.sub(r"\S+", rf"{OPEN}\g<0>{CLOSE}", name[0])


def mark(page: Page, language: str) -> None:
    """From now on the page reads the marked sentences, and card names that are marked as well."""

    def answer(route: Route) -> None:
        found = route.fetch()
        text = found.text()
        if "verbatim =" in text:
            text = f"export default {json.dumps(catalogue(language))};"
        else:
            text = re.sub(r'(?<=:")[^"]+', _words, text)
        route.fulfill(response=found, body=text)

    page.route(f"**/assets/{language}-*.js", answer)
