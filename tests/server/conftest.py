import pytest

from .running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.end()


@pytest.fixture
def fresh(tmp_path):
    """A server of one's own, to stop or to kill."""
    server = Server(tmp_path)
    yield server
    server.end()
