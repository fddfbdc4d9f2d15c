#!/bin/sh
# alone.sh PROGRAM: without the whole program beside it, movetext still does what it can, and says what is missing.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir "$place/bin"
cp "$1" "$place/bin/movetext"
cd "$place"

bin/movetext games >/dev/null
bin/movetext --version >out 2>err
grep -q '^movetext [0-9]' out
status=0
bin/movetext serve >out 2>err || status=$?
[ "$status" = 2 ] && [ ! -s out ] && grep -q "^movetext: $place/.*/movetext-server: No such file" err || {
  echo "serve: status $status"
  cat out err
  exit 1
}
echo "what is missing is named"
