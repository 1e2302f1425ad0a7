import { clientIdOf, isAuthenticated, payerOf, type Caller } from '../../accounts/caller.ts';
import { problem } from '../../errors.ts';
import type { Payment } from '../payment.ts';
import type { Offer, Payments } from '../payments.ts';
import type { PaidResource } from '../provider.ts';
import { keyOf, type Claims } from './claims.ts';
import { takenProblem, x402ProviderId } from './provider.ts';
import type { Requirement, Settler } from './settler.ts';
import { settlementResponse, type SettlementResponse, type WirePayment } from './wire.ts';

/** What was bought by a signed payment that came with the request itself. */
export interface WirePaid {
  payment: Payment;
  /** What the payer is told: who paid what by which transaction. */
  receipt: SettlementResponse;
}

/** Turns signed payments into paid ones. */
export interface X402Gate {
  /**
   * Settles a signed payment for an offer. The same one again gives the same payment, as long as it is for the same offer.
   * @throws payment_refused, payment_other_resource, payment_already_used, payment_in_flight, settlement_pending, unavailable
   */
  pay(wire: WirePayment, offer: Offer, resource: PaidResource, caller: Caller): Promise<WirePaid>;
}

export interface X402GateOptions {
  settler: Settler;
  claims: Claims;
  payments: Payments;
  publicUrl(): string;
}

export function x402Gate({ settler, claims, payments, publicUrl }: X402GateOptions): X402Gate {
  const providerId = x402ProviderId(settler);

  async function paidBefore(wire: WirePayment, requirement: Requirement, offer: Offer): Promise<Payment | null> {
    const claim = await claims.find(keyOf(requirement, wire.payload.authorization));
    if (claim === null) return null;
    if (claim.service_id !== offer.serviceId) throw problem('payment_already_used');
    if (claim.state !== 'settled') throw takenProblem(claim);
    return payments.find(claim.payment_id);
  }

  return {
    async pay(wire, offer, resource, caller) {
      const requirement = settler.requirement(offer.amountMicros);
      checkTerms(wire, requirement);
      checkResource(wire.resourceUrl, resource, publicUrl());
      const payer = wire.payload.authorization.from.toLowerCase();
      // Bound to who proved who they are: the account, else the wallet.
      const clientId = isAuthenticated(caller) ? clientIdOf(caller) : payer;
      const payment = (await paidBefore(wire, requirement, offer)) ?? (await payNow(wire, offer, clientId, caller));
      return { payment, receipt: await receiptOf(wire, payment, payer) };
    },
  };

  async function payNow(wire: WirePayment, offer: Offer, clientId: string, caller: Caller): Promise<Payment> {
    const quoted = payments.quote(offer, clientId, providerId);
    return payments.pay(quoted.id, providerId, payerOf(caller), { payload: wire.payload });
  }

  async function receiptOf(wire: WirePayment, payment: Payment, payer: string): Promise<SettlementResponse> {
    const claim = await claims.findByPayment(payment.id);
    const transaction = claim?.transaction_hash ?? '';
    return settlementResponse(wire.version, { transaction, network: settler.network, payer, amount: String(payment.amountMicros) });
  }
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
