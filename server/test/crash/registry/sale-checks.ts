import { heldAccount } from '../../../src/payments/money/ledger.ts';
import { inGroups } from '../at-once.ts';
import type { DatabaseView } from '../database-view.ts';
import type { Claim } from '../table-checks.ts';
import { readTables, sumOf, type StoredEntry, type StoredPurchase } from '../tables.ts';
import { messageOf, Unexpected } from '../unexpected.ts';
import { fetchPaid, pay } from './buying.ts';
import type { Journal, Purchase } from './journal.ts';
import type { Market } from './load.ts';
import { assetPayments, loggedDeliveries, revenueEvents, storedAssets, type AssetPayment, type RevenueEvent } from './tables.ts';

/** The operator's share in the rounds: one that leaves a rest. */
export const feeBps = 1234;

/** How the purchases of a round came through. */
export interface SaleFindings {
  /** Delivered again, with the same event. */
  repeated: number;
  /** Those of them whose first delivery never arrived. */
  rescued: number;
  /** Paid for, and delivered only after the restart. */
  usedAfter: number;
}

/** What every buyer finds after the restart: what was paid is paid, what was delivered is delivered again, and nothing twice. */
export async function checkPurchases(view: DatabaseView, market: Market, journal: Journal): Promise<SaleFindings> {
  const stored = await assetPayments(view);
  const eventsOf = Map.groupBy(await revenueEvents(view), ({ payment_id: paymentId }) => paymentId);
  const findings: SaleFindings = { repeated: 0, rescued: 0, usedAfter: 0 };
  await inGroups(journal.purchases, 8, async (purchase) => {
    const { paymentId } = purchase;
    try {
      await checkPurchase(market, purchase, { stored: stored.get(paymentId), events: eventsOf.get(paymentId) ?? [] }, findings);
    } catch (broken) {
      journal.violations.push(`a purchase of ${purchase.asset.assetId}: ${messageOf(broken)}`);
    }
  });
  return findings;
}

async function checkPurchase(
  market: Market,
  purchase: Purchase,
  { stored, events }: { stored: AssetPayment | undefined; events: readonly RevenueEvent[] },
  findings: SaleFindings,
): Promise<void> {
  const eventId = events.find(isKept)?.id ?? null;
  if (purchase.isPaid && stored?.status !== 'paid') throw new Unexpected(`what was said to be paid is ${stored?.status ?? 'gone'}`);
  const { revenueEventIds: delivered } = purchase;
  if (![...delivered].every((id) => events.some((event) => event.id === id))) {
    throw new Unexpected(`delivered as ${[...delivered].join(', ')}, kept as ${JSON.stringify(events)}`);
  }
  if ((stored?.used_calls ?? 0) !== (eventId === null ? 0 : 1))
    throw new Unexpected(`${stored?.used_calls} uses, revenue event ${eventId}`);
  if (eventId !== null && !purchase.wasFetched) throw new Unexpected('delivered although nobody fetched it');

  if ((await pay(market, purchase)) === null) return;
  if (eventId === null) findings.usedAfter += 1;
  else findings.repeated += 1;
  if (eventId !== null && !delivered.has(eventId)) findings.rescued += 1;
  // Whatever comes now must be the delivery that is kept, and stay it.
  delivered.clear();
  if (eventId !== null) delivered.add(eventId);
  await fetchPaid(market, purchase);
  await fetchPaid(market, purchase);
  if (delivered.size !== 1) throw new Unexpected(`two deliveries of one payment: ${[...delivered].join(' and ')}`);
}

/** No paid delivery without its revenue, and no revenue without its delivery; the rest of the books is for `checkMoney`. */
export async function checkSales(view: DatabaseView, claim: Claim): Promise<void> {
  const tables = await readTables(view);
  const events = await revenueEvents(view);
  const eventsOf = Map.groupBy(events, ({ payment_id }) => payment_id);
  const entriesOf = Map.groupBy(tables.entries, ({ payment_id }) => payment_id);
  const callsOf = Map.groupBy(tables.purchases, ({ payment_id }) => payment_id);
  for (const payment of (await assetPayments(view)).values()) {
    const sold = { events: eventsOf.get(payment.id) ?? [], entries: entriesOf.get(payment.id) ?? [], calls: callsOf.get(payment.id) ?? [] };
    checkSale(payment, sold, claim);
  }
  checkEarnings(events, tables.entries, claim);
  await checkLog(view, events, claim);
}

const testProviders: ReadonlySet<string> = new Set(['test', 'x402-test', 'credit-test']);

interface Sold {
  events: readonly RevenueEvent[];
  entries: readonly StoredEntry[];
  calls: readonly StoredPurchase[];
}

function checkSale(payment: AssetPayment, { events, entries, calls }: Sold, claim: Claim): void {
  const { service_id: assetId, amount_micros: price, used_calls: used, status } = payment;
  const kept = events.filter(isKept);
  const ended = calls.filter(({ state }) => state === 'used');
  const paid = entries.filter(({ kind }) => kind === 'payment');
  const revenue = entries.filter(({ kind }) => kind === 'sale' || kind === 'fee');
  const sales = revenue.filter((entry) => entry.kind === 'sale' && !isBack(entry));
  claim(used <= 1, `${assetId}: one payment was used ${used} times`);
  claim(kept.length === used, `${assetId}: ${kept.length} revenue events for ${used} uses of a payment`);
  claim(ended.length === used, `${assetId}: ${ended.length} calls for ${used} uses`);
  claim(
    kept.every(({ call_id }) => call_id === ended[0]?.id),
    `${assetId}: an event of another call`,
  );
  claim(paid.length === (status === 'paid' ? 1 : 0), `${assetId}: ${status}, and paid ${paid.length} times`);
  claim(sumOf(paid, amountOf) === (status === 'paid' ? price : 0), `${assetId}: paid at another price than ${price}`);
  claim(sales.length === events.length, `${assetId}: ${sales.length} sales booked for ${events.length} deliveries`);
  claim(
    revenue.every(({ call_id }) => events.some((event) => event.call_id === call_id)),
    `${assetId}: booked for another call`,
  );
  for (const event of events) {
    const ofEvent = revenue.filter(({ call_id }) => call_id === event.call_id);
    checkRevenue(payment, event, ofEvent, claim);
  }
}

/** A sale and its fee are the price, and go back wholly with a delivery that failed. */
function checkRevenue(payment: AssetPayment, event: RevenueEvent, entries: readonly StoredEntry[], claim: Claim): void {
  const { service_id: assetId, amount_micros: price, provider_id: providerId } = payment;
  const fee = Math.floor((price * feeBps) / 10_000);
  const booked = entries.filter((entry) => !isBack(entry));
  const fees = booked.filter(({ kind }) => kind === 'fee');
  const back = sumOf(entries.filter(isBack), amountOf);
  claim(sumOf(booked, amountOf) === price, `${assetId}: ${sumOf(booked, amountOf)} booked of ${price}`);
  claim(sumOf(fees, amountOf) === fee && event.fee_micros === fee, `${assetId}: another fee than ${fee} of ${price}`);
  claim(
    back === (isKept(event) ? 0 : price),
    `${assetId}: ${back} of ${price} booked back, the delivery ${isKept(event) ? 'kept' : 'failed'}`,
  );
  claim(event.amount_micros === price && event.asset_id === assetId, `${assetId}: an event of something else`);
  claim(event.is_test === (testProviders.has(providerId) ? 1 : 0), `${assetId}: test money and real money are mixed up in an event`);
  claim(
    booked.every(({ kind, credit_account }) => kind !== 'sale' || credit_account === earningsOf(event)),
    `${assetId}: the sale is not credited to ${earningsOf(event)}`,
  );
}

/** Owners have what their events say; that balances are what the entries say is for `checkMoney`. */
function checkEarnings(events: readonly RevenueEvent[], entries: readonly StoredEntry[], claim: Claim): void {
  for (const [account, ofAccount] of Map.groupBy(events, earningsOf)) {
    const earned = sumOf(ofAccount.filter(isKept), ({ amount_micros, fee_micros }) => amount_micros - fee_micros);
    const credited = sumOf(entries, (entry) =>
      entry.credit_account === account ? amountOf(entry) : entry.debit_account === account && isBack(entry) ? -amountOf(entry) : 0,
    );
    claim(earned === credited, `${account}: ${credited} credited, ${earned} earned`);
  }
}

/** Of a purchase that was not given back. */
function isKept({ is_returned: isReturned }: RevenueEvent): boolean {
  return isReturned === 0;
}

/** Revenue of a failed delivery goes back to what is held for its payment. */
function isBack({ credit_account: to }: StoredEntry): boolean {
  return to === heldAccount;
}

/** The line of the log is written with the delivery; free deliveries are logged beside. */
async function checkLog(view: DatabaseView, events: readonly RevenueEvent[], claim: Claim): Promise<void> {
  const logged = await loggedDeliveries(view);
  const delivered = Map.groupBy(events, ({ asset_id }) => asset_id);
  for (const { id, price_micros: price } of await storedAssets(view)) {
    const sold = delivered.get(id)?.length ?? 0;
    if (price !== null)
      claim(logged.get(id) === (sold === 0 ? undefined : sold), `${id}: sold ${sold} times, logged ${logged.get(id)} times`);
  }
}

function earningsOf({ owner_id: ownerId, is_test: isTest }: RevenueEvent): string {
  return `${isTest === 1 ? 'test:' : ''}earnings:${ownerId}`;
}

const amountOf = ({ amount_micros: micros }: StoredEntry) => micros;
