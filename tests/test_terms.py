"""Each thing has one word in each language: those of docs/glossary.md, not the rejected ones."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from futago.texts import LANGUAGES, catalogue_files

REJECTED = {
    "en": {
        r"bound types?": "bound object",
        r"life": "health",
        r"(?:takes?|taken) back": "undo",
        r"problems?": "puzzle",
        r"muster(?:s|ed)?": "choose heroes",
        r"str(?:ikes?|uck)": "attack",
        r"turn(?:s|ed)? over": "flip",
        r"lays?": "place",
    },
    "fr": {
        r"types? liés?": "objet lié",
        r"problèmes?": "énigme",
        r"ordi|robots?": "bot",
        r"parties? finies?|partie est finie": "terminée",
        r"groupes?": "compagnie",
        r"trajets?|parcours|itinéraires?": "chemin",
        r"urbaine?s?": "ville",
        r"frapp(?:e|ent|er|ez|ée?s?)": "attaquer",
        r"voisine?s?": "adjacente",
    },
    "it": {
        r"tip[oi] vincolat[oi]": "oggetto vincolato",
        r"problem[ai]": "rompicapo",
        r"robot": "bot",
        r"squadr[ae]|grupp[oi]": "compagnia",
        r"tragitt[oi]|cammin[oi]": "percorso",
        r"urban[aoei]": "città",
        r"intatt[aoei]": "integro",
        r"colpi(?:sce|scono|re|t[aoei])": "attaccare",
    },
}
ALLOWED = re.compile(r"^(?:cli-|lab-|gorpg-notation-)")
"""Commands name options and values, the notation its own words."""


class _Words(Visitor):
    """The words of a message, without its arguments."""

    def __init__(self) -> None:
        self.words = list[str]()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_rejected_word(language: str) -> None:
    found = list[str]()
    rejected = re.compile(rf"\b(?:{'|'.join(REJECTED[language])})\b", re.IGNORECASE)
    for file in catalogue_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and not ALLOWED.match(entry.id.name):
                words = _Words()
                words.visit(entry)
                bad = rejected.findall(" ".join(words.words))
                found += [f"{entry.id.name}: {word}" for word in bad]
    assert found == []
