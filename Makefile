# Every target does its own set-up in .venv; nothing else needs to be installed but Python 3.11+.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
BENCH_READY := .venv/.bench-ready
# The browser client, made from these; folders are listed too, since a file taken away changes them.
PAGES := src/futago/static/index.html
PAGE_SOURCES := $(shell find web src/futago/locale src/futago/gorpg/decks \( -name node_modules -o -name tests -o -name dev -o -name __pycache__ \) -prune -o -print)
# The solver's search, compiled.
KERNEL := src/futago/solver/_kernel.$(if $(filter Darwin,$(shell uname -s)),dylib,so)

.PHONY: setup play test lint bench clean

setup: $(READY) $(PAGES) $(KERNEL)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Futago needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up in .venv (once, a minute or two) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(PAGES): $(PAGE_SOURCES) | $(READY)
	@$(BIN)/python web/build.py

$(KERNEL): $(wildcard src/futago/solver/search/*) | $(READY)
	@$(BIN)/python src/futago/solver/build.py

play: setup
	@$(BIN)/futago serve --open

test: lint
	@$(BIN)/python -m tests.browser.find_browser
	@$(BIN)/python web/build.py npm run test --silent
	@$(BIN)/python -m pytest -n auto

lint: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python web/build.py npm run check --silent

bench: $(BENCH_READY)
	@$(BIN)/python -m benchmarks

$(BENCH_READY): $(READY) benchmarks/boardgameio/package-lock.json
	@echo "Installing the programs to compare with ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@$(BIN)/python -m benchmarks.node || echo "boardgame.io is left out: see above."
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist web/node_modules src/futago/static src/futago/solver/_kernel.*
