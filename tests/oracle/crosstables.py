#!/usr/bin/env python3
"""crosstables.py PROGRAM: tables of real tournaments equal an independent computation.

Reads the games of the corpus (MOVETEXT_CORPUS) by itself, without the program, computes points, tie-breaks, ranks,
ratings and the score of each player, and compares them with `crosstable --as json` and `count --by player`.  Chess:
Superstars Hotel Bali 2002, three groups of the UzChess Cup 2025, the Russian Higher League 2025; draughts: the Czech
rapid championship 2006 and the team championship 2008; Othello: tournaments of 1977 and 1983.  The match of Kasparov
and Deep Blue (1997) also equals its published table.  Each chess tournament is also written as a report (TRF) and
read again, with the same table.  Exit status 77: there is no corpus, and nothing is tested.
"""
import collections
import csv
import fractions
import io
import json
import os
import re
import struct
import subprocess
import sys
import tempfile

F = fractions.Fraction
TAG = re.compile(r'^\s*\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]', re.M)

# FIDE's table of rating differences, by the share of the points in percent from 50.
DP = [0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
      193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501,
      538, 589, 677, 800]


class Game:
    def __init__(self, white, black, score, event="", round_=0, date="", elos=(0, 0), numbers=None):
        self.white, self.black, self.score = white, black, score  # White's points of 1, or None
        self.event, self.round, self.date, self.elos = event, round_, date, elos
        self.numbers = numbers


def games_of_text(text):
    tags = {}
    for line in text.splitlines() + ['[Event ""]']:
        match = TAG.match(line)
        if not match:
            continue
        name, value = match.groups()
        if name == "Event" and "White" in tags:
            score = {"1-0": F(1), "0-1": F(0), "1/2-1/2": F(1, 2), "2-0": F(1), "0-2": F(0),
                     "1-1": F(1, 2)}.get(tags.get("Result"))
            number = re.match(r"\d+", tags.get("Round", ""))
            yield Game(tags["White"].strip(), tags["Black"].strip(), score, tags.get("Event", ""),
                       int(number.group()) if number else 0, tags.get("Date", ""),
                       (int(tags.get("WhiteElo") or 0), int(tags.get("BlackElo") or 0)))
            tags = {}
        tags.setdefault(name, value)


def games_of_wthor(folder, year):
    def names(file, width):
        data = open(os.path.join(folder, file), "rb").read()
        count = (len(data) - 16) // width
        return [data[16 + width * i:16 + width * (i + 1)].split(b"\0")[0].decode("latin-1").strip()
                for i in range(count)]
    players, events = names("WTHOR.JOU", 20), names("WTHOR.TRN", 26)
    data = open(os.path.join(folder, f"WTH_{year}.wtb"), "rb").read()
    for i in range(struct.unpack_from("<I", data, 4)[0]):
        event, black, white, discs = struct.unpack_from("<HHHB", data, 16 + 68 * i)
        if "???" in (players[black], players[white]):  # the name of an unknown player
            continue
        score = F(1, 2) if discs == 32 else F(int(discs < 32))
        yield Game(players[white], players[black], score, events[event], numbers=(64 - discs, discs))


class Table:
    """One tournament, with every value by the definition of the regulations."""

    def __init__(self, games, swiss):
        self.swiss = swiss
        self.games = [g for g in games if g.score is not None]
        self.players = sorted({p for g in games for p in (g.white, g.black)})
        self.last = max(g.round for g in games)
        self.elo = collections.defaultdict(int)
        for g in games:
            for player, elo in zip((g.white, g.black), g.elos):
                self.elo[player] = max(self.elo[player], elo)
        self.own = {p: [] for p in self.players}  # (round, opponent, points, colour, numbers)
        for g in self.games:
            numbers = g.numbers or (g.score, 1 - g.score)
            self.own[g.white].append((g.round, g.black, g.score, "w", numbers))
            self.own[g.black].append((g.round, g.white, 1 - g.score, "b", numbers[::-1]))
        self.points = {p: sum((e[2] for e in self.own[p]), F(0)) for p in self.players}

    def absences(self, player):
        if not self.swiss:
            return []
        return sorted(set(range(1, self.last + 1)) - {e[0] for e in self.own[player]})

    def adjusted(self, player):
        # A bye counts as a draw if no played round comes after it.
        played = max([e[0] for e in self.own[player]], default=0)
        return self.points[player] + F(1, 2) * len([r for r in self.absences(player) if r > played])

    def parts(self, player):
        """What each round adds to the Buchholz system: (is an absence, points of the opponent, points won)."""
        out = [(False, self.adjusted(e[1]) if self.swiss else self.points[e[1]], e[2]) for e in self.own[player]]
        dummy = min(self.points[player], F(self.last, 2))
        return out + [(True, dummy, F(0)) for _ in self.absences(player)]

    def buchholz(self, player, low=0, high=0):
        parts = sorted(self.parts(player), key=lambda part: (not part[0], part[1]))[low:]
        parts.sort(key=lambda part: part[1])
        return sum((part[1] for part in parts[:len(parts) - high if high else None]), F(0))

    def value(self, player, name):
        own = self.own[player]
        if name == "buchholz":
            return self.buchholz(player)
        if name == "buchholz_cut_1":
            return self.buchholz(player, 1)
        if name == "buchholz_cut_2":
            return self.buchholz(player, 2)
        if name == "buchholz_median_1":
            return self.buchholz(player, 1, 1)
        if name == "sonneborn_berger":
            return sum((part[1] * part[2] for part in self.parts(player)), F(0))
        if name == "tie_break_wins":
            return F(len([e for e in own if e[2] == 1]))
        if name == "black_games":
            return F(len([e for e in own if e[3] == "b"]))
        if name == "game_points":
            return sum((F(e[4][0]) for e in own), F(0))
        if name == "game_difference":
            return sum((F(e[4][0]) - F(e[4][1]) for e in own), F(0))
        if name == "progressive":
            return sum((sum((e[2] for e in own if e[0] <= r), F(0)) for r in range(1, self.last + 1)), F(0))
        if name == "koya":
            def rounds(p):
                return self.last if self.swiss else len(self.own[p])
            return sum((e[2] for e in own if 2 * self.points[e[1]] >= rounds(e[1])), F(0))
        raise KeyError(name)

    def direct(self, group):
        """Groups in order, by the games of the players of a group with each other."""
        if len(group) == 1:
            return [group]
        score, missing = {}, {}
        for p in group:
            by_opponent = collections.defaultdict(list)
            for e in self.own[p]:
                if e[1] in group:
                    by_opponent[e[1]].append(e[2])
            score[p] = sum((sum(s) / len(s) for s in by_opponent.values()), F(0))
            missing[p] = len(group) - 1 - len(by_opponent)
        if not any(missing.values()):
            parts = collections.defaultdict(list)
            for p in group:
                parts[score[p]].append(p)
            if len(parts) == 1:
                return [group]
            return [part for s in sorted(parts, reverse=True) for part in self.direct(parts[s])]
        for p in group:
            if all(score[p] > score[q] + missing[q] for q in group if q != p):
                return [[p]] + self.direct([q for q in group if q != p])
        return [group]

    def ranks(self, tie_breaks):
        groups = self.split(self.players, lambda p: self.points[p])
        for name in tie_breaks:
            groups = [part for group in groups for part in (
                self.direct(group) if name == "direct_encounter"
                else self.split(group, lambda p: self.value(p, name)))]
        rank, out = 1, {}
        for group in groups:
            for p in group:
                out[p] = rank
            rank += len(group)
        return out

    @staticmethod
    def split(group, key):
        parts = collections.defaultdict(list)
        for p in group:
            parts[key(p)].append(p)
        return [parts[k] for k in sorted(parts, reverse=True)]

    def performance(self, player):
        rated = [(self.elo[e[1]], e[2]) for e in self.own[player] if self.elo[e[1]] > 0]
        if not rated:
            return None
        average = int(F(sum(r for r, _ in rated), len(rated)) + F(1, 2))
        percent = int(F(100) * sum((s for _, s in rated), F(0)) / len(rated) + F(1, 2))
        return average + DP[percent - 50] if percent >= 50 else average - DP[50 - percent]


FAILED = []


def expect(what, wanted, got):
    if wanted != got:
        FAILED.append(what)
        print(f"FAILED {what}: {wanted} expected, but got {got}")


def run(*words):
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False).stdout.decode()


CODES = {"direct_encounter": "DE", "buchholz": "BH", "buchholz_cut_1": "BH-C1", "buchholz_cut_2": "BH-C2",
         "buchholz_median_1": "BH-M1", "sonneborn_berger": "SB", "tie_break_wins": "WIN", "black_games": "BPG",
         "game_points": "GP", "game_difference": "GD", "progressive": "PS", "koya": "KS"}


def compare(program, path, event, games, kind, tie_breaks, scale=1):
    table = Table(games, kind == "swiss" and min(g.round for g in games) > 0)
    ranks = table.ranks(tie_breaks)
    asked = ["--as", "json", "--table", kind, "--tie-breaks", ",".join(CODES[name] for name in tie_breaks)]
    chosen = ["--select", f'event="{event}"', path]
    out = run(program, "crosstable", *asked, *chosen)
    rows = [json.loads(line, parse_float=F) for line in out.splitlines()]
    what = f"{os.path.basename(path)}, {event}"
    if path.endswith(".pgn"):
        compare_report(program, asked, chosen, rows, what)
    expect(f"{what}: players", table.players, sorted(row["player"] for row in rows))
    for row in rows:
        player = row["player"]
        if player not in table.points:
            continue
        expect(f"{what}: points of {player}", table.points[player] * scale, F(row["points"]))
        expect(f"{what}: rank of {player}", ranks[player], row["rank"])
        expect(f"{what}: performance of {player}", table.performance(player), row.get("performance"))
        for name in tie_breaks:
            if name != "direct_encounter":
                expect(f"{what}: {name} of {player}", table.value(player, name), F(row[name]))
    print(f"{what}: {len(rows)} players, {len(table.games)} games, {kind}")


def compare_report(program, asked, chosen, rows, what):
    """A report has the same table as the games from which it was written."""
    def essence(lines):
        return [(row["rank"], row["player"], row["points"], row.get("rating"), row["wins"], row["draws"], row["losses"],
                 [(game["round"], game.get("opponent"), game.get("colour"), game["result"]) for game in row["results"]])
                for row in lines]
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "a.trf")
        run(program, "crosstable", "--as", "trf", *chosen, "-o", report)
        again = [json.loads(line, parse_float=F) for line in run(program, "crosstable", *asked, report).splitlines()]
    expect(f"{what}: the table of its report", essence(rows), essence(again))


def compare_counts(program, path, games):
    out = run(program, "count", "--by", "player", path)
    got = {row["player"]: row for row in csv.DictReader(io.StringIO(out))}
    wanted = collections.defaultdict(lambda: [0, F(0), [], F(0)])
    for g in games:
        if g.white == g.black:
            continue
        for player, points, elo in ((g.white, g.score, g.elos[1]),
                                    (g.black, None if g.score is None else 1 - g.score, g.elos[0])):
            row = wanted[player]
            row[0] += 1
            if points is None:
                continue
            row[1] += points
            if elo:
                row[2].append(elo)
                row[3] += points
    for player, (count, points, elos, rated) in wanted.items():
        row = got.get(player)
        expect(f"{path}: {player} is counted", True, row is not None)
        if row is None:
            continue
        expect(f"{path}: games of {player}", count, int(row["games"]))
        expect(f"{path}: points of {player}", points, F(row["points"]))
        if not elos:
            expect(f"{path}: no performance of {player}", "", row["performance"])
            continue
        average = int(F(sum(elos), len(elos)) + F(1, 2))
        percent = int(100 * rated / len(elos) + F(1, 2))
        expect(f"{path}: opponents of {player}", average, int(row["opponents_rating"]))
        expect(f"{path}: performance of {player}",
               average + DP[percent - 50] if percent >= 50 else average - DP[50 - percent], int(row["performance"]))
    print(f"{os.path.basename(path)}: counts of {len(wanted)} players")


def main():
    program, corpus = sys.argv[1], os.environ.get("MOVETEXT_CORPUS", "")
    if not os.path.isdir(corpus):
        print("MOVETEXT_CORPUS is not set: skipped")
        sys.exit(77)

    def read(path, charset="utf-8"):
        return list(games_of_text(open(os.path.join(corpus, path), encoding=charset, errors="replace").read()))

    swiss = ["buchholz_cut_1", "buchholz", "sonneborn_berger", "tie_break_wins"]
    all_round = ["direct_encounter", "tie_break_wins", "sonneborn_berger", "black_games"]
    # chess
    bali = [g for g in read("pgn/annotated/bali02.pgn") if g.event == "Superstars Hotel Bali"]
    compare(program, os.path.join(corpus, "pgn/annotated/bali02.pgn"), bali[0].event, bali, "swiss", swiss)
    twic = read("pgn/samples/twic1599_100k.pgn")
    for event in ("2nd UzChess Cup Masters", "UzChess Cup Challengers", "2nd UzChess Cup Futures"):
        compare(program, os.path.join(corpus, "pgn/samples/twic1599_100k.pgn"), event,
                [g for g in twic if g.event == event], "round-robin", all_round)
    compare(program, os.path.join(corpus, "pgn/samples/twic1599_100k.pgn"), "77th ch-RUS HL 2025",
            [g for g in twic if g.event == "77th ch-RUS HL 2025"], "swiss",
            ["buchholz_cut_2", "buchholz_median_1", "direct_encounter"])
    # draughts
    czech = read("pdn/czech/mrcd2006.pdn")
    compare(program, os.path.join(corpus, "pdn/czech/mrcd2006.pdn"), czech[0].event, czech, "swiss",
            swiss + ["progressive", "koya"])
    teams = read("pdn/czech/mrdrcd08-intl-results.pdn")
    compare(program, os.path.join(corpus, "pdn/czech/mrdrcd08-intl-results.pdn"), teams[0].event, teams, "round-robin",
            all_round + ["koya", "game_difference"])
    # Othello
    for year in (1977, 1983):
        games = list(games_of_wthor(os.path.join(corpus, "othello"), year))
        for event, count in collections.Counter(g.event for g in games).most_common(3):
            if count > 5:
                compare(program, os.path.join(corpus, f"othello/WTH_{year}.wtb"), event,
                        [g for g in games if g.event == event], "round-robin",
                        ["game_points", "direct_encounter", "sonneborn_berger"])
    # The table of the match of 1997 as it was published: Deep Blue 3 1/2, Kasparov 2 1/2, a win for Deep Blue in
    # games 2 and 6, for Kasparov in game 1.
    path = os.path.join(corpus, "pgn/python-chess/kasparov-deep-blue-1997.pgn")
    rows = [json.loads(line) for line in run(program, "crosstable", "--as", "json", path).splitlines()]
    expect("the match of 1997", [("Deep Blue (Computer)", 3.5, ["loss", "win", "draw", "draw", "draw", "win"]),
                                 ("Garry Kasparov", 2.5, ["win", "loss", "draw", "draw", "draw", "loss"])],
           [(row["player"], row["points"], [game["result"] for game in row["results"]]) for row in rows])
    compare_counts(program, os.path.join(corpus, "pgn/samples/twic1599_100k.pgn"), twic)
    compare_counts(program, os.path.join(corpus, "pdn/czech/mrcd2006.pdn"), czech)
    sys.exit(1 if FAILED else 0)


if __name__ == "__main__":
    main()
