/** The WebAssembly module: its memory, and the functions of movetext/capi/movetext.h. */

/** The functions that the module exports. Addresses and sizes are numbers; texts are UTF-8. */
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  mt_api_version(): number;
  mt_alloc(size: number): number;
  mt_free(block: number): void;
  mt_run_new(command: number, to: number, toSize: number): number;
  mt_run_set(run: number, option: number, value: number, size: number): number;
  mt_run_feed(run: number, bytes: number, size: number): number;
  mt_run_finish(run: number): number;
  mt_out(run: number, channel: number): number;
  mt_out_size(run: number, channel: number): number;
  mt_drop(run: number, channel: number): void;
  mt_run_free(run: number): void;
  mt_position_new(game: number, gameSize: number, text: number, size: number): number;
  mt_position_is_set(position: number): number;
  mt_position_copy(position: number): number;
  mt_position_play(position: number, move: number, size: number): number;
  mt_position_ask(position: number, view: number, argument: number, size: number): number;
  mt_position_answer(position: number): number;
  mt_position_answer_size(position: number): number;
  mt_position_free(position: number): void;
}

const apiVersion = 2;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A fault of the caller or of the input, in words. */
export class MovetextError extends Error {
  override name = 'MovetextError';
}

/** One instance of the module. Its memory only grows. */
export class Core {
  readonly api: Exports;

  constructor(module: WebAssembly.Module) {
    this.api = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    this.api._initialize();
    if (this.api.mt_api_version() !== apiVersion)
      throw new MovetextError(`the module has version ${this.api.mt_api_version()} of the interface, not ${apiVersion}`);
  }

  /** Calls `use` with the address and the size of a copy of the bytes, which is valid during the call. */
  lend<T>(bytes: Uint8Array, use: (at: number, size: number) => T): T {
    const at = this.api.mt_alloc(bytes.length);
    if (at === 0 && bytes.length > 0) throw new MovetextError('no memory');
    new Uint8Array(this.api.memory.buffer).set(bytes, at);  // the memory may have moved
    try {
      return use(at, bytes.length);
    } finally {
      this.api.mt_free(at);
    }
  }

  lendText<T>(text: string, use: (at: number, size: number) => T): T {
    return this.lend(encoder.encode(text), use);
  }

  /** Returns a copy of bytes of the module. */
  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.api.memory.buffer.slice(at, at + size));
  }

  text(at: number, size: number): string {
    return decoder.decode(new Uint8Array(this.api.memory.buffer, at, size));
  }
}

let shared: Core | undefined;

/** Makes the module known to all other functions of the package. */
export function use(module: WebAssembly.Module): void {
  shared = new Core(module);
}

/** Returns the instance that positions use. */
export function core(): Core {
  if (!shared) throw new MovetextError("the module is not loaded; call 'await init()' first");
  return shared;
}
