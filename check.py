"""Pass all tests: `python3 check.py`; the fastest: `--quick`; large ones too: `--deep`; some: `-k larbre`, `-- -x`."""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time

if sys.version_info < (3, 11):
    sys.exit("futaie needs Python 3.11 or newer, and this is %d.%d. Try: python3.11 check.py" % sys.version_info[:2])

from tools import workshop

COMPILED = workshop.ROOT / "build" / "compiled"
NO_TESTS = 5
"""What pytest exits with where none matches. What -k looks for may run in one mode only."""


def build() -> None:
    """Put the compiled package into build/compiled/."""
    os.environ.pop("FUTAIE_INTERPRETED", None)
    if not workshop.can_compile():
        headers = [f"{workshop.DEBIAN_PYTHON}-dev"] if workshop.DEBIAN_PYTHON else []
        workshop.apt_install(["gcc", "libc6-dev", *headers], "No C compiler, or no Python headers.")
    wheel = workshop.wheel()
    if workshop.interpreted(wheel):
        sys.exit("The wheel came out interpreted: is the C compiler whole? (On Debian: apt-get install gcc libc6-dev.)")
    if not workshop.stamped(COMPILED / "futaie-wheel", wheel.parent.name):
        shutil.rmtree(COMPILED, ignore_errors=True)
    workshop.install(wheel, COMPILED, "--target", COMPILED)


def chromium() -> None:
    """What tests/browser/ drives."""
    if not any(map(shutil.which, workshop.BROWSERS)):
        workshop.apt_install([workshop.BROWSERS[0]], "There is no chromium for the tests of the page.")


def tool(*command: str, fine: tuple[int, ...] = (0,), **variables: str) -> int:
    environment = workshop.environment(**{"PYTHONPATH": "src"} | variables)
    program = [str(workshop.BIN / command[0]), *command[1:]]
    code = subprocess.call(program, cwd=workshop.ROOT, env=environment)
    if code not in fine:
        sys.exit(code)
    return code


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="only the rules, interpreted, and the page's pure parts")
    parser.add_argument("--deep", action="store_true", help="large hypothesis profiles, slow statistics, all twice")
    parser.add_argument("--coverage", action="store_true", help="also say which lines no test has run (twice as slow)")
    parser.add_argument("-k", metavar="EXPRESSION", help="only the tests that match, as for pytest")
    parser.add_argument("pytest", nargs="*", help="after --: more arguments for pytest")
    options = parser.parse_args()
    if options.deep:
        os.environ["FUTAIE_DEEP"] = "1"
    chosen = [*(["-k", options.k] if options.k else []), *options.pytest]

    codes = []

    def tests(which: str, *more: str, package: str = "src") -> None:
        workers = ["-n", str(workshop.cores()), "--dist", "worksteal"]
        command = ["python", "-m", "pytest", *workers, "-p", "tools.mode", "--tests", which, *more, *chosen]
        codes.append(tool(*command, fine=(0, NO_TESTS), PYTHONPATH=package))

    def interpreted() -> None:
        if options.quick:
            tests("rules")
        elif options.deep or options.coverage:
            tests("all", "--ignore", "tests/browser", *(["--cov"] if options.coverage else []))
        else:
            tests("twice")

    steps = {
        "ruff check": lambda: tool("ruff", "check"),
        "ruff format": lambda: tool("ruff", "format", "--check"),
        "mypy": lambda: tool("mypy", "--strict", "src"),
        "import-linter": lambda: tool("lint-imports", "--no-logo"),
        "build": build,
        "page's types": lambda: tool("python", "tools/page.py", "check"),
        "page's lint": lambda: tool("python", "tools/page.py", "lint"),
        "page's tests": lambda: tool("python", "tools/page.py", "test"),
        "chromium": chromium,
        "tests, interpreted": interpreted,
        "tests, compiled": lambda: tests("all", package="build/compiled"),
    }
    if options.quick:
        for name in ("build", "page's types", "chromium", "tests, compiled"):
            del steps[name]
    signal.signal(signal.SIGINT, signal.default_int_handler)  # background jobs ignore it, and tests send it
    workshop.make_venv("test")
    results = dict.fromkeys(steps, "not run")
    try:
        for name, step in steps.items():
            print(f"\n== {name}", flush=True)
            start, results[name] = time.monotonic(), "FAILED"
            step()
            results[name] = f"{time.monotonic() - start:.1f} s"
        if set(codes) == {NO_TESTS}:
            sys.exit("No test matches.")
    finally:
        print("\n" + "\n".join(f"{name:20}{result:>10}" for name, result in results.items()), flush=True)


if __name__ == "__main__":
    main()
