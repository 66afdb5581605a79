"""Write the page's types from the server's Structs: `python tools/page_types.py`."""

import types
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from futaie.server import wire

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Made by tools/page_types.py from src/futaie/server/wire.py. Do not edit.\n"


def page_types() -> str:
    structs = [thing for thing in vars(wire).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    own = [struct for struct in structs if struct.__module__ == wire.__name__]
    unions = {name: thing for name, thing in vars(wire).items() if isinstance(thing, types.UnionType)}
    described = [interface(inspect.type_info(struct)) for struct in own]
    described += [f"export type {name} = {written(inspect.type_info(thing))};\n" for name, thing in unions.items()]
    return "\n".join([HEAD, *described])


def interface(struct: Any) -> str:
    """A field with a default may be left out by the sender."""
    lines = [f'  {struct.tag_field}: "{struct.tag}";'] if struct.tag_field else []
    for field in struct.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([f"export interface {struct.cls.__name__} {{", *lines, "}\n"])


def written(kind: Any) -> str:
    match kind:
        case inspect.Metadata():
            return written(kind.type)
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(map(written, kind.types))
        case inspect.ListType():
            inner = written(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
    return {
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "any",
    }[type(kind)]


if __name__ == "__main__":
    FILE.write_text(page_types(), encoding="utf-8")
