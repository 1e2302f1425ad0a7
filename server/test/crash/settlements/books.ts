import { z } from 'zod';
import type { DatabaseView } from '../database-view.ts';
import { checkBooks, type Claim } from '../table-checks.ts';
import { readTables, sumOf, type StoredCall, type StoredEntry } from '../tables.ts';
import { keyOf, type Purchase } from './journal.ts';
import type { Network } from './networks.ts';

const whole = z.coerce.number().int();
const StoredClaim = z.object({ payer: z.string(), nonce: z.string(), payment_id: z.string(), service_id: z.string(), state: z.string() });
type StoredClaim = z.output<typeof StoredClaim>;
const StoredPayment = z.object({
  id: z.string(),
  provider_id: z.string(),
  service_id: z.string(),
  status: z.string(),
  amount_micros: whole,
  used_calls: whole,
});
type StoredPayment = z.output<typeof StoredPayment>;
const StoredEvent = z.object({ id: z.string(), payment_id: z.string() });

interface Kept {
  claims: ReadonlyMap<string, StoredClaim>;
  payments: ReadonlyMap<string, StoredPayment>;
  /** By payment. */
  calls: ReadonlyMap<string, readonly StoredCall[]>;
  entries: ReadonlyMap<string, readonly StoredEntry[]>;
  events: ReadonlyMap<string, string>;
}

/** What became of all purchases so far, in numbers. */
export interface Settlements {
  moved: number;
  /** Signed, and never moved. */
  unmoved: number;
}

/**
 * Holds what the service keeps against what moved, once every wallet has asked for what it paid:
 * each transfer is one payment in the books, and was served once; without a transfer there is neither.
 */
export async function checkSettlements(
  view: DatabaseView,
  network: Network,
  purchases: readonly Purchase[],
  claim: Claim,
): Promise<Settlements> {
  const moved = Map.groupBy(await network.moved(view), ({ key }) => key);
  const kept = await read(view);
  const byKey = new Map(purchases.map((purchase) => [purchase.key, purchase]));
  for (const [key, transfers] of moved) {
    claim(byKey.has(key), `${key} moved, and nobody signed it`);
    claim(transfers.length === 1, `${key} moved ${transfers.length} times`);
  }
  for (const purchase of purchases) {
    const transfers = moved.get(purchase.key) ?? [];
    if (transfers.length > 0)
      checkMoved(
        purchase,
        sumOf(transfers, ({ amountMicros }) => amountMicros),
        kept,
        network,
        claim,
      );
    else checkUnmoved(purchase, kept, network, claim);
  }
  checkPayments(kept, network, new Set(moved.keys()), claim);
  checkBooks(await readTables(view), 0, claim);
  await network.check(view, claim);
  return { moved: moved.size, unmoved: purchases.length - moved.size };
}

function checkMoved(purchase: Purchase, movedMicros: number, kept: Kept, network: Network, claim: Claim): void {
  const { product, key, amountMicros, received, isRefused, last } = purchase;
  const about = `${product.id} ${key} (last answer ${last})`;
  const found = kept.claims.get(key);
  const payment = found === undefined ? undefined : kept.payments.get(found.payment_id);
  claim(movedMicros === amountMicros, `${about}: ${movedMicros} moved of ${amountMicros}`);
  claim(!isRefused, `${about}: refused, and the money moved`);
  claim(found?.state === 'settled', `${about}: the money moved, and the claim is ${found?.state ?? 'gone'}`);
  claim(payment?.status === 'paid', `${about}: the money moved, and the payment is ${payment?.status ?? 'nowhere'}`);
  if (payment === undefined) return;

  const booked = (kind: string) => (kept.entries.get(payment.id) ?? []).filter((entry) => entry.kind === kind);
  const paid = booked('payment');
  const served = [...booked('use'), ...booked('sale'), ...booked('fee')];
  const succeeded = (kept.calls.get(payment.id) ?? []).filter(({ state }) => state === 'succeeded');
  claim(payment.amount_micros === amountMicros && payment.service_id === product.id, `${about}: paid for something else`);
  claim(paid.length === 1 && micros(paid) === amountMicros, `${about}: booked ${paid.length} times, ${micros(paid)} in all`);
  claim(
    paid.every(({ debit_account: from }) => from.startsWith(`provider:${network.providerId}:`)),
    `${about}: the money came from elsewhere`,
  );
  claim(succeeded.length === 1 && payment.used_calls === 1, `${about}: paid, and served ${succeeded.length} times`);
  claim(micros(served) === amountMicros, `${about}: ${micros(served)} earned of ${amountMicros}`);
  claim(
    served.every(({ credit_account: to }) => to.startsWith('test:') === network.isTest || to === 'revenue:fees'),
    `${about}: play money and real money are mixed up`,
  );
  const answer = product.kind === 'tool' ? succeeded[0]?.answer : kept.events.get(payment.id);
  claim(answer !== null && answer !== undefined, `${about}: nothing is kept of what was delivered`);
  claim(received === null || received === answer, `${about}: received ${received}, stored ${answer}`);
}

function checkUnmoved({ product, key, received, last }: Purchase, kept: Kept, network: Network, claim: Claim): void {
  const about = `${product.id} ${key} (last answer ${last})`;
  const found = kept.claims.get(key);
  claim(received === null, `${about}: served, and no money moved: ${received}`);
  claim(
    found === undefined || (network.mayStayOpen && found.state === 'unknown'),
    `${about}: no money moved, and its claim is ${found?.state}`,
  );
}

/** Nothing is paid by money that did not move, and what is paid so has its one claim. */
function checkPayments({ claims, payments }: Kept, network: Network, moved: ReadonlySet<string>, claim: Claim): void {
  const keyOfPayment = new Map([...claims].map(([key, { payment_id: id }]) => [id, key]));
  let paid = 0;
  for (const { id, provider_id: providerId, status, used_calls: used } of payments.values()) {
    const key = keyOfPayment.get(id);
    claim(used === 0 || status === 'paid', `${id} is ${status}, and was used`);
    if (status !== 'paid') continue;
    paid += 1;
    claim(providerId === network.providerId, `${id} was paid by ${providerId}`);
    claim(key !== undefined && moved.has(key), `${id} is paid, and no money moved for it`);
  }
  claim(paid === moved.size, `${moved.size} transfers, ${paid} payments`);
}

/** Those whose money is out, and whose claim does not say so yet. */
export async function openClaims(view: DatabaseView): Promise<Set<string>> {
  const rows = await view.rows(`select payer, nonce, payment_id, service_id, state from x402_claims where state <> 'settled'`, StoredClaim);
  return new Set(rows.map(({ payer, nonce }) => keyOf({ from: payer, nonce })));
}

async function read(view: DatabaseView): Promise<Kept> {
  const claims = await view.rows('select payer, nonce, payment_id, service_id, state from x402_claims', StoredClaim);
  const payments = await view.rows('select id, provider_id, service_id, status, amount_micros, used_calls from payments', StoredPayment);
  const events = await view.rows('select id, payment_id from revenue_events', StoredEvent);
  const { calls, entries } = await readTables(view);
  return {
    claims: new Map(claims.map((each) => [keyOf({ from: each.payer, nonce: each.nonce }), each])),
    payments: new Map(payments.map((each) => [each.id, each])),
    calls: Map.groupBy(calls, ({ payment_id: id }) => id),
    entries: Map.groupBy(
      entries.filter(({ payment_id: id }) => id !== null),
      ({ payment_id: id }) => id ?? '',
    ),
    events: new Map(events.map(({ id, payment_id: paymentId }) => [paymentId, id])),
  };
}

function micros(entries: readonly StoredEntry[]): number {
  return sumOf(entries, ({ amount_micros: amount }) => amount);
}
