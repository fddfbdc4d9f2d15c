/** Loads the WebAssembly module. */
import {use} from './core.js';

/** The module, compiled or as bytes or as an answer of the network. */
export type Module = WebAssembly.Module | Uint8Array<ArrayBuffer> | ArrayBuffer | Response | Promise<Response>;

const isNode = typeof process !== 'undefined' && process.versions?.node !== undefined;

async function compiled(module: Module | undefined): Promise<WebAssembly.Module> {
  const place = new URL('./movetext.wasm', import.meta.url);
  if (module === undefined && isNode) {
    const {readFile} = await import('node:fs/promises');
    module = await readFile(place) as Uint8Array<ArrayBuffer>;
  }
  if (module instanceof WebAssembly.Module) return module;
  if (module instanceof ArrayBuffer || module instanceof Uint8Array) return WebAssembly.compile(module);
  return WebAssembly.compileStreaming(module ?? fetch(place));
}

let loading: Promise<void> | undefined;

/**
 * Loads the module; all other functions need it. A second call does nothing. Without an argument, the module is the
 * file movetext.wasm of the package.
 */
export function init(module?: Module): Promise<void> {
  return loading ??= compiled(module).then(use).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
}
