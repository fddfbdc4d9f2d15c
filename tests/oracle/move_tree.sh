#!/bin/bash
# move_tree.sh PROGRAM EXAMPLES: the counts of `tree` are those of two scripts that share no code with the program.
#
# move_tree.py compares games of draughts, chess, xiangqi and Othello by the words of their exported movetext, and matches of
# backgammon by the columns of .mat files. move_tree.mjs plays games of chess with chess.js; it is left out without
# node and chess.js (CHESS_JS names the folder of the package). The files are those of the corpus.
# Exit status 77: MOVETEXT_CORPUS is not set; nothing is tested.
set -u
program=$1 here=$(dirname "$0") corpus=${MOVETEXT_CORPUS:-}
if [ -z "$corpus" ]; then
  echo "MOVETEXT_CORPUS is not set: no games to count"
  exit 77
fi
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
failed=0
"$program" export --quiet --select 'number<=1000' "$corpus/bench/human-24mb.pgn.zst" -o "$place/chess.pgn" 2>/dev/null
python3 "$here/move_tree.py" "$program" 6 "$place/chess.pgn" "$corpus"/pdn/english/acf-sample-400.pdn \
  "$corpus"/pdn/intl10/{dutch96,kurnik}.pdn "$corpus"/pdn/russian/playstrategy-bare.pdn \
  "$corpus"/backgammon/mat/bgs*.mat || failed=1
if command -v node >/dev/null; then
  node "$here/move_tree.mjs" "$program" 8 "$place/chess.pgn"
  status=$?
  [ $status = 0 ] || [ $status = 77 ] || failed=1
fi
exit $failed
