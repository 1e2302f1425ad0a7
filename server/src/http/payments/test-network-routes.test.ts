import { OpenAPIHono } from '@hono/zod-openapi';
import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../../test/databases.ts';
import { newPayer, signedPayment } from '../../../test/evm/payers.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { hourMs } from '../../clock.ts';
import { asProblem } from '../../errors.ts';
import { testSettler } from '../../settlement/settlers/test.ts';
import { testNetwork } from '../../settlement/test-network.ts';
import { rateLimit } from '../../limits/token-bucket.ts';
import { testNetworkRoutes } from './test-network-routes.ts';
import { doors } from '../../../test/doors.ts';
import { authenticator } from '../../accounts/authenticate.ts';

eachDatabase('the faucet of the test network', (open) => {
  const time = { now: 1_795_000_000_000 };
  const clock = { now: () => time.now };
  let world: Awaited<ReturnType<typeof openWorld>>;
  beforeEach(async () => {
    world = await openWorld();
  });

  async function openWorld() {
    const database = await open();
    const settler = testSettler({ terms: testTerms, network: testNetwork({ database, clock }), clock });
    const parts = {
      ...doors(),
      accounts: { authenticator: authenticator({ database, clock, publicUrl: doors().publicUrl }) },
      database,
      clock,
      limits: { ...doors().limits, capture: rateLimit({ perMinute: 50, clock }) },
    };
    const appOf = (by: typeof settler | null) => {
      const app = new OpenAPIHono();
      app.route('/', testNetworkRoutes({ ...parts, payments: { walletSignIn: null, settler: by } }));
      app.onError((thrown) => {
        const { code, status, details } = asProblem(thrown);
        return Response.json({ code, retryAfter: details.retryAfterSeconds }, { status });
      });
      return app;
    };
    const app = appOf(settler);
    const request = async (method: string, path: string, body?: unknown) => {
      const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      const answer = await app.request(`/api/v1/test-network/${path}`, { method, ...init });
      return { status: answer.status, body: (await answer.json()) as unknown };
    };
    return {
      settler,
      appOf,
      balance: (address: string) => request('GET', `balances/${address}`),
      faucet: (address: unknown) => request('POST', 'faucet', { address }),
    };
  }

  it('gives ten test USDC once an hour', async () => {
    const { address } = newPayer();
    expect(await world.faucet(address)).toMatchObject({
      status: 200,
      body: { address, granted: '10.00', balance: '10.00', currency: 'USDC', network: 'eip155:84532', asset: testTerms.asset },
    });
    expect(await world.faucet(address.toLowerCase())).toMatchObject({ status: 429, body: { code: 'rate_limited', retryAfter: 3600 } });
    time.now += hourMs;
    expect(await world.faucet(address)).toMatchObject({ status: 200, body: { balance: '20.00' } });
  });

  it('gives once to an address that sends many simultaneous requests', async () => {
    const { address } = newPayer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.faucet(address)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', ...Array.from({ length: 9 }, () => '429')]);
    expect(await world.balance(address)).toMatchObject({ body: { balance: '10.00' } });
  });

  it('shows the balance of an address, also before its first grant', async () => {
    const payer = newPayer();
    expect(await world.balance(payer.address)).toMatchObject({ status: 200, body: { balance: '10.00' } });
    const required = world.settler.requirement(2_500_000);
    const payload = await signedPayment(payer, required, time.now);
    expect(await world.settler.settle(payload, required, new AbortController().signal)).toMatchObject({ kind: 'settled' });
    expect(await world.balance(payer.address)).toMatchObject({ body: { balance: '7.50' } });
  });

  it('refuses invalid addresses', async () => {
    for (const address of ['', '0x', 'me', `0x${'1'.repeat(41)}`, `0x${'g'.repeat(40)}`, 5, null]) {
      expect(await world.faucet(address)).toMatchObject({ status: 400 });
    }
    expect(await world.balance('0x12')).toMatchObject({ status: 400 });
  });

  it('is rate limited for each client, and absent if payments are settled elsewhere', async () => {
    for (let asked = 0; asked < 50; asked += 1) await world.balance(testTerms.payTo);
    expect(await world.balance(testTerms.payTo)).toMatchObject({ status: 429 });
    for (const settler of [null, { ...world.settler, isOnChain: true }]) {
      const answer = await world.appOf(settler).request(`/api/v1/test-network/balances/${testTerms.payTo}`);
      expect(answer.status).toBe(404);
    }
  });
});
