import { attributeOf, child, elements, type XmlElement } from './xml.ts';

/** Formats cell values by the index of the cell's style. */
export interface SheetStyles {
  /** Formats a number as Excel would show it. */
  show(value: number, style: number): string;
  isBold(style: number): boolean;
}

/** Built-in formats, which files refer to by number only (ECMA-376, Part 1, 18.8.30). Dates are shown in ISO 8601. */
const builtIn: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'yyyy-mm-dd'] as const),
  ...[18, 20, 32, 34, 45].map((id) => [id, 'hh:mm'] as const),
  ...[19, 21, 33, 35, 46, 47].map((id) => [id, 'hh:mm:ss'] as const),
  [22, 'yyyy-mm-dd hh:mm'],
  ...[37, 38].map((id) => [id, '#,##0;(#,##0)'] as const),
  ...[39, 40].map((id) => [id, '#,##0.00;(#,##0.00)'] as const),
]);

const codeMax = 300;

export function sheetStyles(root: XmlElement | null, { is1904 }: { is1904: boolean }): SheetStyles {
  const formats = new Map(builtIn);
  for (const format of elements(child(root ?? undefined, 'numFmts') ?? empty)) {
    formats.set(Number(attributeOf(format, 'numFmtId')), (attributeOf(format, 'formatCode') ?? '').slice(0, codeMax));
  }
  const fonts = elements(child(root ?? undefined, 'fonts') ?? empty).map((font) => {
    const bold = child(font, 'b');
    return bold !== undefined && !['0', 'false'].includes(attributeOf(bold, 'val') ?? '1');
  });
  const styles = elements(child(root ?? undefined, 'cellXfs') ?? empty).map((style) => ({
    code: formats.get(Number(attributeOf(style, 'numFmtId') ?? 0)) ?? 'General',
    isBold: fonts[Number(attributeOf(style, 'fontId') ?? 0)] ?? false,
  }));
  return {
    show: (value, style) => showNumber(value, styles[style]?.code ?? 'General', is1904),
    isBold: (style) => styles[style]?.isBold ?? false,
  };
}

const empty: XmlElement = { name: '', attributes: new Map(), children: [] };

/** @param code for example `#,##0.00;(#,##0.00)` or `yyyy-mm-dd` */
export function showNumber(value: number, code: string, is1904 = false): string {
  if (code === 'General') return plainNumber(value);
  const sections = code.split(';');
  const isSecond = value < 0 && sections.length > 1;
  const section = (isSecond ? sections[1] : sections[0]) ?? 'General';
  const tokens = tokensOf(section);
  if (tokens.length === 0 || /^(?:general|@)$/i.test(section.trim()) || !Number.isFinite(value)) return plainNumber(value);
  if (tokens.some(({ kind }) => kind === 'date')) return showDate(value, tokens, is1904);
  return tokens.some(({ kind }) => kind === 'digits') ? showDigits(isSecond ? -value : value, tokens) : plainNumber(value);
}

interface Token {
  kind: 'text' | 'digits' | 'date' | 'percent';
  text: string;
}

const tokenPattern =
  /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[(h+|m+|s+)\]|\[[^\]]*\]|_.|\*.|(AM\/PM|A\/P)|(y+|m+|d+|h+|s+(?:\.0+)?)|([#0?][#0?,.]*(?:E\+?0+)?)|(%)|(.)/giu;

/** Cached because a workbook has few formats and many cells. */
const knownTokens = new Map<string, readonly Token[]>();
const knownMax = 2000;

function tokensOf(section: string): readonly Token[] {
  const tokens = knownTokens.get(section) ?? readTokens(section);
  if (knownTokens.size < knownMax) knownTokens.set(section, tokens);
  return tokens;
}

function readTokens(section: string): Token[] {
  const tokens: Token[] = [];
  for (const [, quoted, escaped, currency, elapsed, noon, date, digits, percent, other] of section.matchAll(tokenPattern)) {
    const text = quoted ?? escaped ?? currency ?? other;
    if (text !== undefined) tokens.push({ kind: 'text', text });
    else if (noon !== undefined || elapsed !== undefined || date !== undefined) {
      tokens.push({ kind: 'date', text: (noon ?? elapsed ?? date ?? '').toLowerCase() });
    } else if (digits !== undefined) tokens.push({ kind: 'digits', text: digits });
    else if (percent !== undefined) tokens.push({ kind: 'percent', text: '%' });
  }
  return tokens;
}

function plainNumber(value: number): string {
  // Excel calculates with 15 digits: 0.1 + 0.2 is 0.3.
  return String(Number(value.toPrecision(15)));
}

function showDigits(value: number, tokens: readonly Token[]): string {
  const isPercent = tokens.some(({ kind }) => kind === 'percent');
  let isShown = false;
  const sign = value < 0 ? '-' : '';
  const shown = tokens.map(({ kind, text }) => {
    if (kind !== 'digits') return text;
    if (isShown) return '';
    isShown = true;
    return digitsOf(Math.abs(isPercent ? value * 100 : value), text);
  });
  return sign + shown.join('').trim();
}

function digitsOf(value: number, pattern: string): string {
  if (/e/i.test(pattern)) return plainNumber(value);
  const [whole = '', fraction = ''] = pattern.split('.');
  const decimalsMax = Math.min(20, (fraction.match(/[#0?]/g) ?? []).length);
  const decimalsMin = Math.min(20, (fraction.match(/0/g) ?? []).length);
  return new Intl.NumberFormat('en-US', {
    useGrouping: /[#0?],[#0?]/.test(whole),
    minimumIntegerDigits: Math.min(21, Math.max(1, (whole.match(/0/g) ?? []).length)),
    minimumFractionDigits: decimalsMin,
    maximumFractionDigits: decimalsMax,
  }).format(value);
}

const dayMs = 86_400_000;

/** Days since the end of 1899, or since 1904 in files from old Macintoshes. */
function showDate(serial: number, tokens: readonly Token[], is1904: boolean): string {
  const days = is1904 ? serial + 1462 : serial;
  if (days < 0 || days >= 2_958_466) return plainNumber(serial);
  // Excel treats 1900 as a leap year.
  const ms = Math.round((days < 60 ? days + 1 : days) * 86_400) * 1000;
  const date = new Date(Date.UTC(1899, 11, 30) + ms);
  const isNoon = tokens.some(({ text }) => text === 'am/pm' || text === 'a/p');
  return tokens
    .map((token, index) =>
      token.kind === 'date' ? datePart(date, token.text, { isNoon, isMinutes: isMinutes(tokens, index), ms }) : token.text,
    )
    .join('')
    .trim();
}

/** `m` means month, but minutes after hours or before seconds. */
function isMinutes(tokens: readonly Token[], index: number): boolean {
  const dates = (part: readonly Token[]) => part.filter(({ kind }) => kind === 'date');
  const before = dates(tokens.slice(0, index)).at(-1)?.text ?? '';
  const after = dates(tokens.slice(index + 1))[0]?.text ?? '';
  return before.startsWith('h') || after.startsWith('s');
}

function datePart(date: Date, text: string, { isNoon, isMinutes, ms }: { isNoon: boolean; isMinutes: boolean; ms: number }): string {
  const padded = (value: number) => String(value).padStart(Math.min(2, text.length), '0');
  const named = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date);
  const hours = date.getUTCHours();
  if (text === 'am/pm' || text === 'a/p') return hours < 12 ? 'AM' : 'PM';
  if (text.startsWith('y')) return text.length <= 2 ? String(date.getUTCFullYear() % 100).padStart(2, '0') : String(date.getUTCFullYear());
  if (text.startsWith('h')) return padded(isNoon ? hours % 12 || 12 : hours);
  if (text.startsWith('s')) return padded(date.getUTCSeconds());
  if (text.startsWith('m') && isMinutes) return padded(date.getUTCMinutes());
  if (text.startsWith('m'))
    return text.length > 2 ? named({ month: text.length === 3 ? 'short' : 'long' }) : padded(date.getUTCMonth() + 1);
  if (text.length > 2) return named({ weekday: text.length === 3 ? 'short' : 'long' });
  return ms < dayMs ? '' : padded(date.getUTCDate());
}
