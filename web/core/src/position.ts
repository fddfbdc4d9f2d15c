/** Positions of every game, and their legal moves. */
import {type Core, core, MovetextError} from './core.js';
import type {Diagnostic} from './records.js';

const views = {text: 0, moves: 1, board: 2, picture: 3, facts: 4} as const;

/** What is true of a game or a position. */
interface Facts {
  game: string;
  side: string;
  number: number;
  notations: string[];
  move_notations: string[];
  notation: string;
  width?: number;
  places: string[];
  outcome: 'open' | 'win' | 'draw';
  winner?: string;
  end?: string;
  reason?: string;
}

/** The result by the rules, as far as the position alone shows it. */
export interface Outcome {
  kind: 'open' | 'win' | 'draw';
  /** "White", "Black" or "Red". */
  winner?: string;
  /** "checkmate", "stalemate", "blocked", "no-men", "breakthrough", "material", "score" ... */
  end?: string;
  reason?: string;
}

/** A legal move. */
export interface Move {
  /** The move in the notation that was asked for. */
  move: string;
  /** The place of the moved piece: "e2", "32", "bar"; absent for a disc that is put on the board and for a pass. */
  from?: string;
  to?: string;
  /** The places of the captured, hit or turned pieces. */
  captured?: string[];
  /** The letter of the kind that the piece becomes: Q, R, B, N, or K for a man that is crowned. */
  promotion?: string;
  /** All pieces that move, if there are several: castling, plays of dice. */
  steps?: {from: string; to: string}[];
}

/** A move or a position that was refused. */
export class Refusal extends MovetextError {
  override name = 'Refusal';
  constructor(readonly diagnostics: Diagnostic[]) {
    super(diagnostics.map(d => d.message + (d.hint ? `; did you mean ${d.hint}?` : '')).join('; '));
  }
}

// Frees the memory of positions that are no longer used.
const handles = new FinalizationRegistry<{core: Core; handle: number}>(({core: owner, handle}) =>
  owner.api.mt_position_free(handle));

function lines<T>(text: string): T[] {
  return text.split('\n').filter(line => line !== '').map(line => JSON.parse(line) as T);
}

/** A position of a game. It never changes: play() returns a new one. */
export class Position {
  readonly #core: Core;
  readonly #handle: number;
  #facts: Facts | undefined;

  /**
   * The position that a text in any notation of the game describes: FEN, XGID, BPN ...; without text, the start
   * position. Throws a Refusal if the text is not a position.
   */
  constructor(game: string, text?: string);
  /** For play() only. */
  constructor(owner: Core, handle: number);
  constructor(game: string | Core, text: string | number = '') {
    if (typeof game !== 'string') {
      this.#core = game;
      this.#handle = text as number;
    } else {
      this.#core = core();
      this.#handle = this.#core.lendText(game, (gameAt, gameSize) =>
        this.#core.lendText(text as string, (at, size) => this.#core.api.mt_position_new(gameAt, gameSize, at, size)));
      if (this.#handle === 0) throw new MovetextError(`unknown game '${game}'`);
    }
    handles.register(this, {core: this.#core, handle: this.#handle});
    if (this.#core.api.mt_position_is_set(this.#handle) === 0) throw new Refusal(lines(this.#answer()));
  }

  /** The name of the game: "chess", "frisian", "backgammon" ... */
  get game(): string { return this.#known().game; }
  /** The side to move: "White", "Black" or "Red". */
  get side(): string { return this.#known().side; }
  /** The number of the next move, 1 at the start; 1 if the game does not count moves. */
  get number(): number { return this.#known().number; }
  /** The names of the notations of positions, the usual one first. */
  get notations(): readonly string[] { return this.#known().notations; }
  /** The names of the notations of moves that the game has. */
  get moveNotations(): readonly string[] { return this.#known().move_notations; }
  /** The usual notation of moves. */
  get moveNotation(): string { return this.#known().notation; }
  /** The names of the squares by rows, from the left of White's first row; empty for squares that are not in play. */
  get places(): readonly string[] { return this.#known().places; }
  /** The width of the board in squares; undefined in backgammon. */
  get width(): number | undefined { return this.#known().width; }

  get outcome(): Outcome {
    const {outcome, winner, end, reason} = this.#known();
    return {kind: outcome, ...(winner && {winner}), ...(end && {end}), ...(reason && {reason})};
  }

  /** The position as text; without a name, in the usual notation. */
  text(notation = ''): string {
    return this.#ask('text', notation, `unknown notation '${notation}'; notations are ${this.notations.join(', ')}`);
  }

  /** The legal moves, in the usual notation or in the one that is named. */
  moves(notation = ''): Move[] {
    return lines(this.#ask('moves', notation,
      `unknown notation '${notation}'; notations of moves are ${this.moveNotations.join(', ')}`));
  }

  /** The position after a move, given as text in any notation. Throws a Refusal if the move is illegal. */
  play(move: string | Move): Position {
    const handle = this.#core.api.mt_position_copy(this.#handle);
    if (handle === 0) throw new MovetextError('no memory');
    const next = new Position(this.#core, handle);
    const text = typeof move === 'string' ? move : move.move;
    const played = this.#core.lendText(text, (at, size) => this.#core.api.mt_position_play(handle, at, size));
    if (played === 0) throw new Refusal(lines(next.#answer()));
    return next;
  }

  /** A drawing of the board as an SVG document. */
  svg({flip = false} = {}): string { return this.#ask('picture', flip ? 'flip' : '', ''); }
  /** The board in characters. */
  board({flip = false} = {}): string { return this.#ask('board', flip ? 'flip' : '', ''); }

  toString(): string { return this.text(); }

  #known(): Facts {
    return this.#facts ??= lines<Facts>(this.#ask('facts', '', ''))[0]!;
  }

  #ask(view: keyof typeof views, argument: string, fault: string): string {
    const known = this.#core.lendText(argument, (at, size) =>
      this.#core.api.mt_position_ask(this.#handle, views[view], at, size));
    if (known === 0) throw new MovetextError(fault);
    return this.#answer();
  }

  #answer(): string {
    return this.#core.text(this.#core.api.mt_position_answer(this.#handle),
                           this.#core.api.mt_position_answer_size(this.#handle));
  }
}

const names = new Map<string, readonly string[]>();

/** Returns the names of the places of a game, in the order of their numbers. */
export function placesOf(game: string): readonly string[] {
  let places = names.get(game);
  if (!places) {
    places = new Position(game).places;
    names.set(game, places);
  }
  return places;
}
