"""One file for each command of `futaie`; run.py picks the command and has the short ones."""
