import { z } from 'zod';
import { problem } from '../../errors.ts';
import { askUpstream, isSuccess, jsonOrText, upstreamErrorExamples, type UpstreamAnswer } from './http.ts';
import { pricingPolicies, tool, type Tool, type ToolContext } from '../tool.ts';

export interface ProxyKitOptions {
  /** The address that gets a GET; null until the operator sets one. */
  backendUrl: string | null;
  fetch: typeof globalThis.fetch;
}

/** The part of a body that is passed on if it is not JSON. */
const textLengthMax = 2000;

const Health = z.object({
  status: z
    .enum(['ok', 'unhealthy'])
    .meta({ description: 'ok: the backend answered with a status from 200 to 299. unhealthy: with any other.', examples: ['ok'] }),
  upstreamStatus: z.int().meta({ description: 'The HTTP status of the backend.', examples: [200] }),
  latencyMs: z
    .int()
    .min(0)
    .meta({ description: 'Milliseconds from the request to the end of the answer, seen from this server.', examples: [42] }),
  body: z
    .unknown()
    .optional()
    .meta({
      description: `The answer of the backend: its JSON, or the first ${textLengthMax} characters of any other text. Absent if it was empty.`,
      examples: [{ status: 'up' }],
    }),
});

/** Tools that pass a request on to the operator's backend. */
export function proxyKit({ backendUrl, fetch }: ProxyKitOptions): Tool[] {
  return [proxyHealth(backendUrl === null ? null : new URL(backendUrl), fetch)];
}

function proxyHealth(url: URL | null, fetch: typeof globalThis.fetch): Tool {
  return tool({
    id: 'proxy-health',
    aliases: ['backend-health'],
    name: 'Proxy Health',
    description: 'Asks the configured backend how it is and forwards its status, latency and answer.',
    descriptionForModel:
      'Use to find out whether the backend behind this service is up and how fast it answers. Takes no input; the backend is fixed by the operator. Returns status (ok or unhealthy), upstreamStatus, latencyMs and, when there is one, the body of the backend. It cannot check an address of your choice.',
    category: 'utility',
    keywords: [
      'health check',
      'backend',
      'proxy',
      'uptime',
      'availability',
      'latency',
      'status',
      'monitoring',
      'ping',
      '健康检查',
      '后端状态',
      '代理',
      '可用性',
      '延迟',
      '服务监控',
    ],
    useCases: [
      'Check that the backend is up before starting a long workflow on it',
      'Watch the latency of the backend over time from the place of this server',
      'Tell a fault of the backend from a fault on the way to this service',
    ],
    limitations: [
      'Asks one backend, fixed by the operator: no address, path or header can be given.',
      'One GET from one place at one moment: it does not cover other regions or earlier times.',
      'A backend that answers with an error is a result (unhealthy) and is charged; one that cannot be reached, breaks off, answers with more than 64 KiB or takes too long is a failure, and the call is refunded.',
      'Redirects are reported, not followed.',
    ],
    tags: ['health', 'monitoring', 'proxy', 'no-input'],
    method: 'GET',
    input: z.strictObject({}),
    output: Health,
    exampleRequest: {},
    exampleResponse: { status: 'ok', upstreamStatus: 200, latencyMs: 42, body: { status: 'up' } },
    errorExamples: [
      { input: { url: 'https://example.com' }, error: 'url is not a known parameter', statusCode: 400 },
      ...upstreamErrorExamples,
    ],
    pricing: pricingPolicies.meteredTime,
    complexity: 'simple',
    typicalResponseTimeMs: 100,
    maxLatencyMs: 5000,
    uptime: '99.5%',
    cacheable: false,
    idempotent: true,
    inputTypes: [],
    outputTypes: ['object', 'string', 'integer'],
    relatedServices: ['timestamp', 'hk-weather'],
    runs: 'outside',
    missingConfiguration: () => (url === null ? 'FAREBOX_PROXY_BACKEND is not set' : null),
  }).run((_input, context) => checkBackend(url, fetch, context));
}

async function checkBackend(url: URL | null, fetch: typeof globalThis.fetch, { signal }: ToolContext): Promise<z.output<typeof Health>> {
  if (url === null) throw problem('tool_not_configured');
  const startedMs = performance.now();
  const answer = await askUpstream({ fetch, url, signal });
  const latencyMs = Math.round(performance.now() - startedMs);
  return { status: isSuccess(answer.status) ? 'ok' : 'unhealthy', upstreamStatus: answer.status, latencyMs, ...bodyOf(answer) };
}

function bodyOf({ text }: UpstreamAnswer): { body?: unknown } {
  const body = jsonOrText(text);
  if (body === '') return {};
  // Cutting can leave half a surrogate pair, which strict JSON parsers refuse.
  return { body: typeof body === 'string' ? body.slice(0, textLengthMax).toWellFormed() : body };
}
