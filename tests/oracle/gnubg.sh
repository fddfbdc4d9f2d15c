#!/bin/bash
# gnubg.sh PROGRAM PAGE: GNU Backgammon draws the positions of the test vectors of docs/bpn.md, which it gets as IDs. When
# movetext reads such a drawing, it must get the BPN of the vector.
# Exit status 77: GNU Backgammon is not installed; nothing is tested.
set -u
PATH=$PATH:/usr/games
program=$1 page=$2
if ! command -v gnubg >/dev/null; then
  echo "gnubg is not installed: nothing to compare with"
  exit 77
fi
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export LC_ALL=C HOME=$place

# Prints the number of each vector, its BPN and its ID.
awk '/^```vectors/ { inside = 1; next } /^```/ { inside = 0 }
     inside && /^[0-9]+\./ { number = $1 + 0 } inside && $1 == "bpn" { bpn = $2 }
     inside && $1 == "gnubg" { print number, bpn, $2 }' "$page" >"$place/vectors"
status=0 compared=0
while read -r number bpn id; do
  printf '%s\n' 'set automatic game off' 'set confirm new off' 'set confirm save off' 'new session' \
    "set gnubgid $id" 'show board' >"$place/commands"
  # The last board that GNU Backgammon draws.
  gnubg -t -q -r <"$place/commands" 2>/dev/null |
    awk '/^ GNU Backgammon  Position ID/ { board = "" } { board = board $0 "\n" } END { printf "%s", board }' |
    sed -n '1,/^ +.*+ *X:/p' >"$place/board"
  drawn=$("$program" position --game backgammon --to bpn "$(cat "$place/board")" 2>/dev/null)
  [ "$drawn" = "$bpn" ] || { echo "vector $number: $bpn here, $drawn of the drawing"; status=1; }
  compared=$((compared + 1))
done <"$place/vectors"
[ "$compared" -gt 0 ] || { echo "no vector was compared"; exit 1; }
[ "$status" = 0 ] && echo "GNU Backgammon draws $compared vectors as they are"
exit "$status"
