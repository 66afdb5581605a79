"""The requests and answers of tables, as messages (msgspec). The page's types are made from these modules."""

from futaie.tables.wire import answers, basics, live, requests

MODULES = (basics, requests, answers, live)
