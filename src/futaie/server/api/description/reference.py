"""The reference of the API as a page, made from its OpenAPI description; it loads nothing from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
pre { overflow: auto; padding: .75rem; border: 1px solid; border-radius: .5rem; font-size: .875rem; }
h2 { margin-top: 2.5rem; } h3 { font-family: monospace; overflow-wrap: anywhere; }
"""


BOUNDS = ("type", "enum", "minimum", "maximum", "exclusiveMaximum", "maxLength", "pattern", "default")
"""The keywords listed for a parameter."""


class ReferencePage(OpenAPIRenderPlugin):
    made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self.made is None:
            self.made = self._make(request, openapi_schema)
        return self.made

    def _make(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        described = json.loads(self.render_json(request, openapi_schema))
        title = escape(described["info"]["title"])
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        lines = [f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body><h1>{title}</h1>']
        lines.append(f"<p>{escape(described['info'].get('description', ''))}</p>")
        lines.append(f'<p><a href="{escape(self.get_openapi_json_route(request))}">OpenAPI 3.1, as JSON</a></p>')
        lines += operations(described["paths"])
        lines.append("<h2>schemas</h2>")
        for name, schema in sorted(described["components"]["schemas"].items()):
            lines.append(f'<h3 id="{escape(name)}">{escape(name)}</h3>{code(schema)}')
        return "\n".join([*lines, "</body></html>"]).encode()


def operations(paths: dict[str, Any]) -> Iterator[str]:
    group = None
    found = [(path, method, what) for path, methods in paths.items() for method, what in methods.items()]
    for path, method, what in sorted(found, key=lambda each: (each[2].get("tags") or [""])[0]):
        tag = (what.get("tags") or [""])[0]
        if tag != group:
            group = tag
            yield f"<h2>{escape(tag)}</h2>"
        yield f"<h3>{method.upper()} {escape(path)}</h3>"
        yield f"<p>{escape(what.get('description') or what.get('summary') or '')}</p>"
        if [] not in [list(way) for way in what.get("security") or [{}]]:
            yield "<p>needs a session</p>"
        for parameter in what.get("parameters") or []:
            about = parameter.get("description") or ""
            taken = json.dumps({name: part for name, part in parameter["schema"].items() if name in BOUNDS})
            name = f"<code>{escape(parameter['name'])}</code> ({escape(parameter['in'])})"
            yield f"<p>{name} <code>{escape(taken)}</code> {escape(about)}</p>"
        body = (what.get("requestBody") or {}).get("content", {}).get("application/json", {})
        if body:
            yield f"<p>body: {links(body['schema'])}</p>"
            for example in body["schema"].get("examples", []):
                yield f"<p>for example</p>{code(example)}"
        for status, answer in (what.get("responses") or {}).items():
            said = " ".join(links(content.get("schema", {})) for content in (answer.get("content") or {}).values())
            yield f"<p>{escape(status)}: {said} {escape(answer['description'])}</p>"


def links(schema: dict[str, Any]) -> str:
    """The schemas that it refers to."""
    names = sorted(set(named(schema)))
    return ", ".join(f'<a href="#{escape(name)}">{escape(name)}</a>' for name in names)


def named(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield str(schema["$ref"]).rpartition("/")[2]
        for part in schema.values():
            yield from named(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from named(part)


def code(value: object) -> str:
    return f"<pre>{escape(json.dumps(value, ensure_ascii=False, indent=1))}</pre>"
