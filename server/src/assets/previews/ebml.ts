/** An element of EBML within a buffer. Source: RFC 8794. */
export interface Element {
  id: number;
  body: number;
  /** Null for an unknown size. It may be behind the end of the buffer. */
  end: number | null;
}

type WholeElement = Element & { end: number };

/** The head of an element; null where there is none. */
export function elementAt(buffer: Buffer, at: number): Element | null {
  const idBytes = Math.clz32(buffer[at] ?? 0) - 23;
  if (idBytes > 4 || at + idBytes >= buffer.length) return null;
  const sizeAt = at + idBytes;
  const sizeBytes = Math.clz32(buffer[sizeAt] ?? 0) - 23;
  const body = sizeAt + sizeBytes;
  if (sizeBytes > 8 || body > buffer.length) return null;
  const id = buffer.readUIntBE(at, idBytes);
  let size = BigInt((buffer[sizeAt] ?? 0) & (0xff >> sizeBytes));
  for (const byte of buffer.subarray(sizeAt + 1, body)) size = size * 256n + BigInt(byte);
  const isUnknown = size === 2n ** BigInt(7 * sizeBytes) - 1n;
  if (isUnknown) return { id, body, end: null };
  return size > 2n ** 52n ? null : { id, body, end: body + Number(size) };
}

/** The elements that a buffer consists of; null if it is damaged, or has more than `elementsMax`. */
export function elementsOf(buffer: Buffer, elementsMax: number): WholeElement[] | null {
  const elements: WholeElement[] = [];
  for (let at = 0; at < buffer.length;) {
    const next = elementAt(buffer, at);
    if (next === null || next.end === null || next.end > buffer.length || elements.length >= elementsMax) return null;
    elements.push({ ...next, end: next.end });
    at = next.end;
  }
  return elements;
}

/** NaN if it is longer than eight bytes. */
export function uintOf(buffer: Buffer, { body, end }: WholeElement): number {
  if (end - body > 8 || end > buffer.length) return Number.NaN;
  return buffer.subarray(body, end).reduce((sum, byte) => sum * 256 + byte, 0);
}

export function floatOf(buffer: Buffer, { body, end }: WholeElement): number | null {
  if (end > buffer.length) return null;
  return end - body === 4 ? buffer.readFloatBE(body) : end - body === 8 ? buffer.readDoubleBE(body) : null;
}

/** An element as bytes; `sizeBytes` where its content follows elsewhere. */
export function element(id: number, content: Buffer, sizeBytes = content.length): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(id);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(2n ** 56n + BigInt(sizeBytes));
  return Buffer.concat([head.subarray(Math.clz32(id) >> 3), size, content]);
}

export function uintElement(id: number, value: number): Buffer {
  const content = Buffer.alloc(6);
  content.writeUIntBE(value, 0, 6);
  return element(id, content);
}
