#!/usr/bin/env python3
"""move_times.py PROGRAM EXAMPLES: clocks, times and values in tables of moves are those that this script reads itself.

The script shares no code with movetext: it splits PGN by regular expressions, drops variations, and computes
the times from [%emt], [%clk] and TimeControl. The files are the example with clocks and, with
MOVETEXT_CORPUS, every PGN of the corpus that has such commands.
"""
import csv
import io
import os
import pathlib
import re
import subprocess
import sys

TOKEN = re.compile(r"\{([^}]*)\}|;([^\n]*)|(\()|(\))|\$\d+|(1-0|0-1|1/2-1/2|\*)(?=\s|$)|\d+\.+|\.\.+|([^\s(){};]+)")
TAG = re.compile(r'^\[(\w+) +"((?:[^"\\]|\\.)*)"\]\s*$')
SECONDS = 60


def time_of(text):
    parts = text.strip().split(":")
    if len(parts) > 3 or not all(re.fullmatch(r"\d+(\.\d*)?|\.\d+", part) for part in parts):
        return None
    total = 0.0
    for part in parts:
        total = total * SECONDS + float(part)
    return total


def command(name, comment):
    found = re.search(r"\[%" + name + r"\s+([^\]]*)\]", comment)
    return found.group(1).strip() if found else None


def value_of(text):
    """Returns the value and the number of moves to mate; one of them is None."""
    word = re.split("[, ]", text)[0]
    if re.fullmatch(r"#[+-]?\d+", word):
        return (None, int(word[1:])) if int(word[1:]) else (None, None)
    return (float(word), None) if re.fullmatch(r"[+-]?(\d+(\.\d*)?|\.\d+)", word) else (None, None)


def games_of(text):
    """Yields the tags of each game, and its moves with the comments after each."""
    tags, moves, depth, begun = {}, [], 0, False
    for block in re.split(r"(?m)^(?=\[Event )", text):
        lines = block.split("\n")
        tags, body = {}, []
        for line in lines:
            tag = TAG.match(line)
            if tag and not body:
                tags[tag.group(1)] = tag.group(2)
            elif line.strip() or body:
                body.append(line)
        moves, depth, begun = [], 0, bool(tags)
        for token in TOKEN.finditer("\n".join(body)):
            comment = token.group(1) if token.group(1) is not None else token.group(2)
            if token.group(3):
                depth += 1
            elif token.group(4):
                depth -= 1
            elif comment is not None:
                if depth == 0 and moves:
                    moves[-1] += " " + comment
            elif token.group(5):
                if depth == 0:
                    break
            elif token.group(6) and depth == 0 and token.group(6)[0] not in "!?":
                moves.append("")
        if begun:
            yield tags, moves


def rows_of(tags, comments):
    control = re.fullmatch(r"\s*(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?\s*", tags.get("TimeControl", ""))
    clocks = [float(control.group(1)) if control else None] * 2
    increment = float(control.group(2) or 0) if control else 0
    for ply, comment in enumerate(comments):
        clock = time_of(command("clk", comment) or "x")
        used = time_of(command("emt", comment) or "x")
        if clock is not None:
            before = clocks[ply % 2]
            if used is None and before is not None and 0 <= before - clock + increment < 30 * 86400:
                used = before - clock + increment
            clocks[ply % 2] = clock
        yield clock, used, *value_of(command("eval", comment) or "x")


def same(ours, theirs):
    if ours == "" or theirs is None:
        return ours == "" and theirs is None
    return abs(float(ours) - theirs) < 1e-6


def compare(program, path):
    text = path.read_text("utf-8", "replace").replace("\r", "")
    table = subprocess.run([program, "convert", "--quiet", "--to", "csv-moves", "--columns",
                            "record,ply,clock,time_used,eval,mate", str(path)], capture_output=True, check=False)
    if table.returncode != 0:
        return None  # a record is rejected, so the numbers of the records differ
    ours = [[]]
    for row in list(csv.reader(io.StringIO(table.stdout.decode())))[1:]:
        while len(ours) <= int(row[0]):
            ours.append([])
        ours[int(row[0])].append(row[2:])
    compared = 0
    for number, (tags, comments) in enumerate(games_of(text), 1):
        if "FEN" in tags:
            continue
        expected = list(rows_of(tags, comments))
        rows = ours[number] if number < len(ours) else []
        if len(rows) != len(expected):
            raise SystemExit(f"FAILED {path}, game {number}: {len(rows)} rows, but {len(expected)} moves")
        for ply, (row, wanted) in enumerate(zip(rows, expected), 1):
            if not all(map(same, row, wanted)):
                raise SystemExit(f"FAILED {path}, game {number}, ply {ply}: {row} instead of {wanted}")
            compared += any(cell is not None for cell in wanted)
    return compared


def main():
    program, examples = sys.argv[1], pathlib.Path(sys.argv[2])
    files = [examples / "timed" / "rapid.pgn"]
    if os.environ.get("MOVETEXT_CORPUS"):
        corpus = pathlib.Path(os.environ["MOVETEXT_CORPUS"]) / "pgn"
        files += [path for path in sorted(corpus.rglob("*.pgn"))
                  if re.search(rb"\[%(clk|emt|eval) ", path.read_bytes())]
    total, compared = 0, 0
    for path in files:
        moves = compare(program, path)
        compared += moves is not None
        total += moves or 0
    print(f"{total} moves with times or values compared, in {compared} of {len(files)} files")
    return 0 if total > 0 else 1


sys.exit(main())
