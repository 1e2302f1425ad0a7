import { problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import type { Settled, SignedMeans } from '../purchase/means.ts';
import type { Offer } from '../quotes/payment.ts';
import type { PaidResource } from '../provider.ts';
import type { ReceiptSigner } from '../quotes/receipts.ts';
import { reasons } from '../../settlement/schemes/eip3009.ts';
import { authorizationId, refused, requirementFor, verifiedPayment, x402ProviderId } from './provider.ts';
import { Atomic, type Payload } from '../../settlement/payload.ts';
import { readAuthorization, type AnyRequirement, type Requirement, type Settler } from '../../settlement/settler.ts';
import { identityOf, isEvmExact, isSameSignature, paired, signatureFault, termsFault, walletId } from '../../settlement/signed.ts';
import type { WalletCredential, WalletProtocol } from './wallet-protocol.ts';
import { encoded, settlementResponse, type SettlementResponse, type WirePayment } from './wire.ts';

/** Turns signed payments from the wire into the means of a purchase. */
export type X402Gate = ReturnType<typeof x402Gate>;

export interface X402GateOptions {
  settler: Settler;
  /** Null or absent: not offered. */
  protocol?: WalletProtocol | null;
  receipts: Pick<ReceiptSigner, 'signSettled'>;
  publicUrl(): string;
}

/** The headers with the settlement, by version of x402. */
const receiptHeaders = { 2: 'PAYMENT-RESPONSE', 1: 'X-PAYMENT-RESPONSE' } as const;

export function x402Gate({ settler, protocol = null, receipts, publicUrl }: X402GateOptions) {
  const providerId = x402ProviderId(settler);

  function common(payload: Payload): Omit<SignedMeans, 'identifier' | 'requireAnswers' | 'receipt'> {
    return {
      kind: 'signed',
      providerId,
      payer: identityOf(payload).payer,
      clientId: walletId(payload),
      id: authorizationId(settler, payload),
      request: { payload },
      isPublic: settler.isOnChain,
      agreedPrice: (prices) => agreedPrice(payload, prices),
      async requireSigned(offer) {
        // Only the chain can verify a contract's signature. A wallet without funds may still have signed.
        const requirement = requirementFor(settler, offer.amountMicros, payload);
        const { fault } = await verifiedPayment(settler, payload, requirement);
        if (fault === reasons.funds) await requireKey(settler, payload, offer);
        else if (fault !== null) throw refused(fault);
      },
      requireKey: (offer) => requireKey(settler, payload, offer),
      isSameAs: (storedText) => isSameSignature(readAuthorization(storedText).payload, payload),
    };
  }

  function responseOf(version: 1 | 2, settled: Settled, { path }: PaidResource): SettlementResponse {
    const { network, payer, transaction, settledAt, amountMicros } = settled;
    const known = transaction === '' ? {} : { transaction };
    const receipt = receipts.signSettled({ network, payer, resourceUrl: `${publicUrl()}${path}`, ...known, settledAt });
    return settlementResponse(version, { transaction, payer, network, amount: String(amountMicros), receipt });
  }

  return {
    /** The other protocol in which payments are accepted; null: none. */
    protocol,
    means(wire: WirePayment): SignedMeans {
      const { payload } = wire;
      return {
        ...common(payload),
        identifier: wire.paymentIdentifier,
        async requireAnswers(offer, resource) {
          checkResource(wire.resourceUrl, resource, publicUrl());
          if (wire.network !== settler.network) throw refused(reasons.network);
          checkTerms(wire, requirementFor(settler, offer.amountMicros, payload));
        },
        receipt(settled, resource) {
          const response = responseOf(wire.version, settled, resource);
          return {
            headers: { [receiptHeaders[wire.version]]: encoded(response) },
            successHeaders: {},
            meta: { 'x402/payment-response': response, 'x402.payment-response': response },
            successMeta: {},
          };
        },
      };
    },
    /** The same for a credential of the other protocol. */
    meansOf(credential: WalletCredential): SignedMeans {
      if (credential.payload === null) return unreadable(providerId, credential.refusal);
      return {
        ...common(credential.payload),
        identifier: null,
        requireAnswers: (offer, resource) => credential.requireAnswers(() => evmRequirement(settler, offer), resource),
        receipt: credential.receipt,
      };
    },
  };
}

/** @throws payment_refused where the settler is not on an EVM chain */
function evmRequirement(settler: Settler, { amountMicros }: Offer): Requirement {
  const requirement = settler.offers(amountMicros).find(isEvmExact);
  if (requirement === undefined) throw refused(reasons.network);
  return requirement;
}

async function requireKey(settler: Settler, payload: Payload, { amountMicros }: Offer): Promise<void> {
  const signed = paired(payload, requirementFor(settler, amountMicros, payload));
  const fault = signed === null ? reasons.scheme : (termsFault(signed) ?? (await signatureFault(signed)));
  if (fault !== null) throw refused(fault);
}

/** The price that was signed for: for a maximum, the first price within it. */
function agreedPrice(payload: Payload, prices: readonly Micros[]): Micros {
  const [current = 0] = prices;
  if ('transaction' in payload) return current;
  if ('authorization' in payload) return prices.find((price) => BigInt(price) === BigInt(payload.authorization.value)) ?? current;
  const most = BigInt(payload.permit2Authorization.permitted.amount);
  return prices.find((price) => BigInt(price) <= most) ?? current;
}

/** An unreadable payment is refused once it is verified, in the form of its protocol. */
function unreadable(providerId: string, refusal: Error): SignedMeans {
  const refuse = () => Promise.reject(refusal);
  return {
    kind: 'signed',
    providerId,
    payer: '',
    clientId: 'anonymous',
    identifier: null,
    id: '',
    request: {},
    isPublic: true,
    agreedPrice: ([current = 0]) => current,
    requireAnswers: refuse,
    requireSigned: refuse,
    requireKey: refuse,
    isSameAs: () => false,
    receipt: () => ({ headers: {}, successHeaders: {}, meta: {}, successMeta: {} }),
  };
}

/** Version 2 repeats the requirement. One that differs comes from another seller, or was changed. */
function checkTerms({ accepted }: WirePayment, asked: AnyRequirement): void {
  if (accepted === null) return;
  const isSame =
    accepted.scheme === asked.scheme &&
    isAmount(accepted.amount, asked) &&
    accepted.asset.toLowerCase() === asked.asset.toLowerCase() &&
    accepted.payTo.toLowerCase() === asked.payTo.toLowerCase();
  if (!isSame) throw refused(reasons.requirements);
}

/** Of a maximum, the terms may be those of a dearer request: the price of this one is settled. */
function isAmount(accepted: string, { scheme, amount }: AnyRequirement): boolean {
  if (scheme !== 'upto') return accepted === amount;
  return Atomic.safeParse(accepted).success && BigInt(accepted) >= BigInt(amount);
}

/**
 * Refuses a payment for another path of this host. Other hosts, the path of MCP and schemes other than http are ignored: some clients
 * make them up.
 */
function checkResource(claimed: string | null, { path }: PaidResource, publicUrl: string): void {
  const url = claimed === null ? null : URL.parse(claimed);
  if (url === null || !/^https?:$/.test(url.protocol) || url.host !== new URL(publicUrl).host) return;
  if (url.pathname === '/mcp' || url.pathname === '/') return;
  const asked = new URL(path, publicUrl);
  if (url.pathname !== asked.pathname || (asked.search !== '' && url.search !== '' && url.search !== asked.search))
    throw problem('payment_other_resource');
}
