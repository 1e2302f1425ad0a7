import { problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';
import type { PurchaseRow } from '../../storage/tables.ts';
import type { Settled, SignedMeans } from './means.ts';
import { remainingCalls, shortId, type Payment } from '../quotes/payment.ts';
import type { Offer } from '../quotes/payment.ts';
import type { PaidFunds, PurchaseParts } from './purchase-parts.ts';
import { standing, testMoneyRefused } from './refused-purchase.ts';
import { onlyMs, type NewPurchase } from './reservations.ts';
import { buyerOf, keyOf, type Order, type Sale, type WithoutReceipt } from './sale.ts';

interface AlreadyBought<Result> {
  kind: 'bought';
  bought: WithoutReceipt<Result>;
}

/** An earlier purchase of a payer, or a paid payment that it can use. */
export type Earlier<Result> = AlreadyBought<Result> | PaidFunds;

/** The payer has bought it in another request. Rolls the transaction back. */
export class Owned extends Error {
  override readonly name = 'Owned';
  readonly row: PurchaseRow;
  constructor(row: PurchaseRow) {
    super('the payer has bought it already');
    this.row = row;
  }
}

/** An earlier purchase under the same key. Tokens are checked later, where their call is taken. */
export async function underKey<Result>(parts: PurchaseParts, sale: Sale<Result>, order: Order): Promise<AlreadyBought<Result> | null> {
  const key = sale.input?.valid === false ? null : keyOf(order, null);
  const row = key === null ? null : await parts.statements.findByKey.first(parts.database.read, key);
  if (row === null) return null;
  if (order.means.kind === 'signed') await requireSigner(parts, await agreedOffer(parts, sale, order.means), order.means);
  return { kind: 'bought', bought: await boughtUnderKey(parts, sale, row) };
}

/** The purchase under the same Idempotency-Key. @throws idempotency_in_progress, idempotency_mismatch */
async function boughtUnderKey<Result>(parts: PurchaseParts, sale: Sale<Result>, row: PurchaseRow): Promise<WithoutReceipt<Result>> {
  if (row.request_hash !== sale.requestHash) throw problem('idempotency_mismatch');
  if (row.state === 'unknown') throw standing(row);
  if (row.state === 'reserved') throw problem('idempotency_in_progress', { retryAfterSeconds: 1 });
  return boughtBefore(parts, sale, row);
}

/**
 * The purchase of a signature or proof that was used before.
 * @throws payment_signature_used, whose answer offers a new payment, where it paid for another request. payment_already_used, without
 *   an offer, where it paid for this very request: a wallet that pays every offer would pay twice for it
 */
export async function shownBefore<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  row: PurchaseRow,
  shown: 'proof' | 'private' | 'public',
): Promise<Earlier<Result>> {
  if (row.state === 'reserved' || row.state === 'unknown') throw standing(row);
  const isSameService = row.service_id === sale.offer.serviceId;
  // A payment that was paid by its id has no request.
  const isOtherRequest = row.request_hash !== null && row.request_hash !== sale.requestHash;
  const isSameRequest = !isOtherRequest && (row.request_hash !== null || sale.offer.kind !== 'tool');
  const refused = () => problem(isSameService && !isOtherRequest ? 'payment_already_used' : 'payment_signature_used');
  if (!isSameService) throw refused();
  if (row.state === 'given_back') {
    // Anybody can read a signature that was settled on a chain: only its payer knows the request too.
    if (row.failure === 'surplus' || (shown === 'public' && (!isSameRequest || sale.isPersonal === true))) throw refused();
    const payment = await paymentOf(parts, row);
    const used = await usedBefore(parts, parts.database.read, payment, parts.clock.now());
    // The signature that settled a call gets its answer, unless another signature of the wallet has used the call.
    const isAnothers = used !== null && (used.signed_id !== null || row.settled_payer === null);
    if (isAnothers && !sale.isLasting) throw refused();
    if (used !== null) return shownBefore(parts, sale, used, shown);
    if (payment.status !== 'paid') throw refused();
    return { kind: 'paid', payment, payer: row.payer, signedId: null };
  }
  // The id of an asset is no secret: a signature that can be read on the chain proves nothing, but the wallet's next one does.
  if (isSameRequest && sale.isLasting && shown === 'public') throw problem('payment_signature_used');
  // A proof is sent with every request, and may be read by others.
  const isReadable = shown === 'public' ? sale.isPersonal === true : shown === 'proof' && !sale.isLasting;
  if (!isSameRequest || isReadable) throw refused();
  return { kind: 'bought', bought: await boughtBefore(parts, sale, row) };
}

/** A call of the payer that was given back, or an asset it bought. Null where it has to pay. */
export async function ownedBy<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  order: Order,
  payer: string,
  agreedMicros?: Micros,
): Promise<Earlier<Result> | null> {
  const row = await findOwned(parts, parts.database.read, sale, order, payer, agreedMicros);
  return row === null ? null : asOwned(parts, sale, row);
}

export async function asOwned<Result>(parts: PurchaseParts, sale: Sale<Result>, row: PurchaseRow): Promise<Earlier<Result>> {
  if (row.state === 'used') return { kind: 'bought', bought: await boughtBefore(parts, sale, row) };
  return { kind: 'paid', payment: await paymentOf(parts, row), payer: row.payer, signedId: null };
}

async function findOwned<Result>(
  parts: PurchaseParts,
  queries: Queries,
  sale: Sale<Result>,
  order: Order,
  payer: string,
  leastMicros = sale.offer.amountMicros,
): Promise<PurchaseRow | null> {
  const { offer } = sale;
  const now = parts.clock.now();
  const asked = { payer, serviceId: offer.serviceId, clientId: buyerOf(order), now };
  const used = offer.kind === 'asset' ? await parts.statements.findUsed.first(queries, asked) : null;
  // A call for a cheaper request does not pay this one. Only a metered price is known to have a valid request. Another pays a higher
  // price than its own as long as its quote would.
  const isMetered = sale.metered?.isNow === true;
  const priced = { leastMicros, requestHash: isMetered ? sale.requestHash : '', quotedSince: isMetered ? now : now - parts.quoteTtlMs };
  return used ?? parts.statements.findGivenBack.first(queries, { ...asked, ...priced });
}

/** Refuses where the payer got it while this request was verified. @throws Owned */
export async function requireNothingOwned<Result>(
  parts: PurchaseParts,
  queries: Queries,
  sale: Sale<Result>,
  order: Order,
  { payer, agreedMicros }: { payer: string; agreedMicros: Micros },
) {
  const row = await findOwned(parts, queries, sale, order, payer, agreedMicros);
  if (row !== null) throw new Owned(row);
}

/** Refuses where the payer bought it while this request waited. @throws Owned */
export async function requireNotOwned<Result>(
  parts: PurchaseParts,
  queries: Queries,
  sale: Sale<Result>,
  order: Order,
  { payer, id }: Pick<NewPurchase, 'payer' | 'id'>,
) {
  const row = payer === null ? null : await findOwned(parts, queries, sale, order, payer);
  if (row !== null && row.id !== id && row.state === 'used') throw new Owned(row);
}

/** An open purchase of the same request whose outcome is unknown, because the settler did not answer or the process died. */
export async function unresolvedOf<Result>(
  parts: PurchaseParts,
  { offer, requestHash }: Sale<Result>,
  { payer }: SignedMeans,
): Promise<PurchaseRow | null> {
  const asked = { payer, serviceId: offer.serviceId, requestHash, since: parts.clock.now() - onlyMs };
  for (const row of await parts.statements.findOpenOfPayer.all(parts.database.read, asked)) {
    if (row.state === 'unknown' || (await parts.reservations.isAbandoned(row))) return row;
  }
  return null;
}

/** Another request had the same key, signature or asset at the same time. */
export async function takenMeanwhile<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  order: Order,
  { paymentId, signedId }: { paymentId: string | null; signedId: string | null },
  cause: unknown,
): Promise<WithoutReceipt<Result>> {
  const key = keyOf(order, paymentId);
  const keyed = key === null ? null : await parts.statements.findByKey.first(parts.database.read, key);
  if (keyed !== null) return boughtUnderKey(parts, sale, keyed);
  const shown = signedId === null ? null : await parts.statements.findBySignature.first(parts.database.read, { signedId });
  if (shown?.state === 'unknown') throw standing(shown);
  // It may have ended since: a retry gets its answer.
  if (shown !== null) throw problem('payment_in_flight', { retryAfterSeconds: 1, cause });
  throw problem('payment_in_flight', {
    message: 'another payment of this wallet for the same is being settled',
    retryAfterSeconds: 1,
    cause,
  });
}

export async function earlierBought<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  { idempotency }: NewPurchase,
  row: PurchaseRow,
): Promise<WithoutReceipt<Result>> {
  const isUnderKey = idempotency !== null && row.idempotency_key === idempotency.key;
  return isUnderKey ? boughtUnderKey(parts, sale, row) : boughtBefore(parts, sale, row);
}

export async function boughtBefore<Result>(parts: PurchaseParts, sale: Sale<Result>, row: PurchaseRow): Promise<WithoutReceipt<Result>> {
  const payment = await paymentOf(parts, row);
  if (parts.reservations.isRefusedTestMoney(payment.providerId)) throw testMoneyRefused();
  const result = payment.status === 'paid' ? await sale.again(payment, row.answer) : null;
  if (result === null) throw problem('payment_already_used');
  const settled = await settledOf(parts, payment);
  return { result, payment, settled, isReplay: true, isCharged: true, remainingCalls: remainingCalls(payment) };
}

/** Whether a payment is used up and has not expired. */
async function isUsedUp(parts: PurchaseParts, queries: Queries, { id }: Payment, now: number): Promise<boolean> {
  const payment = await parts.statements.findPayment.first(queries, { id });
  const isAlive =
    payment !== null &&
    payment.status === 'paid' &&
    payment.expires_at > now &&
    !parts.reservations.isRefusedTestMoney(payment.provider_id);
  return isAlive && payment.used_calls >= payment.max_calls;
}

/** A repeated request with the same token then gets the answer, as one with the same signature does. */
export async function lost<Result>(parts: PurchaseParts, { requestHash }: Sale<Result>, { id: paymentId }: Payment): Promise<void> {
  try {
    await parts.database.write((queries) => parts.statements.lose.change(queries, { paymentId, requestHash }));
  } catch (cause) {
    parts.log.warn({ err: cause, payment: shortId(paymentId) }, 'an answer that was not delivered could not be noted');
  }
}

/** The purchase of the same request whose answer did not reach its buyer. It is found once, unless that is lost again. */
export async function takeLost<Result>(
  parts: PurchaseParts,
  queries: Queries,
  { requestHash }: Sale<Result>,
  payment: Payment,
  now: number,
) {
  return (await isUsedUp(parts, queries, payment, now))
    ? parts.statements.takeLost.first(queries, { paymentId: payment.id, requestHash })
    : null;
}

/** The purchase of a used payment that has not expired. */
export async function usedBefore(parts: PurchaseParts, queries: Queries, payment: Payment, now: number): Promise<PurchaseRow | null> {
  const { id } = payment;
  if (!(await isUsedUp(parts, queries, payment, now))) return null;
  return (
    (await queries.selectFrom('purchases').selectAll().where('payment_id', '=', id).where('state', '=', 'used').executeTakeFirst()) ?? null
  );
}

/** Whether the payer signed it. A settled signature cannot be verified again, so it is compared with the stored one. @throws payment_refused */
async function requireSigner(parts: PurchaseParts, offer: Offer, means: SignedMeans): Promise<void> {
  const shown = await parts.statements.findBySignature.first(parts.database.read, { signedId: means.id });
  if (shown === null || shown.signed === null || !means.isSameAs(shown.signed)) await means.requireSigned(offer);
}

/** The quoted price holds until the quote expires, even if the price was changed since. */
export async function agreedOffer<Result>(parts: PurchaseParts, { offer, metered }: Sale<Result>, means: SignedMeans) {
  const since = parts.clock.now() - parts.quoteTtlMs;
  const prices = await parts.statements.findEarlierPrices.all(parts.database.read, { serviceId: offer.serviceId, since });
  const earlier = prices.map(({ amount_micros: amount, metered_price: text }) =>
    text === null || metered === undefined ? amount : metered.priceAt(text),
  );
  return { ...offer, amountMicros: means.agreedPrice([offer.amountMicros, ...earlier]) };
}

async function paymentOf(parts: PurchaseParts, { payment_id: id }: PurchaseRow): Promise<Payment> {
  const payment = await parts.payments.find(id);
  if (payment === null)
    throw problem('payment_already_used', { hint: 'It was paid under another secret of this service: ask its operator.' });
  return payment;
}

export async function settledOf(parts: PurchaseParts, payment: Payment): Promise<Settled | null> {
  const row = await parts.statements.findSettled.first(parts.database.read, { paymentId: payment.id });
  if (row === null || row.settled_payer === null || row.network === null) return null;
  const { network, transaction_hash: transaction, settled_payer: payer } = row;
  const settledAt = payment.paidAt ?? payment.createdAt;
  // A part of it may have gone back to its payer since.
  const amountMicros = row.amount_micros ?? payment.amountMicros;
  return { paymentId: payment.id, amountMicros, network, transaction: transaction ?? '', payer, settledAt };
}
