"""The command line, as a process."""

import os
import resource
import subprocess
import sys


def futaie(*words, most=None, **variables):
    """`most`: how long the system lets its files become, in bytes."""

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    environment = {**os.environ, "LANGUAGE": "en", "LANG": "en_GB.UTF-8", **variables}
    command = [sys.executable, "-m", "futaie", *map(str, words)]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
        preexec_fn=None if most is None else limit,
    )
