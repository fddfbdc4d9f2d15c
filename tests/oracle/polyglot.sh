#!/bin/bash
# polyglot.sh PROGRAM EXAMPLES: books equal those that the program polyglot makes from the same games.
#
# polyglot makes a book from main lines that begin with the usual position; its entries for one position are
# compared in any order. The files are the examples and, with MOVETEXT_CORPUS, files of real games. Exit status 77: polyglot is not installed; nothing is tested.
set -u
PATH=$PATH:/usr/games
program=$1 examples=$2
if ! command -v polyglot >/dev/null; then
  echo "polyglot is not installed: nothing to compare with"
  exit 77
fi
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place" || exit 1

# Prints the entries of a book, one per line, in the order of their bytes.
entries() {
  od -An -v -tx1 -w16 "$1" | sort
}

failed=0 books=0 count=0
for file in "$examples/chess.pgn" "$examples/timed/rapid.pgn" \
  ${MOVETEXT_CORPUS:+"$MOVETEXT_CORPUS/pgn/samples/twic1599_100k.pgn" "$MOVETEXT_CORPUS/pgn/samples/32games.pgn"}; do
  # polyglot ignores the tag FEN, and stops at a move that it cannot read.
  "$program" export --quiet --reduced --select 'not tag.FEN~. and not tag.Variant~.' --on-error reject "$file" \
    --rejects rejected.pgn >games.pgn 2>/dev/null
  "$program" convert --quiet --to polyglot --truncate 60 games.pgn -o ours.bin || failed=1
  polyglot make-book -pgn games.pgn -bin theirs.bin -max-ply 60 -min-game 1 >/dev/null 2>&1
  entries ours.bin >ours
  entries theirs.bin >theirs
  books=$((books + 1)) count=$((count + $(wc -l <theirs)))
  if ! cmp -s ours theirs; then
    echo "FAILED $(basename "$file"): the books differ"
    diff ours theirs | head -n 6
    failed=1
  fi
  # The entries of our book are in the order of their keys.
  od -An -v -tx1 -w16 ours.bin | cut -c 1-24 | sort -c || failed=1
done
echo "$books books compared with those of polyglot, $count entries"
exit $failed
