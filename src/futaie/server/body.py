"""Bodies of requests: JSON, taken at its word. The framework reads them like text in an address, where 0 may be false
and "1" a number."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from litestar.dto import AbstractDTO
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition

from futaie.server.malformed import wrong_field
from futaie.server.reasons import ServerWhy, refused


class Body(AbstractDTO[Any]):
    """How a handler gets its `data`. There is nothing to be transferred between models, so nothing of that is used."""

    decoders: ClassVar[dict[str, msgspec.json.Decoder[Any]]] = {}
    """By handler."""

    def decode_bytes(self, value: bytes) -> Any:
        try:  # of what it passes over the decoder does not look whether it is text
            return self.decoders[self.asgi_connection.route_handler.handler_id].decode(value.decode())
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
