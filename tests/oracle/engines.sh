#!/bin/bash
# engines.sh PROGRAM EXAMPLES: Debian's engines play, analyse and serve as bridges, each in its own protocol; the built-in
# player does the same as a program, in every protocol that it supports.  Missing engines are listed and left out.
# Exit status 77: no external engine is installed; our own have passed.
set -u
PATH=$PATH:/usr/games
program=$1 examples=$2
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place" || exit 1
status=0 others=0
fault() {
  echo "$*"
  status=1
}
here() { command -v "${1%% *}" >/dev/null || { echo "${1%% *} is not installed"; return 1; }; }

# plays GAME ENGINE WORDS...: two games of 12 plies, colours alternated, against the built-in player.
plays() {
  local game=$1 engine=$2
  shift 2
  if ! "$program" match --game "$game" --engine "$engine" --engine movetext --depth 2:1 --games 2 --max-plies 12 --margin 60 \
    -o games --quiet "$@" >sum 2>told || ! grep -q '^ended by' sum; then
    fault "$engine plays $game: $(cat sum told)"
  fi
  "$program" check -q games | grep -q 'games 2, .* errors 0, warnings 0' || fault "$engine, $game: $("$program" check games 2>&1)"
  rm -f games
}

# analyses FILE ENGINE WORDS...: at least $least moves of the file get a value, and export does not change the output. The
# exit status is 1 if the engine reports no value for a position (a move of an opening book, a decision about the cube).
analyses() {
  local file=$1 engine=$2
  shift 2
  "$program" analyse --engine "$engine" "$@" "$file" -o analysed >sum 2>told ||
    { [ $? = 1 ] && grep -q 'because the engine reported none' told && ! grep -q 'because the engine failed' told; } ||
    fault "$engine analyses $file: $(cat sum told)"
  [ "$(grep -o '%eval' analysed | wc -l)" -ge "$least" ] || fault "$engine: values are missing: $(cat analysed)"
  "$program" export -q analysed | cmp - analysed || fault "$engine: export changes what analyse has written"
  rm -f analysed
}

# Moves outside opening books, for which engines report values.
printf '[Event "Analysis"]\n[GameType "0"]\n\n1. a3 h6 2. h3 a6 3. Ra2 Rh7 *\n' >chess.pgn
printf '[Event "Analysis"]\n[Variant "Xiangqi"]\n\n1. P1+1 P9+1 2. P9+1 P1+1 *\n' >xiangqi.pgn

# Positions sent in full: Black to move, castling; in xiangqi a first file that differs from the start.
start='r3k2r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R3K2R b KQkq - 0 1'
printf '[SetUp "1"]\n[FEN "%s"]\n\n1... O-O 2. O-O a6 3. a3 *\n' "$start" >study.pgn
printf '[SetUp "1"]\n[FEN "%s"]\n\n*\n' "$start" >positions.pgn
printf '[Variant "Xiangqi"]\n[FEN "3ak4/4a4/9/p1p1p1p1p/9/9/P1P1P1P1P/4C4/4A4/3AK4 b - - 0 1"]\n\n*\n' >positions-xiangqi.pgn

for engine in stockfish 'gnuchess --uci' fairy-stockfish; do
  here "$engine" || continue
  others=$((others + 1)) least=6
  plays chess "$engine" --depth 1:3
  analyses chess.pgn "$engine" --depth 4
done
here stockfish && plays chess960 stockfish --depth 1:3
if here fairy-stockfish; then
  least=4
  plays xiangqi fairy-stockfish --depth 1:3
  analyses xiangqi.pgn fairy-stockfish --depth 4
fi
# Engines of XBoard report values while they search.
for engine in gnuchess fairymax hoichess phalanx; do
  here "$engine" || continue
  others=$((others + 1)) least=1
  plays chess "$engine" --clock 1:3+0
  plays chess "$engine" --clock 1:3+0 --openings positions.pgn
  analyses chess.pgn "$engine" --depth 4 --time 60
  analyses study.pgn "$engine" --depth 4 --time 60
done
for engine in maxqi hoixiangqi; do
  here "$engine" || continue
  others=$((others + 1))
  plays xiangqi "$engine" --clock 1:3+0
  plays xiangqi "$engine" --clock 1:3+0 --openings positions-xiangqi.pgn
done
# An engine without setboard is informed of en passant captures; positions that cannot be sent have no value, with a reason.
if here fairymax; then
  printf '[SetUp "1"]\n[FEN "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"]\n\n1... dxe3 2. Ke2 Ke7 *\n' >passing.pgn
  least=3
  analyses passing.pgn fairymax --depth 4 --time 60
  printf '[SetUp "1"]\n[FEN "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"]\n\n1. O-O *\n' >mistaken.pgn
  "$program" analyse --engine fairymax --depth 4 mistaken.pgn >sum 2>told
  grep -q "fairymax cannot be asked: .* 'KQkq' instead of 'Kq'" told || fault "fairymax mistakes a position: $(cat sum told)"
fi
if here gnubg; then
  others=$((others + 1)) least=10
  "$program" match --game backgammon --engine 'gnubg' --engine movetext --depth 0 --length 1 --games 2 -o match.out --quiet \
    >sum 2>told || fault "gnubg plays: $(cat sum told)"
  analyses "$examples/match.mat" 'gnubg' --depth 0
  for rule in '--length 0' '--length 3'; do
    # shellcheck disable=SC2086
    "$program" match --game backgammon --engine gnubg --engine movetext --depth 0 $rule --games 2 -o cube.out --quiet >sum 2>told ||
      fault "gnubg plays with the cube, $rule: $(cat sum told)"
    rm -f cube.out
  done
  "$program" analyse --engine gnubg --depth 0 --json "$examples/match.mat" >lines 2>told || fault "gnubg leaves values out: $(cat told)"
  grep -c '"luck":' lines | grep -q '^[1-9]' || fault "gnubg: no luck in $(head -3 lines)"
  "$program" analyse --engine gnubg --depth 0 --trials 36 --seed 7 --set Truncation=5 --json "$examples/match.mat" >lines 2>told &&
    grep -q '"trials":36,"error":0\.0' lines || fault "gnubg rolls out: $(cat told; head -3 lines)"
  "$program" match --game backgammon --engine "$program engine bridge 'gnubg' --to ubgi" --protocol 1:ubgi --engine movetext \
    --depth 0 --length 1 --games 2 -o bridged.out --quiet >sum 2>told || fault "gnubg plays behind UBGI: $(cat sum told)"
fi
if here gtp-rhino; then
  others=$((others + 1))
  plays othello gtp-rhino --time 1:1
fi

# The built-in player is used as an external program.
for game in chess chess960 xiangqi; do plays $game "$program engine --game $game --protocol uci" --protocol 1:uci --nodes 1:300; done
plays xiangqi "$program engine --game xiangqi --protocol ucci" --protocol 1:ucci --nodes 1:300
for game in international russian frisian turkish english; do
  plays $game "$program engine --game $game --protocol hub" --protocol 1:hub --nodes 1:300
done
plays othello "$program engine --game othello --protocol nboard" --protocol 1:nboard --depth 1:2
plays xiangqi "$program engine bridge '$program engine --protocol uci' --from uci --to ucci --game xiangqi" --protocol 1:ucci --nodes 1:300
plays chess "$program engine bridge '$program engine --protocol uci' --from uci --to uci --game chess" --protocol 1:uci --nodes 1:300
"$program" match --game backgammon --engine "$program engine --protocol ubgi" --protocol 1:ubgi --engine movetext --depth 0 --length 1 \
  --games 2 --quiet >sum 2>told || fault "our own engine by UBGI: $(cat sum told)"

[ "$status" = 0 ] || exit 1
echo "$others engines of others, and our own by each protocol: no fault"
[ "$others" -gt 0 ] || exit 77
