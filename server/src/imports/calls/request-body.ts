import { isMembers } from '@farebox/client/json';
import { problem } from '../../errors.ts';
import type { HttpCall } from '../operation.ts';
import { queryValues, scalar } from './styled-values.ts';

export interface RequestBody {
  content: string | Uint8Array;
  /** The value of `Content-Type`. */
  type: string;
}

/** Bytes as an input: the form that answers have too. */
interface GivenBytes {
  bytes: Buffer<ArrayBuffer>;
  mimeType: string | null;
  filename: string | null;
}

/**
 * The body of a call; null if it has none.
 * @throws tool_refused_input for bytes that are not base64
 */
export async function requestBody({ body }: HttpCall, input: Readonly<Record<string, unknown>>): Promise<RequestBody | null> {
  if (body === null) return null;
  const members = body.members?.filter((name) => input[name] !== undefined);
  const value = members === undefined ? input['body'] : Object.fromEntries(members.map((name) => [name, input[name]]));
  if (value === undefined) return null;
  const type = body.type.includes('*') ? body.contentType : body.type;
  if (body.contentType === 'application/json') return { content: JSON.stringify(value), type };
  if (body.contentType === 'text/plain') return { content: scalar(value), type };
  if (body.contentType === 'application/octet-stream') {
    const { bytes, mimeType } = givenBytes(value, 'body');
    return { content: bytes, type: mimeType ?? type };
  }
  const [fields, parts] = [Object.entries(isMembers(value) ? value : {}), body.parts ?? {}];
  if (body.contentType === 'multipart/form-data') return multipart(fields, parts);
  const pairs = fields.flatMap(([name, each]) => {
    const styled = styledPairs(name, each, parts);
    return styled ?? new URLSearchParams(itemsOf(each).map((one) => [name, scalar(one)])).toString();
  });
  return { content: pairs.filter((pair) => pair !== '').join('&'), type };
}

type Parts = NonNullable<NonNullable<HttpCall['body']>['parts']>;

/** The pairs of a field whose definition says how it is written; null: it does not. */
function styledPairs(name: string, value: unknown, parts: Parts): string[] | null {
  const { style, explode = false, allowsReserved = false } = (Object.hasOwn(parts, name) ? parts[name] : undefined) ?? {};
  return style === undefined ? null : queryValues({ name, style, explode, allowsReserved }, value);
}

function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Source: RFC 7578. */
async function multipart(members: readonly (readonly [name: string, value: unknown])[], parts: Parts): Promise<RequestBody> {
  const form = new FormData();
  const fields = members.flatMap(([name, each]) => {
    const styled = styledPairs(name, each, parts);
    for (const [key, text] of new URLSearchParams(styled?.join('&'))) form.append(key, text);
    return styled === null ? itemsOf(each).map((one) => [name, one] as const) : [];
  });
  for (const [name, value] of fields) {
    const { isBytes = false, type } = (Object.hasOwn(parts, name) ? parts[name] : undefined) ?? {};
    if (isBytes) {
      const { bytes, mimeType, filename } = givenBytes(value, `body.${name}`);
      form.append(name, new Blob([bytes], { type: mimeType ?? type ?? 'application/octet-stream' }), filename ?? name);
    } else if (type !== undefined || isMembers(value)) {
      form.append(name, new Blob([isMembers(value) ? JSON.stringify(value) : scalar(value)], { type: type ?? 'application/json' }));
    } else {
      form.append(name, scalar(value));
    }
  }
  const encoded = new Response(form);
  return { content: new Uint8Array(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? 'multipart/form-data' };
}

function givenBytes(value: unknown, path: string): GivenBytes {
  const { base64, mimeType, filename } = isMembers(value) ? value : {};
  const text = typeof base64 === 'string' ? base64 : '';
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) {
    const message = `${path}.base64 is not base64`;
    throw problem('tool_refused_input', { message, issues: [{ path: `${path}.base64`, message }] });
  }
  return {
    bytes: Buffer.from(text, 'base64'),
    mimeType: typeof mimeType === 'string' ? mimeType : null,
    filename: typeof filename === 'string' ? filename : null,
  };
}
