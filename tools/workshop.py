"""What start.py and check.py share: the environment in .venv/ and the wheel in build/. Standard library only."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from pathlib import Path

from tools import page

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
WHEELS = ROOT / "build" / "wheel"
DEBIAN_PYTHON = f"python3.{sys.version_info.minor}" if sys.base_prefix == "/usr" else None
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
"""What can drive the page in tests, the quickest first: the shell is Chromium without the windows around a page."""


def environment(**more: str) -> dict[str, str]:
    """The variables for child processes: ours (pip's, proxies, certificates…) but not another environment's paths."""
    foreign = ("MYPYPATH", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if name not in foreign} | more


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def quietly(what: str, *command: str | Path, advice: str = "") -> None:
    """Run a command behind one line of progress; show what it said only if it fails."""
    print(f"{what} ...", end="", flush=True)
    start = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False)
    print(f" {time.monotonic() - start:.0f} s" if done.returncode == 0 else " failed:", flush=True)
    if done.returncode != 0:
        said = (done.stdout + done.stderr).splitlines()
        sys.exit("\n".join([*said[-3:], advice] if advice else said[-40:]))


def digest(files: Iterable[Path], *more: object) -> str:
    key = hashlib.sha256(repr((sys.version_info, sys.base_prefix, sysconfig.get_platform(), str(ROOT), *more)).encode())
    for file in sorted(files):
        key.update(f"\n{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return key.hexdigest()[:16]


def stamped(stamp: Path, *keys: str) -> bool:
    return stamp.is_file() and stamp.read_text() in keys


def apt_install(packages: list[str], why: str) -> None:
    """Install Debian packages where we may; otherwise say which are missing."""
    if shutil.which("apt-get") and os.name == "posix" and os.geteuid() == 0:
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        quietly("Updating Debian's package lists", "apt-get", "update")
        quietly(f"Installing {' '.join(packages)}", "apt-get", "install", "-y", *packages)
        importlib.invalidate_caches()
    elif shutil.which("apt-get"):
        sys.exit(f"{why} Install what is missing with: sudo apt-get install {' '.join(packages)}")
    else:
        sys.exit(f"{why} Install what is missing (on Debian: {' '.join(packages)}), then try again.")


def make_venv(requirements: str, *or_more: str) -> None:
    """Make .venv/ with these requirements, unless it is whole and has them (or more) already."""
    keys = [digest([ROOT / "requirements" / f"{name}.txt"]) for name in (requirements, *or_more)]
    if PYTHON.exists() and stamped(VENV / "futaie-requirements", *keys):
        return
    if not (importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv")):
        apt_install([f"{DEBIAN_PYTHON or 'python3'}-venv"], f"{sys.executable} has no venv module.")
    shutil.rmtree(VENV, ignore_errors=True)
    quietly("Making .venv", sys.executable, "-m", "venv", VENV)
    pip_install("its packages, once", "--require-hashes", "-r", ROOT / "requirements" / f"{requirements}.txt")
    (VENV / "futaie-requirements").write_text(keys[0])


def pip_install(what: str, *options: str | Path) -> None:
    advice = "Is there a network? pip's own settings (pip.conf, PIP_INDEX_URL, HTTPS_PROXY...) are used as they are."
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    quietly(f"Installing {what}", *pip, *options, advice="" if "--no-index" in options else advice)


def can_compile() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return bool(shutil.which(compiler.split()[0])) and Path(sysconfig.get_path("include"), "Python.h").exists()


def wheel() -> Path:
    """The wheel of these sources, rebuilt only when they (or the compiler) have changed."""
    made = ("__pycache__", "built")
    sources = [file for file in (ROOT / "src").rglob("*") if file.is_file() and not set(made) & set(file.parts)]
    sources += [ROOT / "hatch_build.py", ROOT / "pyproject.toml", ROOT / "tools" / "page.py", *page.sources()]
    key = digest(sources, can_compile(), os.environ.get("FUTAIE_INTERPRETED"))
    if not (WHEELS / key).is_dir():
        get_node()
        shutil.rmtree(WHEELS, ignore_errors=True)
        quietly("Building futaie", PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", WHEELS / "unfinished")
        (WHEELS / "unfinished").rename(WHEELS / key)
    return next((WHEELS / key).glob("*.whl"))


def get_node() -> None:
    """Node for building the page: this machine's, or a Python package with it."""
    probe = [PYTHON, "-c", "from tools.page import find_node; raise SystemExit(find_node() is None)"]
    if subprocess.run(probe, cwd=ROOT, env=environment(), check=False).returncode:
        pip_install("Node, once", "--require-hashes", "-r", ROOT / "requirements" / "node.txt")


def install(file: Path, folder: Path, *options: str | Path) -> None:
    """Install a wheel, unless the folder has it already."""
    stamp = folder / "futaie-wheel"
    if not stamped(stamp, file.parent.name):
        stamp.unlink(missing_ok=True)
        pip_install("futaie", "--no-index", "--no-deps", "--force-reinstall", *options, file)
        stamp.write_text(file.parent.name)


def interpreted(file: Path) -> bool:
    return file.name.endswith("-none-any.whl")
