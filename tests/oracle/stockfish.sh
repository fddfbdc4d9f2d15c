#!/bin/bash
# stockfish.sh PROGRAM EXAMPLES: the legal moves in positions of real games equal those of Stockfish.
#
# Takes one position of each game of the examples and of the corpus (MOVETEXT_CORPUS), at another ply each time, up to 100
# positions (with MOVETEXT_THOROUGH 300), including Chess960. Exit status 77: Stockfish is not installed; nothing is tested.
set -u
PATH=$PATH:/usr/games
program=$1 examples=$2 most=100
[ -z "${MOVETEXT_THOROUGH:-}" ] || most=300
if ! command -v stockfish >/dev/null; then
  echo "stockfish is not installed: nothing to compare with"
  exit 77
fi
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export LC_ALL=C

# Prints GAME, FEN (may be empty) and MOVES of the first games of each file, so that every kind of file is
# included.
find "$examples" ${MOVETEXT_CORPUS:+"$MOVETEXT_CORPUS/pgn"} -name '*.pgn' | sort | while IFS= read -r file; do
  "$program" convert --quiet --from pgn --to pgn --notation uci --reduced --line-width 1000000 \
    --on-error keep --no-comments --select number:1..8 "$file" 2>/dev/null |
    awk -v OFS='|' '
      /^\[FEN / { fen = substr($0, 7, length($0) - 8) }
      /^\[Variant "Chess960"/ { game = "chess960" }
      /^$/ || /^\[/ { next }
      { gsub(/[0-9]+\.+ ?/, ""); count = split($0, moves, " ") - 1; line = ""
        plies = count > 0 ? (++games * 37) % (count + 1) : 0
        for (i = 1; i <= plies; ++i) line = line (i > 1 ? " " : "") moves[i]
        if ($0 !~ /--/) print game == "" ? "chess" : game, fen, line
        game = fen = ""
      }'
done | awk -v most=$most 'NR <= most' >"$place/positions"

while IFS='|' read -r game fen moves; do
  chess960=false
  [ "$game" = chess ] || chess960=true
  echo "setoption name UCI_Chess960 value $chess960"
  echo "position ${fen:+fen }${fen:-startpos} moves $moves"
  echo "go perft 1"
done <"$place/positions" >"$place/commands"
echo quit >>"$place/commands"
# Prints one line per position: its moves in order.
stockfish <"$place/commands" 2>/dev/null |
  awk '/^[a-h][1-8][a-h][1-8][qrbn]?: 1$/ { sub(/:.*/, ""); print count + 0, $0 }
       /^Nodes searched/ { print count++, "." }' | sort -k1,1n -k2,2 |
  awk '$2 == "." { if (NR > 1) print ""; next } { printf "%s ", $2 } END { print "" }' >"$place/theirs"

while IFS='|' read -r game fen moves; do
  "$program" moves --quiet --game "$game" --notation uci ${fen:+--position "$fen"} --play "$moves" | tr '\n' ' '
  echo
done <"$place/positions" >"$place/ours"

positions=$(wc -l <"$place/positions")
echo "$positions positions compared with Stockfish, $(grep -c ^chess960 "$place/positions") of Chess960"
paste -d '\n' "$place/ours" "$place/theirs" "$place/positions" |
  awk 'NR % 3 == 1 { ours = $0 } NR % 3 == 2 { theirs = $0 }
       NR % 3 == 0 && ours != theirs { print "FAILED " $0; print "  ours   " ours; print "  theirs " theirs; failed = 1 }
       END { exit failed }' || exit 1
[ "$positions" -gt 0 ]
