import { z } from '@hono/zod-openapi';
import { safeParse } from '../invalid-input.ts';
import { AssetPaymentRequired, RegistryError } from '@farebox/contract';

/** The common parts of route descriptions of `/api/v1`. */
const errorDescriptions = {
  400: 'Invalid input; the issues say what.',
  401: 'No valid credential, or a wrong one.',
  403: 'Not allowed with this credential.',
  404: 'No such thing.',
  409: 'It exists already, there are too many, or it was changed at the same time.',
  410: 'The link is past its time; a fresh one costs nothing.',
  412: 'Another version of the protocol is needed; Tus-Version names it.',
  413: 'Larger than the limit that the message names.',
  415: 'Another Content-Type is needed.',
  416: 'No such range.',
  422: 'The Idempotency-Key was used with another request.',
  429: 'Too many requests; Retry-After says how long to wait.',
  502: 'The source could not be read.',
  503: 'Too many at once; Retry-After says how long to wait.',
  504: 'The source timed out.',
  507: 'There is no room to store this.',
} as const;

export function registryErrors<Status extends keyof typeof errorDescriptions>(...statuses: Status[]): ErrorAnswers<Status> {
  return errorAnswers(statuses.map((status) => [status, answers(RegistryError, errorDescriptions[status])]));
}

type ErrorAnswers<Status extends number> = Record<Status, ReturnType<typeof answers<typeof RegistryError>>>;

/** An object made from entries has exactly their keys; TypeScript infers only `string`. */
function errorAnswers<Status extends number>(entries: Array<[Status, ErrorAnswers<Status>[Status]]>): ErrorAnswers<Status> {
  return Object.fromEntries(entries) as ErrorAnswers<Status>;
}

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

/** A login of a person. */
export const bySession = [{ bearer: [] }];
/** A login, or an agent's key in either header. */
export const byAnyCredential = [{ bearer: [] }, { apiKey: [] }];

/** The header that makes a request safe to repeat. */
export function optionalKey(description: string) {
  return z.object({ 'idempotency-key': z.string().optional().meta({ description }) });
}

/** Of a request that sells something, before it is paid. */
export function unpaidAnswer() {
  return answers(AssetPaymentRequired, 'Payment required: payment says what and how, the headers ask wallets.');
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
