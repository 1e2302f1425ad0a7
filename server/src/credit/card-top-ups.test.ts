import { afterEach, beforeEach, expect, it } from 'vitest';
import { outcomes, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { dayMs, hourMs, minuteMs } from '../clock.ts';
import { creditAccount } from '../payments/money/ledger.ts';
import { stripeAccount } from './card-bookings.ts';
import { checkoutTtlMs, openCheckoutsMax } from './card-top-ups.ts';
import { cardsOn, never, usd, type CardDesk } from '../../test/cards.ts';

eachDatabase('credit by card', (open) => {
  let desk: CardDesk;
  let room: CardDesk['room'];
  let standIn: CardDesk['standIn'];
  let books: CardDesk['books'];
  let cards: CardDesk['cards'];
  let accountId: CardDesk['accountId'];
  const cardsOf: CardDesk['cardsOf'] = (...given) => desk.cardsOf(...given);
  const checkout: CardDesk['checkout'] = (...given) => desk.checkout(...given);
  const receive: CardDesk['receive'] = (...given) => desk.receive(...given);
  const tell: CardDesk['tell'] = (...given) => desk.tell(...given);
  const balance: CardDesk['balance'] = (...given) => desk.balance(...given);
  const orders: CardDesk['orders'] = (...given) => desk.orders(...given);
  const refunds: CardDesk['refunds'] = (...given) => desk.refunds(...given);
  const aside: CardDesk['aside'] = (...given) => desk.aside(...given);
  const ordered: CardDesk['ordered'] = (...given) => desk.ordered(...given);
  const bought: CardDesk['bought'] = (...given) => desk.bought(...given);
  const refund: CardDesk['refund'] = (...given) => desk.refund(...given);

  beforeEach(async () => {
    desk = await cardsOn(await open());
    ({ room, standIn, books, cards, accountId } = desk);
  });
  afterEach(() => desk.close());

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
        url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_live_/),
        createdAt: room.time.now,
        expiresAt: room.time.now + checkoutTtlMs,
      },
    });
    expect(await balance()).toBe(0);
  });

  it('is credited when Stripe reports the payment', async () => {
    const { topUp } = await bought();
    expect(await balance()).toBe(usd(25));
    expect(await orders()).toMatchObject([{ id: topUp.id, status: 'paid', paid_at: room.time.now, check_at: null }]);
    expect(await books.audit()).toMatchObject({
      entryCount: 1,
      balances: { [stripeAccount]: -usd(25), [creditAccount(accountId)]: usd(25) },
    });
  });

  it('is credited once, however often the event arrives, also at the same time', async () => {
    const { sessionId } = await ordered();
    const session = standIn.pay(sessionId);
    const event = standIn.event('checkout.session.completed', session);
    const others = cardsOf();
    const told = Array.from({ length: 20 }, (_, index) => receive(event, index % 2 === 0 ? cards : others));
    expect(await outcomes(told)).toEqual({ succeeded: 20, codes: [] });
    expect(await balance()).toBe(usd(25));
  });

  it('is credited once, however many events of the session arrive', async () => {
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

  it('is not credited if the bank refuses', async () => {
    const { sessionId } = await ordered();
    const unpaid = standIn.pay(sessionId, 'later');
    await tell('checkout.session.async_payment_failed', unpaid);
    // The earlier event comes later.
    await tell('checkout.session.completed', unpaid);
    expect(await orders()).toMatchObject([{ status: 'failed', check_at: null }]);
    expect(await balance()).toBe(0);
  });

  it('is credited if the event of its expiry arrives before or after that of the payment', async () => {
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

  it('ends unpaid when its page expires', async () => {
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
    ['test money', { livemode: false }],
  ])('is put aside and never credited if %s was paid than ordered', async (_what, changes) => {
    const { topUp, sessionId } = await ordered();
    await tell('checkout.session.completed', { ...standIn.pay(sessionId), ...changes });
    expect(await balance()).toBe(0);
    expect(await orders()).toMatchObject([{ id: topUp.id, status: 'review', check_at: null }]);
    expect(aside()).toBe(1);
    await expect(refund(topUp.id)).rejects.toEqual(refusal('conflict'));
  });

  it('is put aside if another session pays for the same order', async () => {
    const { sessionId } = await ordered();
    await tell('checkout.session.completed', { ...standIn.pay(sessionId), id: 'cs_test_other' });
    expect(await balance()).toBe(0);
    expect(aside()).toBe(1);
    const { outcome } = await room.database.read.selectFrom('stripe_events').select('outcome').executeTakeFirstOrThrow();
    expect(outcome).toBe('put_aside');
  });

  it('refuses events of the other mode of Stripe', async () => {
    const { sessionId } = await ordered();
    const event = standIn.event('checkout.session.completed', standIn.pay(sessionId));
    await receive(event, cardsOf({ isLive: false }));
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
  ])('records %s and does nothing', async (_what, type, object) => {
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

  it('creates one session for an order whose answer was lost', async () => {
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

  it('reports an order that Stripe refuses, and gives it up', async () => {
    standIn.mishaps.push({ kind: 'status', status: 400, body: { error: { type: 'invalid_request_error', code: 'parameter_invalid' } } });
    await expect(checkout()).rejects.toEqual(refusal('unavailable'));
    expect(await orders()).toMatchObject([{ status: 'failed', session_id: null }]);
  });

  it('does not use the session of another order', async () => {
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

  it('limits the open orders of an account', async () => {
    for (let made = 0; made < openCheckoutsMax; made += 1) await checkout();
    await expect(checkout()).rejects.toEqual(refusal('conflict'));
    expect(standIn.sessions.size).toBe(openCheckoutsMax);
  });

  it('creates no session for an expired order, and ends the order', async () => {
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

  it('is checked less and less often while unpaid, until it expires', async () => {
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

  it('fails an order whose bank never decides', async () => {
    const { sessionId } = await ordered();
    await tell('checkout.session.completed', standIn.pay(sessionId, 'later'));
    room.time.now += 31 * dayMs;
    await cards.reconcile(never);
    expect(await orders()).toMatchObject([{ status: 'failed', check_at: null }]);
    await tell('checkout.session.async_payment_succeeded', standIn.arrive(sessionId));
    expect(await balance()).toBe(usd(25));
  });

  it('is checked again if Stripe does not answer', async () => {
    const { sessionId } = await ordered();
    standIn.pay(sessionId);
    room.time.now += 10 * minuteMs;
    standIn.mishaps.push({ kind: 'lost' });
    expect(await cards.reconcile(never)).toBe(0);
    room.time.now += 10 * minuteMs;
    expect(await cards.reconcile(never)).toBe(1);
    expect(await balance()).toBe(usd(25));
  });

  it('deletes old events, except those put aside', async () => {
    const { sessionId } = await ordered();
    await tell('checkout.session.completed', { ...standIn.pay(sessionId), amount_total: 1 });
    await bought();
    room.time.now += 31 * dayMs;
    expect(await cards.forgetEvents()).toBe(1);
    expect(await room.database.read.selectFrom('stripe_events').select('outcome').execute()).toEqual([{ outcome: 'put_aside' }]);
  });

  it('cannot be credited twice, because the database refuses it', async () => {
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
    await expect(twice).rejects.toThrow(/unique/i);
    expect(await balance()).toBe(usd(25));
  });
});
