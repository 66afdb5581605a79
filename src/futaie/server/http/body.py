"""Bodies of requests: JSON, taken at its word. The framework reads them like text in an address, where 0 may be false
and "1" a number."""

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
    """How a handler gets its `data`. There is nothing to be transferred between models, so nothing of that is used."""

    decoders: ClassVar[dict[str, msgspec.json.Decoder[Any]]] = {}
    """By handler."""

    def decode_bytes(self, value: bytes) -> Any:
        decoder = self.decoders[self.asgi_connection.route_handler.handler_id]
        try:  # of what it passes over the decoder does not look whether it is text
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
    """For JSON Schema, and for who writes numbers in other languages, 7.0 is an integer."""
    match value:
        case float():
            return int(value) if value.is_integer() else value
        case list():
            return [whole(part) for part in value]
        case dict():
            return {name: whole(part) for name, part in value.items()}
    return value
