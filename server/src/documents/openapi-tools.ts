import type { ErrorExample, ServiceDescriptor } from '@farebox/contract';
import { problems, type ProblemCode } from '../errors.ts';
import { examplePaymentId, exampleRequestId, exampleToken, failure, paymentRequired } from './examples.ts';
import { headerRef, jsonBody, parameterRef, schemaRef, type Answer, type Operation, type Paths } from './openapi-shape.ts';

/** One operation for each tool, at its own path. */
export function toolPaths(services: readonly ServiceDescriptor[]): Paths {
  return Object.fromEntries(
    services.map((service) => [service.endpoint, { [service.method === 'GET' ? 'get' : 'post']: toolOperation(service) }]),
  );
}

function toolOperation(service: ServiceDescriptor): Operation {
  return {
    operationId: service.discovery.toolName.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()).replace(/^/, 'call'),
    summary: `${service.name} (${service.pricing.amount} ${service.pricing.currency} a call)`,
    description: description(service),
    tags: ['Tools'],
    security: [{}, { paymentToken: [] }, { paymentToken: [], apiKey: [] }, { paymentToken: [], bearer: [] }],
    parameters: ['PaymentToken', 'IdempotencyKey', 'ClientId', 'RequestId'].map(parameterRef),
    ...(service.method === 'GET'
      ? {}
      : { requestBody: { required: true, content: jsonBody(service.inputSchema, service.exampleRequest) } }),
    responses: { 200: success(service), 402: challenge(service), ...failures(service) },
  };
}

function description({ description, limitations, endpointAliases, state }: ServiceDescriptor): string {
  return [
    description,
    limitations.map((limitation) => `- ${limitation}`).join('\n'),
    endpointAliases.length === 0 ? '' : `Also answers at ${endpointAliases.map((alias) => `\`${alias}\``).join(', ')}.`,
    state.apiKeyRequired ? 'Demands an API key.' : '',
    state.configured ? '' : 'Not configured on this server: answers 503.',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function success({ outputSchema, exampleResponse }: ServiceDescriptor): Answer {
  return {
    description: 'The output of the tool.',
    headers: {
      'X-Request-Id': headerRef('RequestId'),
      'X-Payment-Id': headerRef('PaymentId'),
      'X-Payment-Remaining-Calls': headerRef('RemainingCalls'),
      'Idempotency-Replayed': headerRef('IdempotencyReplayed'),
    },
    content: jsonBody(outputSchema, exampleResponse),
  };
}

function challenge(service: ServiceDescriptor): Answer {
  const codes = ['payment_required', 'payment_token_used', 'payment_token_expired'] as const;
  const examples = codes.map((code) => [code, { summary: problems[code].message, value: paymentRequired(service, code) }]);
  return {
    description: 'Not paid, or not with this token. `payment` is a payment to pay; `input` says whether the call would then work.',
    headers: {
      'X-Request-Id': headerRef('RequestId'),
      'X-Payment-Required': headerRef('PaymentRequired'),
      'X-Payment-Token': headerRef('PaymentToken'),
    },
    content: { 'application/json': { schema: schemaRef('PaymentRequired'), examples: Object.fromEntries(examples) } },
  };
}

const alwaysPossible: readonly ProblemCode[] = [
  'malformed_header',
  'api_key_required',
  'api_key_invalid',
  'api_key_not_allowed',
  'tool_not_found',
  'method_not_allowed',
  'idempotency_in_progress',
  'idempotency_mismatch',
  'tool_refused_input',
  'rate_limited',
  'tool_failed',
  'tool_disabled',
  'call_interrupted',
];
const possibleWithBody: readonly ProblemCode[] = ['body_too_large', 'invalid_json', 'unsupported_media_type'];
const codeOfStatus = new Map<number, ProblemCode>([
  [502, 'upstream_failed'],
  [504, 'upstream_timeout'],
]);

/** Every refusal and failure, with the body it comes in. Which upstream failures there can be is told by the tool's own error examples. */
function failures({ method, errorExamples, state }: ServiceDescriptor): Record<string, Answer> {
  const hasBody = method === 'POST';
  const upstream = errorExamples.flatMap(({ statusCode }) => codeOfStatus.get(statusCode) ?? []);
  const codes = [...alwaysPossible, ...(hasBody ? possibleWithBody : []), ...(state.configured ? [] : ['tool_not_configured' as const]), ...upstream];
  const answers = failureAnswers(codes, 'ToolError');
  if (hasBody) addInputExamples(answers, errorExamples);
  return answers;
}

function addInputExamples(answers: Record<string, Answer>, errorExamples: readonly ErrorExample[]): void {
  const examples = answers['400']?.content?.['application/json']?.examples;
  if (examples === undefined) return;
  for (const [index, { input, error, statusCode }] of errorExamples.entries()) {
    if (statusCode !== 400) continue;
    const value = { ...failure('invalid_input', 'camel', { message: error }), issues: [{ path: error.split(' ')[0] ?? '', message: error }] };
    examples[`invalid_input_${index + 1}`] = { summary: `for ${JSON.stringify(input)}`, value };
  }
}

/** The answers for these problems, those of one status together. */
export function failureAnswers(codes: readonly ProblemCode[], schema: 'ToolError' | 'RegistryError'): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const status of new Set(codes.map((code) => problems[code].status))) {
    const same = [...new Set(codes)].filter((code) => problems[code].status === status);
    answers[status] = {
      description: same.map((code) => problems[code].message).join('; '),
      headers: { 'X-Request-Id': headerRef('RequestId'), ...statusHeaders(status) },
      content: {
        'application/json': {
          schema: schemaRef(schema),
          examples: Object.fromEntries(
            same.map((code) => [code, { summary: problems[code].message, value: failure(code, schema === 'ToolError' ? 'camel' : 'snake') }]),
          ),
        },
      },
    };
  }
  return answers;
}

function statusHeaders(status: number): Record<string, unknown> {
  if (status === 401) return { 'WWW-Authenticate': headerRef('WwwAuthenticate') };
  if (status === 405) return { Allow: headerRef('Allow') };
  if (status === 429 || status === 503 || status === 409) return { 'Retry-After': headerRef('RetryAfter') };
  return {};
}

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
