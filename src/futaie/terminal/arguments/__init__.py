"""What is typed after `futaie`: its order and spelling, the arguments, files, help pages."""
