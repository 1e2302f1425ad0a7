import { examplePaymentId, exampleRequestId, exampleToken } from './examples.ts';

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
  PaymentToken: header('X-Payment-Token', '`payment.token` of a paid payment for this tool.', { maxLength: 1024 }, exampleToken),
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
};

export const securitySchemes = {
  paymentToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Payment-Token',
    description: '`payment.token` of a paid payment: good for one call of the tool that it was made for.',
  },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key of an account. It spends its prepaid credit.' },
  bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or the token of a login.' },
};

/** In the order in which a newcomer needs them. */
export const tags = [
  { name: 'Tools', description: 'Calls of the tools themselves. Each is paid.' },
  { name: 'Catalog', description: 'What is for sale. Free.' },
  { name: 'Payments', description: 'Create, verify and pay a payment.' },
  { name: 'Accounts', description: 'Accounts, logins, API keys and prepaid credit.' },
  { name: 'Administration', description: 'What the operator changes.' },
  { name: 'MCP', description: 'The same tools over the Model Context Protocol.' },
  { name: 'Documents', description: 'Descriptions of this service for people and machines.' },
  { name: 'Health', description: 'For the operator and their monitors.' },
];
