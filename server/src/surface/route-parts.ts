import { z } from '@hono/zod-openapi';
import { safeParse } from '../invalid-input.ts';
import { AssetPaymentRequired } from '@farebox/contract';
import { sells } from '../accounts/key-scope.ts';
import { routesOf } from './route.ts';

export const forAdmins = routesOf({ tags: ['Administration'], caller: 'admin' });
export const forOwners = routesOf({ tags: ['Owners'], caller: 'seller', ...sells });
export const forReaders = routesOf({ tags: ['Owners'], caller: 'account', ...sells });

export function answers<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  // What the framework parses bodies with.
  Object.assign(schema, { safeParseAsync: async (input: unknown) => safeParse(schema, input) });
  return { body: { required: true, content: { 'application/json': { schema } } } };
}

/** An answer whose body has the type that the route describes: the framework cannot see that through a plain Response. */
export function typed(response: Response): never {
  return response as never;
}

/** The header that makes a request safe to repeat. */
export function optionalKey(description: string) {
  return z.object({ 'idempotency-key': z.string().optional().meta({ description }) });
}

/** Of a request that sells something, before it is paid. */
export function unpaidAnswer() {
  const answer = answers(AssetPaymentRequired, 'Payment required: payment says what and how, the headers ask wallets.');
  return withHeaders(answer, { 'X-Payment-Required': 'PaymentRequired', 'X-Payment-Token': 'PaymentToken' });
}

/** An id in the path, in a form that every database accepts; the handler checks whether it exists. */
export function idParam(example: string) {
  return z.object({
    id: z
      .string()
      .regex(/^\w{1,64}$/, 'is not an id')
      .meta({ example }),
  });
}

export const headerRef = (name: string) => ({ $ref: `#/components/headers/${name}` });
export const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** Optional headers that the handler reads, as names of the components in OpenAPI. */
export function reads(...names: string[]) {
  return { parameters: names.map(parameterRef) };
}

/** Who sends a request, in their own words. */
export const bySender = ['ClientId', 'RequestId'] as const;

/** An answer with these headers, as names of the components in OpenAPI. */
export function withHeaders<Answer extends { description: string }>(answer: Answer, headers: Readonly<Record<string, string>>) {
  const all = { 'X-Request-Id': 'RequestId', ...headers };
  return { ...answer, headers: Object.fromEntries(Object.entries(all).map(([name, component]) => [name, headerRef(component)])) };
}

const describingBytes = { ETag: 'ETag', 'Content-Disposition': 'ContentDisposition', 'Accept-Ranges': 'AcceptRanges' };
const bytes = { 'application/octet-stream': { schema: z.string().meta({ type: 'string', format: 'binary' }) } };

/** The answers of a download that can be resumed. */
export function deliveredBytes() {
  return {
    200: withHeaders({ description: 'The bytes.', content: bytes }, describingBytes),
    206: withHeaders(
      { description: 'The part that Range asked for.', content: bytes },
      { ...describingBytes, 'Content-Range': 'ContentRange' },
    ),
    304: withHeaders({ description: 'Unchanged.' }, { ETag: 'ETag' }),
  };
}
