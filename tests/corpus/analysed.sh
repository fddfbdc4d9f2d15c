#!/bin/bash
# analysed.sh PROGRAM: analysing an analysed file again changes nothing, whatever the records contained
# before.
set -u
program=$(realpath "$1")
if [ -z "${MOVETEXT_CORPUS:-}" ]; then
  echo "skipped: MOVETEXT_CORPUS is not set"
  exit 77
fi
cd "$MOVETEXT_CORPUS" || exit 2
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export LC_ALL=C.UTF-8 NO_COLOR=1
analyse() { "$program" analyse --engine movetext -q "${limit[@]}" --on-error keep "$@" 2>"$place/told"; }
faults=0 found=0
# Each of these is a pattern of files of one format.
for files in 'pgn/quirks/*.pgn' 'pdn/broken/*.pdn' 'pdn/frisian/*.pdn' 'othello/WTH_1977.*' 'othello/*.ggf' \
  'xiangqi/ccgc-*.pgn' 'xiangqi/*.xqf' 'backgammon/mat/bgs01.mat' 'backgammon/sgf/nack*.sgf'; do
  case $files in backgammon*) limit=(--depth 0) ;; *) limit=(--nodes 20) ;; esac
  compgen -G "$files" >/dev/null || continue
  found=$((found + 1))
  # shellcheck disable=SC2086  # a pattern
  analyse $files -o "$place/once"
  analyse "$place/once" -o "$place/twice"
  [ -s "$place/once" ] && cmp -s "$place/once" "$place/twice" && continue
  echo "$files: $(cat "$place/told"; diff "$place/once" "$place/twice" | head -n 12)"
  faults=$((faults + 1))
done
[ "$found" -gt 0 ] || { echo "skipped: none of the files is there"; exit 77; }
[ "$faults" = 0 ]
