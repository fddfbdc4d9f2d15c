#!/bin/bash
# server_session.sh PROGRAM: two players sign up by mail and play a game to its end, supervised by an operator.
#
# The real server runs in a directory of its own, on ports that the system chooses.
set -u
program=$1
docs=$(dirname "$0")/../../docs
. "$(dirname "$0")/server_site.sh"

start

# Accounts.
sign_up fred anna
expect_status 1 admin user add FRED other@example.org
grep -q 'the name fred is already taken' "$place/out" || fail "a name given twice: $(cat "$place/out")"
admin users >"$place/users"
grep -q '^anna  .*active *anna@example.org$' "$place/users" || fail "users: $(cat "$place/users")"

# A game of giveaway draughts. Each move is a reply to the newest mail.
mail fred send 'draughts challenge fred anna -losing -fen=W:W37:B18'
hears fred 'Confirm: draughts challenge fred anna -losing -fen=W:W37:B18'
mail fred reply yes
hears anna 'Draughts challenge 101 anna'
mail anna reply accept
hears fred 'New Draughts Board 101 fred'
mail fred reply 37-32
hears anna 'Draughts Board 101 anna'
# Illegal moves are reported, and nothing is lost.
mail anna reply 18-24
hears anna 'Re: Draughts Board 101 anna'
mail anna show | grep -q 'refused: .*not legal' || fail "the illegal move: $(mail anna show)"
mail anna reply "$(printf '18-23\n\nnow you must give it away')"
hears fred 'Draughts Board 101 fred **'
mail fred show | grep -q 'now you must give it away' || fail "the comment: $(mail fred show)"
admin games active | grep -q '^ *101  international-losing  fred - anna .*fred to move$' || fail "the active games: $(admin games active)"
expect_status 1 "$program" admin --data "$place/copy" restore "$place/no-such-file"
admin backup "$place/middle.db" || fail "no backup beside the running server"
expect_status 3 admin backup "$place/middle.db"
mail fred reply 32-28
hears anna 'Draughts Board 101 anna'
mail anna reply 23x32
hears anna 'Draughts Board 101'
hears fred 'Draughts Board 101'
mail fred show >"$place/last"
grep -q '^White wins: ' "$place/last" || fail "who has won? $(cat "$place/last")"
grep -q '^Attachment: board101.pdn$' "$place/last" || fail "no record in the last mail: $(cat "$place/last")"
mail fred attachment >"$place/board101.pdn" || fail "the record cannot be had"
grep -q '^1\. 37-32 18-23 2\. 32-28 23x32 1-0$' "$place/board101.pdn" || fail "the record: $(cat "$place/board101.pdn")"
"$program" check "$place/board101.pdn" >"$place/out" 2>&1 || fail "the record is not right: $(cat "$place/out")"
admin export 101 | cmp - "$place/board101.pdn" || fail "export writes another record"
expect_status 1 admin export 102

# The metrics, all of which the operators' page must describe.
scrape() {
  exec 3<>"/dev/tcp/127.0.0.1/$(sed -n 's/.*"event":"node.ready".*"status_port":\([0-9]*\).*/\1/p' "$place/log")"
  printf 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n' >&3
  cat <&3 >"$place/metrics"
}
scrape
grep -q '^movetext_commands_total{verb="move",outcome="done"} 4' "$place/metrics" || fail "metrics: $(cat "$place/metrics")"
grep -q '^movetext_commands_total{verb="move",outcome="refused"} 1' "$place/metrics" || fail "metrics: $(cat "$place/metrics")"
grep -q '^movetext_commands_total{verb="challenge",outcome="waits"} 1' "$place/metrics" || fail "metrics: $(cat "$place/metrics")"
for metric in gave_way turned_away too_slow; do
  grep -q "^movetext_lmtp_$metric 0" "$place/metrics" || fail "metrics: $(cat "$place/metrics")"
done
grep -q '^movetext_log_lines_lost 0' "$place/metrics" || fail "metrics: $(cat "$place/metrics")"
[ "$(grep -c '^# HELP' "$place/metrics")" -ge 15 ] || fail "metrics: $(cat "$place/metrics")"
sed -n 's/^# HELP \([^ ]*\) .*/\1/p' "$place/metrics" | while read -r metric; do
  grep -q "\`$metric\`" "$docs/server-operators.md" || fail "$metric is not in docs/server-operators.md"
done || exit 1

# Decisions of an operator are sent by mail.
mail anna reply rematch
hears fred 'Draughts challenge 102 fred'
expect_status 1 admin game 102 adjudicate 1-0
mail fred reply accept
hears anna 'New Draughts Board 102 anna'
admin game 102 note the server moves house tonight || fail "no note"
hears anna 'Draughts chat 102'
admin game 102 adjudicate 1/2 both have left || fail "no decision"
hears anna 'Draughts Board 102 **'
mail anna show | grep -q 'both have left' || fail "the reason is not told: $(mail anna show)"
admin game 102 | grep -q 'finished .*adjudicated' || fail "the events: $(admin game 102)"
expect_status 1 admin game 102 adjudicate 1-0
expect_status 2 admin game 102 adjudicate 2-0
admin user ban anna || fail "anna cannot be banned"
tail -n 1 "$place/data/admin.log" | grep -q '"event":"admin","by":"[^"]*","action":"user ban anna"}$' ||
  fail "the log of what operators did: $(cat "$place/data/admin.log")"
admin user anna | grep -q 'state *banned' || fail "anna is not banned: $(admin user anna)"

# The store and a copy of it contain the game as played.
summary=$("$program" verify --config "$place/server.toml") || fail "verify: $summary"
grep -qE '^games 2, events [0-9]+, moves 4, faults 0$' <<<"$summary" || fail "verify: $summary"
admin backup "$place/all.db" || fail "no backup"
stop
expect_status 3 admin restore "$place/all.db"
"$program" admin --data "$place/copy" restore "$place/all.db" >"$place/out" || fail "restore: $(cat "$place/out")"
[ "$(cat "$place/out")" = "$summary" ] || fail "the copy has $(cat "$place/out")"
[ "$("$program" verify --data "$place/copy")" = "$summary" ] || fail "the copy: $("$program" verify --data "$place/copy")"
[ "$("$program" admin --data "$place/copy" export 101)" = "$("$program" admin --config "$place/server.toml" export 101 | sed 's/games.example/localhost/')" ] ||
  fail "the copy has another record"

# A mail goes only to the server of its data directory: not to a different server that uses the port, and not
# if no server runs on the directory.
other() { "$program" "$1" --config "$place/other.toml" --data "$place/other" "${@:2}" </dev/null; }
start
sed "s/listen = \"127.0.0.1:0\"/listen = \"$address\"/" "$place/server.toml" >"$place/other.toml"
expect_status 3 other serve
grep -q "$address: Address already in use" "$place/out" || fail "a taken port: $(cat "$place/out")"
expect_status 3 other mail --as fred@example.org --wait 1 send help
grep -q "no running server uses the data directory $place/other" "$place/out" || fail "another server: $(cat "$place/out")"
before=$(mail fred list | wc -l)
"$program" mail --config "$place/server.toml" --as fred@example.org send help </dev/null >"$place/out" 2>&1 ||
  fail "the own server is not found: $(cat "$place/out")"
[ "$(mail fred list | wc -l)" -gt "$before" ] || fail "the own server has not answered"
sed '/^data = /d' "$place/server.toml" >"$place/no_data.toml"
"$program" mail --config "$place/no_data.toml" --as fred@example.org list >"$place/out" 2>&1
grep -q 'does not set server.data, so the data directory is /var/lib/movetext' "$place/out" || fail "no data: $(cat "$place/out")"
stop
expect_status 3 "$program" mail --config "$place/server.toml" --as fred@example.org --wait 1 send help

# A modified backup is rejected.
if command -v sqlite3 >/dev/null; then
  cp "$place/middle.db" "$place/false.db"
  sqlite3 "$place/false.db" "update game set ply = 7"
  expect_status 1 "$program" admin --data "$place/false" restore "$place/false.db"
  [ -z "$(ls "$place/false")" ] || fail "something was left of a false backup: $(ls "$place/false")"
fi

# A game continues under a new key: the addresses of earlier mails stay valid.
copy() { "$program" admin --data "$place/copy" "$@" 2>/dev/null; }
expect_status 3 copy user operator anna on # the key is not in a backup
expect_status 1 copy key new
copy key adopt && copy user operator anna on && copy key new || fail "no new key"
admin key new 2>/dev/null || fail "no new key"
expect_status 1 admin key new
start
before=$(mail fred list | wc -l)
mail fred reply 'show'
wait_for eval '[ "$(mail fred list | wc -l)" -gt "$before" ]'
mail fred show | grep -q 'no longer valid' && fail "an address made with the old key: $(mail fred show)"

# Finished games are in the archive, once, and can be read.
archived() { [ "$(cat "$place"/data/archive/*.pdn 2>/dev/null | grep -c '^\[Event "board ')" = 1 ]; }
wait_for archived
"$program" check "$place"/data/archive/*.pdn >"$place/out" 2>&1 || fail "the archive is not right: $(cat "$place/out")"
cat "$place"/data/archive/*.pdn | cmp - "$place/board101.pdn" || fail "the archive has another record"
stop
expect_status 3 "$program" verify --data "$place/nowhere"
[ ! -e "$place/nowhere" ] || fail "a mistyped directory was made a server"
echo "two players, two games, no fault"
