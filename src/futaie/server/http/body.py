"""Bodies of requests: strictly typed JSON. The framework would read them as leniently as a query string, where 0 may be
false and "1" a number."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from litestar.dto import AbstractDTO
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition

from futaie.server.http.malformed import wrong_field
from futaie.server.reasons import ServerWhy
from futaie.tables.reasons import refused


class Body(AbstractDTO[Any]):
    """How a handler gets its `data`. Nothing has to be converted between models, so that part of the DTO is unused."""

    decoders: ClassVar[dict[str, msgspec.json.Decoder[Any]]] = {}
    """By handler."""

    def decode_bytes(self, value: bytes) -> Any:
        decoder = self.decoders[self.asgi_connection.route_handler.handler_id]
        try:  # the decoder does not check that the fields it skips are valid text
            return decode(decoder, value.decode())
        except msgspec.DecodeError as error:
            raise refused(ServerWhy.MALFORMED, about=wrong_field(str(error))) from error
        except UnicodeDecodeError as error:
            raise refused(ServerWhy.MALFORMED, about="body: Invalid UTF-8") from error
        except RecursionError as error:
            raise refused(ServerWhy.MALFORMED, about="body: Nested too deep") from error

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: object = None
    ) -> None:
        cls.decoders[handler_id] = msgspec.json.Decoder(field_definition.annotation)

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any
    ) -> Reference | Schema:
        found: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return found


def decode(decoder: msgspec.json.Decoder[Any], text: str) -> Any:
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        if not str(error).startswith("Expected `int"):
            raise
    return msgspec.convert(whole(msgspec.json.decode(text)), decoder.type)


def whole(value: Any) -> Any:
    """JSON Schema, and some languages' JSON writers, treat 7.0 as an integer."""
    match value:
        case float():
            return int(value) if value.is_integer() else value
        case list():
            return [whole(part) for part in value]
        case dict():
            return {name: whole(part) for name, part in value.items()}
    return value
