# A server for tests. Scripts set $program and source this file. It is the real server, in a directory of its
# own and on ports that the system chooses.
place=$(mktemp -d)
server=
cleanup() {
  if [ -n "$server" ]; then
    kill -KILL "$server"
    wait "$server" 2>/dev/null
  fi
  rm -rf "$place"
}
trap cleanup EXIT
export LC_ALL=C.UTF-8 NO_COLOR=1
patience=30 # maximum seconds for anything to happen

fail() {
  echo "FAILED: $*"
  echo "--- log of the server"
  tail -n 20 "$place/log"
  exit 1
}

cat >"$place/server.toml" <<END
[server]
host = "games.example"
data = "$place/data"
[store]
archive_after = "0s"
[mail]
listen = "127.0.0.1:0"
[node]
listen = "127.0.0.1:0"
sweep = "1s"
END

start() {
  : >"$place/log"
  "$program" serve --config "$place/server.toml" 2>"$place/log" &
  server=$!
  wait_for grep -q '"event":"node.ready"' "$place/log"
  address=$(sed -n 's/.*"event":"node.ready".*"lmtp":"\([^"]*\)".*/\1/p' "$place/log")
}

# stop: ends the server within 20 seconds, with status 0.
stop() {
  local began=$SECONDS
  kill -TERM "$server"
  wait "$server" || fail "the server ended with $?"
  server=
  [ $((SECONDS - began)) -le 20 ] || fail "stopping took $((SECONDS - began)) seconds"
}

wait_for() {
  local end=$((SECONDS + patience))
  until "$@"; do
    [ "$SECONDS" -lt "$end" ] || fail "nothing came of: $*"
    sleep 0.05
  done
}

# mail WHO ACTION...
mail() {
  local who=$1
  shift
  "$program" mail --config "$place/server.toml" --server "$address" --as "$who@example.org" "$@" </dev/null
}
admin() {
  "$program" admin --config "$place/server.toml" "$@"
}
expect_status() {
  local wanted=$1
  shift
  "$@" >"$place/out" 2>&1
  local got=$?
  [ "$got" = "$wanted" ] || fail "'$*' ended with $got, not $wanted: $(cat "$place/out")"
}

subject_is() { [ "$(mail "$1" list | tail -n 1 | sed 's/^ *[0-9]*  //')" = "$2" ]; }
# hears WHO SUBJECT: waits until the newest mail to WHO has that subject.
hears() { wait_for subject_is "$@"; }

# sign_up WHO...: opens accounts.
sign_up() {
  local who
  for who; do
    mail $who send signup $who || fail "the mail of $who was not taken"
    hears $who "Confirm: your account $who"
    mail $who reply yes || fail "the answer of $who was not taken"
    hears $who "Welcome, $who"
  done
}
