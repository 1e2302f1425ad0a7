/** How much of the beginning of a file is looked at: enough for the tables of contents at the head of Office documents. */
export const sniffedBytes = 64 * 1024;

/**
 * What a file is by its first bytes, and not by its name; null where they say nothing, and for an empty file.
 *
 * Bytes that are not text go by their signature. Text (valid UTF-8 without control characters) goes by its signature only where
 * that is of a format which is text, because some signatures are two letters. Otherwise it is HTML, SVG, XML or JSON where it
 * looks so, one of the harmless kinds of text that its name claims, or plain text.
 * Source for HTML: the WHATWG MIME Sniffing standard.
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
    // A parser that stumbles over the bytes has not recognised them.
    return null;
  }
}

/** Formats with a signature that may be text from end to end. */
const textFormats: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/rtf',
  'application/postscript',
  'application/eps',
  'text/calendar',
  'text/vcard',
  'text/vtt',
]);

/** Tab, line feed, form feed, carriage return, and the escape of colours in a terminal: any other makes bytes binary. */
const textControls: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

/** The last character may be cut in two where there is more of the file. */
function textOf(head: Uint8Array, isWhole: boolean): string | null {
  try {
    if (head.some((byte) => byte < 0x20 && !textControls.has(byte))) return null;
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole }).trimStart();
  } catch {
    return null;
  }
}

function textType(text: string, isWhole: boolean, fileName: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const claimed = harmlessTypes.get(extension);
  if (claimed !== undefined) return claimed;
  return markupType(text) ?? jsonType(text, isWhole) ?? 'text/plain';
}

/** Kinds of text that nothing executes: there a name may decide. */
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

/** Without XML declaration, comments and the doctype of SVG. By hand: a pattern for it takes exponential time on the right text. */
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
  // What is cut off cannot be parsed, but hardly any prose begins like this.
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
