"""Grammar that arguments could break: number, articles, elisions, in every text and language.

Every message with arguments is rendered for 0, 1 and 2 and for names that begin with a vowel or a
consonant, and searched for sequences that no sentence may have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, NumberLiteral, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from futago.games import GAMES
from futago.gorpg.rules.card_names import shipped_names
from futago.gorpg.rules.cards import DECKS
from futago.gorpg.rules.names import card_text, seat_text, slot_text
from futago.gorpg.rules.options import seats_of
from futago.goryo.rules.names import object_name, power_name, samurai_name
from futago.texts import LANGUAGES, Name, Text, catalogue_files, say

from .test_texts import messages

Value = str | int | Text | Name
NUMBERS: tuple[Value, ...] = (2, 1, 0)

# ------------------------------------------------------------ what the arguments stand for


def _texts(prefix: str) -> tuple[Value, ...]:
    return tuple(Text(id) for id in messages("en") if id.startswith(prefix))


@cache
def _cards() -> tuple[Value, ...]:
    """One card for each initial letter in each language."""
    found = dict[tuple[str, ...], Text]()
    for deck, name in enumerate(DECKS):
        for face, named in shipped_names(name).items():
            initials = tuple(f"{name} {getattr(named, lang)[0]}" for lang in LANGUAGES)
            found.setdefault(initials, card_text(deck, face))
    return tuple(found.values())


@cache
def _seats(game: str) -> tuple[Value, ...]:
    if game == "goryo":
        return _texts("goryo-seat-")
    if game == "gorpg":
        return tuple(seat_text(seat) for seat in (*seats_of(2), "overlord"))
    return (*_seats("goryo"), *_seats("gorpg"))


def _places() -> tuple[Value, ...]:
    return (slot_text(0), seat_text("p1"), *_texts("gorpg-place-"))


SEATS = {"seat", "mover", "winner", "partner", "by", "party", "names", "winners"}
SPACES = {"space", "at", "here", "there", "one", "other", "start", "target", "to", "two"}
CARDS = {"card", "hero", "monster", "item", "attacker", "target", "location", "trophy", "name"}
CARD_LISTS = {"heroes", "monsters", "items", "leave", "pay", "give", "take", "head", "tail"}
SHARES = {
    *("better", "played", "often", "likely", "expected", "before", "after", "caught", "drawn"),
    *("cleared", "lost", "best", "second"),
    *("counts", "yes"),
}
LISTS = {
    "coach-hint-targets": "targets",
    "goryo-draw-bridges": "bridges",
    "puzzle-solution": "moves",
    "puzzles-step": "first",
    "replay-page-likely": "targets",
    "simulate-speed": "moves",
}
"""Arguments that are words in these messages and numbers in others."""
REPORTED = {"share", "least", "most", "even", "points", "games", "middle", "number"}
"""Arguments of the lab's reports that are written out: shares, and numbers that are never small."""
WORDS = {
    *("address", "bot", "can", "centre", "command", "commitment", "doing", "do", "due"),
    *("edition", "editions", "effort", "entry", "error", "field", "file", "flag", "floor"),
    *("folder", "form", "format", "given", "host", "kind", "known", "language", "level"),
    *("line", "link", "mode", "move", "now", "option", "palace", "path", "phase", "place"),
    *("plan", "reason", "rest", "room", "seats", "seed", "sign", "slots", "sprint"),
    *("stop", "terms", "text", "title", "types", "url", "value", "values", "version", "what"),
    *("where", "word", "gap", "rate", "seconds", "square", "mean", "lower", "upper", "won", "name"),
}


def _samples(id: str, argument: str, is_number: bool) -> tuple[Value, ...]:
    """Values that an argument of a message may have."""
    game = id.partition("-")[0]
    gorpg, coach = game == "gorpg", game in ("coach", "goryo", "puzzle")
    if is_number:
        return NUMBERS
    if LISTS.get(id) == argument or (id.startswith("lab-report-") and argument in REPORTED):
        return ("…",)
    if argument == "partner" or id == "gorpg-draw-offer":
        return tuple(map(seat_text, seats_of(2)))
    if argument in SEATS:
        return _seats(game)
    if argument == "name" and id.startswith("table-"):
        return ("Bob", "Anne")
    if argument == "samurai":
        colours = ("blue", "green", "purple", "red", "yellow")
        return tuple(samurai_name(colour) for colour in colours)
    if argument in ("object", "bound"):
        kinds = ("urn", "fan", "flower", "helmet", "lantern", "mask", "scroll", "vase")
        return tuple(object_name(kind) for kind in kinds)
    if argument == "power":
        return tuple(power_name(power) for power in ("illusion", "shadow", "sprint", "trail"))
    if argument == "game":
        return tuple(Text(f"{name}-name") for name in GAMES)
    if argument == "slot" and not id.startswith(("gorpg-page", "gorpg-draw")):
        return (slot_text(0),)
    if argument == "deck" and gorpg and "position" not in id:
        return _texts("gorpg-deck-")
    if gorpg and argument == "to":
        return _places()
    if gorpg and argument in CARDS | CARD_LISTS:
        return _cards()
    judged = game == "coach" or id.startswith(("gorpg-coach", "gorpg-puzzle"))
    if judged and argument in SHARES and "split" not in id:
        return tuple(Text("coach-percent", percent=percent) for percent in (2, 1, 8, 80, 0))
    if coach and argument in SPACES:
        return ("b3", "e4")
    return ("…",) if argument in WORDS | SPACES else NUMBERS


class _Selectors(Visitor):
    """The arguments that select a plural form."""

    def __init__(self) -> None:
        self.names = set[str]()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        by_number = any(isinstance(key, NumberLiteral) or key.name == "one" for key in keys)
        if by_number and isinstance(node.selector, VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def _numbers(language: str) -> Mapping[str, frozenset[str]]:
    """The arguments of each message that select a plural form in this language."""
    found = dict[str, frozenset[str]]()
    for file in catalogue_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                selectors = _Selectors()
                selectors.visit(entry)
                found[entry.id.name] = frozenset(selectors.names)
    return found


def _filled(id: str) -> Iterator[Text]:
    """A message with its usual arguments, then with each of them changed."""
    numbers = frozenset[str]().union(*(_numbers(language)[id] for language in LANGUAGES))
    samples = {name: _samples(id, name, name in numbers) for name in sorted(messages("en")[id])}
    usual = {name: values[0] for name, values in samples.items()}
    yield Text(id, **usual)
    for name, values in samples.items():
        for value in values[1:]:
            yield Text(id, **{**usual, name: value})
    for number in (0, 1):
        same = {name: number for name, values in samples.items() if values is NUMBERS}
        yield Text(id, **{**usual, **same})


# ------------------------------------------------------------ what no sentence may have

NOUNS = {
    "en": "attack bridge card character coin corpse cube day draw fault game hero:heroes item"
    " letter level monster path party:parties point position print puzzle record room"
    " round secret section space step target tile token trophy:trophies type way",
    "fr": "action attaque autre bot caractère carte case chemin cible compagnie coup cube dégât"
    " dépouille empreinte énigme enregistrement étape façon faute gong jeton jeu:jeux jour"
    " lettre manche monstre niveau:niveaux objet partie pièce point pont position problème"
    " samouraï secret section simulation tirage trophée tuile type",
    "it": "altro:altri attacco:attacchi azione:azioni bersaglio:bersagli carattere:caratteri"
    " carta:carte casella:caselle compagnia:compagnie cubetto:cubetti danno:danni"
    " eroe:eroi errore:errori estrazione:estrazioni giorno:giorni gioco:giochi"
    " lettera:lettere livello:livelli modo:modi moneta:monete mossa:mosse mostro:mostri"
    " oggetto:oggetti partita:partite passo:passi percorso:percorsi ponte:ponti"
    " posizione:posizioni problema:problemi punto:punti registrazione:registrazioni"
    " rompicapo:rompicapi sacchetto:sacchetti scelta:scelte segnalino:segnalini"
    " segreto:segreti sezione:sezioni spoglia:spoglie stanza:stanze tessera:tessere"
    " trofeo:trofei volta:volte",
}
VOWEL = "[aàâeéèêiîoôuûœæAÀÂEÉÈÊIÎOÔUÛŒÆ]"
FORBIDDEN = {
    "en": [
        r"\b[Aa] (?!one\b|uni|use)[aeiouAEIOU]\w",
        r"\b[Aa]n (?!hour|honest|honour)[^aeiouAEIOU\W\d]",
        r"\bthe the\b",
    ],
    "fr": [
        rf"\b(?<!-)(?:[LlDdNnSsMmTtJj]e|[Ll]a|[Qq]ue|[Ll]orsque) (?!oui|onz){VOWEL}\w{{2}}",
        r"\b(?:[LlDdNn]e|[Ll]a|[Qq]ue) h(?:eure|omme|onneur|istoire|ôte|abit|erb|or)",
        r"\b(?:[àÀ]|[Dd]e) les?\b(?! \w+(?:er|ir|re)\b)",
        r"\b[Ss]i ils?\b",
        r"\b(?:[Ll][ea]|[Uu]ne?) (?:l[ea]s?|une?)\b",
    ],
    "it": [
        r"\b(?:[Aa]|[Dd][ia]|[Ii]n|[Ss]u) (?:(?:il|lo|la|i|gli|le) |l’)",
        r"\b(?:[Ii]|[Dd]e|[Aa]|[Dd]a|[Nn]e|[Ss]u|[Qq]ue)l [aeiouàèéìòùAEIOU]\w",
        r"\b(?:[Ll]|[Uu]n|[Dd]ell|[Aa]ll|[Dd]all|[Nn]ell|[Ss]ull)a (?!in |occupa)[aeiouAEIOU]\w\w",
        r"\b(?:(?:[Ii]|[Dd]e|[Aa]|[Dd]a|[Nn]e|[Ss]u)l|[Uu]n) (?:[Ss][bcdfghlmnpqrtvz]|[Zz]|gn|ps)",
        r"\b(?:[Ii]|[Dd]ei|[Aa]i) [aeiou]\w",
        r"\b(?:[Ii]l|[Ll][ao]|[Uu]na?) (?:il|lo|la|i|gli|le|una?) ",
    ],
}


@cache
def _faults(language: str) -> re.Pattern[str]:
    nouns = [noun.partition(":") for noun in NOUNS[language].split()]
    one = "|".join(noun for noun, _, _ in nouns)
    more = "|".join(many or f"{noun}s" for noun, _, many in nouns)
    # Between number and noun an adjective may stand, and in "1 of 2 cubes" the first number does
    # not count cubes. In French 0 is singular; the plural of what is never 0 is not a fault.
    ones, mores = "1", "2" if language == "fr" else "[02]"
    number = r"(?<![\d.,:/–-])(?<! of )(?<! sur )(?<! su )\b"
    between = rf"(?:(?!(?:of|to|and|sur|et|à|ou|su|di|e|o|a|{more})\b)[^\W\d]+ )?"
    article = {"en": "[Aa]n?|[Oo]ne", "fr": "[Uu]ne?", "it": "[Uu]n[oa]?"}[language]
    counted = [
        rf"\b(?:{article}) (?:{more})\b",
        rf"{number}{ones} {between}(?:{more})\b",
        rf"{number}{mores} {between}(?:{one})\b(?! (?:{more})\b)",
    ]
    return re.compile("|".join([*FORBIDDEN[language], *counted]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_argument_breaks_the_grammar(language: str) -> None:
    faults = list[str]()
    for id in (id for id, arguments in messages("en").items() if arguments):
        for text in _filled(id):
            sentence = say(text, language)
            found = _faults(language).search(sentence)
            if found is not None:
                faults.append(f"{id}: …{found[0]}… in: {sentence}")
                break
    assert faults == []


@pytest.mark.parametrize(
    ("language", "faulty"),
    [
        ("en", ["1 trophy levels", "2 monster here", "break a urn", "an mask", "one cubes"]),
        ("fr", ["à le Goryō", "de le Tyran", "de Ogre", "la urne", "que Araignée", "1 cubes"]),
        ("it", ["di il Goryō", "a il Tiranno", "il elmo", "la urna", "un oggetti", "1 mosse"]),
    ],
)
def test_faults_are_found(language: str, faulty: list[str]) -> None:
    assert [words for words in faulty if not _faults(language).search(words)] == []
