import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { ToolError } from '@farebox/contract';
import type { Context } from 'hono';
import { requireAccount } from '../../accounts/caller.ts';
import type { Authenticator } from '../../accounts/authenticate.ts';
import type { Config } from '../../config.ts';
import { problem, Problem } from '../../errors.ts';
import { reasons } from '../../settlement/schemes/eip3009.ts';
import { Address, Atomic, type Payload } from '../../settlement/payload.ts';
import { AnyRequirement, type Settler, type SettleOutcome } from '../../settlement/settler.ts';
import { isUpto, payerOf } from '../../settlement/signed.ts';
import { paymentRequired1, wirePayment } from '../../payments/x402/wire.ts';
import { callerOf } from '../caller.ts';
import { clientAddress, type Env } from '../client-address.ts';
import type { RateLimit } from '../../requests/rate-limit.ts';
import { readJson } from '../request.ts';
import { answers, byAnyCredential } from '../route-parts.ts';

export interface FacilitatorParts {
  config: Pick<Config, 'trustedHops' | 'x402'>;
  settler: Settler | null;
  authenticator: Authenticator;
  limits: { unpaid: RateLimit; capture: RateLimit };
}

const tags = ['Payments'];
/** A payment is about two kilobytes. */
const bodyBytesMax = 64 * 1024;
/** A settlement takes as long as a block, and is answered before the seller's client times out. */
const verifyMs = 20_000;
const settleMs = 75_000;

const Asked = z.object({
  x402Version: z.int().optional(),
  paymentPayload: z.unknown().meta({ description: 'PaymentPayload of x402 version 2 or 1.' }),
  paymentRequirements: z.unknown().meta({ description: 'PaymentRequirements of the same version.' }),
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
  kinds: z.array(
    z.object({
      x402Version: z.int(),
      scheme: z.string(),
      network: z.string(),
      extra: z.record(z.string(), z.string()).optional().meta({ description: 'For `upto`: who alone can settle it.' }),
    }),
  ),
  extensions: z.array(z.string()),
  signers: z.record(z.string(), z.array(z.string())),
});

/** A wallet's payment to a seller, in the form of version 2. */
const required = {
  scheme: 'exact',
  network: 'eip155:84532',
  amount: '10000',
  asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  payTo: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
  maxTimeoutSeconds: 60,
  extra: { name: 'USDC', version: '2' },
};
const payer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const payment = {
  signature:
    '0xe2f51cf1230a1b8de6b2779e0c870c8046de79c79cdca2f781baf4ee2913d58820c0269e0e7b690de666bc5dbada982f868cfa77c81b8237676eeabb1ad1f5421c',
  authorization: {
    from: payer,
    to: required.payTo,
    value: required.amount,
    validAfter: '0',
    validBefore: '1795268072',
    nonce: '0xd889262efd5bf91aa12eb33d7303cc3536cb6a83b4cc10ef85a8d715f7e144da',
  },
};
const transaction = '0xd1900e0ed099fc0ed543312051c0c0dae0ef417433acf04788d26a18b916b1ad';
const network = required.network;
const shown = {
  asked: { x402Version: 2, paymentPayload: { x402Version: 2, accepted: required, payload: payment }, paymentRequirements: required },
  verified: { isValid: true, payer },
  settled: { success: true, transaction, network, payer, amount: required.amount },
  supported: { kinds: [{ x402Version: 2, scheme: 'exact', network }], extensions: [], signers: {} },
};

const askedBody = { body: { required: true, content: { 'application/json': { schema: Asked, example: shown.asked } } } };
const shownAnswer = <Schema extends z.ZodType>(schema: Schema, description: string, example: z.output<Schema>) => ({
  description,
  content: { 'application/json': { schema, example } },
});
const refusals = {
  400: answers(ToolError, 'It is malformed: isValid or success is false, and invalidReason or errorReason says why.'),
  401: answers(ToolError, 'Where settling costs gas, an account is needed.'),
  429: answers(ToolError, 'Too many.'),
};

const verifyPayment = createRoute({
  method: 'post',
  path: '/x402/verify',
  operationId: 'verifyX402Payment',
  tags,
  summary: 'Check a signed payment to any seller, without moving it',
  security: [{}, ...byAnyCredential],
  request: askedBody,
  responses: {
    200: shownAnswer(Verified, 'Whether it would be settled, and if not, why.', shown.verified),
    ...refusals,
    503: answers(ToolError, 'The chain cannot be asked right now.'),
  },
});

const settlePayment = createRoute({
  method: 'post',
  path: '/x402/settle',
  operationId: 'settleX402Payment',
  tags,
  summary: 'Move the money of a signed payment to any seller',
  description:
    'Asked again, it answers the same and moves nothing twice. With errorReason settlement_pending the outcome is not known yet: ask again.',
  security: [{}, ...byAnyCredential],
  request: askedBody,
  responses: { 200: shownAnswer(Settled, 'What became of it.', shown.settled), ...refusals },
});

const listSupported = createRoute({
  method: 'get',
  path: '/x402/supported',
  operationId: 'listSupportedX402Payments',
  tags,
  summary: 'Networks and schemes that are verified and settled for other sellers',
  security: [{}],
  responses: {
    200: shownAnswer(Supported, 'Schemes and networks, in both versions of x402.', shown.supported),
    404: answers(ToolError, 'This service is no facilitator.'),
  },
});

/**
 * This service as the x402 facilitator of other sellers: `new HTTPFacilitatorClient({ url: '<public URL>/x402' })`. Absent if another
 * facilitator settles for the operator. On a real chain each settlement costs the operator gas, so an account is needed there. With full
 * paths, to be mounted at `/`. Source: x402 version 2, section 7; version 1 likewise.
 */
export function facilitatorRoutes({ config, settler, authenticator, limits }: FacilitatorParts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  if (settler === null || !config.x402.servesFacilitator || config.x402.mode === 'facilitator') return app;
  const supported = supportedBy(settler);

  async function admit(c: Context<Env>): Promise<void> {
    if (settler?.isOnChain === false) return limits.unpaid.take(clientAddress(c, config.trustedHops));
    limits.capture.take(requireAccount(await callerOf({ authenticator }, c)).accountId);
  }

  // The framework's own answer to a wrong body would not have the form of x402 that sellers expect.
  app.openAPIRegistry.registerPath(verifyPayment);
  app.post(verifyPayment.path, async (c) => {
    await admit(c);
    c.header('Cache-Control', 'no-store');
    const asked = readAsked(await readJson(c, bodyBytesMax));
    if (asked.kind === 'malformed') throw malformed(asked.reason, { isValid: false, invalidReason: asked.reason });
    const verdict = await settler.verify(asked.payload, asked.requirement, signalOf(c, verifyMs));
    if (verdict.isValid) return c.json({ isValid: true, payer: verdict.payer }, 200);
    return c.json({ isValid: false, invalidReason: verdict.reason, ...(verdict.payer === null ? {} : { payer: verdict.payer }) }, 200);
  });

  app.openAPIRegistry.registerPath(settlePayment);
  app.post(settlePayment.path, async (c) => {
    await admit(c);
    c.header('Cache-Control', 'no-store');
    const asked = readAsked(await readJson(c, bodyBytesMax));
    if (asked.kind === 'malformed')
      throw malformed(asked.reason, { success: false, errorReason: asked.reason, transaction: '', network: '' });
    // Continues if the caller disconnects: a settlement cannot be stopped.
    const outcome = await settler.settle(asked.payload, asked.requirement, AbortSignal.timeout(settleMs));
    return c.json(settledBody(outcome, asked), 200);
  });

  app.openapi(listSupported, (c) => {
    c.header('Cache-Control', 'public, max-age=60');
    return c.json(supported, 200);
  });
  return app;
}

/** Our errors, with the members that an x402 client reads. */
function malformed(reason: string, members: Readonly<Record<string, unknown>>) {
  return problem('payment_malformed', { message: `the payment is malformed: ${reason}`, members });
}

function signalOf(c: Context<Env>, timeoutMs: number): AbortSignal {
  return AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeoutMs)]);
}

interface AskedPayment {
  kind: 'asked';
  payload: Payload;
  requirement: AnyRequirement;
  /** Under the caller's name: version 1 has its own names. */
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
/** The parts that both versions share. */
const Outline = z.object({ x402Version: z.unknown(), scheme: z.unknown(), network: z.unknown() }).partial();

/** By version; the settler refuses payments that it cannot settle. */
const schemes: Readonly<Record<1 | 2, readonly string[]>> = { 1: ['exact'], 2: ['exact', 'upto'] };

function readAsked(body: unknown): AskedPayment | { kind: 'malformed'; reason: string } {
  const refused = (reason: string) => ({ kind: 'malformed', reason }) as const;
  const outline = z.object({ paymentPayload: Outline, paymentRequirements: Outline }).safeParse(body);
  const whole = Asked.safeParse(body);
  if (!outline.success || !whole.success) return refused(reasons.payload);
  const { paymentPayload, paymentRequirements } = whole.data;
  const { x402Version } = outline.data.paymentPayload;
  if (x402Version !== 1 && x402Version !== 2) return refused(reasons.version);
  const { scheme } = outline.data.paymentRequirements;
  if (typeof scheme !== 'string' || !schemes[x402Version].includes(scheme)) return refused(reasons.scheme);
  const wire = orNull(() => wirePayment(paymentPayload));
  if (wire === null) return refused(reasons.payload);
  const { payload, network } = wire;
  if (x402Version === 2) {
    const asks = AnyRequirement.safeParse(paymentRequirements);
    if (!asks.success) return refused(reasons.requirements);
    const requirement = asks.data;
    return requirement.network === network ? { kind: 'asked', payload, requirement, networkName: network } : refused(reasons.network);
  }
  const asks = Requirement1.safeParse(paymentRequirements);
  if (!asks.success) return refused(reasons.requirements);
  const { network: networkName, maxAmountRequired: amount, ...rest } = asks.data;
  if (outline.data.paymentPayload.network !== networkName) return refused(reasons.network);
  return { kind: 'asked', payload, requirement: { scheme: 'exact', network, amount, ...rest }, networkName };
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
  const payer = payerOf(payload);
  if (outcome.kind === 'settled') return { success: true, transaction: outcome.transaction, network, payer, amount: requirement.amount };
  // Sellers with the reference implementation retry after this reason, which is safe here.
  const errorReason = outcome.kind === 'unknown' ? reasons.pending : outcome.reason;
  return { success: false, errorReason, transaction: '', network, payer };
}

function supportedBy(settler: Settler) {
  const nowhere = { url: '', description: '', mimeType: '' };
  const offers = settler.offers(1);
  const kinds = offers.map((offer) => {
    const kind = { x402Version: 2, scheme: offer.scheme, network: offer.network };
    return isUpto(offer) ? { ...kind, extra: { facilitatorAddress: offer.extra.facilitatorAddress } } : kind;
  });
  const older = paymentRequired1(offers, nowhere)?.accepts.map(({ scheme, network }) => ({ x402Version: 1, scheme, network })) ?? [];
  return { kinds: [...kinds, ...older], extensions: [], signers: {} };
}
