#!/bin/bash
# install.sh MOVETEXT.deb SERVER.deb: installs, upgrades, removes and purges the packages on a separate Debian with systemd
# running, and reports the results.  Needs root, mmdebstrap or debootstrap, and a mirror.
#
#   cmake --build build/release && (cd build/release && cpack -G DEB)
#   tests/package/install.sh build/release/movetext_*.deb build/release/movetext-server_*.deb
#
# The Debian system is created anew each time, in a directory that is removed at the end, and runs in namespaces: its ports,
# processes and files are separate from those of this machine.  Exit status 77: skipped.
set -u
program=$(readlink -f "$1")
server=$(readlink -f "$2")
here=$(dirname "$(readlink -f "$0")")
if [ "$(id -u)" != 0 ] || ! command -v unshare >/dev/null || ! command -v mmdebstrap >/dev/null && ! command -v debootstrap >/dev/null; then
  echo "SKIPPED: this needs root, unshare, and mmdebstrap or debootstrap" >&2
  exit 77
fi

place=$(mktemp -d /tmp/movetext-package-XXXXXX)
root=$place/root
holder=
init=
finish() {
  halt
  rm -rf --one-file-system "$place"
}
# The namespaces end with the process that made them, which ignores other signals.
halt() {
  if [ -n "$holder" ]; then
    kill -KILL "$holder"
    wait "$holder"
  fi 2>/dev/null
  holder=
  init=
}
trap finish EXIT

fail() {
  echo "FAILED: $*"
  [ -z "$init" ] || inside journalctl -u movetext -n 20 --no-pager
  exit 1
}

inside() {
  nsenter -t "$init" -m -p -u -i -n -C chroot "$root" env -i LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
# Removes apt's messages about other packages.
noise='^(debconf: delaying|.?Reading |Building |Need to get|After this|Get:|Fetched|Selecting previously|Preparing to unpack|No schema|WARNING: apt|Use .apt autoremove)'
noise+='|^  [a-z]|^(The following|Suggested|Recommended)|^(Unpacking|Setting up) [^m]|^Created symlink /etc/systemd/user/|^Processing triggers|newly installed|were automatically'
# Commands of an administrator, and their results.
type_in() {
  echo "# $*"
  inside sh -c "$*" 2>&1 | grep -vE "$noise" | sed 's/^/  /'
  return "${PIPESTATUS[0]}"
}

make_system() {
  local with=systemd,systemd-sysv,dbus,curl,ca-certificates
  if command -v mmdebstrap >/dev/null; then
    mmdebstrap --quiet --variant=minbase --include=$with bookworm "$place/root.tar" >"$place/log" 2>&1 &&
      mkdir "$root" && tar -C "$root" -xf "$place/root.tar" && rm "$place/root.tar"
  else
    debootstrap --variant=minbase --include=$with bookworm "$root" >"$place/log" 2>&1
  fi || { tail -n 20 "$place/log"; fail "no Debian could be made"; }
  cp "$program" "$root/srv/movetext.deb"
  cp "$server" "$root/srv/movetext-server.deb"
  # The same package with a higher version, for the upgrade.
  for package in movetext movetext-server; do
    dpkg-deb -R "$root/srv/$package.deb" "$place/newer"
    sed -i 's/^Version: .*/&+newer/; s/^\(Depends: .*movetext (= [^)]*\))/\1+newer)/' "$place/newer/DEBIAN/control"
    dpkg-deb -b --root-owner-group "$place/newer" "$root/srv/$package-newer.deb" >/dev/null
    rm -r "$place/newer"
  done
  # There is no network inside, so the dependencies of the package are installed before.
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  for apt in /etc/apt/apt.conf.d/*proxy*; do [ ! -e "$apt" ] || cp "$apt" "$root/etc/apt/apt.conf.d/"; done
  chroot "$root" apt-get update -qq >"$place/log" 2>&1 &&
    chroot "$root" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends --download-only \
      /srv/movetext.deb /srv/movetext-server.deb >"$place/log" 2>&1 || { tail -n 20 "$place/log"; fail "no packages from the mirror"; }
}

boot() {
  # When this process is killed, all processes inside end with it.
  unshare --mount --pid --fork --uts --ipc --net --cgroup --kill-child "$here/boot.sh" "$root" >"$place/boot.log" 2>&1 &
  holder=$!
  for _ in $(seq 100); do
    init=$(pgrep -P "$holder" | head -n 1)
    [ -n "$init" ] && [ -d "/proc/$init/root/run/systemd/system" ] &&
      inside systemctl is-system-running --wait >"$place/state" 2>/dev/null && break
    sleep 0.1
  done
  [ "$(cat "$place/state")" = running ] || { cat "$place/boot.log"; fail "systemd does not run: $(cat "$place/state")"; }
}

answers() {
  inside curl -s --max-time 5 http://127.0.0.1:8025/readyz | sed 's/^/  \/readyz: /'
  inside bash -c 'exec 3<>/dev/tcp/127.0.0.1/10024; read -r line <&3; echo "  LMTP: $line"; echo QUIT >&3; read -r line <&3'
}
expect_running() {
  [ "$(inside systemctl is-active movetext)" = active ] || fail "the server does not run"
  answers | tee "$place/answers"
  grep -q 'LMTP: 220 .* LMTP' "$place/answers" && grep -q '^  /readyz: ready' "$place/answers" || fail "the server does not answer"
}
main_pid() { inside systemctl show -p MainPID --value movetext; }
mail() { type_in "runuser -u movetext -- movetext mail --config /etc/movetext/server.toml --as $1 $2 </dev/null"; }

echo "== a Debian with systemd"
make_system
boot
inside cat /etc/debian_version | sed 's/^/  Debian /'
inside systemctl --version | head -n 1 | sed 's/^/  /'

echo "== install"
type_in 'apt-get install -y --no-install-recommends /srv/movetext.deb /srv/movetext-server.deb' || fail "it cannot be installed"
type_in 'getent passwd movetext' || fail "there is no user"
type_in 'systemctl is-enabled movetext' || fail "the unit is not enabled"
type_in 'ls -ld /etc/movetext/server.toml /var/lib/movetext; ls /var/lib/movetext'
expect_running
type_in 'systemd-analyze verify --man=no movetext.service' || fail "the unit is not right"
[ -z "$(inside systemd-analyze verify --man=no movetext.service 2>&1)" ] || fail "systemd complains of the unit"
type_in 'systemd-analyze security --no-pager movetext.service | tail -n 1'
[ "$(inside stat -c %U "/proc/$(main_pid)")" = movetext ] || fail "the server runs as another user"
mail fred@example.org 'send signup fred' || fail "no mail is taken"
mail fred@example.org 'reply yes' || fail "no answer is taken"
type_in 'runuser -u movetext -- movetext admin --config /etc/movetext/server.toml users' || fail "no accounts"
inside runuser -u movetext -- movetext admin --config /etc/movetext/server.toml users | grep -q '^fred ' || fail "fred is not there"

echo "== who delivers is known by his user (mail.peer_share)"
# The server takes a moment to accept that many connections.
inside bash -c 'for i in $(seq 90); do exec {fd}<>/dev/tcp/127.0.0.1/10024; done
  for i in $(seq 50); do
    metrics=$(curl -s http://127.0.0.1:8025/metrics)
    [[ $metrics != *"movetext_lmtp_connections 80"* ]] || break
    sleep 0.1
  done
  echo "$metrics"' |
  grep -E '^movetext_lmtp_(connections|turned_away)' | sed 's/^/  /' | tee "$place/metrics"
grep -q 'movetext_lmtp_connections 80' "$place/metrics" || fail "the unit keeps the server from knowing users"

echo "== upgrade"
type_in "sed -i 's/^#host = .*/host = \"games.example\"/' /etc/movetext/server.toml"
before=$(main_pid)
type_in 'apt-get install -y --no-install-recommends /srv/movetext-newer.deb /srv/movetext-server-newer.deb' || fail "it cannot be upgraded"
[ "$(main_pid)" != "$before" ] || fail "the server was not started again"
expect_running
type_in 'dpkg-query -W movetext movetext-server; grep ^host /etc/movetext/server.toml' || fail "the settings are not those of before"
inside runuser -u movetext -- movetext admin --config /etc/movetext/server.toml users | grep -q '^fred ' || fail "fred is lost"

echo "== a server that its administrator has switched off stays off"
type_in 'systemctl disable --now movetext'
type_in 'dpkg -i /srv/movetext-server-newer.deb >/dev/null; systemctl is-active movetext; systemctl is-enabled movetext'
[ "$(inside systemctl is-active movetext)" = inactive ] || fail "it was started"
type_in 'systemctl enable --now movetext'
expect_running

echo "== settings that cannot be read"
type_in "echo 'no = settings' >>/etc/movetext/server.toml; systemctl restart movetext"
sleep 3
type_in 'systemctl show -p ActiveState,ExecMainStatus,NRestarts movetext; journalctl -u movetext -n 30 -o cat --no-pager | grep server.toml'
[ "$(inside systemctl show -p NRestarts --value movetext)" = 0 ] || fail "it is started again and again"
type_in 'dpkg -i /srv/movetext-server-newer.deb >/dev/null; dpkg-query -W -f "\${db:Status-Status}\n" movetext-server'
[ "$(inside dpkg-query -W -f '${db:Status-Status}' movetext-server)" = installed ] || fail "an upgrade is left half done"
type_in "sed -i '\$d' /etc/movetext/server.toml; systemctl restart movetext" || fail "it does not start again"
expect_running

echo "== remove"
type_in 'apt-get remove -y movetext movetext-server' || fail "it cannot be removed"
[ -z "$(inside find /proc -maxdepth 1 -user movetext)" ] || fail "something still runs"
type_in 'ls /etc/movetext /var/lib/movetext' || fail "settings or games are gone"

echo "== install again, on the same games"
type_in 'apt-get install -y --no-install-recommends /srv/movetext.deb /srv/movetext-server.deb' || fail "it cannot be installed"
expect_running
inside runuser -u movetext -- movetext admin --config /etc/movetext/server.toml users | grep -q '^fred ' || fail "fred is lost"

echo "== purge"
type_in 'apt-get purge -y movetext-server' || fail "it cannot be purged"
type_in 'ls -d /etc/movetext /var/log/movetext /etc/systemd/system/multi-user.target.wants/movetext.service; ls /var/lib/movetext'
[ ! -e "$root/etc/movetext" ] || fail "settings are left"
[ -s "$root/var/lib/movetext/movetext.db" ] && [ -s "$root/var/lib/movetext/token.key" ] || fail "games are gone"
[ -z "$(find "$root/etc/systemd" "$root/var/lib/systemd" -name '*movetext*')" ] || fail "something is left of the unit"

echo "== purge, the games too"
type_in 'apt-get install -y --no-install-recommends /srv/movetext.deb /srv/movetext-server.deb' || fail "it cannot be installed"
expect_running
type_in 'touch /var/lib/movetext/remove-on-purge'
type_in 'apt-get purge -y movetext-server' || fail "it cannot be purged"
type_in 'ls -d /var/lib/movetext'
[ ! -e "$root/var/lib/movetext" ] || fail "games are left"
[ "$(inside systemctl is-system-running)" = running ] || fail "the system is $(inside systemctl is-system-running)"

echo "== without a running systemd, as in a container"
halt
chroot "$root" dpkg -i /srv/movetext.deb /srv/movetext-server.deb 2>&1 | sed 's/^/  /'
[ "$(chroot "$root" dpkg-query -W -f '${db:Status-Status}' movetext-server)" = installed ] || fail "it cannot be installed"
chroot "$root" id movetext | sed 's/^/  /'
chroot "$root" dpkg --purge movetext-server 2>&1 | sed 's/^/  /'
case $(chroot "$root" dpkg-query -W -f '${db:Status-Status}' movetext-server 2>/dev/null) in
  '' | not-installed) ;;
  *) fail "it cannot be purged" ;;
esac
echo "== all well"
