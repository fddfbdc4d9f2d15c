"""Reads the schemas of docs/schema, and finds which of their fields a line of output has."""
import json
import pathlib
import re


class Schemas:
    """All schemas of a directory. The name of a schema is the name of its file without the ending: "check"."""

    def __init__(self, directory):
        self.directory = pathlib.Path(directory).resolve()
        self.documents = {path.name.removesuffix(".schema.json"): json.loads(path.read_text())
                          for path in sorted(self.directory.glob("*.schema.json"))}

    def resolve(self, name, reference):
        """Returns the target of a $ref in the schema `name`: the name of its document, and the schema."""
        file, _, pointer = reference.partition("#")
        name = file.removesuffix(".schema.json") if file else name
        schema = self.documents[name]
        for step in pointer.split("/")[1:]:
            schema = schema[step]
        return name, schema

    def plain(self, name, schema):
        """Returns the schema with its $refs followed to the end."""
        while "$ref" in schema:
            name, schema = self.resolve(name, schema["$ref"])
        return schema

    def objects(self):
        """Returns every object with fields: its place, such as "check#/$defs/sum", and its schema."""
        for name, document in self.documents.items():
            if "properties" in document:
                yield name, document
            for part, schema in document.get("$defs", {}).items():
                if "properties" in schema:
                    yield f"{name}#/$defs/{part}", schema

    def fields(self):
        """Returns every field, such as "check#/$defs/sum games"."""
        for place, schema in self.objects():
            for field in list(schema["properties"]) + list(schema.get("patternProperties", {})):
                yield f"{place} {field}"


def walk(schemas, is_valid, name, schema, value, seen, place=None):
    """Returns the fields of `value` that the schema does not name, and adds the fields that it names to `seen`.

    `is_valid(name, schema, value)` decides which of several schemas a value fits.
    """
    if isinstance(value, list):
        return [unknown for item in value
                for unknown in walk(schemas, is_valid, name, schema.get("items", {}), item, seen)]
    if not isinstance(value, dict):
        return []
    known, unknown = set(), []
    stack = [(name, schema, name if schema is schemas.documents[name] else place)]
    while stack:
        name, part, place = stack.pop()
        if "$ref" in part:
            pointer = part["$ref"].partition("#")[2]
            target, resolved = schemas.resolve(name, part["$ref"])
            stack.append((target, resolved, f"{target}#{pointer}" if pointer else target))
        for branch in part.get("oneOf", []):
            if ("properties" in branch or "$ref" in branch) and is_valid(name, branch, value):
                stack.append((name, branch, place))
        for field, below in part.get("properties", {}).items():
            if field in value:
                known.add(field)
                seen.add(f"{place} {field}")
                unknown += walk(schemas, is_valid, name, below, value[field], seen)
        for pattern, below in part.get("patternProperties", {}).items():
            for field in value:
                if re.match(pattern, field):
                    known.add(field)
                    seen.add(f"{place} {pattern}")
                    unknown += walk(schemas, is_valid, name, below, value[field], seen)
        if "additionalProperties" in part:  # any names, such as those of tags
            known.update(value)
    return unknown + [field for field in value if field not in known]
