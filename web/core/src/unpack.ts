/** Unpacks gzip and Zstandard while the bytes arrive. */
import {Gunzip} from 'fflate';
import {MovetextError} from './core.js';
import {Frames, loadHashes} from './zstd.js';

const gzipMagic = [0x1f, 0x8b];
const zstdMagic = [0x28, 0xb5, 0x2f, 0xfd];

function beginsWith(bytes: Uint8Array, magic: number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}

/** A decoder takes pieces and returns what they contain. */
interface Decoder {
  push(piece: Uint8Array, last: boolean): Uint8Array[];
}

class Plain implements Decoder {
  push(piece: Uint8Array): Uint8Array[] { return piece.length > 0 ? [piece] : []; }
}

/** Reads all members of a gzip file, as the streams of browsers do not. */
class Gzip implements Decoder {
  #out: Uint8Array[] = [];
  #gunzip = new Gunzip(chunk => { if (chunk.length > 0) this.#out.push(chunk); });

  push(piece: Uint8Array, last: boolean): Uint8Array[] {
    try {
      this.#gunzip.push(piece, last);
    } catch (error) {
      throw new MovetextError(`the gzip data are damaged: ${(error as Error).message}`);
    }
    return this.#out.splice(0);
  }
}

function decoderFor(first: Uint8Array): Decoder {
  if (beginsWith(first, gzipMagic)) return new Gzip();
  return beginsWith(first, zstdMagic) ? new Frames() : new Plain();
}

/** Unpacks the pieces of a file, if its first bytes show that it is packed. */
export async function* unpacked(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let decoder: Decoder | undefined;
  let first: Uint8Array<ArrayBufferLike> = new Uint8Array();
  for await (const piece of pieces) {
    let next = piece;
    if (!decoder) {
      next = new Uint8Array(first.length + piece.length);
      next.set(first);
      next.set(piece, first.length);
      first = next;
      if (first.length < zstdMagic.length) continue;
      if (beginsWith(first, zstdMagic)) await loadHashes();
      decoder = decoderFor(first);
    }
    yield* decoder.push(next, false);
  }
  if (!decoder) yield* new Plain().push(first);
  else yield* decoder.push(new Uint8Array(), true);
}
