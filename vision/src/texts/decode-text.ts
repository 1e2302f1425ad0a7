/** A text, and how its bytes were understood. */
export interface DecodedText {
  text: string;
  /** The name of the Encoding standard: `windows-1252`. */
  encoding: string;
  /** Whether nothing said which encoding it is, and it is none that shows itself. */
  isGuess: boolean;
}

export interface TextBytes {
  /** The charset that a header, a declaration or `<meta>` states. Unknown names are ignored. */
  declared?: string | null;
  /** Whether these are all bytes of the text. If not, the last character may be incomplete. */
  isWhole?: boolean;
  /** Whether control characters, as of terminals, make it no data but text. */
  mayHaveControls?: boolean;
  /** How many bytes a guess may look at closely; a process that serves others has little time. */
  sampleMax?: number;
}

/**
 * Decodes a text. A byte order mark wins, then the stated charset, then UTF-8 and ISO-2022-JP, which other texts are not by accident. Only
 * then the encoding is guessed.
 * @returns null for bytes that are not text
 */
export async function decodeText(bytes: Uint8Array, options: TextBytes = {}): Promise<DecodedText | null> {
  const shown = textAsStated(bytes, options);
  // ASCII in UTF-16 is valid UTF-8 with zero bytes.
  if (shown !== null && !hasBinary.test(shown.text)) return shown;
  const { guessedText } = await import('./guess-encoding.ts');
  const guessed = guessedText(bytes, options.isWhole ?? true, options.sampleMax);
  if (guessed !== null && !hasBinary.test(guessed.text)) return guessed;
  return options.mayHaveControls === true ? shown : null;
}

/** As decodeText, but without a guess: null when the bytes do not show their encoding. The text may contain control characters. */
export function textAsStated(bytes: Uint8Array, { declared = null, isWhole = true }: TextBytes = {}): DecodedText | null {
  const stated = markOf(bytes) ?? encodingNamed(declared);
  if (stated !== null) {
    const text = decodedAs(stated === 'utf-16le' ? (utf16Order(bytes) ?? stated) : stated, bytes, isWhole);
    if (text !== null) return { text, encoding: stated, isGuess: false };
  }
  const japanese = hasJapaneseEscape(bytes) ? decodedAs('iso-2022-jp', bytes, isWhole) : null;
  if (japanese !== null) return { text: japanese, encoding: 'iso-2022-jp', isGuess: false };
  const text = decodedAs('utf-8', bytes, isWhole);
  return text === null ? null : { text, encoding: 'utf-8', isGuess: false };
}

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

/** The name of the Encoding standard for a label: `windows-1252` for `ISO-8859-1`. Null for unknown labels. */
export function encodingNamed(label: string | null): string | null {
  try {
    return label === null || label.trim() === '' ? null : new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** The encoding that HTML or XML declares in its first bytes (`<meta charset>`, `<?xml encoding>`). */
export function declaredInMarkup(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096)).toString('latin1');
  const label =
    /^(?:\xEF\xBB\xBF)?\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})/.exec(start)?.[1] ??
    /<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(start)?.[1] ??
    null;
  // The declaration itself was read as ASCII, so it cannot be UTF-16.
  return label !== null && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** Control characters except white space and the bytes that windows-1252 leaves undefined. */
const hasBinary = /[^\P{Cc}\s\u0080-\u009F]/u;

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** Escape sequences that ISO-2022-JP begins its characters with, in bytes that are otherwise ASCII. */
function hasJapaneseEscape(bytes: Uint8Array): boolean {
  const at = bytes.indexOf(0x1b);
  return at !== -1 && (bytes[at + 1] === 0x24 || bytes[at + 1] === 0x28) && bytes.every((byte) => byte < 0x80);
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
