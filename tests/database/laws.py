#!/usr/bin/env python3
"""laws.py PROGRAM: every command gives the same bytes from a database as from the files put into it.

Puts the files of the corpus (MOVETEXT_CORPUS) into databases, one for each kind of game, and compares standard
output, messages and exit status of the commands; then adds, removes and joins parts.  Exit status 77:
MOVETEXT_CORPUS is not set, nothing is tested.  With MOVETEXT_THOROUGH=1 large files are read, too, and each folder
and each file has a database of its own.
"""
import os
import pathlib
import sqlite3
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
LARGEST = 200 << 10  # files above this size are left out unless MOVETEXT_THOROUGH is set
THOROUGH = os.environ.get("MOVETEXT_THOROUGH") == "1"
FILTERS = ["result:1-0", "plies<40", "player:a", "date:1990..2010", "white~^[A-M]", "event:a and not result:*",
           "moves>20 or round:1", "comment:a", "tag.ECO:B", "elo>2000", "ends:checkmate", "variations>0"]
SEARCHES = ["position:rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b", "position!=rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR",
            "material:KRPvKR/4", "material:KvK* and not result:1-0", "moves:\"1. e4 c5 2. Nf3\"", "moves:\"d4|c4 *\"",
            "position:r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - and elo>2300", "whiteelo=? or plies:20..30"]
COMMANDS = [["check"], ["check", "--json"], ["check", "--policy", "strict"], ["check", "--policy", "lenient", "--outcomes"],
            ["export"], ["export", "--on-error", "keep"], ["export", "--sort"], ["export", "--unique"],
            ["convert", "--to", "json"], ["convert", "--to", "csv"], ["convert", "--to", "pgn"],
            ["count", "--by", "year"], ["count", "--by", "player"], ["tree", "--plies", "4"], ["crosstable"],
            ["convert", "--to", "moves"]]
failures = 0


def run(words, cwd):
    done = subprocess.run([PROGRAM, *words, "--threads", "1"], stdin=subprocess.DEVNULL, capture_output=True, cwd=cwd)
    if b"Sanitizer" in done.stderr or b"runtime error" in done.stderr:
        sys.exit(f"{' '.join(words)[:300]}: {done.stderr.decode(errors='replace')[:4000]}")
    return done.returncode, done.stdout, done.stderr


def differ(what, one, other):
    global failures
    if one == other:
        return False
    failures += 1
    print(f"{what}: status {one[0]} from the files, {other[0]} from the database")
    for name, a, b in (("output", one[1], other[1]), ("messages", one[2], other[2])):
        if a == b:
            continue
        for x, y in zip(a.splitlines() + [b"(end)"], b.splitlines() + [b"(end)"]):
            if x != y:
                print(f"  {name}: {x[:300]!r}\n  instead: {y[:300]!r}")
                break
    return True


def index(words, cwd):
    done = run(["index", "--quiet", *words], cwd)
    if done[0] not in (0, 1):
        global failures
        failures += 1
        print(f"index {' '.join(words)[:200]}: status {done[0]}: {done[2].decode(errors='replace')[:500]}")
        return False
    return True


def compare(name, files, database, cwd, commands=COMMANDS):
    for command in commands:
        differ(f"{name}: {' '.join(command)}", run([*command, *files], cwd), run([*command, database], cwd))


def compare_rejects(name, files, database, cwd):
    """The files of rejected records, and of an output with --on-error keep."""
    results = []
    for inputs in (files, [database]):
        out = pathlib.Path(cwd) / "out"
        out.mkdir(exist_ok=True)
        status = run(["export", *inputs, "-o", "out/records"], cwd)
        results.append((status[0], b"", b"") + tuple(
            (each.name, each.read_bytes()) for each in sorted(out.iterdir())))
        for each in out.iterdir():
            each.unlink()
    if results[0] != results[1]:
        differ(f"{name}: rejects", (results[0][0], repr(results[0][3:])[:2000].encode(), b""),
               (results[1][0], repr(results[1][3:])[:2000].encode(), b""))


def findings_agree(name, files, database, cwd):
    """The table finding has what check reports."""
    shown = [line for line in run(["check", *files], cwd)[2].decode(errors="replace").splitlines()
             if ": error: " in line or ": warning: " in line]
    with sqlite3.connect(f"file:{pathlib.Path(cwd) / database}?mode=ro", uri=True) as connection:
        stored = connection.execute("select count(*) from finding where severity <> 'note'").fetchone()[0]
    if len(shown) != stored:
        global failures
        failures += 1
        print(f"{name}: check reports {len(shown)} findings, the database has {stored}")


def uses_stored_findings(name, database, cwd):
    """check reports the findings in the table, unless an option changes what is found or a source is not whole."""
    global failures
    with sqlite3.connect(pathlib.Path(cwd) / database) as connection:
        whole = connection.execute("select count(*) from source where id not in (select source from checked)").fetchone()[0] == 0
        changed = connection.execute("update finding set message = 'stored' where severity <> 'note'").rowcount
    shown = [b"stored" in run(words, cwd)[2]
             for words in (["check", database], ["check", database, "--policy", "archive"])]
    if shown != [bool(changed) and whole, False]:
        failures += 1
        print(f"{name}: stored findings reported by check and by check with an option: {shown}")


def verify(name, database, cwd):
    done = run(["index", "--verify", database], cwd)
    if done[0] != 0:
        global failures
        failures += 1
        print(f"{name}: --verify: {done[1].decode()}{done[2].decode()[:600]}")


def parts(files, cwd):
    """Adding in parts, removing and adding again, and joining databases."""
    half = len(files) // 2
    index([*files, "-o", "whole.mtdb"], cwd)
    index([*files[:half], "-o", "parts.mtdb"], cwd)
    index(["--add", *files[half:], "-o", "parts.mtdb"], cwd)
    both = [["check"], ["export"], ["convert", "--to", "json"]]
    for command in both:
        differ(f"added: {command}", run([*command, "whole.mtdb"], cwd), run([*command, "parts.mtdb"], cwd))
    index(["--remove", files[-1], "-o", "parts.mtdb"], cwd)
    for command in both:
        differ(f"removed: {command}", run([*command, *files[:-1]], cwd), run([*command, "parts.mtdb"], cwd))
    index(["--add", files[-1], "-o", "parts.mtdb"], cwd)
    index(["--compact", "parts.mtdb"], cwd)
    verify("parts", "parts.mtdb", cwd)
    for command in both:
        differ(f"added again: {command}", run([*command, *files], cwd), run([*command, "parts.mtdb"], cwd))
    index([*files[:half], "-o", "first.mtdb"], cwd)
    index([*files[half:], "-o", "second.mtdb"], cwd)
    index(["first.mtdb", "second.mtdb", "first.mtdb", "-o", "joined.mtdb"], cwd)
    verify("joined", "joined.mtdb", cwd)
    for command in both:
        differ(f"joined: {command}", run([*command, *files], cwd), run([*command, "joined.mtdb"], cwd))


def grown(data, cwd):
    """A file that grows record by record, cut at any place."""
    target = pathlib.Path(cwd) / "grown.pgn"
    for cuts in ([1, 3], [2, 5, 9]):
        starts = [i for i in range(len(data)) if data.startswith(b"[Event ", i)]
        pathlib.Path(cwd, "grown.mtdb").unlink(missing_ok=True)
        first = True
        for cut in [*(starts[c] + 60 * c % 50 for c in cuts if c < len(starts)), len(data)]:
            target.write_bytes(data[:cut])
            index([*([] if first else ["--add"]), "grown.pgn", "-o", "grown.mtdb"], cwd)
            first = False
            for command in (["check"], ["export"]):
                differ(f"grown to {cut}: {command}", run([*command, "grown.pgn"], cwd),
                       run([*command, "grown.mtdb"], cwd))
        verify("grown", "grown.mtdb", cwd)


def large(root, cwd):
    """A file of several chunks, of which the tables leave out records: as it grows, and in a joined database."""
    texts = [path.read_bytes() for path in sorted((root / "pgn").rglob("*.pgn")) if path.stat().st_size < 1 << 20]
    data = b"\n\n".join(text for text in texts if b"\x00" not in text)
    target = pathlib.Path(cwd) / "large.pgn"
    other = next(str(path) for path in sorted((root / "pdn").rglob("*.pdn")))
    target.write_bytes(data[:data.rindex(b"\n[Event ", 0, len(data) * 2 // 3)])
    index(["large.pgn", "-o", "grown.mtdb"], cwd)
    target.write_bytes(data)
    index(["--add", "large.pgn", "-o", "grown.mtdb"], cwd)
    index([other, "-o", "other.mtdb"], cwd)
    index(["grown.mtdb", "other.mtdb", "-o", "joined.mtdb"], cwd)
    kinds = [["export"], ["convert", "--to", "json", "--quiet"], ["count", "--by", "year"]]
    for i, text in enumerate([*FILTERS, *SEARCHES]):
        words = [*kinds[i % 3], "--select", text]
        differ(f"grown: {words}", run([*words, "large.pgn"], cwd), run([*words, "grown.mtdb"], cwd))
        differ(f"joined: {words}", run([*words, "large.pgn", other], cwd), run([*words, "joined.mtdb"], cwd))


def main():
    corpus = os.environ.get("MOVETEXT_CORPUS")
    if not corpus:
        print("MOVETEXT_CORPUS is not set")
        return 77
    root = pathlib.Path(corpus)
    with tempfile.TemporaryDirectory() as place:
        groups = {}
        for path in sorted(root.rglob("*")):
            if path.is_file() and path.suffix not in (".md", ".tsv", ".JOU", ".TRN"):
                if THOROUGH or path.stat().st_size <= LARGEST:
                    folder = str(path.parent.relative_to(root))
                    groups.setdefault(folder if THOROUGH else folder.split("/")[0], []).append(str(path))
        for name, files in groups.items():
            if name == "bench" and not THOROUGH:
                continue
            if not index([*files, "-o", "all.mtdb"], place):
                continue
            compare(name, files, "all.mtdb", place)
            compare(name, files, "all.mtdb", place, [["export", "--select", text] for text in FILTERS])
            compare_rejects(name, files, "all.mtdb", place)
            findings_agree(name, files, "all.mtdb", place)
            verify(name, "all.mtdb", place)
            uses_stored_findings(name, "all.mtdb", place)
            if len(files) > 2:
                parts(files[:12] if THOROUGH else files[::max(1, len(files) // 8)], place)
            if THOROUGH:
                for file in files:
                    if index([file, "-o", "one.mtdb"], place):
                        compare(file, [file], "one.mtdb", place, [["check"], ["export"], ["convert", "--to", "json"]])
        sample = next(path for path in sorted(root.rglob("*.pgn")) if path.stat().st_size > 20000)
        grown(sample.read_bytes()[:60000], place)
        large(root, place)
    print("all commands agree" if failures == 0 else f"{failures} differences")
    return 1 if failures else 0


sys.exit(main())
