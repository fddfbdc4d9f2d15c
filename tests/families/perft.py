#!/usr/bin/env python3
"""perft.py PROGRAM: counts the paths of both toy games and compares the numbers with those of the program."""
import functools
import itertools
import subprocess
import sys


def lines(length):
    steps = ((1, 0), (0, 1), (1, 1), (1, -1))
    for x, y, (dx, dy) in itertools.product(range(5), range(5), steps):
        cells = [(x + i * dx, y + i * dy) for i in range(length)]
        if all(0 <= a < 5 and 0 <= b < 5 for a, b in cells):
            yield frozenset(cells)


def noughts(length, own, other, depth):
    rows = list(lines(length))

    @functools.lru_cache(maxsize=None)
    def count(own, other, depth):
        if depth == 0:
            return 1
        if any(row <= other for row in rows):
            return 0
        free = set(itertools.product(range(5), range(5))) - own - other
        return sum(count(other, own | {cell}, depth - 1) for cell in free)

    return count(frozenset(own), frozenset(other), depth)


def after_die(runners, die):
    """Returns the pairs of runners after one die; the same pair if no runner can use it."""
    a, b = runners
    moved = {tuple(sorted(pair)) for pair in ((a - die, b), (a, b - die)) if min(pair) >= 0}
    return moved or {runners}


@functools.lru_cache(maxsize=None)
def race(own, other, depth):
    if depth == 0:
        return 1
    if other == (0, 0):
        return 0
    count = 0
    for larger in range(1, 7):
        for smaller in range(1, larger + 1):
            ends = {end for first in after_die(own, larger) for end in after_die(first, smaller)}
            count += sum(race(other, end, depth - 1) for end in ends)
    return count


def told(program, game, depth, position=None):
    command = [program, "perft", "--game", game, "--depth", str(depth)]
    command += ["--position", position] if position else []
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main(program):
    near_end = "xxx2/ooo2/2x2/5/5 o"
    crosses = {(0, 4), (1, 4), (2, 4), (2, 2)}
    rings = {(0, 3), (1, 3), (2, 3)}
    cases = [("noughts", depth, None, noughts(4, (), (), depth)) for depth in range(1, 4)]
    cases += [("noughts", depth, near_end, noughts(4, rings, crosses, depth)) for depth in range(1, 4)]
    cases += [("small-noughts", depth, "5/5/2xo1/1ox2/5 x", noughts(3, {(2, 2), (2, 1)}, {(3, 2), (1, 1)}, depth))
              for depth in range(1, 4)]
    cases += [("race", depth, None, race((12, 12), (12, 12), depth)) for depth in range(1, 4)]
    cases += [("sprint", depth, None, race((6, 6), (6, 6), depth)) for depth in range(1, 5)]
    cases += [("race", depth, "race 3,1 2,off blue -", race((0, 2), (1, 3), depth)) for depth in range(1, 5)]
    failed = 0
    for game, depth, position, wanted in cases:
        got = told(program, game, depth, position)
        if got != wanted:
            failed = 1
            print(f"FAILED {game} {position or 'start'} depth {depth}: {got}, not {wanted}")
    if not failed:
        print(f"{len(cases)} counts as expected")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
