"""Try each Python on this machine that futaie supports: a fresh environment, a wheel, a part of the tests.

`python3 tools/versions.py` tries python3.11 and later on PATH and in pyenv; `python3 tools/versions.py 3.13` only one.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST, NEWEST = 11, 15
TESTS = ("tests/core", "tests/test_battery.py", "tests/test_playthroughs.py", "tests/record", "tests/terminal")
VERSION = "import sys; print('%d.%d.%d' % sys.version_info[:3])"


def interpreters() -> dict[str, str]:
    """The newest of each minor version, by its version."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    names = [f"python3.{minor}" for minor in range(OLDEST, NEWEST + 1)]
    programs = [path for name in names if (path := shutil.which(name))]
    programs += [str(path) for path in pyenv.glob("3.*/bin/python3")]
    found: dict[int, tuple[list[int], str]] = {}
    for program in programs:
        done = subprocess.run([program, "-c", VERSION], capture_output=True, text=True, check=False)
        version = [int(part) for part in re.findall(r"\d+", done.stdout)]  # none where pyenv has only a shim
        if version and OLDEST <= version[1] <= NEWEST:
            found[version[1]] = max(found.get(version[1], ([], "")), (version, program))
    return {".".join(map(str, version)): program for _, (version, program) in sorted(found.items())}


def outcome(program: str, folder: Path) -> str:
    """What the tests say, or the step that failed."""
    python, package = folder / "venv" / "bin" / "python", folder / "compiled"
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    wheel = [python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder / "wheel"]
    tests = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tools.mode", *TESTS]
    steps: dict[str, list[str | Path]] = {
        "environment": [program, "-m", "venv", folder / "venv"],
        "packages": [*pip, "--require-hashes", "-r", ROOT / "requirements" / "test.txt"],
        "wheel": wheel,
        "installation": [
            *pip,
            "--no-index",
            "--no-deps",
            "--find-links",
            folder / "wheel",
            "--target",
            package,
            "futaie",
        ],
        "tests": tests,
    }
    said = ""
    for name, command in steps.items():
        variables = os.environ | {"PYTHONPATH": str(package) if name == "tests" else ""}
        done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False)
        said = done.stdout + done.stderr
        if done.returncode:
            (ROOT / "build" / "versions.log").write_text(said)
            return f"{name} failed (build/versions.log): {said.strip().splitlines()[-1][:90]}"
    return re.findall(r"\d+ passed.*", said)[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="*", help="for example 3.13; otherwise all that are found")
    wanted = tuple(parser.parse_args().versions) or ("3.",)
    good = True
    for version, program in interpreters().items():
        if version.startswith(wanted):
            start = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                said = outcome(program, Path(folder))
            good &= " passed" in said
            print(f"{version:8} {time.monotonic() - start:5.0f} s  {said}", flush=True)
    sys.exit(not good)


if __name__ == "__main__":
    main()
