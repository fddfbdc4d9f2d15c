#!/bin/bash
# deaf_engine_session.sh PROGRAM: engines that ignore everything end soon after the program, however the
# program ended.
set -u
program=$1
. "$(dirname "$0")/session.sh"

# The engine answers the greeting, searches forever in a child process, and ignores every signal that can be
# ignored.
cat >deaf.sh <<'END'
trap '' HUP INT TERM
while read -r line; do
  case "$line" in
    uci) echo uciok ;;
    isready) echo readyok ;;
    go*)
      sleep 1000 &
      echo "$$ $!" >pids.new
      mv pids.new pids
      while :; do sleep 1000; done
      ;;
  esac
done
END
echo '1. e4 e5 *' >game.pgn

runs() { grep -qv ') Z ' "/proc/$1/stat" 2>/dev/null; }
wait_until() {  # wait_until WHAT TEST...
  local what=$1 i
  shift
  for ((i = 0; i < 200; ++i)); do
    "$@" && return
    sleep 0.1
  done
  fail "$what"
}
are_gone() { ! runs "$engine" && ! runs "$child"; }

ends_by() {  # ends_by SIGNALS
  mkdir "$1" && cd "$1" || return 1
  # A plain shell makes background processes ignore INT; env restores it.
  env --default-signal=INT "$program" analyse -q --nodes 1000 --engine "sh ../deaf.sh" ../game.pgn >out 2>err &
  local pid=$! signal
  wait_until "the engine was not asked: $(cat err)" test -s pids
  read -r engine child <pids
  for signal in $1; do
    kill -s "$signal" $pid
    sleep 0.1
  done
  wait $pid 2>/dev/null
  wait_until "$1: the engine was left behind" are_gone
}

tries=()
for signals in INT TERM HUP KILL 'INT INT'; do
  ends_by "$signals" 2>"$signals.told" &
  tries+=($!)
done
failed=0
for try in "${tries[@]}"; do wait "$try" || failed=1; done
[ $failed = 0 ] || fail "$(cat ./*.told)"
