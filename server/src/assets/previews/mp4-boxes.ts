/** A box of ISO/IEC 14496-12 within a buffer. */
export interface Box {
  type: string;
  /** Of its content. */
  body: number;
  end: number;
}

const boxesMax = 500;

/** Where the next box begins and ends, as its first 16 bytes say; null where there is none. `rest` is how long a box without a size is. */
export function boxHead(head: Buffer, rest: number): { type: string; headBytes: number; sizeBytes: number } | null {
  if (head.length < 8) return null;
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 1 && head.length < 16) return null;
  const [headBytes, sizeBytes] = short === 1 ? [16, Number(head.readBigUInt64BE(8))] : [8, short === 0 ? rest : short];
  return sizeBytes < headBytes || sizeBytes > rest ? null : { type, headBytes, sizeBytes };
}

/** The boxes of a buffer between two places. Damaged ones, and what follows them, are left out. */
export function boxesOf(buffer: Buffer, start = 0, end = buffer.length): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end && boxes.length < boxesMax;) {
    const head = boxHead(buffer.subarray(at, Math.min(at + 16, end)), end - at);
    if (head === null) break;
    boxes.push({ type: head.type, body: at + head.headBytes, end: at + head.sizeBytes });
    at += head.sizeBytes;
  }
  return boxes;
}

/** The content of a box in boxes, as its types from the outside in say. */
export function contentOf(buffer: Buffer, ...path: readonly string[]): Buffer | null {
  let content = buffer;
  for (const type of path) {
    const box = boxesOf(content).find((each) => each.type === type);
    if (box === undefined) return null;
    content = content.subarray(box.body, box.end);
  }
  return content;
}

export function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(contents.reduce((sum, { length }) => sum + length, 8));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...contents]);
}

/** A box of version 0: flags, a count, and numbers of 32 bits. */
export function table(type: string, ...numbers: readonly number[]): Buffer {
  return box(type, words(0, ...numbers));
}

export function words(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number >>> 0, index * 4);
  return bytes;
}
