#!/usr/bin/env python3
"""kill.py PROGRAM EXAMPLES [KILLS]: a process that is killed while it writes a database loses nothing.

Adds files to a database again and again, and kills the process at random moments (100 times unless KILLS is
given).  After each kill all games that were committed before are there, `index --verify` finds no damage, and the
same command completes the work.  Also tests that a second writer is refused, that readers go on, and that a
reader plays back the journal of a killed writer.
"""
import pathlib
import random
import subprocess
import sys
import tempfile
import time

PROGRAM, EXAMPLES = sys.argv[1], pathlib.Path(sys.argv[2])
KILLS = int(sys.argv[3]) if len(sys.argv) > 3 else 100


def run(*words, cwd):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, cwd=cwd)


def games(database, cwd):
    done = run("check", database, cwd=cwd)
    require(done.returncode == 0, f"check {database}: {done.stdout}{done.stderr}")
    return int(done.stdout.split()[1].rstrip(","))


def require(condition, words):
    if not condition:
        sys.exit(words)


# Changes the database given as an argument in a transaction that needs more memory than the cache has, and is killed.
KILLED_WRITER = """
import os, signal, sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("pragma cache_size = 1")
database.execute("begin")
database.execute("update game set line = line + 1000")
database.execute("delete from game_block")
os.kill(os.getpid(), signal.SIGKILL)
"""


def leave_journal(database, cwd):
    subprocess.run([sys.executable, "-c", KILLED_WRITER, database], cwd=cwd)
    journal = cwd / f"{database}-journal"
    require(journal.exists() and journal.stat().st_size > 512, "the killed writer left no journal")
    return journal


def test_journal(place, least):
    """A reader plays back a journal, but not one that names a further file, which SQLite would delete."""
    leave_journal("games.mtdb", place)
    require(games("games.mtdb", place) == least, "games are missing after the journal was played back")
    checked = run("index", "--verify", "games.mtdb", cwd=place)
    require(checked.returncode == 0, f"{checked.stdout}{checked.stderr}")
    journal = leave_journal("games.mtdb", place)
    victim = place / "victim.txt"
    victim.write_text("precious\n")
    name = str(victim).encode()
    magic = bytes([0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7])
    with journal.open("ab") as file:
        file.write(bytes(4) + name + len(name).to_bytes(4, "big") + sum(name).to_bytes(4, "big") + magic)
    refused = run("check", "games.mtdb", cwd=place)
    require(refused.returncode == 3 and "journal" in refused.stderr, f"{refused.stdout}{refused.stderr}")
    require(victim.exists(), "a file that a journal names was deleted")
    journal.unlink()


def write_parts(place, number):
    """A file of some thousand games for each part, made of one real game."""
    text = (EXAMPLES / "chess.pgn").read_text()
    record = text[:text.index("\n\n[Event ", 10) + 2] if "\n\n[Event " in text else text.rstrip() + "\n\n"
    for part in range(number):
        lines = [record.replace("[Round \"", f"[Round \"{part}.{i}.", 1) for i in range(1500)]
        (place / f"part{part}.pgn").write_text("".join(lines))


def main():
    random.seed(1)
    with tempfile.TemporaryDirectory() as name:
        place = pathlib.Path(name)
        parts = 4
        write_parts(place, parts)
        run("index", "part0.pgn", "-o", "games.mtdb", cwd=place)
        least = games("games.mtdb", place)
        start = time.monotonic()
        run("index", "--add", "part1.pgn", "part2.pgn", "-o", "games.mtdb", cwd=place)
        usual = time.monotonic() - start
        done = 0
        acts = [["--add", "part1.pgn", "part2.pgn", "part3.pgn"], ["--remove", "part2.pgn"], ["--compact"],
                ["--add", "part1.pgn", "part2.pgn"], ["--remove", "part1.pgn"]]
        kept = games("games.mtdb", place)
        while done < KILLS:
            act = acts[done % len(acts)]
            target = ["games.mtdb"] if act == ["--compact"] else ["-o", "games.mtdb"]
            process = subprocess.Popen([PROGRAM, "index", *act, *target], cwd=place, stderr=subprocess.DEVNULL,
                                       stdout=subprocess.DEVNULL)
            time.sleep(random.random() * usual * 1.3)
            process.kill()
            process.wait()
            done += 1
            found = games("games.mtdb", place)
            if act[0] == "--add" or act[0] == "--compact":
                require(found >= kept, f"kill {done}: {found} games of {kept} are left after {act}")
            require(found >= least, f"kill {done}: {found} games, but part0.pgn alone has {least}")
            checked = run("index", "--verify", "games.mtdb", cwd=place)
            require(checked.returncode == 0, f"kill {done}: {checked.stdout}{checked.stderr}")
            kept = found
        after = run("index", "--add", *(f"part{i}.pgn" for i in range(parts)), "-o", "games.mtdb", cwd=place)
        require(after.returncode == 0, after.stderr)
        whole = games("games.mtdb", place)
        require(whole == parts * least, f"{whole} games instead of {parts * least}")
        # A new database that is killed leaves the old file.
        before = (place / "games.mtdb").read_bytes()
        process = subprocess.Popen([PROGRAM, "index", "part1.pgn", "-o", "games.mtdb"], cwd=place)
        time.sleep(usual * 0.2)
        process.kill()
        process.wait()
        require((place / "games.mtdb").read_bytes() == before or games("games.mtdb", place) == least, "the old file is lost")
        # A second writer is refused, and readers go on.
        run("index", "part0.pgn", "-o", "games.mtdb", cwd=place)
        writer = subprocess.Popen([PROGRAM, "index", "--add", "-", "-o", "games.mtdb"], cwd=place,
                                  stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
        writer.stdin.write((place / "part1.pgn").read_bytes())
        writer.stdin.flush()
        time.sleep(usual)
        second = run("index", "--add", "part2.pgn", "-o", "games.mtdb", cwd=place)
        require(second.returncode == 3 and "another process is writing" in second.stderr, second.stderr)
        require(games("games.mtdb", place) == least, "a reader sees games that are not committed")
        writer.stdin.close()
        require(writer.wait() == 0, "the first writer failed")
        require(games("games.mtdb", place) == 2 * least, "the first writer's games are missing")
        run("index", "part0.pgn", "-o", "games.mtdb", cwd=place)
        test_journal(place, least)
        print(f"{done} kills, nothing lost")


main()
