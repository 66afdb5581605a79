"""The games for researchers: `zoo` for PettingZoo, `gym` for Gymnasium, `spiel` for OpenSpiel.

They need the extra `research`; nothing else in futaie does.
"""
