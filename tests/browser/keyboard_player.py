"""A player who uses only the keyboard, and knows only what a screen reader would say."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Page

from .player import LOOK

TOOLS = (
    *("why?", "Back", "Undo", "Continue", "Skip", "Watch again", "Watch Discovery again"),
    *("Close the goal", "details", "how?", "How to read a card"),
)
"""Buttons that are not part of a move."""
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
MANY = 500
"""More key presses than it takes to get from anywhere to anywhere on a page."""

# What a screen reader says about the focused element: role, name, state and landmark.
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
    """The focused element."""

    role: str
    name: str
    disabled: bool
    pressed: bool
    checked: bool
    landmark: str
    region: str

    @property
    def is_part_of_move(self) -> bool:
        """Whether pressing it is part of a move."""
        if self.role != "button" or self.disabled or self.pressed or self.name in TOOLS:
            return False
        if self.name.startswith(("Show ", "Hide ")) or self.name.endswith(": explanation"):
            return False
        return self.landmark == "main" or self.region == "What you can do"


@dataclass
class KeyPlayer:
    """Moves the focus with Tab and the arrow keys, and presses what is part of a move."""

    page: Page
    random: Random
    avoid: tuple[str, ...] = ()
    last_seen: str = ""
    direction: str = "Tab"
    keys: int = 0
    moves: int = 0

    def focus(self) -> Focus | None:
        found: dict[str, Any] | None = self.page.evaluate(FOCUS)
        return Focus(**found) if found else None

    def press(self, key: str) -> None:
        self.keys += 1
        self.page.keyboard.press(key)

    def tab_to(self, name: str, role: str = "button") -> None:
        """Press Tab until the element with this name has the focus."""
        for _ in range(MANY):
            focus = self.focus()
            if focus and focus.role == role and focus.name == name:
                return
            self.press("Tab")
        raise AssertionError(f"the {role} {name!r} cannot be reached by keyboard")

    def choose(self, radio: str) -> None:
        """Reach a group of radio buttons with Tab, and one of them with the arrow keys."""
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
        raise AssertionError(f"{radio!r} cannot be reached by keyboard")

    def step(self) -> bool:
        """Wait for the turn, find something that is part of a move, and press it."""
        seen: dict[str, Any] = self.page.wait_for_function(LOOK, arg=self.last_seen).json_value()
        focus = self.focus()
        assert focus is not None, f"the focus was lost after {self.last_seen!r}"
        self.last_seen = seen.get("state", "")
        if seen["over"]:
            return False
        if seen.get("scene"):
            assert focus.name == "Continue", "a scene that waits has the focus"
            self.press("Enter")
            return True
        self.moves += 1
        passed = set[tuple[str, str]]()
        for _ in range(MANY):
            focus = self.focus()
            if focus and focus.is_part_of_move and not focus.name.startswith(self.avoid):
                if (focus.region, focus.name) in passed or self.random.random() < 0.7:
                    self.press(self.random.choice(("Enter", "Space")))
                    return True
                passed.add((focus.region, focus.name))
            self.press(self._next_key(focus))
        raise AssertionError(f"no move can be reached by keyboard, from {self.last_seen!r}")

    def _next_key(self, focus: Focus | None) -> str:
        """An arrow key inside the board; otherwise Tab, turning back at the edges of the page."""
        if focus is None or focus.landmark == "header":
            self.direction = "Tab"
        elif focus.landmark == "aside" and focus.region != "What you can do":
            self.direction = "Shift+Tab"
        elif focus.landmark == "main" and focus.role == "button" and self.random.random() < 0.6:
            return self.random.choice(ARROWS)
        return self.direction

    def play_on(self) -> None:
        """Play to the end."""
        while self.step():
            pass
