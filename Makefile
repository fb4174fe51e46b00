# Diablerie from a fresh clone: `make play`. Everything is installed into .venv, which make keeps itself.

HOST ?=
PORT ?=
PYTHON ?=
# A browser is opened where there is a screen to show it on.
OPEN ?= $(if $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname)),--open)

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
STAMPS := $(VENV)/.stamps
PACKAGING := pyproject.toml hatch_build.py constraints.txt scripts/build_page.py
PAGE := $(shell find web -name node_modules -prune -o -name .svelte-check -prune -o -name tests -prune -o -type f -print 2>/dev/null) \
        $(shell find src -name '*.ftl' 2>/dev/null)

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play web check test test-all test-libraries durations lint check-page soak bench pictures pictures-accept pictures-compare pictures-docs docs clean

help:  ## this list
	@sed -nE 's/^([a-z-]+):.*## +(.*)/make \1|\2/p' Makefile | while IFS='|' read -r target does; do printf '%-16s %s\n' "$$target" "$$does"; done

play: $(STAMPS)/package  ## play in the browser (PORT=8080 and HOST=0.0.0.0 say where to serve)
	@exec $(BIN)/diablerie serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(OPEN)

web: $(STAMPS)/package  ## build the page, if it changed

# Compiled once, tests and what they start are read by all processes of all runs.
check test test-all test-libraries soak durations: export PYTHONDONTWRITEBYTECODE :=

# Clause by clause, situation by situation; what holds in hundreds of positions `make test` looks at.
RULES := $(filter-out %/test_invariants.py %/test_differential.py,$(wildcard tests/games/*/rules/test_*.py)) \
         $(filter-out %/test_any_log_entries.py,$(wildcard tests/matches/test_*.py)) tests/test_layers.py
QUICK := not browser and not big and not soak and not libraries

check: $(STAMPS)/checks  ## in two minutes, while you work: lint, types, units of the page, rules
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint check-page
	@echo "== Rules"
	@$(BIN)/pytest -q -n 2 --dist worksteal -m "$(QUICK)" $(RULES)

# Tests wait a good deal, for servers, pages and one another: four share two processors, or three with a browser each.
test: $(STAMPS)/checks  ## in a quarter of an hour: all that guards what people use, in a real browser too
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint check-page
	@scripts/chromium.sh $(BIN)/python
	@echo "== Tests"
	@$(BIN)/pytest -q -n 4 --dist worksteal -m "$(QUICK)" $(JUNIT)
	@echo "== Tests in the browser"
	@$(BIN)/pytest -q -n 3 --dist worksteal -m "browser and not big and not soak" $(JUNIT) tests/browser

test-all: $(STAMPS)/checks  ## what takes long: foreign libraries, examples, docs, sieges, chaos, whole games
	@scripts/chromium.sh $(BIN)/python
	@scripts/debian_programs.sh
	@echo "== Tests that take long"
	@$(BIN)/pytest -q -n 4 --dist worksteal --timeout 900 -m "big and not browser and not soak and not libraries" $(JUNIT)
	@echo "== Tests in the browser that take long"
	@$(BIN)/pytest -q -n 3 --dist worksteal --timeout 900 -m "big and browser and not soak" $(JUNIT) tests/browser

test-libraries: $(STAMPS)/checks  ## libraries whose pins clash, each in an environment of its own, learners and a maker of films
	@$(BIN)/pytest -q --timeout 1800 -m libraries \
		tests/libraries tests/envs/test_record_video.py tests/test_library_examples.py tests/test_notebooks.py

durations: $(STAMPS)/checks  ## run all tests and keep in tests/durations.tsv how long each file takes
	@rm -rf .durations && mkdir .durations
	@$(MAKE) --no-print-directory test test-all \
		JUNIT='--junitxml=.durations/$$$$(date +%s%N).xml'
	@PYTHONPATH=. $(BIN)/python scripts/durations.py .durations tests/durations.tsv

lint: $(STAMPS)/checks  ## ruff, mypy, import-linter
	@echo "== Python: ruff, mypy, import-linter"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "ruff format would change files: run .venv/bin/ruff format" >&2; exit 1; }
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports

check-page: $(STAMPS)/checks  ## the page: types, style, unit tests
	@echo "== Page: svelte-check, eslint, prettier, vitest"
	@$(BIN)/python scripts/build_page.py npm --silent run check
	@$(BIN)/python scripts/build_page.py npm --silent run lint
	@$(BIN)/python scripts/build_page.py npm --silent run test

soak: $(STAMPS)/checks  ## long property tests, long matches, servers under load for half an hour
	@scripts/chromium.sh $(BIN)/python
	@$(BIN)/pytest -q -n 2 --timeout 0 --hypothesis-profile soak -m "not browser and not libraries"
	@$(BIN)/pytest -q --timeout 0 -m "browser and soak" tests/browser

bench: $(STAMPS)/bench  ## how fast, beside other libraries, in one run
	@$(BIN)/python bench/peers.py

PICTURES = PYTHONPATH=scripts $(BIN)/python -m pictures

pictures: $(STAMPS)/checks  ## pictures of every page, into pictures/ (ONLY="board/ site/lobby" takes those alone)
	@scripts/chromium.sh $(BIN)/python
	@$(PICTURES) take $(ONLY)

pictures-accept: $(STAMPS)/checks  ## keep the pictures taken last, to compare others with
	@$(PICTURES) accept

pictures-compare: $(STAMPS)/checks  ## compare the pictures taken last with those kept
	@$(PICTURES) compare

pictures-docs: $(STAMPS)/checks  ## the pictures of the README and of docs/print.md anew
	@scripts/chromium.sh $(BIN)/python
	@$(PICTURES) docs

docs: $(STAMPS)/checks  ## the documentation as a site, into site/
	@$(BIN)/sphinx-build --quiet --fail-on-warning --jobs 2 docs site
	@echo "site/index.html"

clean:  ## forget everything that was built or installed
	rm -rf $(VENV) src/diablerie/web web/node_modules dist site jupyter_execute docs/generated
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .durations test-results pictures
	find src tests bench scripts -name __pycache__ -prune -exec rm -rf {} +

# ---- what is installed, and when

$(STAMPS)/venv: scripts/venv.sh
	@PYTHON="$(PYTHON)" scripts/venv.sh $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/package: $(STAMPS)/venv $(PACKAGING) $(PAGE)
	@echo "Installing Diablerie and building its page (less than a minute the first time)"
	@$(PIP) install --constraint constraints.txt --editable '.[server]'
	@touch $@

$(STAMPS)/checks: $(STAMPS)/package
	@echo "Installing what the checks need"
	@$(PIP) install --constraint constraints.txt --editable '.[test,lint]' $$($(BIN)/python scripts/build_page.py missing)
	@touch $@

$(STAMPS)/bench: $(STAMPS)/package
	@$(PIP) install --constraint constraints.txt --editable '.[bench]'
	@touch $@
