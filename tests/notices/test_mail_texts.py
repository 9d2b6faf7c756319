"""The texts of the mails."""

from __future__ import annotations

import pytest

from futago.notices import confirmation_mail, turn_mail
from futago.texts import LANGUAGES

LINK, STOP = "https://games.example/t/7", "https://games.example/stop/9"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_names_game_and_table_and_how_to_get_no_more(language: str) -> None:
    subject, body = turn_mail("Goryō", "Chez Zoé", LINK, STOP, language)
    for text in (subject, body):
        assert "Goryō" in text
        assert "Chez Zoé" in text
    assert f"{LINK}\n" in body
    assert body.endswith(STOP)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_confirmation_has_its_link_and_nothing_else_to_open(language: str) -> None:
    subject, body = confirmation_mail(LINK, language)
    assert "\n" not in subject
    assert body.count("https://") == 1
    assert f"{LINK}\n" in body


def test_the_languages_differ() -> None:
    assert len({confirmation_mail(LINK, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert len({turn_mail("G", "t", LINK, STOP, language) for language in LANGUAGES}) == 3


def test_a_name_of_a_table_cannot_pose_as_the_mail() -> None:
    name = 'x".\r\n\r\nYou won! Open: https://evil.example/\u2028\u202e' + "y" * 500
    subject, body = turn_mail("Goryō", name, LINK, STOP, "en")
    honest = turn_mail("Goryō", "x", LINK, STOP, "en")[1]
    assert len(subject.splitlines()) == 1
    assert len(body.splitlines()) == len(honest.splitlines())
    assert len(body) < len(honest) + 100
