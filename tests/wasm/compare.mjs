// node compare.mjs MODULE PROGRAM [--figures] PATH...: the core as WebAssembly finds and writes the same as the program.
//
// For every file below the paths each command of the list gives the same bytes, and so do the start positions of all games.
// Files that the program must unpack are left out, because the core cannot: compressed ones and those of eXtreme Gammon. Files
// with companion files, which the core cannot read, are passed to the program on standard input.
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {Core} from './core.mjs';

const [modulePath, program, ...rest] = process.argv.slice(2);
const figures = rest.includes('--figures');
const paths = rest.filter(word => !word.startsWith('--'));
if (paths.length === 0) {
  console.error('compare.mjs MODULE PROGRAM [--figures] PATH...');
  process.exit(2);
}
const packed = /\.(gz|bz2|xz|zst|xgp?|cbf)$/i;

const accompanied = /\.wt[bd]$/i;

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).sort().flatMap(name => filesBelow(join(path, name)));
}

function native(args, input = '') {
  const env = {...process.env, NO_COLOR: '1', LC_ALL: 'C.UTF-8', TERM: 'dumb'};
  const run = spawnSync(program, args, {maxBuffer: 1 << 30, env, input});
  if (run.error) throw run.error;
  return run;
}

// The program prints its name before notes, and at the end a summary.
function messagesOf(stderr) {
  return stderr.toString('latin1').replace(/^movetext: /gm, '').replace(/^standard output: .* written.*\n/gm, '');
}

// [name, command of the program, options of the core, outputs that must be equal]
const json = {json: '1'};
const trials = [
  ['check --json', ['check', '--json'], 'check', json,
    (own, other) => [[own.stdout, Buffer.concat([other.messages, other.results])]]],
  ['check --outcomes', ['check', '--outcomes'], 'check', {outcomes: '1'},
    (own, other) => [[own.stdout, other.results], [messagesOf(own.stderr), other.messages.toString('latin1')]]],
  ['export', ['export'], 'export', {},
    (own, other) => [[own.stdout, other.records], [messagesOf(own.stderr), other.messages.toString('latin1')]]],
  ['convert --to json', ['convert', '--to', 'json'], 'convert', {to: 'json'},
    (own, other) => [[own.stdout, other.records]]],
];

const begun = performance.now();
const bytes = readFileSync(modulePath);
const module = new WebAssembly.Module(bytes);
const compiled = performance.now() - begun;
let faults = 0;
let largest = 0;

function expectSame(name, own, other) {
  if (Buffer.compare(Buffer.from(own), Buffer.from(other)) === 0) return;
  ++faults;
  console.log(`FAILED: ${name}: ${own.length} and ${other.length} bytes`);
}

// Small files are also fed in tiny pieces, so that records are cut everywhere.
function compareFile(path) {
  const content = readFileSync(path);
  const file = accompanied.test(path) ? '-' : path;
  for (const [name, command, own, set, pairs] of trials) {
    const core = new Core(module);
    const expected = native([...command, file], file === '-' ? content : '');
    const found = core.run(own, content, {...set, file});
    for (const [a, b] of pairs(expected, found)) expectSame(`${path}: ${name}`, a, b);
    largest = Math.max(largest, core.memory());
    if (content.length > 65536) continue;
    const pieces = core.run(own, content, {...set, file}, 61);
    for (const [a, b] of pairs(expected, pieces)) expectSame(`${path}: ${name}, in pieces`, a, b);
  }
}

function comparePositions() {
  const core = new Core(module);
  const games = native(['games', '--json']).stdout.toString().trim().split('\n').map(line => JSON.parse(line).game);
  for (const game of games) {
    const position = JSON.parse(native(['position', '--game', game, '--json', core.position(game, '', 'text')]).stdout);
    expectSame(`${game}: position`, Object.values(position)[3], core.position(game, '', 'text'));
    const moves = core.position(game, '', 'moves').trim().split('\n').map(line => JSON.parse(line).move);
    expectSame(`${game}: moves`, native(['moves', '--game', game]).stdout.toString().trim().split('\n').sort().join('\n'),
               moves.sort().join('\n'));
    expectSame(`${game}: board`, native(['draw', '--game', game]).stdout, core.position(game, '', 'board'));
    expectSame(`${game}: picture`, native(['draw', '--as', 'svg', '--game', game]).stdout, core.position(game, '', 'picture'));
  }
  console.log(`${games.length} games have the same start positions, moves, boards and pictures`);
}

function showFigures(files) {
  const brotli = brotliCompressSync(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});
  console.log(`raw ${bytes.length}, gzip ${gzipSync(bytes, {level: 9}).length}, brotli ${brotli.length}; ` +
    `compiled in ${compiled.toFixed(1)} ms, memory at most ${(largest / 2 ** 20).toFixed(1)} MiB`);
  const path = files.reduce((a, b) => (statSync(a).size >= statSync(b).size ? a : b));
  const content = readFileSync(path);
  for (const command of ['check', 'export']) {
    const rates = [() => new Core(module).run(command, content, {file: path}), () => native([command, '--threads', '1', path])]
      .map(work => {
        const from = performance.now();
        work();
        return (content.length / 1000 / (performance.now() - from)).toFixed(0);
      });
    console.log(`${path}: ${command} ${rates[0]} MB/s, the program ${rates[1]}`);
  }
}

const all = paths.flatMap(filesBelow);
const files = all.filter(path => !packed.test(path));
for (const path of files) compareFile(path);
comparePositions();
console.log(`${files.length} files compared, ${all.length - files.length} left out, ${faults} differences`);
if (figures) showFigures(files);
process.exit(faults > 0 ? 1 : 0);
