"""`python -m futago` is the command `futago`."""

from futago.cli import main

main()
