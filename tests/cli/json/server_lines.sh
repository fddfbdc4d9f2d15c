#!/bin/bash
# server_lines.sh PROGRAM: the output of the server's commands with --json, with the name of a schema before each line.
#
# The real server runs in a directory of its own; two players play a game to its end, and a damaged store is verified.
set -u
program=$1
. "$(dirname "$0")/../server_site.sh"
exec 4>&1 >&2 # the output of the scripts goes to standard error

# lines SCHEMA COMMAND...
lines() {
  local schema=$1
  shift
  "$@" | sed "s/^/$schema /" >&4
}

start
sign_up fred anna
mail fred send 'draughts challenge fred anna -losing -fen=W:W37:B18'
hears fred 'Confirm: draughts challenge fred anna -losing -fen=W:W37:B18'
mail fred reply yes
hears anna 'Draughts challenge 101 anna'
lines admin admin games --json
mail anna reply accept
hears fred 'New Draughts Board 101 fred'
mail fred reply 37-32
hears anna 'Draughts Board 101 anna'
lines admin admin games active --json
admin backup "$place/middle.db" || fail "no backup"
mail anna reply "$(printf '18-23\n\nnow you must give it away')"
hears fred 'Draughts Board 101 fred **'
mail fred reply 32-28
hears anna 'Draughts Board 101 anna'
lines mail mail anna reply 23x32 --json
hears anna 'Draughts Board 101'
hears fred 'Draughts Board 101'
lines mail mail fred list --json
lines mail mail fred show --json
lines mail mail fred attachment --json
lines mail mail nobody list --json

lines admin admin users --json
lines admin admin user fred --json
lines admin admin games --json
lines admin admin game 101 --json
lines admin admin export 101 --json
lines admin admin outbox --json
lines admin admin outbox retry --json
expect_status 1 admin game 999 --json
grep -q '^movetext: ' "$place/out" || fail "a board that is not there: $(cat "$place/out")"
lines verify "$program" verify --config "$place/server.toml" --json
stop
lines admin "$program" admin --data "$place/copy" restore "$place/middle.db" --json
python3 - "$place/copy/movetext.db" <<'END' || fail "no false store"
import sqlite3, sys
store = sqlite3.connect(sys.argv[1])
store.execute("update game set ply = 7")
store.commit()
END
lines verify "$program" verify --data "$place/copy" --json

# The relay is unreachable, so mails wait: some belong to a board, and some do not.
sed -i 's|^\[mail\]|[mail]\nsmtp = "127.0.0.1:1"|' "$place/server.toml"
start
mail fred send help
admin game 101 note the server moves house tonight || fail "no note"
is_deferred() { admin outbox --json | grep -q '"state":"deferred"'; }
wait_for is_deferred
lines admin admin outbox --json
lines admin admin outbox retry --json
stop
