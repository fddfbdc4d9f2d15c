#!/usr/bin/env python3
"""gnubg_statistics.py PROGRAM [FILE...]: the statistics of GNU Backgammon and of movetext agree.

GNU Backgammon analyses each match, saves it as SGF and shows its statistics. The report of movetext about that SGF file
must have the same counts and words, and each sum may differ by one unit of the last digit that GNU Backgammon prints.

The files are those of the folder backgammon in MOVETEXT_CORPUS: three of them, or all if MOVETEXT_THOROUGH is set; .mat files
are analysed (at MOVETEXT_PLIES, 0 if it is not set), SGF files are analysed already.
Exit status 77: GNU Backgammon or the files are missing; nothing is compared.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

USUAL = ["mat/gnubg_7pt_2025.mat", "mat/money_12games.mat", "mat/bgs05.mat"]
NUMBER = r"[-+]?[\d.]+"
PAIR = re.compile(rf"({NUMBER})\s*\(\s*({NUMBER})%?\)")
FAULT = re.compile(rf"(\d+)(?:\s*\(\s*({NUMBER})\s*\(\s*({NUMBER})%?\s*\)\))?")

# The section of GNU Backgammon's text, the beginning of the line, the kind of its cells, and the fields of movetext.
# "cost" is a sum in equity, and in points or chances; "rate" is a sum in thousandths per decision, and in points or chances
# per decision.
LINES = [
    ("Chequerplay", "Total moves", "count", ["moves"]),
    ("Chequerplay", "Unforced moves", "count", ["unforced"]),
    ("Chequerplay", "Unmarked moves", "count", ["plays_unmarked"]),
    ("Chequerplay", "Moves marked doubtful", "count", ["plays_doubtful"]),
    ("Chequerplay", "Moves marked bad", "count", ["plays_bad"]),
    ("Chequerplay", "Moves marked very bad", "count", ["plays_very_bad"]),
    ("Chequerplay", "Error total", "cost", ["play_loss", "play_loss_worth"]),
    ("Chequerplay", "Error rate", "rate", ["play_error_rate", "play_loss_worth", "unforced"]),
    ("Chequerplay", "Chequerplay rating", "word", ["play_rating"]),
    ("Luck", "Rolls marked very lucky", "count", ["rolls_very_lucky"]),
    ("Luck", "Rolls marked lucky", "count", ["rolls_lucky"]),
    ("Luck", "Rolls unmarked", "count", ["rolls_unmarked"]),
    ("Luck", "Rolls marked unlucky", "count", ["rolls_unlucky"]),
    ("Luck", "Rolls marked very unlucky", "count", ["rolls_very_unlucky"]),
    ("Luck", "Luck total", "luck cost", ["luck", "luck_worth"]),
    ("Luck", "Luck rate", "luck rate", ["luck_rate", "luck_worth", "moves"]),
    ("Cube", "Total cube decisions", "count", ["cube_decisions"]),
    ("Cube", "Close or actual", "count", ["cube_close"]),
    ("Cube", "Doubles", "count", ["doubles"]),
    ("Cube", "Takes", "count", ["takes"]),
    ("Cube", "Passes", "count", ["drops"]),
    ("Cube", "Missed doubles below CP", "fault", ["missed_doubles"]),
    ("Cube", "Missed doubles above CP", "fault", ["missed_cashes"]),
    ("Cube", "Wrong doubles below DP", "fault", ["early_doubles"]),
    ("Cube", "Wrong doubles above TG", "fault", ["late_doubles"]),
    ("Cube", "Wrong takes", "fault", ["wrong_takes"]),
    ("Cube", "Wrong passes", "fault", ["wrong_drops"]),
    ("Cube", "Error total", "cost", ["cube_loss", "cube_loss_worth"]),
    ("Cube", "Error rate", "rate", ["cube_error_rate", "cube_loss_worth", "cube_close"]),
    ("Cube", "Cube decision rating", "word", ["cube_rating"]),
    ("Overall", "Error total", "cost", ["loss", "loss_worth"]),
    ("Overall", "Error rate mEMG", "rate", ["error_rate", None, None]),
    ("Overall", "Snowie error rate", "rate", ["snowie_error_rate", None, None]),
    ("Overall", "Overall rating", "word", ["rating"]),
    ("Overall", "Actual result", "result", ["result"]),
    ("Overall", "Luck adjusted result", "result", ["result_without_luck"]),
]


def analyse(path, place):
    """Returns GNU Backgammon's statistics of a match, and the path of the match as SGF."""
    saved = place / "saved.sgf"
    saved.unlink(missing_ok=True)
    plies = os.environ.get("MOVETEXT_PLIES", "0")
    commands = [f"set analysis chequerplay evaluation plies {plies}", f"set analysis cubedecision evaluation plies {plies}",
                "set confirm save off"]
    if path.suffix == ".mat":
        commands += [f'import mat "{path}"', "analyse match", f'save match "{saved}"']
    else:
        shutil.copyfile(path, saved)
        commands.append(f'load match "{saved}"')
    commands += ["show statistics match", ""]
    run = subprocess.run(["gnubg", "-t", "-q", "-r", "-s", str(place)], input="\n".join(commands), text=True,
                         encoding="utf-8", errors="replace", capture_output=True, timeout=900, check=False)
    return run.stdout, saved


def statistics_of(text):
    """Returns the lines of the statistics, by section and beginning, without the beginning."""
    found, section = {}, None
    for line in text.splitlines():
        head = re.match(r"^(Chequerplay|Luck|Cube|Overall) statistics$", line.strip())
        if head:
            section = head[1]
        for part, start, _, _ in LINES:
            if part == section and line.startswith(start) and (part, start) not in found:
                found[part, start] = line[len(start):]
    return found


def near(shown, value, units=1):
    """Returns whether a value is within some units of the last digit that is shown."""
    unit = 10.0 ** -len(shown.partition(".")[2])
    return value is not None and abs(float(shown) - value) <= 1.000001 * units * unit + 1e-9


def compare(kind, fields, rest, row, side, is_loaded):
    """Compares a line for one side. Returns what differs, or an empty string.

    When GNU Backgammon loads a match, it sums the luck of rolls again, which SGF rounds to five decimals; movetext uses the
    sums that were stored when the luck was not rounded yet.
    """
    units = 3 if is_loaded and kind.startswith("luck") else 1
    factor = 1 if row["play"] == "money" else 100
    sign = 1 if kind.startswith("luck") or kind == "result" else -1
    value = row.get(fields[0])
    if kind == "count":
        shown = re.findall(r"\d+", rest)[-2:][side]
        good = int(shown) == (value or 0)
    elif kind == "word":
        words = re.split(r"\s{2,}", rest.strip())
        shown = (words[side] if len(words) == 2 else rest).rstrip("!")
        good = shown == value if value is not None else shown.lower().startswith(("n/a", "undef"))
    elif kind == "result":
        shown = re.findall(NUMBER, rest)[side]
        # Without luck, GNU Backgammon shows the result itself as adjusted; movetext has no such figure then.
        good = near(shown, value * factor) if value is not None else not row["rolls_with_luck"]
    elif kind == "fault":
        shown = FAULT.findall(rest.partition("))")[2])[side]
        worth = row[fields[0] + "_worth"] * factor
        good = int(shown[0]) == value and (not shown[1] or (near(shown[1], -row[fields[0] + "_loss"])
                                                           and near(shown[2], -worth)))
        value = (value, row[fields[0] + "_loss"], worth)
    else:
        cells = PAIR.findall(rest)
        if len(cells) != 2:
            return "" if value is None else f"{rest}, movetext {value}"
        shown, worth = cells[side], None
        value = value or 0.0
        if kind.endswith("cost"):
            worth = row.get(fields[1], 0) * factor
        elif fields[1] and row[fields[2]]:
            worth = row.get(fields[1], 0) * factor / row[fields[2]]
        good = near(shown[0], sign * value, units) and (worth is None or near(shown[1], sign * worth, units))
        value = (value, worth)
    return "" if good else f"{shown}, movetext {value}"


def check(program, path, place):
    """Compares the statistics of a file. Returns the number of compared lines, and what differs."""
    text, saved = analyse(path, place)
    lines = statistics_of(text)
    report = subprocess.run([program, "analyse", "--report", "json", "--engine", "none", "--quiet", "--on-error", "keep",
                             str(saved)], capture_output=True, text=True, check=False)
    rows = [json.loads(line) for line in report.stdout.splitlines()]
    rows = [row for row in rows if row["scope"] == "match"]
    if len(rows) != 2 or not lines:
        return 0, [f"{len(rows)} rows, {len(lines)} lines; {report.stderr}"]
    compared, faults = 0, []
    for section, start, kind, fields in LINES:
        if (section, start) not in lines:
            faults.append(f"{section}: {start}: gnubg has no such line")
            continue
        for side, row in enumerate(rows):
            compared += 1
            different = compare(kind, fields, lines[section, start], row, side, path.suffix == ".sgf")
            if different:
                faults.append(f"{section}: {start}, player {side}: gnubg {different}")
    return compared, faults


def main():
    program = sys.argv[1]
    os.environ["PATH"] += os.pathsep + "/usr/games"
    corpus = os.environ.get("MOVETEXT_CORPUS")
    if not shutil.which("gnubg") or not (corpus or sys.argv[2:]):
        print("gnubg or MOVETEXT_CORPUS is missing: nothing to compare")
        return 77
    folder = pathlib.Path(corpus or ".") / "backgammon"
    paths = [folder / name for name in USUAL]
    if os.environ.get("MOVETEXT_THOROUGH"):
        paths = sorted(folder.glob("mat/*.mat")) + sorted(folder.glob("sgf/*.sgf"))
    paths = [pathlib.Path(name).resolve() for name in sys.argv[2:]] or paths
    all_compared, all_faults = 0, 0
    with tempfile.TemporaryDirectory() as name:
        os.environ["HOME"] = name
        for path in paths:
            if not path.exists():
                print(f"{path} is missing")
                return 77
            compared, faults = check(program, path, pathlib.Path(name))
            for fault in faults:
                print(f"{path.name}: {fault}")
            all_compared += compared
            all_faults += len(faults)
    print(f"{len(paths)} files, {all_compared} lines compared, {all_faults} differ")
    return 1 if all_faults or not all_compared else 0


if __name__ == "__main__":
    sys.exit(main())
