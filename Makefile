# Every command sets up what it needs by itself: Python 3.11 or newer, make and the package registry are enough.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play test test-all check bench contests experiments docs lock clean

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=
GAMES ?= 400
# Resolves the lock files; another version may order or mark them differently.
uv_version = 0.13.7

debian_packages = .venv/.chromium .venv/.chromium-headless-shell .venv/.postgresql .venv/.nginx .venv/.tmux

say = echo "==> $(1)"
# $(call pip_install,ENVIRONMENT,ARGUMENTS) shows one line for each package while it is fetched.
pip_install = PYTHONUNBUFFERED=1 $(1)/bin/python -m pip install --disable-pip-version-check --no-input $(2) \
	| sed -une 's/^Collecting \([^ ;]*\).*/    \1/p' -e 's/^Installing collected packages.*/    unpacking/p'
# Compiled once, two games at a time, before the workers would each do it; a few seconds where nothing has changed.
compile = $(call say,Compiling the rules (the first time some minutes)); \
	.venv/bin/python -c 'import tatami; print(*tatami.games(), sep="\n")' | xargs -P 2 -I GAME bash -euc '\
	.venv/bin/tatami simulate GAME --games 1 > /dev/null; .venv/bin/tatami arena GAME random iterations:1 --games 1 > /dev/null; \
	.venv/bin/python -c "from tatami.research import Batch, observations, pettingzoo; seen = observations.is_observed(\"GAME\"); \
	Batch(\"GAME\", 1, observe=seen); seen and pettingzoo.Environments(\"GAME\").env().reset()"; \
	echo "    GAME"'

# Each worker begins with a half of its own and takes from the other's in the end: servers that a file's tests share start once.
share = -n $(WORKERS) --dist worksteal

help: ## what can be done here
	@echo "Tatami: make COMMAND"
	@sed -nE 's/^([a-z-]+):.*## (.*)/  \1\t\2/p' Makefile | expand -t 12

# The browser's client, built where its sources have changed; Node comes as a package where the machine has none.
client = $(call say,Building the page); .venv/bin/python web/build.py 2> /dev/null || { \
	command -v node > /dev/null || $(call pip_install,.venv,--requirement web/node-requirements.txt); .venv/bin/python web/build.py; }

play: .venv/.ready ## open the table at http://localhost:8000; the first start also installs and compiles
	@$(client)
	@.venv/bin/tatami serve $(ARGS)

test: .venv/.ready-dev $(debian_packages) ## run the tests, except the slow ones (ARGS="-k kenjin" chooses)
	@$(client)
	@$(compile)
	@$(call say,Testing)
	@.venv/bin/pytest -q $(share) $(ARGS) || { $(call say,Asking once more what failed: alone and unhurried); \
		.venv/bin/pytest -q -n 0 --last-failed --last-failed-no-failures none $(ARGS); }

test-all: .venv/.ready-gpu $(debian_packages) ## run all tests; also compiles the rules for a GPU, though none is needed
	@$(client)
	@$(compile)
	@$(call say,Testing everything)
	@.venv/bin/pytest -q $(share) -m "" $(ARGS)

check: .venv/.ready-dev ## format, lint, types, layers and the core's tests
	@$(call say,Format)
	@.venv/bin/ruff format --check .
	@$(call say,Lint)
	@.venv/bin/ruff check .
	@$(call say,Types)
	@.venv/bin/mypy
	@$(call say,Layers)
	@.venv/bin/lint-imports --no-logo
	@if command -v npm > /dev/null; then $(call say,The page) && .venv/bin/python web/build.py && npm --prefix web --silent run check; fi
	@$(call say,Core tests)
	@.venv/bin/pytest -q tests/core

bench: .venv/.ready-dev .bench-venv/.ready ## measure Tatami and its peers in one run; writes docs/benchmarks.md
	@.venv/bin/tatami bench --peers-python .bench-venv/bin/python --write docs/benchmarks.md $(ARGS)

contests: .venv/.ready ## play the tables of docs/bots.md again, GAMES each (hours; goes on where it stopped)
	@.venv/bin/python bench/contests.py --games $(GAMES) --workers $(WORKERS) --out contests
	@.venv/bin/python bench/clairvoyant.py --games $(GAMES) --out contests/clairvoyant.jsonl

experiments: .venv/.ready-dev ## exact figures, exploitability and learning curves again; writes docs/experiments.md
	@.venv/bin/python bench/experiments.py $(ARGS)

docs: .docs-venv/.ready ## build the documentation as a site in site/ (ARGS=serve shows it while you write)
	@$(call say,Building the documentation)
	@NO_MKDOCS_2_WARNING=1 .docs-venv/bin/mkdocs $(or $(ARGS),build --strict --quiet)
	@$(call say,site/index.html)

lock: .venv/pyvenv.cfg ## write the lock files anew (UPGRADE=1: with the newest versions)
	@$(call say,Resolving)
	@.venv/bin/python -m pip install --disable-pip-version-check --quiet uv==$(uv_version)
	@$(call resolve,requirements.lock,--extra server)
	@$(call resolve,requirements-dev.lock,--extra dev --constraint requirements.lock)
	@$(call resolve,requirements-gpu.lock,--extra dev --extra gpu --extra ray --constraint requirements-dev.lock)

# hatchling, which makes the package installable, is locked too, so that nothing unlocked is ever fetched.
resolve = echo hatchling | .venv/bin/uv pip compile --no-config --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header --quiet \
	$(if $(UPGRADE),--upgrade) $(2) --output-file $(1) pyproject.toml - > /dev/null \
	&& sed -i '1i \# Made by `make lock` from pyproject.toml.' $(1)

clean: ## remove all that these commands made here
	@rm -rf .venv .bench-venv .docs-venv site web/node_modules src/tatami/web .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis build dist
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2> /dev/null || true

.venv/pyvenv.cfg .bench-venv/pyvenv.cfg .docs-venv/pyvenv.cfg:
	@command -v $(PYTHON) > /dev/null \
		|| { echo "Tatami needs Python 3.11 or newer, and there is no $(PYTHON). On Debian: apt install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Tatami needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V). Name another one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null \
		|| { echo "$(PYTHON) cannot make virtual environments. On Debian: apt install python3-venv" >&2; exit 1; }
	@$(call say,Making $(@D) with $$($(PYTHON) -V))
	@$(PYTHON) -m venv --clear $(@D)

.venv/.ready: .venv/pyvenv.cfg requirements.lock pyproject.toml
	@$(call say,Installing what Tatami needs (the first time, about 90 MB))
	@$(call pip_install,.venv,--requirement requirements.lock)
	@$(call say,Installing Tatami)
	@$(call pip_install,.venv,--no-build-isolation --no-deps --editable .)
	@touch $@

.venv/.ready-dev: .venv/.ready requirements-dev.lock
	@$(call say,Installing what its tests need (the first time, about 85 MB))
	@$(call pip_install,.venv,--requirement requirements-dev.lock)
	@touch $@

# What the tests need of Debian: $(call debian,WHETHER IT IS THERE,PACKAGES,WHAT FOR). Where it cannot be installed, the tests
# in the browser fail (without the headless shell they take longer), those with PostgreSQL, nginx and tmux are skipped; each
# says why.
debian = { $(1); } > /dev/null 2>&1 || { $(call say,Installing $(firstword $(2)) for $(3)); \
	sudo=; [ "$$(id -u)" = 0 ] || sudo="sudo -n"; \
	{ $$sudo apt-get update && $$sudo apt-get install -y --no-install-recommends $(2); } > /dev/null 2>&1 \
	|| echo "$(firstword $(2)) could not be installed. On Debian: apt install $(2)" >&2; }; \
	if { $(1); } > /dev/null 2>&1; then touch $@; fi

.venv/.chromium: .venv/pyvenv.cfg
	@$(call debian,command -v chromium,chromium fonts-noto-core,the tests in the browser)

.venv/.chromium-headless-shell: .venv/pyvenv.cfg .venv/.chromium
	@$(call debian,command -v chromium-headless-shell,chromium-headless-shell,the same without windows: it is quicker)

.venv/.postgresql: .venv/pyvenv.cfg
	@$(call debian,ls /usr/lib/postgresql/*/bin/initdb || command -v initdb,postgresql,the tests with two servers)

.venv/.nginx: .venv/pyvenv.cfg
	@$(call debian,command -v nginx || test -x /usr/sbin/nginx,nginx openssl,the tests with a proxy)

.venv/.tmux: .venv/pyvenv.cfg
	@$(call debian,command -v tmux,tmux,the tests in a terminal)

.venv/.ready-gpu: .venv/.ready-dev requirements-gpu.lock
	@$(call say,Installing what compiles for a GPU (the first time, about 140 MB))
	@$(call pip_install,.venv,--requirement requirements-gpu.lock)
	@touch $@

.bench-venv/.ready: .bench-venv/pyvenv.cfg bench/peers-requirements.txt
	@$(call say,Installing the peers that Tatami is measured against (the first time, several hundred MB))
	@$(call pip_install,.bench-venv,--requirement bench/peers-requirements.txt)
	@touch $@

.docs-venv/.ready: .docs-venv/pyvenv.cfg docs/requirements.txt
	@$(call say,Installing what builds the documentation (the first time, about 20 MB))
	@$(call pip_install,.docs-venv,--requirement docs/requirements.txt)
	@touch $@
