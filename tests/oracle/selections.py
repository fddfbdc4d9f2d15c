#!/usr/bin/env python3
"""selections.py PROGRAM: filters select the records that their meaning asks for.

Reads the tags and moves of well-formed files of the corpus (MOVETEXT_CORPUS) by means of its own, which know
nothing of the program, and compares what it selects with `export --select`.  Games are asked for their board
by pgn-extract, if it is installed.  Exit status 77: there is no corpus, nothing is tested.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

PGN = ["bench/human-24mb.pgn.zst", "pgn/samples/twic1599_100k.pgn", "pgn/samples/lichess_db_100k.pgn",
       "pgn/samples/tcec-s6-stage2-8games.pgn", "pgn/annotated/kramnik.pgn", "pgn/annotated/bali02.pgn",
       "pgn/pgn-extract/odds.pgn", "pgn/quirks/q42-utf8.pgn", "pgn/scid/res_gameLatin1expected.pgn"]
PDN = ["pdn/english/acf-sample-400.pdn", "pdn/intl10/dutch96.pdn", "pdn/czech/mrcd2006.pdn"]

TAG = re.compile(r'^\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*$', re.M)
HEAD = re.compile(r'(?:^\[\w+\s+"(?:[^"\\\n]|\\.)*"\][ \t]*\r?\n)+', re.M)


def games_of(text):
    """The games of a file: tags by name, and the text behind them."""
    heads = list(HEAD.finditer(text))
    for head, after in zip(heads, heads[1:] + [None]):
        moves = text[head.end():after.start() if after else len(text)]
        tags = {}
        for name, value in TAG.findall(head.group()):
            tags.setdefault(name, re.sub(r'\\(.)', r'\1', value).strip())
        yield tags, moves


def fold(text):
    marks = (c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return "".join(marks).casefold()


def number(text):
    return float(text) if re.fullmatch(r"\d+(\.\d+)?", text or "") else None


def days(date):
    """The first and the last day that a date may mean, as YYYYMMDD: of PGN, or the day first."""
    date = re.sub(r"^(\d\d?)-(\d\d?)-(\d{4})$", lambda m: f"{m[3]}.{m[2]:0>2}.{m[1]:0>2}", date or "")
    m = re.match(r"(\d{4})(?:\.(\d\d|\?\?))?(?:\.(\d\d|\?\?))?$", date)
    if not m or m[1] == "0000":
        return None
    month = [int(m[2])] * 2 if m[2] and m[2] not in ("??", "00") else [1, 12]
    day = [int(m[3])] * 2 if m[3] and m[3] not in ("??", "00") else [1, 31]
    return int(m[1]) * 10000 + month[0] * 100 + day[0], int(m[1]) * 10000 + month[1] * 100 + day[1]


def plies(moves):
    """How many words of the main line are moves."""
    moves = re.sub(r"\{[^}]*\}|;[^\n]*", " ", moves)
    while re.search(r"\([^()]*\)", moves):
        moves = re.sub(r"\([^()]*\)", " ", moves)
    moves = re.sub(r"\$\d+|\d+\.+", " ", moves)
    moves = re.sub(r"(?<=\d[-x])\s+(?=\d)", "", moves)  # "2- 7" of printed tables
    words = [w for w in moves.split() if not re.fullmatch(r"1-0|0-1|1/2-1/2|2-0|0-2|1-1|0-0|\*|[!?]+", w)]
    return len(words)


def score(result):
    m = re.fullmatch(r"(\d+|1/2)-(\d+|1/2)", result or "")
    if not m:
        return "open" if result in ("*", None, "") else "other"
    first, second = (0.5 if x == "1/2" else int(x) for x in m.groups())
    return "first" if first > second else "second" if second > first else "draw" if first else "none"


def has(tag, what):
    return lambda t, m: what(t[tag]) if t.get(tag) not in (None, "") else False


def players(what):
    return lambda t, m: any(what(t[p]) for p in ("White", "Black") if p in t)


def elos(what):
    return lambda t, m: all(number(t.get(p)) is not None and what(number(t[p])) for p in ("WhiteElo", "BlackElo"))


def date(what):
    return lambda t, m: days(t.get("Date")) is not None and what(*days(t["Date"]))


def result_of(t, m):
    """The marker decides in PGN; the files have none that contradicts its tag."""
    return score(t.get("Result"))


# Expected matches, as a filter and as a predicate of tags and moves.
FILTERS = [
    ("elo>=2600", elos(lambda n: n >= 2600)),
    ("elo>=2400 and not result:*", lambda t, m: elos(lambda n: n >= 2400)(t, m) and result_of(t, m) != "open"),
    ("whiteelo:2000..2200", has("WhiteElo", lambda v: number(v) is not None and 2000 <= number(v) <= 2200)),
    ("blackelo<1500", has("BlackElo", lambda v: number(v) is not None and number(v) < 1500)),
    ("eco:B90..B99", has("ECO", lambda v: "B90" <= v[:3] <= "B99")),
    ("eco:C or eco:D4", has("ECO", lambda v: "C" in v or "D4" in v)),
    ("opening:sicilian", has("Opening", lambda v: "sicilian" in v.lower())),
    ("date:2001..2010", date(lambda first, last: first <= 20101231 and last >= 20010101)),
    ("date>=2019.06.15", date(lambda first, last: last >= 20190615)),
    ("date<1995.03", date(lambda first, last: first < 19950301)),
    ("year=2012", date(lambda first, last: first // 10000 == 2012)),
    ("player:\"van \"", players(lambda v: "van " in fold(v))),
    ("player:KOSTENIUK", players(lambda v: "kosteniuk" in fold(v))),
    ("player:muller", players(lambda v: "muller" in fold(v))),
    ("event:FRANCOIS or event:schwabisch", has("Event", lambda v: "francois" in fold(v) or "schwabisch" in fold(v))),
    ("player:philidor and not player=francois andre philidor",
     lambda t, m: players(lambda v: "philidor" in fold(v))(t, m)
     and not players(lambda v: fold(v) == "francois andre philidor")(t, m)),
    ("white:José or black:петров", lambda t, m: "jose" in fold(t.get("White", "")) or "петров" in fold(t.get("Black", ""))),
    ("white~^[KL].*,[AS]$", has("White", lambda v: re.search("^[KL].*,[AS]$", v))),
    ("black~(?i)^ARONIAN", has("Black", lambda v: re.search("(?i)^ARONIAN", v))),
    ("white=aronian,l", has("White", lambda v: fold(v) == "aronian,l")),
    ("white!=Aronian,L", lambda t, m: fold(t.get("White", "")) != "aronian,l"),
    ("event:open and site:ger", lambda t, m: "open" in fold(t.get("Event", "")) and "ger" in fold(t.get("Site", ""))),
    ("round:7..9", has("Round", lambda v: v.split(".")[0].isdigit() and 7 <= int(v.split(".")[0]) <= 9)),
    ("eco>=B90 and eco<=C", has("ECO", lambda v: v >= "B90" and v[0] <= "C")),
    ("white:L..Mz", has("White", lambda v: fold(v) >= "l" and (fold(v) < "mz" or fold(v).startswith("mz")))),
    ("whiteelo=?", lambda t, m: t.get("WhiteElo", "").strip("?.- ") == ""),
    ("not tag.EventDate:?", lambda t, m: t.get("EventDate", "").strip("?.- ") != ""),
    ("result:draw", lambda t, m: result_of(t, m) == "draw"),
    ("result:1-0", lambda t, m: result_of(t, m) == "first"),
    ("result:second", lambda t, m: result_of(t, m) == "second"),
    ("plies<20", lambda t, m: plies(m) < 20),
    ("plies:100..120", lambda t, m: 100 <= plies(m) <= 120),
    ("tag.EventDate:2010", has("EventDate", lambda v: "2010" in v)),
    ("tag.WhiteTitle=GM and not tag.BlackTitle=GM",
     lambda t, m: t.get("WhiteTitle") == "GM" and t.get("BlackTitle") != "GM"),
    ("not (player:kosteniuk or result:draw) and (year:2005..2006 or eco:A)",
     lambda t, m: not ("kosteniuk" in fold(t.get("White", "") + "|" + t.get("Black", "")) or result_of(t, m) == "draw")
     and (date(lambda f, l: f <= 20061231 and l >= 20050101)(t, m) or "A" in t.get("ECO", ""))),
]

# Conditions on positions, as a filter and as input of pgn-extract: options, or moves whose position counts.
BOARDS = [
    ("ends:checkmate", ["--checkmate"], None),
    ("ends:stalemate", ["--stalemate"], None),
    ("position:\"rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq -\"", [], "e4 c5 Nf3"),
    ("position:\"rnbqkb1r/pppp1ppp/4pn2/8/2PP4/8/PP2PPPP/RNBQKBNR w KQkq -\"", [], "d4 Nf6 c4 e6"),
    ("position:\"rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq -\"", [],
     "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"),
]


def sheet(tags):
    """What names a game, in the form in which it is exported."""
    return tuple(" ".join(tags.get(name, "?").split()) or "?" for name in ("Event", "Site", "White", "Black"))


def exported(program, path, condition):
    run = subprocess.run([program, "export", "--quiet", "--on-error", "keep", "--select", condition, path],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return [sheet(tags) for tags, _ in games_of(run.stdout.decode())]


def text_of(path):
    if path.endswith(".zst"):
        data = subprocess.run(["zstd", "-dcq", path], stdout=subprocess.PIPE, check=True).stdout
    else:
        with open(path, "rb") as file:
            data = file.read()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:  # like the program, which decides it for each record
        lines = data.split(b"\n\n[Event ")
        return "\n\n[Event ".join(decoded(line) for line in lines)


def decoded(record):
    try:
        return record.decode()
    except UnicodeDecodeError:
        return record.decode("latin-1")


def shortened(path, place):
    """A file of the first games of a large one, unless MOVETEXT_THOROUGH wants all of them."""
    text = text_of(path)
    most = 3_000_000
    if len(text) <= most or os.environ.get("MOVETEXT_THOROUGH"):
        return path, text
    text = text[:text.index("\n[Event ", most) + 1]
    out = os.path.join(place, os.path.basename(path).removesuffix(".zst"))
    with open(out, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    return out, text


def compare(name, condition, wanted, got):
    if wanted == got:
        return True
    print(f"{name}: {condition}: {len(wanted)} games by tags and moves, {len(got)} by the program")
    only = [(w, "not selected") for w in set(wanted) - set(got)] + [(g, "selected") for g in set(got) - set(wanted)]
    for game, what in only[:3]:
        print("  ", what, game)
    return False


def by_pgn_extract(path, options, moves):
    with tempfile.TemporaryDirectory() as place:
        if moves is not None:
            variation = os.path.join(place, "moves")
            with open(variation, "w", encoding="ascii") as file:
                file.write(moves + "\n")
            options = ["-x" + variation]
        run = subprocess.run(["pgn-extract", "-s", *options, path], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, check=False)
        return [sheet(tags) for tags, _ in games_of(decoded(run.stdout))]


def main():
    program, corpus = sys.argv[1], os.environ.get("MOVETEXT_CORPUS", "")
    os.environ["PATH"] += os.pathsep + "/usr/games"
    files = [os.path.join(corpus, f) for f in PGN + PDN if os.path.exists(os.path.join(corpus, f))]
    files = [f for f in files if not f.endswith(".zst") or shutil.which("zstd")]
    if not corpus or not files:
        print("MOVETEXT_CORPUS is not a directory with such files: nothing is tested")
        return 77
    good, asked, selected = True, 0, 0
    place = tempfile.TemporaryDirectory()
    for path in files:
        name = os.path.relpath(path, corpus)
        path, text = shortened(path, place.name)
        games = list(games_of(text))
        for condition, fits in FILTERS:
            wanted = [sheet(tags) for tags, moves in games if fits(tags, moves)]
            good &= compare(name, condition, wanted, exported(program, path, condition))
            asked, selected = asked + 1, selected + len(wanted)
        if not shutil.which("pgn-extract") or not path.endswith(".pgn"):
            continue
        for condition, options, moves in BOARDS:
            wanted = by_pgn_extract(path, options, moves)
            good &= compare(name, condition, wanted, exported(program, path, condition))
            asked, selected = asked + 1, selected + len(wanted)
    print(f"{asked} questions to {len(files)} files, {selected} games selected")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
