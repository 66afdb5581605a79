"""Tables: who sits where, the match that they play, and what each reader is told of it.

No network, no storage, no tasks: whoever opens a door to tables wraps them. What it calls:

- `opening`: a new table, a try at the orchard of the day; `rematch`: the same again.
- `asking`: what people do at a table. Each function checks who asks, and refuses or does all of it.
- `Table`: what happens by itself: somebody runs out of time, a table is closed or a match aborted.
- `thinking`: which bots are to move, on which imagined position they think; hints for people.
- `readers`: what one reader may see now, and what is new to them; `past`: the same of earlier moments.
- `keeping`: what must be stored, as plain data, and making a table again from it. `Table.take_changes()` says what has
  changed since it was last asked: store it, then tell it.

The door passes the time (`Moment`), sets who is present (`Table.present`), and changes one table at a time.
"""
