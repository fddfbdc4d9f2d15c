#!/usr/bin/env python3
"""damage.py PROGRAM EXAMPLES [STEP]: a damaged database gives an error or a result, never a crash.

Flips a bit in every STEP-th byte of a small database (every 97th unless STEP is given), and cuts it off at many
places; runs check, export and --verify on each.
"""
import pathlib
import subprocess
import sys
import tempfile

PROGRAM, EXAMPLES = sys.argv[1], pathlib.Path(sys.argv[2])
STEP = int(sys.argv[3]) if len(sys.argv) > 3 else 97


def main():
    with tempfile.TemporaryDirectory() as name:
        place = pathlib.Path(name)
        files = [str(each) for each in sorted(EXAMPLES.iterdir()) if each.suffix in (".pgn", ".pdn", ".mat")][:6]
        subprocess.run([PROGRAM, "index", "--quiet", *files, "-o", place / "small.mtdb"], check=False)
        whole = (place / "small.mtdb").read_bytes()
        target = place / "damaged.mtdb"
        tried = 0
        used = [at for at in range(len(whole)) if whole[at] != 0 or at % 16384 < 256]
        for at in used[::STEP]:
            target.write_bytes(whole[:at] + bytes([whole[at] ^ (1 << at % 8)]) + whole[at + 1:])
            try_all(target, f"bit {at % 8} of byte {at}")
            tried += 1
        for size in range(0, len(whole), len(whole) // 30):
            target.write_bytes(whole[:size])
            try_all(target, f"the first {size} bytes")
            tried += 1
        print(f"{tried} damaged databases, no crash")


def try_all(target, what):
    for words in (["check", target], ["export", target], ["index", "--verify", target]):
        done = subprocess.run([PROGRAM, *words], capture_output=True, timeout=60, check=False)
        if done.returncode not in (0, 1, 2, 3) or b"Sanitizer" in done.stderr or b"runtime error" in done.stderr:
            sys.exit(f"{what}: {words[0]} ended with status {done.returncode}: {done.stderr[-2000:].decode(errors='replace')}")


main()
