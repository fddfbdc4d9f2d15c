#!/bin/bash
# pgn_extract.sh PROGRAM EXAMPLES: every game that pgn-extract accepts is read here with the same moves.
#
# pgn-extract leaves out games that it cannot read, so its games must be a subset of ours, in order.  The
# files are those of the corpus (MOVETEXT_CORPUS) and the examples.  If the two differ and we are right,
# pgn_extract.exceptions lists the file: FILE, a tab, and the reason; such a file must differ, or its row must be removed.
# Exit status 77: pgn-extract is not installed; nothing is tested.
set -u
PATH=$PATH:/usr/games
program=$1 examples=$2
exceptions=$(dirname "$0")/pgn_extract.exceptions
if ! command -v pgn-extract >/dev/null; then
  echo "pgn-extract is not installed: nothing to compare with"
  exit 77
fi
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export LC_ALL=C

# Prints the main line of each game, one game per line, without tags, numbers and results; games without moves are left
# out, because pgn-extract writes one for every game that it cannot read.
main_lines() {
  awk '/^\[/ { next }
       { sub(/ ?(1-0|0-1|1\/2-1\/2|\*)$/, ""); gsub(/[0-9]+\.+ ?/, "") }
       $0 != "" { print tolower($0) }'
}
# Moves are compared as coordinates, but in Chess960 as SAN, because the two programs write its castling moves
# differently.
ours() {
  "$program" convert --quiet --from pgn --to pgn --notation "$notation" --reduced --line-width 1000000 \
    --on-error keep "$1" 2>/dev/null | main_lines
}
theirs() {
  pgn-extract -s "-W$notation" -C -N -V -w1000000 "$1" 2>/dev/null | main_lines
}

# Prints the games of $2 that are missing in $1, in order.
missing() {
  awk 'NR == FNR { ours[++count] = $0; next }
       { at = last + 1
         while (at <= count && ours[at] != $0) ++at
         if (at > count) print FNR ": " substr($0, 1, 200); else last = at }' "$1" "$2"
}

files=0 games=0 failed=0
while IFS= read -r file; do
  notation=uci
  ! grep -qi '^\[Variant .*\(960\|fischer\)' "$file" || notation=san
  ours "$file" >"$place/ours"
  theirs "$file" >"$place/theirs"
  missing "$place/ours" "$place/theirs" >"$place/missing"
  files=$((files + 1))
  games=$((games + $(wc -l <"$place/theirs")))
  name=$(basename "$(dirname "$file")")/$(basename "$file")
  excused=$(grep -c "^$name	" "$exceptions")
  if [ -s "$place/missing" ] && [ "$excused" = 0 ]; then
    echo "FAILED $name: games of pgn-extract that are not ours"
    head -n 5 "$place/missing"
    failed=1
  elif [ ! -s "$place/missing" ] && [ "$excused" != 0 ]; then
    echo "FAILED $name: no difference any more; its exception is to go"
    failed=1
  fi
done < <(find "$examples" ${MOVETEXT_CORPUS:+"$MOVETEXT_CORPUS/pgn"} -name '*.pgn' | sort)
echo "$files files, $games games of pgn-extract compared"
[ "$files" -gt 0 ] || failed=1
exit $failed
