"""The OpenAPI description says as much as the server checks."""

from __future__ import annotations

import msgspec
from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi.spec import OpenAPIType, Reference, Schema
from litestar.typing import FieldDefinition
from msgspec.inspect import IntType, ListType, StructType, Type, UnionType, type_info

LIMITS = {
    "ge": "minimum",
    "le": "maximum",
    "min_length": "min_length",
    "max_length": "max_length",
    "pattern": "pattern",
}
"""What msgspec calls a limit, and what the description calls it."""


class StrictStructs(StructSchemaPlugin):
    """Litestar describes a Struct, but neither that it takes no other fields nor the limits of what may be null."""

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        schema = super().to_openapi_schema(field_definition, schema_creator)
        if field_definition.type_.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
        info = type_info(field_definition.type_)
        assert isinstance(info, StructType)
        for field in info.fields:
            add_limits((schema.properties or {})[field.encode_name], field.type)
        return schema


def add_limits(schema: Schema | Reference, kind: Type) -> None:
    """The limits of every kind of value that a field may have."""
    if isinstance(schema, Reference):
        return
    if isinstance(kind, msgspec.inspect.Metadata):
        add_limits(schema, kind.type)
    elif isinstance(kind, ListType) and isinstance(schema.items, Schema):
        add_limits(schema.items, kind.item_type)
    elif isinstance(kind, UnionType):
        for one in kind.types:
            wanted = OpenAPIType.INTEGER if isinstance(one, IntType) else OpenAPIType.STRING
            for part in [*(schema.one_of or ()), *(schema.any_of or ())]:
                if isinstance(part, Schema) and part.type == wanted and not part.enum:
                    write_limits(part, one)


def write_limits(schema: Schema, kind: Type) -> None:
    for ours, theirs in LIMITS.items():
        if getattr(kind, ours, None) is not None:
            setattr(schema, theirs, getattr(kind, ours))
