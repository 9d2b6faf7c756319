# Every target does its own set-up in .venv; nothing else needs to be installed but Python 3.11+.
PYTHON ?= python3
BIN := .venv/bin
TO_PLAY := .venv/.ready-to-play
TO_TEST := .venv/.ready-to-test
TO_BENCH := .venv/.ready-to-bench
DEFINITION := pyproject.toml constraints.txt hatch_build.py
# The browser client, made from these; folders are listed too, since a file taken away changes them.
PAGES := src/futago/static/index.html
PAGE_SOURCES := $(shell find web src/futago/locale src/futago/*/locale $(wildcard src/futago/*/decks) \( -name node_modules -o -name tests -o -name dev -o -name __pycache__ \) -prune -o -print)
# The parts in C, compiled.
SHARED := $(if $(filter Darwin,$(shell uname -s)),dylib,so)
SOLVER := src/futago/goryo/solver/_kernel.$(SHARED)
SIMULATOR := src/futago/gorpg/kernel/_simulator.$(SHARED)
KERNELS := $(SOLVER) $(SIMULATOR)

.PHONY: play setup test lint lint-python lint-client test-client other-pythons bench clean

play: $(TO_PLAY) $(PAGES) $(KERNELS)
	@$(BIN)/futago serve --open

setup: $(TO_TEST) $(PAGES) $(KERNELS)

$(TO_PLAY): $(DEFINITION)
	@$(PYTHON) tools/set_up.py play
	@touch $@

$(TO_TEST): $(DEFINITION)
	@$(PYTHON) tools/set_up.py test
	@touch $@ $(TO_PLAY)

$(TO_BENCH): $(TO_TEST) benchmarks/boardgameio/package-lock.json
	@$(PYTHON) tools/set_up.py bench
	@$(BIN)/python -m benchmarks.node || echo "boardgame.io is left out: see above."
	@touch $@

$(PAGES): $(PAGE_SOURCES) | $(TO_PLAY)
	@$(BIN)/python web/build.py

$(SOLVER): $(wildcard src/futago/goryo/solver/search/*)
$(SIMULATOR): $(wildcard src/futago/gorpg/kernel/simulator/*)
$(KERNELS): | $(TO_PLAY)
	@$(BIN)/python src/futago/kernels.py

# What uses one core runs beside something else.
test: setup
	@$(MAKE) --no-print-directory -j2 lint-python test-client
	@$(MAKE) --no-print-directory other-pythons
	@$(BIN)/python -m tests.browser.install_browser
	@$(BIN)/python -m pytest -n auto

lint: setup
	@$(MAKE) --no-print-directory -j2 lint-python lint-client

lint-python: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

lint-client: setup
	@$(BIN)/python web/build.py npm run lint --silent
	@$(BIN)/python web/build.py npm run format:check --silent
	@$(BIN)/python web/build.py npm run check --silent

test-client: lint-client
	@$(BIN)/python web/build.py npm run test --silent

# The rules and records on newer Pythons, as far as this machine has them.
other-pythons: setup
	@$(BIN)/python tools/other_pythons.py

bench: $(TO_BENCH)
	@$(BIN)/python -m benchmarks

clean:
	rm -rf .venv .venv-3.* .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist web/node_modules src/futago/static src/futago/goryo/solver/_kernel.* src/futago/gorpg/kernel/_simulator.*
