import { requireKeyScope } from '../../accounts/key-scope.ts';
import {
  manifestRoute,
  probeDemand,
  submitDemand,
  endWatch,
  probePaywall,
  signalBytesMax,
  submitPaywall,
  flowerLatest,
  flowerMarket,
  flowerVariety,
} from '../../surface/records/demand.ts';
import type { z } from '@hono/zod-openapi';
import { type DemandManifest, type DemandPaymentRequired, type DemandProbeQuery, DemandSignal } from '@farebox/contract';
import type { Context } from 'hono';
import type { Config } from '../../config.ts';
import type { AccessLog } from '../../requests/access-log.ts';
import type { AgentRequest } from '../../requests/agent-request.ts';
import type { Capture, Captured, SignalSource } from '../../demand/capture.ts';
import { requireAdminSession } from '../../accounts/sessions.ts';
import type { Watches } from '../../demand/watch.ts';
import { demandManifest } from '../../demand/manifest.ts';
import { submitSignal } from '../../demand/submit.ts';
import { Problem, problem, type Issue } from '../../errors.ts';
import { agentRequestOf, requestIdOf, isJson, parseJsonBytes, readBytes, requireJsonType } from '../../surface/request.ts';
import { corsHeaders } from '../../surface/headers.ts';
import { isKnown, weakTag } from '../../etag.ts';
import { callerOf } from '../../surface/caller.ts';
import { clientAddress, type Env } from '../../surface/client-address.ts';
import { anyClientId, capturedBody } from '../../surface/demand-bodies.ts';
import { Routes, type RouteParts, namedNeed } from '../routes.ts';
import { isHead } from '../../surface/exchange.ts';
import { isMembers } from '@farebox/client/json';
import { invalidInput, safeParse } from '../../invalid-input.ts';

export interface DemandParts extends RouteParts {
  config: RouteParts['config'] & Pick<Config, 'capturePerMinute' | 'kept'>;
  demand: { capture: Capture; watches: Pick<Watches, 'end'> };
  accessLog: AccessLog;
}

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
    const caller = await callerOf(parts, c);
    requireKeyScope(caller, endWatch);
    const by = secret === undefined ? { adminId: requireAdminSession(caller).accountId } : { secret };
    await parts.demand.watches.end(c.req.valid('param').id, by);
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

/** An optional body. @throws unsupported_media_type, body_too_large, invalid_json, invalid_input */
async function signalBody(c: Context, bytesMax: number): Promise<DemandSignal> {
  const bytes = await readBytes(c, bytesMax);
  if (bytes.byteLength === 0) return {};
  requireJsonType(c);
  const parsed = safeParse(DemandSignal, signalMembers(bytes));
  if (!parsed.success) throw invalidInput(parsed.error.issues);
  return parsed.data;
}

/** The readable members of a body, and the faults of the others. */
interface ReadSignal {
  signal: DemandSignal;
  issues: readonly Issue[];
}

/** The same for an answer that is always 402: valid members are used, the others are listed. */
async function readableSignal(c: Context, bytesMax: number): Promise<ReadSignal> {
  try {
    const bytes = await readBytes(c, bytesMax);
    if (bytes.byteLength === 0) return { signal: {}, issues: [] };
    const typeIssues = isJson(c) ? [] : [wholeBody(problem('unsupported_media_type'))];
    const { signal, issues } = rightMembers(signalMembers(bytes));
    return { signal, issues: [...typeIssues, ...issues] };
  } catch (thrown) {
    if (!(thrown instanceof Problem) || thrown.status >= 500) throw thrown;
    return { signal: {}, issues: [wholeBody(thrown)] };
  }
}

function rightMembers(body: unknown): ReadSignal {
  const parsed = safeParse(DemandSignal, body);
  if (parsed.success) return { signal: parsed.data, issues: [] };
  const wrong = new Set(parsed.error.issues.map(({ path: [member] }) => String(member ?? '')));
  const issues = invalidInput(parsed.error.issues).details.issues ?? [];
  if (!isMembers(body) || wrong.has('')) return { signal: {}, issues };
  const right = safeParse(DemandSignal, Object.fromEntries(Object.entries(body).filter(([member]) => !wrong.has(member))));
  return { signal: right.data ?? {}, issues };
}

/** `q` is `query`, as in every search. */
function signalMembers(bytes: ArrayBuffer | Buffer): unknown {
  return namedNeed(parseJsonBytes(bytes), { name: 'query', otherName: 'q' });
}

function wholeBody({ message }: Problem): Issue {
  return { path: '', message };
}
