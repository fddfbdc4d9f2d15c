/** Unpacks Zstandard frames with fzstd, and compares their checksums, which fzstd ignores (RFC 8878, section 3.1.1). */
import {Decompress} from 'fzstd';
import xxhash, {type XXHash, type XXHashAPI} from 'xxhash-wasm';
import {MovetextError} from './core.js';

const magic = 0xfd2fb528;
const skippable = 0x184d2a50;  // and the fifteen numbers after it
const blockHeaderBytes = 3;
const checksumBytes = 4;

let hashes: XXHashAPI | undefined;

/** Loads the hash function; must be called before the first Frames. */
export async function loadHashes(): Promise<void> {
  hashes ??= await xxhash();
}

function fault(what: string): MovetextError {
  return new MovetextError(`the Zstandard data are damaged: ${what}`);
}

function number(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let i = size - 1; i >= 0; --i) value = value * 256 + bytes[at + i]!;
  return value;
}

/** Returns the size of a frame header after its descriptor; it is never 0. */
function restOfHeader(descriptor: number): number {
  const singleSegment = (descriptor & 0x20) !== 0;
  const dictionary = [0, 1, 2, 4][descriptor & 3]!;
  const content = [singleSegment ? 1 : 0, 2, 4, 8][descriptor >> 6]!;
  return (singleSegment ? 0 : 1) + dictionary + content;
}

/** What the next bytes are. */
type Part = 'magic' | 'descriptor' | 'header' | 'block' | 'body' | 'checksum' | 'skip-size' | 'skip';

/** Decodes a sequence of frames whose bytes arrive in pieces of any size. */
export class Frames {
  #waiting = new Uint8Array();
  #part: Part = 'magic';
  #needed = 4;  // bytes of the next part
  #lastBlock = false;
  #hasChecksum = false;
  #decompress: Decompress | undefined;
  #hash: XXHash<bigint> | undefined;
  #out: Uint8Array[] = [];

  /** Takes a piece, and returns what it contains. `last`: the file ends with it. */
  push(piece: Uint8Array, last: boolean): Uint8Array[] {
    const bytes = new Uint8Array(this.#waiting.length + piece.length);
    bytes.set(this.#waiting);
    bytes.set(piece, this.#waiting.length);
    let at = 0;
    while (bytes.length - at >= this.#needed) {
      const size = this.#needed;
      this.#take(bytes.subarray(at, at + size));
      at += size;
    }
    this.#waiting = bytes.slice(at);
    if (last && (this.#part !== 'magic' || this.#waiting.length > 0)) throw fault('they end within a frame');
    return this.#out.splice(0);
  }

  #take(bytes: Uint8Array): void {
    switch (this.#part) {
      case 'magic': return this.#begin(bytes);
      case 'descriptor': return this.#readDescriptor(bytes);
      case 'header':
        this.#unpack(bytes);
        return this.#expect('block', blockHeaderBytes);
      case 'block': return this.#readBlockHeader(bytes);
      case 'body':
        this.#unpack(bytes);
        return this.#lastBlock ? this.#endBlocks() : this.#expect('block', blockHeaderBytes);
      case 'checksum': return this.#compare(bytes);
      case 'skip-size': return this.#expect('skip', number(bytes, 0, 4));
      case 'skip': return this.#expect('magic', 4);
    }
  }

  #expect(part: Part, needed: number): void {
    this.#part = part;
    this.#needed = needed;
  }

  #begin(bytes: Uint8Array): void {
    const found = number(bytes, 0, 4);
    if (found >= skippable && found < skippable + 16) return this.#expect('skip-size', 4);
    if (found !== magic) throw fault('a frame does not begin as one');
    this.#hash = hashes!.create64();
    this.#decompress = new Decompress(chunk => {
      if (chunk.length === 0) return;
      const copy = chunk.slice();
      this.#hash!.update(copy);
      this.#out.push(copy);
    });
    this.#unpack(bytes);
    this.#expect('descriptor', 1);
  }

  #readDescriptor(bytes: Uint8Array): void {
    const descriptor = bytes[0]!;
    this.#unpack(bytes);
    this.#hasChecksum = (descriptor & 4) !== 0;
    this.#expect('header', restOfHeader(descriptor));
  }

  #readBlockHeader(bytes: Uint8Array): void {
    const header = number(bytes, 0, blockHeaderBytes);
    const type = header >> 1 & 3;
    this.#lastBlock = (header & 1) !== 0;
    this.#unpack(bytes);
    this.#expect('body', type === 1 ? 1 : header >> 3);
  }

  #endBlocks(): void {
    if (this.#hasChecksum) return this.#expect('checksum', checksumBytes);
    this.#endFrame();
  }

  #compare(bytes: Uint8Array): void {
    this.#unpack(bytes);
    const sum = Number(this.#hash!.digest() & 0xffffffffn);
    if (sum !== number(bytes, 0, checksumBytes)) throw fault('the checksum of a frame is wrong');
    this.#endFrame();
  }

  #endFrame(): void {
    this.#decompress = undefined;
    this.#expect('magic', 4);
  }

  #unpack(bytes: Uint8Array): void {
    try {
      this.#decompress!.push(bytes.slice(), false);
    } catch (error) {
      throw fault((error as Error).message);
    }
  }
}
