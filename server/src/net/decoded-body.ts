import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createUnzip, createZstdDecompress } from 'node:zlib';
import { problem } from '../errors.ts';

/** Servers stack at most two by accident. */
const encodingsMax = 3;
/** JSON of equal rows has a ratio of a hundred. */
const ratioMax = 200;
const alwaysAllowedBytes = 1024 * 1024;

export interface DecodedBody {
  source: Readable;
  /** Throws when more came out than a body of this size has. @throws address_unreachable */
  check(bytesOut: number): void;
}

/**
 * Decodes a body that is compressed although that was not asked for, as files of object stores are. The reader bounds what comes out;
 * `check` bounds the ratio.
 * @throws address_unreachable for encodings that are not known, or stacked
 */
export function decodedBody(body: Readable, contentEncoding: string | null): DecodedBody {
  const encodings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (encodings.length > encodingsMax) throw unreadable(`it is compressed ${encodings.length} times`);
  // The last encoding was applied last.
  const steps = encodings.toReversed().map(decoderOf);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return { source: body, check: () => {} };
  // The last step reports a failure of any.
  pipeline([body, ...steps], () => {});
  return {
    source: last,
    check(bytesOut) {
      if (bytesOut > alwaysAllowedBytes && bytesOut > ratioMax * first.bytesWritten) throw unreadable('it is compressed too much');
    },
  };
}

function decoderOf(encoding: string) {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
    case 'deflate':
      return createUnzip();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress();
    default:
      throw unreadable('it answers in an encoding that is not known');
  }
}

function unreadable(why: string) {
  return problem('address_unreachable', { message: `the address could not be read: ${why}` });
}
