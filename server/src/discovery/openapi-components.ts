import { examplePaymentId, exampleRequestId, exampleToken } from '@farebox/contract';
import type { Facts } from './facts.ts';

const exampleETag = `"${'9f86d081884c7d65'.repeat(4)}"`;

const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example });

export const headerComponents = {
  RequestId: text('The id of the request, for questions to the operator.', exampleRequestId),
  PaymentId: text('The payment of this call. Absent for a free tool.', examplePaymentId),
  RemainingCalls: { description: 'Calls left on the token.', schema: { type: 'integer', minimum: 0 }, example: 0 },
  IdempotencyReplayed: {
    description: 'Present if this is the stored answer of an earlier request.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  PaymentRequired: { description: 'This answer asks for a payment.', schema: { type: 'string', const: 'true' }, example: 'true' },
  PaymentToken: text('The token of `payment`. It becomes valid when the payment is paid.', exampleToken),
  RetryAfter: { description: 'The seconds to wait.', schema: { type: 'integer', minimum: 1 }, example: 1 },
  Allow: text('The allowed methods.', 'POST, OPTIONS'),
  WwwAuthenticate: text('How to authenticate.', 'Bearer'),
  ETag: text('The SHA-256 of the bytes in quotes, if known.', exampleETag),
  ContentDisposition: text('The name to save the bytes under.', 'attachment; filename="rainfall.csv"'),
  CreditLow: text('The remaining prepaid credit, if it is low.', '0.42'),
  AcceptRanges: text('`bytes`: Range is supported.', 'bytes'),
  ContentRange: text('The range of the bytes and their total.', 'bytes 0-1023/5242880'),
};

const header = (name: string, description: string, schema: Record<string, unknown>, example: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', ...schema },
  example,
});

export const parameterComponents = {
  PaymentToken: header('X-Payment-Token', '`payment.token` of a paid payment for this tool or asset.', { maxLength: 1024 }, exampleToken),
  IdempotencyKey: header(
    'Idempotency-Key',
    'Your own id for this call. For 24 hours, the same key with the same request gives the stored answer; with another request it gives 422.',
    { minLength: 1, maxLength: 255 },
    '8f14e45f-ceea-4d7a-9b3c-2f1a6d0e7c55',
  ),
  ClientId: header(
    'X-Client-Id',
    'Your own name: a token quoted to it works for no other name. An API key or login takes precedence.',
    { pattern: '^[A-Za-z0-9][A-Za-z0-9._:@/-]{0,63}$' },
    'my-agent',
  ),
  RequestId: header(
    'X-Request-Id',
    'Your own id for this request, to find it in the logs of both sides.',
    { pattern: '^[A-Za-z0-9._-]{8,64}$' },
    exampleRequestId,
  ),
  MaxPriceCents: header(
    'X-Max-Price-Cents',
    'Your maximum price, in US cents. A higher price is refused with 409; nothing is charged or used.',
    { pattern: '^(?:0|[1-9]\\d{0,8})(?:\\.\\d{1,4})?$' },
    '2.5',
  ),
  Range: header('Range', 'The part to send, to resume an interrupted download.', {}, 'bytes=1024-'),
  IfRange: header('If-Range', 'The ETag of the part that you have. If the bytes changed, all of them are sent.', {}, exampleETag),
  IfNoneMatch: header('If-None-Match', 'The ETag of the bytes that you have.', {}, exampleETag),
};

export const securitySchemes = {
  paymentToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Payment-Token',
    description: '`payment.token` of a paid payment: valid for one call of its tool, or for its asset until the payment expires.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'An API key of an account. It spends the prepaid credit of the account.',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or the token of a login.' },
};

/** In the order for newcomers. */
const tags = [
  { name: 'A2A', description: 'Messages and tasks of the Agent2Agent protocol 1.0.' },
  { name: 'Discovery', description: 'The features, payments and links of this server. Start here.' },
  {
    name: 'Assets',
    description: 'Data and APIs: search, preview, fetch, download. A fetch costs the price of the asset; everything else is free.',
  },
  { name: 'Catalog', description: 'The tools for sale. Free.' },
  { name: 'Tools', description: 'Calls of the tools. Each call is paid.' },
  { name: 'Payments', description: 'Create, verify and pay a payment, for a call or a fetch.' },
  { name: 'Demand', description: 'Report unmet needs and get a webhook when something matches. Free.' },
  { name: 'MCP', description: 'All of this over the Model Context Protocol.' },
  { name: 'Accounts', description: 'Accounts, logins, API keys and prepaid credit.' },
  { name: 'Owners', description: 'Sell data and APIs, and see what they earn.' },
  { name: 'Administration', description: 'For operators. Lists have pages, or come as a file with `format=csv`.' },
  { name: 'Documents', description: 'Descriptions of this service for people and machines.' },
  { name: 'Health', description: 'For operators and monitoring.' },
];

export const tagsOf = ({ has }: Pick<Facts, 'has'>) => tags.filter(({ name }) => name !== 'A2A' || has('a2a'));

/** The path segment of each tag's part of the document, such as `tools` in `/openapi/tools.json`. */
export const openApiParts = (facts: Pick<Facts, 'has'>): string[] => tagsOf(facts).map(({ name }) => partOf(name));

export const openApiPartPath = (part: string) => `/openapi/${part}.json`;

export function partOf(tag: string): string {
  return tag.toLowerCase();
}
