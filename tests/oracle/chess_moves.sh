#!/bin/bash
# chess_moves.sh PROGRAM EXAMPLES NPM: tables of moves of chess have the positions and moves of chess.js.
#
# The files are the examples and, with MOVETEXT_CORPUS, the files of real games; with MOVETEXT_THOROUGH also the first
# megabytes of the largest one. NPM is the directory with the modules of tests/npm/package.json. Exit status 77: node or chess.js is missing; nothing is tested.
set -u
program=$1 examples=$2
export MOVETEXT_NPM=$3
if ! command -v node >/dev/null || [ ! -d "$MOVETEXT_NPM/node_modules/chess.js" ]; then
  echo "skipped: node or its module chess.js is not installed (./test installs it in build/npm)"
  exit 77
fi
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
if [ -n "${MOVETEXT_CORPUS:-}" ] && [ -n "${MOVETEXT_THOROUGH:-}" ]; then
  zstd -dcq "$MOVETEXT_CORPUS/bench/human-24mb.pgn.zst" | head -c 4000000 >"$place/human.pgn"
fi
find "$examples" "$place" ${MOVETEXT_CORPUS:+"$MOVETEXT_CORPUS/pgn/annotated" "$MOVETEXT_CORPUS/pgn/samples" "$MOVETEXT_CORPUS/pgn/scid"} \
  -name '*.pgn' | sort >"$place/files"
# A null move is not a move of chess.js, and castling in Chess960 has other texts there.
mapfile -t files <"$place/files"
"$program" convert --quiet --from pgn --to csv-moves --on-error keep --select 'not tag.Variant:960 and not tag.Variant:fischer' \
  --columns record,ply,move,uci,position,position_after,action "${files[@]}" 2>/dev/null >"$place/moves.csv"
awk -F, 'NR == 1 || !skipped[$1] { if ($7 ~ /pass/) skipped[$1] = 1; else print }' "$place/moves.csv" |
  node "$(dirname "$0")/chess_moves.cjs"
