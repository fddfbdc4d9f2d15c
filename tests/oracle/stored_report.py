#!/usr/bin/env python3
"""stored_report.py PROGRAM EXAMPLES: comments of "analyse" give the same statistics as the engine that they come from.

Each match is analysed with --report json, and also written with its values, as mat and as SGF. The report of the written
file with --engine none must have the same figures, and a second analysis of it must change nothing. The engines are the
built-in player and, if it is installed, GNU Backgammon. The matches are examples/match.mat and those of the folder backgammon
in MOVETEXT_CORPUS: three of them, or all if MOVETEXT_THOROUGH is set.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

USUAL = ["mat/gnubg_7pt_2025.mat", "mat/money_12games.mat", "mat/bgs05.mat"]


def run(program, *words):
    done = subprocess.run([program, "analyse", "--quiet", "--on-error", "keep", *words], capture_output=True, text=True, check=False)
    return done.stdout, done.stderr


def rows_of(program, *words):
    """Returns the rows of a report without the names of files, which differ."""
    out, err = run(program, "--report", "json", *words)
    rows = [json.loads(line) for line in out.splitlines()]
    return [{key: value for key, value in row.items() if key != "file"} for row in rows], err


def check(program, path, engine, place):
    """Returns how many figures were compared, and what differs."""
    asked = ["--engine", engine, "--depth", "0", "--cache", str(place / f"{engine}.cache")]
    direct, err = rows_of(program, *asked, str(path))
    if not direct:
        return 0, [err]
    compared, faults = 0, []
    for form in ("mat", "sgf"):
        written = place / f"written.{form}"
        text, err = run(program, *asked, "--to", form, str(path))
        written.write_text(text, encoding="utf-8")
        stored, more = rows_of(program, "--engine", "none", str(written))
        if len(stored) != len(direct):
            faults.append(f"{form}: {len(direct)} and {len(stored)} rows; {err}{more}")
        for one, other in zip(direct, stored):
            compared += len(one)
            faults += [f"{form}: {one['scope']} {one.get('game', '')} {one.get('player', '')}: {key} {one.get(key)}, from comments "
                       f"{other.get(key)}" for key in sorted(one.keys() | other.keys()) if one.get(key) != other.get(key)]
        again, _ = run(program, *asked, str(written))
        if again != text:
            faults.append(f"{form}: a second analysis changes the file")
        written.unlink()
    return compared, faults


def main():
    program, examples = sys.argv[1:3]
    os.environ["PATH"] += os.pathsep + "/usr/games"
    paths = [pathlib.Path(examples) / "match.mat"]
    if os.environ.get("MOVETEXT_CORPUS"):
        folder = pathlib.Path(os.environ["MOVETEXT_CORPUS"]) / "backgammon"
        found = sorted(folder.glob("mat/*.mat")) if os.environ.get("MOVETEXT_THOROUGH") else [folder / name for name in USUAL]
        paths += [path for path in found if path.exists()]
    engines = ["movetext"] + (["gnubg"] if shutil.which("gnubg") else [])
    if len(engines) == 1:
        print("gnubg is missing: only the built-in player is asked")
    all_compared, all_faults = 0, 0
    with tempfile.TemporaryDirectory() as name:
        os.environ["HOME"] = name
        for path in paths:
            for engine in engines:
                compared, faults = check(program, path.resolve(), engine, pathlib.Path(name))
                for fault in faults:
                    print(f"{path.name}, {engine}: {fault}")
                all_compared += compared
                all_faults += len(faults)
    print(f"{len(paths)} matches, {all_compared} figures compared, {all_faults} differ")
    return 1 if all_faults or not all_compared else 0


if __name__ == "__main__":
    sys.exit(main())
