"""The part of JSON Schema that the schema of a table uses."""

from __future__ import annotations

import re
from typing import Any

TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
KNOWN = {
    *("$schema", "$defs", "title", "description", "$ref", "anyOf", "type", "required", "additionalProperties"),
    *("properties", "items", "minItems", "maxItems", "minLength", "maxLength", "pattern", "minimum", "maximum"),
}


def fits(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    assert set(schema) <= KNOWN, set(schema) - KNOWN
    if "$ref" in schema:
        return fits(value, root["$defs"][schema["$ref"].rpartition("/")[2]], root)
    if "anyOf" in schema:
        return any(fits(value, each, root) for each in schema["anyOf"])
    kind = TYPES[schema["type"]]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        return False
    if kind is dict:
        return _object_fits(value, schema, root)
    if kind is list:
        sized = schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value))
        return sized and all(fits(item, schema["items"], root) for item in value)
    if kind is str:
        sized = schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value))
        return sized and re.search(schema.get("pattern", ""), value) is not None
    return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))


def _object_fits(value: dict[str, Any], schema: dict[str, Any], root: dict[str, Any]) -> bool:
    fields = schema.get("properties", {})
    if not set(schema.get("required", ())) <= set(value):
        return False
    if schema.get("additionalProperties") is False and not set(value) <= set(fields):
        return False
    return all(fits(value[name], fields[name], root) for name in value if name in fields)
