/** Null when the bytes are not in this encoding. A few damaged characters are replaced: a text does not turn into another by one of them. */
export function decodedAs(encoding: string, bytes: Uint8Array, isWhole: boolean): string | null {
  const options = { stream: !isWhole };
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, options);
  } catch {
    const text = new TextDecoder(encoding).decode(bytes, options);
    const damaged = text.match(/\uFFFD/g)?.length ?? 0;
    return damaged * 50 <= (text.match(/[^\0-\x7F]/g)?.length ?? 0) ? text : null;
  }
}

const sampleBytes = 16 * 1024;
/** What texts in UTF-16 mostly consist of: letters and signs in use, not the rare ones that bytes in the wrong order are. */
const usual =
  /[\t\n\r -~\u00A0-\u024F\u0370-\u06FF\u0900-\u0E7F\u10A0-\u10FF\u1E00-\u1EFF\u2010-\u2027\u20A0-\u20BF\u3000-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3\uFF00-\uFFEF]/g;

/** The order of bytes of a text in UTF-16 without a mark, as the encoding's name; null if it is none. */
export function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, Math.min(sampleBytes, bytes.length - (bytes.length % 2)));
  if (sample.length < 4 || (bytes.length % 2 === 1 && bytes.length < sampleBytes)) return null;
  const [little, big] = [usualShare('utf-16le', sample), usualShare('utf-16be', sample)];
  if (Math.max(little, big) < 0.95) return null;
  if (little !== big) return little > big ? 'utf-16le' : 'utf-16be';
  return blocks(sample, 1) <= blocks(sample, 0) ? 'utf-16le' : 'utf-16be';
}

function usualShare(encoding: string, sample: Uint8Array): number {
  const text = new TextDecoder(encoding).decode(sample, { stream: true });
  return (text.match(usual)?.length ?? 0) / Math.max(1, text.length);
}

/** How many different high bytes the characters have: few in a text of any alphabet. */
function blocks(sample: Uint8Array, offset: 0 | 1): number {
  return new Set(sample.filter((_, index) => index % 2 === offset)).size;
}
