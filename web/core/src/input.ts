/** The bytes of records, from everything that can hold them, unpacked. */
import {unpacked} from './unpack.js';

/** What records can be read from. A string is text; bytes may be packed with gzip or Zstandard. */
export type Source =
    | string
    | Uint8Array
    | ArrayBuffer
    | Blob
    | ReadableStream<Uint8Array>
    | AsyncIterable<Uint8Array>
    | Iterable<Uint8Array>;

async function* ofStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
    reader.releaseLock();
  }
}

const pieceBytes = 128 << 10;

/** Returns the unpacked bytes of the source, in small pieces, so that their results are small, too. */
export async function* piecesOf(source: Source): AsyncGenerator<Uint8Array> {
  for await (const piece of wholePiecesOf(source))
    for (let at = 0; at < piece.length; at += pieceBytes) yield piece.subarray(at, at + pieceBytes);
}

async function* wholePiecesOf(source: Source): AsyncGenerator<Uint8Array> {
  if (typeof source === 'string') {
    yield new TextEncoder().encode(source);
    return;
  }
  if (source instanceof ArrayBuffer) source = new Uint8Array(source);
  if (source instanceof Uint8Array) source = [source];
  if (typeof Blob !== 'undefined' && source instanceof Blob) source = source.stream() as ReadableStream<Uint8Array>;
  const pieces = source instanceof ReadableStream ? ofStream(source) : source as AsyncIterable<Uint8Array>;
  yield* unpacked(pieces);
}
