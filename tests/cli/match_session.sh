#!/bin/bash
# match_session.sh PROGRAM: matches in practice: killed and continued, with misbehaving engines, from openings.
set -u
program=$1
. "$(dirname "$0")/session.sh"

# A match is killed at any moment, or its file is cut in the middle of a record. The same command then
# continues it to the same result.
for game in chess backgammon; do
  match=("$program" match --game "$game" --engine movetext --engine movetext --nodes 300 --depth 2:0 --games 12 --seed 3)
  "${match[@]}" --concurrency 2 -o whole >whole.txt || fail "$game: exit status $?"
  for pause in 0.6 0.9 1.3; do
    "${match[@]}" --concurrency 2 -o parts >/dev/null 2>&1 &
    sleep $pause
    kill -9 $! 2>/dev/null
    wait $! 2>/dev/null
    size=$(stat -c %s parts 2>/dev/null || echo 0)
    [ "$size" -gt 400 ] && truncate -s $((size - 177)) parts
  done
  "${match[@]}" -o parts >parts.txt 2>told || fail "$game: exit status $? after it was killed: $(cat told)"
  diff whole.txt parts.txt || fail "$game: another result after it was killed"
  "$program" check -q parts | grep -q 'errors 0, warnings 0' || fail "$game: $("$program" check parts 2>&1 | tail -n 5)"
  "$program" export -q parts | cmp - parts || fail "$game: the records are not as export writes them"
  # If no games are left, the same command plays none.
  "${match[@]}" -o parts >again.txt 2>told
  diff whole.txt again.txt && grep -q 'already has 12 games' told || fail "$game: a match that was over: $(cat told)"
  "${match[@]}" --games 14 2>/dev/null && fail "--games twice"
  "$program" match --game "$game" --engine movetext --engine movetext --nodes 301 -o parts 2>told && fail "$game: other terms"
  grep -q 'the file has games of a match with other engines, limits, openings, seed or rules; the file is unchanged' told || fail "$game: $(cat told)"
  cmp parts <("$program" export -q parts) || fail "$game: it was not left as it is"
  rm parts whole
done

# Engines that misbehave at their first move lose, and the reason is reported.
cat >bad.sh <<'END'
while read -r line; do
  case "$line" in
    uci) echo uciok ;;
    isready) echo readyok ;;
    quit) exit 0 ;;
    go*)
      case $1 in
        illegal) echo bestmove e2e5 ;;
        crash) kill -SEGV $$ ;;
        none) echo 'bestmove (none)' ;;
        slow)
          sleep 0.7
          echo bestmove 0000
          ;;
      esac
      ;;
  esac
done
END
ends() {  # ends HOW TERMINATION STATUS
  "$program" match --game chess --engine movetext --engine "sh bad.sh $1" --protocol 2:uci --name "2:$1" --time 0.2 --games 2 \
    -o "$1.pgn" >sum 2>told
  [ $? = "$3" ] || fail "$1: exit status $?"
  [ "$(tail -n 1 sum)" = "movetext - $1: 2 - 0, 100.0 % +- 95.0" ] || fail "$1: $(cat sum)"
  grep -q "^ended by $2 2$" sum || fail "$1: $(cat sum)"
  [ "$(grep -c "Termination \"$2\"" "$1.pgn")" = 2 ] || fail "$1: $(cat "$1.pgn")"
  "$program" check -q "$1.pgn" | grep -q 'errors 0, warnings 0' || fail "$1: its records"
}
ends illegal 'illegal move' 1
ends crash crash 1
ends none 'protocol fault' 1
ends slow 'time forfeit' 0
"$program" match --game chess --engine movetext --engine "sh bad.sh silent" --protocol 2:uci --nodes 100 --patience 0.2 --games 2 \
  >sum 2>told
grep -q '^ended by no answer 2$' sum || fail "silent: $(cat sum told)"

# Openings from records, and from positions.
printf '[Event "a"]\n\n1. e4 e5 2. Nf3 *\n\n[Event "b"]\n\n1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 1-0\n' >book.pgn
"$program" match --game chess --engine movetext --engine movetext --depth 1 --games 4 --openings book.pgn -o opened.pgn -q >/dev/null ||
  fail "openings: exit status $?"
[ "$(grep -c '^1\. e4 e5 2\. Nf3 [^1-9{]' opened.pgn)" = 2 ] || fail "openings: $(grep '^1\.' opened.pgn)"
[ "$(grep -c '^1\. d4 d5 2\. c4 e6 3\. Nc3 Nf6 4\. Bg5 Be7 5\. [^ ]* {' opened.pgn)" = 2 ] || fail "openings: $(grep '^1\.' opened.pgn)"
printf '4k3/pppp4/8/8/8/8/4PPPP/4K3 b - - 0 1\n' >start.fen
"$program" match --game chess --engine movetext --engine movetext --depth 1 --games 2 --openings start.fen -o set.pgn -q >/dev/null
[ "$(grep -c 'FEN "4k3/pppp4/8/8/8/8/4PPPP/4K3 b - - 0 1"' set.pgn)" = 2 ] || fail "positions: $(cat set.pgn)"
# A position that a protocol cannot express is not the engine's fault.
cat >deaf.sh <<'END'
while read -r line; do
  case "$line" in
    protover*) echo 'feature done=1' ;;
    quit) exit 0 ;;
  esac
done
END
printf 'r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1\n' >rights.fen
"$program" match --game chess --engine movetext --engine "sh deaf.sh" --protocol 2:xboard --depth 1 --games 2 --openings rights.fen \
  -o rights.pgn -q >sum 2>told
[ $? = 3 ] && grep -q "^movetext: sh cannot be asked: .*castling rights" told || fail "a position that cannot be told: $(cat sum told)"
[ ! -s rights.pgn ] || fail "a game that was not played: $(cat rights.pgn)"
"$program" match --game russian --engine movetext --engine movetext --openings book.pgn 2>told
[ $? = 3 ] && grep -q 'not openings of russian' told || fail "openings of another game: $(cat told)"

# Three engines; JSON; adjudication and the limit of plies.
"$program" match --game othello-6x6 --engine movetext --engine movetext --engine movetext --depth 1 --games 2 --json >lines || fail "json"
[ "$(wc -l <lines)" = 7 ] && tail -n 1 lines | grep -q '"games":6,"resumed":0,"planned":6' || fail "json: $(cat lines)"
"$program" match --game chess --engine movetext --engine movetext --nodes 300 --depth 2:1 --games 2 --max-plies 30 -q >sum
grep -q '^ended by too long 2$' sum || fail "plies: $(cat sum)"
"$program" match --game chess --engine movetext --engine movetext --nodes 900 --depth 2:1 --games 4 --adjudicate resign=4,2 -q >sum
grep -q '^ended by .*adjudication' sum || fail "adjudication: $(cat sum)"

# Progress without a terminal: lines that differ, with the games, the time left and the score.
"$program" match --game othello --engine movetext --engine movetext --time 0.03 --margin 60 --games 4 --progress=always >sum 2>told || fail "progress"
grep -q $'[\r\x1b]' told && fail "progress with control characters: $(cat told)"
grep -qE '^[0-9] of 4 games, [0-9]+:[0-9][0-9] left; movetext 1 - movetext 2: ' told || fail "no progress: $(cat told)"
[ -z "$(cut -d ' ' -f 1 told | uniq -d)" ] || fail "progress without a change: $(cat told)"
