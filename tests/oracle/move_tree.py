#!/usr/bin/env python3
"""move_tree.py PROGRAM PLIES FILE...: `tree` counts what a script counts that knows no rules.

The script divides the movetext of `export` into words and counts games by their first words; dice and their play are one
word.  It shares no code with the program.  Each file must have games of one kind; games from a set-up position are left out.
"""
import json
import re
import subprocess
import sys
from collections import defaultdict

WORD = re.compile(r"\d+\.(?:\.\.)?")
RESULTS = {"1-0": (1, 0), "2-0": (1, 0), "0-1": (0, 1), "0-2": (0, 1), "1/2-1/2": (.5, .5), "1-1": (.5, .5)}


def run(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout.decode()


def result_of(text):
    if text in RESULTS:
        return RESULTS[text]
    score = re.fullmatch(r"(\d+)-(\d+)", text)
    if not score or score[1] == score[2] == "0":
        return (0, 0) if score else None
    one, other = int(score[1]), int(score[2])
    return (.5, .5) if one == other else (1, 0) if one > other else (0, 1)


def board_games(program, path):
    """Yields the moves, the result and the sides of the moves of each game."""
    text = run(program, "export", "--quiet", "--reduced", "--on-error", "keep", "--line-width", "1000000", path)
    for record in re.split(r"\n\n(?=\[)", text):
        tags, _, moves = record.partition("\n\n")
        if "[FEN " in tags:
            continue
        words = WORD.sub("", re.sub(r"\{[^}]*\}", "", moves)).split()
        result = re.search(r'\[Result "([^"]*)"\]', tags)[1]
        yield words[:-1], result_of(result), [i % 2 for i in range(len(words))], 0


def match_games(program, path):
    text = run(program, "export", "--quiet", "--on-error", "keep", path)
    for game in re.split(r"\n Game \d+\n", text)[1:]:
        sides, words, points, winner = [], [], 0, None
        for line in game.split("\n")[1:]:
            for side, cell in ((0, line[5:34]), (1, line[34:])):
                cell = cell.strip()
                won = re.match(r"Wins (\d+) point", cell)
                play = re.match(r"(\d)(\d):\s*(.*)", cell)
                if won:
                    points, winner = int(won[1]), side
                elif play:
                    moves = play[3] if play[3] and "Cannot" not in play[3] else "--"
                    words.append(f"{play[1]}{play[2]}: {moves}")
                    sides.append(side)
                elif cell:
                    word = cell.split()[0].lower()
                    words.append({"doubles": "double", "takes": "take", "drops": "drop"}.get(word, word))
                    sides.append(side)
        result = None if winner is None else (1 - winner, winner)
        yield words, result, sides, points if winner == 0 else -points


def counted(games, plies):
    sums = defaultdict(lambda: [0, 0, 0, 0, 0])
    for words, result, sides, points in games:
        for length in range(1, min(plies, len(words)) + 1):
            row, side = sums[tuple(words[:length])], sides[length - 1]
            row[0] += 1
            if result:
                row[1] += result[side] == 1
                row[2] += result[side] == .5
                row[3] += result[side] == 0
            row[4] += -points if side else points
    return dict(sums)


def main():
    program, plies, status = sys.argv[1], int(sys.argv[2]), 0
    for path in sys.argv[3:]:
        is_match = path.endswith(".mat")
        games = list(match_games(program, path) if is_match else board_games(program, path))
        expected = counted(games, plies)
        options = ("--notation", "expanded") if is_match else ()
        rows = [json.loads(line)
                for line in run(program, "tree", "--json", "--plies", str(plies), *options, path).splitlines()]
        found = {tuple(row["line"]): [row["games"], row["wins"], row["draws"], row["losses"], row.get("points", 0)]
                 for row in rows if row["ply"] > 0}
        if found != expected:
            status = 1
            for line in sorted(set(found) | set(expected)):
                if found.get(line) != expected.get(line):
                    print("FAILED", path, line, "found", found.get(line), "expected", expected.get(line))
                    break
        else:
            print(f"{path}: {len(games)} games, {len(found)} moves agree")
    return status


sys.exit(main())
