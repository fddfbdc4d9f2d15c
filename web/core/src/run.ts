/** Runs over files: check, export, convert and the blocks of readRecords. */
import {core, MovetextError} from './core.js';

const commands = {check: 0, export: 1, convert: 2, read: 3} as const;
const options = {file: 0, from: 1, game: 2, json: 3, outcomes: 4, notation: 5} as const;
const channels = {records: 0, messages: 1, results: 2} as const;

export type Command = keyof typeof commands;
export type Channel = keyof typeof channels;
/** The options of a run, as in movetext.h. */
export type RunOptions = Partial<Record<keyof typeof options, string>>;

/** A run over the bytes of one file. Call free() when it is no longer needed. */
export class Run {
  #core = core();
  #run: number;

  constructor(command: Command, to: string, set: RunOptions) {
    this.#run = this.#core.lendText(to, (at, size) => this.#core.api.mt_run_new(commands[command], at, size));
    if (this.#run === 0) throw new MovetextError(`unknown format '${to}'`);
    for (const [name, value] of Object.entries(set) as [keyof typeof options, string | undefined][]) {
      if (value === undefined || value === '') continue;
      const known = this.#core.lendText(value, (at, size) => this.#core.api.mt_run_set(this.#run, options[name], at, size));
      if (known === 0) {
        this.free();
        throw new MovetextError(`unknown value '${value}' of ${name}`);
      }
    }
  }

  /** Takes the next bytes of the file. Calls `drain` whenever answers wait. */
  feed(bytes: Uint8Array, drain: () => void): void {
    this.#core.lend(bytes, (at, size) => {
      for (let taken = 0; taken < size; drain()) taken += this.#core.api.mt_run_feed(this.#run, at + taken, size - taken);
    });
  }

  /** Ends the file. Calls `drain` whenever answers wait. */
  finish(drain: () => void): void {
    while (this.#core.api.mt_run_finish(this.#run) === 0) drain();
    drain();
  }

  /** Takes the waiting bytes of a channel. */
  take(channel: Channel): Uint8Array {
    const {mt_out, mt_out_size, mt_drop} = this.#core.api;
    const size = mt_out_size(this.#run, channels[channel]);
    if (size === 0) return new Uint8Array();
    const bytes = this.#core.bytes(mt_out(this.#run, channels[channel]), size);
    mt_drop(this.#run, channels[channel]);
    return bytes;
  }

  free(): void {
    if (this.#run !== 0) this.#core.api.mt_run_free(this.#run);
    this.#run = 0;
  }
}
