import { z } from '@hono/zod-openapi';
import {
  CapturedSignal,
  DemandManifest,
  DemandPaymentRequired,
  DemandProbeQuery,
  DemandSignal,
  FlowerLatestQuery,
  FlowerMarketParams,
  FlowerMarketQuery,
  FlowerVarietyParams,
  FlowerVarietyQuery,
  PaywallQuery,
} from '@farebox/contract';
import type { Context } from 'hono';
import type { Config } from '../../config.ts';
import type { AccessLog } from '../../requests/access-log.ts';
import type { AgentRequest } from '../../requests/agent-request.ts';
import type { Capture, Captured, SignalSource } from '../../demand/capture.ts';
import { requireAdminSession } from '../../accounts/sessions.ts';
import type { Watches } from '../../demand/watch.ts';
import { demandManifest } from '../../demand/manifest.ts';
import { submitSignal } from '../../demand/submit.ts';
import { Problem } from '../../errors.ts';
import { agentRequestOf } from '../agent-request.ts';
import { corsHeaders } from '../answer.ts';
import { isKnown, weakTag } from '../../etag.ts';
import { callerOf } from '../caller.ts';
import { clientAddress, type Env } from '../client-address.ts';
import { anyClientId, capturedBody } from './demand-bodies.ts';
import { requestIdOf } from '../request.ts';
import { answers, bySender, idParam, reads } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { readableSignal, signalBody, type ReadSignal } from './signal-body.ts';
import { isHead } from '../safe-head.ts';

export interface DemandParts extends RouteParts {
  config: RouteParts['config'] & Pick<Config, 'capturePerMinute' | 'kept'>;
  capture: Capture;
  watches: Pick<Watches, 'end'>;
  accessLog: AccessLog;
}

const tags = ['Demand'];
const capturedAnswer = answers(CapturedSignal, 'The signal is stored; matches are what is for sale now.');
const paywallAnswer = answers(
  DemandPaymentRequired,
  'Deliberate: the demand is stored, and there is nothing to pay. Repeating the request changes nothing.',
);
const optionalBody = { body: { required: false, content: { 'application/json': { schema: DemandSignal } } } };

const manifestRoute = route({
  method: 'get',
  path: '/.well-known/agent-demand.json',
  operationId: 'getDemandManifest',
  tags,
  summary: 'How to report a need',
  responses: {
    200: answers(DemandManifest, 'Endpoints, fields, limits, and how to verify webhooks.'),
    304: { description: 'Not changed.' },
  },
});

const probeDemand = route({
  method: 'get',
  path: '/api/v1/agent-demand',
  operationId: 'probeDemand',
  ...reads(...bySender),
  tags,
  summary: 'Report a need with query parameters',
  limit: 'capture',
  isLenient: true,
  problems: ['storage_full'],
  request: { query: DemandProbeQuery },
  responses: {
    200: answers(DemandManifest, 'Without q and capability: how to say what you need.'),
    202: capturedAnswer,
  },
});

export const submitDemand = route({
  method: 'post',
  path: '/api/v1/agent-demand',
  operationId: 'submitDemand',
  ...reads(...bySender),
  tags,
  summary: 'Report a need, and get a webhook when something matches',
  limit: 'capture',
  body: 'own',
  problems: ['storage_full', 'invalid_input', 'invalid_json', 'body_too_large', 'unsupported_media_type', 'address_refused'],
  request: optionalBody,
  responses: { 202: capturedAnswer },
});

const endWatch = route({
  method: 'delete',
  path: '/api/v1/agent-demand/{id}/watch',
  operationId: 'endWatch',
  tags,
  summary: 'End a watch, by its secret or as an admin',
  security: [{ bearer: [] }],
  limit: 'capture',
  problems: ['api_key_invalid', 'authentication_required', 'forbidden', 'malformed_header', 'not_found'],
  request: {
    params: idParam('sig_01KAGT4M8E3V9S2QZ7XNBC5WRD'),
    headers: z.object({
      'x-watch-secret': z.string().max(128).optional().meta({ description: 'watch.secret of the answer to the signal.' }),
    }),
  },
  responses: { 204: { description: 'Nothing more is sent.' } },
});

const probePaywall = route({
  method: 'get',
  path: '/api/v1/agent-paywall',
  operationId: 'probePaywall',
  ...reads(...bySender),
  tags,
  summary: 'Report willingness to pay with query parameters',
  limit: 'capture',
  isLenient: true,
  problems: ['storage_full'],
  request: { query: PaywallQuery },
  responses: { 402: paywallAnswer },
});

/** Several times what its members may have. */
const signalBytesMax = 128 * 1024;

/** Accepts any body; its 402 lists what could not be read. */
const submitPaywall = route({
  method: 'post',
  path: '/api/v1/agent-paywall',
  operationId: 'submitPaywall',
  ...reads(...bySender),
  tags,
  summary: 'Report willingness to pay',
  limit: 'capture',
  body: 'own',
  problems: ['storage_full'],
  request: optionalBody,
  responses: { 402: paywallAnswer },
});

const flowerLatest = route({
  method: 'get',
  path: '/api/v1/flowers/prices/latest',
  operationId: 'askLatestFlowerPrice',
  tags,
  summary: 'The latest price of a flower: not available yet, the demand is recorded',
  limit: 'capture',
  isLenient: true,
  problems: ['storage_full'],
  request: { query: FlowerLatestQuery },
  responses: { 402: paywallAnswer },
});

const flowerMarket = route({
  method: 'get',
  path: '/api/v1/flowers/prices/markets/{market}',
  operationId: 'askMarketFlowerPrices',
  tags,
  summary: 'The flower prices of a market: not available yet, the demand is recorded',
  limit: 'capture',
  isLenient: true,
  problems: ['storage_full'],
  request: { params: FlowerMarketParams, query: FlowerMarketQuery },
  responses: { 402: paywallAnswer },
});

const flowerVariety = route({
  method: 'get',
  path: '/api/v1/flowers/prices/varieties/{variety}',
  operationId: 'askVarietyFlowerPrices',
  tags,
  summary: 'The prices of a variety: not available yet, the demand is recorded',
  limit: 'capture',
  isLenient: true,
  problems: ['storage_full'],
  request: { params: FlowerVarietyParams, query: FlowerVarietyQuery },
  responses: { 402: paywallAnswer },
});

/** Captures demand: signals, the deliberate 402s, and the document about them. With full paths, to be mounted at `/`. */
export function demandRoutes(parts: DemandParts): Routes {
  const { config, publicUrl } = parts;
  const bytesMax = Math.min(signalBytesMax, config.bodyMaxBytes);
  const app = new Routes(parts);
  const manifest = () => demandManifest(publicUrl(), { perMinute: config.capturePerMinute, kept: config.kept });
  const accepted = async (c: Context<Env>, source: SignalSource, signal: DemandSignal) =>
    c.json({ status: 'captured' as const, ...capturedBody(await captured(202, c, parts, source, signal)) }, 202);
  const deliberate = async (c: Context<Env>, source: SignalSource, signal: DemandSignal) =>
    c.json(paymentRequiredBody(await captured(402, c, parts, source, signal), requestIdOf(c)), 402);

  app.openapi(manifestRoute, (c) => manifestAnswer(c, manifest()));
  app.openapi(probeDemand, async (c) => {
    const query = c.req.valid('query');
    if ((query.q ?? '') !== '' || (query.capability ?? '') !== '') return accepted(c, 'probe', probeSignal(query));
    await logInstructions(c, parts);
    return c.json(manifest(), 200);
  });
  app.openapi(endWatch, async (c) => {
    const { 'x-watch-secret': secret } = c.req.valid('header');
    const by = secret === undefined ? { adminId: requireAdminSession(await callerOf(parts, c)).accountId } : { secret };
    await parts.watches.end(c.req.valid('param').id, by);
    return c.body(null, 204);
  });
  app.openapi(probePaywall, (c) => deliberate(c, 'paywall', probeSignal(c.req.valid('query'))));

  app.plain(submitDemand, async (c) => accepted(c, 'submission', await signalBody(c, bytesMax)));
  app.plain(submitPaywall, async (c) => {
    const read = await readableSignal(c, bytesMax);
    const { captured, issues } = await capturedAnyway(c, parts, read);
    return c.json({ ...paymentRequiredBody(captured, requestIdOf(c)), ...(issues.length === 0 ? {} : { issues: [...issues] }) }, 402);
  });

  app.openapi(flowerLatest, (c) => deliberate(c, 'flowers', flowerSignal('Latest price', c.req.valid('query'))));
  app.openapi(flowerMarket, (c) => deliberate(c, 'flowers', flowerSignal('Prices', { ...c.req.valid('query'), ...c.req.valid('param') })));
  app.openapi(flowerVariety, (c) => deliberate(c, 'flowers', flowerSignal('Prices', { ...c.req.valid('query'), ...c.req.valid('param') })));
  return app;
}

async function captured(
  status: 202 | 402,
  c: Context<Env>,
  parts: DemandParts,
  source: SignalSource,
  signal: DemandSignal,
): Promise<Captured> {
  if (isHead(c)) return nothingCaptured;
  const address = clientAddress(c, parts.config.trustedHops);
  return submitSignal(parts, signal, { source, status, request: await requestFacts(c, parts), address });
}

/** For HEAD, whose body is dropped. */
const nothingCaptured: Captured = { signalId: '', matches: [], watch: null, next: '' };

/** An unusable callback is reported, and the rest is stored without it. */
async function capturedAnyway(c: Context<Env>, parts: DemandParts, { signal, issues }: ReadSignal) {
  try {
    return { captured: await captured(402, c, parts, 'paywall', signal), issues };
  } catch (thrown) {
    const callbackIssues = thrown instanceof Problem && thrown.status === 400 ? (thrown.details.issues ?? []) : [];
    if (!callbackIssues.some(({ path }) => path === 'callback_url')) throw thrown;
    const { callback_url: _refused, ...rest } = signal;
    return { captured: await captured(402, c, parts, 'paywall', rest), issues: [...issues, ...callbackIssues] };
  }
}

async function logInstructions(c: Context<Env>, parts: DemandParts): Promise<void> {
  parts.accessLog.record({ ...(await requestFacts(c, parts)), kind: 'probe', outcome: null, status: 200 });
}

async function requestFacts(c: Context<Env>, parts: DemandParts): Promise<AgentRequest> {
  return agentRequestOf(c, await anyClientId(() => callerOf(parts, c)));
}

function probeSignal({ q, type, ...rest }: z.output<typeof DemandProbeQuery>): DemandSignal {
  return { ...rest, query: q, asset_type: type };
}

interface FlowerQuestion {
  variety?: string | undefined;
  market?: string | undefined;
  country?: string | undefined;
  grade?: string | undefined;
  stem_length?: string | undefined;
  currency?: string | undefined;
  unit?: string | undefined;
}

/** One sentence for search and clusters, and the exact request as metadata. */
function flowerSignal(what: string, asked: FlowerQuestion): DemandSignal {
  const { variety, market, country, grade, stem_length: stemLength, currency, unit } = asked;
  const part = (before: string, value: string | undefined) => (value === undefined || value === '' ? [] : [`${before} ${value}`]);
  const parts = [
    ...(variety === undefined || variety === '' ? ['of flowers'] : [`of the flower ${variety}`]),
    ...part('on the market', market),
    ...part('from', country),
    ...part('of grade', grade),
    ...part('of stem length', stemLength),
    ...part('per', unit),
    ...part('in', currency),
  ];
  const metadata = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''));
  return { need: `${what} ${parts.join(' ')}`, metadata: { flowers: metadata } };
}

/** Without headers or members that a wallet would pay, and with its own code, so that no client takes it for a price. */
function paymentRequiredBody(captured: Captured, requestId: string): DemandPaymentRequired {
  return {
    error: 'payment required',
    payment: null,
    payable: false,
    purpose: 'demand_capture',
    ...capturedBody(captured),
    statusCode: 402,
    code: 'demand_captured',
    hint: 'There is nothing to pay and no reason to repeat this: the demand is stored. See next and matches.',
    request_id: requestId,
  };
}

/** Public and cached for a minute, like the other documents. */
function manifestAnswer(c: Context<Env>, manifest: DemandManifest) {
  const text = JSON.stringify(manifest);
  const etag = weakTag(text);
  for (const [name, value] of Object.entries(corsHeaders)) c.header(name, value);
  c.header('Cache-Control', 'public, max-age=60');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('ETag', etag);
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  return c.json(manifest, 200);
}
