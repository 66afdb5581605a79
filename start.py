"""Play in the browser: `python3 start.py`; or run any futaie command: `python3 start.py play hortis`."""

import os
import subprocess
import sys

if sys.version_info < (3, 11):
    sys.exit("futaie needs Python 3.11 or newer, and this is %d.%d. Try: python3.11 start.py" % sys.version_info[:2])

from tools import workshop

workshop.make_venv("play", "test")
wheel = workshop.wheel()
workshop.install(wheel, workshop.VENV)
if workshop.interpreted(wheel):
    print("No C compiler here (or FUTAIE_INTERPRETED=1): playing interpreted, the same game but slower.", flush=True)
os.environ["FUTAIE_COMMAND"] = "python3 start.py"
command = [str(workshop.BIN / "futaie"), *(sys.argv[1:] or ["serve", "--open"])]
if os.name == "nt":
    sys.exit(subprocess.call(command, env=workshop.environment()))
os.execve(command[0], command, workshop.environment())
