export {check, convert, exportRecords, type Report, type Totals, type Written} from './files.js';
export {MovetextError} from './core.js';
export type {Source} from './input.js';
export {type Move, type Outcome, Position, Refusal} from './position.js';
export {
  type Diagnostic, type Evaluation, type Line, type Ply, readRecords, type ReadOptions, type RecordedGame,
} from './records.js';
export {init, type Module} from './load.js';
