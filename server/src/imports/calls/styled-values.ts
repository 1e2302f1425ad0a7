import { isMembers } from '@farebox/client/json';
import type { Parameter } from '../operation.ts';

const separators = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' } as const;

/** Whether a style writes a list with another sign than a comma between its values. */
export function isDelimited(style: unknown): style is keyof typeof separators {
  return typeof style === 'string' && Object.hasOwn(separators, style);
}

const separatorOf = (style: Parameter['style']) => (isDelimited(style) ? separators[style] : ',');

/** Simple style: lists and objects with commas. */
export function plainText({ style, explode }: Parameter, value: unknown): string {
  if (style === 'json') return JSON.stringify(value);
  if (Array.isArray(value)) return value.map(scalar).join(separatorOf(style));
  if (isMembers(value)) {
    const entries = Object.entries(value);
    return entries.map(([name, each]) => (explode ? `${name}=${scalar(each)}` : `${name},${scalar(each)}`)).join(',');
  }
  return scalar(value);
}

export function pathValue(parameter: Parameter, value: unknown): string {
  const { style, explode, name } = parameter;
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
  const list = Array.isArray(value) ? value.map(scalar) : isMembers(value) ? null : [scalar(value)];
  const pairs = list === null && isMembers(value) ? Object.entries(value).map(([key, each]) => [key, scalar(each)] as const) : [];
  const joined = (separator: string) => (list === null ? pairs.flatMap(([key, each]) => [key, each]) : list).map(encoded).join(separator);
  const assigned = (separator: string) => pairs.map(([key, each]) => `${encoded(key)}=${encoded(each)}`).join(separator);
  if (style === 'json') return encoded(JSON.stringify(value));
  if (style === 'label') return `.${explode ? (list === null ? assigned('.') : joined('.')) : joined(',')}`;
  if (style === 'matrix') {
    if (!explode) return `;${name}=${joined(',')}`;
    return list === null ? `;${assigned(';')}` : list.map((each) => `;${name}=${encoded(each)}`).join('');
  }
  return explode && list === null ? assigned(',') : joined(isDelimited(style) ? encoded(separators[style]) : ',');
}

/** Pairs of a query or a form. */
export function queryValues(
  { name, style, explode, allowsReserved }: Pick<Parameter, 'name' | 'style' | 'explode' | 'allowsReserved'>,
  value: unknown,
): string[] {
  const encode = (text: string) => (allowsReserved ? withReserved(text) : encodeURIComponent(text.toWellFormed()));
  const pair = (key: string, text: string) => `${encodeURIComponent(key)}=${encode(text)}`;
  if (style === 'json') return [pair(name, JSON.stringify(value))];
  if (style === 'deepObject') return deepPairs(name, value, pair);
  if (style === 'queryString') return fieldsOf(value).map((field) => new URLSearchParams([field]).toString());
  if (Array.isArray(value)) {
    if (explode) return value.map((each) => pair(name, scalar(each)));
    const separator = isDelimited(style) ? encodeURIComponent(separators[style]) : ',';
    return [`${encodeURIComponent(name)}=${value.map((each) => encode(scalar(each))).join(separator)}`];
  }
  if (isMembers(value)) {
    const entries = Object.entries(value);
    if (explode) return entries.map(([key, each]) => pair(key, scalar(each)));
    return [`${encodeURIComponent(name)}=${entries.flatMap(([key, each]) => [encode(key), encode(scalar(each))]).join(',')}`];
  }
  return [pair(name, scalar(value))];
}

/** Lists have no place in the standard: `tags[]=a`, and `items[0][id]=1` for lists of objects, is what most servers read. */
function deepPairs(name: string, value: unknown, pair: (key: string, text: string) => string): string[] {
  if (isMembers(value)) return Object.entries(value).flatMap(([key, each]) => deepPairs(`${name}[${key}]`, each, pair));
  if (!Array.isArray(value)) return [pair(name, scalar(value))];
  const isFlat = value.every((each) => typeof each !== 'object' || each === null);
  return value.flatMap((each: unknown, index) => deepPairs(isFlat ? `${name}[]` : `${name}[${index}]`, each, pair));
}

/** RFC 3986 without what ends a query or begins the next parameter. */
function withReserved(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(/%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi, (code) =>
    decodeURIComponent(code),
  );
}

/** The fields of an object as a form has them: a list is a field for each of its values. */
function fieldsOf(value: unknown): string[][] {
  return Object.entries(isMembers(value) ? value : {}).flatMap(([name, each]) =>
    (Array.isArray(each) ? each : [each]).map((one: unknown) => [name, scalar(one)]),
  );
}

/** A value as text: of a field, of a part, of a parameter. */
export function scalar(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
