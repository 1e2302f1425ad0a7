import { problem } from '../../errors.ts';
import type { HttpCall, Parameter, Security } from '../operation.ts';
import { requestBody } from './request-body.ts';
import { pathValue, plainText, queryValues } from './styled-values.ts';

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
