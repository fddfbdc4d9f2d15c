// node move_tree.mjs PROGRAM PLIES FILE.pgn: `tree` counts the same moves of chess as chess.js, which plays every game itself:
// as a tree of moves, and as a graph of positions (--transpositions). Exit status 77: chess.js cannot be found
// (npm install chess.js; NODE_PATH is not used by modules, so CHESS_JS may name the folder of the package).
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [program, plies, file] = [process.argv[2], Number(process.argv[3]), process.argv[4]];
const folder = process.env.CHESS_JS;
let Chess;
try {
  ({ Chess } = await import(folder ? pathToFileURL(path.join(folder, "dist/esm/chess.js")).href : "chess.js"));
} catch {
  console.log("chess.js is not installed: nothing to compare with");
  process.exit(77);
}

const worth = { "1-0": [1, 0], "0-1": [0, 1], "1/2-1/2": [0.5, 0.5] };
const add = (sums, key, result, side) => {
  const row = sums[key] ?? (sums[key] = [0, 0, 0, 0]);
  row[0] += 1;
  if (!result) return;
  if (result[side] === 1) row[1] += 1;
  else if (result[side] === 0) row[3] += 1;
  else row[2] += 1;
};
// A position without its counters. chess.js names the en passant square only if a capture there is legal.
const board = (chess) => chess.fen().split(" ").slice(0, 4).join(" ");

const tree = {}, graph = {};
let games = 0, failed = 0;
for (const text of readFileSync(file, "utf8").split(/\n\n(?=\[Event )/)) {
  const source = new Chess();
  try {
    source.loadPgn(text);
  } catch (error) {
    failed += 1;
    continue;
  }
  const result = worth[(/\[Result "([^"]*)"\]/.exec(text) ?? [])[1]];
  games += 1;
  const line = [], seen = new Set(), chess = new Chess();
  for (const move of source.history().slice(0, plies)) {
    const from = board(chess), side = chess.turn() === "w" ? 0 : 1;
    chess.move(move);
    line.push(move);
    add(tree, line.join(" "), result, side);
    const edge = `${from} ${move}`;
    if (!seen.has(edge)) add(graph, edge, result, side);
    seen.add(edge);
  }
}

const rows = (...options) =>
  execFileSync(program, ["tree", "--json", "--plies", String(plies), ...options, file], { maxBuffer: 1 << 30 })
    .toString().trim().split("\n").map((line) => JSON.parse(line));
const compare = (name, found, expected) => {
  const keys = new Set([...Object.keys(found), ...Object.keys(expected)]);
  const wrong = [...keys].filter((key) => String(found[key]) !== String(expected[key]));
  for (const key of wrong.slice(0, 5)) console.log("FAILED", name, key, "found", found[key], "expected", expected[key]);
  if (wrong.length === 0) console.log(`${name}: ${games} games, ${keys.size} moves agree`);
  return wrong.length;
};
const sums = (row) => [row.games, row.wins, row.draws, row.losses];
const found = {}, joined = {};
for (const row of rows()) if (row.ply > 0) found[row.line.join(" ")] = sums(row);
const positions = {};
for (const row of rows("--transpositions")) {
  const chess = new Chess(row.position);
  positions[row.line.join(" ")] = board(chess);
  if (row.ply > 0) joined[`${positions[row.line.slice(0, -1).join(" ")]} ${row.move}`] = sums(row);
}
if (failed > 0) console.log(`${failed} games are not read by chess.js`);
process.exit(compare("tree", found, tree) + compare("graph", joined, graph) > 0 ? 1 : 0);
