"""The requests and answers of tables, as messages (msgspec). The page's types are made from these modules."""

from futaie.tables.wire import asked, basics, live, told

MODULES = (basics, asked, told, live)
