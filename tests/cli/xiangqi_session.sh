#!/bin/bash
# xiangqi_session.sh PROGRAM: two players play xiangqi on the real server by mail, with moves in three notations.
set -u
program=$1
. "$(dirname "$0")/server_site.sh"

start
sign_up fred anna
mail fred send 'xiangqi challenge fred anna'
hears fred 'Confirm: xiangqi challenge fred anna'
mail fred reply yes
hears anna 'Xiangqi challenge 101 anna'
mail anna reply accept
wait_for eval "mail fred list | tail -n 1 | grep -q 'New Xiangqi Board 101'"

mail fred reply 'C2.5'
hears anna 'Xiangqi Board 101 anna'
mail anna show | grep -q '^2  +--\[+\]--+---+--\[C\]--+---+---C---+ 2$' || fail "the last move: $(mail anna show)"
mail anna reply 'h9f8'
hears anna 'Re: Xiangqi Board 101 anna'
mail anna show | grep -q "refused: h9f8 is not legal: the horse's leg g9 is occupied" ||
  fail "a horse whose leg is bound: $(mail anna show)"
mail anna reply '馬８進７'
hears fred 'Xiangqi Board 101 fred'
mail fred show | grep -q '^  1\. C2\.5  *H8+7$' || fail "the moves: $(mail fred show)"
mail fred reply '1. h0g2'
hears anna 'Xiangqi Board 101 anna'
mail anna send 'help xiangqi'
hears anna 'Re: help xiangqi'
mail anna show | tr '\n' ' ' | tr -s ' ' | grep -q 'The kings may never face each other on an open file' || fail "the rules: $(mail anna show)"

summary=$("$program" verify --config "$place/server.toml") || fail "verify: $summary"
grep -qE '^games 1, events [0-9]+, moves 3, faults 0$' <<<"$summary" || fail "verify: $summary"
stop
echo "a game of xiangqi, no fault"
