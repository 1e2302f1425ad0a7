export interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';
}

/**
 * Decodes the beginning of a file; null if it is not text. It supports UTF-8, files with a byte order mark, and the encodings that
 * Chinese and western offices still use.
 * @param isWhole Whether these are all bytes of the file. If not, the last character may be incomplete.
 */
export function decodeText(bytes: Buffer, isWhole: boolean): DecodedText | null {
  const found = withByteOrderMark(bytes, isWhole) ?? withoutByteOrderMark(bytes, isWhole);
  return found === null || hasBinary.test(found.text) ? null : found;
}

/** Whether line breaks, commas and quotes are single bytes that no other character contains. */
export function isCountable({ encoding }: DecodedText): boolean {
  return encoding !== 'utf-16le' && encoding !== 'utf-16be';
}

/** Control characters except white space and the bytes that windows-1252 leaves undefined. */
const hasBinary = /[^\P{Cc}\s\u0080-\u009F]/u;

function withByteOrderMark(bytes: Buffer, isWhole: boolean): DecodedText | null {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return decoded(bytes, 'utf-16le', isWhole);
  return mark === 'feff' ? decoded(bytes, 'utf-16be', isWhole) : null;
}

function withoutByteOrderMark(bytes: Buffer, isWhole: boolean): DecodedText | null {
  const unicode = decoded(bytes, 'utf-8', isWhole);
  if (unicode !== null) return unicode;
  const chinese = decoded(bytes, 'gb18030', isWhole);
  if (chinese !== null && shareOf(chinese.text, /\p{Script=Han}/gu, /[^\0-\x7F]/gu) > 0.5) return chinese;
  const western = decoded(bytes, 'windows-1252', isWhole);
  return western !== null && shareOf(western.text, /[^\0-\x7F]/gu, /[\s\S]/gu) < 0.3 ? western : null;
}

function decoded(bytes: Buffer, encoding: DecodedText['encoding'], isWhole: boolean): DecodedText | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole }), encoding };
  } catch {
    return null;
  }
}

function shareOf(text: string, some: RegExp, all: RegExp): number {
  const part = text.slice(0, 10_000);
  return (part.match(some)?.length ?? 0) / Math.max(1, part.match(all)?.length ?? 0);
}
