#!/bin/bash
# golden.sh PROGRAM CASES [--update] [NAME...]: runs each case of a directory and compares the output.
#
# A case is a directory with
#   cmd      a shell command line in which "movetext" is the program; it runs in a copy of the directory
#   in*      its input files
#   out      the expected standard output                (missing: empty)
#   err      the expected standard error                 (missing: empty)
#   status   the exit status                             (missing: 0)
#   files/   files that must exist afterwards            (missing: not checked)
# A command that contains THREADS is run with 1 and 7 in its place, and with MOVETEXT_THOROUGH also with 2, and must give
# the same result each time.
set -u
program=$1 cases=$2
shift 2
update=
if [ "${1:-}" = --update ]; then update=1; shift; fi
[ $# -gt 0 ] || set -- $(cd "$cases" && ls -d */ | tr -d /)

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir "$place/bin"
ln -s "$program" "$place/bin/movetext"
PATH=$place/bin:$PATH
export PATH LC_ALL=C.UTF-8 NO_COLOR=1
failed=0

# run_case CASE THREADS: leaves out, err and status in $place.
run_case() {
  rm -rf "$place/case"
  cp -r "$1" "$place/case"
  rm -rf "$place/case"/{files,out,err,status}
  (cd "$place/case" && bash -c "$(sed "s/THREADS/$2/g" cmd)") >"$place/out" 2>"$place/err" </dev/null
  echo $? >"$place/status"
}

# expect NAME WANTED GOT
expect() {
  local wanted=$2
  [ -e "$wanted" ] || wanted=/dev/null
  cmp -s "$wanted" "$3" && return
  echo "FAILED $1: $(basename "$2")"
  diff "$wanted" "$3" | head -n 20
  failed=1
}

keep() {
  for part in out err; do
    if [ -s "$place/$part" ]; then cp "$place/$part" "$1/$part"; else rm -f "$1/$part"; fi
  done
  if [ "$(cat "$place/status")" = 0 ]; then rm -f "$1/status"; else cp "$place/status" "$1/status"; fi
}

for name; do
  case=$cases/$name
  threads=1
  ! grep -q THREADS "$case/cmd" || threads="1 ${MOVETEXT_THOROUGH:+2} 7"
  for n in $threads; do
    run_case "$case" "$n"
    if [ -n "$update" ]; then keep "$case"; continue; fi
    expect "$name, threads $n" "$case/out" "$place/out"
    expect "$name, threads $n" "$case/err" "$place/err"
    echo 0 >"$place/zero"
    if [ -e "$case/status" ]; then zero=$case/status; else zero=$place/zero; fi
    expect "$name, threads $n" "$zero" "$place/status"
    if [ -d "$case/files" ]; then
      for file in "$case"/files/*; do expect "$name, threads $n" "$file" "$place/case/$(basename "$file")"; done
    fi
  done
done
[ "$failed" = 0 ] && echo "all as expected"
exit "$failed"
