# Sanmon's commands. `make` alone lists them.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

TARGET_DIR := $(abspath $(or $(CARGO_TARGET_DIR),target))
CLIENT := web-client
BROWSER := tests/browser
LIGHTHOUSE := tests/lighthouse
PEERS := tests/load/peers

# What `npm ci` leaves behind; older than the lock file means that packages must be installed.
CLIENT_PACKAGES := $(CLIENT)/node_modules/.package-lock.json
BROWSER_PACKAGES := $(BROWSER)/node_modules/.package-lock.json
LIGHTHOUSE_PACKAGES := $(LIGHTHOUSE)/node_modules/.package-lock.json
PEERS_PACKAGES := $(PEERS)/node_modules/.package-lock.json
CLIENT_BUILT := $(CLIENT)/dist/index.html
CLIENT_SOURCES := $(filter-out $(CLIENT)/package-lock.json,$(wildcard $(CLIENT)/*.*)) \
	$(shell find $(CLIENT)/src $(CLIENT)/public 2>/dev/null)

SELFPLAY := $(TARGET_DIR)/release/sanmon selfplay
# The server, all tests and what they need, in one go: chosen package by package, crates are built once for each choice of
# their features.
BUILD_TESTED := cargo build --locked --workspace --bins --tests --examples
# One PostgreSQL for all tests: making one takes longer than most of them.
WITH_POSTGRES := $(TARGET_DIR)/debug/examples/with_postgres
LOAD := $(TARGET_DIR)/release/examples/load

.PHONY: help
help: ## List these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | \
		while IFS="$$(printf '\t')" read -r name text; do printf '  make %-14s %s\n' "$$name" "$$text"; done

.PHONY: run
run: need-tools $(CLIENT_BUILT) ## Build client and server in release and serve on 127.0.0.1:8080
	cargo build --release --locked -p server
	exec $(TARGET_DIR)/release/sanmon serve

.PHONY: dev
dev: need-tools $(CLIENT_PACKAGES) ## Server and Vite's development server side by side (ctrl-c stops both)
	exec scripts/dev

.PHONY: test
test: lint test-client test-rust test-browser ## Everything that must hold: lint, unit, system and browser tests

.PHONY: lint
lint: need-tools $(CLIENT_PACKAGES) $(BROWSER_PACKAGES) ## Formatting, clippy, type checks
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	npm --prefix $(CLIENT) run check
	npm --prefix $(CLIENT) run lint
	npm --prefix $(BROWSER) run check
	npm --prefix $(BROWSER) run lint

.PHONY: fmt
fmt: $(CLIENT_PACKAGES) $(BROWSER_PACKAGES) ## Format all sources
	cargo fmt --all
	npm --prefix $(CLIENT) run format
	npm --prefix $(BROWSER) run format

.PHONY: test-client
test-client: need-tools $(CLIENT_PACKAGES)
	npm --prefix $(CLIENT) test

.PHONY: test-rust
test-rust: export SANMON_BIN := $(TARGET_DIR)/debug/sanmon
test-rust: need-tools $(CLIENT_BUILT)
	scripts/need-postgres
	scripts/need-faults
	$(BUILD_TESTED)
	@if cargo nextest --version >/dev/null 2>&1; then \
		set -x; $(WITH_POSTGRES) cargo nextest run --locked --workspace; \
	else \
		set -x; $(WITH_POSTGRES) cargo test --locked --workspace --lib --bins --tests; \
	fi
	cargo test --locked --workspace --doc
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps

.PHONY: test-browser
test-browser: export SANMON_BIN := $(TARGET_DIR)/debug/sanmon
test-browser: need-tools $(CLIENT_BUILT) $(BROWSER_PACKAGES)
	scripts/need-chromium
	$(BUILD_TESTED)
	npm --prefix $(BROWSER) test

# How much of each fault; what is counted stands in the report.
.PHONY: faults
faults: export SANMON_BIN := $(TARGET_DIR)/debug/sanmon
faults: export SANMON_REPORT := $(TARGET_DIR)/faults.txt
faults: export SANMON_SCALE_KILLS_SQLITE ?= 500
faults: export SANMON_SCALE_KILLS_POSTGRES ?= 200
faults: export SANMON_SCALE_STOPS ?= 50
faults: export SANMON_SCALE_DISK ?= 30
faults: export SANMON_SCALE_DATABASE ?= 10
faults: export SANMON_SCALE_JUMPS ?= 30
faults: export SANMON_SCALE_LINES ?= 100
faults: need-tools $(CLIENT_BUILT) ## The fault suite at length: kill -9, full disks, a database in trouble, clocks, bad lines
	scripts/need-postgres
	scripts/need-faults
	$(BUILD_TESTED)
	rm -f $(SANMON_REPORT)
	@status=0; if cargo nextest --version >/dev/null 2>&1; then \
		cargo nextest run --locked --workspace --no-fail-fast faults:: outage:: || status=$$?; \
	else \
		cargo test --locked --workspace --test system -- faults:: outage:: || status=$$?; \
	fi; scripts/fault-report $(SANMON_REPORT); exit $$status

.PHONY: sim
sim: need-tools $(CLIENT_BUILT) ## One room and its clients on a seeded scheduler: 10,000 seeds of crashes, lost lines and a store that fails
	SANMON_SCALE_SIM_SEEDS=10000 cargo test --locked --workspace --lib -- --nocapture nothing_acknowledged

.PHONY: bench
bench: ## Benchmarks of the rules
	cargo bench --locked -p games

COUNT_INSTRUCTIONS := cargo run --release --locked -p protocol --example instructions --

.PHONY: bench-check
bench-check: ## Instructions of the rules and the wire, under callgrind, against the baseline (within 5 %)
	scripts/need-valgrind
	$(COUNT_INSTRUCTIONS) check

.PHONY: bench-baseline
bench-baseline: ## Write that baseline anew (to be committed with the reason)
	scripts/need-valgrind
	$(COUNT_INSTRUCTIONS) renew

.PHONY: measure
measure: bench $(CLIENT_BUILT) $(LIGHTHOUSE_PACKAGES) ## Long runs: benchmarks, thousands of games, 500 spectators, Lighthouse
	cargo build --release --locked -p server
	$(SELFPLAY) --game tajuto --players 4 --games 10000 --seed 1
	$(SELFPLAY) --game tajuto --players 2 --games 2000 --seed 1 --bots steward,novice
	$(SELFPLAY) --game satori --players 4 --games 10000 --seed 1 --deal
	$(SELFPLAY) --game satori --players 2 --games 2000 --seed 1 --bots steward,novice
	$(SELFPLAY) --game satori --players 4 --games 500 --seed 1 --lists
	cargo run --release --locked -p tests --example load -- spectators --server $(TARGET_DIR)/release/sanmon
	scripts/need-chromium
	npm --prefix $(LIGHTHOUSE) run measure -- $(TARGET_DIR)/release/sanmon

.PHONY: paint
paint: export SANMON_BIN := $(TARGET_DIR)/release/sanmon
paint: need-tools $(CLIENT_BUILT) $(BROWSER_PACKAGES) ## From an update to its picture: Satori in a browser that is four times slower
	scripts/need-chromium
	cargo build --release --locked -p server
	npm --prefix $(BROWSER) run paint

# Each connection is an open file on either side; many systems allow a process more than they give it at first.
.PHONY: load
load: $(CLIENT_BUILT) ## Load: 1,000 tables and 5,000 spectators for 10 minutes, then attacks (20 minutes)
	cargo build --release --locked -p server
	cargo build --release --locked -p tests --example load
	ulimit -n "$$(ulimit -Hn)" && timeout 960 $(LOAD) held --server $(TARGET_DIR)/release/sanmon --json $(TARGET_DIR)/load-held.json
	ulimit -n "$$(ulimit -Hn)" && timeout 660 $(LOAD) hostile --server $(TARGET_DIR)/release/sanmon --json $(TARGET_DIR)/load-hostile.json

.PHONY: rush
rush: $(CLIENT_BUILT) ## Commands a second: 50 tables that play as fast as they can, on both engines
	scripts/need-postgres
	cargo build --release --locked -p server
	cargo build --release --locked -p tests --example load
	timeout 120 $(LOAD) rush --server $(TARGET_DIR)/release/sanmon --json $(TARGET_DIR)/rush-sqlite.json
	timeout 120 $(LOAD) rush --postgres --server $(TARGET_DIR)/release/sanmon --json $(TARGET_DIR)/rush-postgres.json

# Each of them bounded, and small enough for an evening: `SCENARIOS=storm make scenarios` runs one.
SCENARIOS ?= fanout idle storm cold stock

.PHONY: scenarios
scenarios: $(CLIENT_BUILT) ## Fan-out to 1,000, 10,000 idle spectators, all back after a restart, cold rooms, 100,000 rooms
	cargo build --release --locked -p server
	cargo build --release --locked -p tests --example load
	ulimit -n "$$(ulimit -Hn)" && for scenario in $(SCENARIOS); do \
		timeout 600 $(LOAD) $$scenario --server $(TARGET_DIR)/release/sanmon --json $(TARGET_DIR)/$$scenario.json || exit 1; \
	done

ROUNDS ?= 3

.PHONY: compare
compare: $(CLIENT_BUILT) $(PEERS_PACKAGES) ## Sanmon, a bare server, boardgame.io and Colyseus by turns: moves a second, computing time (ROUNDS each)
	scripts/need-postgres
	cargo build --release --locked -p server
	cargo build --release --locked -p tests --example load
	timeout $$((200 * $(ROUNDS) + 60)) $(LOAD) compare --server $(TARGET_DIR)/release/sanmon --peers $(PEERS) --rounds $(ROUNDS) --json $(TARGET_DIR)/compare.json

.PHONY: peers
peers: $(PEERS_PACKAGES) ## The same of boardgame.io and Colyseus, with a small game of the same shape
	cd $(PEERS) && timeout 300 node run.js

SECONDS_EACH ?= 60
FRAMES ?= 1000000

.PHONY: fuzz
fuzz: $(CLIENT_BUILT) ## Fuzz targets, SECONDS_EACH long each, and a million arbitrary frames into a real server
	scripts/need-fuzz
	scripts/fuzz $(SECONDS_EACH)
	$(BUILD_TESTED)
	SANMON_BIN=$(TARGET_DIR)/debug/sanmon SANMON_SCALE_FRAMES=$(FRAMES) SANMON_REPORT=$(TARGET_DIR)/frames.txt \
		cargo test --locked --workspace --test system -- frames::
	@cat $(TARGET_DIR)/frames.txt

.PHONY: measure-games
measure-games: $(CLIENT_BUILT) ## History, statistics and replays with 100,000 stored games, on both engines
	scripts/need-postgres
	cargo build --release --locked -p server
	cargo run --release --locked -p server --example measure_games -- --server $(TARGET_DIR)/release/sanmon --plans

.PHONY: mutants
mutants: need-tools $(CLIENT_BUILT) ## Break the server on purpose and see that the suites notice
	scripts/need-postgres
	scripts/mutants

.PHONY: leaks
leaks: export SANMON_BIN := $(TARGET_DIR)/debug/sanmon
leaks: export SANMON_REPORT := $(TARGET_DIR)/leaks.txt
leaks: $(CLIENT_BUILT) ## Search more whole games for leaks (SANMON_SCALE_LEAKS games of each kind)
	scripts/need-postgres
	$(BUILD_TESTED)
	rm -f $(SANMON_REPORT)
	SANMON_SCALE_LEAKS=$${SANMON_SCALE_LEAKS:-10} cargo test --locked --workspace --test system -- leaks::
	@sort $(SANMON_REPORT)

.PHONY: backups
backups: export SANMON_BIN := $(TARGET_DIR)/debug/sanmon
backups: $(CLIENT_BUILT) ## Backups taken while people play, restored elsewhere, and played on (also part of make test)
	scripts/need-postgres
	$(BUILD_TESTED)
	cargo test --locked --workspace --test system -- backup::

.PHONY: audit
audit: ## Dependencies: licences, sources, duplicates, known holes, as far as the network allows
	scripts/audit

.PHONY: generate
generate: ## Write the TypeScript types and the JSON Schema of the protocol anew
	cargo run --locked -p protocol --example generate

.PHONY: golden
golden: ## Write the golden games of the rules anew (only when stored games may be decided otherwise)
	cargo run --locked -p games --example golden
	cargo run --locked -p server --example golden_games

.PHONY: need-tools
need-tools:
	@scripts/need-tools

$(CLIENT_BUILT): $(CLIENT_SOURCES) $(CLIENT_PACKAGES)
	npm --prefix $(CLIENT) run build

%/node_modules/.package-lock.json: %/package.json %/package-lock.json | need-tools
	npm --prefix $* ci
	@touch $@
