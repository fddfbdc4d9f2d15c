#!/bin/bash
# Plays games by mail through a real Postfix. Mails of players go to the server by LMTP; mails of the server go
# to the players' mailboxes by SMTP.
#
#   postfix.sh MOVETEXT [DIRECTORY]   stores all mails in DIRECTORY, in order of arrival
#
# Needs root for Postfix. Exit status 77: skipped.
set -u
movetext=$(readlink -f "$1")
transcripts=${2:-}
if [ ! -x /usr/sbin/postfix ] || [ "$(id -u)" != 0 ]; then
  echo "SKIPPED: Postfix is not installed, or the test does not run as root" >&2
  exit 77
fi

here=$(mktemp -d /tmp/movetext-postfix-XXXXXX)
chmod 755 "$here"
lmtp=$((20000 + $$ % 10000))
smtp=$((lmtp + 10000))
server=

finish() {
  [ -n "$server" ] && kill "$server" 2> /dev/null && wait "$server"
  /usr/sbin/postfix -c "$here/etc" stop > /dev/null 2>&1
  rm -rf "$here"
}
trap finish EXIT

fail() {
  echo "FAILED: $*" >&2
  tail -n 5 "$here/server.log" "$here/maillog" >&2
  exit 1
}

begin_postfix() {
  mkdir -p "$here/etc" "$here/spool" "$here/state" "$here/mail"
  chown postfix "$here/state"
  chown nobody "$here/mail"
  cat > "$here/etc/main.cf" << END
compatibility_level = 3.6
queue_directory = $here/spool
data_directory = $here/state
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
maillog_file = $here/maillog
maillog_file_prefixes = $here
myhostname = mx.games.example
mydestination =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
alias_database =
recipient_delimiter = +
virtual_mailbox_domains = games.example players.example
virtual_mailbox_base = $here/mail
virtual_mailbox_maps = texthash:$here/etc/players regexp:$here/etc/server
virtual_uid_maps = static:$(id -u nobody)
virtual_gid_maps = static:$(id -g nobody)
virtual_transport = lmtp:inet:127.0.0.1:$lmtp
transport_maps = regexp:$here/etc/transports
lmtp_destination_recipient_limit = 1
smtp_host_lookup = native
lmtp_host_lookup = native
END
  printf '%s@players.example %s/\n' fred fred anna anna > "$here/etc/players"
  echo '/^play(\+.*)?@games\.example$/ server' > "$here/etc/server"
  echo '/@players\.example$/ virtual:' > "$here/etc/transports"
  cat > "$here/etc/master.cf" << END
127.0.0.1:$smtp inet n - n - - smtpd
pickup    unix n - n 1 1 pickup
cleanup   unix n - n - 0 cleanup
qmgr      unix n - n 1 1 qmgr
rewrite   unix - - n - - trivial-rewrite
bounce    unix - - n - 0 bounce
defer     unix - - n - 0 bounce
trace     unix - - n - 0 bounce
proxymap  unix - - n - - proxymap
smtp      unix - - n - - smtp
error     unix - - n - - error
retry     unix - - n - - error
virtual   unix - n n - - virtual
lmtp      unix - - n - - lmtp
anvil     unix - - n - 1 anvil
scache    unix - - n - 1 scache
postlog   unix-dgram n - n - 1 postlogd
END
  /usr/sbin/postfix -c "$here/etc" start > "$here/start.log" 2>&1 || { cat "$here/start.log" >&2; fail "Postfix does not start"; }
}

begin_server() {
  cat > "$here/server.toml" << END
[server]
host = "games.example"
data = "$here/data"
[mail]
listen = "127.0.0.1:$lmtp"
smtp = "127.0.0.1:$smtp"
authserv_id = "mx.games.example"
error_answers = 1000
[node]
listen = "off"
END
  mkdir -p "$here/data"
  "$movetext" serve --config "$here/server.toml" > "$here/server.log" 2>&1 &
  server=$!
  for _ in $(seq 100); do
    (exec 3<> "/dev/tcp/127.0.0.1/$lmtp") 2> /dev/null && return
    sleep 0.1
  done
  fail "the server does not listen"
}

# mails USER: prints the names of USER's mails, the newest last
mails() { find "$here/mail/$1/new" -type f -printf '%T@ %p\n' 2> /dev/null | sort -n | cut -d' ' -f2-; }
newest() { mails "$1" | tail -1; }
# header FILE NAME: prints the first line of the header NAME and the lines that continue it
header() { sed '/^\r\{0,1\}$/q' "$1" | tr -d '\r' | awk -v name="$2:" 'tolower($1) == tolower(name) { on = 1; $1 = ""; line = $0; next } on && /^[ \t]/ { line = line $0; next } on { exit } END { sub(/^ /, "", line); print line }'; }

declare -A seen
# Waits for a new mail to USER.
await() {
  for _ in $(seq 300); do
    [ "$(mails "$1" | wc -l)" -gt "${seen[$1]:-0}" ] && { seen[$1]=$(mails "$1" | wc -l); return; }
    sleep 0.05
  done
  fail "no new mail for $1 has arrived"
}

number=0
# write USER TO SUBJECT BODY [IN-REPLY-TO]: sends a mail of USER
write() {
  number=$((number + 1))
  seen[$1]=$(mails "$1" | wc -l)
  {
    printf 'From: %s <%s@players.example>\nTo: %s\nSubject: %s\nMessage-ID: <%d@players.example>\n' "$1" "$1" "$2" "$3" "$number"
    [ -n "${5:-}" ] && printf 'In-Reply-To: %s\n' "$5"
    printf '\n%s\n' "$4"
  } | /usr/sbin/sendmail -C "$here/etc" -f "$1@players.example" "$2" || fail "Postfix does not accept a mail"
}

# answer USER BODY: replies to USER's newest mail that can be answered
answer() {
  local file to
  for file in $(mails "$1" | tac); do
    to=$(header "$file" Reply-To)
    [ -n "$to" ] && break
  done
  [ -n "$to" ] || fail "$1 has nothing to answer"
  write "$1" "$to" "Re: $(header "$file" Subject)" "$2" "$(header "$file" Message-ID)"
  await "$1"
}

sign_up() {
  write "$1" play@games.example "signup $1" ''
  await "$1"
  for _ in $(seq 100); do
    [ "$(mails "$1" | wc -l)" -ge 2 ] && break
    sleep 0.05
  done
  answer "$1" yes
}

# challenge GAME OPTIONS: fred challenges anna, and anna accepts
challenge() {
  write fred play@games.example "$1 challenge fred anna $2" ''
  await fred
  answer fred yes
  await_offer
  answer anna accept
  await_board fred
  echo "board $board has begun: $1 $2"
}
await_offer() {
  for _ in $(seq 200); do
    board=$(header "$(newest anna)" X-Movetext-Game)
    [ -n "$board" ] && [ "$board" != "${last_board:-}" ] && { last_board=$board; return; }
    sleep 0.05
  done
  fail "anna gets no challenge"
}
# Waits until USER's newest mail shows the current board.
await_board() {
  for _ in $(seq 200); do
    [ "$(header "$(newest "$1")" X-Movetext-Game)" = "$board" ] && return
    sleep 0.05
  done
  fail "$1 gets no mail of board $board"
}

# moves MOVE...: fred and anna play the moves in turn
moves() {
  local who=fred other=anna move
  for move in "$@"; do
    seen[$other]=$(mails "$other" | wc -l)
    answer "$who" "$move"
    [ "$(header "$(newest "$who")" X-Movetext-Game)" = "$board" ] || { cat "$(newest "$who")"; fail "$move"; }
    await "$other"
    move=$who who=$other other=$move
  done
}

over() { grep -q "$1" "$(newest fred)" || { cat "$(newest fred)"; fail "board $board is not over: $1"; }; }

# Prints the player to move, according to fred's newest board.
awaited() {
  local file subject
  for file in $(mails fred | tac); do
    subject=$(header "$file" Subject)
    subject=${subject#New }
    case $subject in
      "Backgammon Board $board"*) echo "$subject" | awk '$4 != "**" { print $4 }'; return ;;
    esac
  done
}

# Until the game is over, plays the first legal move. The answer to an illegal move lists the legal moves.
play_out() {
  local who move turn before
  for turn in $(seq 400); do
    who=$(awaited)
    [ -n "$who" ] || { echo "over after $turn turns"; return; }
    answer "$who" '1/1'
    move=$(tr -d '\r' < "$(newest "$who")" | awk -F '  +' 'on { print ($1 == "" ? $2 : $1); exit } /^Legal moves:/ { on = 1 }')
    [ -n "$move" ] || { cat "$(newest "$who")"; fail "the answer does not list the legal moves"; }
    seen[fred]=$(mails fred | wc -l)
    before=${seen[fred]}
    answer "$who" "$move"
    seen[fred]=$before
    await fred
  done
  fail "the match does not end"
}

begin_postfix
begin_server
sign_up fred
sign_up anna
challenge draughts ''
moves 32-28 19-23 28x19 14x23 33-28 23x32 37x28 '16-21'
answer fred 'resign!'
over 'resigned'
# Black captures the last man. The side without men has lost, or, in losing draughts, has won.
small=(g3-h4 f6-e5 e3-d4 g7-f6 h2-g3 d6-c5 h4-g5 h6xh2 f2-g3 h2xf4 d2-e3
       f4xb4 g1-f2 c5xg1 a3xc5 b6xd4 c1-d2 c7-d6 e1-f2 g1xa3 a1-b2 a3xc1)
challenge draughts '-small'
moves "${small[@]}"
over 'Black wins'
challenge draughts '-small -losing'
moves "${small[@]}"
over 'White wins'
challenge backgammon '-match=3'
play_out
kill "$server"
wait "$server" || fail "the server ended with an error"
server=
"$movetext" verify --config "$here/server.toml" || fail "verify finds faults"
grep -c 'status=sent' "$here/maillog" | sed 's/$/ deliveries by Postfix/'
grep -E 'status=(deferred|bounced)|warning|fatal' "$here/maillog" | grep -v 'dict_\|mail_queue' | head -5
if [ -n "$transcripts" ]; then
  mkdir -p "$transcripts"
  for user in fred anna; do
    mails "$user" | while read -r file; do printf 'From %s\n' "$user"; tr -d '\r' < "$file"; echo; done > "$transcripts/$user.txt"
  done
fi
