#!/bin/sh
# links.sh DIRECTORY: every page in the directory links to what is there, too.  What is only in the source (src, tests) is
# for those who have it.
set -eu
cd "$1"
broken=$(find . -name '*.md' | while read -r page; do
  { sed '/^```/,/^```/d' "$page" | grep -oE '\]\([^)# ]+' | sed 's/^](//'
    grep -oE '<img src="[^"]+' "$page" | sed 's/^<img src="//'
  } | grep -vE '^[a-z]+:|^(\.\./)*(src|tests)/' | while read -r link; do
    [ -e "$(dirname "$page")/$link" ] || echo "$page: $link"
  done || true
done)
[ -z "$broken" ] || { echo "links to what is not installed:"; echo "$broken"; exit 1; }
