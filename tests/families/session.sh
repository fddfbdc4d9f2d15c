#!/bin/bash
# session.sh PROGRAM: two players play a game of noughts and crosses and a match of races on the real server, by mail.
set -u
program=$1
. "$(dirname "$0")/../cli/server_site.sh"

start
sign_up fred anna
mail anna show | tr '\n' ' ' | grep -q ' Games: .*noughts and race\. ' || fail "the welcome: $(mail anna show)"

# challenge TITLE BOARD COMMAND: fred sends the challenge COMMAND, and anna accepts it.
challenge() {
  local title=$1 board=$2 words=$3
  mail fred send "$words"
  hears fred "Confirm: $words"
  mail fred reply yes
  hears anna "$title challenge $board anna"
  mail anna reply accept
  wait_for eval "mail fred list | tail -n 1 | grep -q 'New $title Board $board'"
}

# The moves of this game have a number, a mark, or no sign; one is queued, and one is above a mail of the server
# that is repeated without quotation marks.
challenge Noughts 101 'noughts challenge fred anna'
mail fred reply '1. @c3!'
hears anna 'Noughts Board 101 anna'
mail anna reply @c3
hears anna 'Re: Noughts Board 101 anna'
mail anna show | grep -q 'refused: @c3 is not legal: there is a mark' || fail "a square that is taken: $(mail anna show)"
mail anna reply "$(printf '@a1\n\nNoughts Board 101; 21 days a move, rated\n\n  Cross: fred\n')"
hears fred 'Noughts Board 101 fred'
[ "$(mail fred show | grep -c 'Cross: *fred')" = 1 ] || fail "a repeated letter is a comment: $(mail fred show)"
mail fred reply c2
hears anna 'Noughts Board 101 anna'
mail anna reply @b1
hears fred 'Noughts Board 101 fred'
mail anna reply 'queue @d1 if @c4'
hears anna 'Re: Noughts Board 101 fred'
mail fred reply @c4
wait_for eval "mail fred show | grep -q 'The queued move @d1 of anna was played'"
mail fred reply @c1
hears anna 'Noughts Board 101'
hears fred 'Noughts Board 101'
mail fred show | grep -q '^Cross wins: the row is complete\.$' || fail "who has won? $(mail fred show)"
mail fred attachment >"$place/board101.pdn" || fail "no record in the last mail"
grep -q '^\[White "fred"\]$' "$place/board101.pdn" && grep -q '^1\. @c3 @a1 2\. @c2 @b1 3\. @c4 @d1 4\. @c1 1-0$' "$place/board101.pdn" ||
  fail "the record: $(cat "$place/board101.pdn")"
"$program" check "$place/board101.pdn" >"$place/out" 2>&1 || fail "the record is not right: $(cat "$place/out")"
mail fred send 'noughts challenge fred anna -small -match=3'
wait_for eval "mail fred show | grep -q 'only backgammon and race are played in matches here'"

# A match: the side to move plays the example in the mail; the first double is taken.
challenge Race 102 'race challenge fred anna -match=3'
field() { admin games | sed -nE "s/^ *102  race +fred - anna +([0-9]+)  [0-9-]+  (.*)$/\\$1/p"; }
doubled=
for _ in $(seq 200); do
  state=$(field 2)
  [ "${state#* }" = 'to move' ] || break
  who=${state%% *}
  half_move=$(($(field 1) + 1))
  wait_for eval "mail $who show | grep -q 'half-move $half_move\\b'"
  example=$(mail "$who" show | sed -n '/for example:$/{n;s/^ *//p}')
  if mail "$who" show | grep -q '^  or double$' && [ -z "$doubled" ]; then
    doubled=yes
    example=double
  fi
  before=$(mail "$who" list | wc -l)
  mail "$who" reply "$example" || fail "the mail of $who was not taken"
  wait_for eval '[ "$(mail "$who" list | wc -l)" -gt "$before" ] || [ "$(field 1)" -ge "$half_move" ]'
done
[ -n "$doubled" ] || fail "nobody could double"
hears fred 'Race Board 102'
mail fred show | grep -qE '^(Red|Blue) wins: ' || fail "who has won? $(mail fred show)"
mail fred attachment >"$place/board102.mat" || fail "no record in the last mail"
grep -q '^; \[Variation "race"\]$' "$place/board102.mat" && grep -q 'Doubles => 2' "$place/board102.mat" ||
  fail "the record: $(cat "$place/board102.mat")"
"$program" check "$place/board102.mat" >"$place/out" 2>&1 || fail "the record is not right: $(cat "$place/out" "$place/board102.mat")"

summary=$("$program" verify --config "$place/server.toml") || fail "verify: $summary"
grep -qE '^games 2, events [0-9]+, moves [0-9]+, faults 0$' <<<"$summary" || fail "verify: $summary"
stop
echo "a game and a match, no fault"
