"""Jackdaws: two birds boast about what they bring home, and the other one may doubt it.

A small but complete game with hidden cards, to copy from when you write one of your own:
docs/adding-a-game.md walks through it. It is no part of the program; the tests add it with
`FUTAGO_GAMES=tests.toy`.

Twelve cards: five buttons (worth 1), four coins (2), three thimbles (3). Each jackdaw is dealt a
hand; the rest stays hidden. In turn, the old one first, they lay a card face down and say what it
is, true or not. The other one believes it or doubts it:

- Believed, it counts as what was said, and stays face down.
- Doubted, it is turned over. The truth counts twice; a lie counts for the doubter.

When all cards are laid the richer jackdaw wins, the young one if they are level.
"""
