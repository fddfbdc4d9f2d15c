#!/usr/bin/env python3
"""fields.py PROGRAM DOCS [--update]: docs/json.md describes every field as its schema does, and every command has a schema.

A line "<!-- fields: NAME#/$defs/PART -->" of the page precedes the table of the fields of that object, which is made from
docs/schema/NAME.schema.json; --update writes the tables.  Each object must have its table once.  A command whose
help names --json must have a schema, a section of the page and a link to the schema; no other command may have these.
"""
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from schemas import Schemas  # noqa: E402

# Schemas that are only parts of the schemas of commands.
PARTS = {"diagnostic", "record"}
MARK = re.compile(r"^<!-- fields: (\S+) -->$")
HEAD = ["| field | type | unit, range | meaning | absent |", "|---|---|---|---|---|"]


def type_of(schema, schemas, name):
    if "const" in schema:
        return f"`{str(schema['const']).lower()}`"
    if "enum" in schema:
        return "string"
    if schema.get("type") == "array":
        item = schemas.plain(name, schema["items"])
        return "array of " + item["type"] + "s"
    return schema["type"]


def range_of(schema):
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    words = [schema["x-unit"]] if "x-unit" in schema else []
    least = schema.get("minimum")
    if least is not None and not any("from" in word or "start" in word or "2^64" in word for word in words):
        words.append(f"from {least}")
    return ", ".join(words)


def table(schemas, place):
    name, _, _ = place.partition("#")
    _, schema = schemas.resolve(name, place[len(name):])
    lines = list(HEAD)
    rows = {**schema["properties"], **schema.get("patternProperties", {})}
    for field, below in rows.items():
        below = schemas.plain(name, below)
        absent = "never" if field in schema.get("required", []) else below.get("x-absent", schema.get("x-absent"))
        if absent is None:
            raise SystemExit(f"{place}: {field} is not required, and nothing says when it is absent")
        lines.append(f"| `{below.get('x-name', field)}` | {type_of(below, schemas, name)} | {range_of(below)} "
                     f"| {below['description']} | {absent} |".replace("|  |", "| |"))
    return lines


def with_tables(schemas, page):
    """Returns the page with all tables made anew, and the places of the objects that have a table."""
    lines, places, in_table, before = [], [], False, ""
    for line in page.splitlines():
        mark = MARK.match(line)
        in_table = in_table and (line.startswith("|") or before.startswith("<!--"))
        if not in_table:
            lines.append(line)
        if mark:
            places.append(mark[1])
            lines += ["", *table(schemas, mark[1])]
            in_table = True
        before = line
    return "\n".join(lines) + "\n", places


def commands_with_json(program):
    def help_of(*words):
        return subprocess.run([program, *words, "--help"], capture_output=True, text=True, check=True).stdout
    listed = re.search(r"^Commands:\n(.*?)\n\n", help_of(), re.M | re.S)
    names = re.findall(r"^  ([a-z]+)(?: |$)", listed[1], re.M)
    return {name for name in names if re.search(r"^ +--json\b", help_of(name), re.M)}


def main():
    program, docs = sys.argv[1], pathlib.Path(sys.argv[2])
    schemas = Schemas(docs / "schema")
    path = docs / "json.md"
    page = path.read_text()
    made, places = with_tables(schemas, page)
    if "--update" in sys.argv:
        path.write_text(made)
        page = made
    faults = []
    if page != made:
        faults.append("a table of docs/json.md is not that of its schema: fields.py PROGRAM DOCS --update makes it")
    for place, _ in schemas.objects():
        if places.count(place) != 1:
            faults.append(f"docs/json.md has {places.count(place)} tables of {place}, not one")
    commands = commands_with_json(program)
    if not commands:
        faults.append("no command has --json")
    for name in sorted(commands ^ (set(schemas.documents) - PARTS)):
        faults.append(f"{name} has --json and no schema" if name in commands else f"{name} has a schema and no --json")
    for name in sorted(commands):
        section = re.search(rf"^## {name}\n(.*?)(?=^## |\Z)", page, re.M | re.S)
        if section is None:
            faults.append(f"docs/json.md has no section {name}")
        elif f"](schema/{name}.schema.json)" not in section[1] or f"\n$ movetext {name} " not in section[1]:
            faults.append(f"the section {name} of docs/json.md has no link to its schema, or no example")
    for fault in faults:
        print(fault)
    if faults:
        raise SystemExit(1)
    print(f"{len(commands)} commands, {len(list(schemas.fields()))} fields")


main()
