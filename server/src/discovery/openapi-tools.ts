import { spends } from '../accounts/key-scope.ts';
import type { ErrorExample, ServiceDescriptor } from '@farebox/contract';
import { problems, type ProblemCode } from '../errors.ts';
import { requireAmount } from '../money.ts';
import { isForWallets } from '../offered.ts';
import { availabilityOf } from '../tools/offered-tool.ts';
import { failure, paymentRequired } from './examples.ts';
import type { WalletFacts } from './facts.ts';
import { paymentInfo } from './openapi-payment.ts';
import { headerRef, parameterRef } from '../surface/route-parts.ts';
import { jsonBody, schemaRef, type Answer, type Operation, type Paths } from './openapi-shape.ts';
import { priceWords } from '../tools/price-words.ts';

/** The route of every call. */
export const toolTemplate = '/api/tools/{id}';

/**
 * One operation for each tool, at its own path.
 * @param problems how any call can fail
 */
export function toolPaths(services: readonly ServiceDescriptor[], wallets: WalletFacts | null, problems: readonly ProblemCode[]): Paths {
  return Object.fromEntries(
    services.map((service) => [
      service.endpoint,
      { [service.method === 'GET' ? 'get' : 'post']: toolOperation(service, wallets, problems) },
    ]),
  );
}

function toolOperation(service: ServiceDescriptor, wallets: WalletFacts | null, problems: readonly ProblemCode[]): Operation {
  return {
    ...(isPriced(service) ? paymentInfo(service.pricing.amount, wallets, service.pricing) : {}),
    operationId: service.discovery.toolName.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()).replace(/^/, 'call'),
    summary: `${service.name} (${priceWords(service.pricing)})`,
    description: description(service),
    tags: ['Tools'],
    ...spends,
    security: [{}, { paymentToken: [] }, { paymentToken: [], apiKey: [] }, { paymentToken: [], bearer: [] }],
    parameters: ['PaymentToken', 'IdempotencyKey', 'ClientId', 'RequestId'].map(parameterRef),
    ...(service.method === 'GET'
      ? {}
      : { requestBody: { required: true, content: jsonBody(service.inputSchema, service.exampleRequest) } }),
    responses: { 200: success(service), 402: challenge(service), ...failures(service, problems) },
  };
}

/** Wallets cannot buy free tools, nor tools that also need an API key. */
function isPriced({ pricing, state }: ServiceDescriptor): boolean {
  return isForWallets({ availability: availabilityOf(state), priceMicros: requireAmount('price', pricing.amount) });
}

function description({ description, limitations, endpoint, endpointAliases, state }: ServiceDescriptor): string {
  const otherPaths = endpointAliases.filter((alias) => alias !== endpoint);
  return [
    description,
    limitations.map((limitation) => `- ${limitation}`).join('\n'),
    otherPaths.length === 0 ? '' : `Also answers at ${otherPaths.map((alias) => `\`${alias}\``).join(', ')}.`,
    state.apiKeyRequired ? 'Requires an API key.' : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const freeCallsRemaining = {
  description: 'Answer to a free call: how many the caller has left today (UTC).',
  schema: { type: 'integer', minimum: 0 },
  example: 9,
};

function success({ outputSchema, exampleResponse, pricing }: ServiceDescriptor): Answer {
  return {
    description: 'The output of the tool.',
    headers: {
      'X-Request-Id': headerRef('RequestId'),
      'X-Payment-Id': headerRef('PaymentId'),
      'X-Payment-Remaining-Calls': headerRef('RemainingCalls'),
      'Idempotency-Replayed': headerRef('IdempotencyReplayed'),
      ...(pricing.freePerDay === undefined ? {} : { 'X-Free-Calls-Remaining': freeCallsRemaining }),
    },
    content: jsonBody(outputSchema, exampleResponse),
  };
}

function challenge(service: ServiceDescriptor): Answer {
  const codes = ['payment_required', 'payment_token_used'] as const;
  const examples = codes.map((code) => [code, { summary: problems[code].message, value: paymentRequired(service, code) }]);
  return {
    description: 'Not paid, or not with this token. `payment` is a payment to pay; `input` says whether the input is valid.',
    headers: {
      'X-Request-Id': headerRef('RequestId'),
      'X-Payment-Required': headerRef('PaymentRequired'),
      'X-Payment-Token': headerRef('PaymentToken'),
    },
    content: { 'application/json': { schema: schemaRef('PaymentRequired'), examples: Object.fromEntries(examples) } },
  };
}

const codeOfStatus = new Map<number, ProblemCode>([
  [401, 'authentication_required'],
  [404, 'job_not_found'],
  [502, 'upstream_failed'],
  [504, 'upstream_timeout'],
]);

/** Every refusal and failure with its body. The tool's error examples name its possible upstream failures. */
function failures({ method, errorExamples }: ServiceDescriptor, problems: readonly ProblemCode[]): Record<string, Answer> {
  const hasBody = method === 'POST';
  const upstream = errorExamples.flatMap(({ statusCode }) => codeOfStatus.get(statusCode) ?? []);
  const answers = failureAnswers([...problems.filter((code) => hasBody || !ofBodies.has(code)), ...upstream], 'ToolError');
  if (hasBody) addInputExamples(answers, errorExamples);
  return answers;
}

const ofBodies: ReadonlySet<ProblemCode> = new Set(['invalid_json', 'body_too_large', 'unsupported_media_type']);

function addInputExamples(answers: Record<string, Answer>, errorExamples: readonly ErrorExample[]): void {
  const examples = answers['400']?.content?.['application/json']?.examples;
  if (examples === undefined) return;
  for (const [index, { input, error, statusCode }] of errorExamples.entries()) {
    if (statusCode !== 400) continue;
    const value = failure('invalid_input', 'camel', { message: error, issues: [{ path: error.split(' ')[0] ?? '', message: error }] });
    examples[`invalid_input_${index + 1}`] = { summary: `for ${JSON.stringify(input)}`, value };
  }
}

/** The answers for these problems, grouped by status. */
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
            same.map((code) => [
              code,
              { summary: problems[code].message, value: failure(code, schema === 'ToolError' ? 'camel' : 'snake') },
            ]),
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
