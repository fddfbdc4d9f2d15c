#!/bin/sh
# named_tests.sh PAGE TESTS: checks that every test that PAGE names as "Suite.Name" exists in the directory TESTS.
set -eu
page=$1 tests=$2
missing=0
for name in $(grep -oE '`[A-Z][A-Za-z]+\.[A-Z][A-Za-z0-9]+`' "$page" | tr -d '`' | sort -u); do
  grep -rqE "^TEST(_F|_P)?\(${name%.*}, ${name#*.}\)" "$tests" || { echo "$page names an unknown test: $name"; missing=1; }
done
[ "$missing" = 0 ] && echo "all named tests exist"
exit "$missing"
