# One door for everything that is done with this tree. `make` alone lists what there is.

CONFIGURATION ?= debug
PREFIX ?= /usr/local
SWIFT ?= swift
SANITIZERS ?= address thread
# The bundled runtime makes programs that need no Swift where they run, and no library of C++ either.
# Nobody debugs or extends what is installed: without symbols it is half the size, and starts sooner.
# The library for patterns would come with an import that the compiler adds to each file by itself.
STATIC = -c release --static-swift-stdlib -Xlinker -s -Xlinker --no-export-dynamic \
  -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import \
  -Xswiftc -L$(LINKED) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
# Found there before the shared one.
LINKED = $(CURDIR)/.build/linked
# The command for people; the demos stay in the build folder.
INSTALLED = formwork
# The last run of all tests says which snapshots it asked for.
SNAPSHOTS_USED = .build/snapshots-used

.DEFAULT_GOAL := help
.PHONY: bare help build release demo demo-gallery demo-checkout demo-settings demo-installer test test-outside review \
  report pictures sanitize fuzz bench lint format ssh-demo load docs install clean swift

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

swift:
	@command -v $(SWIFT) >/dev/null 2>&1 || { \
	  echo "Swift 6.2 or newer is needed and not in PATH; https://www.swift.org/install tells how to get it." >&2; \
	  exit 1; }

build: swift ## build everything (CONFIGURATION=debug or release)
	@Tests/install-requirements build
	@$(SWIFT) build -c $(CONFIGURATION)

release: swift linked ## build for release, the Swift runtime included
	@Tests/install-requirements build
	@$(SWIFT) build $(STATIC)

# ARGUMENTS are those of the demo: `make demo-checkout ARGUMENTS=de_DE`.
define run-demo
@Tests/install-requirements build
@test -x .build/$(CONFIGURATION)/$(1) || \
  echo "Building $(1); the first time this takes a minute." >&2
@$(SWIFT) build -c $(CONFIGURATION) --product $(1) >&2
@SWIFT_BACKTRACE=enable=no .build/$(CONFIGURATION)/$(1) $(ARGUMENTS)
endef

demo: swift ## install what is missing, build and run the sign-up form
	$(call run-demo,signup)

demo-gallery: swift ## run the gallery: every kind, style, state and overflow mode
	$(call run-demo,gallery)

demo-checkout: swift ## run a checkout: addresses by country, cards by brand
	$(call run-demo,checkout)

demo-settings: swift ## run settings that hold at once
	$(call run-demo,settings)

test: swift ## install what the tests need and run them all
	@Tests/install-requirements test
	@mkdir -p .build && : >$(SNAPSHOTS_USED)
	@FORMWORK_SNAPSHOTS_USED="$(CURDIR)/$(SNAPSHOTS_USED)" SWIFT_BACKTRACE=enable=no \
	  $(SWIFT) test --disable-xctest

test-outside: swift ## run the tests of a package that uses Formwork as others do
	@Tests/install-requirements build
	@SWIFT_BACKTRACE=enable=no $(SWIFT) test --package-path Tests/OutsideUser --scratch-path .build-outside

review: swift ## walk through screens that changed in the last tests, accept or reject them
	@$(SWIFT) build --product formwork >&2
	@.build/debug/formwork review --used=$(SNAPSHOTS_USED) Tests

report: swift ## write the screens that changed in the last tests, as pictures, to .build/report.html
	@$(SWIFT) build --product formwork >&2
	@.build/debug/formwork review --used=$(SNAPSHOTS_USED) --report .build/report.html Tests

# Keys of a person who is corrected, corrects, and is done.
PICTURE_KEYS = Ada Lovelace<Tab>ada@<Tab><Wait 1500ms><S-Tab>example.org<Tab>5551234567<Tab>correct horse<Tab><Wait 1500ms>

pictures: swift ## make the pictures of the documentation anew
	@$(SWIFT) build --product formwork >&2
	@.build/debug/formwork replay --keys '$(PICTURE_KEYS)' --size 64x19 --print animation \
	  docs/pictures/signup.json >.build/signup.svg
	@mv .build/signup.svg docs/pictures/signup.svg

# Random tests of plain values take too long under sanitizers; make fuzz tries the same with one of them.
UNSANITIZED = EditingPropertyTests|TextFormatPropertyTests|InputDecoderRandomTests|ColumnWidthPropertyTests

# ThreadSanitizer writes a file of its own where a test forbids files to grow.
UNSANITIZED_thread = |InstallerAnswersTests/full

sanitize: $(SANITIZERS:%=sanitize-%) ## run the tests with the address sanitizer, which finds leaks too, then with the thread sanitizer

sanitize-%: swift
	@Tests/install-requirements test
	@SWIFT_BACKTRACE=enable=no FORMWORK_WALK_EVENTS=5000 \
	  LSAN_OPTIONS='suppressions=$(CURDIR)/Tests/Support/leaks-of-others:print_suppressions=0' \
	  TSAN_OPTIONS='suppressions=$(CURDIR)/Tests/Support/races-of-others' \
	  $(SWIFT) test --disable-xctest --sanitize=$* --scratch-path .build-$* --skip '$(UNSANITIZED)$(UNSANITIZED_$*)'

.PHONY: linked
linked:
	@mkdir -p $(LINKED) && ln -sf "$$(clang -print-file-name=libstdc++.a)" $(LINKED)/

fuzz: swift ## try random bytes on what reads bytes; FUZZ_SECONDS (20) or FUZZ_RUNS for each of five targets
	@Tests/install-requirements build
	@SWIFT=$(SWIFT) Tests/Fuzz/fuzz $(FUZZ_TARGETS)

bench: swift linked ## measure start, keys, memory and pastes of a form built for release
	@Tests/install-requirements build
	@command -v python3 >/dev/null 2>&1 || { echo "make bench needs Python 3." >&2; exit 1; }
	@$(SWIFT) build $(STATIC) --product bench-form >&2
	@Tests/Benchmarks/bench .build/release/bench-form

lint: swift ## check how the sources are laid out
	@$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Demos

format: swift ## lay the sources out
	@$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Demos

demo-installer: swift ## try the installer, into a new folder under /tmp
	@Tests/install-requirements build
	@$(SWIFT) build -c $(CONFIGURATION) --product installer >&2
	@SWIFT_BACKTRACE=enable=no .build/$(CONFIGURATION)/installer --draft .build/installer.draft \
	  --target /tmp/new-system $(ARGUMENTS)

# The demos that the chooser offers; those that this tree has are built.
DEMOS = $(filter $(notdir $(wildcard Demos/*)),signup installer checkout settings gallery)

ssh-demo: swift ## serve the demos over SSH on this machine
	@Tests/install-requirements build
	@for product in $(DEMOS) chooser; do \
	  $(SWIFT) build -c $(CONFIGURATION) --product $$product >&2 || exit 1; \
	done
	@Demos/ssh/serve

load: swift ## measure 100 sessions over SSH on this machine, beside those of a form in C
	@Tests/install-requirements test
	@for product in signup installer; do $(SWIFT) build -c release --product $$product >&2 || exit 1; done
	@Tests/Load/load


docs: swift ## write the reference of the Swift interface to docs/site
	@Tests/install-requirements build
	@docs/build-reference

bare: command ## run the release of the command where there is nothing but its libraries
	@Tests/bare-system .build/release/formwork

SHARE = $(DESTDIR)$(PREFIX)/share

.PHONY: command
command: swift linked
	@Tests/install-requirements build
	@$(SWIFT) build $(STATIC) --product formwork

install: command ## install the command, its manual page and completions under PREFIX (/usr/local)
	@install -d "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)/man/man1" "$(SHARE)/formwork" \
	  "$(SHARE)/bash-completion/completions" "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	@install -m 755 $(INSTALLED:%=.build/release/%) "$(DESTDIR)$(PREFIX)/bin"
	@install -m 644 docs/formwork.1 "$(SHARE)/man/man1"
	@install -m 644 docs/form.schema.json "$(SHARE)/formwork"
	@.build/release/formwork completions bash >"$(SHARE)/bash-completion/completions/formwork"
	@.build/release/formwork completions zsh >"$(SHARE)/zsh/site-functions/_formwork"
	@.build/release/formwork completions fish >"$(SHARE)/fish/vendor_completions.d/formwork.fish"

clean: ## remove what was built
	@rm -rf .build .build-* docs/site
