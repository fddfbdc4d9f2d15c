#!/bin/bash
# view.sh PROGRAM EXAMPLES: movetext view in a real terminal, which tmux provides: keys, sizes, signals, and
# the state of the shell afterwards. Exit status 77 if tmux is not installed.
set -u
program=$1 examples=$2
command -v tmux >/dev/null 2>&1 || { echo "skipped: there is no tmux"; exit 77; }
export LC_ALL=C.UTF-8
place=$(mktemp -d)
socket=$place/tmux
cleanup() {
  tmux -S "$socket" kill-server 2>/dev/null
  rm -rf "$place"
}
trap cleanup EXIT
screen() { tmux -S "$socket" capture-pane -p -t view; }
fail() {
  echo "FAILED: $*"
  screen
  exit 1
}
# Waits until the screen shows a pattern.
sees() {
  local tries
  for ((tries = 0; tries < 600; tries++)); do
    screen | grep -qE -- "$1" && return
    sleep 0.05
  done
  fail "the screen does not show '$1'"
}
keys() { tmux -S "$socket" send-keys -t view "$@"; }
# Runs a command in the shell of the terminal; `ended STATUS` waits for its end, with the terminal restored.
runs() {
  keys -R C-u 'clear' Enter
  tmux -S "$socket" clear-history -t view
  sees '^\$ $|^\$$'
  keys -l "$1"'; echo "ended $? $(stty -g | cmp -s - '"$place"'/modes && echo sane)"'
  keys Enter
}
ended() { sees "^ended $1 sane\$"; }
size() { tmux -S "$socket" resize-window -t view -x "$1" -y "$2"; }

tmux -S "$socket" -f /dev/null new-session -d -s view -x 80 -y 24 "PS1='$ ' exec bash --norc --noprofile -i" ||
  { echo "skipped: tmux does not start"; exit 77; }
sees '^\$'
keys -l "stty -g >$place/modes; PATH=$(dirname "$program"):\$PATH; cd $examples; m=$program"
keys Enter

runs '$m view chess.pgn'
sees '1 game$'
sees 'Morphy, Paul'
keys Enter
sees 'White to move'
keys Right
sees '4 │   │ · │   │ · \[ ♙ \] ·'
sees 'Black to move'
keys Right Right Right Right
sees '^White to move|^Black to move'
keys End
sees 'the game is over'
keys f
sees 'H   G   F   E   D   C   B   A'
size 40 12
sees '17. Rd8#'
size 20 4
sees 'too small'
size 120 40
sees 'Duke of Brunswick and Count Isouard, Opera'
size 80 24
sees 'H   G   F'
keys '?'
sees 'into a variation'
keys q
sees 'H   G   F'
keys q
sees '1 game$'
keys q
ended 0

runs '$m view english.pdn international.pdn --ply 2'
sees '[0-9] games$'
keys / 
keys -l bram
keys Enter
sees 'Bram'
keys Enter
sees '18-23'
keys n
sees ' 2 of | 3 of | 4 of '
keys C-c
ended 130

runs '$m view match.mat --game-number 2'
sees 'game 2'
sees '3-point match'
keys Right
sees ' to move'
kill -TERM "$(pgrep -f '^[^ ]*/?movetext(-view)? view match.mat')" || fail "the program cannot be found"
ended 130

# Stopped and continued.
runs '$m view chess.pgn'
sees '1 game$'
keys C-z
sees 'Stopped'
keys -l 'stty -g | cmp - '"$place"'/modes && echo "stopped and sane"'
keys Enter
sees '^stopped and sane'
keys -l fg
keys Enter
sees '1 game$'
keys q
sees '^\$ ?$'

runs 'cat chess.pgn | $m view -'
sees '^standard input'
keys Enter Right
sees 'Black to move'
keys Escape
sees '^standard input'
keys q
ended 0

# A silent pipe does not block the user.
runs 'sleep 60 | $m view -'
sees '0 games so far'
keys q
keys C-c
sees '^\$ ?$|ended'

# The games of a slow pipe are shown as they arrive; the last record may still be incomplete.
runs '(cat chess.pgn chess.pgn; sleep 60) | $m view -'
sees '1 game so far'
sees 'Morphy'
keys q
keys C-c
sees '^\$ ?$|ended'

runs '$m view chess.pgn'
sees '1 game$'
keys 'C-\'
ended 130

runs 'head -c 3000 /dev/zero | tr "\0" "\1\2\3" >'"$place"'/junk; $m view '"$place"'/junk'
ended 1

runs 'LC_ALL=C $m view chess.pgn --game-number 1'
sees '8 \| r \| n \| b \| q'
keys q q
ended 0
runs 'TERM=vt100 NO_COLOR=1 $m view chess.pgn --ascii'
sees 'Morphy'
keys q
ended 0

runs 'TERM=dumb $m view chess.pgn'
sees 'cannot move its cursor: TERM is dumb'
ended 2
runs 'TERM=nothing-known $m view chess.pgn'
sees 'unknown terminal'
ended 2
runs '$m view'
sees 'view needs a FILE'
ended 2
runs '$m view none.pgn'
sees 'No such file'
ended 3
runs '$m view club.toml'
ended 1

# Without the program's modules, and without a terminal.
mkdir "$place/alone"
cp "$program" "$place/alone/movetext"
runs "$place/alone/movetext view chess.pgn"
sees 'needs the program movetext-view'
ended 2
status=0
"$program" view "$examples/chess.pgn" </dev/null >"$place/out" 2>"$place/err" || status=$?
[ "$status" = 2 ] && [ ! -s "$place/out" ] && grep -q "view needs a terminal" "$place/err" &&
  grep -q "movetext draw FILE" "$place/err" || fail "without a terminal: $status $(cat "$place/err")"
echo "games are shown, and the terminal is given back"
