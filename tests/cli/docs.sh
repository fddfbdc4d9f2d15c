#!/bin/bash
# docs.sh PROGRAM EXAMPLES PAGE [--update]: the text below a line "$ COMMAND" in a page is the output of the command.
#
# Each such line of a fenced block is a shell command line. It can call the program as "movetext", and the
# programs in the directories $DOCS_PROGRAMS. The lines run in sequence in one directory, which has a copy of
# EXAMPLES as "examples". The text below a line includes standard error, without CRs at line ends. A fenced block below a line
# "<!-- examples/FILE -->" is the text of that file.
set -u
program=$1 examples=$2 page=$3
place=$(mktemp -d)
# Ends background processes such as servers, and removes all files.
clean_up() {
  for process in /proc/[0-9]*; do
    [ "$(readlink "$process/cwd")" != "$place/run" ] || kill "${process#/proc/}"
  done 2>/dev/null
  rm -rf "$place"
}
trap clean_up EXIT
mkdir "$place/bin" "$place/run"
ln -s "$program" "$place/bin/movetext"
cp -r "$examples" "$place/run/examples"
PATH=$place/bin:${DOCS_PROGRAMS:+$DOCS_PROGRAMS:}$PATH
export PATH LC_ALL=C.UTF-8 NO_COLOR=1

# Prints the page with every output regenerated.
inside= shown= file=
while IFS= read -r line; do
  case $line in
    '```'*)
      shown=
      [ -n "$inside" ] && inside= || inside=1
      if [ -n "$inside" ] && [ -n "$file" ]; then
        printf '%s\n' "$line"
        cat "$place/run/$file"
        shown=1 file=
        continue
      fi
      ;;
    '<!-- examples/'*' -->')
      file=${line#<!-- }
      file=${file% -->}
      ;;
    '$ '*)
      if [ -n "$inside" ]; then
        printf '%s\n' "$line"
        (cd "$place/run" && bash -c "${line#\$ }" 2>&1 </dev/null)
        shown=1
        continue
      fi
      ;;
  esac
  [ -n "$shown" ] || printf '%s\n' "$line"
done <"$page" >"$place/made"
sed -i 's/\r$//' "$place/made"  # the ends of CSV lines

if [ "${4:-}" = --update ]; then
  cat "$place/made" >"$page"
elif ! diff "$page" "$place/made"; then
  echo "$page does not show what the program does (< shown, > done)"
  exit 1
else
  echo "all as shown"
fi
