# Everything a newcomer or a developer types. `make help` lists it.
# Wants make and Python 3.11 or newer; the rest is installed into .venv by the first command.

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input install --quiet
HOST ?= 127.0.0.1
PORT ?= 8000
TESTS ?= tests
WORKERS ?= 2
ALSO_ON_POSTGRES := $(addprefix tests/site/test_,move.py store.py friends.py forward.py)
GAMES := $(patsubst src/spieltisch/games/%/__init__.py,%,$(wildcard src/spieltisch/games/*/__init__.py))

.DEFAULT_GOAL := help
.PHONY: help play install test tools lint compile unit postgres browser strength soak bench load kills golden freeze clean

help:  ## say what can be made
	@echo "Spieltisch. Type one of:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

play: .venv/installed  ## install what is missing, start the site and open it in the browser
	@$(BIN)/spieltisch serve --host $(HOST) --port $(PORT)

install: .venv/installed  ## make the virtual environment and install Spieltisch into it

.venv/installed: pyproject.toml constraints.txt scripts/environment
	@scripts/environment
	@echo "Installing Spieltisch and what it needs; this takes a minute or two the first time"
	@$(PIP) --editable . --constraint constraints.txt
	@touch $@

test: tools  ## install what the tests need, Chromium included, and run everything
	@$(MAKE) --no-print-directory --output-sync=target -j 2 lint compile
	@$(MAKE) --no-print-directory unit postgres browser

tools: .venv/tools
	@scripts/browser

.venv/tools: .venv/installed
	@echo "Installing the tools of the tests"
	@$(PIP) --editable '.[test]' --constraint constraints.txt
	@touch $@

lint: .venv/tools  ## style, types, and which part may use which
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

compile: $(GAMES:%=compile-%)

compile-%: .venv/installed
	@$(BIN)/python -m spieltisch.site.setting_up $* >/dev/null && echo "The rules of $* are compiled."

unit: .venv/tools
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal -m "not browser and not postgres" $(TESTS)

postgres: .venv/tools  ## run what is tested with PostgreSQL, on a server of its own
	$(BIN)/python scripts/postgres.py $(BIN)/pytest -q tests/postgres $(ALSO_ON_POSTGRES)

browser: .venv/tools
	SPIELTISCH_CHROMIUM="$$(scripts/browser)" $(BIN)/pytest -q -n $(WORKERS) --dist worksteal -m browser $(TESTS)

strength: .venv/installed  ## let the levels play each other and write docs/strength.md (an hour or more)
	$(BIN)/python -m spieltisch.lab.strength

soak: .venv/installed  ## thousands of games, every number of players, played and replayed (an hour)
	scripts/soak

bench: .venv/installed  ## measure how fast the engine is here
	$(BIN)/spieltisch bench

load: .venv/tools  ## 500 open pages, 20 moves a second over a minute, with PostgreSQL; LOAD=--search for the most
	$(BIN)/python scripts/postgres.py $(BIN)/python benchmarks/load.py $(LOAD)

kills: .venv/tools  ## 1,000 games while processes and the database are killed (half an hour)
	$(BIN)/python scripts/postgres.py $(BIN)/python benchmarks/kills.py $(KILLS)

golden: .venv/installed  ## tell the golden playthroughs anew; look at the difference before you keep it
	$(BIN)/python scripts/golden.py $(PLAY)

freeze: .venv/tools  ## note the versions now installed as those that are tested
	@(sed -n '/^#/p' constraints.txt; $(BIN)/python -m pip freeze --exclude-editable) > constraints.new
	@mv constraints.new constraints.txt

clean:  ## remove the virtual environment and all caches of this folder
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +
