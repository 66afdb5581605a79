"""A slow but honest program: `python sleepy.py SECONDS FILE`; it writes its number into the file."""

import json
import os
import sys
import time
from pathlib import Path

with Path(sys.argv[2]).open("a") as file:
    file.write(f"{os.getpid()}\n")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        time.sleep(float(sys.argv[1]))
        print(json.dumps({"decision": message["decision"], "action": message["actions"][0]["action"]}), flush=True)
