import { ExactNumber, isMembers, parseJson } from '@farebox/client/json';
import type { Json } from '../engine.ts';
import { answeredFault, unknownCode, UpstreamFault } from './upstream-fault.ts';

/** A successful answer of the upstream. */
export interface UpstreamAnswer {
  /** Also the id of a vision job. */
  requestId: string | null;
  code: string | null;
  message: string | null;
  /** All members, with the provider's names. */
  members: Readonly<Record<string, unknown>>;
}

/** @throws UpstreamFault for an error or an unreadable answer */
export function readAnswer(status: number, text: string): UpstreamAnswer {
  if (status >= 400) throw answeredFault({ status, ...errorFields(text) });
  if (status !== 200) throw brokenAnswer(`status ${status}`);
  const members = parsedObject(text);
  if (members === null) throw brokenAnswer('not a JSON object');
  return { requestId: textOf(members.RequestId), code: textOf(members.Code), message: textOf(members.Message), members };
}

/**
 * The document service reports some errors with status 200 and a code instead of data. A success without data is an error too, so that
 * nobody pays for it.
 * @throws UpstreamFault
 */
export function assertSucceeded(answer: UpstreamAnswer, { hasData }: { hasData: boolean }): void {
  if (textOf(answer.members.Status)?.toLowerCase() === 'fail') throw failureIn(answer);
  if (isWithoutData(answer.members.Data) && (hasData || !isSuccessCode(answer.code))) throw missingData(answer);
}

/** Also for an empty text, if data is a text. */
export function isWithoutData(data: unknown): boolean {
  return data === undefined || data === null || data === '';
}

/** Why there is no data: the error in the answer, else a success without data. */
export function missingData(answer: Pick<UpstreamAnswer, 'code' | 'message'>): UpstreamFault {
  return isSuccessCode(answer.code) ? brokenAnswer('a success without Data') : failureIn(answer);
}

function isSuccessCode(code: string | null): boolean {
  return /^(?:200|ok|success)?$/i.test(code ?? '');
}

/** The fault in an answer with status 200. */
export function failureIn({ code, message }: Pick<UpstreamAnswer, 'code' | 'message'>): UpstreamFault {
  return answeredFault({ status: 200, code: plainCode(code ?? ''), message: plainText(message ?? '') });
}

/** Code and message of an error: JSON, or XML from a gateway or the storage. Accepts any text. */
export function errorFields(text: string): { code: string; message: string } {
  const json = parsedObject(text);
  const field = (name: string) => (json === null ? xmlText(text, name) : textOf(json[name])) ?? '';
  return { code: plainCode(field('Code')), message: plainText(field('Message')) };
}

/**
 * Changes the first letter of every name to lower case: `Data.Elements[].ImageURL` -> `elements[].imageURL`.
 * @throws UpstreamFault beyond a depth of 64
 */
export function renamed(value: unknown): Json {
  return json(value, (name) => name.charAt(0).toLowerCase() + name.slice(1));
}

/**
 * The value of a text that contains JSON; other values unchanged.
 * @throws UpstreamFault beyond a depth of 64
 */
export function unwrapped(value: unknown): Json {
  return json(typeof value === 'string' ? (parsed(value) ?? value) : value, (name) => name);
}

export type JsonObject = { readonly [member: string]: Json };

/** The envelope's `data` is always an object: other values get a name. */
export function asObject(value: Json, name: string): JsonObject {
  if (value === null) return {};
  return isJsonObject(value) ? value : { [name]: value };
}

export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || value instanceof ExactNumber ? String(value) : null;
}

export function brokenAnswer(why: string): UpstreamFault {
  return new UpstreamFault('broken', { code: unknownCode, cause: new Error(`the upstream answered in an unexpected way: ${why}`) });
}

function isJsonObject(value: Json): value is JsonObject {
  return isMembers(value);
}

/** Deeper than any real answer, and far below the limit of the stack. */
const depthMax = 64;

function json(value: unknown, rename: (name: string) => string, depth = 0): Json {
  if (depth > depthMax) throw brokenAnswer('nested too deeply');
  if (Array.isArray(value)) return value.map((item) => json(item, rename, depth + 1));
  if (isMembers(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [rename(name), json(item, rename, depth + 1)]));
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof ExactNumber;
  return isScalar ? value : null;
}

function parsedObject(text: string): Readonly<Record<string, unknown>> | null {
  const value = parsed(text);
  return isMembers(value) ? value : null;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

/** Errors have a few hundred bytes: no more than this is searched. */
const errorLengthMax = 64 * 1024;

/** The text of the first element with this name that contains no other elements. */
function xmlText(text: string, name: string): string | null {
  const head = text.slice(0, errorLengthMax);
  const start = head.indexOf(`<${name}>`);
  if (start === -1) return null;
  const from = start + name.length + 2;
  const end = head.indexOf(`</${name}>`, from);
  if (end === -1) return null;
  const content = head.slice(from, end);
  const character = /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(content.trim());
  return character?.[1] ?? content.replace(/&(?:lt|gt|amp|quot|apos);/g, (entity) => entities[entity] ?? entity);
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&apos;': "'" };

function plainCode(code: string): string {
  const trimmed = code.trim();
  return /^[A-Za-z][\w.-]{0,99}$/.test(trimmed) ? trimmed : unknownCode;
}

/** Without addresses, which may be signed, and without markup or line breaks, which could forge lines of a log. */
function plainText(text: string): string {
  return text
    .slice(0, 2000)
    .replace(/\b[a-z]{2,10}:\/\/\S*/gi, '(address)')
    .replace(/[\p{C}<>\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
}
