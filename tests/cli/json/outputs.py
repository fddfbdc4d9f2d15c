#!/usr/bin/env python3
"""outputs.py PROGRAM SOURCE [--show]: checks that the output of commands with --json fits the schemas, which name all its fields.

Runs the cases of cases.txt. A case is the name of a schema, the exit status, and a shell command line in which
"movetext" is the program. The command runs in a directory with copies of examples/ and of tests/cli/cases/ (as
"cases"). "corpus" is $MOVETEXT_CORPUS; if that is not set, cases that name it are left out. Each line of standard
output must be an object. Each line of standard error must be an object, or a message after "movetext: ". In a case
for "*", the name of a schema comes before each object. Every field of every schema must occur in some case, or be
listed in unseen.txt with a reason.

Exit status 77: python3-jsonschema is not installed, nothing is tested.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import warnings

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from schemas import Schemas, walk  # noqa: E402

# RefResolver is deprecated in later versions; its replacement is missing in Debian's version.
warnings.filterwarnings("ignore", category=DeprecationWarning)
try:
    from jsonschema import Draft202012Validator, RefResolver
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    raise SystemExit(77)


class Judge:
    """Checks lines, and collects the fields that occur in them."""

    def __init__(self, schemas):
        self.schemas = schemas
        self.seen = set()
        self.lines = 0
        base = schemas.directory.as_uri() + "/"
        self.store = {f"{base}{name}.schema.json": document for name, document in schemas.documents.items()}
        self.base = base

    def validator(self, name, schema):
        uri = f"{self.base}{name}.schema.json"
        return Draft202012Validator(schema, resolver=RefResolver(uri, self.schemas.documents[name], store=self.store))

    def faults(self, name, line):
        """Returns what is wrong with a line that should fit the schema `name`."""
        def refuse_twice(pairs):
            names = [pair[0] for pair in pairs]
            for field in names:
                if names.count(field) > 1:
                    raise ValueError(f"{field} occurs twice")
            return dict(pairs)

        try:
            value = json.loads(line, object_pairs_hook=refuse_twice)
        except ValueError as error:
            return [f"no JSON: {error}"]
        if not isinstance(value, dict):
            return ["no object"]
        self.lines += 1
        schema = self.schemas.documents[name]
        faults = [error.message[-200:] for error in self.validator(name, schema).iter_errors(value)]
        if faults:
            return faults

        def fits(of, part, instance):
            return self.validator(of, part).is_valid(instance)
        unknown = walk(self.schemas, fits, name, schema, value, self.seen)
        return [f"{field} is not in the schema" for field in unknown]


def run_case(place, command):
    path = f"{place / 'bin'}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "HERE": str(HERE)}
    return subprocess.run(["bash", "-c", command], cwd=place / "run", env=environment, stdin=subprocess.DEVNULL,
                          capture_output=True, timeout=300, check=False)


def judge_case(judge, name, result):
    """Returns what is wrong with the output of a case."""
    faults = []
    for line in result.stdout.decode("utf-8", "strict").splitlines():
        schema, text = line.split(" ", 1) if name == "*" else (name, line)
        faults += [f"{fault}: {text[:300]}" for fault in judge.faults(schema, text)]
    if name == "*":  # a script, which may write anything to standard error
        return faults
    for line in result.stderr.decode("utf-8", "strict").splitlines():
        if line.startswith("{"):
            schema = "diagnostic" if '"severity":' in line else name
            faults += [f"{fault}: {line[:300]}" for fault in judge.faults(schema, line)]
        elif not line.startswith("movetext: "):
            faults.append(f"neither an object nor a message: {line[:300]}")
    return faults


def read_rows(path, columns):
    lines = (HERE / path).read_text().splitlines()
    return [line.split(None, columns - 1) for line in lines if line and not line.startswith("#")]


def main():
    program, source = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    corpus = os.environ.get("MOVETEXT_CORPUS")
    schemas = Schemas(source / "docs" / "schema")
    judge = Judge(schemas)
    for document in schemas.documents.values():
        Draft202012Validator.check_schema(document)
    faults, ran, left_out = [], 0, 0
    with tempfile.TemporaryDirectory() as directory:
        place = pathlib.Path(directory)
        (place / "bin").mkdir()
        (place / "bin" / "movetext").symlink_to(program)
        (place / "run").mkdir()
        shutil.copytree(source / "examples", place / "run" / "examples")
        shutil.copytree(source / "tests" / "cli" / "cases", place / "run" / "cases")
        if corpus:
            (place / "run" / "corpus").symlink_to(pathlib.Path(corpus).resolve())
        for name, status, command in read_rows("cases.txt", 3):
            if "corpus/" in command and not corpus:
                left_out += 1
                continue
            before = judge.lines
            result = run_case(place, command)
            ran += 1
            found = judge_case(judge, name, result)
            if result.returncode != int(status):
                found.append(f"status {result.returncode}, not {status}: {result.stderr.decode()[-600:]}")
            faults += [f"{command}\n    {fault}" for fault in found[:3]]
            if "--show" in sys.argv:
                print(f"{judge.lines - before:5} lines: {command}")
    unseen = {f"{place} {field}": reason for place, field, reason in read_rows("unseen.txt", 3)}
    for field in schemas.fields():
        if field not in judge.seen and field not in unseen:
            faults.append(f"no case has {field}")
        if field in judge.seen and field in unseen:
            faults.append(f"{field} is in unseen.txt, and a case has it")
    for field in set(unseen) - set(schemas.fields()):
        faults.append(f"unseen.txt: there is no field {field}")
    for fault in faults:
        print(fault)
    if left_out:
        print(f"MOVETEXT_CORPUS is not set: {left_out} cases are left out")
    if faults:
        raise SystemExit(1)
    print(f"{ran} cases, {judge.lines} lines")


main()
