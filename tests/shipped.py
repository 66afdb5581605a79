"""The games that ship. Toys join them in tests that need them; no server knows them."""

from pathlib import Path

from futaie import games

TOYS = {folder.name.replace("_", "-") for folder in (Path(__file__).parent / "toys").iterdir() if folder.is_dir()}
GAMES = {name: game for name, game in games().items() if name not in TOYS}
COUNTED = [name for name, game in GAMES.items() if game.count is not None]
"""Those of which a real table can be counted."""
