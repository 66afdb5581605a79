import os

import pytest

from .support.running import Repeated, Server


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder) if os.environ.get("FUTAIE_DEEP") else Repeated(folder)
    yield server
    server.end()


@pytest.fixture
def server(running, request):
    """One for all tests of a file. As with hypothesis, failures are reproducible; only the large profile is random."""
    if isinstance(running, Repeated):
        running.begin(request.node.name[:120])
    return running


@pytest.fixture
def fresh(tmp_path):
    """A separate server, to stop or to kill."""
    server = Server(tmp_path)
    yield server
    server.end()
