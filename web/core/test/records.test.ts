import {readFile} from 'node:fs/promises';
import {spawnSync} from 'node:child_process';
import {gzipSync} from 'node:zlib';
import {parsePgn, startingPosition} from 'chessops/pgn';
import {parseSan} from 'chessops/san';
import {makeSquare} from 'chessops/util';
import {beforeAll, describe, expect, test} from 'vitest';
import {check, convert, exportRecords, init, type Line, MovetextError, Position, readRecords, type RecordedGame, Refusal} from '../src/index.js';

const examples = new URL('../../../examples/', import.meta.url);

beforeAll(async () => {
  await init(await readFile(new URL('../dist/movetext.wasm', import.meta.url)) as Uint8Array<ArrayBuffer>);
});

async function gamesOf(source: Parameters<typeof readRecords>[0], options = {}): Promise<RecordedGame[]> {
  const games: RecordedGame[] = [];
  for await (const game of readRecords(source, options)) games.push(game);
  return games;
}

const example = (name: string): Promise<Buffer> => readFile(new URL(name, examples));

describe('readRecords', () => {
  test('gives tags, moves, variations, comments and glyphs', async () => {
    const [game] = await gamesOf('[White "Müller"]\n[Clock "ü𝔘"]\n\n{before} 1. e4 $1 {[%clk 0:09:58][%eval 0.31,20] good} e5 ' +
                                 '(1... c5 {sharp} 2. Nf3 (2. c3)) 2. exd5 *');
    expect(game!.game).toBe('chess');
    expect([...game!.tags]).toContainEqual(['White', 'Müller']);
    expect([...game!.tags]).toContainEqual(['Clock', 'ü𝔘']);
    expect(game!.comments).toEqual(['before']);
    const [e4, e5] = game!.plies;
    expect(e4).toMatchObject({text: 'e4', from: 'e2', to: 'e4', number: 1, isSecond: false, glyphs: [1], clock: 598});
    expect(e4!.evaluation).toEqual({value: 0.31, isWin: false, depth: 20});
    expect(e4!.comments[0]).toContain('good');
    expect(e5).toMatchObject({text: 'e5', number: 1, isSecond: true});
    const [sicilian] = e5!.variations;
    expect(sicilian!.plies.map(p => [p.text, p.number, p.isSecond])).toEqual([['c5', 1, true], ['Nf3', 2, false]]);
    expect(sicilian!.plies[1]!.variations[0]!.plies[0]).toMatchObject({text: 'c3', number: 2, from: 'c2', to: 'c3'});
    expect(game!.isComplete).toBe(false);
    expect(game!.diagnostics.map(d => [d.severity, d.code, d.line])).toEqual([['error', 'illegal-move', 4]]);
  });

  test('finds the moves of draughts, xiangqi, Othello and backgammon', async () => {
    const [draughts] = await gamesOf('[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 *');
    expect(draughts!.plies[2]).toMatchObject({from: '28', to: '19', captured: ['23']});
    const [othello] = await gamesOf(await example('othello.pdn'), {name: 'othello.pdn'});
    expect(othello!.game).toBe('othello');
    expect(othello!.plies[0]!.from).toBeUndefined();
    expect(othello!.plies[0]!.captured).toHaveLength(1);
    const [match] = await gamesOf(await example('match.mat'), {name: 'match.mat'});
    expect(match!.isMatch).toBe(true);
    const play = match!.plies.find(p => p.kind === 'move');
    expect(play!.from).toMatch(/^\d+$|^bar$/);
    expect(match!.plies.find(p => p.kind === 'roll')!.dice).toHaveLength(2);
  });

  test('reads the same from pieces of any size', async () => {
    const bytes = await example('messy/round.pgn');
    const whole = await gamesOf(bytes);
    for (const size of [1, 7, 1000]) {
      const pieces = [];
      for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
      expect(await gamesOf(pieces)).toEqual(whole);
    }
    expect(await gamesOf(new Blob([bytes]))).toEqual(whole);
    expect(await gamesOf(new Blob([bytes]).stream() as ReadableStream<Uint8Array>)).toEqual(whole);
  });

  test('unpacks gzip files of several members', async () => {
    const bytes = await example('chess.pgn');
    const packed = Buffer.concat([gzipSync(bytes.subarray(0, 100)), gzipSync(bytes.subarray(100))]);
    expect(await gamesOf(packed)).toEqual(await gamesOf(bytes));
    await expect(gamesOf(packed.subarray(0, 80))).rejects.toThrow(MovetextError);
  });

  test('unpacks Zstandard frames and compares their checksums', async () => {
    const bytes = await example('chess.pgn');
    const zstd = (...options: string[]): Buffer => spawnSync('zstd', ['-c', ...options], {input: bytes}).stdout;
    const games = await gamesOf(bytes);
    const packed = zstd('--check');
    expect(await gamesOf(zstd('--no-check'))).toEqual(games);
    expect(await gamesOf(packed)).toEqual(games);
    expect(await gamesOf([...packed].map(byte => Uint8Array.of(byte)))).toEqual(games);
    expect(await gamesOf(Buffer.concat([packed, packed]))).toHaveLength(2 * games.length);
    const damaged = Buffer.from(packed);
    damaged[damaged.length - 1]! ^= 1;
    await expect(gamesOf(damaged)).rejects.toThrow('the checksum of a frame is wrong');
    await expect(gamesOf(packed.subarray(0, packed.length - 6))).rejects.toThrow('they end within a frame');
  });

  test('gives the squares that chessops gives', async () => {
    const text = (await example('chess.pgn')).toString();
    const games = await gamesOf(text);
    const others = parsePgn(text);
    expect(games).toHaveLength(others.length);
    games.forEach((game, i) => {
      const position = startingPosition(others[i]!.headers).unwrap();
      let at = 0;
      for (const node of others[i]!.moves.mainline()) {
        const move = parseSan(position, node.san)!;
        const ply = game.plies[at++]!;
        if ('from' in move && !ply.text.startsWith('O-O')) {
          expect([ply.from, ply.to]).toEqual([makeSquare(move.from), makeSquare(move.to)]);
        }
        position.play(move);
      }
      expect(at).toBe(game.plies.length);
    });
  });
});

describe('Position', () => {
  test('plays moves of every game', () => {
    const start = new Position('chess');
    expect(start.moves()).toHaveLength(20);
    const e4 = start.play('e4');
    expect(e4.text()).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    expect(start.side).toBe('White');
    expect(e4.side).toBe('Black');
    expect(() => e4.play('e4')).toThrow(Refusal);
    expect(new Position('frisian').svg()).toMatch(/^<svg/);
    expect(() => new Position('rusian')).toThrow(MovetextError);
    expect(() => new Position('chess', 'nonsense')).toThrow(Refusal);
    expect(() => start.text('xgid')).toThrow("unknown notation 'xgid'; notations are fen");
    expect(new Position('backgammon').text('xgid')).toMatch(/^XGID=/);
  });

  test('has outcomes', () => {
    const mate = new Position('chess', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3');
    expect(mate.outcome).toMatchObject({kind: 'win', winner: 'Black', end: 'checkmate'});
    expect(mate.moves()).toEqual([]);
  });
});

describe('files', () => {
  test('are checked, exported and converted', async () => {
    const report = await check('1. e4 e5 2. Kd3 *');
    expect(report).toMatchObject({games: 1, errors: 1});
    expect(report.diagnostics[0]).toMatchObject({code: 'illegal-move'});
    const written = await exportRecords('1. e4 e5 *');
    expect(written.text()).toContain('[White "?"]');
    const json = await convert('1. e4 e5 *', 'json');
    expect(JSON.parse(json.text())).toBeTruthy();
    await expect(convert('', 'foo')).rejects.toThrow("unknown format 'foo'");
  });
});
