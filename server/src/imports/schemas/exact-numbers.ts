import { decimalOf, ExactNumber, isMembers, type Decimal, listOf } from '@farebox/client/json';
import { canonicalJson } from '../../tools/canonical-json.ts';

/**
 * The keywords of JSON Schema that compare numbers, for numbers that no double holds: 9223372036854775808 is above a maximum of
 * 9223372036854775807. Also `multipleOf`, for all numbers: 0.3 is a multiple of 0.1, which doubles deny.
 */

/** Keywords whose values are compared exactly. */
export const comparing: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'enum',
  'const',
  'uniqueItems',
]);

export interface ComparisonFault {
  keyword: string;
  message: string;
  params: Record<string, unknown>;
}

/** The first of the comparing keywords of a schema that a value does not fit; null for none. */
export function comparisonFault(keywords: Readonly<Record<string, unknown>>, value: unknown): ComparisonFault | null {
  for (const [keyword, asked] of Object.entries(keywords)) {
    const message = faultOf(keyword, asked, value);
    if (message !== null) return { keyword, message, params: keyword === 'enum' ? { allowedValues: asked } : {} };
  }
  return null;
}

function faultOf(keyword: string, asked: unknown, value: unknown): string | null {
  if (keyword === 'enum') return listOf(asked).some((each) => isSame(each, value)) ? null : 'must be equal to one of the allowed values';
  if (keyword === 'const') return isSame(asked, value) ? null : 'must be equal to constant';
  if (keyword === 'uniqueItems') return asked === true && hasSame(listOf(value)) ? 'must NOT have duplicate items' : null;
  if (!isNumber(value) || !isNumber(asked)) return null;
  const limit = String(asked);
  const [one, other] = [decimalOf(String(value)), decimalOf(limit)];
  if (keyword === 'multipleOf') return isMultiple(one, other) ? null : `must be multiple of ${limit}`;
  const order = compared(one, other);
  if (keyword === 'minimum') return order >= 0 ? null : `must be >= ${limit}`;
  if (keyword === 'maximum') return order <= 0 ? null : `must be <= ${limit}`;
  if (keyword === 'exclusiveMinimum') return order > 0 ? null : `must be > ${limit}`;
  return order < 0 ? null : `must be < ${limit}`;
}

function isNumber(value: unknown): value is number | ExactNumber {
  return typeof value === 'number' || value instanceof ExactNumber;
}

function isSame(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other);
}

function hasSame(items: readonly unknown[]): boolean {
  return new Set(items.map(keyOf)).size < items.length;
}

/** The same text for the same value, however its numbers are written. */
function keyOf(value: unknown): string {
  return canonicalJson(normal(value)) ?? '';
}

function normal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normal);
  if (isNumber(value)) return { number: decimalOf(String(value)) };
  return isMembers(value) ? { members: Object.fromEntries(Object.entries(value).map(([name, member]) => [name, normal(member)])) } : value;
}

/** Below 0 if the first is smaller, above 0 if it is larger. */
export function compared(one: Decimal, other: Decimal): number {
  const [signOfOne, signOfOther] = [signOf(one), signOf(other)];
  if (signOfOne !== signOfOther) return signOfOne - signOfOther;
  return signOfOne * (lengthOf(one) - lengthOf(other) || (one.digits === other.digits ? 0 : one.digits < other.digits ? -1 : 1));
}

function signOf({ digits, isNegative }: Decimal): number {
  return digits === '' ? 0 : isNegative ? -1 : 1;
}

/** Digits before the decimal point; negative for as many zeros after it. */
function lengthOf({ digits, exponent }: Decimal): number {
  return digits.length + exponent;
}

/** Whether a number is a whole multiple of another. Nothing is as large as an exponent says. */
export function isMultiple(value: Decimal, of: Decimal): boolean {
  if (value.digits === '') return true;
  if (of.digits === '') return false;
  const shift = value.exponent - of.exponent;
  const [digits, divisor] = [BigInt(value.digits), BigInt(of.digits)];
  // The digits end in no zero, so they are no multiple of ten.
  if (shift < 0) return false;
  return (digits * powerOfTen(shift, divisor)) % divisor === 0n;
}

/** 10 ^ exponent modulo a divisor. */
function powerOfTen(exponent: number, divisor: bigint): bigint {
  let [power, base] = [1n, 10n];
  for (let left = exponent; left >= 1; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = (power * base) % divisor;
    base = (base * base) % divisor;
  }
  return power;
}

/** Without recursion: an answer may be nested deeply. */
export function hasExactNumber(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (next instanceof ExactNumber) return true;
    if (typeof next === 'object' && next !== null) for (const member of Object.values(next)) open.push(member);
  }
  return false;
}

/** A value with doubles of the same type instead of its exact numbers, and what stands behind each changed list and object. */
export interface StandIns {
  value: unknown;
  originals: ReadonlyMap<unknown, unknown>;
}

export function withStandIns(value: unknown): StandIns {
  const originals = new Map<unknown, unknown>();
  const copied = (each: unknown): unknown => {
    if (each instanceof ExactNumber) return standIn(each);
    if (!Array.isArray(each) && !isMembers(each)) return each;
    const copy = Array.isArray(each)
      ? each.map(copied)
      : Object.fromEntries(Object.entries(each).map(([name, member]) => [name, copied(member)]));
    originals.set(copy, each);
    return copy;
  };
  return { value: copied(value), originals };
}

/** An integer for an integer, and a fraction for a fraction: nothing else of it is looked at. */
export function standIn({ source }: ExactNumber): number {
  if (decimalOf(source).exponent < 0) return 0.5;
  return Math.max(-Number.MAX_VALUE, Math.min(Number(source), Number.MAX_VALUE));
}
