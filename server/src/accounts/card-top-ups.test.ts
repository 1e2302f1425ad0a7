import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountsOn, outcomes, plainPasswords, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { stripeStandIn, type SignedEvent, type StripeStandIn } from '../../test/stripe-stand-in.ts';
import { dayMs, hourMs, minuteMs } from '../clock.ts';
import { createLog } from '../log.ts';
import { microsPerUnit } from '../money.ts';
import { creditAccount, heldAccount, ledger, type Ledger } from '../payments/ledger.ts';
import { cardLossesAccount, stripeAccount } from './card-bookings.ts';
import { cardTopUps, checkoutTtlMs, openCheckoutsMax, type CardTopUps, type NewCardTopUp } from './card-top-ups.ts';
import { stripeClient } from './stripe.ts';
import { verifiedEvent } from './stripe-webhook.ts';

const never = new AbortController().signal;
const usd = (amount: number) => amount * microsPerUnit;

eachDatabase('credit by card', (open) => {
  let room: ReturnType<typeof accountsOn>;
  let standIn: StripeStandIn;
  let books: Ledger;
  let cards: CardTopUps;
  let accountId: string;
  let lines: string[];

  function cardsOf(changes: { isLive?: boolean } = {}): CardTopUps {
    const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
    const stripe = stripeClient({ key: standIn.key, url: standIn.url, fetch: globalThis.fetch, timeoutMs: 2000, retriesMax: 0 });
    return cardTopUps({ ...room, ledger: books, stripe, log, isLive: false, ...changes });
  }

  const checkout = (changes: Partial<NewCardTopUp> = {}) =>
    cards.checkout(
      {
        accountId,
        amountMicros: usd(25),
        successUrl: 'https://agent.example/paid',
        cancelUrl: 'https://agent.example/',
        idempotencyKey: null,
        ...changes,
      },
      never,
    );
  const receive = ({ body, headers }: SignedEvent, by = cards) =>
    by.receive(verifiedEvent(standIn.webhookSecret, headers['stripe-signature'], Buffer.from(body), room.time.now), never);
  const tell = (type: string, object: unknown) => receive(standIn.event(type, object));
  const balance = () => books.creditBalance(room.database.read, accountId);
  const orders = () => room.database.read.selectFrom('card_top_ups').selectAll().orderBy('id').execute();
  const refunds = () => room.database.read.selectFrom('card_refunds').selectAll().orderBy('id').execute();
  const aside = () => lines.filter((line) => line.includes('put aside')).length;

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

  const refund = (topUpId: string, amountMicros: number | null = null, idempotencyKey: string | null = null) =>
    cards.request({ accountId, topUpId, amountMicros, requestedBy: 'usr_admin', idempotencyKey }, never);
  const spend = (amountMicros: number) =>
    room.database.write((queries) =>
      books.post(
        queries,
        { kind: 'payment', debitAccount: creditAccount(accountId), creditAccount: 'revenue:tool:x', amountMicros, currency: 'USD' },
        room.time.now,
      ),
    );

  beforeEach(async () => {
    lines = [];
    room = accountsOn(await open(), plainPasswords);
    standIn = await stripeStandIn(room.clock);
    books = ledger(room.database);
    cards = cardsOf();
    accountId = (await room.accounts.createOwner({ email: 'ada@example.com' })).account.id;
  });

  afterEach(async () => {
    const { discrepancies, balances } = await books.audit();
    expect(discrepancies).toEqual([]);
    expect(balances[heldAccount] ?? 0).toBe(0);
    await standIn[Symbol.asyncDispose]();
  });

  it('is ordered at Stripe, and costs nothing yet', async () => {
    const { topUp, isReplay } = await checkout();
    expect({ topUp, isReplay }).toEqual({
      isReplay: false,
      topUp: {
        id: expect.stringMatching(/^top_[0-9A-Z]{26}$/),
        accountId,
        amountMicros: usd(25),
        currency: 'USD',
        status: 'open',
        url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/),
        createdAt: room.time.now,
        expiresAt: room.time.now + checkoutTtlMs,
      },
    });
    expect(await balance()).toBe(0);
  });

  it('is credited when Stripe says that it is paid', async () => {
    const { topUp } = await bought();
    expect(await balance()).toBe(usd(25));
    expect(await orders()).toMatchObject([{ id: topUp.id, status: 'paid', paid_at: room.time.now, check_at: null }]);
    expect(await books.audit()).toMatchObject({
      entryCount: 1,
      balances: { [stripeAccount]: -usd(25), [creditAccount(accountId)]: usd(25) },
    });
  });

  it('is credited once, however often and at once the event comes', async () => {
    const { sessionId } = await ordered();
    const session = standIn.pay(sessionId);
    const event = standIn.event('checkout.session.completed', session);
    const others = cardsOf();
    const told = Array.from({ length: 20 }, (_, index) => receive(event, index % 2 === 0 ? cards : others));
    expect(await outcomes(told)).toEqual({ succeeded: 20, codes: [] });
    expect(await balance()).toBe(usd(25));
  });

  it('is credited once, however many events tell of the same session', async () => {
    const { sessionId } = await ordered();
    const session = standIn.pay(sessionId);
    const told = Array.from({ length: 20 }, (_, index) =>
      tell(index % 2 === 0 ? 'checkout.session.completed' : 'checkout.session.async_payment_succeeded', session),
    );
    expect(await outcomes(told)).toEqual({ succeeded: 20, codes: [] });
    await cards.reconcile(never);
    expect(await balance()).toBe(usd(25));
  });

  it('waits for a bank that decides later', async () => {
    const { sessionId } = await ordered();
    await tell('checkout.session.completed', standIn.pay(sessionId, 'later'));
    expect(await orders()).toMatchObject([{ status: 'processing' }]);
    expect(await balance()).toBe(0);
    await tell('checkout.session.async_payment_succeeded', standIn.arrive(sessionId));
    expect(await balance()).toBe(usd(25));
  });

  it('is not credited where the bank says no', async () => {
    const { sessionId } = await ordered();
    const unpaid = standIn.pay(sessionId, 'later');
    await tell('checkout.session.async_payment_failed', unpaid);
    // The earlier event comes later.
    await tell('checkout.session.completed', unpaid);
    expect(await orders()).toMatchObject([{ status: 'failed', check_at: null }]);
    expect(await balance()).toBe(0);
  });

  it('is credited also where the news that it expired comes after it was paid, and before', async () => {
    const { sessionId } = await ordered();
    const open = standIn.sessions.get(sessionId);
    const expired = { ...open, status: 'expired' };
    const paid = standIn.pay(sessionId);
    await tell('checkout.session.expired', expired);
    await tell('checkout.session.completed', paid);
    await tell('checkout.session.expired', expired);
    expect(await orders()).toMatchObject([{ status: 'paid' }]);
    expect(await balance()).toBe(usd(25));
  });

  it('ends unpaid when its page is past its time', async () => {
    const { topUp, sessionId } = await ordered({ idempotencyKey: 'key-1' });
    await tell('checkout.session.expired', standIn.expire(sessionId));
    expect((await checkout({ idempotencyKey: 'key-1' })).topUp).toMatchObject({ id: topUp.id, status: 'expired', url: null });
  });

  it.each([
    ['less money', { amount_total: 100 }],
    ['more money', { amount_total: 250_000 }],
    ['no amount', { amount_total: null }],
    ['another currency', { currency: 'jpy' }],
    ['no currency', { currency: null }],
  ])('is put aside, never credited, where %s was paid than ordered', async (_what, changes) => {
    const { topUp, sessionId } = await ordered();
    await tell('checkout.session.completed', { ...standIn.pay(sessionId), ...changes });
    expect(await balance()).toBe(0);
    expect(await orders()).toMatchObject([{ id: topUp.id, status: 'review', check_at: null }]);
    expect(aside()).toBe(1);
    await expect(refund(topUp.id)).rejects.toEqual(refusal('conflict'));
  });

  it('is put aside where another session pays for the same order', async () => {
    const { sessionId } = await ordered();
    await tell('checkout.session.completed', { ...standIn.pay(sessionId), id: 'cs_test_other' });
    expect(await balance()).toBe(0);
    expect(aside()).toBe(1);
    const { outcome } = await room.database.read.selectFrom('stripe_events').select('outcome').executeTakeFirstOrThrow();
    expect(outcome).toBe('put_aside');
  });

  it('takes no test event for real money, and no real event for test money', async () => {
    const { sessionId } = await ordered();
    const event = standIn.event('checkout.session.completed', standIn.pay(sessionId));
    await receive(event, cardsOf({ isLive: true }));
    expect(await balance()).toBe(0);
    expect(aside()).toBe(1);
    await receive(event);
    expect(await balance()).toBe(usd(25));
  });

  it.each([
    ['an event of something else', 'customer.created', {}],
    [
      'a session of another shop',
      'checkout.session.completed',
      { id: 'cs_1', payment_status: 'paid', client_reference_id: 'order-7', payment_intent: 'pi_x' },
    ],
    [
      'a session without a reference',
      'checkout.session.completed',
      { id: 'cs_1', payment_status: 'paid', client_reference_id: null, payment_intent: 'pi_x' },
    ],
    ['a session that cannot be read', 'checkout.session.completed', { id: 7 }],
    [
      'a refund of another shop',
      'refund.created',
      { id: 're_x', amount: 5, currency: 'usd', status: 'succeeded', payment_intent: 'pi_x', metadata: {} },
    ],
    ['a refund without a payment', 'refund.created', { id: 're_x', amount: 5, currency: 'usd', payment_intent: null }],
    ['a charge of another shop', 'charge.refunded', { id: 'ch_x', payment_intent: 'pi_x', metadata: {} }],
    ['a dispute that cannot be read', 'charge.dispute.created', {}],
    ['a type that names a property', 'constructor', {}],
  ])('takes note of %s, and does nothing', async (_what, type, object) => {
    await bought();
    await tell(type, object);
    expect(await balance()).toBe(usd(25));
    expect(await refunds()).toEqual([]);
  });

  it('answers a repeated order with the same page, and asks Stripe for one session', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => checkout({ idempotencyKey: 'key-1' })));
    expect(others.map(({ topUp }) => topUp)).toEqual(others.map(() => first?.topUp));
    expect(standIn.sessions.size).toBe(1);
    expect(new Set(standIn.requests.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([first?.topUp.id]));
  });

  it('makes one session of an order whose answer was lost', async () => {
    standIn.mishaps.push({ kind: 'lost' });
    await expect(checkout({ idempotencyKey: 'key-1' })).rejects.toEqual(refusal('unavailable', { status: 503 }));
    const { topUp } = await checkout({ idempotencyKey: 'key-1' });
    expect(topUp.url).not.toBeNull();
    expect(standIn.sessions.size).toBe(1);
    expect(await orders()).toHaveLength(1);
  });

  it('refuses a key that was used for another order', async () => {
    await checkout({ idempotencyKey: 'key-1' });
    for (const change of [{ amountMicros: usd(1) }, { successUrl: 'https://evil.example/' }, { cancelUrl: 'https://evil.example/' }]) {
      await expect(checkout({ idempotencyKey: 'key-1', ...change })).rejects.toEqual(refusal('idempotency_mismatch'));
    }
    const other = (await room.accounts.createOwner({ email: 'bob@example.com' })).account.id;
    await expect(checkout({ idempotencyKey: 'key-1', accountId: other, amountMicros: usd(1) })).resolves.toMatchObject({ isReplay: false });
  });

  it('gives up an order that Stripe refuses, and says so', async () => {
    standIn.mishaps.push({ kind: 'status', status: 400, body: { error: { type: 'invalid_request_error', code: 'parameter_invalid' } } });
    await expect(checkout()).rejects.toEqual(refusal('unavailable'));
    expect(await orders()).toMatchObject([{ status: 'failed', session_id: null }]);
  });

  it('does not take the session of another order for its own', async () => {
    const body = {
      id: 'cs_test_foreign',
      payment_status: 'unpaid',
      client_reference_id: 'top_other',
      url: 'https://evil.example',
      payment_intent: null,
    };
    standIn.mishaps.push({ kind: 'status', status: 200, body });
    await expect(checkout()).rejects.toEqual(refusal('unavailable'));
    expect(await orders()).toMatchObject([{ status: 'open', session_id: null, session_url: null }]);
  });

  it('lets an account have only so many open', async () => {
    for (let made = 0; made < openCheckoutsMax; made += 1) await checkout();
    await expect(checkout()).rejects.toEqual(refusal('conflict'));
    expect(standIn.sessions.size).toBe(openCheckoutsMax);
  });

  it('asks Stripe for a session no more when it is too late, and forgets the order', async () => {
    standIn.mishaps.push({ kind: 'status', status: 503 });
    await expect(checkout({ idempotencyKey: 'key-1' })).rejects.toEqual(refusal('unavailable'));
    room.time.now += 90 * minuteMs;
    await expect(checkout({ idempotencyKey: 'key-1' })).rejects.toEqual(refusal('conflict'));
    room.time.now += hourMs;
    await cards.reconcile(never);
    expect(await orders()).toMatchObject([{ status: 'expired', check_at: null }]);
  });

  it('is credited without any webhook, ten minutes later', async () => {
    const { sessionId } = await ordered();
    standIn.pay(sessionId);
    room.time.now += 9 * minuteMs;
    expect(await cards.reconcile(never)).toBe(0);
    room.time.now += minuteMs;
    const others = cardsOf();
    const asked = await Promise.all([cards.reconcile(never), others.reconcile(never)]);
    expect(asked.toSorted()).toEqual([0, 1]);
    expect(await balance()).toBe(usd(25));
    room.time.now += dayMs;
    expect(await cards.reconcile(never)).toBe(0);
  });

  it('asks ever more rarely about what nobody pays, until it is past its time', async () => {
    const { sessionId } = await ordered();
    let asked = 0;
    for (let minute = 0; minute < 180; minute += 1) {
      room.time.now += minuteMs;
      asked += await cards.reconcile(never);
    }
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThan(12);
    standIn.expire(sessionId);
    room.time.now += 2 * hourMs;
    await cards.reconcile(never);
    expect(await orders()).toMatchObject([{ status: 'expired', check_at: null }]);
  });

  it('gives up a bank that never decides', async () => {
    const { sessionId } = await ordered();
    await tell('checkout.session.completed', standIn.pay(sessionId, 'later'));
    room.time.now += 31 * dayMs;
    await cards.reconcile(never);
    expect(await orders()).toMatchObject([{ status: 'failed', check_at: null }]);
    await tell('checkout.session.async_payment_succeeded', standIn.arrive(sessionId));
    expect(await balance()).toBe(usd(25));
  });

  it('is asked about again where Stripe does not answer', async () => {
    const { sessionId } = await ordered();
    standIn.pay(sessionId);
    room.time.now += 10 * minuteMs;
    standIn.mishaps.push({ kind: 'lost' });
    expect(await cards.reconcile(never)).toBe(0);
    room.time.now += 10 * minuteMs;
    expect(await cards.reconcile(never)).toBe(1);
    expect(await balance()).toBe(usd(25));
  });

  it('refunds to the card: the credit goes first', async () => {
    const { topUp, paymentIntent } = await bought();
    const { refund: made } = await refund(topUp.id, usd(10));
    expect(made).toMatchObject({ topUpId: topUp.id, accountId, amountMicros: usd(10), status: 'done', failure: null });
    expect(await balance()).toBe(usd(15));
    expect(standIn.refunds).toMatchObject([{ payment_intent: paymentIntent, amount: 1000, metadata: { refund_id: made.id } }]);
    expect((await refund(topUp.id)).refund).toMatchObject({ amountMicros: usd(15), status: 'done' });
    await expect(refund(topUp.id)).rejects.toEqual(refusal('conflict'));
    expect(await balance()).toBe(0);
    const { items } = await room.auditTrail.list({ actorId: 'usr_admin' }, { limit: 10, cursor: null });
    expect(items.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['credit.refund', accountId],
      ['credit.refund', accountId],
    ]);
  });

  it('refunds no credit that was spent', async () => {
    const { topUp } = await bought();
    await spend(usd(20));
    await expect(refund(topUp.id)).rejects.toEqual(refusal('conflict', { message: 'the credit was spent already' }));
    expect(await refunds()).toEqual([]);
    expect(standIn.refunds).toEqual([]);
    expect((await refund(topUp.id, usd(5))).refund.status).toBe('done');
    expect(await balance()).toBe(0);
  });

  it('refunds nothing that is unpaid, unknown, of another account, or more than was paid', async () => {
    const { topUp } = await ordered();
    await expect(refund(topUp.id)).rejects.toEqual(refusal('conflict'));
    await expect(refund('top_01KAGT4M8E3V9S2QZ7XNBC5WRD')).rejects.toEqual(refusal('not_found'));
    const paid = await bought();
    const other = (await room.accounts.createOwner({ email: 'bob@example.com' })).account.id;
    const ofOther = { accountId: other, topUpId: paid.topUp.id, amountMicros: null, requestedBy: 'usr_admin', idempotencyKey: null };
    await expect(cards.request(ofOther, never)).rejects.toEqual(refusal('not_found'));
    await expect(refund(paid.topUp.id, usd(25) + 10_000)).rejects.toEqual(refusal('conflict'));
    expect(await balance()).toBe(usd(25));
  });

  it('refunds once for one key, and never more than was paid, however many ask at once', async () => {
    const { topUp } = await bought();
    await outcomes(Array.from({ length: 5 }, () => refund(topUp.id, usd(10), 'key-1')));
    const again = await refund(topUp.id, usd(10), 'key-1');
    expect(again).toMatchObject({ isReplay: true, refund: { status: 'done' } });
    expect(standIn.refunds).toHaveLength(1);
    await expect(refund(topUp.id, usd(5), 'key-1')).rejects.toEqual(refusal('idempotency_mismatch'));
    await outcomes(Array.from({ length: 10 }, () => refund(topUp.id, usd(5))));
    const total = standIn.refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBeLessThanOrEqual(2500);
    expect(await balance()).toBe(usd(25) - total * 10_000);
  });

  it('gives the credit back where Stripe refuses the refund', async () => {
    const { topUp } = await bought();
    standIn.mishaps.push({ kind: 'status', status: 400, body: { error: { type: 'invalid_request_error', code: 'charge_disputed' } } });
    expect((await refund(topUp.id)).refund).toMatchObject({ status: 'failed', failure: 'charge_disputed' });
    expect(await balance()).toBe(usd(25));
    expect(await orders()).toMatchObject([{ reversed_micros: 0 }]);
  });

  it.each([['lost'], ['status']] as const)('finishes a refund that was interrupted, once: %s', async (kind) => {
    const { topUp } = await bought();
    standIn.mishaps.push(kind === 'lost' ? { kind } : { kind, status: 500 });
    expect((await refund(topUp.id)).refund.status).toBe('sent');
    expect(await balance()).toBe(0);
    // Stripe has forgotten the key by then.
    room.time.now += 25 * hourMs;
    await Promise.all([cards.reconcile(never), cardsOf().reconcile(never)]);
    expect(await refunds()).toMatchObject([{ status: 'done', check_at: null }]);
    expect(standIn.refunds).toHaveLength(1);
    expect(await balance()).toBe(0);
  });

  it('finishes a refund whose process died before it asked Stripe', async () => {
    const { topUp } = await bought();
    const dead = cardTopUps({
      ...room,
      ledger: books,
      stripe: {
        ...stripeClient({ key: '', url: standIn.url, fetch: globalThis.fetch }),
        createRefund: () => Promise.reject(new Error('died')),
      },
      log: createLog({ level: 'silent' }),
      isLive: false,
    });
    await dead.request({ accountId, topUpId: topUp.id, amountMicros: null, requestedBy: 'usr_admin', idempotencyKey: null }, never);
    expect(standIn.refunds).toEqual([]);
    room.time.now += 10 * minuteMs;
    await cards.reconcile(never);
    expect(await refunds()).toMatchObject([{ status: 'done' }]);
    expect(standIn.refunds).toHaveLength(1);
  });

  it('waits for a refund that takes its time, and believes either end of it, in any order', async () => {
    standIn.refundsAre = 'pending';
    const { topUp } = await bought();
    expect((await refund(topUp.id)).refund.status).toBe('sent');
    const [made] = standIn.refunds;
    await tell('refund.failed', { ...made, status: 'failed', failure_reason: 'lost_or_stolen_card' });
    await tell('refund.updated', made);
    await tell('refund.updated', { ...made, status: 'succeeded' });
    expect(await refunds()).toMatchObject([{ status: 'failed', failure: 'lost_or_stolen_card' }]);
    expect(await balance()).toBe(usd(25));
  });

  it('notes a refund that was told before its own answer, once', async () => {
    const { topUp } = await bought();
    standIn.mishaps.push({ kind: 'lost' });
    await refund(topUp.id, usd(10));
    await tell('refund.created', standIn.refunds[0]);
    await tell('charge.refunded', standIn.charge([...standIn.sessions.keys()][0] ?? ''));
    expect(await refunds()).toMatchObject([{ status: 'done', origin: 'admin' }]);
    expect(await balance()).toBe(usd(15));
  });

  it('takes back the credit of a refund that was made in the dashboard, once, whichever event tells of it', async () => {
    const { sessionId, paymentIntent } = await bought();
    const made = standIn.refundByHand(paymentIntent, 1000);
    const charge = standIn.charge(sessionId);
    const events = ['refund.created', 'refund.updated', 'charge.refunded', 'charge.refund.updated'];
    const told = [...events, ...events].map((type) => tell(type, type === 'charge.refunded' ? charge : made));
    expect(await outcomes(told)).toEqual({ succeeded: 8, codes: [] });
    expect(await refunds()).toMatchObject([{ origin: 'stripe', status: 'done', amount_micros: usd(10), taken_micros: usd(10) }]);
    expect(await balance()).toBe(usd(15));
  });

  it('knows each of several refunds of one charge', async () => {
    const { sessionId, paymentIntent } = await bought();
    standIn.refundByHand(paymentIntent, 1000);
    const first = standIn.event('charge.refunded', standIn.charge(sessionId));
    await receive(first);
    standIn.refundByHand(paymentIntent, 500);
    await receive(first);
    expect(await balance()).toBe(usd(10));
    expect(await refunds()).toHaveLength(2);
  });

  it('books the loss where the credit was spent before the money was taken back', async () => {
    const { paymentIntent } = await bought();
    await spend(usd(20));
    await tell('refund.created', standIn.refundByHand(paymentIntent, 2500));
    expect(await balance()).toBe(0);
    expect(await refunds()).toMatchObject([{ amount_micros: usd(25), taken_micros: usd(5) }]);
    expect((await books.audit()).balances).toMatchObject({ [cardLossesAccount]: -usd(20), [stripeAccount]: 0 });
  });

  it('takes back what is disputed, and gives it back when the dispute is won', async () => {
    const { paymentIntent } = await bought();
    await spend(usd(20));
    const dispute = { id: 'dp_1', amount: 2500, currency: 'usd', status: 'needs_response', payment_intent: paymentIntent };
    await tell('charge.dispute.created', { ...dispute, status: 'warning_needs_response' });
    expect(await balance()).toBe(usd(5));
    await tell('charge.dispute.created', dispute);
    await tell('charge.dispute.funds_withdrawn', dispute);
    expect(await balance()).toBe(0);
    await tell('charge.dispute.closed', { ...dispute, status: 'lost' });
    expect(await balance()).toBe(0);
    await tell('charge.dispute.closed', { ...dispute, status: 'won' });
    await tell('charge.dispute.funds_reinstated', { ...dispute, status: 'won' });
    await tell('charge.dispute.created', dispute);
    expect(await balance()).toBe(usd(5));
    expect((await books.audit()).balances).toMatchObject({ [cardLossesAccount]: 0, [stripeAccount]: -usd(25) });
  });

  it('takes back no more than was paid', async () => {
    const { topUp, paymentIntent } = await bought();
    await refund(topUp.id, usd(20));
    const dispute = { id: 'dp_1', amount: 2500, currency: 'usd', status: 'needs_response', payment_intent: paymentIntent };
    await tell('charge.dispute.created', dispute);
    expect(await balance()).toBe(0);
    await tell('charge.dispute.created', { ...dispute, id: 'dp_2' });
    expect(aside()).toBe(1);
    expect(await orders()).toMatchObject([{ reversed_micros: usd(25) }]);
  });

  it.each([
    ['another currency', { currency: 'jpy' }],
    ['another amount than was asked for', { amount: 5 }],
  ])('puts a refund of %s aside', async (_what, changes) => {
    standIn.refundsAre = 'pending';
    const { topUp } = await bought();
    await refund(topUp.id, usd(10));
    await tell('refund.updated', { ...standIn.refunds[0], status: 'succeeded', ...changes });
    expect(aside()).toBe(1);
    expect(await refunds()).toMatchObject([{ status: 'sent' }]);
  });

  it('takes back what was refunded before the news that it was paid came', async () => {
    const { sessionId } = await ordered();
    const session = standIn.pay(sessionId);
    await tell('refund.created', standIn.refundByHand(session.payment_intent ?? '', 1000));
    expect(await refunds()).toEqual([]);
    await tell('checkout.session.completed', session);
    expect(await balance()).toBe(usd(15));
  });

  it('asks whether it was paid where the news of a refunded charge comes first', async () => {
    const { sessionId } = await ordered();
    const session = standIn.pay(sessionId);
    standIn.refundByHand(session.payment_intent ?? '', 1000);
    await tell('charge.refunded', standIn.charge(sessionId));
    await tell('checkout.session.completed', session);
    expect(await balance()).toBe(usd(15));
    expect(await refunds()).toHaveLength(1);
  });

  it('lets Stripe repeat an event that it could not handle', async () => {
    const { sessionId, paymentIntent } = await bought();
    standIn.refundByHand(paymentIntent, 1000);
    const event = standIn.event('charge.refunded', standIn.charge(sessionId));
    standIn.mishaps.push({ kind: 'status', status: 503 });
    await expect(receive(event)).rejects.toMatchObject({ name: 'StripeError' });
    expect(await balance()).toBe(usd(25));
    await receive(event);
    expect(await balance()).toBe(usd(15));
  });

  it('forgets old events, but for those that a person has to look at', async () => {
    const { sessionId } = await ordered();
    await tell('checkout.session.completed', { ...standIn.pay(sessionId), amount_total: 1 });
    await bought();
    room.time.now += 31 * dayMs;
    expect(await cards.forgetEvents()).toBe(1);
    expect(await room.database.read.selectFrom('stripe_events').select('outcome').execute()).toEqual([{ outcome: 'put_aside' }]);
  });

  it('has books that refuse a second credit for one order, whoever tries', async () => {
    const { topUp } = await bought();
    const twice = room.database.write((queries) =>
      books.post(
        queries,
        {
          kind: 'top_up',
          debitAccount: stripeAccount,
          creditAccount: creditAccount(accountId),
          amountMicros: 1,
          currency: 'USD',
          paymentId: topUp.id,
        },
        room.time.now,
      ),
    );
    await expect(twice).rejects.toThrow();
    expect(await balance()).toBe(usd(25));
  });
});
