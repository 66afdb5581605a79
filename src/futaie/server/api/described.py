"""How the API is described: OpenAPI 3.1, its refusals included."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from litestar import Response, Router
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, Reference

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


class Description(OpenAPI):
    """Made when somebody asks for it, which takes longer than all the rest of a start."""

    def to_schema(self) -> dict[str, Any]:
        """Any request may be refused, always with the same kind of answer."""
        for path in (self.paths or {}).values():
            for operation in (path.get, path.post, path.delete):
                if operation is not None and operation.responses is not None:
                    operation.responses.pop("400", None)
                    operation.responses["4XX"] = REFUSED
        return super().to_schema()


class Described(OpenAPIConfig):
    def to_openapi_schema(self) -> OpenAPI:
        made = super().to_openapi_schema()
        return Description(**{field.name: getattr(made, field.name) for field in fields(made)})


def no_page(answer: Response[Any]) -> Response[Any]:
    """The framework has a page of its own for what it does not find below the reference."""
    if answer.status_code == 404:
        raise NotFoundException
    return answer


def described() -> OpenAPIConfig:
    return Described(
        title="Futaie",
        version="1",
        description=ABOUT,
        path="/api",
        openapi_router=Router("/api", route_handlers=[], include_in_schema=False, dto=None, after_request=no_page),
        render_plugins=[ReferencePage(path="/")],
        use_handler_docstrings=True,
    )
