#!/bin/sh
# links.sh DIRECTORY: every link of the pages in the directory leads to an existing file.  Links into the source (src, tests)
# are ignored.
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
