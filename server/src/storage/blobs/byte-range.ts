/** Both ends inclusive, within the size. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The single range of a Range header (RFC 9110 section 14.2). Null for a missing or malformed header, for another unit, and for several
 * ranges; a server may answer all of these with the whole.
 */
export function byteRange(header: string | null, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '');
  if (match === null) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') return suffix(Number(last), sizeBytes);
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= sizeBytes) return 'unsatisfiable';
  return { start, end: last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1) };
}

function suffix(length: number, sizeBytes: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || sizeBytes === 0) return 'unsatisfiable';
  return { start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 };
}
