/** How many bytes at the beginning of a file are read: enough for the tables of contents at the head of Office documents. */
export const sniffedBytes = 64 * 1024;

/**
 * Detects the type of a file from its first bytes, not from its name. Null if they do not identify it, and for an empty file.
 *
 * Binary data is identified by its signature. Text (valid UTF-8, or UTF-16 with a mark, without control characters) is identified by a signature only if that
 * format is text, because some signatures are two letters. Otherwise it is HTML, SVG, XML or JSON if it looks like one of these, a
 * harmless text type that its name claims, or plain text. Source for HTML: the WHATWG MIME Sniffing standard.
 */
export async function sniffMimeType(
  head: Uint8Array,
  { isWhole, fileName }: { isWhole: boolean; fileName: string },
): Promise<string | null> {
  if (head.byteLength === 0) return null;
  const signature = await signatureOf(head);
  const text = textOf(head, isWhole);
  if (text === null) return signature;
  if (signature !== null && textFormats.has(signature)) return signature;
  return textType(text, isWhole, fileName);
}

async function signatureOf(head: Uint8Array): Promise<string | null> {
  // Loaded with the first file.
  const { fileTypeFromBuffer } = await import('file-type');
  try {
    const found = await fileTypeFromBuffer(head);
    return found?.mime.split(';')[0] ?? null;
  } catch {
    // A parser that fails on the bytes has not recognised them.
    return null;
  }
}

/** Formats with a signature that can be text throughout. */
const textFormats: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/rtf',
  'application/postscript',
  'application/eps',
  'text/calendar',
  'text/vcard',
  'text/vtt',
]);

/** Tab, line feed, form feed, carriage return, and the escape of terminal colours. Any other control character makes the data binary. */
const textControls: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

/** If the file continues, the last character may be cut in two. */
function textOf(head: Uint8Array, isWhole: boolean): string | null {
  try {
    const mark = Buffer.from(head.subarray(0, 2)).toString('hex');
    if (mark === 'fffe' || mark === 'feff') return utf16Text(head, mark === 'fffe' ? 'utf-16le' : 'utf-16be', isWhole);
    if (head.some((byte) => byte < 0x20 && !textControls.has(byte))) return null;
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole }).trimStart();
  } catch {
    return null;
  }
}

function utf16Text(head: Uint8Array, encoding: string, isWhole: boolean): string | null {
  const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: !isWhole }).trimStart();
  return /[^\P{Cc}\s]|\p{Cn}/u.test(text) ? null : text;
}

function textType(text: string, isWhole: boolean, fileName: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const claimed = harmlessTypes.get(extension);
  if (claimed !== undefined) return claimed;
  return markupType(text) ?? jsonType(text, isWhole) ?? 'text/plain';
}

/** Text types that are never executed. For these, the file name may decide. */
const harmlessTypes: ReadonlyMap<string, string> = new Map([
  ['csv', 'text/csv'],
  ['tsv', 'text/tab-separated-values'],
  ['md', 'text/markdown'],
  ['markdown', 'text/markdown'],
  ['txt', 'text/plain'],
  ['yaml', 'application/yaml'],
  ['yml', 'application/yaml'],
  ['jsonl', 'application/x-ndjson'],
  ['ndjson', 'application/x-ndjson'],
]);

function markupType(text: string): string | null {
  const content = afterProlog(text);
  if (/^<(?:\w+:)?svg[\s>]/i.test(content)) return 'image/svg+xml';
  if (/^<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s/>]/i.test(content)) return 'text/html';
  if (/^<\?xml\s/i.test(text)) return 'application/xml';
  return text.startsWith('<!--') ? 'text/html' : null;
}

/**
 * Skips the XML declaration, comments and the doctype of SVG. Written by hand, because a regular expression would take exponential time
 * on crafted input.
 */
function afterProlog(text: string): string {
  let start = 0;
  for (;;) {
    const end = prologEnd(text, start);
    if (end === null) return text.slice(start, start + 200);
    start = end;
    while (/\s/.test(text.charAt(start))) start += 1;
  }
}

function prologEnd(text: string, start: number): number | null {
  for (const [opening, closing] of prologs) {
    if (text.slice(start, start + opening.length).toLowerCase() !== opening) continue;
    const at = text.indexOf(closing, start + opening.length);
    return at < 0 ? null : at + closing.length;
  }
  return null;
}

const prologs = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype svg', '>'],
] as const;

function jsonType(text: string, isWhole: boolean): string | null {
  if (!/^[[{]/.test(text)) return null;
  if (isWhole && isJson(text)) return 'application/json';
  const lineEnd = text.indexOf('\n');
  const isLines = text.startsWith('{') && lineEnd > 0 && isJson(text.slice(0, lineEnd)) && text.slice(lineEnd).trimStart().startsWith('{');
  if (isLines) return 'application/x-ndjson';
  // Truncated JSON cannot be parsed, but hardly any prose begins like this.
  return !isWhole && /^(?:\{\s*"|\[\s*(?:\{\s*"|\[|"|-?\d+(?:\.\d+)?\s*,))/.test(text) ? 'application/json' : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
