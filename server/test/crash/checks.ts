import { z } from 'zod';
import { inGroups } from './at-once.ts';
import type { DatabaseView } from './database-view.ts';
import type { HttpAnswer } from './http-client.ts';
import type { Journal, Purchase } from './journal.ts';
import { call, hasFailed, pay, receive, type Shop } from './load.ts';
import { storedPayments, type StoredPayment } from './tables.ts';
import { Unexpected, unexpected } from './unexpected.ts';

/** How a round ended, for its line. */
export interface Findings {
  /** Answers that came again by their key, the same text. */
  replayed: number;
  /** Those of them that had never arrived before. */
  rescued: number;
  /** Calls that were still owed after the restart, and were had. */
  usedAfter: number;
}

const Count = z.object({ count: z.coerce.number().int() });

/** How many purchases are in that state; right after a crash those of the killed process are still reserved. */
export async function purchasesThatAre(state: 'reserved' | 'given_back', view: DatabaseView): Promise<number> {
  const [row] = await view.rows(`select count(*) as count from purchases where state = '${state}'`, Count);
  return row?.count ?? 0;
}

/**
 * What every client finds after the restart: clients that had paid still have, those with an answer get the same again by its key,
 * those without one get one for the same money, and nobody gets two.
 */
export async function checkPurchases(view: DatabaseView, shop: Shop, journal: Journal): Promise<Findings> {
  const stored = await storedPayments(view);
  const findings: Findings = { replayed: 0, rescued: 0, usedAfter: 0 };
  await inGroups(journal.purchases, 16, async (purchase) => {
    try {
      await checkPurchase(stored.get(purchase.paymentId), shop, purchase, findings);
    } catch (broken) {
      journal.violations.push(broken instanceof Unexpected ? broken.message : `${purchase.toolId}: ${String(broken)}`);
    }
  });
  return findings;
}

async function checkPurchase(stored: StoredPayment | undefined, shop: Shop, purchase: Purchase, findings: Findings): Promise<void> {
  if (purchase.isPaid && stored?.status !== 'paid')
    throw new Unexpected(`a payment that was said to be paid is ${stored?.status ?? 'gone'}`);
  if (!purchase.wasAsked && stored?.status === 'paid') throw new Unexpected('a payment that nobody asked to pay is paid');
  const payment = await pay(shop, purchase);

  if (payment.remainingCalls > 0) {
    if (purchase.received !== null) throw new Unexpected(`an answer was received, and its call is there again: ${purchase.received}`);
    findings.usedAfter += 1;
    let answer = await call(shop, purchase);
    while (hasFailed(answer)) answer = await call(shop, purchase);
    if (answer.status !== 200 || isReplay(answer)) throw unexpected('the call that was still owed', answer);
    return receive(purchase, answer);
  }

  if (!purchase.wasCalled) throw new Unexpected('a token that nobody used has no call left');
  const again = await call(shop, purchase);
  if (purchase.idempotencyKey === null) {
    if (again.status !== 402) throw unexpected('a refusal of a used token', again);
    return;
  }
  if (again.status !== 200 || !isReplay(again)) throw unexpected('a replay', again);
  if (purchase.received === null) findings.rescued += 1;
  receive(purchase, again);
  findings.replayed += 1;
}

function isReplay({ headers }: HttpAnswer): boolean {
  return headers['idempotency-replayed'] === 'true';
}
