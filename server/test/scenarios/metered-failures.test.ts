import { expect, it } from 'vitest';
import { AdminPaymentPage } from '@farebox/contract';
import { meteringOf } from '../../src/tools/prices.ts';
import { countedTool } from '../counted-tool.ts';
import { newPayer } from '../evm/payers.ts';
import { authorizationOf, challengeIn, credentialFor, termsOf } from '../machine-wallet.ts';
import type { Tool } from '../../src/tools/tool.ts';
import { signedIn, signInInfo } from '../signed-in-wallet.ts';
import { eachDatabase } from '../databases.ts';
import { foundOut, openPurchases } from '../found-out.ts';
import { replicaOf, startService, type Service } from '../service.ts';
import { movedBy, newUptoWallet, newWallet, settlementOf, signedFor, version2 } from '../wallet.ts';

const path = '/api/tools/counted-echo';
const eight = { note: 'abcdefgh' };

/** A cent for each character of the input, of which a call uses half. */
function halving() {
  const counted = countedTool();
  const metering = meteringOf({ unit: 'characters', of: 'note', per_unit_amount: '0.01' });
  const tool: typeof counted.tool = {
    ...counted.tool,
    pricing: { policyId: 'metered', amountMicros: metering.minMicros, metering },
    async run(input, context) {
      const said = await counted.tool.run(input, context);
      context.used?.(Math.floor(String(Object(input).note).length / 2));
      return said;
    },
  };
  return { ...counted, tool };
}

/** The settler of this process dies with it: before the money moves, or after. @returns ends what hangs */
function diesSettling({ parts }: Service, when: 'before' | 'after'): () => void {
  const { settler } = parts.payments;
  if (settler === null) throw new Error('nothing is settled here');
  const settle = settler.settle.bind(settler);
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined);
  settler.settle = async (...settled) => {
    if (when === 'after') await settle(...settled);
    return promise;
  };
  return () => reject(new Error('the process died'));
}

const revenue = (balances: Record<string, number>) => balances['test:revenue:tool:counted-echo'] ?? 0;

eachDatabase('a process that dies while it settles a metered amount', (open) => {
  /** One service takes the call and hangs in the settlement; another one on the same database lives on. */
  async function crashed(when: 'before' | 'after') {
    const database = await open();
    const { tool, runCount } = halving();
    const service = await startService({ database, extraTools: [tool] });
    const dying = await startService({ database, extraTools: [tool], settings: { ...replicaOf(service) } });
    const end = diesSettling(dying, when);
    const customer = await service.customer({ key: { cap_day: '0.10' } });
    const wallet = newUptoWallet();
    const headers = { ...customer.apiKey, ...version2(await signedFor(wallet, service, path, eight)) };
    const lost = dying.post(path, eight, headers).catch(() => null);
    await expect.poll(() => runCount()).toBe(1);
    await expect.poll(() => signedAmounts(service)).toEqual([40_000]);
    if (when === 'after') await expect.poll(() => movedBy(service, wallet)).toEqual([40_000]);
    // As a machine that is gone: nobody renews its sign of life.
    await database.write((queries) => queries.updateTable('purchases').set({ process_id: 'proc_gone' }).execute());
    return {
      service,
      customer,
      wallet,
      headers,
      runCount,
      async [Symbol.asyncDispose]() {
        end();
        await dying[Symbol.asyncDispose]();
        await lost;
        await service[Symbol.asyncDispose]();
      },
    };
  }

  async function signedAmounts({ parts }: Service): Promise<number[]> {
    const rows = await parts.database.read.selectFrom('purchases').select('amount_micros').where('signed', 'is not', null).execute();
    return rows.map(({ amount_micros: amount }) => amount ?? 0);
  }

  async function allFoundOut(service: Service): Promise<void> {
    await foundOut(service);
    // The service looks too.
    await expect.poll(() => openPurchases(service)).toBe(0);
  }

  it('has charged nothing if no money moved, and frees the caps', async () => {
    await using it = await crashed('before');
    const { service, wallet, headers, customer } = it;
    await allFoundOut(service);
    expect(await movedBy(service, wallet)).toEqual([]);
    expect(revenue(await service.balances())).toBe(0);
    // The same signature still pays, and all of 0.10 is free: the rest is enough for a quote of 0.06.
    expect(await service.post(path, eight, headers)).toMatchObject({ status: 200 });
    expect(await movedBy(service, wallet)).toEqual([40_000]);
    const six = { note: 'abcdef' };
    const signed = version2(await signedFor(newUptoWallet(), service, path, six));
    const paid = await service.post(path, six, { ...customer.apiKey, ...signed });
    expect(paid, paid.text).toMatchObject({ status: 200 });
    expect(revenue(await service.balances())).toBe(70_000);
  });

  it.each(['the same signature', 'another signature'])('sells the call to %s of the wallet if the money moved, once', async (which) => {
    await using it = await crashed('after');
    const { service, wallet, customer } = it;
    await allFoundOut(service);
    await service.balances();
    const another = () => signedFor(wallet, service, path, eight).then((signed) => ({ ...customer.apiKey, ...version2(signed) }));
    const headers = which === 'the same signature' ? it.headers : await another();
    // What was settled covers this request, and no dearer one.
    const dearer = await service.post(path, { note: 'abcdefghi' }, headers);
    expect(dearer, dearer.text).toMatchObject({ status: 402 });
    const again = await service.post(path, eight, headers);
    expect(again, again.text).toMatchObject({ status: 200, body: eight });
    expect(settlementOf(again)).toMatchObject({ amount: '40000' });
    expect((await service.post(path, eight, headers)).text).toBe(again.text);
    expect(await movedBy(service, wallet)).toEqual([40_000]);
    expect(revenue(await service.balances())).toBe(40_000);
    expect([await openPurchases(service), it.runCount()]).toEqual([0, 2]);
  });
});

eachDatabase('a call that used less than was quoted', (open) => {
  const selling = async (more: Partial<Tool> = {}) =>
    startService({ database: await open(), extraTools: [{ ...halving().tool, ...more }] });

  /** Refunds the only payment of the tool, twice at once. */
  async function refunded(service: Service): Promise<void> {
    const admin = await service.asAdmin();
    const { items } = AdminPaymentPage.parse((await service.get('/api/v1/admin/payments?service_id=counted-echo', admin)).body);
    expect(items).toMatchObject([{ amount: '0.04' }]);
    const refund = () => service.post(`/api/v1/admin/payments/${items[0]?.id}/refund`, { reason: 'it was wrong' }, admin);
    expect((await Promise.all([refund(), refund()])).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  }

  it.each(['here', 'outside'] as const)('is refunded to credit with the rest that was kept, once (%s)', async (runs) => {
    await using service = await selling({ runs });
    const { apiKey, userId } = await service.customer({ credit: '1.00', key: { cap_day: '0.10' } });
    const buy = (body: object) => service.post(path, body, { ...apiKey, 'x-payment-provider': 'credit' });
    expect(await buy(eight)).toMatchObject({ status: 200 });
    expect((await service.balances())[`credit:${userId}`]).toBe(960_000);
    await refunded(service);
    const balances = await service.balances();
    expect([balances[`credit:${userId}`], balances['revenue:tool:counted-echo'] ?? 0]).toEqual([1_000_000, 0]);
    // Its caps are free again.
    expect(await buy({ note: 'abcdefghij' })).toMatchObject({ status: 200 });
  });

  it.each([false, true])('is refunded to the wallet that signed the whole of it (settled first: %s)', async (hasLastingEffect) => {
    await using service = await selling({ hasLastingEffect });
    const wallet = newWallet();
    const headers = version2(await signedFor(wallet, service, path, eight));
    expect(await service.post(path, eight, headers)).toMatchObject({ status: 200 });
    await refunded(service);
    const balances = await service.balances();
    expect([balances[`test:credit:${wallet.account.address.toLowerCase()}`], revenue(balances)]).toEqual([80_000, 0]);
    // The signature pays nothing any more.
    expect((await service.post(path, eight, headers)).status).not.toBe(200);
    expect(await movedBy(service, wallet)).toEqual([80_000]);
    await service.balances();
  });

  it('is refunded to a wallet that signed a maximum, as much as was settled', async () => {
    await using service = await selling();
    const wallet = newUptoWallet();
    expect(await service.post(path, eight, version2(await signedFor(wallet, service, path, eight)))).toMatchObject({ status: 200 });
    await refunded(service);
    expect(await movedBy(service, wallet)).toEqual([40_000]);
    const balances = await service.balances();
    expect([balances[`test:credit:${wallet.account.address.toLowerCase()}`], revenue(balances)]).toEqual([40_000, 0]);
  });

  it.each([false, true])('is paid with MPP, and the rest is credit of the wallet (settled first: %s)', async (hasLastingEffect) => {
    await using service = await selling({ hasLastingEffect });
    const wallet = newPayer();
    const challenge = challengeIn((await service.post(path, eight)).headers.get('www-authenticate'));
    expect(termsOf(challenge)).toMatchObject({ amount: '80000' });
    const paying = authorizationOf(await credentialFor(wallet, challenge));
    // The credential pays the price of the input that it was quoted for.
    expect((await service.post(path, { note: 'abcdefghi' }, paying)).status).toBe(402);
    expect((await service.post(path, { note: 'abc' }, paying)).status).toBe(402);
    expect(revenue(await service.balances())).toBe(0);
    const paid = await service.post(path, eight, paying);
    expect(paid, paid.text).toMatchObject({ status: 200, body: eight });
    expect((await service.post(path, eight, paying)).text).toBe(paid.text);
    const balances = await service.balances();
    expect([revenue(balances), balances[`test:credit:${wallet.address.toLowerCase()}`]]).toEqual([40_000, 40_000]);
  });
});

it('asks a wallet without credit to pay, whether or not its input is right', async () => {
  await using service = await startService({ extraTools: [countedTool().tool] });
  const proof = await signedIn(newWallet().account, signInInfo(await service.post(path, eight)));
  expect(await service.post(path, { wrong: 1 }, proof)).toMatchObject({ status: 402, body: { input: { valid: false } } });
});
