# Everything runs from .venv, which the targets make and refresh themselves.
.DEFAULT_GOAL := help
.PHONY: help run run-bot run-panel migrate test check bench venv venv-dev lock clean
SHELL := /bin/sh
PY := .venv/bin/python
NEEDED := import sys; sys.exit(sys.version_info < (3, 11))
# Tests to run, e.g. `make test T="tests/laws -k secrecy"`.
T ?=

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: venv ## Start bot, panel and (without a token) the playground
	@exec $(PY) -m shared.launch

run-bot: venv ## Start the bot alone, for deployments
	@exec $(PY) -m bot

run-panel: venv ## Start the panel alone, for deployments
	@exec $(PY) -m admin

migrate: venv ## Bring the database up to date
	@$(PY) -m alembic upgrade head

test: venv-dev ## Run every test; T=... narrows it down
	@$(PY) -m pytest -n 2 $(T)

check: venv-dev ## Lint, types, import contracts, languages
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports --no-logo
	$(PY) -m shared.i18n.check

bench: venv-dev ## Measure speed and cost; prints a table and JSON
	@$(PY) -m tests.bench

venv: .venv/bin/python ## Create or refresh the environment
	@$(call install,requirements.lock,requirements.lock)

venv-dev: .venv/bin/python ## The same, with what tests and checks need
	@$(call install,requirements-dev.lock,requirements.lock requirements-dev.lock)

# uv when it is there, else the standard library's venv with the first Python that is new enough.
.venv/bin/python:
	@if command -v uv >/dev/null; then uv venv --quiet --allow-existing --python '>=3.11' .venv; else \
	  for python in python3 python3.13 python3.12 python3.11; do \
	    if $$python -c '$(NEEDED)' 2>/dev/null; then exec $$python -m venv .venv; fi; \
	  done; \
	  echo "Parlor needs Python 3.11 or newer (or uv, which brings one)." >&2; exit 1; fi

# A copy of the lock file beside what was installed from it says whether anything has to be done.
define install
if ! cmp -s $(1) .venv/$(1); then \
  echo "Installing $(1) into .venv ..."; \
  if command -v uv >/dev/null; then uv pip install --quiet --python $(PY) --require-hashes -r $(1); else \
    { $(PY) -m pip --version >/dev/null 2>&1 || $(PY) -m ensurepip >/dev/null; } && \
    $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r $(1); fi && \
  cp $(2) .venv/; fi
endef

COMPILE = $$uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --no-header --no-annotate --upgrade

lock: ## Resolve pyproject.toml anew into the two lock files
	@uv=$$(command -v uv) || { python3 -m venv .venv/lock && .venv/lock/bin/python -m pip install --quiet uv && uv=.venv/lock/bin/uv; } && \
	$(COMPILE) pyproject.toml --output-file requirements.lock && \
	$(COMPILE) --extra dev --constraints requirements.lock pyproject.toml --output-file requirements-dev.lock && \
	! grep -nE '://|^-' requirements.lock requirements-dev.lock

clean: ## Remove the environment and every cache (not the database)
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache build dist *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
