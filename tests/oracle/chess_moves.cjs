// chess_moves.cjs: compares the rows of a table of moves with chess.js, which plays the moves again.
//
// Standard input has rows of csv-moves with the columns record, ply, move, uci, position, position_after, in this
// order. Each FEN and each move in UCI must be that of chess.js. Prints the number of moves.
const { createRequire } = require("module");
const { Chess } = createRequire(`${process.env.MOVETEXT_NPM}/package.json`)("chess.js");
const lines = require("readline").createInterface({ input: process.stdin, crlfDelay: Infinity });

let header = null;
let chess = null;
let record = "";
let moves = 0;
let faults = 0;

function compare(what, ours, theirs, line) {
  if (ours === theirs) return;
  if (++faults <= 5) console.log(`FAILED ${what}\n  ours   ${ours}\n  theirs ${theirs}\n  row    ${line}`);
}

lines.on("line", (line) => {
  if (header === null) {
    header = line;
    return;
  }
  const [number, , move, uci, position, after] = line.split(",");
  if (number !== record) chess = new Chess(position);
  record = number;
  compare("position", position, chess.fen(), line);
  const made = chess.move(move);
  compare("uci", uci, made.from + made.to + (made.promotion ?? ""), line);
  compare("move", move, made.san, line);
  compare("position after", after, chess.fen(), line);
  moves++;
});
lines.on("close", () => {
  console.log(`${moves} moves compared with chess.js, ${faults} differences`);
  process.exit(faults === 0 && moves > 0 ? 0 : 1);
});
