import { problem } from '../../../errors.ts';
import type { HttpCall, Parameter, Security } from '../operation.ts';
import { isMembers } from '../schemas/plain-schema.ts';
import { requestBody, scalar } from './request-body.ts';

/** The credentials of a source by name: a key or token, or `user:password`. */
export type Credentials = Readonly<Record<string, string>>;

export interface BuiltRequest {
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

/** The request of a call. Values are encoded, so that none can leave its place: no path, query or header is made by a caller. */
export async function builtRequest(
  call: HttpCall,
  input: Readonly<Record<string, unknown>>,
  credentials: Credentials,
): Promise<BuiltRequest> {
  const parts: Parts = { query: [], headers: { accept: 'application/json, text/plain;q=0.9, */*;q=0.5', ...call.headers }, cookies: [] };
  let { path } = call;
  for (const parameter of call.parameters) {
    const value = input[parameter.input];
    if (parameter.in === 'path') path = path.replaceAll(`{${parameter.name}}`, () => pathValue(parameter, value) || noSegment(parameter));
    else if (value !== undefined) add(parts, parameter, value);
  }
  // `..` would leave the path that is sold.
  if (path.split('/').some((segment) => /^\.{1,2}$/.test(segment))) throw refusedPath('a path cannot have . or .. as a part');
  for (const security of chosenSecurity(call.security, credentials) ?? [])
    addCredential(parts, security, credentials[security.scheme] ?? '');
  for (const [name, value] of Object.entries(credentials)) {
    const [, where, key = ''] = /^(header|query):(.+)$/.exec(name) ?? [];
    if (where === 'header') parts.headers[key.toLowerCase()] = value;
    if (where === 'query') parts.query.push(`${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  }
  if (parts.cookies.length > 0) parts.headers['cookie'] = parts.cookies.join('; ');
  const body = await requestBody(call, input);
  if (body !== null) parts.headers['content-type'] = body.type;
  const query = parts.query.length === 0 ? '' : `${path.includes('?') ? '&' : '?'}${parts.query.join('&')}`;
  return { url: call.baseUrl + path + query, headers: parts.headers, body: body?.content ?? null };
}

/** The first alternative whose credentials are all there; null if none is. */
export function chosenSecurity(alternatives: readonly (readonly Security[])[], credentials: Credentials): readonly Security[] | null {
  if (alternatives.length === 0) return [];
  const complete = alternatives.filter((each) => each.every(({ scheme }) => credentials[scheme] !== undefined));
  // Nothing is the last choice: what is known is sent.
  return complete.find((each) => each.length > 0) ?? complete[0] ?? null;
}

/** Without it, the request would be for another operation: `DELETE /pets/` instead of `DELETE /pets/7`. */
function noSegment({ input }: Parameter): never {
  throw refusedPath(`${input} must not be empty`);
}

function refusedPath(message: string) {
  return problem('tool_refused_input', { message, issues: [{ path: '', message }] });
}

interface Parts {
  query: string[];
  headers: Record<string, string>;
  cookies: string[];
}

function add(parts: Parts, parameter: Parameter, value: unknown): void {
  if (parameter.in === 'query') parts.query.push(...queryValues(parameter, value));
  if (parameter.in === 'header') parts.headers[parameter.name.toLowerCase()] = headerText(plainText(parameter, value));
  if (parameter.in === 'cookie') parts.cookies.push(`${parameter.name}=${encodeURIComponent(plainText(parameter, value))}`);
}

/** A line break would begin another header; other characters than ASCII are not allowed in one. */
function headerText(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text);
}

function addCredential(parts: Parts, { type, in: where, name }: Security, secret: string): void {
  if (type === 'basic') parts.headers['authorization'] = `Basic ${Buffer.from(secret).toString('base64')}`;
  else if (type === 'bearer') parts.headers['authorization'] = `Bearer ${secret}`;
  else if (where === 'header') parts.headers[name.toLowerCase()] = secret;
  else if (where === 'cookie') parts.cookies.push(`${name}=${encodeURIComponent(secret)}`);
  else parts.query.push(`${encodeURIComponent(name)}=${encodeURIComponent(secret)}`);
}

/** Simple style: lists and objects with commas. */
function plainText({ style, explode }: Parameter, value: unknown): string {
  if (style === 'json') return JSON.stringify(value);
  if (Array.isArray(value)) return value.map(scalar).join(',');
  if (isMembers(value)) {
    const entries = Object.entries(value);
    return entries.map(([name, each]) => (explode ? `${name}=${scalar(each)}` : `${name},${scalar(each)}`)).join(',');
  }
  return scalar(value);
}

function pathValue(parameter: Parameter, value: unknown): string {
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
  return explode && list === null ? assigned(',') : joined(',');
}

function queryValues(parameter: Parameter, value: unknown): string[] {
  const { name, style, explode, allowsReserved } = parameter;
  const encode = (text: string) => (allowsReserved ? withReserved(text) : encodeURIComponent(text.toWellFormed()));
  const pair = (key: string, text: string) => `${encodeURIComponent(key)}=${encode(text)}`;
  if (style === 'json') return [pair(name, JSON.stringify(value))];
  if (style === 'deepObject' && isMembers(value)) return deepPairs(name, value, pair);
  if (Array.isArray(value)) {
    if (explode) return value.map((each) => pair(name, scalar(each)));
    const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
    return [`${encodeURIComponent(name)}=${value.map((each) => encode(scalar(each))).join(separator)}`];
  }
  if (isMembers(value)) {
    const entries = Object.entries(value);
    if (explode) return entries.map(([key, each]) => pair(key, scalar(each)));
    return [`${encodeURIComponent(name)}=${entries.flatMap(([key, each]) => [encode(key), encode(scalar(each))]).join(',')}`];
  }
  return [pair(name, scalar(value))];
}

function deepPairs(prefix: string, value: Readonly<Record<string, unknown>>, pair: (key: string, text: string) => string): string[] {
  return Object.entries(value).flatMap(([key, each]) => {
    const name = `${prefix}[${key}]`;
    if (Array.isArray(each)) return each.map((item) => pair(`${name}[]`, scalar(item)));
    return isMembers(each) ? deepPairs(name, each, pair) : [pair(name, scalar(each))];
  });
}

/** RFC 3986 without what ends a query or begins the next parameter. */
function withReserved(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(/%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi, (code) =>
    decodeURIComponent(code),
  );
}
