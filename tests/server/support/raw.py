"""Requests that no library would send."""

import socket


def say(server, lines, body=b""):
    """Sends a request exactly as written; returns the complete answer."""
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall("\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1") + body)
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    head, _, said = answer.partition(b"\r\n\r\n")
    status, *headers = head.decode("latin-1").split("\r\n")
    return int(status.split()[1]), dict(line.split(": ", 1) for line in headers), said
