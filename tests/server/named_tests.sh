#!/bin/sh
# named_tests.sh PAGE TESTS: every test that the page names as "Suite.name" is one of the directory.
set -eu
page=$1 tests=$2
missing=0
for name in $(grep -oE '`[A-Z][A-Za-z]+\.[a-z0-9_]+`' "$page" | tr -d '`' | sort -u); do
  grep -rqE "^TEST(_F|_P)?\(${name%.*}, ${name#*.}\)" "$tests" || { echo "$page names $name, which is no test"; missing=1; }
done
[ "$missing" = 0 ] && echo "all tests that are named are there"
exit "$missing"
