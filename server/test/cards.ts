import { expect } from 'vitest';
import { cardTopUps, type CardTopUps, type NewCardTopUp } from '../src/credit/card-top-ups.ts';
import { stripeClient } from '../src/credit/stripe.ts';
import { verifiedEvent } from '../src/credit/stripe-webhook.ts';
import { createLog } from '../src/log.ts';
import { microsPerUnit, type Micros } from '../src/money.ts';
import { creditAccount, heldAccount, ledger } from '../src/payments/money/ledger.ts';
import type { Database } from '../src/storage/database.ts';
import { accountsOn, plainPasswords } from './accounts.ts';
import { stripeStandIn, type SignedEvent } from './stripe-stand-in.ts';

/** For what no test interrupts. */
export const never = new AbortController().signal;
export const usd = (amount: number): Micros => amount * microsPerUnit;

export type CardDesk = Awaited<ReturnType<typeof cardsOn>>;

/** Credit by card on a database, with Stripe at the other end and one account. */
export async function cardsOn(database: Database) {
  const lines: string[] = [];
  const room = accountsOn(database, plainPasswords);
  const standIn = await stripeStandIn(room.clock);
  const books = ledger(database);
  const accountId = (await room.accounts.createOwner({ email: 'ada@example.com' })).account.id;

  /** As another process has them. */
  function cardsOf(changes: { isLive?: boolean } = {}): CardTopUps {
    const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
    const stripe = stripeClient({ key: standIn.key, url: standIn.url, fetch: globalThis.fetch, timeoutMs: 60_000, retriesMax: 0 });
    return cardTopUps({ ...room, ledger: books, stripe, log, isLive: true, ...changes });
  }
  const cards = cardsOf();

  const checkout = (changes: Partial<NewCardTopUp> = {}) => {
    const urls = { successUrl: 'https://agent.example/paid', cancelUrl: 'https://agent.example/' };
    return cards.checkout({ accountId, amountMicros: usd(25), ...urls, idempotencyKey: null, ...changes }, never);
  };
  const receive = ({ body, headers }: SignedEvent, by = cards) =>
    by.receive(verifiedEvent(standIn.webhookSecret, headers['stripe-signature'], Buffer.from(body), room.time.now), never);
  const tell = (type: string, object: unknown) => receive(standIn.event(type, object));

  /** An order and its session at Stripe. */
  async function ordered(changes: Partial<NewCardTopUp> = {}) {
    const { topUp } = await checkout(changes);
    const session = [...standIn.sessions.values()].find(({ client_reference_id: ours }) => ours === topUp.id);
    if (session === undefined) throw new Error('no session');
    return { topUp, sessionId: session.id };
  }

  /** An order that is paid and credited. */
  async function bought(changes: Partial<NewCardTopUp> = {}) {
    const { topUp, sessionId } = await ordered(changes);
    const session = standIn.pay(sessionId);
    await tell('checkout.session.completed', session);
    return { topUp, sessionId, paymentIntent: session.payment_intent ?? '' };
  }

  return {
    room,
    standIn,
    books,
    cards,
    accountId,
    cardsOf,
    checkout,
    receive,
    tell,
    ordered,
    bought,
    refund: (topUpId: string, amountMicros: Micros | null = null, idempotencyKey: string | null = null) =>
      cards.request({ accountId, topUpId, amountMicros, requestedBy: 'usr_admin', idempotencyKey }, never),
    spend(amountMicros: Micros) {
      const movement = { kind: 'payment', debitAccount: creditAccount(accountId), creditAccount: 'revenue:tool:x' } as const;
      return database.write((queries) => books.post(queries, { ...movement, amountMicros, currency: 'USD' }, room.time.now));
    },
    balance: () => books.creditBalance(database.read, accountId),
    orders: () => database.read.selectFrom('card_top_ups').selectAll().orderBy('id').execute(),
    refunds: () => database.read.selectFrom('card_refunds').selectAll().orderBy('id').execute(),
    /** How many times something was put aside. */
    aside: () => lines.filter((line) => line.includes('put aside')).length,
    async close() {
      const { discrepancies, balances } = await books.audit();
      expect(discrepancies).toEqual([]);
      expect(balances[heldAccount] ?? 0).toBe(0);
      await standIn[Symbol.asyncDispose]();
    },
  };
}
