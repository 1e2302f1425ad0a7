import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AdminPaymentPage,
  Asset,
  ImportResult,
  OwnerTools,
  PayoutBatchDetails,
  RevenuePage,
  Statement,
  type OwnerTool,
} from '@farebox/contract';
import { earningsAccount, payoutsPaidAccount } from '../../src/payments/ledger.ts';
import { dayMs } from '../../src/clock.ts';
import { formatAmount } from '../../src/money.ts';
import { until } from '../until.ts';
import { webhookReceiver } from '../webhook-receiver.ts';
import { eachDatabase } from '../databases.ts';
import { cutOff, endless, loopbackUpstream, silent, type LoopbackUpstream } from '../loopback-upstream.ts';
import { connectClient } from '../mcp-client.ts';
import { startService, tally, type Customer, type RequestHeaders, type Service } from '../service.ts';
import { movedBy, newWallet, settlementOf, signedFor, version2 } from '../wallet.ts';

const secret = 'secret-of-the-owner';
const withoutApproval = { FAREBOX_OWNER_TOOL_APPROVAL: '0', FAREBOX_OWNER_TOOL_PROOF: '0' };
const input = { station: 'HKO' };
const payoutNetwork = 'eip155:84532';
const keyInHeader = { type: 'apiKey', in: 'header', name: 'X-API-Key' };

type Mode = 'answers' | 'hangs' | 'never ends' | 'is cut off' | 'fails' | 'waits';

/** An API with one or two operations, which does what the test wants. */
class Rain implements AsyncDisposable {
  mode: Mode = 'answers';
  summary = 'Rain of an hour';
  paths = ['/rain'];
  /** Where the document says that the API is; null: where it is. */
  server: string | null = null;
  /** So many requests for the document are answered together. */
  readersMin = 1;
  private readonly readers: Array<() => void> = [];
  /** How its callers prove who they are. */
  scheme: object = keyInHeader;
  /** What it also says in its answers. */
  said: string | null = null;
  readonly upstream: LoopbackUpstream;
  /** The connection of an endless answer was closed. */
  isCut = false;
  /** Answers requests that wait. */
  release: () => void = () => {};
  /** Resolves once a request waits. */
  waiting: Promise<void> = Promise.resolve();
  private arrived: () => void = () => {};

  private constructor(upstream: LoopbackUpstream) {
    this.upstream = upstream;
  }

  static async open(): Promise<Rain> {
    const rain: Rain = new Rain(
      await loopbackUpstream((request, response) => {
        const json = (status: number, body: unknown) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        if (request.url === '/openapi.json') {
          rain.readers.push(() => json(200, rain.document()));
          if (rain.readers.length < rain.readersMin) return response;
          for (const answer of rain.readers.splice(0)) answer();
          return response;
        }
        if (rain.mode === 'hangs') return silent(request, response);
        if (rain.mode === 'never ends') {
          response.once('close', () => (rain.isCut = true));
          return endless(request, response);
        }
        if (rain.mode === 'is cut off') return cutOff(request, response);
        if (rain.mode === 'fails') return json(500, { error: 'down' });
        if (rain.mode === 'waits') {
          rain.release = () => json(200, { millimetres: 12 });
          rain.arrived();
          return response;
        }
        return json(200, { millimetres: 12, ...(rain.said === null ? {} : { said: rain.said }) });
      }),
    );
    return rain;
  }

  hold(): void {
    this.mode = 'waits';
    this.waiting = new Promise((resolve) => {
      this.arrived = resolve;
    });
  }

  document(): object {
    const operation = (path: string) => ({
      get: {
        operationId: path.slice(1),
        summary: this.summary,
        parameters: [{ name: 'station', in: 'query', required: true, example: 'HKO', schema: { type: 'string' } }],
        responses: { 200: { description: 'Rain.', content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    });
    return {
      openapi: '3.1.0',
      info: { title: 'Rain', version: '1' },
      servers: [{ url: this.server ?? this.upstream.url }],
      components: { securitySchemes: { credential: this.scheme } },
      security: [{ credential: [] }],
      paths: Object.fromEntries(this.paths.map((path) => [path, operation(path)])),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.upstream[Symbol.asyncDispose]();
  }
}

const pathOf = ({ id }: Asset) => `/api/v1/admin/assets/${id}/tools`;

async function assetOf(service: Service, owner: Customer, rain: Rain, more: object = {}): Promise<Asset> {
  const fields = {
    title: 'Rain by the hour',
    description: 'Millimetres of rain.',
    asset_type: 'api',
    api_endpoint_url: `${rain.upstream.url}/rain`,
    api_openapi_url: `${rain.upstream.url}/openapi.json`,
    price_amount: '0.10',
    ...more,
  };
  const made = await service.post('/api/v1/admin/assets', fields, owner.login);
  expect(made, made.text).toMatchObject({ status: 201 });
  return Asset.parse(made.body);
}

const wanted = (settings: object = {}) => ({ settings: { price_amount: '0.10', ...settings }, credentials: { credential: secret } });

async function toolsOf(service: Service, owner: Customer, of: Asset, settings: object = {}): Promise<OwnerTool[]> {
  const made = await service.post(pathOf(of), wanted(settings), owner.login);
  expect(made, made.text).toMatchObject({ status: 201 });
  return OwnerTools.parse(made.body).tools;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

const idOf = (tool: OwnerTool | undefined): string => tool?.id ?? expect.fail('no tool');

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
    const [tool] = await toolsOf(service, owner, await assetOf(service, owner, rain), { timeout_ms: 1000, response_bytes_max: 2048 });
    const { token } = await service.paid(idOf(tool));
    rain.mode = mode;
    const use = () => service.post(`/api/tools/${idOf(tool)}`, input, { 'x-payment-token': token });
    const failed = await use();
    expect(failed.status, failed.text).toBe(mode === 'hangs' ? 504 : 502);
    if (mode === 'never ends') await until('its connection is cut', () => rain.isCut, { withinMs: 20_000 });
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
      const { ledger, database } = service.parts;
      await database.write((queries) => ledger.post(queries, { kind: 'payout_paid', ...paidOut }, Date.now()));
    }
    const refunds = await Promise.all(
      [1, 2].map(() => service.post(`/api/v1/admin/payments/${paymentId}/refund`, { reason: 'it was wrong' }, admin)),
    );
    expect(refunds.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const after = await service.balances();
    expect(after[`credit:${buyer.userId}`]).toBe(1_000_000);
    expect(after[earnings] ?? 0).toBe(0);
    expect(after[`revenue:tool:${idOf(tool)}`]).toBeUndefined();
    expect(after['revenue:fees'] ?? 0).toBe(before['revenue:fees'] ?? 0);
    expect((after['operator:losses'] ?? 0) - (before['operator:losses'] ?? 0)).toBe(when === 'after' ? -share : 0);
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

  it('is imported once when two requests race, within the limit for each owner', async () => {
    const first = await assetOf(service, owner, rain);
    const send = (of: Asset) => service.post(pathOf(of), wanted(), owner.login);
    const raced = await Promise.all([send(first), send(first), send(first)]);
    expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const more = [await assetOf(service, owner, rain), await assetOf(service, owner, rain)];
    const both = await Promise.all(more.map(send));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const other = await service.customer();
    expect((await service.post(pathOf(await assetOf(service, other, rain)), wanted(), other.login)).status).toBe(201);
  });

  it('gets no more operations by a later read than its owner may have', async () => {
    const rainAsset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, rainAsset);
    rain.paths = ['/rain', '/snow', '/hail', '/fog'];
    const found = await service.parts.imports.tools.tool(idOf(tool));
    await service.parts.imports.tools.reread(found?.source.id ?? '');
    const { tools } = OwnerTools.parse((await service.get(pathOf(rainAsset), owner.login)).body);
    expect(tools).toHaveLength(2);
    expect(tools.map(({ price_amount: price }) => price)).toEqual(['0.10', '0.10']);
  });

  it.each(['its owner', 'the operator'])('gets a new operation once when three reads of its source race, sold by %s', async (seller) => {
    const name = `read-${owner.userId.slice(-6).toLowerCase()}`;
    const source = { kind: 'openapi', url: `${rain.upstream.url}/openapi.json`, name, credentials: { credential: secret } };
    if (seller === 'the operator') expect((await service.post('/api/v1/admin/tools', source, admin)).status).toBe(201);
    const [tool] = seller === 'the operator' ? [] : await toolsOf(service, owner, await assetOf(service, owner, rain));
    const { tools } = service.parts.imports;
    const { id } = tool === undefined ? await tools.source(name) : ((await tools.tool(idOf(tool)))?.source ?? expect.fail('no source'));
    rain.paths = ['/rain', '/snow'];
    const read = () => service.post(`/api/v1/admin/tool-sources/${id}/read`, {}, admin);
    rain.readersMin = 3;
    const raced = await Promise.all([read(), read(), read()]);
    rain.readersMin = 1;
    expect(
      raced.filter(({ status }) => status !== 200 && status !== 409),
      JSON.stringify(tally(raced)),
    ).toEqual([]);
    expect(raced.some(({ status }) => status === 200)).toBe(true);
    const found = await tools.toolsOf(id);
    expect(found.map(({ operation }) => operation.key).toSorted()).toEqual(['GET /rain', 'GET /snow']);
  });

  it('tells its owner once that its definition has changed', async () => {
    await using inbox = await webhookReceiver();
    const callback = await service.send('PUT', '/api/v1/me/credit/notice', {
      headers: { ...owner.login, 'content-type': 'application/json' },
      body: JSON.stringify({ below: '1.00', callback_url: inbox.url }),
    });
    expect(callback.status, callback.text).toBeLessThan(300);
    const changes = () => inbox.webhooks.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === 'account.tool_changed');
    const [tool] = await toolsOf(service, owner, await assetOf(service, owner, rain));
    const found = await service.parts.imports.tools.tool(idOf(tool));
    rain.summary = 'Something else';
    for (let read = 0; read < 2; read += 1) await service.parts.imports.tools.reread(found?.source.id ?? '');
    await until('the owner knows', () => changes().length > 0, { withinMs: 20_000 });
    expect(changes()).toMatchObject([
      {
        type: 'account.tool_changed',
        data: { tool_id: idOf(tool), source: found?.source.name, operation: 'GET /rain', paused: true },
      },
    ]);
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

  it('takes a changed definition once when two requests race', async () => {
    const rainAsset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, rainAsset);
    rain.summary = 'Something else';
    const found = await service.parts.imports.tools.tool(idOf(tool));
    await service.parts.imports.tools.reread(found?.source.id ?? '');
    const accept = () => service.post(`${pathOf(rainAsset)}/${idOf(tool)}/publish`, {}, owner.login);
    const raced = await Promise.all([accept(), accept(), accept()]);
    expect(raced.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(
      raced.some(({ status }) => status === 200),
      JSON.stringify(tally(raced)),
    ).toBe(true);
    const { tools } = OwnerTools.parse((await service.get(pathOf(rainAsset), owner.login)).body);
    expect(tools).toMatchObject([{ name: 'Something else', state: 'published' }]);
  });

  it('stays from sale when its accepted definition fails its probe', async () => {
    const rainAsset = await assetOf(service, owner, rain);
    const [tool] = await toolsOf(service, owner, rainAsset);
    rain.summary = 'Something else';
    const found = await service.parts.imports.tools.tool(idOf(tool));
    await service.parts.imports.tools.reread(found?.source.id ?? '');
    rain.mode = 'fails';
    await service.post(`${pathOf(rainAsset)}/${idOf(tool)}/publish`, {}, owner.login);
    expect((await service.post(`/api/tools/${idOf(tool)}`, input)).status).not.toBe(402);
    rain.mode = 'answers';
    expect(await service.post(`${pathOf(rainAsset)}/${idOf(tool)}/publish`, {}, owner.login)).toMatchObject({
      status: 200,
      body: { state: 'published', name: 'Something else' },
    });
    expect((await service.post(`/api/tools/${idOf(tool)}`, input)).status).toBe(402);
  });

  it('of the operator stays from sale too when its accepted definition fails its probe', async () => {
    const name = `op-${owner.userId.slice(-6).toLowerCase()}`;
    const location = { kind: 'openapi', url: `${rain.upstream.url}/openapi.json`, name, publish: true };
    const made = await service.post('/api/v1/admin/tools', { ...location, credentials: { credential: secret } }, admin);
    expect(made, made.text).toMatchObject({ status: 201 });
    const id = ImportResult.parse(made.body).tools[0]?.id ?? expect.fail('no tool');
    expect((await service.post(`/api/tools/${id}`, input)).status).toBe(402);
    rain.summary = 'Something else';
    expect((await service.post(`/api/v1/admin/tool-sources/${name}/read`, {}, admin)).status).toBe(200);
    rain.mode = 'fails';
    await service.patch(`/api/v1/admin/tools/${id}`, { accept_change: true }, admin);
    expect((await service.post(`/api/tools/${id}`, input)).status).not.toBe(402);
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
