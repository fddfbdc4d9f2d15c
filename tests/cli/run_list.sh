#!/bin/sh
# run_list.sh RUN SERVER_PROGRAM ENGINE_PROGRAM: ./run builds a private program for the commands that it has, and for no others.
set -eu
compare() {
  listed=$(sed -n "s/^  \(.*\)) part=$1 ;;\$/\1/p" "$run" | tr -d ' ' | tr '|' '\n')
  known=$("$2" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z][a-z]*\) .*/\1/p')
  [ -n "$known" ] && [ "$listed" = "$known" ] && return
  printf 'in ./run:\n%s\nof the %s:\n%s\n' "$listed" "$1" "$known"
  exit 1
}
run=$1
compare server "$2"
compare engine "$3"
echo "./run knows the commands of the private programs"
