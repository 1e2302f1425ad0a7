/**
 * JSON whose numbers keep their value. A double keeps 15 to 17 digits: `JSON.parse` turns the id 653247040368672769 into
 * 653247040368672800 and 1e400 into Infinity, and says nothing. Such numbers become an `ExactNumber`; all others stay numbers.
 */

/**
 * A number that a double would change, as it was written. `JSON.stringify` writes its digits; `String(number)` returns them. Runtimes
 * without `JSON.rawJSON` (before Node 22) write a text with the digits instead of another number.
 */
export class ExactNumber {
  readonly source: string;

  /** @throws SyntaxError for a text that is no number of JSON */
  constructor(source: string) {
    if (!numberPattern.test(source)) throw new SyntaxError(`${source.slice(0, 50)} is not a number of JSON`);
    this.source = source;
  }

  toString(): string {
    return this.source;
  }

  toJSON(): unknown {
    return rawJson === null ? this.source : rawJson(this.source);
  }

  /** The nearest double; Infinity beyond them. */
  toNumber(): number {
    return Number(this.source);
  }
}

/** Numbers come back as they were written, or as a number of the same value: 1.0 as 1, -0 as 0. @throws SyntaxError */
export function parseJson(text: string): unknown {
  if (!hasExactNumber(text)) return JSON.parse(text);
  // Runtimes without the source of a value (before Node 22) round it.
  return JSON.parse(text, (_name, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && context?.source !== undefined && !survives(context.source) ? new ExactNumber(context.source) : value,
  );
}

/** JSON of somebody else; null for what is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** JSON of a value, with the digits of an `ExactNumber` and of a `bigint`. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'bigint' ? new ExactNumber(String(member)).toJSON() : member,
  );
}

/** An object of JSON: no list, and no number. */
export function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

/** The members of an object, or none. */
export function members(value: unknown): Readonly<Record<string, unknown>> {
  return isMembers(value) ? value : {};
}

/** The items of a list, or none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** `sign` digits × 10 ^ exponent, without zeros at either end of the digits; those of zero are empty. */
export interface Decimal {
  isNegative: boolean;
  digits: string;
  exponent: number;
}

/** @param source a number as JSON or JavaScript writes it */
export function decimalOf(source: string): Decimal {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = numberPattern.exec(source) ?? [];
  const all = trimmed(whole + fraction);
  if (all.digits === '') return { isNegative: false, digits: '', exponent: 0 };
  return { isNegative: sign === '-', digits: all.digits, exponent: Number(exponent) - fraction.length + all.zeros };
}

const numberPattern = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/;

/** Without zeros before and after, and how many were after. No regular expression: it would try again at each zero. */
function trimmed(digits: string): { digits: string; zeros: number } {
  let [start, end] = [0, digits.length];
  while (digits[start] === '0') start += 1;
  while (end > start && digits[end - 1] === '0') end -= 1;
  return { digits: digits.slice(start, end), zeros: digits.length - end };
}

/**
 * Most texts have no long number: that has to be seen at once. Fifteen digits always fit into a double, unless the exponent is extreme.
 * Written out, it is thirty times faster than with a count.
 */
const longNumber = new RegExp(String.raw`\d${'[\\d.]'.repeat(15)}|\d[eE]`);
/** The same as a whole number of JSON. It may stand in a text: then the parser finds out. */
const longNumbers = /(?<=^|[\s:,[])-?\d(?:[\d.]{15,}(?:[eE][-+]?\d+)?|[\d.]*[eE][-+]?\d+)(?=$|[\s,\]}])/g;

function hasExactNumber(text: string): boolean {
  if (!longNumber.test(text)) return false;
  for (const [source] of text.matchAll(longNumbers)) if (!survives(source)) return true;
  return false;
}

/** Whether a double has the same value when it is written again. */
function survives(source: string): boolean {
  const value = Number(source);
  const written = String(value);
  if (written === source) return true;
  if (!Number.isFinite(value)) return false;
  const [one, other] = [decimalOf(source), decimalOf(written)];
  return one.digits === other.digits && one.exponent === other.exponent && one.isNegative === other.isNegative;
}

const rawJson = rawJsonOf(Reflect.get(JSON, 'rawJSON'));

/** TypeScript does not know it yet. */
function rawJsonOf(value: unknown): ((source: string) => unknown) | null {
  return typeof value === 'function' ? (source) => Reflect.apply(value, JSON, [source]) as unknown : null;
}
