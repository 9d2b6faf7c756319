"""A pseudo-locale: every text of the catalogue is marked, so that hard-coded text stands out."""

from __future__ import annotations

import json
import re
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Page, Route

from futago.texts import catalogue_files

OPEN, CLOSE = "\u27e6", "\u27e7"


def marked(sentences: str) -> str:
    """The same messages, each between two marks."""
    resource = FluentParser().parse(sentences)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            inside = [ast.TextElement(OPEN), *entry.value.elements, ast.TextElement(CLOSE)]
            entry.value = ast.Pattern(inside)
    return FluentSerializer().serialize(resource)


def unmarked(text: str) -> str:
    """The text outside all marks."""
    rest, depth = list[str](), 0
    for character in text:
        depth += character == OPEN
        if depth == 0:
            rest.append(character)
        depth = max(0, depth - (character == CLOSE))
    return "".join(rest)


@cache
def catalogue(language: str) -> str:
    """All messages of a language, marked."""
    files = catalogue_files(language)
    return marked("\n".join(file.read_text(encoding="utf-8") for file in files))


def _words(name: re.Match[str]) -> str:
    """Mark each word of a name, since it may be broken into lines."""
    return re.sub(r"\S+", rf"{OPEN}\g<0>{CLOSE}", name[0])


def mark(page: Page, language: str) -> None:
    """Serve marked texts and card names to a page from now on."""

    def answer(route: Route) -> None:
        found = route.fetch()
        text = found.text()
        if "verbatim =" in text:
            text = f"export default {json.dumps(catalogue(language))};"
        else:
            text = re.sub(r'(?<=:")[^"]+', _words, text)
        route.fulfill(response=found, body=text)

    page.route(f"**/assets/{language}-*.js", answer)
