/** check, exportRecords and convert: whole files, as on the command line. */
import {piecesOf, type Source} from './input.js';
import type {Diagnostic, ReadOptions} from './records.js';
import {type Command, Run, type RunOptions} from './run.js';

/** The totals of a run. */
export interface Totals {
  games: number;
  /** Legal moves of the main lines. */
  moves: number;
  errors: number;
  warnings: number;
  written?: number;
  rejected?: number;
}

/** What a run has found, and what it has written. */
export interface Report extends Totals {
  diagnostics: Diagnostic[];
}

export interface Written extends Report {
  /** The records in their new form, as text or bytes of the format. */
  output: Uint8Array;
  /** The same as text. */
  text(): string;
}

function optionsOf({name, from, game, notation}: ReadOptions): RunOptions {
  return {
    json: '1',
    ...(name !== undefined && {file: name}),
    ...(from !== undefined && {from}),
    ...(game !== undefined && {game}),
    ...(notation !== undefined && {notation}),
  };
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

async function runOver(command: Command, to: string, source: Source, options: ReadOptions): Promise<Written> {
  const run = new Run(command, to, optionsOf(options));
  const taken = {records: [] as Uint8Array[], messages: [] as Uint8Array[], results: [] as Uint8Array[]};
  const drain = (): void => {
    for (const channel of ['records', 'messages', 'results'] as const) {
      const bytes = run.take(channel);
      if (bytes.length > 0) taken[channel].push(bytes);
    }
  };
  try {
    for await (const piece of piecesOf(source)) run.feed(piece, drain);
    run.finish(drain);
  } finally {
    run.free();
  }
  const decoder = new TextDecoder();
  const objects = (bytes: Uint8Array[]): unknown[] =>
    decoder.decode(joined(bytes)).split('\n').filter(line => line !== '').map(line => JSON.parse(line) as unknown);
  const output = joined(taken.records);
  return {
    ...(objects(taken.results).pop() as Totals),
    diagnostics: objects(taken.messages) as Diagnostic[],
    output,
    text: () => decoder.decode(output),
  };
}

/** Finds the faults of all records. */
export async function check(source: Source, options: ReadOptions = {}): Promise<Report> {
  const {output: _output, text: _text, ...report} = await runOver('check', '', source, options);
  return report;
}

/** Writes each record in the canonical form of its format. Records with an error are left out. */
export function exportRecords(source: Source, options: ReadOptions = {}): Promise<Written> {
  return runOver('export', '', source, options);
}

/** Writes all records in one format: "pgn", "pdn", "json", "csv" ... */
export function convert(source: Source, to: string, options: ReadOptions = {}): Promise<Written> {
  return runOver('convert', to, source, options);
}
