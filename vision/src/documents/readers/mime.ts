/** A part of a message (RFC 2045): a text, a file, or a container of other parts. */
export interface MimePart {
  /** In lower case: `text/plain`. */
  type: string;
  charset: string | null;
  /** The file name the sender gave. */
  fileName: string | null;
  /** Without its angle brackets. */
  contentId: string | null;
  isAttachment: boolean;
  headers: ReadonlyMap<string, string>;
  /** Decoded; empty for containers. */
  body: Buffer;
  parts: readonly MimePart[];
}

const headerBytesMax = 256 * 1024;
const headersMax = 1000;
const partsMax = 1000;
const depthMax = 20;

/** Parses a message. Truncated or malformed input is parsed as far as possible: many programs write slightly invalid messages. */
export function parseMime(message: Buffer): MimePart {
  let parts = 0;

  function parsePart(bytes: Buffer, depth: number, usualType: string): MimePart {
    parts += 1;
    const { headers, body } = splitHeaders(bytes);
    const { value: type, parameters } = parameterized(headers.get('content-type') ?? usualType);
    const disposition = parameterized(headers.get('content-disposition') ?? '');
    const boundary = parameters.get('boundary');
    const isMultipart = type.startsWith('multipart/') && boundary !== undefined && boundary !== '' && depth < depthMax;
    const inner = isMultipart ? splitParts(body, boundary) : [];
    const innerType = type === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
    return {
      type,
      charset: parameters.get('charset') ?? null,
      fileName: nameOf(disposition.parameters.get('filename') ?? parameters.get('name')),
      contentId: headers.get('content-id')?.trim().replaceAll(/^<|>$/g, '') ?? null,
      isAttachment: disposition.value === 'attachment',
      headers,
      body: isMultipart ? Buffer.alloc(0) : decodedBody(body, headers.get('content-transfer-encoding') ?? ''),
      parts: inner.flatMap((part) => (parts < partsMax ? [parsePart(part, depth + 1, innerType)] : [])),
    };
  }

  return parsePart(message, 0, 'text/plain');
}

function nameOf(name: string | undefined): string | null {
  return name === undefined ? null : decodeWords(name).slice(0, 200) || null;
}

function splitHeaders(bytes: Buffer): { headers: Map<string, string>; body: Buffer } {
  const text = bytes.toString('latin1', 0, headerBytesMax);
  const end = /\r?\n\r?\n/.exec(text);
  // A part may have no headers.
  const isBare = /^\r?\n/.exec(text);
  const headerEnd = isBare === null ? (end?.index ?? text.length) : 0;
  const bodyStart = isBare === null ? (end === null ? bytes.length : end.index + end[0].length) : isBare[0].length;
  const headers = new Map<string, string>();
  const unfolded = Buffer.from(text.slice(0, headerEnd), 'latin1')
    .toString('utf8')
    .replaceAll(/\r?\n[ \t]+/g, ' ');
  for (const line of unfolded.split(/\r?\n/, headersMax)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body: bytes.subarray(bodyStart) };
}

/**
 * Parses `text/plain; charset="utf-8"`. Long values come in numbered parts, in any order, and a character may be cut by their ends; a value
 * with a charset of its own wins over the plain one for old programs (RFC 2231).
 */
function parameterized(header: string): { value: string; parameters: Map<string, string> } {
  const value = (/^[^;]*/.exec(header)?.[0] ?? '').trim().toLowerCase();
  const pattern = /;\s*([\w.-]{1,60})(?:\*(\d{1,2}))?(\*)?\s*=\s*(?:"((?:[^"\\]|\\.){0,2000})"|([^;\s"]{0,2000}))/g;
  const found = Array.from(
    header.slice(0, 20_000).matchAll(pattern),
    ([, name = '', number, isEncoded, quoted, plain = '']): ParameterPart => ({
      name: name.toLowerCase(),
      number: Number(number ?? 0),
      isExtended: number !== undefined || isEncoded !== undefined,
      isEncoded: isEncoded !== undefined,
      text: quoted === undefined ? plain : quoted.replaceAll(/\\(.)/g, '$1'),
    }),
  );
  const parameters = new Map<string, string>();
  for (const [name, all] of Map.groupBy(found, (part) => part.name)) {
    const extended = all.filter(({ isExtended }) => isExtended).toSorted((one, other) => one.number - other.number);
    const [first] = all;
    parameters.set(name, extended.length > 0 ? extendedValue(extended) : (first?.text ?? ''));
  }
  return { value, parameters };
}

interface ParameterPart {
  name: string;
  number: number;
  isExtended: boolean;
  isEncoded: boolean;
  text: string;
}

/** `iso-8859-1'en'%A3%20rates`: the first part names the charset of all. */
function extendedValue(parts: readonly ParameterPart[]): string {
  const [prefix, charset = ''] = (parts[0]?.isEncoded === true ? /^([\w-]*)'[\w-]*'/.exec(parts[0].text) : null) ?? [''];
  const bytes = parts.map(({ text, isEncoded }, at) => {
    const own = at === 0 ? text.slice(prefix.length) : text;
    return isEncoded ? percentDecoded(own) : Buffer.from(own, 'utf8');
  });
  return decoded(Buffer.concat(bytes), charset || 'utf-8') ?? parts.map(({ text }) => text).join('');
}

function percentDecoded(text: string): Buffer {
  const octets = text.replaceAll(/%([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(octets, 'latin1');
}

function splitParts(body: Buffer, boundary: string): Buffer[] {
  const parts: Buffer[] = [];
  const mark = Buffer.from(`--${boundary}`, 'latin1');
  let start = -1;
  for (let at = body.indexOf(mark); at !== -1 && parts.length < partsMax; at = body.indexOf(mark, at + mark.length)) {
    const isLineStart = at === 0 || body[at - 1] === 0x0a;
    if (!isLineStart) continue;
    if (start !== -1) parts.push(body.subarray(start, withoutLineBreak(body, at)));
    const lineEnd = body.indexOf(0x0a, at);
    const isLast = body.toString('latin1', at + mark.length, at + mark.length + 2) === '--';
    if (isLast || lineEnd === -1) return parts;
    start = lineEnd + 1;
  }
  // The final boundary is missing because the message was cut off.
  if (start !== -1 && parts.length < partsMax) parts.push(body.subarray(start));
  return parts;
}

/** The line break before a boundary belongs to it. */
function withoutLineBreak(body: Buffer, at: number): number {
  const end = body[at - 1] === 0x0a ? at - 1 : at;
  return Math.max(0, body[end - 1] === 0x0d ? end - 1 : end);
}

function decodedBody(body: Buffer, encoding: string): Buffer {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return Buffer.from(body.toString('latin1'), 'base64');
    case 'quoted-printable':
      return quotedPrintable(body.toString('latin1'));
    default:
      return body;
  }
}

function quotedPrintable(text: string): Buffer {
  const joined = text.replaceAll(/[ \t]+(?=\r?\n)/g, '').replaceAll(/=\r?\n/g, '');
  return Buffer.from(
    joined.replaceAll(/=([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  );
}

const encodedWord = /=\?([^?*\s]{1,40})(?:\*[^?\s]{0,20})?\?([bq])\?([^?\s]{0,1000})\?=/gi;

/** Decodes encoded words in a header: `=?utf-8?q?H=C3=B6fe?=` (RFC 2047). Many programs cut a character between two of them. */
export function decodeWords(header: string): string {
  return header
    .slice(0, 20_000)
    .replaceAll(/=\?[^?\s]{1,60}\?[bq]\?[^?\s]{0,1000}\?=(?:\s+=\?[^?\s]{1,60}\?[bq]\?[^?\s]{0,1000}\?=)*/gi, (row) => {
      const words = Array.from(row.matchAll(encodedWord), ([raw, charset = '', kind, text = '']) => ({
        raw,
        charset: charset.toLowerCase(),
        bytes: kind?.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' ')),
      }));
      const alike: typeof words = [];
      for (const { raw, charset, bytes } of words) {
        const last = alike.at(-1);
        if (last?.charset === charset) Object.assign(last, { raw: `${last.raw} ${raw}`, bytes: Buffer.concat([last.bytes, bytes]) });
        else alike.push({ raw, charset, bytes });
      }
      return alike.map(({ raw, charset, bytes }) => decoded(bytes, charset) ?? raw).join('');
    });
}

/** Null for an unknown encoding. */
function decoded(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return null;
  }
}
