import { decodedAs, utf16Order } from './known-encoding.ts';

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
  if (guessed !== null && !hasBinary.test(guessed.text)) return { ...guessed, isGuess: true };
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
