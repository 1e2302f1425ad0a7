import { clientIdOf, isAuthenticated, payerOf, type Caller } from '../../accounts/caller.ts';
import { problem } from '../../errors.ts';
import type { X402ClaimRow } from '../../storage/tables/x402.ts';
import type { MppCredential } from '../mpp/credential.ts';
import type { Mpp } from '../mpp/mpp.ts';
import { remainingCalls, type Payment } from '../payment.ts';
import type { Offer, Payments } from '../payments.ts';
import type { PaidResource } from '../provider.ts';
import { keyOf, type Claims } from './claims.ts';
import { ExactPayload } from './payload.ts';
import { takenProblem, x402ProviderId } from './provider.ts';
import type { Requirement, Settler } from './settler.ts';
import type { WalletPurchases } from './wallet-purchases.ts';
import { settlementResponse, type SettlementResponse, type WirePayment } from './wire.ts';

/** What was bought by a signed payment that came with the request itself. */
export interface WirePaid {
  payment: Payment;
  /** What the payer is told: who paid what by which transaction. */
  receipt: SettlementResponse;
}

/** Turns signed payments into paid ones. */
export interface X402Gate {
  /** Whether payments of the Machine Payments Protocol are taken too. */
  readonly takesMpp: boolean;
  /**
   * Settles a signed payment for an offer. The same one again gives the same payment, as long as it is for the same offer.
   * @throws payment_refused, payment_other_resource, payment_already_used, payment_in_flight, settlement_pending, unavailable
   */
  pay(wire: WirePayment, offer: Offer, resource: PaidResource, caller: Caller): Promise<WirePaid>;
  /** The same for a credential of the Machine Payments Protocol. */
  payMpp(credential: MppCredential, offer: Offer, resource: PaidResource, caller: Caller): Promise<WirePaid>;
  /** What a wallet that proved who it is paid for before, and may still have; null where there is nothing. */
  boughtBefore(wallet: string, offer: Offer): Promise<Payment | null>;
}

export interface X402GateOptions {
  settler: Settler;
  claims: Claims;
  payments: Payments;
  /** Null or absent: not offered. */
  mpp?: Mpp | null;
  purchases?: WalletPurchases | null;
  publicUrl(): string;
}

export function x402Gate({ settler, claims, payments, mpp = null, purchases = null, publicUrl }: X402GateOptions): X402Gate {
  const providerId = x402ProviderId(settler);

  async function paidBefore(payload: ExactPayload, requirement: Requirement, offer: Offer): Promise<Payment | null> {
    const claim = await claims.find(keyOf(requirement, payload.authorization));
    if (claim === null) return null;
    // Payer and nonce are for all to see on the chain: only who has the signature too sent this payment before.
    if (claim.service_id !== offer.serviceId || !isSigned(claim, payload)) throw problem('payment_already_used');
    if (claim.state !== 'settled') throw takenProblem(claim);
    const payment = await payments.find(claim.payment_id);
    // On a chain everybody can read what was signed, and could fetch an asset with it: who bought it shows a token, or signs in.
    if (payment !== null && !settler.isTest && offer.kind === 'asset' && remainingCalls(payment) === 0)
      throw problem('payment_already_used');
    return payment;
  }

  return {
    takesMpp: mpp !== null,
    async pay(wire, offer, resource, caller) {
      const requirement = settler.requirement(offer.amountMicros);
      checkResource(wire.resourceUrl, resource, publicUrl());
      return paid(wire, offer, caller, requirement, () => checkTerms(wire, requirement));
    },
    async payMpp(credential, offer, resource, caller) {
      if (mpp === null) throw problem('payment_required');
      const requirement = settler.requirement(offer.amountMicros);
      await mpp.checkBinding(credential, resource);
      const wire = { version: 2, payload: credential.payload } as const;
      return paid(wire, offer, caller, requirement, () => mpp.checkOffer(credential, requirement));
    },
    boughtBefore: async (wallet, offer) => purchases?.find(wallet, offer) ?? null,
  };

  /** @param checkOffer whether it can be settled now; of a payment that was settled before, or may have been, it is not asked. */
  async function paid(
    wire: Pick<WirePayment, 'version' | 'payload'>,
    offer: Offer,
    caller: Caller,
    requirement: Requirement,
    checkOffer: () => void,
  ): Promise<WirePaid> {
    const { payload } = wire;
    const payer = payload.authorization.from.toLowerCase();
    let payment = await paidBefore(payload, requirement, offer);
    if (payment === null) {
      checkOffer();
      // Bound to who proved who they are: the account, else the wallet.
      const quoted = payments.quote(offer, isAuthenticated(caller) ? clientIdOf(caller) : payer, providerId);
      payment = await payments.pay(quoted.id, providerId, payerOf(caller), { payload });
    }
    return { payment, receipt: await receiptOf(wire.version, payment, payer) };
  }

  async function receiptOf(version: 1 | 2, payment: Payment, payer: string): Promise<SettlementResponse> {
    const claim = await claims.findByPayment(payment.id);
    const transaction = claim?.transaction_hash ?? '';
    return settlementResponse(version, { transaction, network: settler.network, payer, amount: String(payment.amountMicros) });
  }
}

function isSigned({ payload }: Pick<X402ClaimRow, 'payload'>, { signature }: ExactPayload): boolean {
  return ExactPayload.parse(JSON.parse(payload)).signature.toLowerCase() === signature.toLowerCase();
}

/** Version 2 repeats what was asked for; what it repeats wrongly was asked for by somebody else, or was tampered with. */
function checkTerms({ network, accepted }: WirePayment, asked: Requirement): void {
  if (network !== asked.network) throw refused('invalid_network');
  if (accepted === null) return;
  const isSame =
    accepted.amount === asked.amount &&
    accepted.asset.toLowerCase() === asked.asset.toLowerCase() &&
    accepted.payTo.toLowerCase() === asked.payTo.toLowerCase();
  if (!isSame) throw refused('invalid_payment_requirements');
}

function refused(reason: string) {
  return problem('payment_refused', { message: `the payment was refused: ${reason}`, members: { reason } });
}

/** A payment for another path of this host was meant for something else; of a foreign host it says nothing, some clients make it up. */
function checkResource(claimed: string | null, { path }: PaidResource, publicUrl: string): void {
  const url = claimed === null ? null : URL.parse(claimed);
  if (url === null || url.host !== new URL(publicUrl).host) return;
  const asked = new URL(path, publicUrl);
  if (url.pathname !== asked.pathname || (asked.search !== '' && url.search !== asked.search)) throw problem('payment_other_resource');
}
