import { afterEach, beforeEach, expect, it } from 'vitest';
import { outcomes, refusal } from '../../test/accounts.ts';
import { eachDatabase } from '../../test/databases.ts';
import { hourMs, minuteMs } from '../clock.ts';
import { createLog } from '../log.ts';
import { cardLossesAccount, stripeAccount } from './card-bookings.ts';
import { cardTopUps } from './card-top-ups.ts';
import { stripeClient } from './stripe.ts';
import { cardsOn, never, usd, type CardDesk } from '../../test/cards.ts';

eachDatabase('refunds of credit by card', (open) => {
  let desk: CardDesk;
  let room: CardDesk['room'];
  let standIn: CardDesk['standIn'];
  let books: CardDesk['books'];
  let cards: CardDesk['cards'];
  let accountId: CardDesk['accountId'];
  const cardsOf: CardDesk['cardsOf'] = (...given) => desk.cardsOf(...given);
  const receive: CardDesk['receive'] = (...given) => desk.receive(...given);
  const tell: CardDesk['tell'] = (...given) => desk.tell(...given);
  const balance: CardDesk['balance'] = (...given) => desk.balance(...given);
  const orders: CardDesk['orders'] = (...given) => desk.orders(...given);
  const refunds: CardDesk['refunds'] = (...given) => desk.refunds(...given);
  const aside: CardDesk['aside'] = (...given) => desk.aside(...given);
  const ordered: CardDesk['ordered'] = (...given) => desk.ordered(...given);
  const bought: CardDesk['bought'] = (...given) => desk.bought(...given);
  const refund: CardDesk['refund'] = (...given) => desk.refund(...given);
  const spend: CardDesk['spend'] = (...given) => desk.spend(...given);

  beforeEach(async () => {
    desk = await cardsOn(await open());
    ({ room, standIn, books, cards, accountId } = desk);
  });
  afterEach(() => desk.close());

  it('refunds to the card after it took the credit back', async () => {
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

  it('does not refund credit that was spent', async () => {
    const { topUp } = await bought();
    await spend(usd(20));
    await expect(refund(topUp.id)).rejects.toEqual(refusal('conflict', { message: 'the credit was spent already' }));
    expect(await refunds()).toEqual([]);
    expect(standIn.refunds).toEqual([]);
    expect((await refund(topUp.id, usd(5))).refund.status).toBe('done');
    expect(await balance()).toBe(0);
  });

  it('refuses to refund unpaid, unknown and other accounts’ orders, and more than was paid', async () => {
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

  it('refunds once per key, and never more than was paid, also for simultaneous requests', async () => {
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

  it('returns the credit if Stripe rejects the refund', async () => {
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

  it('finishes a refund whose process died before it called Stripe', async () => {
    const { topUp } = await bought();
    const dead = cardTopUps({
      ...room,
      ledger: books,
      stripe: {
        ...stripeClient({ key: '', url: standIn.url, fetch: globalThis.fetch }),
        createRefund: () => Promise.reject(new Error('died')),
      },
      log: createLog({ level: 'silent' }),
      isLive: true,
    });
    await dead.request({ accountId, topUpId: topUp.id, amountMicros: null, requestedBy: 'usr_admin', idempotencyKey: null }, never);
    expect(standIn.refunds).toEqual([]);
    room.time.now += 10 * minuteMs;
    await cards.reconcile(never);
    expect(await refunds()).toMatchObject([{ status: 'done' }]);
    expect(standIn.refunds).toHaveLength(1);
  });

  it('waits for a slow refund, and accepts its success or failure in any order', async () => {
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

  it('books a refund once if its event arrives before the answer of Stripe', async () => {
    const { topUp } = await bought();
    standIn.mishaps.push({ kind: 'lost' });
    await refund(topUp.id, usd(10));
    await tell('refund.created', standIn.refunds[0]);
    await tell('charge.refunded', standIn.charge([...standIn.sessions.keys()][0] ?? ''));
    expect(await refunds()).toMatchObject([{ status: 'done', origin: 'admin' }]);
    expect(await balance()).toBe(usd(15));
  });

  it('takes back the credit of a refund made in the dashboard, once, by any of its events', async () => {
    const { sessionId, paymentIntent } = await bought();
    const made = standIn.refundByHand(paymentIntent, 1000);
    const charge = standIn.charge(sessionId);
    const events = ['refund.created', 'refund.updated', 'charge.refunded', 'charge.refund.updated'];
    const told = [...events, ...events].map((type) => tell(type, type === 'charge.refunded' ? charge : made));
    expect(await outcomes(told)).toEqual({ succeeded: 8, codes: [] });
    expect(await refunds()).toMatchObject([{ origin: 'stripe', status: 'done', amount_micros: usd(10), taken_micros: usd(10) }]);
    expect(await balance()).toBe(usd(15));
  });

  it('handles several refunds of one charge', async () => {
    const { sessionId, paymentIntent } = await bought();
    standIn.refundByHand(paymentIntent, 1000);
    const first = standIn.event('charge.refunded', standIn.charge(sessionId));
    await receive(first);
    standIn.refundByHand(paymentIntent, 500);
    await receive(first);
    expect(await balance()).toBe(usd(10));
    expect(await refunds()).toHaveLength(2);
  });

  it('books a loss if the credit was spent before the money was refunded', async () => {
    const { paymentIntent } = await bought();
    await spend(usd(20));
    await tell('refund.created', standIn.refundByHand(paymentIntent, 2500));
    expect(await balance()).toBe(0);
    expect(await refunds()).toMatchObject([{ amount_micros: usd(25), taken_micros: usd(5) }]);
    expect((await books.audit()).balances).toMatchObject({ [cardLossesAccount]: -usd(20), [stripeAccount]: 0 });
  });

  it('takes disputed credit back, and returns it when the dispute is won', async () => {
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
    ['an amount other than requested', { amount: 5 }],
  ])('puts a refund of %s aside', async (_what, changes) => {
    standIn.refundsAre = 'pending';
    const { topUp } = await bought();
    await refund(topUp.id, usd(10));
    await tell('refund.updated', { ...standIn.refunds[0], status: 'succeeded', ...changes });
    expect(aside()).toBe(1);
    expect(await refunds()).toMatchObject([{ status: 'sent' }]);
  });

  it('takes credit back if the refund arrived before the event of the payment', async () => {
    const { sessionId } = await ordered();
    const session = standIn.pay(sessionId);
    await tell('refund.created', standIn.refundByHand(session.payment_intent ?? '', 1000));
    expect(await refunds()).toEqual([]);
    await tell('checkout.session.completed', session);
    expect(await balance()).toBe(usd(15));
  });

  it('asks Stripe for the payment if the event of the refund arrives first', async () => {
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
});
