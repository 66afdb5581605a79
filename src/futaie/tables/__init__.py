"""Tables: who sits where, the match they play, and what each reader may see of it.

No network, no storage, no tasks: the server wraps this package, and a worker in a browser can do the same. It needs
nothing but Python and msgspec. What a caller uses:

- `opening`: a new table, or a try at the day's orchard; `rematch`: the same table again.
- `commands`: what people do at a table. Each function checks who asks, and does everything or nothing.
- `Table`: what happens by itself: time runs out, a table is closed, a match is aborted.
- `thinking`: which bots are to move, on which imagined position they think, and hints for people.
- `readers`: a reader's present view, and their news; `replay`: the same for earlier moments.
- `persistence`: what to store, as plain data, and a table restored from it. `Table.take_changes()` returns the changes
  since the last call: store them first, then tell people.

The caller passes the time (`Moment`), says who is present (`Table.present`), and changes one table at a time.
"""
