import { refused } from './refusal.ts';

/** Control characters other than white space, except those that windows-1252 leaves undefined. */
const binary = /[^\P{Cc}\s\u0080-\u009F]/u;

/**
 * Decodes a whole text file: UTF-8, UTF-16 with a byte order mark, GB18030, windows-1252, the declared encoding, or a common Korean or
 * Japanese encoding.
 * @throws Refused for data that is not text
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const found = withMark(bytes) ?? decoded(bytes, 'utf-8') ?? (declared === undefined ? null : decoded(bytes, declared)) ?? guessed(bytes);
  if (found === null || binary.test(found)) throw refused('the document is not a text in a known encoding');
  return found.replaceAll(/\r\n?/g, '\n');
}

function withMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  return bytes[0] === 0xfe && bytes[1] === 0xff ? decoded(bytes, 'utf-16be') : null;
}

/** Guesses from the resulting characters, because bytes in one of these encodings are mostly valid in the others too. */
function guessed(bytes: Uint8Array): string | null {
  const japanese = decoded(bytes, 'shift_jis');
  if (japanese !== null && shareOf(japanese, /[\u3041-\u30FF]/gu) > 0.3) return japanese;
  const korean = decoded(bytes, 'euc-kr');
  if (korean !== null && (korean.match(notAscii)?.length ?? 0) >= 8 && shareOf(korean, /\p{Script=Hangul}/gu) > 0.9) return korean;
  const chinese = decoded(bytes, 'gb18030');
  if (chinese !== null && shareOf(chinese, /[\u4E00-\u9FA5\u3000-\u303F\uFF00-\uFF5E]/gu) > 0.6) return chinese;
  const western = decoded(bytes, 'windows-1252');
  return western !== null && shareOf(western, notAscii, /[\s\S]/gu) < 0.3 ? western : null;
}

const notAscii = /[^\0-\x7F]/gu;

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function shareOf(text: string, some: RegExp, all: RegExp = notAscii): number {
  const part = text.slice(0, 20_000);
  return (part.match(some)?.length ?? 0) / Math.max(1, part.match(all)?.length ?? 0);
}
