#!/usr/bin/env python3
"""searches.py PROGRAM: searches for material, patterns and moves find what an independent replay finds.

Replays draughts (three rule sets), Othello and backgammon of the corpus (MOVETEXT_CORPUS) by means of its own,
which know nothing of the program, and compares the records and plies that `count --select` finds.  Chess games
are searched by pgn-extract, if it is installed.  Exit status 77: MOVETEXT_CORPUS is not set, nothing is tested.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

RESULTS = re.compile(r"[012]-|1-0|0-1|1/2-1/2|2-0|0-2|1-1|0-0|\*")


class Draughts:
    """A board of every second square.  A piece is a pair of colour and kind: ("w", "M")."""

    def __init__(self, size, rows, flying, back, through, first):
        self.size, self.flying, self.back, self.through, self.first = size, flying, back, through, first
        self.squares = [(x, y) for y in range(size - 1, -1, -1) for x in range(size) if (x + y) % 2 == 0]
        self.start = {}
        for x, y in self.squares:
            if y < rows:
                self.start[x, y] = "w", "M"
            if y >= size - rows:
                self.start[x, y] = "b", "M"

    def square(self, text):
        if text.isdigit():
            return self.squares[int(text) - 1]
        return ord(text[0]) - ord("a"), int(text[1:]) - 1

    def crowns(self, colour, y):
        return y == (self.size - 1 if colour == "w" else 0)

    def captures(self, board, at, piece, taken):
        """The next jumps of a capture: the square that is taken and the square behind it."""
        colour, kind = piece
        forward = 1 if colour == "w" else -1
        for dx in (1, -1):
            for dy in (1, -1):
                if kind == "M" and not self.back and dy != forward:
                    continue
                x, y = at[0] + dx, at[1] + dy
                if kind == "K" and self.flying:
                    while self.inside(x, y) and (x, y) not in board:
                        x, y = x + dx, y + dy
                victim = x, y
                if victim in taken or board.get(victim, (colour,))[0] == colour:
                    continue
                x, y = x + dx, y + dy
                while self.inside(x, y) and (x, y) not in board:
                    yield victim, (x, y)
                    if kind != "K" or not self.flying:
                        break
                    x, y = x + dx, y + dy

    def inside(self, x, y):
        return 0 <= x < self.size and 0 <= y < self.size

    def paths(self, board, at, piece, taken):
        longer = False
        for victim, target in self.captures(board, at, piece, taken):
            longer = True
            kind = "K" if self.through and self.crowns(piece[0], target[1]) else piece[1]
            yield from self.paths(board, target, (piece[0], kind), taken + [victim])
            yield taken + [victim], target, kind  # a record may name a part of a path
        if not longer and taken:
            yield taken, at, piece[1]

    def play(self, board, turn, text):
        """The board after a move; None if the text does not say which."""
        names = re.split(r"[-x:]", text)
        if len(names) < 2 or not all(re.fullmatch(r"\d+|[a-h][1-8]", n) for n in names):
            return None
        begin, end = self.square(names[0]), self.square(names[-1])
        piece = board.get(begin)
        if not piece or piece[0] != turn:
            return None
        after = {s: p for s, p in board.items() if s != begin}
        ways = [w for w in self.paths(after, begin, piece, []) if w[1] == end]
        if "-" in text and abs(begin[0] - end[0]) == 1 or not ways:
            taken, kind = [], piece[1]
        else:
            most = max(len(w[0]) for w in ways)
            ways = [w for w in ways if len(w[0]) == most]
            if len({(frozenset(w[0]), w[2]) for w in ways}) > 1:
                return None
            taken, _, kind = ways[0]
        for victim in taken:
            del after[victim]
        after[end] = piece[0], "K" if self.crowns(turn, end[1]) else kind
        return after

    def games(self, path):
        """The positions of each game: board, side to move, and the move that leads there; None: not understood."""
        text = open(path, encoding="latin-1").read()
        text = re.sub(r"\{[^}]*\}", " ", text)
        for part in re.split(r"(?:^\[[^\n]*\]\s*\n)+", text, flags=re.M)[1:]:
            yield self.positions(part)

    def positions(self, part):
        board, turn = self.start, self.first
        out = [(board, turn, None)]
        part = re.sub(r"(?<=\d[-x])\s+(?=\d)", "", re.sub(r"\d+\.+", " ", part))  # "2- 7" of printed tables
        for word in part.split():
            if RESULTS.fullmatch(word):
                break
            board = self.play(board, turn, word.strip("!?"))
            if board is None:
                return None
            turn = "b" if turn == "w" else "w"
            out.append((board, turn, word))
        return out


class Othello:
    size = 8

    def games(self, path):
        data = open(path, "rb").read()
        for at in range(16, len(data) - 67, 68):
            yield self.positions(data[at + 8:at + 68])

    def positions(self, moves):
        board = {(3, 4): "b", (4, 3): "b", (3, 3): "w", (4, 4): "w"}  # (column, row from the top)
        turn = "b"
        out = [(dict(board), turn, None)]
        for move in moves:
            if move == 0:
                break
            at = move % 10 - 1, move // 10 - 1
            turned = self.turned(board, at, turn)
            if not turned:
                turn = "b" if turn == "w" else "w"
                turned = self.turned(board, at, turn)
            for square in turned + [at]:
                board[square] = turn
            turn = "b" if turn == "w" else "w"
            out.append((dict(board), turn, "abcdefgh"[at[0]] + str(at[1] + 1)))
        return out

    @staticmethod
    def turned(board, at, turn):
        out = []
        for dx, dy in ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)):
            line, (x, y) = [], (at[0] + dx, at[1] + dy)
            while board.get((x, y), turn) != turn:
                line.append((x, y))
                x, y = x + dx, y + dy
            if board.get((x, y)) == turn:
                out += line
        return out


class Backgammon:
    """A board is a dictionary of checkers: ("w", point), in the numbers of each side; 25 is the bar."""

    def games(self, path):
        """The positions of all games of a match."""
        board, split = None, 0
        out = []
        for line in open(path, encoding="latin-1"):
            if re.match(r"\s*Game \d+", line):
                board, split = None, 0
            elif board is None and (names := re.match(r"(.*\S\s*:\s*\d+\s+)\S.*:\s*\d+\s*$", line)):
                board = {(s, p): n for s in "wb" for p, n in ((24, 2), (13, 5), (8, 3), (6, 5))}
                split = len(names[1]) - 2
                out.append([(dict(board), 0, None)])
            elif board is not None:
                for roll in re.finditer(r"([1-6][1-6]):([^:]*?)(?=\s{3,}|\s+[1-6][1-6]:|$)", line.rstrip("\n")):
                    side = "w" if roll.start() < split else "b"
                    for move in roll[2].split():
                        if not self.play(board, side, move):
                            break
                    out[-1].append((dict(board), side, roll[1] + ":" + roll[2].rstrip()))
        return out

    @staticmethod
    def play(board, side, text):
        m = re.fullmatch(r"([\w/*]+)(?:\((\d)\))?", text)
        if not m or "/" not in text:
            return False
        other = "b" if side == "w" else "w"
        stops = [s.strip("*") for s in m[1].split("/")]
        points = [25 if s.lower() == "bar" else 0 if s.lower() == "off" else int(s) for s in stops]
        for _ in range(int(m[2] or 1)):
            for begin, end in zip(points, points[1:]):
                board[side, begin] = board.get((side, begin), 0) - 1
                if end > 0:
                    if board.get((other, 25 - end), 0) == 1:
                        board[other, 25 - end] = 0
                        board[other, 25] = board.get((other, 25), 0) + 1
                    board[side, end] = board.get((side, end), 0) + 1
        return True


def first(positions, holds, plies=1, end=False):
    """The ply at which something that lasts so many positions begins, or None; for one final position, its ply."""
    length = 0
    for ply, position in enumerate(positions):
        length = length + 1 if holds(position) else 0
        if length >= plies and not end:
            return ply - length + 1
    if not end or length < plies:
        return None
    return len(positions) - (1 if plies == 1 else length)


def either(count, one, other):
    return lambda p: any(one(count(p, a)) and other(count(p, b)) for a, b in ("wb", "bw"))


def draughts_count(position, colour):
    pieces = [k for c, k in position[0].values() if c == colour]
    return pieces.count("M"), pieces.count("K")


def othello_count(position, colour):
    return list(position[0].values()).count(colour)


def backgammon_count(position, colour):
    return sum(n for (side, _), n in position[0].items() if side == colour)


def moves_found(positions, steps):
    """The ply after a sequence of moves: a list of texts, with None for a gap."""
    words = [p[2] for p in positions[1:]]
    states = {(0, False)}  # moves made, and whether a gap may follow
    for ply, word in enumerate(words, 1):
        after = set()
        for at, _ in states:
            gap = at < len(steps) and steps[at] is None
            wanted = steps[at + 1] if gap else steps[at]
            if gap:
                after.add((at, True))
            if word == wanted:
                after.add((at + (2 if gap else 1), False))
        if any(at == len(steps) for at, _ in after):
            return ply
        states = after
    return None


def draughts_pattern(size, signs):
    """The text of a pattern with the given signs on squares by number."""
    rows, number = [], 1
    for _ in range(size):
        rows.append("".join(signs.get(number + i, "?") for i in range(size // 2)))
        number += size // 2
    return "/".join(rows)


def on(rules, signs):
    kinds = {"w": ("w", "M"), "b": ("b", "M"), "W": ("w", "K"), "B": ("b", "K"), ".": None}
    wanted = [(rules.squares[n - 1], kinds[s]) for n, s in signs.items()]
    return lambda p: all(p[0].get(square) == piece for square, piece in wanted)


def draughts_cases(rules, half):
    men = lambda n: lambda c: c == (n, 0)
    signs = {1 + 2 * half: "b", 3 * half + 2: ".", len(rules.squares) - 2 * half: "w"}
    turned = {len(rules.squares) + 1 - n: {"w": "b", "b": "w"}.get(s, s) for n, s in signs.items()}
    plain, swapped = on(rules, signs), on(rules, turned)
    text = draughts_pattern(rules.size, signs)
    some = lambda kings: lambda c: c[1] >= kings
    yield "material:5v5", either(draughts_count, men(5), men(5)), {}
    yield "material:7v6", either(draughts_count, men(7), men(6)), {}
    yield "material:6v6/4", either(draughts_count, men(6), men(6)), {"plies": 4}
    yield "material:K*", either(draughts_count, some(1), lambda c: True), {}
    yield "material:K*vK*", either(draughts_count, some(1), some(1)), {}
    yield "material:w:2K*", lambda p: draughts_count(p, "w")[1] >= 2, {}
    yield "material:K*v*/end", either(draughts_count, some(1), lambda c: True), {"end": True}
    yield "material:1K0M*v0K*", either(draughts_count, lambda c: c[1] >= 1 and c[0] == 0, lambda c: c[1] == 0), {}
    yield "pattern:" + text, plain, {}
    yield "pattern:" + text + " swap", lambda p: plain(p) or swapped(p), {}
    yield "pattern:" + text + " b", lambda p: plain(p) and p[1] == "b", {}
    yield "pattern:" + text + " 5 end", plain, {"plies": 5, "end": True}
    yield "pattern:" + text + " w swap", lambda p: plain(p) and p[1] == "w" or swapped(p) and p[1] == "b", {}
    near = (3 * half + 2, 3 * half + 3)  # two kings of White side by side, anywhere
    yield "pattern:" + draughts_pattern(rules.size, {n: "W" for n in near}) + " shift", lambda p: any(
        p[0].get((x, y)) == p[0].get((x + 2, y)) == ("w", "K") for x, y in p[0]), {}


def othello_cases():
    discs = lambda n: lambda c: c == n
    corner = lambda p: p[0].get((0, 0)) == "w" and p[0].get((1, 1)) == "b"
    other = lambda p: p[0].get((7, 0)) == "w" and p[0].get((6, 1)) == "b"
    yield "material:20v20", either(othello_count, discs(20), discs(20)), {}
    yield "material:32v32/end", either(othello_count, discs(32), discs(32)), {"end": True}
    yield "material:b:1v*", lambda p: othello_count(p, "b") == 1, {}
    yield "material:3v*", either(othello_count, discs(3), lambda c: True), {}
    yield "material:w:30*v30*", lambda p: othello_count(p, "w") >= 30 and othello_count(p, "b") >= 30, {}
    yield "pattern:O*/?X*/*/*/*/*/*/*", corner, {}
    yield "pattern:O*/?X*/*/*/*/*/*/* mirror", lambda p: corner(p) or other(p), {}
    yield "pattern:*/*/*/3OX3/3XX3/*/*/*", lambda p: (
        [p[0].get((x, 3)) for x in range(8)] == [None] * 3 + ["w", "b"] + [None] * 3 and
        [p[0].get((x, 4)) for x in range(8)] == [None] * 3 + ["b", "b"] + [None] * 3), {}
    yield "pattern:[^.]*[^.]/*/*/*/*/*/*/[OX]*!", lambda p: all(
        (x, y) in p[0] for x in (0, 7) for y in (0, 7)), {}


def backgammon_cases():
    n = lambda p, side, point: p[0].get((side, point), 0)
    yield "material:10v10", either(backgammon_count, lambda c: c == 10, lambda c: c == 10), {}
    yield "material:b:0v15", lambda p: backgammon_count(p, "b") == 0 and backgammon_count(p, "w") == 15, {}
    yield "material:w:3v*", lambda p: backgammon_count(p, "w") == 3, {}
    yield "material:15v8/3", either(backgammon_count, lambda c: c == 15, lambda c: c == 8), {"plies": 3}
    yield "pattern:*/????????O{2+}O{2+}O{2+}O{2+}O{2+}", lambda p: all(n(p, "w", q) >= 2 for q in range(1, 6)), {}
    yield "pattern:??????X{3+}*/*", lambda p: n(p, "b", 25) >= 3, {}
    yield "pattern:*/??????O{2}*", lambda p: n(p, "w", 25) == 2, {}
    yield "pattern:*/*X{2}", lambda p: n(p, "b", 24) == 2, {}
    yield "pattern:X{6+}*/*", lambda p: n(p, "b", 12) >= 6, {}
    yield "pattern:X{6-7}*/* swap", lambda p: 6 <= n(p, "b", 12) <= 7 or 6 <= n(p, "w", 12) <= 7, {}


def found_by(program, path, condition):
    command = [program, "count", "--quiet", "--by", "number,ply", "--select", condition, path]
    out = subprocess.run(command, capture_output=True, text=True)
    if out.returncode > 1 or not out.stdout.startswith("games,number,ply"):
        sys.exit(f"{' '.join(command)}: {out.stderr}{out.stdout}")
    rows = [row.split(",") for row in out.stdout.splitlines()[1:]]
    return {int(row[1]): int(row[2]) for row in rows}


class Comparison:
    def __init__(self, program):
        self.program, self.wrong, self.done, self.hits = program, 0, 0, 0

    def compare(self, path, condition, expected, known):
        got = {n: p for n, p in found_by(self.program, path, condition).items() if n in known}
        self.done += 1
        self.hits += len(expected)
        if got == expected:
            return
        self.wrong += 1
        differ = [n for n in sorted(set(got) | set(expected)) if got.get(n) != expected.get(n)]
        print(f"{path}: {condition}: {len(got)} records instead of {len(expected)}; record {differ[0]}: "
              f"ply {got.get(differ[0])} instead of {expected.get(differ[0])}")

    def run(self, path, games, cases):
        """`games`: the positions of each record; None for a record that is not understood."""
        known = {n for n, g in enumerate(games, 1) if g is not None}
        for condition, holds, options in cases:
            expected = {n: first(games[n - 1], holds, **options) for n in known}
            self.compare(path, condition, {n: p for n, p in expected.items() if p is not None}, known)
        return known

    def run_moves(self, path, games, known):
        """Sequences of moves that occur: the first moves of a game, and pairs of its moves."""
        for n in sorted(known)[::max(1, len(known) // 6)]:
            words = [p[2] for p in games[n - 1][1:]]
            if len(words) < 24:
                continue
            for steps in (words[:3], [words[0], None, words[9]], [None, words[4], words[5]],
                          [None, words[4], None, words[20]]):
                text = " ".join("..." if s is None else s for s in steps)
                expected = {m: moves_found(games[m - 1], steps) for m in known}
                self.compare(path, f'moves:"{text}"', {m: p for m, p in expected.items() if p}, known)


# Material of chess for so many plies, as a filter and as an option and a line of pgn-extract.
CHESS_MATERIAL = [
    ("KRPvKR", 2, "-z", "rp r"),
    ("KRPvKR", 6, "-z", "rp r"),
    ("KRPPvKRP", 4, "-z", "rp2 rp"),
    ("KBPPPPvKNPPPP", 2, "-z", "bp4 np4"),
    ("2R0Q*v2R0Q*", 10, "-z", "q0r2+b*n*p* q0r2+b*n*p*"),
    ("K2B0NP*vK2N0BP*", 6, "-z", "q*r*b2+n0p+ q*r*b0n2+p+"),
    ("w:1R0Q0B0N*v0R0Q*", 4, "-y", "q0r1+b0n0p* q0r0b*n*p*"),
]
# Patterns of chess, in the same words for pgn-extract.
CHESS_PATTERNS = [
    "*/*/*/???N*/*/*/*/*",
    "*/*/???p!???/???P????/*/*/*/*",
    "*/*/*/*/*/?????N?P/?????PP?/?????RK?",
    "*/*/*/*/2[Bb]*[Qq]*/*/*/*",
    "*/*/*aaa*/*/*/*/*AAAA*/*",
    "*/*/*/*/*/*/*/*NBQ*[^N]",
]
# Games of the large file in which pgn-extract 19.04 overlooks a position of a pattern, which chess.js confirms.
OVERLOOKED = {("*/*/*/*/2[Bb]*[Qq]*/*/*/*", 20836)}


def numbered_games(path, place):
    """A copy of a file in which the tag Event of each game is its number; the first games of a large file."""
    data = subprocess.run(["zstd", "-dcq", path], stdout=subprocess.PIPE, check=True).stdout
    most = len(data) if os.environ.get("MOVETEXT_THOROUGH") else 2_000_000
    parts = data[:most].split(b"[Event ")
    out = os.path.join(place, "numbered.pgn")
    with open(out, "wb") as file:
        for number, part in enumerate(parts[1:] if most == len(data) else parts[1:-1], 1):
            file.write(b'[Event "%d"]' % number + part[part.index(b"\n"):])
    return out


def by_pgn_extract(path, option, text, place):
    wanted = os.path.join(place, "wanted")
    with open(wanted, "w", encoding="ascii") as file:
        file.write(f'FENPattern "{text}"\n' if option == "-t" else text + "\n")
    run = subprocess.run(["pgn-extract", "-s", option + wanted, path], stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, check=False)
    return {int(n) for n in re.findall(rb'^\[Event "(\d+)"\]', run.stdout, re.M)}


def readable(path):
    """The games that pgn-extract reads to their end."""
    run = subprocess.run(["pgn-extract", "-s", path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return {int(n) for n in re.findall(rb'^\[Event "(\d+)"\]', run.stdout, re.M)}


def promoting(path):
    """The games with promotions, after which pgn-extract miscounts."""
    with open(path, encoding="latin-1") as file:
        games = file.read().split("[Event ")[1:]
    return {n for n, game in enumerate(games, 1) if "=" in game}


def compare_chess(program, path, place):
    """How many searches differ from those of pgn-extract."""
    wrong, hits = 0, 0
    numbered = numbered_games(path, place)
    without, known = promoting(numbered), readable(numbered)
    for pieces, plies, option, text in CHESS_MATERIAL:
        # pgn-extract counts the plies after a position, and leaves out the last position of a game.
        expected = by_pgn_extract(numbered, option, f"{plies} {text}", place) - without
        some = (set(found_by(program, numbered, f"material:{pieces}/{plies}")) & known) - without
        lasting = (set(found_by(program, numbered, f"material:{pieces}/{plies + 2}")) & known) - without
        hits += len(expected)
        if not lasting <= expected <= some:
            wrong += 1
            print(f"chess: {pieces}: {sorted(lasting - expected)[:5]} not found by pgn-extract, "
                  f"{sorted(expected - some)[:5]} not selected")
    for pattern in CHESS_PATTERNS:
        expected = by_pgn_extract(numbered, "-t", pattern, place)
        got = set(found_by(program, numbered, "pattern:" + pattern)) & known
        expected |= got & {game for text, game in OVERLOOKED if text == pattern}
        hits += len(expected)
        if got != expected:
            wrong += 1
            print(f"chess: {pattern}: {len(got)} records instead of {len(expected)}; {sorted(got ^ expected)[:5]}")
    done = len(CHESS_MATERIAL) + len(CHESS_PATTERNS)
    print(f"chess: {done} searches with {hits} records found by pgn-extract, {wrong} differ")
    return wrong


def main():
    os.environ["PATH"] += os.pathsep + "/usr/games"
    corpus = os.environ.get("MOVETEXT_CORPUS")
    if not corpus:
        print("MOVETEXT_CORPUS is not set")
        return 77
    comparison = Comparison(sys.argv[1])
    for name, rules in (("pdn/intl10/dutch96.pdn", Draughts(10, 4, True, True, False, "w")),
                        ("pdn/english/acf-sample-400.pdn", Draughts(8, 3, False, False, False, "b")),
                        ("pdn/brazilian/lidraughts-algebraic.pdn", Draughts(8, 3, True, True, False, "w"))):
        path = os.path.join(corpus, name)
        games = list(rules.games(path))
        known = comparison.run(path, games, draughts_cases(rules, rules.size // 2))
        comparison.run_moves(path, games, known)
        print(f"{name}: {len(known)} of {len(games)} records")
    for year in ("1977", "1983"):
        path = os.path.join(corpus, f"othello/WTH_{year}.wtb")
        games = list(Othello().games(path))
        known = comparison.run(path, games, othello_cases())
        comparison.run_moves(path, games, known)
        print(f"othello {year}: {len(known)} records")
    for condition, holds, options in backgammon_cases():
        for number in range(1, 20):
            path = os.path.join(corpus, f"backgammon/mat/bgs{number:02}.mat")
            plies = [first(game, holds, **options) for game in Backgammon().games(path)]
            found = [p for p in plies if p is not None]
            comparison.compare(path, condition, {1: found[0]} if found else {}, {1})
    wrong = comparison.wrong
    path = os.path.join(corpus, "bench/human-24mb.pgn.zst")
    if shutil.which("pgn-extract") and shutil.which("zstd") and os.path.exists(path):
        with tempfile.TemporaryDirectory() as place:
            wrong += compare_chess(sys.argv[1], path, place)
    print(f"{comparison.done} searches with {comparison.hits} records found, {comparison.wrong} differ")
    return 1 if wrong else 0


sys.exit(main())
