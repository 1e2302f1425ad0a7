import { secondMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { X402ClaimRow } from '../../storage/tables/x402.ts';
import type { Mpp } from '../mpp/mpp.ts';
import type { Payment } from '../payment.ts';
import { testX402ProviderId, type PaidResource, type PaymentProvider, type Settlement } from '../provider.ts';
import { keyOf, type ClaimKey, type Claims } from './claims.ts';
import { ExactPayload } from './payload.ts';
import type { Requirement, SettleOutcome, Settler } from './settler.ts';
import { encoded, paymentRequired1, paymentRequired2 } from './wire.ts';

export interface X402ProviderOptions {
  settler: Settler;
  claims: Claims;
  log: Log;
  /** Asks wallets of the Machine Payments Protocol too; null or absent: not offered. */
  mpp?: Mpp | null;
  /** Extensions of x402 that a challenge carries. */
  extensions?(payment: Payment, resource: PaidResource): Readonly<Record<string, unknown>>;
  /** Where the world reaches the service, without a trailing slash. */
  publicUrl(): string;
}

/** Beyond this a request is told that the outcome is not known yet, and a job finds it out. */
const settleMs = 60 * secondMs;

/** x402, scheme `exact` on EVM chains: the payer signs, the settler moves the money. */
export function x402Provider(options: X402ProviderOptions): PaymentProvider {
  const { settler, claims } = options;
  const id = x402ProviderId(settler);
  return {
    id,
    name: settler.isTest ? 'x402 test network' : 'x402',
    isTest: settler.isTest,
    offer: () => ({ payTo: settler.payTo }),
    challenge: (payment, resource) => challengeOf(options, payment, resource),
    ownHeaders: (payment, resource) => options.mpp?.headers(settler.requirement(payment.amountMicros), payment, resource) ?? {},
    recorded: (queries, payment) => claims.settled(queries, payment.id),
    async settle(payment, _payer, request) {
      const payload = ExactPayload.safeParse(request['payload']);
      if (!payload.success) throw problem('payment_malformed', { message: 'payload must be a signed x402 payload' });
      const requirement = settler.requirement(payment.amountMicros);
      const key = keyOf(requirement, payload.data.authorization);
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

export function x402ProviderId({ isTest }: Pick<Settler, 'isTest'>): string {
  return isTest ? testX402ProviderId : 'x402';
}

/** Where the money comes from, in the books. */
export function sourceAccountOf({ network }: Pick<Settler, 'network'>, providerId: string): string {
  return `provider:${providerId}:${network}`;
}

async function settleClaimed(
  { settler, claims, log }: X402ProviderOptions,
  key: ClaimKey,
  payload: ExactPayload,
  requirement: Requirement,
  payment: Payment,
): Promise<Settlement> {
  const signal = AbortSignal.timeout(settleMs);
  const verdict = await settler.verify(payload, requirement, signal).catch(async (cause: unknown) => {
    // Nothing was asked to move yet.
    await claims.release(key);
    throw problem('unavailable', { message: 'the payment could not be verified right now', retryAfterSeconds: 5, cause });
  });
  if (!verdict.isValid) {
    await claims.release(key);
    throw refused(verdict.reason);
  }
  const outcome = await settler.settle(payload, requirement, signal).catch((cause: unknown): SettleOutcome => {
    log.error({ err: cause }, 'settling an x402 payment failed in the middle');
    return { kind: 'unknown', reason: 'unexpected_settle_error' };
  });
  switch (outcome.kind) {
    case 'settled':
      await claims.moved(key, outcome.transaction);
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

function refused(reason: string) {
  return problem('payment_refused', { message: `the payment was refused: ${reason}`, members: { reason } });
}

function pending(paymentId: string) {
  return problem('settlement_pending', { retryAfterSeconds: 5, members: { paymentId } });
}

function challengeOf(options: X402ProviderOptions, payment: Payment, paid: PaidResource) {
  const { settler, publicUrl, mpp = null } = options;
  const requirement = settler.requirement(payment.amountMicros);
  const url = `${publicUrl()}${paid.path}`;
  const resource = { url, description: paid.description.slice(0, descriptionMax), mimeType: 'application/json' };
  const extensions = options.extensions?.(payment, paid) ?? {};
  const isExtended = Object.keys(extensions).length > 0;
  const required = { ...paymentRequired2(requirement, resource, 'payment required'), extensions };
  const header = encoded(required);
  return {
    // What does not fit is still in the body.
    headers: { 'PAYMENT-REQUIRED': header.length <= headerLengthMax ? header : encoded({ ...required, extensions: {} }) },
    body: {
      ...(paymentRequired1(requirement, resource) ?? { x402Version: 2, accepts: [requirement] }),
      ...(isExtended ? { extensions } : {}),
    },
    mcp: {
      result: { x402Version: 2, resource, accepts: [requirement], extensions },
      meta: { 'x402/error': required, ...mpp?.meta(requirement, payment, paid) },
    },
  };
}

/** Facilitators and proxies refuse longer ones, and wallets send all of it back. */
const headerLengthMax = 3000;
const descriptionMax = 300;
