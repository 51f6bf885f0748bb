# The commands of the project; the README explains them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
RUNS := $(VENV)/.runs
# Tests start many processes, each of which would compile the whole program anew.
export PYTHONDONTWRITEBYTECODE :=
PYTEST := $(BIN)/pytest --dist worksteal
# Twice as many processes as cores, where tests wait for other processes.
TWICE = -n $$($(BIN)/python -c 'import os; print(2 * os.cpu_count())')

# Debian packs venv apart from its Python: fetch it where we may, else say what to do.
define ENSURE_VENV
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq python3-venv; } || \
	{ echo "Python's venv is missing; on Debian: apt install python3-venv" >&2; exit 1; }
endef

.PHONY: quick test test-slow check pythons mutants run crash bench-engine bench-render bench-store bench-load lock postgres clean

# What is pure: no wire, no browser, no PostgreSQL, no process of its own.
quick: $(STAMP)
	$(PYTEST) -n auto -m 'not slow and not integration' --ignore tests/playground --ignore tests/simcord

# All that, and what meets the world outside.
test: check quick
	$(PYTEST) $(TWICE) -m 'integration and not slow'

# The other cases of tests that take long, tournaments, whole games on SimCord, long crash runs.
test-slow: $(STAMP)
	$(PYTEST) $(TWICE) -m slow
	HYPOTHESIS_PROFILE=thorough $(PYTEST) -n auto -m 'thorough and not slow'

# The quick tests on every Python that is found here, each with an environment of its own.
pythons:
	@for minor in 11 12 13 14; do \
		for python in python3.$$minor "$${PYENV_ROOT:-$$HOME/.pyenv}"/versions/3.$$minor.*/bin/python; do \
			"$$python" -c '' 2>/dev/null || continue; \
			"$$python" --version && $(MAKE) --no-print-directory quick VENV=.venv-3.$$minor PYTHON="$$python" || exit 1; \
			break; \
		done; \
	done

# How many small changes of the program the tests notice; an interrupted run goes on, an unchanged one is only shown.
mutants: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[mutants]'
	$(BIN)/python -m tests.mutants

# The store is tested on PostgreSQL, too, where its programs are found.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql; } || \
	{ echo "PostgreSQL is missing; on Debian: apt install postgresql" >&2; exit 1; }

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

run: $(RUNS)
	$(BIN)/python -m bot demo

# The long form of the crash test: real processes, killed a few hundred times while they play; one on SQLite, two on PostgreSQL.
crash: $(STAMP)
	$(BIN)/python -m tests.bot.crash --kills 300 --seconds 300
	$(BIN)/python -m tests.bot.crash --kills 300 --seconds 900 --engine postgresql

# Both engines play in one run on one core; catanatron has an environment of its own.
bench-engine: $(STAMP) $(VENV)-catanatron/.installed
	for game in szczesc kopalnie niemcy goldmine; do \
		echo $$game && $(BIN)/python -m engine bench --game $$game --against $(VENV)-catanatron/bin/python || exit 1; \
	done

# To play takes less than to work on it.
$(RUNS): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(ENSURE_VENV)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(STAMP): $(RUNS)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

bench-render: $(STAMP)
	$(BIN)/python -m render bench

bench-store: $(STAMP)
	$(BIN)/python -m bot bench-store

bench-load: $(STAMP)
	$(BIN)/python -m playground bench --tables 200 --minutes 2

# What the image installs, with hashes; again after every change of the dependencies in pyproject.toml.
lock: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --upgrade pyproject.toml -o requirements.lock

$(VENV)-catanatron/.installed:
	$(PYTHON) -m venv $(VENV)-catanatron
	$(VENV)-catanatron/bin/python -m pip install --quiet --disable-pip-version-check 'catanatron==3.2.1'
	touch $@

clean:
	rm -rf $(VENV) $(VENV)-* .pytest_cache .mypy_cache .ruff_cache .hypothesis *.egg-info
