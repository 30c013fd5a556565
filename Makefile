# `make help` lists the targets. Everything is set up inside this folder (.venv, web/node_modules).

SHELL := bash
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
DEVELOP := .venv/ready-develop
PIP := $(BIN)/python -m pip install --quiet
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
# The compiled tree, or nothing where no C compiler is there (the script leaves with code 3).
USE_COMPILED = $(BIN)/python tools/compile.py; case $$? in \
	0) export PYTHONPATH="$(CURDIR)/build/compiled";; 3) ;; *) exit 1;; esac

ifneq ($(wildcard web/package-lock.json),)
WEB_READY := web/node_modules/ready
WEB_FILES := $(shell find web \( -name node_modules -o -path web/tests \) -prune -o -type f -print)
STATIC := src/tafelrunde/server/static/index.html
endif

# Otherwise every process of the tests would translate all modules anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup develop play test check check-web test-web test-compiled test-browser \
	test-interpreted coverage compiled browser database bench soak docs dist screenshots generate \
	format lock clean

help: ## list the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

setup: $(READY) $(WEB_READY) ## make the environment: .venv and web/node_modules

$(READY): requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or later is needed" if sys.version_info < (3, 11) else 0)'
	@tools/step "make the environment .venv" $(PYTHON) -m venv .venv
	@for half in .venv/lib/python*/site-packages/*.dist-info; do \
		[ -e "$$half/RECORD" ] || rm -rf "$$half"; done # an installation that was broken off
	@tools/step "install the locked packages" $(PIP) --require-hashes -r requirements/play.txt
	@tools/step "install Tafelrunde" $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

develop: setup $(DEVELOP) ## the environment with everything that tests and docs need

$(DEVELOP): $(READY) requirements/dev.txt
	@tools/step "install the packages for tests and docs" $(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

web/node_modules/ready: web/package-lock.json
	@tools/system node
	@tools/step "install the packages of the page" npm --prefix web ci --no-audit --no-fund
	@touch $@

src/tafelrunde/server/static/index.html: $(WEB_READY) $(WEB_FILES)
	@tools/step "build the page" npm --prefix web run build
	@touch $@

play: ## play in the browser at http://127.0.0.1:8000 (PORT=9000, HOST=0.0.0.0)
	@$(MAKE) --silent --no-print-directory -j2 setup $(STATIC)
	@exec $(BIN)/python tools/play.py $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

test: ## run everything, from the set-up on; stages run side by side
	@$(PYTHON) tools/stages.py

coverage: develop ## run the tests on the interpreted rules and tell which lines they reach
	$(PYTEST) -m "not soak and not browser" --cov --cov-report=term

check: develop check-web ## format, lint, generated code, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m tafelrunde.testing.fields --check src/tafelrunde tests/hinterhalt tests/kronen
	$(BIN)/python -m tafelrunde.server.typescript --check
	$(BIN)/python -m tafelrunde.testing.idioms src/tafelrunde/{core,geometry,games} tests/hinterhalt tests/kronen
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: $(WEB_READY)
	$(if $(WEB_READY),npm --prefix web run check,@:)

test-web: $(WEB_READY)
	$(if $(WEB_READY),npm --prefix web run test,@:)

# Where there is no C compiler these two take the interpreted rules.
test-compiled: develop ## run the tests on the compiled rules
	@$(USE_COMPILED); \
	$(PYTEST) -q -m "not soak and not browser and not interpreted" --ignore tests/browser

# A page that never answers costs a minute: after a few of them the rest would tell nothing new.
test-browser: develop $(STATIC) browser ## run the tests in the browser
	$(if $(SKIP_BROWSER),@:,@$(USE_COMPILED); $(PYTEST) -q -m "browser and not soak" --maxfail 8 tests/browser)

# Only files that name one of the markers: to read all the others takes longer than many tests.
test-interpreted: develop ## run what the interpreted rules must pass too
	$(PYTEST) -q -m "not soak and (both or interpreted)" \
		$$(grep -rlE --include='test_*.py' 'mark\.(both|interpreted)' tests)

compiled: setup ## bring build/compiled up to date
	$(BIN)/python tools/compile.py

browser:
	@$(if $(SKIP_BROWSER),echo "SKIP_BROWSER is set: no browser tests.",tools/system chromium)

database:
	@tools/system postgresql

bench: setup .venv-bench/ready ## measure our speed beside the peers (ARGS=--quick: in a minute)
	@$(USE_COMPILED); \
	TAFELRUNDE_BENCH_PEERS="$(CURDIR)/.venv-bench/bin/python" $(BIN)/python -m tafelrunde bench $(ARGS)

.venv-bench/ready: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	@tools/step "install the peers" .venv-bench/bin/python -m pip install --quiet --require-hashes -r requirements/bench.txt
	@touch $@

soak: develop ## the long tests
	@$(USE_COMPILED); $(BIN)/python -m pytest -m soak --timeout 0 $(ARGS)

docs: develop ## build the documentation into build/docs
	$(BIN)/python -m sphinx --fail-on-warning --keep-going -q -b html docs build/docs
	@echo "docs: build/docs/index.html"

dist: develop $(STATIC) ## build the source archive, the pure and the compiled wheel into dist/
	rm -rf dist
	$(BIN)/python -m build --no-isolation
	TAFELRUNDE_COMPILE=1 $(BIN)/python -m build --no-isolation --wheel

screenshots: develop $(STATIC) browser ## make the pictures of the README anew
	$(BIN)/python tools/screenshots.py

generate: develop ## write the generated parts of the data classes and the page's types
	$(BIN)/python -m tafelrunde.testing.fields src/tafelrunde tests/hinterhalt tests/kronen
	$(BIN)/python -m tafelrunde.server.typescript

format: develop ## format the code
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

LOCK = $(BIN)/uv pip compile --quiet --no-config --universal --no-strip-extras --generate-hashes --no-header \
	--annotation-style line $(ARGS)
lock: develop ## compile the lock files anew (ARGS=--upgrade takes the newest versions)
	$(LOCK) pyproject.toml --all-extras --group dev -o requirements/dev.txt
	$(LOCK) pyproject.toml -c requirements/dev.txt -o requirements/runtime.txt
	$(LOCK) pyproject.toml --group build -c requirements/dev.txt -o requirements/play.txt
	$(LOCK) pyproject.toml --extra docs -c requirements/dev.txt -o requirements/docs.txt
	$(LOCK) --group bench -o requirements/bench.txt

clean: ## remove what was built, keep the environments
	rm -rf build dist src/tafelrunde/server/static .coverage .hypothesis \
		.mypy_cache .pytest_cache .ruff_cache .import_linter_cache
