import { secondMs, type Clock } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { X402ClaimRow } from '../../storage/tables/x402.ts';
import { mppProblem, type Mpp } from '../mpp/mpp.ts';
import type { Payment } from '../payment.ts';
import { testX402ProviderId, type PaidResource, type PaymentProvider, type Settlement, type WireChallenge } from '../provider.ts';
import { keyOf, type ClaimKey, type Claims } from './claims.ts';
import { reasons } from './eip3009.ts';
import { noncedText, type NoncedText } from './own-nonce.ts';
import { Payload } from './payload.ts';
import type { AnyRequirement, Payload as SignedPayload, SettleOutcome, Settler } from './settler.ts';
import { chosenBy, isEvmExact } from './signed.ts';
import { encoded, paymentRequired1, paymentRequired2 } from './wire.ts';

export interface X402ProviderOptions {
  settler: Settler;
  claims: Claims;
  clock: Clock;
  log: Log;
  /** Asks wallets of the Machine Payments Protocol too; null or absent: not offered. */
  mpp?: Mpp | null;
  /** Extensions of x402 that a challenge carries. */
  extensions?(payment: Payment, resource: PaidResource): Readonly<Record<string, unknown>>;
  /** Each way to pay, signed: the extension offer-receipt. @param until epoch milliseconds */
  offers?(accepts: readonly AnyRequirement[], resourceUrl: string, until: number): Readonly<Record<string, unknown>>;
  /** A nonce for the extensions of this one challenge; null or absent: all have the one that they were made with. */
  ownNonce?(payment: Payment): string | null;
  /** Where the world reaches the service, without a trailing slash. */
  publicUrl(): string;
}

/** Beyond this a request is told that the outcome is not known yet, and a job finds it out. */
const settleMs = 60 * secondMs;

/** x402: the payer signs, the settler moves the money. */
export function x402Provider(options: X402ProviderOptions): PaymentProvider {
  const { settler, claims } = options;
  const id = x402ProviderId(settler);
  const { challenge, ownRequired } = challenges(options);
  return {
    id,
    name: settler.isTest ? 'x402 test network' : 'x402',
    isTest: settler.isTest,
    offer: () => ({ payTo: settler.payTo }),
    challenge,
    ownHeaders(payment, resource) {
      const requirement = settler.offers(payment.amountMicros).find(isEvmExact);
      const required = ownRequired(payment, resource);
      return {
        ...(required === null ? {} : { [requiredHeader]: required }),
        ...(requirement === undefined ? {} : options.mpp?.headers(requirement, payment, resource)),
      };
    },
    recorded: (queries, payment) => claims.settled(queries, payment.id),
    async settle(payment, _payer, request) {
      const payload = Payload.safeParse(request['payload']);
      if (!payload.success) throw problem('payment_malformed', { message: 'payload must be a signed x402 payload' });
      const requirement = requirementFor(settler, payment.amountMicros, payload.data);
      const key = keyOf(requirement, payload.data);
      const isOurs = await claims.take({
        paymentId: payment.id,
        providerId: id,
        serviceId: payment.serviceId,
        payload: payload.data,
        requirement,
      });
      if (!isOurs) throw await whyNot(claims, key, payment);
      return settleClaimed(options, key, payload.data, requirement, payment);
    },
  };
}

/**
 * What a payment is settled for.
 * @throws payment_refused for a way to pay that is not offered, unavailable where none is known yet
 */
export function requirementFor(settler: Settler, amountMicros: number, payload: SignedPayload): AnyRequirement {
  const offers = settler.offers(amountMicros);
  if (offers.length === 0) throw problem('unavailable', { message: 'how to pay is not known yet', retryAfterSeconds: 5 });
  const chosen = chosenBy(payload, offers);
  if (chosen === null) throw refused(reasons.scheme);
  return chosen;
}

export function x402ProviderId({ isTest }: Pick<Settler, 'isTest'>): string {
  return isTest ? testX402ProviderId : 'x402';
}

/** Where the money comes from, in the books. */
export function sourceAccountOf({ network }: Pick<Settler, 'network'>, providerId: string): string {
  return `provider:${providerId}:${network}`;
}

/** Whether a payment is good, as the settler sees it. @returns why not, or null. @throws unavailable where nobody can tell now */
export async function verifiedFault(
  settler: Settler,
  payload: SignedPayload,
  requirement: AnyRequirement,
  signal = AbortSignal.timeout(settleMs),
): Promise<string | null> {
  try {
    const verdict = await settler.verify(payload, requirement, signal);
    return verdict.isValid ? null : verdict.reason;
  } catch (cause) {
    throw problem('unavailable', { message: 'the payment could not be verified right now', retryAfterSeconds: 5, cause });
  }
}

async function settleClaimed(
  { settler, claims, log }: X402ProviderOptions,
  key: ClaimKey,
  payload: SignedPayload,
  requirement: AnyRequirement,
  payment: Payment,
): Promise<Settlement> {
  const signal = AbortSignal.timeout(settleMs);
  const fault = await verifiedFault(settler, payload, requirement, signal).catch(async (thrown: unknown) => {
    // Nothing was asked to move yet.
    await claims.release(key);
    throw thrown;
  });
  if (fault !== null) {
    await claims.release(key);
    throw refused(fault);
  }
  if (payment.offerKind === 'asset' && !(await claims.hold(key, payment))) {
    await claims.release(key);
    throw problem('payment_in_flight', { message: otherOnItsWay, retryAfterSeconds: 1 });
  }
  const outcome = await settler.settle(payload, requirement, signal).catch((cause: unknown): SettleOutcome => {
    log.error({ err: cause }, 'settling an x402 payment failed in the middle');
    return { kind: 'unknown', reason: 'unexpected_settle_error' };
  });
  switch (outcome.kind) {
    case 'settled':
      await claims.moved(key, outcome.transaction, outcome.payer);
      return { kind: 'settled', sourceAccount: sourceAccountOf(settler, x402ProviderId(settler)), payerAccountId: null };
    case 'failed':
      await claims.release(key);
      throw refused(outcome.reason);
    case 'unknown':
      await claims.unknown(key);
      log.warn({ reason: outcome.reason }, 'the outcome of a settlement is not known yet');
      throw pending(payment.id);
  }
}

export const otherOnItsWay = 'another payment of this wallet for the asset is being settled';

/** Why a signed payment cannot be claimed: it is on its way, or it paid for something. */
async function whyNot(claims: Claims, key: ClaimKey, payment: Payment) {
  const claim = (await claims.find(key)) ?? (await claims.findByPayment(payment.id));
  return claim === null ? problem('payment_in_flight', { retryAfterSeconds: 1 }) : takenProblem(claim);
}

/** @param claim of the same signed payment, which is not settled, or was for something else. */
export function takenProblem(claim: X402ClaimRow) {
  if (claim.state === 'settling') return problem('payment_in_flight', { retryAfterSeconds: 1 });
  return claim.state === 'unknown' ? pending(claim.payment_id) : problem('payment_already_used');
}

export function refused(reason: string) {
  const hint = hints[reason];
  const details = { message: `the payment was refused: ${reason}`, members: { reason } };
  return problem('payment_refused', hint === undefined ? details : { ...details, hint });
}

/** Where the reason alone does not say what to do. */
const hints: Readonly<Record<string, string>> = {
  [reasons.undeployed]: 'Deploy the wallet with a transaction of its own first, or pay from an account that has a key.',
  [reasons.contract]: 'The test network has no contracts that could judge a signature: pay from an account that has a key.',
  permit2_allowance_required: 'Approve Permit2 for the token first, or pay by the scheme exact.',
};

function pending(paymentId: string) {
  return problem('settlement_pending', { retryAfterSeconds: 5, members: { paymentId } });
}

/**
 * The challenges of a provider. What they have in common for one price and resource is made once a second; of the payment itself is
 * only what the Machine Payments Protocol adds.
 */
function challenges(options: X402ProviderOptions): Challenges {
  const { settler, mpp = null, clock, ownNonce } = options;
  const kept = new Map<string, { until: number; common: CommonChallenge | null }>();

  function commonOf(payment: Payment, resource: PaidResource): CommonChallenge | null {
    const now = clock.now();
    const key = `${payment.amountMicros} ${payment.offerKind} ${resource.path} ${resource.description}`;
    const known = kept.get(key);
    // Also where the clock was set back meanwhile.
    if (known !== undefined && known.until > now && known.until <= now + secondMs) return known.common;
    if (kept.size >= keptMax) kept.clear();
    const common = commonChallenge(options, payment, resource);
    kept.set(key, { until: now + secondMs, common });
    return common;
  }

  function challenge(payment: Payment, resource: PaidResource): WireChallenge | null {
    const common = commonOf(payment, resource);
    if (common === null) return null;
    const { headers, bodyMembers, required } = common;
    return {
      headers,
      bodyMembers,
      get mcp() {
        const exact = settler.offers(payment.amountMicros).find(isEvmExact);
        const asked = { ...required, extensions: withNonce(required.extensions, ownNonce?.(payment) ?? null) };
        const { error: _error, ...result } = asked;
        return { result, meta: { 'x402/error': asked, ...(exact === undefined ? {} : mpp?.meta(exact, payment, resource)) } };
      },
    };
  }

  function ownRequired(payment: Payment, resource: PaidResource): string | null {
    const nonce = ownNonce?.(payment) ?? null;
    return nonce === null ? null : (commonOf(payment, resource)?.withNonce?.(nonce) ?? null);
  }

  return { challenge, ownRequired };
}

interface Challenges {
  challenge(payment: Payment, resource: PaidResource): WireChallenge | null;
  /** The header with a nonce of this payment; null where all have the same. */
  ownRequired(payment: Payment, resource: PaidResource): string | null;
}

type Extensions = Readonly<Record<string, unknown>>;

function withNonce(extensions: Extensions, nonce: string | null): Extensions {
  if (nonce === null) return extensions;
  return Object.fromEntries(
    Object.entries(extensions).map(([name, extension]) => {
      const { info } = isRecord(extension) ? extension : {};
      return [name, isRecord(extension) && isRecord(info) && 'nonce' in info ? { ...extension, info: { ...info, nonce } } : extension];
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

type CommonChallenge = Pick<WireChallenge, 'headers' | 'bodyMembers'> & {
  required: ReturnType<typeof paymentRequired2> & { extensions: Extensions };
  /** The header with another nonce; null where it has none. */
  withNonce: NoncedText | null;
};
const requiredHeader = 'PAYMENT-REQUIRED';
const keptMax = 2000;

/** @returns null as long as there is no way to pay. */
function commonChallenge(
  { settler, mpp, extensions: extensionsOf, offers, ownNonce, publicUrl }: X402ProviderOptions,
  payment: Payment,
  paid: PaidResource,
): CommonChallenge | null {
  const accepts = settler.offers(payment.amountMicros);
  if (accepts.length === 0) return null;
  const url = `${publicUrl()}${paid.path}`;
  const resource = { url, description: paid.description.slice(0, descriptionMax), mimeType: 'application/json' };
  const extensions = extensionsOf?.(payment, paid) ?? {};
  const hasOwnNonce = (ownNonce?.(payment) ?? null) !== null;
  // The body is the same for many: what must be signed only once is not in it.
  const offered = offers?.(accepts, url, payment.expiresAt) ?? {};
  const bodyExtensions = { ...(hasOwnNonce ? {} : extensions), ...offered };
  const asked = paymentRequired2(accepts, resource, 'payment required');
  // Signed offers come last: who has to sign in first must be told how.
  const full = { ...asked, extensions: { ...extensions, ...offered } };
  const required = encoded(full).length <= headerLengthMax ? full : { ...asked, extensions };
  const header = encoded(required);
  const isShort = header.length <= headerLengthMax;
  const isExtended = Object.keys(bodyExtensions).length > 0;
  const body = {
    ...(mpp === null || mpp === undefined ? {} : mppProblem),
    ...(paymentRequired1(accepts, resource) ?? { x402Version: 2, accepts }),
    ...(isExtended ? { extensions: bodyExtensions } : {}),
  };
  return {
    // What does not fit is still in the body.
    headers: { [requiredHeader]: isShort ? header : encoded({ ...required, extensions: {} }) },
    bodyMembers: JSON.stringify(body).slice(1, -1),
    required,
    withNonce: hasOwnNonce && isShort ? noncedText(JSON.stringify(required)) : null,
  };
}

/** Facilitators and proxies refuse longer ones, and wallets send all of it back. */
const headerLengthMax = 3000;
const descriptionMax = 300;
