import { beforeEach, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { eachDatabase } from '../../test/databases.ts';
import { webhookReceiver } from '../../test/webhook-receiver.ts';
import { shopOn } from '../../test/shop.ts';
import { hourMs } from '../clock.ts';
import { problem } from '../errors.ts';
import { jobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { metrics } from '../metrics.ts';
import { guardedFetch } from '../net/guarded-fetch.ts';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import { creditAccount, heldAccount } from '../payments/money/ledger.ts';
import type { Database } from '../storage/database.ts';
import { webhooks } from '../webhooks/webhooks.ts';
import { lowBalanceWebhooks } from './low-balance.ts';

const usd = 1_000_000;
const log = createLog({ level: 'silent' });

/** An account with ten dollars, told below five. */
async function deskOn(database: Database, secret = 'a secret of at least thirty-two characters') {
  const { clock, time, ledger, topUps, owner } = await shopOn(database);
  const accountId = await owner();
  const grant = (dollars: number) =>
    topUps.grant({ accountId, amountMicros: dollars * usd, note: null, grantedBy: 'usr_admin', idempotencyKey: null });
  await grant(10);
  const open = (key = secret) => {
    const deliveries = jobs({ database, clock, log, processId: 'proc_1' });
    const secrets = webhookSecrets([key], 'credit notice secret');
    const outside = guardedFetch({ allowsPrivateAddresses: true });
    const queue = webhooks({ database, clock, log, deliveries, guardedFetch: outside, metrics: metrics() });
    const checkUrl = (url: string) => {
      if (url.includes('169.254')) throw problem('address_refused');
    };
    return {
      deliveries,
      webhooks: lowBalanceWebhooks({ database, ledger, clock, webhooks: queue, secrets, checkUrl }),
    };
  };
  const { deliveries, webhooks: lowBalance } = open();
  const spend = (dollars: number, holderId = accountId) =>
    database.write(async (queries) => {
      const amountMicros = dollars * usd;
      const movement = {
        kind: 'payment',
        debitAccount: creditAccount(holderId),
        creditAccount: heldAccount,
        amountMicros,
        currency: 'USD',
      } as const;
      await ledger.post(queries, movement, clock.now());
      await lowBalance.spent(queries, { holderId, amountMicros });
    });
  return { time, accountId, grant, spend, webhooks: lowBalance, deliveries, open };
}

eachDatabase('the low-balance webhook', (open) => {
  let desk: Awaited<ReturnType<typeof deskOn>>;
  let database: Database;
  beforeEach(async () => {
    database = await open();
    desk = await deskOn(database);
  });
  const ask = (callbackUrl: string) => desk.webhooks.set(desk.accountId, { belowMicros: 5 * usd, callbackUrl });

  it('is sent once, signed, each time the balance falls below the limit', async () => {
    await using receiver = await webhookReceiver();
    const { secret } = await ask(receiver.url);
    await desk.spend(5);
    await desk.deliveries.runDue();
    expect(receiver.webhooks).toEqual([]);
    await desk.spend(1);
    await desk.spend(1);
    await desk.deliveries.runDue();
    expect(receiver.webhooks).toHaveLength(1);
    const [notice] = receiver.webhooks;
    // The clock of the test is not that of the library.
    expect(new Webhook(secret).sign(String(notice?.headers['webhook-id']), new Date(desk.time.now), notice?.body ?? '')).toBe(
      notice?.headers['webhook-signature'],
    );
    expect(JSON.parse(notice?.body ?? '')).toEqual({
      type: 'credit.low',
      timestamp: new Date(desk.time.now).toISOString(),
      data: { account_id: desk.accountId, balance: '4.00', below: '5.00', currency: 'USD' },
    });
    expect(await desk.webhooks.find(desk.accountId)).toMatchObject({ last: { state: 'delivered', status: 204 } });

    await desk.grant(1);
    await desk.spend(1);
    await desk.deliveries.runDue();
    expect(receiver.webhooks).toHaveLength(1);
    await desk.grant(10);
    await desk.spend(10);
    await desk.deliveries.runDue();
    expect(receiver.webhooks).toHaveLength(2);
  });

  it('is sent again, with the same body and id, to a receiver that was down, also after a restart', async () => {
    await using receiver = await webhookReceiver(2);
    await ask(receiver.url);
    await desk.spend(6);
    await desk.deliveries.runDue();
    expect(await desk.webhooks.find(desk.accountId)).toMatchObject({ last: { state: 'waiting', status: 503 } });
    const { deliveries } = desk.open();
    for (let hour = 0; hour < 2; hour += 1) {
      desk.time.now += hourMs;
      await deliveries.runDue();
    }
    expect(receiver.webhooks).toHaveLength(1);
    expect(await desk.webhooks.find(desk.accountId)).toMatchObject({ last: { state: 'delivered' } });
  });

  it('is given up after a day; then the next one is tried', async () => {
    const address = 'http://127.0.0.1:9/';
    await ask(address);
    await desk.spend(6);
    for (let hour = 0; hour < 40; hour += 1) {
      await desk.deliveries.runDue();
      desk.time.now += hourMs;
    }
    expect(await desk.webhooks.find(desk.accountId)).toMatchObject({ last: { state: 'failed', status: null } });
    await desk.grant(10);
    await desk.spend(10);
    expect(await desk.webhooks.find(desk.accountId)).toMatchObject({ last: { state: 'waiting' } });
  });

  it('is sent once for many simultaneous purchases', async () => {
    await using receiver = await webhookReceiver();
    await ask(receiver.url);
    await Promise.all(Array.from({ length: 10 }, () => desk.spend(1)));
    await desk.deliveries.runDue();
    expect(receiver.webhooks.map(({ body }) => JSON.parse(body).data.balance)).toEqual(['4.00']);
  });

  it('is written in the transaction of the purchase', async () => {
    await ask('http://127.0.0.1:9/');
    await expect(desk.spend(11)).rejects.toMatchObject({ code: 'insufficient_credit' });
    const failing = database.write(async (queries) => {
      await desk.webhooks.spent(queries, { holderId: desk.accountId, amountMicros: 100 * usd });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await desk.webhooks.find(desk.accountId)).toMatchObject({ last: null });
  });

  it('is not sent after it was cancelled, to a replaced address, or with a lost secret', async () => {
    await using receiver = await webhookReceiver();
    await ask(receiver.url);
    await desk.spend(6);
    const lost = desk.open('another secret of at least thirty-two characters');
    await lost.deliveries.runDue();
    expect(await desk.webhooks.find(desk.accountId)).toMatchObject({ last: { state: 'failed', error: 'secret lost' } });

    await desk.grant(10);
    await desk.spend(10);
    await ask(receiver.url);
    await desk.deliveries.runDue();
    await desk.grant(10);
    await desk.spend(10);
    await desk.webhooks.remove(desk.accountId);
    await desk.deliveries.runDue();
    expect(receiver.webhooks).toEqual([]);
    expect(await desk.webhooks.find(desk.accountId)).toBeNull();
  });

  it('is sent only to public addresses', async () => {
    for (const url of ['http://169.254.169.254/', 'ftp://agent.example/', 'nonsense', 'https://user:password@agent.example/']) {
      await expect(ask(url), url).rejects.toMatchObject({ status: 400 });
    }
    expect(await desk.webhooks.find(desk.accountId)).toBeNull();
  });

  it('is only for accounts, not for wallets', async () => {
    await desk.spend(0, '0x01');
    expect(await desk.webhooks.find('0x01')).toBeNull();
  });
});
