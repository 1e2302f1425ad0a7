import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { requireAccount } from '../accounts/caller.ts';
import type { Authenticator } from '../accounts/authenticate.ts';
import type { Config } from '../config.ts';
import { Problem } from '../errors.ts';
import { reasons } from '../payments/x402/eip3009.ts';
import { Address, Atomic } from '../payments/x402/payload.ts';
import type { ExactPayload, Requirement, SettleOutcome, Settler } from '../payments/x402/settler.ts';
import { paymentRequired1, StoredRequirement, wirePayment } from '../payments/x402/wire.ts';
import { callerOf } from './caller.ts';
import { clientAddress, type Env } from './client-address.ts';
import type { RateLimit } from './rate-limit.ts';
import { readJson } from './request.ts';
import { answers, byAnyCredential, jsonBody } from './route-parts.ts';

export interface FacilitatorParts {
  config: Pick<Config, 'trustedHops' | 'x402'>;
  settler: Settler | null;
  authenticator: Authenticator;
  limits: { unpaid: RateLimit; capture: RateLimit };
}

const tags = ['Facilitator'];
/** A payment is about two kilobytes. */
const bodyBytesMax = 64 * 1024;
/** A settlement takes as long as a block, and is told of before the seller's own client gives up. */
const verifyMs = 20_000;
const settleMs = 75_000;

const Asked = z.object({
  x402Version: z.int().optional(),
  paymentPayload: z.unknown().openapi({ description: 'PaymentPayload of x402 version 2 or 1.' }),
  paymentRequirements: z.unknown().openapi({ description: 'PaymentRequirements of the same version.' }),
});
const Verified = z.object({ isValid: z.boolean(), invalidReason: z.string().optional(), payer: z.string().optional() });
const Settled = z.object({
  success: z.boolean(),
  errorReason: z.string().optional(),
  payer: z.string().optional(),
  transaction: z.string(),
  network: z.string(),
  amount: z.string().optional(),
});
const Supported = z.object({
  kinds: z.array(z.object({ x402Version: z.int(), scheme: z.string(), network: z.string() })),
  extensions: z.array(z.string()),
  signers: z.record(z.string(), z.array(z.string())),
});

const verifyPayment = createRoute({
  method: 'post',
  path: '/x402/verify',
  operationId: 'verifyX402Payment',
  tags,
  summary: 'Check a payment to any seller, without moving it',
  security: [{}, ...byAnyCredential],
  request: jsonBody(Asked),
  responses: { 200: answers(Verified, 'Whether it would be settled.'), 400: answers(Verified, 'It is malformed.') },
});

const settlePayment = createRoute({
  method: 'post',
  path: '/x402/settle',
  operationId: 'settleX402Payment',
  tags,
  summary: 'Move the money of a payment to any seller',
  description:
    'Asked again, it answers the same and moves nothing twice. With errorReason settlement_pending the outcome is not known yet: ask again.',
  security: [{}, ...byAnyCredential],
  request: jsonBody(Asked),
  responses: { 200: answers(Settled, 'What became of it.'), 400: answers(Settled, 'It is malformed.') },
});

const listSupported = createRoute({
  method: 'get',
  path: '/x402/supported',
  operationId: 'listSupportedX402Payments',
  tags,
  summary: 'Which payments are verified and settled here',
  responses: { 200: answers(Supported, 'Schemes and networks, in both versions of x402.') },
});

/**
 * This service as the x402 facilitator of other sellers: `new HTTPFacilitatorClient({ url: '<public URL>/x402' })`. Nothing is here where
 * the operator has somebody else settle. On a real chain each settlement costs the operator gas, so an account is needed there.
 * With full paths, to be mounted at `/`. Source: x402 version 2, section 7; version 1 likewise.
 */
export function facilitatorRoutes({ config, settler, authenticator, limits }: FacilitatorParts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  if (settler === null || !config.x402.servesFacilitator || config.x402.mode === 'facilitator') return app;
  const supported = supportedBy(settler);

  async function admit(c: Context<Env>): Promise<void> {
    if (settler?.isTest === true) return limits.unpaid.take(clientAddress(c, config.trustedHops));
    limits.capture.take(requireAccount(await callerOf({ authenticator }, c)).accountId);
  }

  // The framework would answer a body of another shape itself, and sellers expect the shapes of x402.
  app.openAPIRegistry.registerPath(verifyPayment);
  app.post(verifyPayment.path, async (c) => {
    await admit(c);
    c.header('Cache-Control', 'no-store');
    const asked = readAsked(await readJson(c, bodyBytesMax));
    if (asked.kind === 'malformed') return c.json({ isValid: false, invalidReason: asked.reason }, 400);
    const verdict = await settler.verify(asked.payload, asked.requirement, signalOf(c, verifyMs));
    if (verdict.isValid) return c.json({ isValid: true, payer: verdict.payer }, 200);
    return c.json({ isValid: false, invalidReason: verdict.reason, ...(verdict.payer === null ? {} : { payer: verdict.payer }) }, 200);
  });

  app.openAPIRegistry.registerPath(settlePayment);
  app.post(settlePayment.path, async (c) => {
    await admit(c);
    c.header('Cache-Control', 'no-store');
    const asked = readAsked(await readJson(c, bodyBytesMax));
    if (asked.kind === 'malformed') return c.json({ success: false, errorReason: asked.reason, transaction: '', network: '' }, 400);
    // Not ended by a caller who hangs up: what is being settled is settled.
    const outcome = await settler.settle(asked.payload, asked.requirement, AbortSignal.timeout(settleMs));
    return c.json(settledBody(outcome, asked), 200);
  });

  app.openapi(listSupported, (c) => {
    c.header('Cache-Control', 'public, max-age=60');
    return c.json(supported, 200);
  });
  return app;
}

function signalOf(c: Context<Env>, timeoutMs: number): AbortSignal {
  return AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeoutMs)]);
}

interface AskedPayment {
  kind: 'asked';
  payload: ExactPayload;
  requirement: Requirement;
  /** As the caller calls it: version 1 has names of its own. */
  networkName: string;
}

const Requirement1 = z.object({
  network: z.string().max(64),
  maxAmountRequired: Atomic,
  asset: Address,
  payTo: Address,
  maxTimeoutSeconds: z.number(),
  extra: z.object({ name: z.string().max(64), version: z.string().max(16) }),
});
/** What both versions say in the same words. */
const Outline = z.object({ x402Version: z.unknown(), scheme: z.unknown(), network: z.unknown() }).partial();

function readAsked(body: unknown): AskedPayment | { kind: 'malformed'; reason: string } {
  const malformed = (reason: string) => ({ kind: 'malformed', reason }) as const;
  const outline = z.object({ paymentPayload: Outline, paymentRequirements: Outline }).safeParse(body);
  if (!outline.success) return malformed(reasons.payload);
  const { paymentPayload, paymentRequirements } = asked(body);
  const { x402Version } = outline.data.paymentPayload;
  if (x402Version !== 1 && x402Version !== 2) return malformed(reasons.version);
  if (outline.data.paymentRequirements.scheme !== 'exact') return malformed(reasons.scheme);
  const wire = orNull(() => wirePayment(paymentPayload));
  if (wire === null) return malformed(reasons.payload);
  const { payload, network } = wire;
  if (x402Version === 2) {
    const required = StoredRequirement.safeParse(paymentRequirements);
    if (!required.success) return malformed(reasons.requirements);
    const requirement = required.data;
    return requirement.network === network ? { kind: 'asked', payload, requirement, networkName: network } : malformed(reasons.network);
  }
  const required = Requirement1.safeParse(paymentRequirements);
  if (!required.success) return malformed(reasons.requirements);
  const { network: networkName, maxAmountRequired: amount, ...rest } = required.data;
  if (outline.data.paymentPayload.network !== networkName) return malformed(reasons.network);
  return { kind: 'asked', payload, requirement: { scheme: 'exact', network, amount, ...rest }, networkName };
}

/** The two members, whatever they are: the outline has just seen that there are two. */
function asked(body: unknown): { paymentPayload: unknown; paymentRequirements: unknown } {
  const { paymentPayload, paymentRequirements } = Asked.parse(body);
  return { paymentPayload, paymentRequirements };
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof Problem) return null;
    throw thrown;
  }
}

function settledBody(outcome: SettleOutcome, { payload, requirement, networkName: network }: AskedPayment) {
  const payer = payload.authorization.from;
  if (outcome.kind === 'settled') return { success: true, transaction: outcome.transaction, network, payer, amount: requirement.amount };
  // Sellers of the reference implementation ask again for this one, which is safe here.
  const errorReason = outcome.kind === 'unknown' ? reasons.pending : outcome.reason;
  return { success: false, errorReason, transaction: '', network, payer };
}

function supportedBy(settler: Settler) {
  const kind = (x402Version: number, network: string) => ({ x402Version, scheme: 'exact', network });
  const nowhere = { url: '', description: '', mimeType: '' };
  const olderNames = paymentRequired1(settler.requirement(1), nowhere)?.accepts.map(({ network }) => network) ?? [];
  return { kinds: [kind(2, settler.network), ...olderNames.map((name) => kind(1, name))], extensions: [], signers: {} };
}
