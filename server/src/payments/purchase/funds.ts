import { clientIdOf, isAuthenticated, type SignedInWallet } from '../../accounts/caller.ts';
import { problem } from '../../errors.ts';
import * as earlier from './earlier.ts';
import type { Earlier } from './earlier.ts';
import { creditAccountOf } from '../money/ledger.ts';
import { payerOfMeans, type SignedMeans } from './means.ts';
import { quotedPayment } from '../quotes/payment.ts';
import type { Offer } from '../quotes/payment.ts';
import { proofIdOf } from './pay-by-id.ts';
import { requirePriceWithin } from './price-guard.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Funds, LedgerFunds, PaidFunds, PurchaseOptions, PurchaseParts } from './purchase-parts.ts';
import { standing } from './refused-purchase.ts';
import { accountOf, buyerOf, keyOf, type Order, type Sale } from './sale.ts';

/** The refusal of most requests, which has no stack and nothing of its own. */
const notPaid = problem('payment_required');

/** Finds the funds of a purchase. Moves and writes nothing. */
export async function findFunds<Result>(parts: PurchaseParts, sale: Sale<Result>, order: Order): Promise<Funds | Earlier<Result>> {
  const { means } = order;
  switch (means.kind) {
    case 'none':
      throw notPaid;
    case 'token': {
      const payment = quotedPayment(parts.payments.openToken(means.token, sale.offer.serviceId, clientIdOf(order.caller)));
      return { kind: 'paid', payment, payer: null, signedId: null };
    }
    case 'payment':
      return { kind: 'paid', payment: means.payment, payer: null, signedId: null };
    case 'provider': {
      const by = parts.payments.provider(means.providerId);
      return (await earlier.ownedBy(parts, sale, order, accountOf(order))) ?? fromLedger(parts, sale, order, by);
    }
    case 'wallet':
      return byWallet(parts, sale, order, means.wallet);
    case 'signed':
      return bySignature(parts, sale, order, means);
  }
}

/** An earlier purchase of the wallet, else its credit. A proof pays once. */
async function byWallet<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  order: Order,
  wallet: SignedInWallet,
): Promise<Funds | Earlier<Result>> {
  const { offer, resource } = sale;
  const again = sale.isLasting ? await earlier.ownedBy(parts, sale, order, wallet.address) : null;
  if (again !== null) return again;
  if (wallet.signedPath !== resource.path || offer.kind === 'credit') throw problem('payment_required');
  const signedId = proofIdOf(wallet.proofId);
  const shown = await parts.statements.findBySignature.first(parts.database.read, { signedId });
  if (shown !== null) return earlier.shownBefore(parts, sale, shown, 'proof');
  const owned = await earlier.ownedBy(parts, sale, order, wallet.address);
  if (owned !== null) return owned.kind === 'paid' ? { ...owned, signedId } : owned;
  // Test money first: real money buys more.
  const spenders = parts.payments.providers.filter(({ spendsCredit }) => spendsCredit === true);
  for (const by of spenders.toSorted((one, other) => Number(other.isTest) - Number(one.isTest))) {
    const balance = await parts.ledger.balance(parts.database.read, creditAccountOf(wallet.address, by.isTest));
    if (balance >= offer.amountMicros) return { ...(await fromLedger(parts, sale, order, by)), signedId };
  }
  // The missing credit may have paid for the same thing in another request.
  const faster = sale.isLasting ? await earlier.ownedBy(parts, sale, order, wallet.address) : null;
  if (faster !== null) return faster;
  throw problem('payment_required');
}

/** Looks for an earlier purchase of this payer, else verifies the signature. Nothing moves yet. */
async function bySignature<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  order: Order,
  means: SignedMeans,
): Promise<Funds | Earlier<Result>> {
  const { caller, maxPriceMicros } = order;
  sale.requireInput();
  const offer = await earlier.agreedOffer(parts, sale, means);

  const shown = await ofSignature(parts, sale, offer, means);
  if (shown !== null) return shown;
  const open = await earlier.unresolvedOf(parts, sale, means);
  if (open !== null) throw standing(open);
  const owned = await earlier.ownedBy(parts, sale, order, means.payer, offer.amountMicros);
  if (owned !== null) {
    await means.requireSigned(offer);
    return owned.kind === 'paid' ? { ...owned, signedId: means.id, agreedMicros: offer.amountMicros } : owned;
  }

  sale.requireForSale?.();
  requirePriceWithin(offer.amountMicros, maxPriceMicros);
  await means.requireAnswers(offer, sale.resource);
  // A contract's wallet has no key to sign in with, so it cannot spend credit of its own: it buys credit for an account.
  if (offer.kind === 'credit' && !isAuthenticated(caller)) await means.requireKey(offer);
  await sale.requireDeliverable?.();
  const verifiedAt = parts.clock.now();
  const by = parts.payments.provider(means.providerId);
  const payment = parts.payments.quote(offer, buyerOf(order), by.id);
  const verifyAgain = () => by.verify(payment, caller, means.request);
  try {
    const { authorization, ...verified } = await verifyAgain();
    if (authorization === null) throw new Error('a signature was not verified');
    return { kind: 'signed', paying: { payment, by, verified: { ...verified, authorization }, verifiedAt, verifyAgain } };
  } catch (refused) {
    // A copy of the same payment may have been faster: then this one is used, not invalid.
    const faster = await ofSignature(parts, sale, offer, means);
    if (faster === null) throw refused;
    return faster;
  }
}

/** The purchase of the same signature; null where it is new. */
async function ofSignature<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  offer: Offer,
  means: SignedMeans,
): Promise<Earlier<Result> | null> {
  const row = await parts.statements.findBySignature.first(parts.database.read, { signedId: means.id });
  if (row === null) return null;
  const isSame = row.signed === null ? await means.requireSigned(offer).then(() => true) : means.isSameAs(row.signed);
  if (!isSame) throw problem('payment_already_used');
  return earlier.shownBefore(parts, sale, row, means.isPublic ? 'public' : 'private');
}

async function fromLedger<Result>(parts: PurchaseParts, sale: Sale<Result>, order: Order, by: PaymentProvider): Promise<LedgerFunds> {
  sale.requireForSale?.();
  requirePriceWithin(sale.offer.amountMicros, order.maxPriceMicros);
  if (sale.offer.kind === 'credit' && by.spendsCredit === true)
    throw problem('payment_provider_unknown', { message: 'credit cannot be bought with credit', hint: 'Sign a payment with a wallet.' });
  if (by.settle !== undefined || sale.offer.kind === 'credit')
    throw problem('payment_provider_unknown', {
      hint: 'Only credit pays within the request. Otherwise sign a payment, or POST /api/payments/{id}/pay.',
    });
  sale.requireInput();
  const payment = parts.payments.quote(sale.offer, buyerOf(order), by.id);
  const verified = await by.verify(payment, order.caller, {});
  return { kind: 'ledger', payment, by, verified, payer: payerOfMeans(order.means) ?? accountOf(order), signedId: null };
}

/** For a request with invalid input, which takes no call. @throws the refusal that taking would get; idempotency_mismatch */
export async function requireUsable(parts: PurchaseParts, found: PaidFunds, order: Order): Promise<void> {
  const { payment } = found;
  const key = keyOf(order, payment.id);
  // The answer under this key was for valid input, so this is another request.
  if (key !== null && (await parts.statements.findByKey.first(parts.database.read, key)) !== null) throw problem('idempotency_mismatch');
  await requireOpen(parts, found);
}

/** False for a request that repeats another, and gets the answer of that. @throws the refusal that taking would get now */
export async function payForWork<Result>(
  parts: PurchaseOptions,
  { requestHash }: Sale<Result>,
  found: PaidFunds,
  order: Order,
): Promise<boolean> {
  const { id: paymentId } = found.payment;
  const key = keyOf(order, paymentId);
  if (key !== null && (await parts.statements.findByKey.first(parts.database.read, key)) !== null) return false;
  if ((await parts.statements.findLost.first(parts.database.read, { paymentId, requestHash })) !== null) return false;
  await requireOpen(parts, found);
  return true;
}

async function requireOpen(parts: PurchaseOptions, { payment }: PaidFunds): Promise<void> {
  const now = parts.clock.now();
  const row = await parts.statements.findPayment.first(parts.database.read, { id: payment.id });
  const isUsable =
    row !== null &&
    row.status === 'paid' &&
    row.used_calls < row.max_calls &&
    row.expires_at > now &&
    !parts.reservations.isRefusedTestMoney(row.provider_id);
  if (!isUsable) throw await parts.reservations.refusal(parts.database.read, payment.id, payment.expiresAt, now);
}
