#!/bin/bash
# dxp_session.sh PROGRAM: draughts over DXP in practice: an engine that listens, its opponents, and other clients.
set -u
program=$1
here=$(mktemp -d)
listener=
trap '[ -n "$listener" ] && kill "$listener" 2>/dev/null; rm -rf "$here"' EXIT
cd "$here" || exit 1
fail() {
  echo "$0: $*" >&2
  exit 1
}
# Starts a program that listens on a port of its own; sets `listener` and `port`.
listen() {  # listen WORD COMMAND ...
  local word=$1
  shift
  "$@" >listener.out 2>listener.told &
  listener=$!
  for _ in $(seq 200); do
    port=$(sed -n "s/.*waiting for $word on 127.0.0.1:\([0-9]*\)\$/\1/p" listener.told | head -n 1)
    [ -n "$port" ] && return
    sleep 0.05
  done
  fail "it does not listen: $(cat listener.told)"
}
stop() {
  kill "$listener" 2>/dev/null
  wait "$listener"
  [ $? = 130 ] || fail "a listener that was ended: $(cat listener.told)"
  listener=
}
engine=("$program" engine --game international --protocol dxp)

# The same messages can go over standard input and output.
R='R01movetext                        Z001050A'
printf '%s\0' "$R" M0001322800 B001W E00 B001W | "${engine[@]}" | tr '\0' '\n' >said
sed -n 1p said | grep -qx 'Amovetext [0-9.]* *0' || fail "it does not accept: $(cat said)"
[ "$(tail -n 1 said)" = K2 ] || fail "it does not answer: $(cat said)"

# One engine listens, and another connects for a game of a few moves, with either colour.
listen opponents "${engine[@]}" --listen :0
for side in white black; do
  "${engine[@]}" --connect "127.0.0.1:$port" --as $side --minutes 0 --moves 2 2>told || fail "--as $side: $(cat told)"
  [ $side = white ] && theirs=Black || theirs=White
  grep -qx "movetext: movetext [0-9.]* plays $theirs" told || fail "--as $side: $(cat told)"
  grep -q 'illegal' told listener.told && fail "--as $side: $(cat told listener.told)"
  grep -Eqx 'movetext: (the game has no result|movetext [0-9.]* ends the game)' told || fail "--as $side: $(cat told)"
done
# A game that begins from a position.
"${engine[@]}" --connect "127.0.0.1:$port" --as black --minutes 0 --moves 1 --position 'B:WK48,31,32:BK3,13,14' 2>told ||
  fail "--position: $(cat told)"
grep -q 'illegal' told listener.told && fail "--position: $(cat told listener.told)"
# After a misbehaving client the engine continues to listen.
printf 'GET / HTTP/1.1\r\nHost: here\r\n\r\n' | timeout 20 bash -c "exec 3<>/dev/tcp/127.0.0.1/$port; cat >&3; exec 3>&-"
head -c 100000 /dev/urandom | timeout 20 bash -c "exec 3<>/dev/tcp/127.0.0.1/$port; cat >&3" 2>/dev/null
"${engine[@]}" --connect "127.0.0.1:$port" --as white --minutes 0 --moves 1 2>told || fail "after noise: $(cat told listener.told)"

# A match of the engine with itself over the connection: no faults, both colours, records that check accepts.
"$program" match --game international --engine movetext --engine "dxp:127.0.0.1:$port" --clock 60+0 --nodes 1:300 --name 2:met \
  --games 2 --max-plies 12 -o match.pdn >sum 2>told || fail "match: exit status $?: $(cat sum told)"
grep -q '^games 2' sum || grep -q 'movetext - met: ' sum || fail "match: $(cat sum)"
grep -Eq 'illegal move|crash|protocol fault|no answer|time forfeit' sum && fail "match: $(cat sum told)"
[ "$(grep -c '^\[White "met"' match.pdn)" = 1 ] || fail "match: $(cat match.pdn)"
"$program" check -q match.pdn | grep -q 'errors 0, warnings 0' || fail "its records: $("$program" check match.pdn 2>&1)"
# Without --name, an engine has the name that it sends when a game begins.
"$program" match --game international --engine movetext --engine "dxp:127.0.0.1:$port" --clock 60+0 --nodes 1:300 \
  --games 2 --max-plies 12 -o named.pdn >sum 2>told || fail "match without a name: exit status $?: $(cat sum told)"
[ "$(grep -c '^\[White "movetext [0-9.]*"' named.pdn)" = 1 ] || fail "match without a name: $(cat named.pdn)"
# A time that the protocol cannot express is refused before the first game.
for time in '--clock 60+1' '--clock 90+0' '--time 1'; do
  # shellcheck disable=SC2086  # two words
  "$program" match --game international --engine movetext --engine "dxp:127.0.0.1:$port" $time >sum 2>told
  [ $? = 2 ] && grep -q 'cannot play with this time: DXP has ' told || fail "$time: $(cat sum told)"
done

# Bridge and play can use the engine, but analyse cannot, because the engine gives no values.
printf '[Event "x"]\n[GameType "20"]\n\n1. 32-28 *\n' >one.pdn
"$program" analyse --engine "dxp://127.0.0.1:$port" --time 0.1 one.pdn -o out.pdn 2>told && fail "analyse"
grep -q 'the engine gave no values' told || fail "analyse: $(cat told)"
printf 'hub\ninit\npos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww\nlevel move-time=0.1\ngo think\n' |
  "$program" engine bridge "dxp:127.0.0.1:$port" --to hub >said 2>told
tail -n 1 said | grep -q '^done move=' || fail "bridge: $(cat said told)"
printf '32-28\nresign\n' | "$program" play --game international --engine "dxp:127.0.0.1:$port" --time 0.5 >said 2>told || fail "play: $(cat told)"
grep -q 'movetext .* plays ' said || fail "play: $(cat said told)"
stop

# If the match listens, it uses an engine that connects like any other engine.
listen 'a connection' "$program" match --game international --engine movetext --engine dxp:listen::0 --clock 60+0 --nodes 1:300 \
  --games 2 --max-plies 10
"${engine[@]}" --connect "127.0.0.1:$port" 2>told || fail "an engine that comes: $(cat told listener.told)"
wait "$listener" || fail "match that listens: $(cat listener.out listener.told)"
listener=
grep -Eq 'illegal move|crash|protocol fault|no answer|time forfeit' listener.out && fail "$(cat listener.out)"

# The bridge offers another engine over DXP.
listen opponents "$program" engine bridge "$program engine --game international --protocol hub" --to dxp --game international --listen :0
"${engine[@]}" --connect "127.0.0.1:$port" --as white --minutes 0 --moves 1 2>told || fail "bridge to dxp: $(cat told)"
grep -Eqx 'movetext: (the game has no result|movetext [0-9.]* ends the game)' told || fail "bridge to dxp: $(cat told)"

# Errors are reported.
wrong() {  # wrong STATUS WORDS ARGUMENT ...
  local status=$1 words=$2
  shift 2
  "$program" "$@" >out 2>told
  [ $? = "$status" ] || fail "$*: exit status, $(cat told)"
  grep -qF -- "$words" told || fail "$*: $(cat told)"
}
wrong 2 'need --protocol dxp' engine --listen :0
wrong 2 'need --protocol dxp' engine --protocol hub --connect :1
wrong 2 'either --listen or --connect' engine --protocol dxp --as white
wrong 2 'either --listen or --connect' engine --protocol dxp --listen :0 --connect :1
wrong 2 'takes an address HOST:PORT' engine --protocol dxp --connect example.org:1
wrong 2 'takes an address HOST:PORT' engine --protocol dxp --connect :0
wrong 2 'which needs --as SIDE' engine --protocol dxp --listen :0 --minutes 5
wrong 2 'from 0 to 999' engine --protocol dxp --listen :0 --as white --minutes 1000
wrong 2 '--position: ' engine --protocol dxp --listen :0 --as white --position nonsense
wrong 2 'the game is already over' engine --protocol dxp --listen :0 --as white --position 'W:W:B3'
wrong 2 'takes a number of seconds' engine --protocol dxp --listen :0 --patience x
wrong 2 'dxp does not support russian' engine --protocol dxp --game russian --listen :0
wrong 3 'Connection refused' engine --protocol dxp --connect 127.0.0.1:1
wrong 3 'Address already in use' engine --protocol dxp --listen "127.0.0.1:$port"
wrong 2 'has no address' play --game international --engine dxp:example.org
wrong 2 'uses the protocol dxp' play --game international --engine dxp: --protocol hub
wrong 2 'dxp does not support frisian' play --game frisian --engine dxp:
wrong 3 'dxp:127.0.0.1:1: Connection refused' play --game international --engine dxp:127.0.0.1:1
stop
# An inviter that gets no reply leaves.
listen opponents "${engine[@]}" --listen :0 --as white --patience 0.3
timeout 20 bash -c "exec 3<>/dev/tcp/127.0.0.1/$port; cat <&3" >/dev/null
wait "$listener"
[ $? = 1 ] || fail "a silent opponent: $(cat listener.told)"
grep -q 'no input for 0' listener.told || fail "a silent opponent: $(cat listener.told)"
listener=
