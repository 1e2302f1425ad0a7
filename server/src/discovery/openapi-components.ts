import { examplePaymentId, exampleRequestId, exampleToken } from '@farebox/contract';

const exampleETag = `"${'9f86d081884c7d65'.repeat(4)}"`;

const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example });

export const headerComponents = {
  RequestId: text('Quote it when you ask the operator about this request.', exampleRequestId),
  PaymentId: text('The payment that paid for this call. Absent for a free tool.', examplePaymentId),
  RemainingCalls: { description: 'Calls left on the token.', schema: { type: 'integer', minimum: 0 }, example: 0 },
  IdempotencyReplayed: {
    description: 'Present when this is the stored answer of an earlier request.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  PaymentRequired: { description: 'This answer asks for a payment.', schema: { type: 'string', const: 'true' }, example: 'true' },
  PaymentToken: text('The token of `payment`: good once the payment is paid.', exampleToken),
  RetryAfter: { description: 'Whole seconds to wait.', schema: { type: 'integer', minimum: 1 }, example: 1 },
  Allow: text('The methods that are.', 'POST, OPTIONS'),
  WwwAuthenticate: text('How to say who you are.', 'Bearer'),
  ETag: text('The SHA-256 of the bytes in quotes, where it is known.', exampleETag),
  ContentDisposition: text('The name to save the bytes under.', 'attachment; filename="rainfall.csv"'),
  CreditLow: text('What is left of the prepaid credit, where this payment left little.', '0.42'),
  AcceptRanges: text('`bytes`: Range works.', 'bytes'),
  ContentRange: text('Which bytes these are, of how many.', 'bytes 0-1023/5242880'),
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
  PaymentToken: header('X-Payment-Token', '`payment.token` of a paid payment for what is asked for.', { maxLength: 1024 }, exampleToken),
  IdempotencyKey: header(
    'Idempotency-Key',
    'A name of your own for this call. The same key with the same request gives the stored answer again, for 24 hours; with another request 422.',
    { minLength: 1, maxLength: 255 },
    '8f14e45f-ceea-4d7a-9b3c-2f1a6d0e7c55',
  ),
  ClientId: header(
    'X-Client-Id',
    'A name of your own choice: tokens quoted to it are refused for any other. An API key or login goes before it.',
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
    'The most that you pay, in US cents: a higher price is refused with 409, and nothing is charged or used.',
    { pattern: '^(?:0|[1-9]\\d{0,8})(?:\\.\\d{1,4})?$' },
    '2.5',
  ),
  Range: header('Range', 'The part to send, to go on with a download that broke off.', {}, 'bytes=1024-'),
  IfRange: header('If-Range', 'The ETag of the part that is there already: if the bytes are others by now, all are sent.', {}, exampleETag),
  IfNoneMatch: header('If-None-Match', 'The ETag of the bytes that are there already.', {}, exampleETag),
};

export const securitySchemes = {
  paymentToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Payment-Token',
    description:
      '`payment.token` of a paid payment: good for one call of the tool that it was made for, or for one asset until the payment expires.',
  },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key of an account. It spends its prepaid credit.' },
  bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or the token of a login.' },
};

/** In the order in which a newcomer needs them. */
export const tags = [
  { name: 'Discovery', description: 'What this server does, how it is paid, and where everything is. Start here.' },
  {
    name: 'Assets',
    description: 'Data and APIs: search, look, fetch, download. A fetch costs the price of the asset, everything else is free.',
  },
  { name: 'Catalog', description: 'Which tools are for sale. Free.' },
  { name: 'Tools', description: 'Calls of the tools themselves. Each is paid.' },
  { name: 'Payments', description: 'Create, verify and pay a payment, for a call or a fetch.' },
  { name: 'Demand', description: 'Say what you need and do not find, and be told when it comes. Free.' },
  { name: 'MCP', description: 'The same over the Model Context Protocol.' },
  { name: 'Accounts', description: 'Accounts, logins, API keys and prepaid credit.' },
  { name: 'Owners', description: 'Sell data and APIs, and see what they earn.' },
  { name: 'Administration', description: 'What the operator sees and changes. Lists come as pages, or with `format=csv` as a file.' },
  { name: 'Documents', description: 'Descriptions of this service for people and machines.' },
  { name: 'Health', description: 'For the operator and their monitors.' },
];
