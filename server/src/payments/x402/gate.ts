import { clientIdOf, isAuthenticated, payerOf, type Caller } from '../../accounts/caller.ts';
import { problem } from '../../errors.ts';
import type { X402ClaimRow } from '../../storage/tables/x402.ts';
import type { MppCredential } from '../mpp/credential.ts';
import type { Mpp } from '../mpp/mpp.ts';
import { remainingCalls, type Payment } from '../payment.ts';
import type { Offer, Payments } from '../payments.ts';
import type { PaidResource, SignedInWallet } from '../provider.ts';
import type { WalletPayments } from '../wallet-payments.ts';
import { keyOf, type Claims } from './claims.ts';
import { reasons } from './eip3009.ts';
import { Payload } from './payload.ts';
import { refused, requirementFor, takenProblem, verifiedFault, x402ProviderId } from './provider.ts';
import type { AnyRequirement, Payload as SignedPayload, Requirement, Settler } from './settler.ts';
import { identityOf, isEvmExact, isSameSignature, paired, signatureFault, termsFault, walletId } from './signed.ts';
import type { ReceiptSigner } from '../receipts.ts';
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
  /** What a wallet that proved who it is paid for before, or pays from its credit; null where there is neither. @throws payment_already_used */
  paidBySignIn(wallet: SignedInWallet, offer: Offer, resource: PaidResource): Promise<Payment | null>;
}

export interface X402GateOptions {
  settler: Settler;
  claims: Claims;
  payments: Payments;
  /** Null or absent: not offered. */
  mpp?: Mpp | null;
  wallets?: WalletPayments | null;
  purchases: WalletPurchases;
  receipts: Pick<ReceiptSigner, 'signSettled'>;
  publicUrl(): string;
}

export function x402Gate({
  settler,
  claims,
  payments,
  mpp = null,
  wallets = null,
  purchases,
  receipts,
  publicUrl,
}: X402GateOptions): X402Gate {
  const providerId = x402ProviderId(settler);

  async function paidBefore(payload: SignedPayload, offer: Offer): Promise<Payment | null> {
    const claim = await claims.find(keyOf(settler, payload));
    if (claim === null) return null;
    // Payer and nonce are for all to see on the chain: only who has the signature too sent this payment before.
    if (claim.service_id !== offer.serviceId || !isSigned(claim, payload)) throw problem('payment_already_used');
    if (claim.state !== 'settled') throw takenProblem(claim);
    const payment = await payments.find(claim.payment_id);
    // On a chain everybody can read what was signed, and could fetch an asset with it: who bought it shows a token, or signs in.
    if (payment !== null && settler.isOnChain && offer.kind === 'asset' && remainingCalls(payment) === 0)
      throw problem('payment_already_used');
    return payment;
  }

  /** @throws payment_refused where the settler is on no EVM chain, and so asked for nothing of the kind */
  function evmRequirement({ amountMicros }: Offer): Requirement {
    const requirement = settler.offers(amountMicros).find(isEvmExact);
    if (requirement === undefined) throw refused(reasons.network);
    return requirement;
  }

  async function requireKey(payload: SignedPayload, { amountMicros }: Offer): Promise<void> {
    const signed = paired(payload, requirementFor(settler, amountMicros, payload));
    const fault = signed === null ? reasons.scheme : (termsFault(signed) ?? (await signatureFault(signed)));
    if (fault !== null) throw refused(fault);
  }

  /**
   * What the signer paid for the asset already, which is delivered again as long as it lives: a client that lost patience, or the
   * answer, signs anew, and what it signed then is not settled. It only shows whose key it was.
   */
  async function boughtAsset(payload: SignedPayload, offer: Offer, clientId: string): Promise<Payment | null> {
    // Who signed a transaction of Solana is known for sure only when it is on the chain.
    if (offer.kind !== 'asset' || 'transaction' in payload) return null;
    const earlier = await purchases.find(identityOf(payload).payer, offer, clientId);
    if (earlier === null) return null;
    const requirement = requirementFor(settler, offer.amountMicros, payload);
    const fault = await verifiedFault(settler, payload, requirement);
    // A wallet that has nothing left owns what it bought all the same.
    if (fault === reasons.funds) await requireKey(payload, offer);
    else if (fault !== null) throw refused(fault);
    return earlier;
  }

  return {
    takesMpp: mpp !== null,
    async pay(wire, offer, resource, caller) {
      checkResource(wire.resourceUrl, resource, publicUrl());
      return paid(wire, offer, resource, caller, () => {
        if (wire.network !== settler.network) throw refused(reasons.network);
        checkTerms(wire, requirementFor(settler, offer.amountMicros, wire.payload));
      });
    },
    async payMpp(credential, offer, resource, caller) {
      if (mpp === null) throw problem('payment_required');
      await mpp.checkBinding(credential, resource);
      const wire = { version: 2, payload: credential.payload } as const;
      return paid(wire, offer, resource, caller, () => mpp.checkOffer(credential, evmRequirement(offer)));
    },
    paidBySignIn: async (wallet, offer, { path }) => wallets?.find(wallet, offer, path) ?? null,
  };

  /** @param checkOffer whether it can be settled now; of a payment that was settled before, or may have been, it is not asked. */
  async function paid(
    wire: Pick<WirePayment, 'version' | 'payload'>,
    offer: Offer,
    resource: PaidResource,
    caller: Caller,
    checkOffer: () => void,
  ): Promise<WirePaid> {
    const { payload } = wire;
    const { payer } = identityOf(payload);
    let payment = await paidBefore(payload, offer);
    if (payment === null) {
      checkOffer();
      // What no key has signed no key can sign in to spend: a contract's wallet buys credit for an account.
      if (offer.kind === 'credit' && !isAuthenticated(caller)) await requireKey(payload, offer);
      // Bound to who proved who they are: the account, else the wallet.
      const clientId = isAuthenticated(caller) ? clientIdOf(caller) : walletId(payload);
      payment =
        (await boughtAsset(payload, offer, clientId)) ??
        (await payments.pay(payments.quote(offer, clientId, providerId).id, providerId, payerOf(caller), { payload }));
    }
    return { payment, receipt: await receiptOf(wire.version, payment, payer, resource) };
  }

  async function receiptOf(version: 1 | 2, payment: Payment, signer: string, { path }: PaidResource): Promise<SettlementResponse> {
    const claim = await claims.findByPayment(payment.id);
    const transaction = claim?.transaction_hash ?? '';
    const { network } = settler;
    const payer = claim?.settled_payer ?? signer;
    const receipt = receipts.signSettled({
      network,
      payer,
      resourceUrl: `${publicUrl()}${path}`,
      ...(transaction === '' ? {} : { transaction }),
      settledAt: payment.paidAt ?? payment.createdAt,
    });
    return settlementResponse(version, { transaction, payer, network, amount: String(payment.amountMicros), receipt });
  }
}

function isSigned({ payload }: Pick<X402ClaimRow, 'payload'>, sent: SignedPayload): boolean {
  return isSameSignature(Payload.parse(JSON.parse(payload)), sent);
}

/** Version 2 repeats what was asked for; what it repeats wrongly was asked for by somebody else, or was tampered with. */
function checkTerms({ accepted }: WirePayment, asked: AnyRequirement): void {
  if (accepted === null) return;
  const isSame =
    accepted.scheme === asked.scheme &&
    accepted.amount === asked.amount &&
    accepted.asset.toLowerCase() === asked.asset.toLowerCase() &&
    accepted.payTo.toLowerCase() === asked.payTo.toLowerCase();
  if (!isSame) throw refused(reasons.requirements);
}

/** A payment for another path of this host was meant for something else; of a foreign host it says nothing, some clients make it up. */
function checkResource(claimed: string | null, { path }: PaidResource, publicUrl: string): void {
  const url = claimed === null ? null : URL.parse(claimed);
  if (url === null || url.host !== new URL(publicUrl).host) return;
  const asked = new URL(path, publicUrl);
  if (url.pathname !== asked.pathname || (asked.search !== '' && url.search !== asked.search)) throw problem('payment_other_resource');
}
