#!/bin/sh
# run_list.sh RUN SERVER_PROGRAM: ./run builds the server for the commands that the server's program has, and for no others.
set -eu
listed=$(sed -n 's/^  \(serve | .*\)) part=server ;;$/\1/p' "$1" | tr -d ' ' | tr '|' '\n')
known=$("$2" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
[ -n "$known" ] && [ "$listed" = "$known" ] || {
  printf 'in ./run:\n%s\nof the server:\n%s\n' "$listed" "$known"
  exit 1
}
echo "./run knows the commands of the server"
