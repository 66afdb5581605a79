"""The arena: players meet on the same deals from every seat, as many games at once as there are processes.

meeting.py says who sits where on which deal, play.py plays one game, runner.py all of them. results.py stores finished
games, statistics/ evaluates them. programs/ seats programs in any language (docs/protocol.md).
"""
