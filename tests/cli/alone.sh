#!/bin/sh
# alone.sh PROGRAM: without its other programs and the PNG module, movetext does what it can and reports what is missing.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir "$place/bin"
cp "$1" "$place/bin/movetext"
cd "$place"

bin/movetext games >/dev/null
bin/movetext --version >out 2>err
grep -q '^movetext [0-9]' out
bin/movetext serve --help >out 2>err
grep -q '^Usage: movetext serve' out
fails() {
  wanted=$1 words=$2
  shift 2
  status=0
  bin/movetext "$@" >out 2>err || status=$?
  if [ "$status" = "$wanted" ] && [ ! -s out ] && grep -q "$words" err; then return; fi
  echo "$*: status $status"
  cat out err
  exit 1
}
fails 2 "^movetext: 'serve' needs the program movetext-server.*: $place/.*/movetext-server$" serve
fails 2 "^movetext: 'view' needs the program movetext-view.*: $place/.*/movetext-view$" view
fails 2 "^movetext: 'perft' needs the program movetext-perft.*: $place/.*/movetext-perft$" perft --depth 1
fails 2 '^movetext: unknown option --dat' serve --dat x
fails 2 "^movetext: 'index' needs the program movetext-database.*: $place/.*/movetext-database$" index -o x.mtdb
fails 3 "^movetext: PNG cannot be drawn: $place/.*/movetext-png.so" draw --as png -o board.png
[ ! -e board.png ]
echo "what is missing is named"
