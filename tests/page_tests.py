"""What Python says, handed to the page's own tests, which compare it with what the page says."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def assert_the_page_agrees(tellings: Sequence[object], file: str, tests: str) -> None:
    """`file`: where in build/ the tests look for the tellings; `tests`: part of the name of their file."""
    path = ROOT / "build" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(tellings))
    try:
        command = [sys.executable, ROOT / "tools" / "page.py", "test", tests]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    finally:
        path.unlink()
