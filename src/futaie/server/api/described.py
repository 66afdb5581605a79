"""How the API is described: OpenAPI 3.1, its refusals included."""

from __future__ import annotations

from litestar import Litestar
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Reference

from futaie.server.api.reference import ReferencePage
from futaie.server.wire import Refusal

ABOUT = (
    "Tables for people and bots. Begin with GET /health, which sets the cookie futaie-csrf; send its value back as the "
    "header x-futaie-csrf with every POST and DELETE. POST /api/me makes a guest. "
    "Live updates come over a WebSocket at /api/live."
)
STALE = {409: ResponseSpec(Refusal, description="The decision is out of date: `state` is how the table stands.")}
REFUSED = OpenAPIResponse(
    description="Refused: why, as a code and as a sentence in the caller's language.",
    content={"application/json": OpenAPIMediaType(schema=Reference("#/components/schemas/Refusal"))},
)


def described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Futaie",
        version="1",
        description=ABOUT,
        path="/api",
        render_plugins=[ReferencePage(path="/")],
        use_handler_docstrings=True,
    )


def describe_refusals(app: Litestar) -> None:
    """Any request may be refused, always with the same kind of answer."""
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.post, path.delete):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["4XX"] = REFUSED
