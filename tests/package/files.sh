#!/bin/bash
# files.sh PROGRAM PACKAGING: checks the contents of the package as far as possible without installing it; install.sh does
# the rest.
set -u
program=$1 packaging=$2
place=$(mktemp -d)
server=
finish() {
  [ -z "$server" ] || kill -KILL "$server"
  rm -rf "$place"
}
trap finish EXIT
fail() {
  echo "FAILED: $*"
  exit 1
}

for script in postinst prerm postrm; do
  [ -x "$packaging/debian/$script" ] || fail "$script is no program"
  sh -n "$packaging/debian/$script" || fail "$script"
  grep -qx 'set -e' "$packaging/debian/$script" || fail "$script goes on after errors"
  # Nothing of systemd is called unless it is running.
  awk '/\/run\/systemd\/system/ { on = 1 } /^ *fi$/ { if (!inner) on = 0; inner = 0 } on && /^ *if \[ -n "\$2"/ { inner = 1 }
       /systemctl|deb-systemd-invoke/ && !/#/ && !on { exit 1 }' "$packaging/debian/$script" || fail "$script calls systemd unasked"
done
[ "$(cat "$packaging/debian/conffiles")" = /etc/movetext/server.toml ] || fail "conffiles"

for option in NoNewPrivileges=true CapabilityBoundingSet= ProtectSystem=strict ProtectHome=true PrivateDevices=true \
  PrivateTmp=true MemoryDenyWriteExecute=true RestrictNamespaces=true SystemCallFilter=@system-service \
  'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK' User=movetext StateDirectory=movetext Type=notify \
  'ExecStart=/usr/bin/movetext serve --config /etc/movetext/server.toml' RestartPreventExitStatus=2; do
  grep -qxF "$option" "$packaging/movetext.service" || fail "the unit does not say $option"
done
if command -v systemd-analyze >/dev/null; then
  sed "s|=/usr/bin/movetext |=$program |; /^Documentation=/d" "$packaging/movetext.service" >"$place/movetext.service"
  systemd-analyze verify --man=no "$place/movetext.service" >"$place/verified" 2>&1
  ! grep movetext.service "$place/verified" || fail "systemd-analyze"
fi

# The settings work unchanged, except for ports that may be in use here and the directory.
sed 's/^listen = "127.0.0.1:.*"/listen = "127.0.0.1:0"/' "$packaging/server.toml" >"$place/server.toml"
"$program" serve --config "$place/server.toml" --data "$place/data" 2>"$place/log" &
server=$!
for _ in $(seq 600); do
  grep -q '"event":"node.ready"' "$place/log" && break
  kill -0 "$server" 2>/dev/null || fail "no server: $(cat "$place/log")"
  sleep 0.05
done
address=$(sed -n 's/.*"event":"node.ready".*"lmtp":"\([^"]*\)".*/\1/p' "$place/log")
"$program" mail --config "$place/server.toml" --data "$place/data" --server "$address" --as fred@example.org send signup fred \
  </dev/null >"$place/out" || fail "no mail is taken: $(cat "$place/log")"
grep -q 'Confirm: your account fred' "$place/out" || fail "no answer: $(cat "$place/out")"
kill -TERM "$server"
wait "$server" || fail "the server ended with $?: $(cat "$place/log")"
server=
echo "scripts, unit and settings are in order"
