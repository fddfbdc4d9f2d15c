#!/bin/bash
# session.sh PROGRAM: two players play a game of Othello with passes on the real server, by mail.
set -u
program=$1
. "$(dirname "$0")/../../cli/server_site.sh"

start
sign_up fred anna
mail fred send 'othello challenge fred anna'
hears fred 'Confirm: othello challenge fred anna'
mail fred reply yes
hears anna 'Othello challenge 101 anna'
mail anna reply accept
wait_for eval "mail fred list | tail -n 1 | grep -q 'New Othello Board 101'"

# The player to move answers with the next square; White's single pass is automatic.
moves="e6 F4 g3 d6 c6 f5 d3 d7 g5 g6 h7 b5 c8 e8 b7 g4 h3 a4"
field() { admin games | sed -nE "s/^ *101  othello +fred - anna +([0-9]+)  [0-9-]+  (.*)$/\\$1/p"; }
half_move=0
for move in $moves; do
  half_move=$((half_move + 1))
  state=$(field 2)
  who=${state%% *}
  wait_for eval "mail $who show | grep -q 'half-move $half_move\\b'"
  mail "$who" reply "$move" || fail "the mail of $who was not taken"
  wait_for eval '[ "$(field 1)" -ge "$half_move" ]'
done
hears fred 'Othello Board 101'
mail fred show | grep -q '^Black wins: it has more discs\.$' || fail "who has won? $(mail fred show)"
mail fred attachment >"$place/board101.pdn" || fail "no record in the last mail"
grep -q '^\[Result "63-1"\]$' "$place/board101.pdn" && grep -q '^-- 10\. a4 63-1$' "$place/board101.pdn" ||
  fail "the record: $(cat "$place/board101.pdn")"
"$program" check "$place/board101.pdn" >"$place/out" 2>&1 || fail "the record is not right: $(cat "$place/out")"
mail fred send 'help othello'
wait_for eval "mail fred show | grep -q 'automatically'"
summary=$("$program" verify --config "$place/server.toml") || fail "verify: $summary"
grep -qE '^games 1, events [0-9]+, moves 18, faults 0$' <<<"$summary" || fail "verify: $summary"
stop
echo "a game with passes, no fault"
