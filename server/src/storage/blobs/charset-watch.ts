import { isAscii, isUtf8 } from 'node:buffer';

/** Finds the charset that the bytes of a file show beyond doubt, while they pass: a byte order mark, or characters in UTF-8 throughout. */
export function charsetWatch() {
  let start = Buffer.alloc(0);
  let rest = Buffer.alloc(0);
  let isValid = true;
  let isPlain = true;
  return {
    add(chunk: Uint8Array): void {
      if (start.length < 2) start = Buffer.concat([start, chunk.subarray(0, 2)]).subarray(0, 2);
      if (!isValid) return;
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const end = bytes.length - unfinished(bytes);
      rest = Buffer.from(bytes.subarray(end));
      if (isAscii(bytes)) return;
      isPlain = false;
      isValid = isUtf8(bytes.subarray(0, end));
    },
    /** Null for ASCII, which is the same in most charsets, and for all that only a guess could tell. */
    charset(): 'utf-8' | 'utf-16' | null {
      const mark = start.toString('hex');
      if (mark === 'fffe' || mark === 'feff') return 'utf-16';
      return isPlain || !isValid || rest.length > 0 ? null : 'utf-8';
    },
  };
}

/** How many bytes at the end begin a character that goes on. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}
