/** Records as objects: tags, the tree of moves, comments, glyphs, clocks, evaluations, diagnostics. */
import {piecesOf, type Source} from './input.js';
import {placesOf} from './position.js';
import {Run, type RunOptions} from './run.js';

/** A finding in a record, with its place in the file. */
export interface Diagnostic {
  severity: 'error' | 'warning' | 'note';
  /** The name of the finding, such as "illegal-move"; see docs/diagnostics.md. */
  code: string;
  message: string;
  /** What may have been meant. */
  hint?: string;
  /** Line and column (in bytes) from 1, in text files. */
  line?: number;
  column?: number;
  /** Offset in bytes, in binary files. */
  offset?: number;
  /** Number of bytes of the faulty text. */
  length: number;
}

/** The value of a position after a move: in whole units (pawns, discs, points), or a win in so many moves. */
export interface Evaluation {
  value: number;
  isWin: boolean;
  depth?: number;
}

/** A step of a record: a move, a pass, a roll of dice or an action with the cube. */
export interface Ply {
  readonly kind: 'move' | 'pass' | 'roll' | 'cube' | 'setup' | 'game' | 'points';
  /** The text as the record has it after reading: a move in the usual notation, dice, the words of an action. */
  readonly text: string;
  /** The number of the move, from 1; 0 if it is not known. */
  readonly number: number;
  /** Whether the side moves that did not begin the game. */
  readonly isSecond: boolean;
  /** The first place of the moved piece ("e2", "32", "bar"); absent for a disc that is put, or if it is not known. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly captured: readonly string[];
  /** The letter of the kind that the piece becomes: Q, R, B, N, or K for a crowned man. */
  readonly promotion: string | undefined;
  readonly comments: readonly string[];
  readonly glyphs: readonly number[];
  /** Seconds. */
  readonly clock: number | undefined;
  readonly elapsed: number | undefined;
  readonly evaluation: Evaluation | undefined;
  /** Lines that replace this step. */
  readonly variations: readonly Line[];
  /** Dice of a roll. */
  readonly dice: readonly [number, number] | undefined;
  /** Whether the move was not played, because it or an earlier one is not legal. */
  readonly isUnread: boolean;
}

/** A sequence of steps, with the comments before its first step. */
export interface Line {
  readonly comments: readonly string[];
  readonly plies: readonly Ply[];
}

/** A recorded game, or a match of several games. */
export interface RecordedGame extends Line {
  /** The name of the game, such as "chess" or "frisian"; undefined if it is not known. */
  readonly game: string | undefined;
  /** Tags in their order in the file. A repeated tag has its first value. */
  readonly tags: ReadonlyMap<string, string>;
  /** Whether all moves of the main line were played by the rules. */
  readonly isComplete: boolean;
  readonly isMatch: boolean;
  readonly hasError: boolean;
  /** The termination marker, such as "1-0"; undefined if there is none. */
  readonly result: string | undefined;
  /** Where the record is in the unpacked file, in bytes. */
  readonly begin: number;
  readonly endOffset: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** The numbers of a block; src/movetext/archive/stages/record_block.hpp describes them. */
const enum Word { size, tags, events, findings, textBytes, beginLow, beginHigh, endLow, endHigh, flags, board, gameSize, count }
const enum Kind {
  move = 1, step, captured, pass, roll, cube, game, score, points, setup, comment, glyph, open, close, properties,
  result, number, clock, elapsed, evaluation, depth,
}
const noPlace = 255;
const isComplete = 1, isMatch = 2, hasError = 4;
const ofSecond = 1, captures = 2, unread = 4;
const none: readonly never[] = Object.freeze([]);

/** The kinds of steps, by the kinds of events; an empty name for all other events. */
const stepKinds: readonly (Ply['kind'] | '')[] =
    ['', 'move', '', '', 'pass', 'roll', 'cube', 'game', '', 'points', 'setup', ...Array<''>(256 - 11).fill('')];
const isNumbered = (kind: number): boolean => kind === Kind.move || (kind >= Kind.pass && kind <= Kind.cube);

/** The block of a record: its numbers, and its text, which is cut when a part is read. */
class Block {
  readonly text: string;
  readonly places: readonly string[];
  readonly end: number;  // index after the last event

  constructor(readonly words: Uint32Array, bytes: Uint8Array, public at = Word.count + 2 * words[Word.tags]!) {
    this.end = at + 2 * words[Word.events]!;
    this.text = utf8.decode(bytes.subarray(4 * this.end, 4 * this.end + words[Word.textBytes]!));
    const game = this.text.slice(0, words[Word.gameSize]!);
    this.places = game === '' ? none : placesOf(game);
  }

  kind(event: number): number { return this.words[event]! & 255; }
  byte(event: number, shift: number): number { return this.words[event]! >>> shift & 255; }
  value(event: number): number { return this.words[event + 1]!; }

  /** The size of the text of an event. */
  size(event: number): number {
    switch (this.kind(event)) {
      case Kind.move: return this.value(event) & 0xfff;
      case Kind.pass: case Kind.roll: case Kind.cube: case Kind.game: case Kind.points: case Kind.setup:
      case Kind.comment: case Kind.properties: case Kind.result:
        return this.value(event);
      default: return 0;
    }
  }
}

/** What is between a step and the next step of its line. */
interface Notes {
  readonly comments: string[];
  readonly glyphs: number[];
  readonly captured: string[];
  readonly variations: OpenLine[];
  clock?: number;
  elapsed?: number;
  evaluation?: Evaluation;
}
const noNotes: Notes = Object.freeze({comments: [], glyphs: [], captured: [], variations: []});

/** Whether an event ends the notes of a step. */
function endsNotes(kind: number): boolean {
  return kind === Kind.close || kind === Kind.number || kind === Kind.result || stepKinds[kind] !== '';
}

/** Reads the events after `event` up to the next step of the line. `at`: where their texts begin. */
function notesAfter(block: Block, event: number, at: number, value: number): Notes {
  if (event >= block.end || endsNotes(block.kind(event))) return noNotes;
  const notes: Notes = {comments: [], glyphs: [], captured: [], variations: []};
  const place = (number: number): void => { if (number !== noPlace) notes.captured.push(block.places[number] ?? ''); };
  while (event < block.end) {
    const kind = block.kind(event);
    const number = block.value(event);
    if (endsNotes(kind)) break;
    switch (kind) {
      case Kind.comment: notes.comments.push(block.text.slice(at, at + number)); break;
      case Kind.glyph: notes.glyphs.push(number); break;
      case Kind.captured:
        for (const shift of [8, 16, 24]) place(block.byte(event, shift));
        for (const shift of [0, 8, 16, 24]) place(number >>> shift & 255);
        break;
      case Kind.clock: notes.clock ??= number / 1000; break;
      case Kind.elapsed: notes.elapsed ??= number / 1000; break;
      case Kind.evaluation: {
        const isWin = block.byte(event, 8) === 1;
        notes.evaluation ??= {value: (number | 0) / (isWin ? 1 : 100), isWin};
        break;
      }
      case Kind.depth: if (notes.evaluation) notes.evaluation.depth ??= number; break;
      case Kind.open: {
        const line = new OpenLine(block, event + 2, at, value - 1);
        notes.variations.push(line);
        event = line.end;
        at = line.endOfText;
        continue;
      }
    }
    at += block.size(event);
    event += 2;
  }
  return notes;
}

class Step implements Ply {
  #notes: Notes | undefined;

  /** `at`: where the text of the event begins; `value`: 2 * number + side. */
  constructor(readonly block: Block, readonly event: number, readonly at: number, readonly value: number) {}

  get kind(): Ply['kind'] { return stepKinds[this.block.kind(this.event)] as Ply['kind']; }
  get text(): string { return this.block.text.slice(this.at, this.at + this.block.size(this.event)); }
  get number(): number { return isNumbered(this.block.kind(this.event)) ? this.value >> 1 : 0; }
  get isSecond(): boolean {
    return this.isUnread ? (this.value & 1) !== 0 : (this.#flags & ofSecond) !== 0;
  }
  get isUnread(): boolean { return (this.#flags & unread) !== 0; }
  get from(): string | undefined { return this.#place(8); }
  get to(): string | undefined { return this.#place(16); }
  get promotion(): string | undefined {
    const letter = this.#isMove ? this.block.value(this.event) >>> 24 : 0;
    return letter === 0 ? undefined : String.fromCharCode(letter);
  }
  get captured(): readonly string[] {
    if ((this.#flags & captures) !== 0) return [this.to ?? ''];
    const next = this.event + 2;  // only these events follow a move before its comments
    const kind = next < this.block.end ? this.block.kind(next) : 0;
    return kind === Kind.captured || kind === Kind.step ? this.#after().captured : none;
  }
  get dice(): readonly [number, number] | undefined {
    if (this.block.kind(this.event) !== Kind.roll) return undefined;
    return [this.block.byte(this.event, 8), this.block.byte(this.event, 16)];
  }
  get comments(): readonly string[] { return this.#after().comments; }
  get glyphs(): readonly number[] { return this.#after().glyphs; }
  get variations(): readonly Line[] { return this.#after().variations; }
  get clock(): number | undefined { return this.#after().clock; }
  get elapsed(): number | undefined { return this.#after().elapsed; }
  get evaluation(): Evaluation | undefined { return this.#after().evaluation; }

  toJSON(): object {
    const {kind, text, number, isSecond, isUnread, from, to, promotion, captured, dice, comments, glyphs, variations, clock,
           elapsed, evaluation} = this;
    return {kind, text, number, isSecond, isUnread, from, to, promotion, captured, dice, comments, glyphs, variations, clock,
            elapsed, evaluation};
  }

  get #isMove(): boolean { return this.block.kind(this.event) === Kind.move; }
  get #flags(): number { return isNumbered(this.block.kind(this.event)) ? this.block.byte(this.event, 24) : 0; }
  #place(shift: number): string | undefined {
    const place = this.#isMove ? this.block.byte(this.event, shift) : noPlace;
    return place === noPlace ? undefined : this.block.places[place];
  }
  #after(): Notes {
    return this.#notes ??= notesAfter(this.block, this.event + 2, this.at + this.block.size(this.event), this.value);
  }
}

/** A line: its steps are known, and everything between them is read on demand. */
class OpenLine implements Line {
  readonly plies: Step[] = [];
  /** The index of the event after the line, and where its text begins. */
  readonly end: number;
  readonly endOfText: number;
  #begin: number;
  #at: number;
  #block: Block;
  #value: number;

  /** `value`: 2 * number + side of the move before the line. */
  constructor(block: Block, begin: number, at: number, value: number) {
    this.#block = block;
    this.#begin = begin;
    this.#at = at;
    this.#value = value;
    let next = 0;  // a number that does not follow from the last move
    let event = begin;
    for (let depth = 0; event < block.end; event += 2) {
      const kind = block.kind(event);
      if (kind === Kind.open) {
        ++depth;
      } else if (kind === Kind.close) {
        if (depth-- === 0) {
          event += 2;
          break;
        }
      } else if (depth === 0 && kind === Kind.number) {
        next = block.value(event);
      } else if (depth === 0 && stepKinds[kind]) {
        if (isNumbered(kind)) {
          value = next !== 0 ? next : value + 1;
          next = 0;
        }
        this.plies.push(new Step(block, event, at, value));
        if (kind === Kind.roll) --value;  // the play has the number of its roll
      }
      at += block.size(event);
    }
    this.end = event;
    this.endOfText = at;
  }

  get comments(): readonly string[] {
    return notesAfter(this.#block, this.#begin, this.#at, this.#value).comments;
  }

  toJSON(): object { return {comments: this.comments, plies: this.plies}; }
}

class Game extends OpenLine implements RecordedGame {
  readonly game: string | undefined;
  readonly tags = new Map<string, string>();
  readonly isComplete: boolean;
  readonly isMatch: boolean;
  readonly hasError: boolean;
  readonly result: string | undefined;
  readonly begin: number;
  readonly endOffset: number;
  diagnostics: Diagnostic[] = [];

  static read(words: Uint32Array, bytes: Uint8Array): Game {
    const block = new Block(words, bytes);
    let at = words[Word.gameSize]!;
    const tags: [string, string][] = [];
    for (let i = Word.count; i < block.at; i += 2) {
      const [name, value] = [words[i]!, words[i + 1]!];
      tags.push([block.text.slice(at, at + name), block.text.slice(at + name, at + name + value)]);
      at += name + value;
    }
    return new Game(block, at, tags);
  }

  private constructor(block: Block, at: number, tags: [string, string][]) {
    super(block, block.at, at, 1);
    const {words} = block;
    this.game = block.text.slice(0, words[Word.gameSize]!) || undefined;
    for (const [name, value] of tags) if (!this.tags.has(name)) this.tags.set(name, value);
    const flags = words[Word.flags]!;
    this.isComplete = (flags & isComplete) !== 0;
    this.isMatch = (flags & isMatch) !== 0;
    this.hasError = (flags & hasError) !== 0;
    this.begin = words[Word.beginLow]! + words[Word.beginHigh]! * 2 ** 32;
    this.endOffset = words[Word.endLow]! + words[Word.endHigh]! * 2 ** 32;
    const last = block.end - 2;  // the marker is always the last event
    if (last >= block.at && block.kind(last) === Kind.result)
      this.result = block.text.slice(block.text.length - block.value(last));
  }

  override toJSON(): object {
    const {game, tags, isComplete, isMatch, hasError, result, begin, endOffset, diagnostics} = this;
    return {game, tags: [...tags], isComplete, isMatch, hasError, result, begin, endOffset, diagnostics, ...super.toJSON()};
  }
}

const utf8 = new TextDecoder();

/** Returns the diagnostics in lines of JSON. */
function diagnosticsOf(lines: string): Diagnostic[] {
  return lines.split('\n').filter(line => line !== '').map(line => {
    const {file: _file, class: _class, ...rest} = JSON.parse(line);
    return rest as Diagnostic;
  });
}

/** Options for reading records. */
export interface ReadOptions {
  /** The name of the file, for formats that their content does not show. */
  name?: string;
  /** The format of the file; without it, the format is detected. */
  from?: string;
  /** The game of all records, which overrides their tags. */
  game?: string;
  /** The notation of the moves' texts, such as "lan" or "iccs"; by default the usual one of the game. */
  notation?: string;
}

/** Reads the records of a file one after another. Memory use depends on the longest record, not on the file. */
export async function* readRecords(source: Source, options: ReadOptions = {}): AsyncGenerator<RecordedGame> {
  const set: RunOptions = {json: '1'};
  if (options.name !== undefined) set.file = options.name;
  if (options.from !== undefined) set.from = options.from;
  if (options.game !== undefined) set.game = options.game;
  if (options.notation !== undefined) set.notation = options.notation;
  const run = new Run('read', '', set);
  const waiting: Game[] = [];
  let findings: Diagnostic[] = [];
  const drain = (): void => {
    findings = findings.concat(diagnosticsOf(utf8.decode(run.take('messages'))));
    const bytes = run.take('records');
    for (let at = 0; at < bytes.length;) {
      const size = new DataView(bytes.buffer, bytes.byteOffset + at).getUint32(0, true);
      const block = bytes.subarray(at, at + size);
      const words = new Uint32Array(bytes.buffer, bytes.byteOffset + at, size >> 2);
      const game = Game.read(words, block);
      game.diagnostics = findings.splice(0, words[Word.findings]);
      waiting.push(game);
      at += size;
    }
  };
  try {
    for await (const piece of piecesOf(source)) {
      run.feed(piece, drain);
      yield* waiting.splice(0);
    }
    run.finish(drain);
    const last = waiting[waiting.length - 1];
    last?.diagnostics.push(...findings);
    yield* waiting.splice(0);
  } finally {
    run.free();
  }
}
