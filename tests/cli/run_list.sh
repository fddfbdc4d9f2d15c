#!/bin/sh
# run_list.sh RUN PROGRAM SERVER_PROGRAM ENGINE_PROGRAM: ./run lists every command with its program.
set -eu
run=$1 program=$2
listed() { sed -n "s/^  \(.*\)) part=$1 .*\$/\1/p" "$run" | tr -d ' ' | tr '|' '\n'; }
known() { "$1" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z][a-z]*\) .*/\1/p'; }
compare() {
  known=$(known "$2")
  [ -n "$known" ] && [ "$(listed "$1")" = "$known" ] && return
  printf 'in ./run:\n%s\nof the %s:\n%s\n' "$(listed "$1")" "$1" "$known"
  exit 1
}
compare server "$3"
compare engine "$4"
all=$(known "$program" | sort)
in_run=$( (listed records; listed '\$1'; listed engine; listed database; listed server) | sort)
[ "$all" = "$in_run" ] || { printf 'in ./run:\n%s\nof movetext:\n%s\n' "$in_run" "$all"; exit 1; }
echo "./run knows the program of each command"
