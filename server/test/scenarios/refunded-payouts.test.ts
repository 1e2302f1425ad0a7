import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdminPaymentPage, PayoutBatchDetails, PayoutPlan, Statement } from '@farebox/contract';
import { systemClock } from '../../src/clock.ts';
import { earningsAccount } from '../../src/payments/money/ledger.ts';
import { viewOf, type DatabaseView } from '../crash/database-view.ts';
import { ledgerOnly, moneyViolations } from '../crash/money-checks.ts';
import { eachDatabase } from '../databases.ts';
import { walletOf } from '../payouts.ts';
import { fetchAsset, RevenueView, uploadedAsset } from '../registry.ts';
import { startService, type Customer, type RequestHeaders, type Service } from '../service.ts';

const { network, address } = walletOf('a');
const dayMs = 86_400_000;

eachDatabase('a sale that is refunded after its payout', (open) => {
  let service: Service;
  let admin: RequestHeaders;
  const time = { ahead: 0 };
  const clock = { now: () => systemClock.now() + time.ahead };
  let view: DatabaseView;
  beforeAll(async () => {
    const database = await open();
    view = viewOf(database);
    const settings = { FAREBOX_PAYOUT_HOLD_DAYS: '0', FAREBOX_PAYOUT_MINIMUM: '0.10', FAREBOX_PLATFORM_FEE_BPS: '2000' };
    service = await startService({ database, clock, settings });
    admin = await service.asAdmin();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  /** An owner with an asset of 5.00, of which it earns 4.00. */
  async function owner() {
    const seller = await service.customer();
    expect(await service.patch('/api/v1/auth/me', { payout_wallet: { network, address } }, seller.login)).toMatchObject({ status: 200 });
    time.ahead += 2 * dayMs;
    return seller;
  }

  /** @returns how the admin names the payment */
  async function sold({ login }: Customer, amount = '5.00'): Promise<string> {
    const asset = await uploadedAsset(service, login, { title: `Rain ${randomUUID()}`, price_amount: amount });
    const buyer = await service.customer({ credit: amount });
    expect(await fetchAsset(service, asset.id, { ...buyer.apiKey, 'x-payment-provider': 'credit' })).toMatchObject({ status: 200 });
    const path = `/api/v1/admin/payments?service_id=${asset.id}`;
    return AdminPaymentPage.parse((await service.get(path, admin)).body).items[0]?.id ?? expect.fail('no payment');
  }

  const payouts = (body: unknown = {}) => service.post('/api/v1/admin/payouts', { network, method: 'export', ...Object(body) }, admin);
  const refund = (payment: string) => service.post(`/api/v1/admin/payments/${payment}/refund`, { reason: 'it was wrong' }, admin);
  async function drawn({ userId }: Customer) {
    const batch = PayoutBatchDetails.parse((await payouts()).body);
    const line = batch.lines.find(({ owner_id: id }) => id === userId) ?? expect.fail('no line');
    const end = (how: 'paid' | 'failed') => {
      const body = how === 'paid' ? { reference: 'wire 17' } : { reason: 'closed account' };
      return service.post(`/api/v1/admin/payouts/${batch.id}/lines/${line.id}/${how}`, body, admin);
    };
    return { amount: line.amount, end };
  }
  const planned = async ({ userId }: Customer) => {
    const plan = PayoutPlan.parse((await payouts({ dry_run: true })).body);
    const isOwn = ({ owner_id: id }: { owner_id: string }) => id === userId;
    return plan.lines.find(isOwn)?.amount ?? plan.left_out.find(isOwn) ?? null;
  };
  const owed = async ({ login }: Customer) => RevenueView.parse((await service.get('/api/v1/me/revenue', login)).body).balance;
  async function isSound() {
    await service.balances();
    expect(await moneyViolations(view, ledgerOnly)).toEqual([]);
  }

  it('is not paid out again when its payout fails', async () => {
    const ada = await owner();
    const payment = await sold(ada);
    const { amount, end } = await drawn(ada);
    expect(amount).toBe('4.00');
    expect(await refund(payment)).toMatchObject({ status: 200 });
    expect(await owed(ada)).toBe('-4.00');
    await isSound();
    expect(await end('failed')).toMatchObject({ status: 200 });
    expect([await owed(ada), await planned(ada)]).toEqual(['0.00', null]);
    await isSound();
  });

  it.each(['before', 'after'])('is repaid by later earnings, refunded %s it was paid', async (when) => {
    const ada = await owner();
    const payment = await sold(ada);
    const { end } = await drawn(ada);
    if (when === 'after') expect(await end('paid')).toMatchObject({ status: 200 });
    expect(await refund(payment)).toMatchObject({ status: 200 });
    if (when === 'before') expect(await end('paid')).toMatchObject({ status: 200 });
    expect(await planned(ada)).toMatchObject({ balance: '-4.00', available: '0.00', reason: 'below_minimum' });
    await sold(ada, '3.00');
    expect([await owed(ada), await planned(ada)]).toEqual(['-1.60', expect.objectContaining({ balance: '-1.60' })]);
    await sold(ada, '10.00');
    expect([await owed(ada), await planned(ada)]).toEqual(['6.40', '6.40']);
    const statement = Statement.parse((await service.get('/api/v1/me/statement', ada.login)).body);
    expect(statement.entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['sale', '4.00', '4.00'],
      ['payout', '-4.00', '0.00'],
      ['sale', '-4.00', '-4.00'],
      ['sale', '2.40', '-1.60'],
      ['sale', '8.00', '6.40'],
    ]);
    await isSound();
  });

  it('is a debt for the part that was drawn, however many refunds, sales and ends of payouts come at once', async () => {
    const ada = await owner();
    const payments = [await sold(ada), await sold(ada), await sold(ada)];
    const { end } = await drawn(ada);
    const later = await sold(ada);
    const ended = await Promise.all([
      end('failed'),
      ...[...payments, later].map(refund),
      sold(ada),
      end('failed'),
      ...payments.map(refund),
    ]);
    expect(ended.filter((each) => typeof each !== 'string' && each.status === 200)).toHaveLength(6);
    expect([await owed(ada), await planned(ada)]).toEqual(['4.00', '4.00']);
    await isSound();
    const balances = await service.balances();
    expect(balances[earningsAccount(ada.userId)]).toBe(4_000_000);
  });
});
