"""Write the page's types: what the server sends, what each game shows: `PYTHONPATH=src python tools/page_types.py`."""

import json
import re
import types
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NotRequired, Required, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import inspect

import futaie
from futaie.core.rules import outcome
from futaie.server.api.description.openapi import MODULES

PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
GAMES = Path(futaie.__file__).parent / "games"
HEAD = "// Made by tools/page_types.py from {}. Do not edit.\n"
GENERIC = {"Choice": "<Preview = unknown>", "Decision": "<Preview = unknown>"}
OF_GAMES = {
    ("Choice", "preview"): "Preview",
    ("Decision", "choices"): "Choice<Preview>[]",
    ("State", "view"): "unknown",
    ("State", "outcome"): "PlainOutcome | null",
    ("Replayed", "outcome"): "PlainOutcome | null",
}
"""What the server passes on as it is. Views and previews have another shape in each game: see its shapes.ts."""


def page_types() -> dict[Path, str]:
    """All files with their texts."""
    files = {PAGE / "wire.ts": sent()}
    for name in futaie.games():
        package = name.replace("-", "_")
        if (GAMES / package / "faces" / "shapes.py").is_file():
            module = import_module(f"futaie.games.{package}.faces.shapes")
            files[PAGE / "games" / package / "shapes.ts"] = shown(module)
    return files


def sent() -> str:
    described = [part for module in MODULES for part in module_types(module)]
    head = HEAD.format("the server's messages and futaie/core/rules/outcome.py")
    return "\n".join([head, *described, *shapes(outcome)])


def shown(module: ModuleType) -> str:
    described = shapes(module)
    common = [shape.__name__ for shape in vars(outcome).values() if is_typeddict(shape)]
    used = [name for name in common if re.search(rf"\b{name}\b", "\n".join(described))]
    imported = [f'import type {{ {", ".join(used)} }} from "../../wire";\n'] if used else []
    return "\n".join([HEAD.format(f"{module.__name__.replace('.', '/')}.py"), *imported, *described])


def module_types(module: types.ModuleType) -> list[str]:
    structs = [
        thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)
    ]
    own = [struct for struct in structs if struct.__module__ == module.__name__]
    unions = {name: thing for name, thing in vars(module).items() if isinstance(thing, types.UnionType)}
    described = [interface(inspect.type_info(struct)) for struct in own]
    return described + [
        f"export type {name} = {written(inspect.type_info(thing))};\n" for name, thing in unions.items()
    ]


def interface(struct: Any) -> str:
    """A field with a default may be left out by the sender."""
    lines = [f'  {struct.tag_field}: "{struct.tag}";'] if struct.tag_field else []
    for field in struct.fields:
        optional = "" if field.required else "?"
        kind = OF_GAMES.get((struct.cls.__name__, field.name)) or written(field.type)
        lines.append(f"  {field.encode_name}{optional}: {kind};")
    name = struct.cls.__name__
    return "\n".join([f"export interface {name}{GENERIC.get(name, '')} {{", *lines, "}\n"])


def shapes(module: ModuleType) -> list[str]:
    """What a module declares: dictionaries with fixed keys, and names for other types."""
    found = []
    for name, thing in vars(module).items():
        if is_typeddict(thing) and thing.__module__ == module.__name__:
            found.append(shape(thing))
        elif get_origin(thing) in (Literal, types.UnionType, dict):
            members = get_args(thing) if get_origin(thing) is types.UnionType else (thing,)
            found.append(f"export type {name} = {' | '.join(written(inspect.type_info(one)) for one in members)};\n")
    return found


def shape(declared: Any) -> str:
    lines = []
    for name, kind in get_type_hints(declared, include_extras=True).items():
        mark = get_origin(kind) if get_origin(kind) in (Required, NotRequired) else None
        plain = get_args(kind)[0] if mark else kind
        # `__required_keys__` does not see these marks where annotations are text.
        needed = mark is Required or (mark is None and name in declared.__required_keys__)
        lines.append(f"  {name}{'' if needed else '?'}: {written(inspect.type_info(plain))};")
    return "\n".join([f"export interface {declared.__name__} {{", *lines, "}\n"])


def written(kind: Any) -> str:
    match kind:
        case inspect.Metadata():
            return written(kind.type)
        case inspect.StructType() | inspect.TypedDictType():
            return str(kind.cls.__name__)
        case inspect.UnionType():
            return " | ".join(map(written, kind.types))
        case inspect.ListType():
            inner = written(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(map(json.dumps, kind.values))
    return {
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "any",
    }[type(kind)]


if __name__ == "__main__":
    for file, text in page_types().items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
