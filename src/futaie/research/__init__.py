"""The same games for researchers: `zoo` for PettingZoo, `gym` for Gymnasium, `spiel` for OpenSpiel.

They need what the extra `research` installs; nothing else in futaie does.
"""
