#!/bin/bash
# outputs.sh PROGRAM [--update] [--keep DIR] [FOLDER...]: the results of every command on real records stay the same.
#
# Each line of outputs.tsv has a folder of the corpus, a hash of its files, a command, and a hash of the results: output,
# messages and exit status. If the files of a folder have changed, the script reports this and does not compare the
# folder. --update writes the table anew. --keep stores the outputs in DIR, to compare them with those of another program.
set -u
here=$(cd "$(dirname "$0")" && pwd)
table=$here/outputs.tsv
program=$(realpath "$1")
shift
update='' keep=''
while [ $# -gt 0 ]; do
  case $1 in
    --update) update=1 ;;
    --keep) mkdir -p "$2" && keep=$(realpath "$2") && shift ;;
    *) break ;;
  esac
  shift
done
if [ -z "${MOVETEXT_CORPUS:-}" ]; then
  echo "skipped: MOVETEXT_CORPUS is not set"
  exit 77
fi
cd "$MOVETEXT_CORPUS" || exit 2
[ $# -gt 0 ] || set -- $(find backgammon pdn pgn -type d | LC_ALL=C sort)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export LC_ALL=C.UTF-8 NO_COLOR=1 XDG_CACHE_HOME=$place MT=$program
hash() { sha256sum | cut -c1-16; }

# One command per line: its name, and what is run on the files of a folder.
commands='
check             check "$@"
check-strict      check --policy strict --outcomes --json "$@"
check-by-pipe     check --fix-ambiguous --nested-comments --policy lenient - <"$1"
export            export --on-error keep "$@"
export-rejects    export --tag-openings --rejects rejects -o out "$@"; cat out rejects
export-sorted     export --sort --unique --piece-letters de --suffix --gametype full --on-error keep "$@"
export-reduced    export --reduced --line-width 60 --encoding ascii --ep fen --fen shredder --on-error keep "$@"
json              convert --to json --on-error keep "$@"
ndjson            convert --to ndjson --no-comments --on-error keep "$@"
csv               convert --to csv --on-error keep "$@"
epd               convert --to epd --on-error keep "$@"
fen               convert --to fen --on-error keep "$@"
pdn               convert --to pdn --notation algebraic --on-error keep "$@"
pgn               convert --to pgn --notation lan --on-error keep "$@"
mat               convert --to mat --on-error keep "$@"
sgf               convert --to sgf --on-error keep "$@"
bgammon           convert --to bgammon --notation expanded --on-error keep "$@"
visited           export --select position:B:W31-50:B1-20 --on-error keep "$@"'

# Commands that do not read a folder.
lone='
games             games
games-json        games --json
positions         for g in $($MT games --json | sed "s/.*\"game\":\"\([^\"]*\)\".*/\1/"); do $MT position --game $g; $MT moves --game $g; $MT draw --game $g; $MT draw --game $g --as svg; $MT perft --game $g --depth 2; done'

failed=0 compared=0
# compare FOLDER INPUTS NAME FILE
compare() {
  local sum known
  sum=$(hash <"$4")
  [ -z "$keep" ] || cp "$4" "$keep/$(tr / - <<<"$1").$3"
  if [ -n "$update" ]; then printf '%s\t%s\t%s\t%s\n' "$1" "$2" "$3" "$sum" >>"$place/table"; return; fi
  known=$(awk -F'\t' -v f="$1" -v i="$2" -v n="$3" '$1 == f && $2 == i && $3 == n { print $4 }' "$table")
  if [ -z "$known" ]; then echo "not compared: $1 has other files"; return; fi
  compared=$((compared + 1))
  [ "$known" = "$sum" ] || { echo "FAILED: $3 of $1 has changed"; failed=1; }
}

run() {  # FOLDER INPUTS NAME COMMAND FILE...
  local folder=$1 inputs=$2 name=$3 command=$4
  shift 4
  rm -rf "$place/run"
  mkdir "$place/run"
  (cd "$place/run" && eval "$command") >"$place/out" 2>"$place/err" </dev/null
  echo "status $?" >>"$place/err"
  cat "$place/out" "$place/err" >"$place/both"
  compare "$folder" "$inputs" "$name" "$place/both"
}

while read -r name command; do
  [ -z "$name" ] || run . - "$name" "${command/#games/\$MT games}"
done <<<"$lone"
for folder; do
  mapfile -t files < <(find "$folder" -maxdepth 1 -type f ! -name '*.md' ! -name '*.tsv' | LC_ALL=C sort)
  [ ${#files[@]} -gt 0 ] || continue
  inputs=$(cat "${files[@]}" | hash)
  ln -sfn "$PWD" "$place/corpus"
  while read -r name command; do
    [ -z "$name" ] || run "$folder" "$inputs" "$name" "\$MT $command" "${files[@]/#/../corpus/}"
  done <<<"$commands"
done
if [ -n "$update" ]; then
  { echo '# folder, hash of its files, command, hash of the results: see outputs.sh'; cat "$place/table"; } >"$table"
else
  echo "$compared outputs compared"
fi
exit "$failed"
