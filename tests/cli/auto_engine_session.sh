#!/bin/bash
# auto_engine_session.sh PROGRAM: "auto" takes the engine of the user's file, else an installed one, else the
# built-in player, and the result is the same as if the user had named that engine.
set -u
program=$1
. "$(dirname "$0")/session.sh"

# The built-in player under another name takes the place of an installed Stockfish.
mkdir bin home home/.config home/.config/movetext
cat >bin/stockfish <<END
#!/bin/sh
"$program" engine --game chess | sed -u 's/^id name .*/id name Teststock 7/'
END
sed 's/Teststock 7/Otherstock/' bin/stockfish >bin/other
printf '#!/bin/sh\nexit 3\n' >bin/broken
chmod +x bin/*
unset XDG_CONFIG_HOME
export PATH=$here/bin:$PATH HOME=$here/home
file=home/.config/movetext/engines.toml
printf '[Event "Analysis"]\n[GameType "0"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n' >chess.pgn
positions=4

forms=('' --json)
# same WHAT ARGUMENTS -- ARGUMENTS: both runs write the same records, the same lines of JSON, and end with the same status.
same() {
  local what=$1 one=()
  shift
  while [ "$1" != -- ]; do
    one+=("$1")
    shift
  done
  shift
  for form in "${forms[@]}"; do
    "$program" analyse $form --nodes 200 "${one[@]}" chess.pgn >one 2>one.told
    local status=$?
    "$program" analyse $form --nodes 200 "$@" chess.pgn >other 2>other.told
    [ $? = $status ] || fail "$what: exit status $status, and another one: $(cat one.told other.told)"
    cmp one other || fail "$what: $(diff one other)"
    [ -s one ] || fail "$what: nothing is written: $(cat one.told)"
  done
}
told() { grep -qxF "$1" one.told || fail "standard error does not have '$1': $(cat one.told)"; }

# An installed engine.
same "an installed engine" -- --engine stockfish
told "engine for chess: Teststock 7 ($here/bin/stockfish), limit 200 positions"
[ "$(head -n 1 one.told)" = "engine for chess: Teststock 7 ($here/bin/stockfish), limit 200 positions" ] || fail "it is not the first line"
grep -q '"engine":"Teststock 7"' one || fail "JSON without the engine: $(cat one)"
forms=('')
same "auto is the default" -- --engine auto
same "threads" --threads 3 -- --engine stockfish --threads 1
"$program" analyse -q --nodes 200 chess.pgn 2>&1 >/dev/null | grep . && fail "--quiet is not quiet"

# The cache is that of the engine, whether the user has named it or not.
"$program" analyse --engine stockfish --nodes 200 --cache cache chess.pgn >first 2>/dev/null
"$program" analyse --nodes 200 --cache cache chess.pgn >second 2>told || fail "with a cache: $(cat told)"
cmp first second || fail "another result from the cache"
grep -q "positions $positions, from the cache $positions," told || fail "the cache is not used: $(cat told)"
"$program" analyse --nodes 200 --cache cache second -q | cmp - second || fail "the second analysis changes something"

# The user's file precedes an installed engine.
printf '\n[chess]\ncommand = "other"\nprotocol = "uci"\n[chess.set]\nHash = 2\n' >$file
same "the user's file" -- --engine other --set Hash=2
told "engine for chess: Otherstock (other), limit 200 positions"
"$program" analyse --nodes 200 --engine other --set Hash=2 --cache hash chess.pgn >/dev/null 2>&1
"$program" analyse --nodes 200 --cache hash chess.pgn 2>&1 >/dev/null | grep -q "from the cache $positions," || fail "the options of the file are not in the key"
"$program" analyse --nodes 200 --set hash=3 --cache hash chess.pgn 2>&1 >/dev/null | grep -q "from the cache 0," || fail "--set does not precede the file"
printf '[chess]\ncommand = "movetext"\n' >$file
same "the built-in player by the file" -- --engine movetext
told "engine for chess: the built-in player, limit 200 positions"

# XDG_CONFIG_HOME takes the place of ~/.config.
mkdir -p config/movetext
printf '[chess960]\ncommand = "other"\n' >config/movetext/engines.toml
XDG_CONFIG_HOME=$here/config same "XDG_CONFIG_HOME" -- --engine stockfish
told "engine for chess: Teststock 7 ($here/bin/stockfish), limit 200 positions"
XDG_CONFIG_HOME=config same "a relative XDG_CONFIG_HOME is ignored" -- --engine movetext

# An engine that cannot be used is reported, with its line, and the built-in player is used.
printf '# mine\n[chess]\ncommand = "./nosuch"\n' >$file
same "an engine that does not exist" -- --engine movetext
told "movetext: $here/$file:2: ./nosuch: No such file or directory; the built-in player is used for chess"
told "engine for chess: the built-in player, limit 200 positions"
printf '[chess]\ncommand = "broken"\nprotocol = "uci"\n' >$file
same "an engine that ends at once" -- --engine movetext
told "movetext: $here/$file:1: broken exited with status 3; the built-in player is used for chess"
printf '[draughts]\ncommand = "other"\nprotocol = "hub1"\n' >$file
"$program" analyse --nodes 100 --game russian -q <<<'1. c3-d4 *' 2>&1 | grep -q "$file:1: hub1 does not support russian; the built-in player is used for russian" ||
  fail "a protocol without the game"
rm $file
mv bin/stockfish bin/was
cp bin/broken bin/stockfish
same "an installed engine that ends at once" -- --engine movetext
told "movetext: $here/bin/stockfish exited with status 3; the built-in player is used for chess"
mv bin/was bin/stockfish

# Each game of an archive has its own engine, with its own limit.
printf '[GameType "0"]\n\n1. e4 *\n' >one-move.pgn
printf '[GameType "20"]\n\n1. 32-28 *\n\n[GameType "50"]\n\n1. f5 *\n' >two-games.pdn
"$program" analyse --json one-move.pgn two-games.pdn >lines 2>told || fail "three games: $(cat told)"
sed -n 's/^engine for //p' told >engines
printf '%s\n' "chess: Teststock 7 ($here/bin/stockfish), limit 1 s" 'international: the built-in player, limit 100000 positions' \
  'othello: the built-in player, limit 100000 positions' | cmp - engines || fail "the engines of three games: $(cat told)"
grep -q '"engine":"Teststock 7".*"move":"e4"' lines && grep -q '"engine":"movetext [0-9.]*".*"move":"32-28"' lines || fail "JSON: $(cat lines)"

# A faulty file is reported with its line, and nothing is written.
printf '[chess]\ncommand = "other"\nprotokol = "uci"\n' >$file
"$program" analyse chess.pgn -o written 2>told
[ $? = 2 ] && [ ! -e written ] || fail "a faulty file: $(cat told)"
grep -qF "$file:3: unknown key 'protokol' in [chess] (did you mean 'protocol'?)" told || fail "a faulty file: $(cat told)"
"$program" analyse --engine movetext --nodes 10 -q chess.pgn >/dev/null || fail "the file is read although an engine is named"
rm $file

# What "auto" cannot do.
"$program" analyse --protocol uci chess.pgn 2>told
[ $? = 2 ] && grep -q -e '--protocol is for an engine that is named with --engine COMMAND' told || fail "--protocol: $(cat told)"
"$program" match --game chess --engine auto --engine movetext 2>told
[ $? = 2 ] && grep -q "'auto' is for 'analyse' and 'play'" told || fail "match: $(cat told)"

# play
printf 'e4\nquit\n' | "$program" play --game chess --engine auto --nodes 50 >shown 2>told || fail "play: $(cat told)"
grep -q 'Teststock 7' shown || fail "play: $(cat shown)"
echo "auto takes the engine that it should"
