"""What texts on the rules of Goryō can claim, and under which options it is true."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from futago.goryo.rules.facts import facts
from futago.goryo.rules.options import Options
from futago.texts import LANGUAGES


@dataclass(frozen=True)
class Claim:
    """Words in English, French and Italian that say something, and when this is true."""

    words: tuple[str, str, str]
    true: Callable[[Options], bool]

    def made_in(self, sentence: str, language: str) -> bool:
        return re.search(self.words[LANGUAGES.index(language)], sentence) is not None


def _plain(options: Options) -> bool:
    return options.variant is None


def _genjutsu(options: Options) -> bool:
    return options.variant == "genjutsu"


def _cursed(options: Options) -> bool:
    return options.variant == "cursed-object"


def _gong(options: Options) -> bool:
    return options.terms == "gong"


def _honour(options: Options) -> bool:
    return not options.strict


def _bags(options: Options) -> bool:
    return len(options.gong.bags) > 0


def _denied(options: Options) -> bool:
    return _plain(options) and options.trail_may_be_denied


def _by_cubes(options: Options) -> bool:
    return options.rules.sprint_by_cubes


def _actions(number: int) -> Callable[[Options], bool]:
    return lambda options: facts(options)["actions"] == number


def _advanced(options: Options) -> bool:
    return options.edition != "2019" and not options.split_cubes


def _none(*conditions: Callable[[Options], bool]) -> Callable[[Options], bool]:
    return lambda options: not any(condition(options) for condition in conditions)


def _all(*conditions: Callable[[Options], bool]) -> Callable[[Options], bool]:
    return lambda options: all(condition(options) for condition in conditions)


CLAIMS: Mapping[str, Claim] = {
    "Sprint": Claim(("[Ss]print", r"\bBond", r"\bBalzo"), _plain),
    "a fifth step": Claim((r"\bfi(fth|ve steps)", "cinquième", r"\bquinto\b"), _plain),
    "always four": Claim(("always four", "toujours quatre", "sempre quattro"), _none(_plain)),
    "False Trail": Claim(("False Trail", "Fausse Piste", "Falsa Pista"), _plain),
    "the trail's truth": Claim(
        ("say yes or tell the", "oui,? ou dire la vérité", "sì o dire la verità"), _denied
    ),
    "always yes": Claim(
        ("always says yes", "dit toujours oui", "dice sempre sì"),
        _all(_plain, _none(_denied)),
    ),
    "Shadow": Claim(("Shadow", r"\bOmbre", r"\bOmbra"), _genjutsu),
    "Illusion": Claim(("Illusion", "Illusion", "Illusion"), _genjutsu),
    "cursed spaces": Claim(("(?i)curse", "(?i)maudit", "(?i)maledett"), _cursed),
    "no powers": Claim(
        ("no powers", "(?i)(pas de|sans) pouvoirs", "(?i)(niente|sono) poteri"), _cursed
    ),
    "decided with the plan": Claim(
        ("decides this with the plan", "le décide avec le plan", "(?i)lo decide con il piano"),
        lambda options: options.strict and (_genjutsu(options) or _denied(options)),
    ),
    "gong": Claim(
        (
            r"(?i)\bgong|mallet|\bprints?\b",
            "(?i)gong|maillet|empreinte",
            "(?i)gong|mazzuol|impront",
        ),
        _gong,
    ),
    "track": Claim(
        (r"(?i)\btrack\b|\bmarker", r"(?i)(?<!fausse )\bpiste|marqueur", "(?i)tracciato|indizi"),
        _none(_gong),
    ),
    "purple": Claim((r"\bpurple", r"\bviolet", r"\bviola"), _gong),
    "yellow": Claim((r"\byellow", r"\bjaune", r"\bgiallo"), _none(_gong)),
    "two actions": Claim((r"\btwo actions", r"\bdeux actions", r"\bdue azioni"), _actions(2)),
    "three actions": Claim((r"\bthree actions", r"\btrois actions", r"\btre azioni"), _actions(3)),
    "four actions": Claim(("four actions", "quatre actions", "quattro azioni"), _actions(4)),
    "advanced mode": Claim(
        ("(?i)advanced mode", "(?i)mode avancé", "(?i)variante avanzata"), _advanced
    ),
    "advanced mode played": Claim(
        ("You play the advanced", "Vous jouez en mode", "State giocando la variante"),
        _all(_advanced, _actions(2)),
    ),
    "more than in 2019": Claim(
        ("only two; with three", "que deux\u202f; avec trois", "solo due; con tre"),
        lambda options: options.edition == "2019" and _actions(3)(options),
    ),
    "free cubes": Claim(("free cubes", "cubes libres", "cubetti liberi"), _actions(4)),
    "honour": Claim(("(?i)honour|mistake", "(?i)honneur|erreur", "(?i)onore|errore"), _honour),
    "broken bound object": Claim(
        ("when she breaks her", "quand il brise son", "quando rompe il suo"), _honour
    ),
    "rule checking": Claim(
        ("rule checking|from the plan", "automatique|découle", "automatico|segue dal"),
        _none(_honour),
    ),
    "each cube a mistake": Claim(
        ("of its own", "erreur à part", "errore a sé"), _all(_honour, _by_cubes)
    ),
    "a Sprint unsaid": Claim(
        ("says so or not", "annoncé ou non", "dica o no"), _all(_honour, _by_cubes, _plain)
    ),
    "one mistake for all cubes": Claim(
        ("one mistake", "une seule erreur", "un solo errore"), _all(_honour, _none(_by_cubes))
    ),
    "a Sprint to be said": Claim(
        ("the plan has to say", "le plan doit indiquer", "il piano deve indicare"),
        _all(_honour, _none(_by_cubes), _plain),
    ),
    "powers misplaced": Claim(
        ("misplaced", "mal placé", "messo male"), _all(_honour, _none(_cursed))
    ),
    "bags": Claim(
        ("reaches or passes|each bag", "l’atteint|sac atteint", "raggiunge|sacchetto raggiunto"),
        _bags,
    ),
    "no bags": Claim(("has a bag, so", "ne porte de sac", "porta un sacchetto: il"), _none(_bags)),
}
OF_OTHER_MODES = {"rules-goryo-advanced-1": "two actions"}
"""Texts that speak of what is not played."""
