"""The description of the API: its schemas for types that only the wire knows."""

from __future__ import annotations

from typing import Any, cast

from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from futago.table.messages import LocalizedText
from futago.texts import Text


class WireSchemas(OpenAPISchemaPlugin):
    """Describes a field by the type that it has on the wire: `extra={"wire": …}`. Texts are
    localized there."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is Text or _on_wire(field_definition) is not None

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        kind = _on_wire(field_definition) or LocalizedText
        found = schema_creator.for_field_definition(FieldDefinition.from_annotation(kind))
        return cast(Schema, found)  # a reference will do


def _on_wire(field: FieldDefinition) -> Any:
    extras = (getattr(meta, "extra", None) or {} for meta in field.metadata)
    return next((extra["wire"] for extra in extras if "wire" in extra), None)
