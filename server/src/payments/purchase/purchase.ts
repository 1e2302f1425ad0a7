import { clientIdOf } from '../../accounts/caller.ts';
import { asProblem, withoutStack, type Problem } from '../../errors.ts';
import { isTestProvider } from '../../provider-ids.ts';
import { callMicros, type Payment } from '../quotes/payment.ts';
import { buySigned } from './by-signature.ts';
import * as earlier from './earlier.ts';
import { buyFromLedger } from './from-ledger.ts';
import { findFunds, payForWork } from './funds.ts';
import type { Receipt, Settled } from './means.ts';
import { GivenBackProblem, PaymentRequiredProblem } from './payment-required.ts';
import { requirePriceWithin } from './price-guard.ts';
import { GivenBack } from './purchase-outcomes.ts';
import type { Funds, PurchaseOptions, PurchaseParts } from './purchase-parts.ts';
import { keyOf, type Bought, type Order, type Sale, type WithoutReceipt } from './sale.ts';
import { workPlaces } from './work-places.ts';

/** The one purchase of tool calls, assets and credit, for all surfaces. */
export interface Purchases {
  /**
   * Sells to a buyer. Nothing is settled twice, failed work is not charged, and no work is done without payment.
   * @throws PaymentRequiredProblem with the quote to pay; GivenBackProblem where a paid call failed; problems of payment or input
   */
  buy<Result>(sale: Sale<Result>, order: Order): Promise<Bought<Result>>;
  /** Whether the buyer has a purchase under this Idempotency-Key, which a retry would get. */
  hasUnderKey(order: Order): Promise<boolean>;
}

export function purchases(options: PurchaseOptions): Purchases {
  const parts: PurchaseParts = {
    ...options,
    enter: workPlaces({ payForWork: (sale, found, order) => payForWork(options, sale, found, order) }),
  };
  return {
    buy: (sale, order) => buy(parts, sale, order),
    async hasUnderKey(order) {
      const key = keyOf(order, null);
      return key !== null && (await parts.statements.findByKey.first(parts.database.read, key)) !== null;
    },
  };
}

/** The steps of a purchase: find the funds, reserve, work, settle, record; or leave everything as it was. */
async function buy<Result>(parts: PurchaseParts, sale: Sale<Result>, order: Order): Promise<Bought<Result>> {
  let waiting: Payment | null = null;
  try {
    const found = (await earlier.underKey(parts, sale, order)) ?? (await fundsOf(parts, sale, order));
    if (found.kind === 'paid') waiting = found.payment;
    const bought = found.kind === 'bought' ? found.bought : await buyWith(parts, sale, order, found);
    countBought(parts, sale, bought);
    return { ...bought, receipt: receiptOf(sale, order, bought.settled), lost: () => earlier.lost(parts, sale, bought.payment) };
  } catch (thrown) {
    const refusal = await refusalOf(parts, sale, order, asProblem(thrown), waiting);
    count(parts, sale, order, refusal);
    throw refusal;
  }
}

/** The funds; if another request under the same key has just used them, the purchase of that request. */
async function fundsOf<Result>(parts: PurchaseParts, sale: Sale<Result>, order: Order): ReturnType<typeof findFunds<Result>> {
  try {
    return await findFunds(parts, sale, order);
  } catch (thrown) {
    const bought = usedCodes.has(asProblem(thrown).code) ? await earlier.underKey(parts, sale, order) : null;
    if (bought === null) throw thrown;
    return bought;
  }
}

async function buyWith<Result>(parts: PurchaseParts, sale: Sale<Result>, order: Order, found: Funds): Promise<WithoutReceipt<Result>> {
  if (found.kind !== 'signed') return buyFromLedger(parts, sale, order, found);
  const signed = await buySigned(parts, sale, order, found);
  return signed.kind === 'bought' ? signed.bought : buyFromLedger(parts, sale, order, signed);
}

function countBought<Result>({ metrics }: PurchaseParts, { offer }: Sale<Result>, bought: WithoutReceipt<Result>): void {
  const { isReplay, isCharged, payment } = bought;
  metrics.purchase(offer.kind, isReplay ? 'replayed' : isCharged ? 'sold' : 'uncharged');
  if (isCharged && !isReplay) metrics.sale(offer.kind, callMicros(payment), isTestProvider(payment.providerId));
}

/** A request without any means of payment only asks for the price. */
function count<Result>(parts: PurchaseParts, { offer }: Sale<Result>, { means }: Order, refusal: Problem): void {
  if (refusal instanceof PaymentRequiredProblem) parts.metrics.challenge(offer.kind);
  if (means.kind === 'none') return;
  const outcome = refusal instanceof GivenBackProblem ? 'given_back' : refusal.status >= 500 ? 'failed' : 'refused';
  parts.metrics.purchase(offer.kind, outcome);
}

/** The one 402: a refusal with a fresh quote. It writes nothing, so that a flood of unpaid requests cannot fill the disk. */
async function refusalOf<Result>(
  parts: PurchaseParts,
  sale: Sale<Result>,
  order: Order,
  refused: Problem,
  waiting: Payment | null,
): Promise<Problem> {
  if (refused instanceof GivenBack) return new GivenBackProblem(refused, refused.payment, receiptOf(sale, order, refused.settled));
  if (refused.status !== 402) return refused;
  // A payment that is still unpaid is offered again.
  const open = refused.code === 'payment_not_completed' && waiting !== null ? await parts.payments.find(waiting.id) : null;
  const payment = open ?? parts.payments.quote(sale.offer, clientIdOf(order.caller));
  try {
    requirePriceWithin(callMicros(payment), order.maxPriceMicros);
  } catch (aboveMaximum) {
    return asProblem(aboveMaximum);
  }
  sale.asked?.();
  const { internalServiceId, resource, input } = sale;
  return withoutStack(() => new PaymentRequiredProblem(refused, { payment, internalServiceId, resource, input }));
}

const usedCodes: ReadonlySet<Problem['code']> = new Set(['payment_already_used', 'payment_signature_used']);

function receiptOf<Result>({ resource }: Sale<Result>, { means }: Order, settled: Settled | null): Receipt | null {
  return means.kind === 'signed' && settled !== null ? means.receipt(settled, resource) : null;
}
