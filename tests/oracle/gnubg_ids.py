#!/usr/bin/env python3
"""gnubg_ids.py PAGE: reads IDs of GNU Backgammon by the description of docs/bpn.md (PAGE), without movetext.

It decodes the ID of each test vector and compares the state with the BPN of the vector. If GNU Backgammon is installed, it
also sets up random states with commands, and decodes the IDs that GNU Backgammon gives them.
"""
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
# The fields of a Match ID: the first bit and the width.
FIELDS = {"cube": (0, 4), "owner": (4, 2), "roll": (6, 1), "crawford": (7, 1), "state": (8, 3), "decides": (11, 1),
          "double": (12, 1), "resigns": (13, 2), "die1": (15, 3), "die2": (18, 3), "length": (21, 15),
          "white": (36, 15), "black": (51, 15), "no_jacoby": (66, 1), "zero": (67, 5)}


def bits_of(text, size):
    """Returns the bits of a text in base64, beginning with the lowest bit of the first byte."""
    digits = "".join(format(ALPHABET.index(c), "06b") for c in text)
    sequence = []
    for byte in range(size):
        sequence += [int(bit) for bit in reversed(digits[8 * byte:8 * byte + 8])]
    assert "1" not in digits[8 * size:], text
    return sequence


def decode_match(text):
    assert len(text) == 12, text
    bits = bits_of(text, 9)
    return {name: sum(bits[first + i] << i for i in range(width)) for name, (first, width) in FIELDS.items()}


def decode_position(text):
    """Returns the checkers of the side that is not on roll and of the side on roll, on own points 1 to 24 and the bar."""
    assert len(text) == 14, text
    bits = bits_of(text, 10)
    sides, at = [], 0
    for _ in range(2):
        points = []
        for _ in range(25):
            count = 0
            while bits[at]:
                count, at = count + 1, at + 1
            at += 1
            points.append(count)
        sides.append(points)
    assert not any(bits[at:]), text
    return sides


def bpn_of(identifier):
    """Returns the canonical BPN of POSITIONID:MATCHID."""
    position, match = identifier.split(":")
    fields = decode_match(match)
    waiting, rolling = decode_position(position)
    white, black = (rolling, waiting) if fields["roll"] == 0 else (waiting, rolling)
    placement, empty = "", 0
    for point in range(1, 25):
        theirs, ours = white[24 - point], black[point - 1]
        if theirs == ours == 0:
            empty += 1
            continue
        placement += str(empty or "") + (chr(96 + theirs) if theirs else chr(64 + ours))
        empty = 0
    placement += str(empty or "")
    dice = sorted((fields["die1"], fields["die2"]), reverse=True)
    owner = {0: "1", 1: "2", 3: ""}[fields["owner"]] if fields["cube"] else ""
    return (f"{placement}-w{white[24]}b{black[24]}-{'wb'[fields['roll']]}{dice[0]}{dice[1]}"
            f"-n{2 ** fields['cube']}{owner}-{fields['white']}:{fields['black']}:{fields['length']}")


def vectors(page):
    block = re.search(r"```vectors\n(.*?)```", page, re.S).group(1)
    for vector in re.split(r"\n(?=\d+\.)", block):
        fields = dict(line.split() for line in vector.splitlines()[1:])
        extended = fields.get("ext", fields["bpn"] + "-x").rpartition("-x")[2]
        yield fields["bpn"], extended, fields["gnubg"]


def check_vectors(page):
    faults = count = 0
    for bpn, flags, identifier in vectors(page):
        fields = decode_match(identifier.split(":")[1])
        money = fields["length"] == 0
        same = (bpn_of(identifier) == bpn and fields["zero"] == 0 and fields["state"] == 1
                and fields["crawford"] == ("C" in flags) and fields["double"] == ("D" in flags)
                and fields["no_jacoby"] == (0 if money and "J" in flags else 1))
        if not same:
            print(f"{identifier}: {bpn_of(identifier)} {fields}, not {bpn} {flags}")
            faults += 1
        count += 1
    print(f"{count} vectors decoded")
    return faults + (count == 0)


def random_state():
    """Returns commands for GNU Backgammon, and the BPN of the state that they set up. Black is on roll, as player 1."""
    board = [0] * 26  # index 0: White's bar, 25: Black's bar; Black's checkers are positive
    for sign, bar in ((1, 25), (-1, 0)):
        for _ in range(random.randint(1, 15)):
            point = random.choice([p for p in list(range(1, 25)) + [bar] if board[p] * sign >= 0])
            board[point] += sign
    length = random.choice([0, 3, 7, 25, 63])
    score = [random.randint(0, length - 2) if length else 0 for _ in range(2)]
    cube, owner = 2 ** random.randint(0, 6), random.randint(0, 1)
    dice = random.choice([(0, 0), tuple(sorted(random.choices(range(1, 7), k=2), reverse=True))])
    commands = [f"new match {length}" if length else "new session", f"set score {score[0]} {score[1]}", "set turn 1",
                f"set cube value {cube}", "set cube " + (f"owner {owner}" if cube > 1 else "centre"),
                "set board simple " + " ".join(str(n) for n in [board[25]] + board[1:25] + [board[0]])]
    if dice[0]:
        commands.append(f"set dice {dice[0]} {dice[1]}")
    placement, empty = "", 0
    for count in board[1:25]:
        if count == 0:
            empty += 1
            continue
        placement += str(empty or "") + chr((64 if count > 0 else 96) + abs(count))
        empty = 0
    placement += str(empty or "")
    return commands, (f"{placement}-w{-board[0]}b{board[25]}-b{dice[0]}{dice[1]}-n{cube}"
                      f"{owner + 1 if cube > 1 else ''}-{score[0]}:{score[1]}:{length}")


# Runs inside GNU Backgammon: sets up each state, and writes its IDs to a file.
INSIDE = """
import gnubg, json
with open({states!r}) as file: made = json.load(file)
for command in ("confirm new off", "confirm save off", "automatic game off", "automatic roll off",
                "player 0 human", "player 1 human", "display off"):
    gnubg.command("set " + command)
with open({ids!r}, "w") as out:
    for commands in made:
        for command in commands: gnubg.command(command)
        out.write(gnubg.gnubgid() + "\\n")
"""


def check_gnubg(program, states):
    random.seed(7)
    made = [random_state() for _ in range(states)]
    with tempfile.TemporaryDirectory() as home:
        files = {name: os.path.join(home, name) for name in ("states", "ids", "inside.py")}
        with open(files["states"], "w", encoding="utf-8") as out:
            json.dump([commands for commands, _ in made], out)
        with open(files["inside.py"], "w", encoding="utf-8") as out:
            out.write(INSIDE.format(states=files["states"], ids=files["ids"]))
        subprocess.run([program, "-t", "-q", "-r", "-s", home, "-p", files["inside.py"]], check=False, timeout=300,
                       env={**os.environ, "HOME": home, "LC_ALL": "C"}, stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(files["ids"], encoding="utf-8") as file:
            printed = file.read().split()
    faults = 0 if len(printed) == states else 1
    for identifier, (commands, bpn) in zip(printed, made):
        if bpn_of(identifier) != bpn:
            print(f"{identifier}: {bpn_of(identifier)}, not {bpn} of {commands}")
            faults += 1
    print(f"{len(printed)} random states decoded from the IDs of GNU Backgammon")
    return faults


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        faults = check_vectors(file.read())
    program = shutil.which("gnubg", path=os.environ.get("PATH", "") + ":/usr/games")
    if program:
        faults += check_gnubg(program, 100)
    else:
        print("gnubg is not installed: its own IDs are not compared")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
