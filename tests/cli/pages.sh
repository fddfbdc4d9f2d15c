#!/bin/bash
# pages.sh PROGRAM PAGES: the man pages agree with --help and are valid roff; the completions can be loaded.
set -u
program=$1 pages=$2
failed=0
fail() {
  echo "$*"
  failed=1
}

commands=$("$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
[ -n "$commands" ] || fail "no commands in --help"
for command in $commands; do
  page=$pages/movetext-$command.1
  [ -s "$page" ] || { fail "no man page for $command"; continue; }
  plain=$(sed 's/\\-/-/g; s/\\f[BIR]//g' "$page")
  for option in $("$program" "$command" --help | grep -oE '^ +(-[a-z], )?--[a-z-]+' | grep -oE '\-\-[a-z-]+'); do
    grep -qF -- "$option" <<<"$plain" || fail "$command: $option is not in the man page"
    for completion in movetext.bash _movetext movetext.fish; do
      grep -qE -- "(--|-l )${option#--}\b" "$pages/$completion" || fail "$completion does not know $option"
    done
  done
  grep -q "movetext.*$command" <<<"$(sed 's/\\-/-/g' "$pages/movetext.1")" || fail "movetext(1) does not name $command"
done

if command -v groff >/dev/null; then
  for page in "$pages"/*.1; do
    complaint=$(groff -man -Tutf8 -ww -z "$page" 2>&1)
    [ -z "$complaint" ] || fail "$page: $complaint"
  done
fi
bash -n "$pages/movetext.bash" || fail "bash cannot read its completion"
! command -v zsh >/dev/null || zsh -n "$pages/_movetext" || fail "zsh cannot read its completion"
! command -v fish >/dev/null || fish -n "$pages/movetext.fish" || fail "fish cannot read its completion"

# Prints bash's completions of a line.
propose() {
  bash -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _movetext; printf "%s\n" "${COMPREPLY[@]}"' \
    - "$pages/movetext.bash" "$@"
}
[ "$(propose movetext ch)" = check ] || fail "ch is not completed to check"
[ "$(propose movetext moves --game itali)" = italian ] || fail "itali is not completed to italian"
[ "$(propose movetext convert --to wt)" = wthor ] || fail "wt is not completed to wthor"
[ "$(propose movetext draw --coord)" = --coordinates ] || fail "--coord is not completed to --coordinates"
[ "$failed" = 0 ] && echo "help, man pages and completions agree"
exit "$failed"
