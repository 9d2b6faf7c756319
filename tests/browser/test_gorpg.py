"""Whole games of Go RPG in a real browser, in each of its modes."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .house import asking, made
from .player import Player, new_table, play_now

ENDLESS = ("trade", "swap")
"""What could be offered again and again."""


def choose_option(page: Page, name: str, value: str) -> None:
    page.get_by_label(name, exact=True).select_option(label=value)


def test_from_the_entrance_one_plays_to_the_end(page: Page, house: str) -> None:
    play_now(page, house, "Go RPG")
    Player(page, Random(1), ENDLESS).play_on()
    expect(page.get_by_role("table")).to_be_visible()
