"""Somebody who plays by keys alone, and knows what the focus and the live regions tell."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Page

from .player import LOOK

TOOLS = ("why?", "Back", "Take back", "Go on", "Skip", "how?")
"""Buttons that do not go on with the game."""
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
MANY = 500
"""More keys than one needs to come from anywhere to anywhere on a page."""

# What a screen reader tells of the focus: role, name, state, and the landmark around it.
FOCUS = """
() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const text = (node) => (node?.textContent ?? '').trim().replace(/\\s+/g, ' ');
  const label = at.getAttribute('aria-label') ?? text(at.labels?.[0] ?? at);
  const roles = { BUTTON: 'button', A: 'link', INPUT: at.type ?? '', SUMMARY: 'summary' };
  const region = at.closest('section[aria-label], [role=group][aria-label]');
  const landmark = at.closest('main, header, aside');
  return {
    role: at.getAttribute('role') ?? roles[at.tagName] ?? at.tagName.toLowerCase(),
    name: label,
    disabled: at.getAttribute('aria-disabled') === 'true',
    pressed: at.getAttribute('aria-pressed') === 'true',
    checked: at.checked === true,
    landmark: landmark?.tagName.toLowerCase() ?? '',
    region: region?.getAttribute('aria-label') ?? '',
  };
}
"""


@dataclass(frozen=True)
class Focus:
    """What has the focus."""

    role: str
    name: str
    disabled: bool
    pressed: bool
    checked: bool
    landmark: str
    region: str

    @property
    def goes_on(self) -> bool:
        """Whether pressing it is part of a move."""
        if self.role != "button" or self.disabled or self.pressed or self.name in TOOLS:
            return False
        if self.name.startswith(("Open ", "Fold ")):
            return False
        return self.landmark == "main" or self.region == "What you can do"


@dataclass
class KeyPlayer:
    """Wanders with Tab and the arrows, and presses what goes on with the game."""

    page: Page
    random: Random
    avoid: tuple[str, ...] = ()
    stand: str = ""
    way: str = "Tab"
    keys: int = 0
    moves: int = 0

    def focus(self) -> Focus | None:
        told: dict[str, Any] | None = self.page.evaluate(FOCUS)
        return Focus(**told) if told else None

    def press(self, key: str) -> None:
        self.keys += 1
        self.page.keyboard.press(key)

    def tab_to(self, name: str, role: str = "button") -> None:
        """Go on with Tab until something is told by this name."""
        for _ in range(MANY):
            focus = self.focus()
            if focus and focus.role == role and focus.name == name:
                return
            self.press("Tab")
        raise AssertionError(f"nobody comes to the {role} {name!r} by key")

    def choose(self, radio: str) -> None:
        """Come to a group of radio buttons by Tab, and to one of them by the arrows."""
        for _ in range(MANY):
            focus = self.focus()
            if focus and focus.role == "radio":
                seen = set[str]()
                while focus is not None and focus.name not in seen:
                    if focus.name == radio:
                        return
                    seen.add(focus.name)
                    self.press("ArrowRight")
                    focus = self.focus()
            self.press("Tab")
        raise AssertionError(f"nobody comes to {radio!r} by key")

    def step(self) -> bool:
        """Wait for the turn, find something that goes on with the game, press it."""
        seen: dict[str, Any] = self.page.wait_for_function(LOOK, arg=self.stand).json_value()
        focus = self.focus()
        assert focus is not None, f"the focus was lost after {self.stand!r}"
        self.stand = seen.get("stand", "")
        if seen["over"]:
            return False
        self.moves += 1
        passed = set[tuple[str, str]]()
        for _ in range(MANY):
            focus = self.focus()
            if focus and focus.goes_on and not focus.name.startswith(self.avoid):
                if (focus.region, focus.name) in passed or self.random.random() < 0.7:
                    self.press(self.random.choice(("Enter", "Space")))
                    return True
                passed.add((focus.region, focus.name))
            self.press(self._onward(focus))
        raise AssertionError(f"nothing to go on with is reached by key, from {self.stand!r}")

    def _onward(self, focus: Focus | None) -> str:
        """Among the things the arrows lead about; past them one turns back."""
        if focus is None or focus.landmark == "header":
            self.way = "Tab"
        elif focus.landmark == "aside" and focus.region != "What you can do":
            self.way = "Shift+Tab"
        elif focus.landmark == "main" and focus.role == "button" and self.random.random() < 0.6:
            return self.random.choice(ARROWS)
        return self.way

    def play_on(self) -> None:
        """To the end."""
        while self.step():
            pass
