"""The API in OpenAPI 3.1, its refusals included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Annotated, Any

import msgspec
from litestar import Response, Router
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import Components, OpenAPI, SecurityScheme
from litestar.params import PathParameter

from futaie.server.api import messages
from futaie.server.api.description.reference import ReferencePage
from futaie.server.people.visitors import COOKIE, CSRF_COOKIE, CSRF_HEADER
from futaie.tables import wire
from futaie.tables.wire.answers import Refusal

MODULES = (*wire.MODULES, messages)
"""Every message on the wire."""
ABOUT = (
    f"Tables for people and bots. Begin with GET /health, which sets the cookie {CSRF_COOKIE}; send its value back as "
    f"the header {CSRF_HEADER} with every POST and DELETE. POST /api/me makes a guest, and sets the cookie of the "
    "session. HEAD is answered wherever GET is. Live updates come over a WebSocket at /api/live."
)
STALE = {
    409: ResponseSpec(
        Refusal, description="The decision is out of date: `state` is how the table stands.", generate_examples=False
    )
}
SESSION = "session"
FOR_SOMEBODY: list[dict[str, list[str]]] = [{SESSION: []}]
"""For operations that need a session."""
FOR_EVERYBODY: list[dict[str, list[str]]] = [{}, {SESSION: []}]
"""Without a session the caller is a spectator."""
LEAST = {"minimum": 0}
"""The framework leaves out bounds that are 0."""
OfSeat = Annotated[int, PathParameter(ge=0, le=7, schema_extra=LEAST)]
"""A seat in a path."""
PLACE = "#/components/schemas/"
REFUSED = {
    "description": "Refused: why, as a code and as a sentence in the caller's language.",
    "content": {"application/json": {"schema": {"$ref": f"{PLACE}Refusal"}}},
}
TOKEN = [
    {
        "name": CSRF_HEADER,
        "in": "header",
        "required": True,
        "description": f"the value of the cookie {CSRF_COOKIE}",
        "schema": {"type": "string"},
    },
    {
        "name": CSRF_COOKIE,
        "in": "cookie",
        "required": True,
        "description": "set by GET /health, and by any other GET as long as it is not there",
        "schema": {"type": "string"},
    },
]


class Description(OpenAPI):
    """Made when somebody asks for it, because that takes longer than the rest of a start."""

    def to_schema(self) -> dict[str, Any]:
        made = super().to_schema()
        for method, operation in operations(made):
            complete(method, operation)
        made["components"]["schemas"] = exactly(made["components"]["schemas"])
        return made


def operations(made: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for methods in made["paths"].values():
        yield from methods.items()


def complete(method: str, operation: dict[str, Any]) -> None:
    """Any request may be refused, always with the same kind of answer; and changes need the token."""
    operation["responses"].pop("400", None)
    operation["responses"] |= {"4XX": REFUSED, "5XX": REFUSED}
    body = operation.get("requestBody")
    if body is not None and {"type": "null"} in body["content"]["application/json"]["schema"].get("oneOf", []):
        body["required"] = False
    for parameter in operation.get("parameters", []):
        parameter["schema"] = given(parameter["schema"])
    if method != "get":
        operation["parameters"] = [*operation.get("parameters", []), *TOKEN]


def given(schema: dict[str, Any]) -> dict[str, Any]:
    """Allows `null` for a parameter too, which means leaving it out."""
    kinds = [kind["type"] for kind in schema.get("oneOf", [])]
    return {name: part for name, part in schema.items() if name != "oneOf"} | {"type": kinds} if kinds else schema


def exactly(schemas: dict[str, Any]) -> dict[str, Any]:
    """msgspec's own description of what it accepts, with all bounds: the framework loses some."""
    kinds = {getattr(module, name) for name in schemas for module in MODULES if hasattr(module, name)}
    _, found = msgspec.json.schema_components(kinds, ref_template=f"{PLACE}{{name}}")
    for schema in found.values():
        if "description" in schema:
            schema["description"] = " ".join(schema["description"].split())
    return dict(sorted(found.items()))


class Described(OpenAPIConfig):
    def to_openapi_schema(self) -> OpenAPI:
        made = super().to_openapi_schema()
        return Description(**{field.name: getattr(made, field.name) for field in fields(made)})


def no_page(answer: Response[Any]) -> Response[Any]:
    """Replaces the framework's own page for unknown paths below the reference."""
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
        components=Components(
            security_schemes={
                SESSION: SecurityScheme(
                    type="apiKey", security_scheme_in="cookie", name=COOKIE, description="set by POST /api/me"
                )
            }
        ),
        security=FOR_EVERYBODY,
    )
