import type { Foundation } from '../../foundation.ts';
import { isAuthenticated } from '../../accounts/caller.ts';
import type { WalletSignIn } from '../../accounts/sign-in-with-x.ts';
import { secondMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { BoundedMap } from '../../limits/cache.ts';
import type { Micros } from '../../money.ts';
import type { ProviderId } from '../../provider-ids.ts';
import type { Payment } from '../quotes/payment.ts';
import { type PaidResource, type PaymentProvider, type SignedAuthorization, type Verified, type WireChallenge } from '../provider.ts';
import type { ReceiptSigner } from '../quotes/receipts.ts';
import { reasons } from '../../settlement/schemes/eip3009.ts';
import { noncedText, type NoncedText } from './own-nonce.ts';
import type { Payload } from '../../settlement/payload.ts';
import { readAuthorization, type AnyRequirement, type Settler, type SettleOutcome } from '../../settlement/settler.ts';
import { sourceAccountOf } from './late-settlement.ts';
import { chosenBy, identityOf, isEvmExact, isUpto, walletId } from '../../settlement/signed.ts';
import type { WalletProtocol } from './wallet-protocol.ts';
import { encoded, paymentRequired1, paymentRequired2, signedPayload } from './wire.ts';

export interface X402ProviderOptions extends Pick<Foundation, 'clock' | 'log' | 'publicUrl'> {
  settler: Settler;
  /** Challenges wallets in this protocol too. */
  protocol?: WalletProtocol | null;
  /** Asks wallets to sign in too, for what they bought or have credit for; absent: not offered. */
  signIn?: WalletSignIn;
  /** Whether a wallet that signs in can spend its credit on a call. */
  takesCredit?: boolean;
  /** Signs each way to pay: the extension offer-receipt; absent: not offered. */
  receipts?: Pick<ReceiptSigner, 'signOffer'>;
}

/** After this a request gets `settlement_pending`, and a job finds the outcome. */
const settleMs = 60 * secondMs;

/** x402: the payer signs, the settler moves the money. */
export function x402Provider(options: X402ProviderOptions): PaymentProvider {
  const { settler, log } = options;
  const id = x402ProviderId(settler);
  const { challenge, ownRequired } = challenges(options);
  // The same payload object is not parsed again, and its signature not verified again.
  const parsed = new WeakMap<SignedAuthorization, { payload: Payload; requirement: AnyRequirement }>();
  return {
    id,
    name: settler.isTest ? 'x402 test network' : 'x402',
    isTest: settler.isTest,
    offer: () => ({ payTo: settler.payTo }),
    challenge,
    ownHeaders(payment, resource, isFull) {
      const requirement = settler.offers(payment.amountMicros).find(isEvmExact);
      const required = ownRequired(payment, resource, isFull);
      return {
        ...(required === null ? {} : { [requiredHeader]: required }),
        ...(requirement === undefined ? {} : options.protocol?.headers(requirement, payment, resource)),
      };
    },
    async verify(payment, caller, request): Promise<Verified> {
      const payload = signedPayload(request['payload']);
      const requirement = requirementFor(settler, payment.amountMicros, payload);
      const { fault, balanceMicros } = await verifiedPayment(settler, payload, requirement);
      if (fault !== null) throw refused(fault);
      const authorization = authorizationOf(settler, payload, requirement);
      parsed.set(authorization, { payload, requirement });
      const holderId = isAuthenticated(caller) ? caller.accountId : walletId(payload);
      return { sourceAccount: sourceAccountOf(settler.network, id), holderId, authorization, balanceMicros };
    },
    lowered(authorization, amountMicros) {
      const { payload, requirement } = parsed.get(authorization) ?? readAuthorization(authorization.text);
      if (!isUpto(requirement)) return null;
      const lower = { ...requirement, amount: String(amountMicros) };
      const lowered = authorizationOf(settler, payload, lower);
      parsed.set(lowered, { payload, requirement: lower });
      return lowered;
    },
    async settle(authorization) {
      const { payload, requirement } = parsed.get(authorization) ?? readAuthorization(authorization.text);
      return settler.settle(payload, requirement, AbortSignal.timeout(settleMs)).catch((cause: unknown): SettleOutcome => {
        log.error({ err: cause }, 'settling an x402 payment failed unexpectedly');
        return { kind: 'unknown', reason: 'unexpected_settle_error' };
      });
    },
  };
}

/**
 * The requirement that a payment is settled for.
 * @throws payment_refused for a scheme that is not offered, unavailable where no offer is known yet
 */
export function requirementFor(settler: Settler, amountMicros: number, payload: Payload): AnyRequirement {
  const offers = settler.offers(amountMicros);
  if (offers.length === 0) throw problem('unavailable', { message: 'no way to pay is known yet', retryAfterSeconds: 5 });
  const chosen = chosenBy(payload, offers);
  if (chosen === null) throw refused(reasons.scheme);
  return chosen;
}

export function x402ProviderId({ isTest }: Pick<Settler, 'isTest'>): ProviderId {
  return isTest ? 'x402-test' : 'x402';
}

/** Asks the settler whether a payment is valid. @returns why not, or null. @throws unavailable where it does not answer */
export async function verifiedPayment(
  settler: Settler,
  payload: Payload,
  requirement: AnyRequirement,
): Promise<{ fault: string | null; balanceMicros: Micros | null }> {
  try {
    const verdict = await settler.verify(payload, requirement, AbortSignal.timeout(settleMs));
    return { fault: verdict.isValid ? null : verdict.reason, balanceMicros: verdict.isValid ? (verdict.balanceMicros ?? null) : null };
  } catch (cause) {
    throw problem('unavailable', { message: 'the payment could not be verified right now', retryAfterSeconds: 5, cause });
  }
}

/** The id of a signed payment: of a thousand copies one is settled. */
export function authorizationId({ network, asset }: Pick<Settler, 'network' | 'asset'>, payload: Payload): string {
  const { payer, nonce } = identityOf(payload);
  return `${network} ${asset.toLowerCase()} ${payer} ${nonce}`;
}

function authorizationOf(settler: Settler, payload: Payload, requirement: AnyRequirement): SignedAuthorization {
  const text = JSON.stringify({ payload, requirement });
  const { payer } = identityOf(payload);
  return { id: authorizationId(settler, payload), network: settler.network, payer, text };
}
export function refused(reason: string) {
  const hint = hints[reason];
  const details = { message: `the payment was refused: ${reason}`, members: { reason } };
  return problem('payment_refused', hint === undefined ? details : { ...details, hint });
}

/** For reasons that do not say what to do. */
const hints: Readonly<Record<string, string>> = {
  [reasons.undeployed]: 'Deploy the wallet with a transaction of its own first, or pay from an account that has a key.',
  [reasons.contract]: 'The test network has no contracts that could verify a signature: pay from an account that has a key.',
  permit2_allowance_required: 'Approve Permit2 for the token first, or pay by the scheme exact.',
};

/**
 * The challenges of a provider. The part that they share for one price and resource is made once a second; only the headers of the
 * other protocol, and nonces, differ for each payment.
 */
function challenges(options: X402ProviderOptions) {
  const { settler, protocol, clock } = options;
  const kept = new BoundedMap<string, { until: number; resource: PaidResource; common: CommonChallenge | null }>(keptMax);

  function commonOf(payment: Payment, resource: PaidResource, isFull: boolean): CommonChallenge | null {
    const now = clock.now();
    const key = `${payment.amountMicros} ${payment.offerKind} ${isFull} ${resource.isMetered ?? false} ${resource.path} ${resource.error ?? ''}`;
    const known = kept.get(key);
    // Not if the clock was set back since.
    const isFresh = known !== undefined && known.until > now && known.until <= now + secondMs;
    if (isFresh && known.resource.description === resource.description) return known.common;
    const common = commonChallenge(options, payment, resource, isFull);
    kept.set(key, { until: now + secondMs, resource, common });
    return common;
  }

  function challenge(payment: Payment, resource: PaidResource, isFull: boolean): WireChallenge | null {
    const common = commonOf(payment, resource, isFull);
    if (common === null) return null;
    const { headers, bodyMembers, asked } = common;
    return {
      headers,
      bodyMembers,
      get mcp() {
        const exact = settler.offers(payment.amountMicros).find(isEvmExact);
        // Without the other ways and the extensions, which HTTP has: models read this too, and a wallet signs in at an HTTP address.
        const { x402Version, error, resource: shown, accepts } = asked;
        // Wallets of version 1 sign only what is written in it.
        const older = paymentRequired1(accepts, shown)?.accepts.slice(0, 1) ?? [];
        const result = { x402Version, resource: { url: shown.url }, accepts: [...accepts.slice(0, 1), ...older] };
        return {
          result,
          meta: { 'x402/error': { ...result, error }, ...(exact === undefined ? {} : protocol?.meta(exact, payment, resource)) },
        };
      },
    };
  }

  function ownRequired(payment: Payment, resource: PaidResource, isFull: boolean): string | null {
    const nonce = ownNonce(options, payment);
    return nonce === null ? null : (commonOf(payment, resource, isFull)?.withNonce?.(nonce) ?? null);
  }

  return { challenge /** The header with a nonce of its own; null where all payments share one. */, ownRequired };
}

type CommonChallenge = Pick<WireChallenge, 'headers' | 'bodyMembers'> & {
  /** With what is shown to people, without extensions. */
  asked: ReturnType<typeof paymentRequired2>;
  /** The header with a given nonce; null where it has none. */
  withNonce: NoncedText | null;
};
const requiredHeader = 'PAYMENT-REQUIRED';
const keptMax = 2000;

/**
 * Everybody reads the short one, so it has what a wallet needs to pay. The full one adds a maximum to sign for a fixed price, signed offers,
 * the members of the other protocol, and what wallets show to people.
 * @returns null as long as there is no way to pay.
 */
function commonChallenge(options: X402ProviderOptions, payment: Payment, paid: PaidResource, isFull: boolean): CommonChallenge | null {
  const { settler, protocol, signIn, receipts, publicUrl } = options;
  const accepts = settler.offers(payment.amountMicros).filter((offer) => isFull || paid.isMetered === true || !isUpto(offer));
  if (accepts.length === 0) return null;
  const url = `${publicUrl()}${paid.path}`;
  const resource = { url, description: paid.description.slice(0, descriptionMax), mimeType: 'application/json' };
  // A wallet that signs in gets an asset again that it paid for, and pays for either from its credit.
  const isSignedInFor = payment.offerKind === 'asset' || isSpentOn(options, payment);
  const extensions = signIn !== undefined && isSignedInFor ? signIn.extension(settler.network, paid.path) : {};
  const hasOwnNonce = ownNonce(options, payment) !== null;
  // Many payments share the body: a text that must be signed only once is not in it.
  const offered = receipts === undefined || !isFull ? {} : signedOffers(receipts, accepts, url, payment.expiresAt);
  const bodyExtensions = { ...(hasOwnNonce ? {} : extensions), ...offered };
  const asked = paymentRequired2(accepts, resource, paid.error ?? 'payment required');
  const { error: _usual, ...untitled } = asked;
  // Nobody pays for what they cannot use without having been told.
  const named = paid.requires === undefined ? { url } : { url, description: resource.description };
  const inHeader = isFull ? asked : { ...(paid.error === undefined ? untitled : asked), resource: named };
  // Signed offers are dropped first: a wallet needs to know how to sign in.
  const full = { ...inHeader, extensions: { ...extensions, ...offered } };
  const required = encoded(full).length <= headerLengthMax ? full : { ...inHeader, extensions };
  const header = encoded(required);
  const isShort = header.length <= headerLengthMax;
  // The body repeats them where they do not fit.
  const isExtended = (isFull || !isShort) && Object.keys(bodyExtensions).length > 0;
  const body = {
    ...(isFull ? protocol?.bodyMembers : {}),
    ...(paymentRequired1(accepts, resource) ?? { x402Version: 2, accepts }),
    ...(isExtended ? { extensions: bodyExtensions } : {}),
  };
  return {
    headers: { [requiredHeader]: isShort ? header : encoded({ ...required, extensions: {} }) },
    bodyMembers: JSON.stringify(body).slice(1, -1),
    asked,
    withNonce: hasOwnNonce && isShort ? noncedText(JSON.stringify(required)) : null,
  };
}

function isSpentOn({ signIn, takesCredit = false }: X402ProviderOptions, { offerKind }: Payment): boolean {
  return signIn !== undefined && takesCredit && offerKind === 'tool';
}

/** A proof pays for one call, and a wallet signs the same text the same way: each such challenge needs a nonce of its own. */
function ownNonce(options: X402ProviderOptions, payment: Payment): string | null {
  const { settler, signIn } = options;
  return signIn !== undefined && isSpentOn(options, payment) && settler.network.startsWith('eip155:') ? signIn.freshNonce() : null;
}

/** Source: x402, the extension offer-receipt. */
function signedOffers(receipts: Pick<ReceiptSigner, 'signOffer'>, accepts: readonly AnyRequirement[], resourceUrl: string, until: number) {
  const validUntil = Math.floor(until / 1000);
  const offers = accepts.map(({ scheme, network, asset, payTo, amount }, acceptIndex) => {
    const signature = receipts.signOffer({ resourceUrl, scheme, network, asset, payTo, amount, validUntil });
    return { format: 'jws', acceptIndex, signature };
  });
  return { 'offer-receipt': { info: { offers }, schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' } } };
}

/** Facilitators and proxies refuse longer headers, and wallets send all of it back. */
const headerLengthMax = 3000;
const descriptionMax = 300;
