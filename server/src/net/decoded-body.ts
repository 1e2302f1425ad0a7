import { Duplex, pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createInflate, createInflateRaw, createUnzip, createZstdDecompress } from 'node:zlib';
import { problem } from '../errors.ts';

/** Servers stack at most two by accident. */
const encodingsMax = 3;
/** JSON of equal rows has a ratio of a hundred. */
const ratioMax = 200;
const alwaysAllowedBytes = 1024 * 1024;

/**
 * Decodes a body that is compressed although that was not asked for, as files of object stores are. The reader bounds what comes out;
 * `check` bounds the ratio.
 * @throws address_unreachable for encodings that are not known, or stacked
 */
export function decodedBody(body: Readable, contentEncoding: string | null) {
  const encodings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (encodings.length > encodingsMax) throw unreadable(`it is compressed ${encodings.length} times`);
  // The last encoding was applied last.
  const steps = encodings.toReversed().map(decoderOf);
  const last = steps.at(-1);
  if (last === undefined) return { source: body, check: () => {} };
  let bytesIn = 0;
  const counted = Duplex.from(async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytesIn += chunk.byteLength;
      yield chunk;
    }
  });
  // The last step reports a failure of any.
  pipeline([body, counted, ...steps], () => {});
  return {
    source: last,
    /** Throws when more came out than a body of this size has. @throws address_unreachable */
    check(bytesOut: number): void {
      if (bytesOut > alwaysAllowedBytes && bytesOut > ratioMax * bytesIn) throw unreadable('it is compressed too much');
    },
  };
}

function decoderOf(encoding: string) {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createUnzip();
    case 'deflate':
      return Duplex.from(inflated);
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress();
    default:
      throw unreadable('it answers in an encoding that is not known');
  }
}

/** Half of the servers mean the bare format by it, without the header of zlib that the standard requires. */
async function* inflated(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) return;
  const hasHeader = ((first.value[0] ?? 0) & 0x0f) === 8;
  const decoder = hasHeader ? createInflate() : createInflateRaw();
  const all = async function* () {
    yield first.value;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
  };
  pipeline(Readable.from(all()), decoder, () => {});
  yield* decoder;
}

function unreadable(why: string) {
  return problem('address_unreachable', { message: `the address could not be read: ${why}` });
}
