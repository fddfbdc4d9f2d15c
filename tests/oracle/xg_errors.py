#!/usr/bin/env python3
"""xg_errors.py PROGRAM FILE.xg [OPTION...]: compares the losses that "movetext analyse OPTION..." finds with those of XG.

XG's losses are in the file (the properties XE of its SGF form).  Prints the correlation over all unforced plays, and how many
of XG's errors of 0.08 and more, plays and decisions about doubles, have a loss of at least 0.04.  OPTION is usually
"--engine gnubg --depth 2".  With a file of JSON lines from an earlier run as the only OPTION, the engine is not asked again.
"""
import json
import re
import subprocess
import sys

ERROR = 0.08
FOUND = 0.04
XE = re.compile(r"XE\[(\w+) (-?[0-9.]+)\]")


def losses_of_xg(program, path):
    """Returns XG's loss by (ply, kind); kind is "play", "double" (made or not) or "take" (made or not)."""
    text = subprocess.run([program, "convert", "--to", "json", path], check=True, capture_output=True, text=True).stdout
    out = {}
    for record in json.loads(text):
        ply = 1
        for event in record["moves"]:
            if "move" in event or "pass" in event:
                ply += 1
                before = 1
            elif event.get("cube"):
                before = 0
            for kind, loss in XE.findall(event.get("properties", "")):
                kind = {"move": "play"}.get(kind, kind)
                if kind in ("play", "double", "take"):
                    out[ply - before, kind] = abs(float(loss))
    return out


def losses_of_engine(program, path, options):
    """Returns the engine's loss by (ply, kind), and the keys of forced plays."""
    if len(options) == 1:
        text = open(options[0]).read()
    else:
        command = [program, "analyse", "--json", "--quiet", *options, path]
        text = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    kinds = {"no double": "double", "double": "double", "take": "take", "drop": "take"}
    losses, forced = {}, set()
    for line in map(json.loads, text.splitlines()):
        key = line["ply"], kinds.get(line["move"], "play")
        if "best_equity" in line and "equity" in line:
            losses[key] = max(0.0, line["best_equity"] - line["equity"])
        if line.get("forced") == "yes":
            forced.add(key)
    return losses, forced


def correlation(pairs):
    count = len(pairs)
    means = [sum(pair[i] for pair in pairs) / count for i in (0, 1)]
    sums = [sum((pair[i] - means[i]) * (pair[j] - means[j]) for pair in pairs) for i, j in ((0, 1), (0, 0), (1, 1))]
    return sums[0] / (sums[1] * sums[2]) ** 0.5


def main(program, path, options):
    theirs = losses_of_xg(program, path)
    ours, forced = losses_of_engine(program, path, options)
    plays = [(theirs[key], ours[key]) for key in theirs if key in ours and key[1] == "play" and key not in forced]
    print(f"unforced plays {len(plays)}, correlation {correlation(plays):.3f}")
    for kind in ("play", "double", "take"):
        errors = [key for key in theirs if key[1] == kind and theirs[key] >= ERROR]
        found = [key for key in errors if ours.get(key, 0) >= FOUND]
        print(f"{kind}: {len(found)} of {len(errors)} errors of XG of {ERROR} and more are found")
    missing = [key for key in theirs if key not in ours]
    print(f"decisions of XG {len(theirs)}, without a value of the engine {len(missing)}")
    for key in sorted(key for key in theirs if theirs[key] >= ERROR):
        print("  ply %d %s: XG %.3f, engine %.3f" % (*key, theirs[key], ours.get(key, float("nan"))))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
