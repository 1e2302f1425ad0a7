import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdminPaymentPage, Asset, PayoutBatchDetails, RevenuePage, Statement } from '@farebox/contract';
import { earningsAccount, payoutsPaidAccount } from '../../src/payments/money/ledger.ts';
import { dayMs } from '../../src/clock.ts';
import { formatAmount } from '../../src/money.ts';
import { until } from '../until.ts';
import { eachDatabase } from '../databases.ts';
import { connectClient } from '../mcp-client.ts';
import { assetOf, idOf, input, keyInHeader, pathOf, Rain, secret, toolsOf, wanted, withoutApproval } from '../rain-api.ts';
import { startService, type Customer, type RequestHeaders, type Service } from '../service.ts';
import { movedBy, newWallet, settlementOf, signedFor, version2 } from '../wallet.ts';

const payoutNetwork = 'eip155:84532';

const base64 = (text: string) => Buffer.from(text).toString('base64');

eachDatabase('the tool of an owner', (open) => {
  let service: Service;
  let rain: Rain;
  let admin: RequestHeaders;
  let owner: Customer;

  beforeAll(async () => {
    rain = await Rain.open();
    service = await startService({
      database: await open(),
      settings: { ...withoutApproval, FAREBOX_OWNER_TOOLS: '2', FAREBOX_PAYOUT_HOLD_DAYS: '0', FAREBOX_X402_NETWORK: payoutNetwork },
    });
    admin = await service.asAdmin();
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await rain[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    rain.mode = 'answers';
    rain.summary = 'Rain of an hour';
    rain.paths = ['/rain'];
    rain.server = null;
    rain.scheme = keyInHeader;
    rain.said = null;
    owner = await service.customer();
  });

  const earned = async () => (await service.balances())[`test:earnings:${owner.userId}`] ?? 0;
  const revenue = async () => RevenuePage.loose().parse((await service.get('/api/v1/me/revenue', owner.login)).body).items;

  it.each(['hangs', 'never ends', 'is cut off'] as const)('costs nothing while its API %s', async (mode) => {
    const [tool] = await toolsOf(service, owner, await assetOf(service, owner, rain), { timeout_ms: 5000, response_bytes_max: 2048 });
    const { token } = await service.paid(idOf(tool));
    rain.mode = mode;
    const use = () => service.post(`/api/tools/${idOf(tool)}`, input, { 'x-payment-token': token });
    const failed = await use();
    expect(failed.status, failed.text).toBe(mode === 'hangs' ? 504 : 502);
    if (mode === 'never ends') await until('its connection is cut', () => rain.isCut);
    expect(await earned()).toBe(0);
    rain.mode = 'answers';
    expect(await use()).toMatchObject({ status: 200 });
    expect(await earned()).toBeGreaterThan(0);
  });

  /** Calls it from credit. @returns who paid, and how the operator names the payment */
  async function bought(id: string) {
    const buyer = await service.customer({ credit: '1.00' });
    const answer = await service.post(`/api/tools/${id}`, input, { ...buyer.apiKey, 'x-payment-provider': 'credit' });
    expect(answer, answer.text).toMatchObject({ status: 200 });
    const [payment] = AdminPaymentPage.parse((await service.get(`/api/v1/admin/payments?service_id=${id}`, admin)).body).items;
    return { buyer, paymentId: payment?.id ?? expect.fail('no payment') };
  }

  it.each(['before', 'after'] as const)('is refunded by the operator %s its owner was paid out, and the books are exact', async (when) => {
    const [tool] = await toolsOf(service, owner, await assetOf(service, owner, rain));
    const before = await service.balances();
    const { buyer, paymentId } = await bought(idOf(tool));
    const earnings = earningsAccount(owner.userId);
    const share = (await service.balances())[earnings] ?? 0;
    expect(share).toBeGreaterThan(0);
    if (when === 'after') {
      const paidOut = { debitAccount: earnings, creditAccount: payoutsPaidAccount, amountMicros: share, currency: 'USD' };
      const { database } = service.parts;
      const { ledger } = service.parts.payments;
      await database.write((queries) => ledger.post(queries, { kind: 'payout_paid', ...paidOut }, Date.now()));
    }
    const refunds = await Promise.all(
      [1, 2].map(() => service.post(`/api/v1/admin/payments/${paymentId}/refund`, { reason: 'it was wrong' }, admin)),
    );
    expect(refunds.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const after = await service.balances();
    expect(after[`credit:${buyer.userId}`]).toBe(1_000_000);
    expect(after[earnings] ?? 0).toBe(when === 'after' ? -share : 0);
    expect(after[`revenue:tool:${idOf(tool)}`]).toBeUndefined();
    expect(after['revenue:fees'] ?? 0).toBe(before['revenue:fees'] ?? 0);
    expect(await revenue()).toMatchObject([{ kind: 'tool_call', given_back_at: expect.any(String) }]);
  });

  it('pays its owner the share of what was charged, where the price is by the unit', async () => {
    const metered_price = { unit: 'characters', of: 'station', per_unit_amount: '0.01', min_amount: '0.01', max_amount: '0.50' } as const;
    const [tool] = await toolsOf(service, owner, await assetOf(service, owner, rain), { price_amount: undefined, metered_price });
    await bought(idOf(tool));
    const balances = await service.balances();
    const [event] = await revenue();
    expect(event).toMatchObject({ amount: '0.03' });
    expect(balances[earningsAccount(owner.userId)]).toBeLessThanOrEqual(30_000);
    expect(balances[earningsAccount(owner.userId)]).toBeGreaterThan(20_000);
  });

  it('never has a price outside the limits of the operator, whatever its API will have tomorrow', async () => {
    const asset = await assetOf(service, owner, rain);
    const metered = { unit: 'characters', of: 'station', per_unit_amount: '0.01' };
    for (const settings of [
      { rules: [{ operation: 'GET /tomorrow', price_amount: '0.0001' }] },
      { rules: [{ operation: 'GET /tomorrow', timeout_ms: 120_000 }] },
      { rules: [{ operation: 'GET /tomorrow', price_amount: '0.01', metered_price: metered }] },
      { price_amount: undefined, metered_price: metered },
      { price_amount: undefined, metered_price: { ...metered, max_amount: '1000' } },
    ]) {
      const refused = await service.post(pathOf(asset), wanted(settings), owner.login);
      expect(refused, JSON.stringify(settings)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
    const tools = await toolsOf(service, owner, asset);
    const refused = await service.patch(pathOf(asset), wanted({ rules: [{ price_amount: '0.0001' }] }), owner.login);
    expect(refused).toMatchObject({ status: 400 });
    expect(await service.get(pathOf(asset), owner.login)).toMatchObject({
      body: { tools: [{ id: idOf(tools[0]), price_amount: '0.10' }] },
    });
  });

  it('is not sold with an address of this service, which its API gives it later', async () => {
    const asset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, asset);
    rain.server = service.url;
    const { tools } = service.parts.imports;
    await tools.reread((await tools.tool(idOf(tool)))?.source.id ?? '');
    expect(await service.post(`/api/tools/${idOf(tool)}`, input)).toMatchObject({ status: 503 });
    expect((await service.post(`${pathOf(asset)}/${idOf(tool)}/publish`, {}, owner.login)).status).toBe(404);
    expect((await service.post(`/api/tools/${idOf(tool)}`, input)).status).toBe(404);
  });

  it('is paid by x402 after it ran, and pays its owner', async () => {
    const [tool] = await toolsOf(service, owner, await assetOf(service, owner, rain));
    const path = `/api/tools/${idOf(tool)}`;
    const wallet = newWallet();
    const signed = await signedFor(wallet, service, path, input);
    rain.mode = 'fails';
    expect((await service.post(path, input, version2(signed))).status).toBe(502);
    expect(await movedBy(service, wallet)).toEqual([]);
    rain.mode = 'answers';
    const again = await signedFor(wallet, service, path, input);
    const paid = await service.post(path, input, version2(again));
    expect(paid, paid.text).toMatchObject({ status: 200, body: { millimetres: 12 } });
    expect(settlementOf(paid)).toMatchObject({ success: true });
    expect(await movedBy(service, wallet)).toEqual([100_000]);
    expect(await revenue()).toMatchObject([{ kind: 'tool_call', service_id: tool?.id, amount: '0.10' }]);
    // The same signature gets the same answer, and the owner the price of one call.
    expect(await service.post(path, input, version2(again))).toMatchObject({ status: 200 });
    expect(await revenue()).toHaveLength(1);
    await service.balances();
  });

  it('is called over MCP from credit, and its earnings stand in the statement', async () => {
    const [tool] = await toolsOf(service, owner, await assetOf(service, owner, rain));
    const buyer = await service.customer({ credit: '1.00' });
    await using agent = await connectClient(service.url, 'auto', buyer.apiKey);
    expect(JSON.stringify(await agent.call('call_tool', { name: idOf(tool), arguments: input }))).not.toContain('millimetres');
    const paid = await agent.call('call_tool', { name: idOf(tool), arguments: { ...input, pay: 'credit' } });
    expect(paid, JSON.stringify(paid)).toMatchObject({ status: 'ok' });
    expect(JSON.stringify(paid)).not.toContain(secret);
    const balances = await service.balances();
    expect(balances[`credit:${buyer.userId}`]).toBe(900_000);
    const share = balances[`earnings:${owner.userId}`] ?? 0;
    expect(share).toBeGreaterThan(0);
    const statement = Statement.parse((await service.get('/api/v1/me/statement', owner.login)).body);
    expect(Math.round(Number(statement.closing_balance) * 1_000_000)).toBe(share);
    expect(statement.entries.map(({ kind }) => kind)).toContain('sale');
  });

  it('costs what was quoted, whatever its price is by then', async () => {
    const rainAsset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, rainAsset);
    const { token } = await service.paid(idOf(tool));
    const signed = await signedFor(newWallet(), service, `/api/tools/${idOf(tool)}`, input);
    const dearer = await service.patch(pathOf(rainAsset), { settings: { price_amount: '0.30' } }, owner.login);
    expect(dearer, dearer.text).toMatchObject({ status: 200 });
    expect(await service.post(`/api/tools/${idOf(tool)}`, input, version2(signed))).toMatchObject({ status: 200 });
    expect(await service.post(`/api/tools/${idOf(tool)}`, input, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect((await revenue()).map(({ amount }) => amount)).toEqual(['0.10', '0.10']);
    await service.balances();
  });

  it('may say the user name of a credential, and nothing that is secret', async () => {
    rain.scheme = { type: 'http', scheme: 'basic' };
    const asset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, asset);
    const set = (credential: string) => service.patch(pathOf(asset), { credentials: { credential } }, owner.login);
    expect(await set('observatory:pass & word')).toMatchObject({ status: 200 });
    const { token } = await service.paid(idOf(tool));
    const use = () => service.post(`/api/tools/${idOf(tool)}`, input, { 'x-payment-token': token });
    for (const said of ['pass & word', encodeURIComponent('pass & word'), 'observatory:pass & word', base64('observatory:pass & word')]) {
      rain.said = `It is ${said}.`;
      const answer = await use();
      expect([answer.status, answer.text.includes(said)], said).toEqual([502, false]);
    }
    expect(await earned()).toBe(0);
    rain.said = 'Measured by the observatory.';
    expect(await use()).toMatchObject({ status: 200, body: { said: rain.said } });
  });

  it.each(['a password that begins with a colon', 'a key with a colon in it'])('never says %s', async (kind) => {
    const isPassword = kind.startsWith('a password');
    if (isPassword) rain.scheme = { type: 'http', scheme: 'basic' };
    const asset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, asset);
    const credential = isPassword ? 'rain::word-with:colons' : '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw';
    expect(await service.patch(pathOf(asset), { credentials: { credential } }, owner.login)).toMatchObject({ status: 200 });
    const { token } = await service.paid(idOf(tool));
    rain.said = isPassword ? ':word-with:colons' : credential.slice(credential.indexOf(':') + 1);
    expect((await service.post(`/api/tools/${idOf(tool)}`, input, { 'x-payment-token': token })).status).toBe(502);
  });

  it('is paid out to its owner with the rest of the earnings', async () => {
    const address = `0x${'a'.repeat(40)}`;
    const wallet = await service.patch('/api/v1/auth/me', { payout_wallet: { network: payoutNetwork, address } }, owner.login);
    expect(wallet, wallet.text).toMatchObject({ status: 200 });
    const [tool] = await toolsOf(service, owner, await assetOf(service, owner, rain), { price_amount: '1.00' });
    const buyer = await service.customer({ credit: '5.00' });
    for (let call = 0; call < 2; call += 1)
      expect(await service.post(`/api/tools/${idOf(tool)}`, input, { ...buyer.apiKey, 'x-payment-provider': 'credit' })).toMatchObject({
        status: 200,
      });
    const balances = await service.balances();
    const share = balances[earningsAccount(owner.userId)] ?? 0;
    expect(share).toBeGreaterThan(0);
    // The wallet was set two days ago, and no longer waits.
    await service.parts.database.write((queries) =>
      queries
        .updateTable('payout_wallet_changes')
        .set({ changed_at: Date.now() - 2 * dayMs })
        .where('user_id', '=', owner.userId)
        .execute(),
    );
    const batch = await service.post('/api/v1/admin/payouts', {}, admin);
    expect(batch, batch.text).toMatchObject({ status: 201 });
    const { id, lines } = PayoutBatchDetails.parse(batch.body);
    const line = lines.find(({ owner_id: of }) => of === owner.userId) ?? expect.fail('the owner is not paid');
    expect(line).toMatchObject({ amount: formatAmount(share), address });
    const paid = () => service.post(`/api/v1/admin/payouts/${id}/lines/${line.id}/paid`, { reference: 'bank 1' }, admin);
    expect(await paid()).toMatchObject({ status: 200 });
    const after = await service.balances();
    expect([after[earningsAccount(owner.userId)] ?? 0, (after[payoutsPaidAccount] ?? 0) - (balances[payoutsPaidAccount] ?? 0)]).toEqual([
      0,
      share,
    ]);
    const statement = Statement.parse((await service.get('/api/v1/me/statement', owner.login)).body);
    expect(statement.closing_balance).toBe('0.00');
    expect(statement.entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['sale', 'payout']));
    expect((await revenue()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['tool_call', '1.00'],
      ['tool_call', '1.00'],
    ]);
    expect((await service.get('/api/v1/me/payouts', owner.login)).text).toContain(line.id);
  });

  it('completes a call that runs while its owner withdraws it, or refunds it', async () => {
    const rainAsset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, rainAsset);
    const { token, paymentId } = await service.paid(idOf(tool));
    rain.hold();
    const running = service.post(`/api/tools/${idOf(tool)}`, input, { 'x-payment-token': token });
    await rain.waiting;
    expect(await service.send('DELETE', pathOf(rainAsset), { headers: owner.login })).toMatchObject({ status: 204 });
    rain.release();
    const answer = await running;
    expect(answer, answer.text).toMatchObject({ status: 200 });
    expect(await earned()).toBeGreaterThan(0);
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 0 });
  });

  it('never answers from its cache once it was withdrawn', async () => {
    const rainAsset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, rainAsset, { cache_seconds: 600 });
    const { token } = await service.paid(idOf(tool));
    const { token: second } = await service.paid(idOf(tool));
    const use = (by: string) => service.post(`/api/tools/${idOf(tool)}`, input, { 'x-payment-token': by });
    expect(await use(token)).toMatchObject({ status: 200 });
    // Stored by another replica, so this one's list of tools is old.
    await service.parts.database.write((queries) =>
      queries.updateTable('users').set({ suspended_at: 1 }).where('id', '=', owner.userId).execute(),
    );
    expect((await use(second)).status).toBe(503);
    await service.parts.database.write((queries) =>
      queries.updateTable('users').set({ suspended_at: null }).where('id', '=', owner.userId).execute(),
    );
    await until('the catalog notices', async () => (await use(second)).status === 200);
    await service.balances();
  });
});

describe('an API at a private address', () => {
  it('is refused where the setting does not allow it', async () => {
    await using rain = await Rain.open();
    await using service = await startService({ settings: { ...withoutApproval, FAREBOX_ALLOW_PRIVATE_ADDRESSES: '0' } });
    const owner = await service.customer();
    const fields = { title: 'Rain', description: 'Rain.', asset_type: 'api', price_amount: '0.10' };
    const at = (url: string) => service.post('/api/v1/admin/assets', { ...fields, api_endpoint_url: url }, owner.login);
    const made = await at(`${rain.upstream.url}/rain`);
    // Whether the asset or only its tools are refused, nothing is requested.
    if (made.status === 201)
      expect((await service.post(pathOf(Asset.parse(made.body)), wanted(), owner.login)).status).toBeGreaterThanOrEqual(400);
    else expect(made.status).toBe(400);
    expect(rain.upstream.requests).toEqual([]);
  });
});
