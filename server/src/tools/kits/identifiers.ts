import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { getJson, upstreamErrorExamples } from './http.ts';
import { pricingPolicies, tool, type Tool } from '../tool.ts';

export interface IdentifierKitOptions {
  /** An outside service that answers a GET with a UUID; null: UUIDs are made here. */
  sourceUrl: string | null;
  fetch: typeof globalThis.fetch;
}

const RandomUuid = z.object({
  uuid: z.uuid().meta({ description: 'A UUID (RFC 9562) in lower case.', examples: ['3f0c8a52-6d1e-4b7a-9c35-7e2f4d8b1a60'] }),
});

/** Versions 1 to 8 of RFC 9562; the nil and the max UUID identify nothing and are refused. */
const SourceUuid = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);

/** The answers of public UUID services: the bare text, `"..."`, `{"uuid": "..."}` or `["..."]`. */
const SourceAnswer = z.union([
  SourceUuid,
  z.object({ uuid: SourceUuid }).transform(({ uuid }) => uuid),
  z.tuple([SourceUuid], z.unknown()).transform(([uuid]) => uuid),
]);

/** Tools that make identifiers. */
export function identifierKit({ sourceUrl, fetch }: IdentifierKitOptions): Tool[] {
  return [sourceUrl === null ? localRandomUuid() : sourcedRandomUuid(new URL(sourceUrl), fetch)];
}

function localRandomUuid(): Tool {
  return tool({
    ...randomUuid,
    limitations: [
      'Version 4 only, one per call: no name-based or time-ordered UUIDs, no batches.',
      'Random, so unique for every practical purpose, but not recorded anywhere: nothing can tell later that this server made it.',
      'Not a secret: it passes through the payment and transport layers on its way.',
    ],
    errorExamples: [unknownParameter],
    typicalResponseTimeMs: 5,
    runs: 'here',
  }).run(() => ({ uuid: randomUUID() }));
}

function sourcedRandomUuid(url: URL, fetch: typeof globalThis.fetch): Tool {
  return tool({
    ...randomUuid,
    limitations: [
      'Comes from a third-party source chosen by the operator: version and randomness are as good as that source. The form of the UUID is checked, its uniqueness is not.',
      'Fails when the source cannot be reached or answers with anything but a UUID; such a call is refunded.',
      'One UUID per call. Not a secret: the source knows it too.',
    ],
    errorExamples: [unknownParameter, ...upstreamErrorExamples],
    typicalResponseTimeMs: 300,
    runs: 'outside',
  }).run(async (_input, { signal }) => ({ uuid: await getJson({ fetch, url, signal }, SourceAnswer) }));
}

const unknownParameter = { input: { version: '7' }, error: 'version is not a known parameter', statusCode: 400 };

const randomUuid = {
  id: 'random-uuid',
  aliases: ['uuid', 'guid'],
  name: 'Random UUID',
  description: 'One random UUID, the standard 128-bit identifier written as 36 characters.',
  descriptionForModel:
    'Use when you need a fresh unique identifier, e.g. for a record, a request or an idempotency key, and cannot make random numbers yourself. Takes no input. Returns uuid in lower case.',
  category: 'utility',
  keywords: [
    'uuid',
    'guid',
    'unique id',
    'random id',
    'identifier',
    'uuid v4',
    'generate uuid',
    'correlation id',
    '唯一标识符',
    '随机标识',
    '随机 UUID',
    '生成 UUID',
    '通用唯一识别码',
  ],
  useCases: [
    'Name a new record before it is stored',
    'Make an idempotency key for a payment or an API call',
    'Correlate the log lines of one workflow across services',
    'Get an identifier that a language model did not make up',
  ],
  tags: ['uuid', 'identifier', 'random', 'no-input'],
  method: 'GET',
  input: z.strictObject({}),
  output: RandomUuid,
  exampleRequest: {},
  exampleResponse: { uuid: '3f0c8a52-6d1e-4b7a-9c35-7e2f4d8b1a60' },
  pricing: pricingPolicies.tinyApi,
  complexity: 'simple',
  maxLatencyMs: 5000,
  uptime: '99.5%',
  cacheable: false,
  // Every call returns another UUID, but changes nothing.
  idempotent: true,
  inputTypes: [],
  outputTypes: ['uuid'],
  relatedServices: ['timestamp', 'slugify'],
} as const;
