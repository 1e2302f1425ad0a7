import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CreatedApiKey, MadePledge, PaymentBody, type CreateApiKey } from '@farebox/contract';
import { toolName } from '../../src/tools/tool.ts';
import { viewOf } from '../crash/database-view.ts';
import { ledgerOnly, moneyViolations } from '../crash/money-checks.ts';
import { eachDatabase } from '../databases.ts';
import { operationsOf, type OpenApiDocument, type Operation } from '../fuzz/document.ts';
import { connectClient, type McpClient } from '../mcp-client.ts';
import { fetchAsset, uploadedAsset } from '../registry.ts';
import { skillAnswer } from '../skill-answer.ts';
import { startService, type Answer, type Customer, type RequestHeaders, type Service } from '../service.ts';

const path = '/api/v1/demand/pledges';
const byCredit = { 'x-payment-provider': 'credit' };

eachDatabase('a restricted key', (open) => {
  let service: Service;
  let seller: Customer;
  let owner: Customer;
  beforeAll(async () => {
    // Never asked: it lets the tools of the provider be sold.
    const settings = { FAREBOX_UPSTREAM_KEY_ID: 'id', FAREBOX_UPSTREAM_KEY_SECRET: 'secret' };
    service = await startService({ database: await open(), settings });
    seller = await service.customer();
  });
  afterAll(() => service[Symbol.asyncDispose]());
  beforeEach(async () => {
    owner = await service.customer({ credit: '30.00' });
  });

  const listing = async (price = '5.00') => (await uploadedAsset(service, seller.login, { title: 'Tides', price_amount: price })).id;
  const creditOf = async ({ userId }: Customer) => (await service.balances())[`credit:${userId}`] ?? 0;

  async function keyOf(limits: Partial<CreateApiKey>): Promise<{ id: string; headers: RequestHeaders }> {
    const created = CreatedApiKey.parse((await service.post('/api/v1/me/api-keys', { name: 'agent', ...limits }, owner.login)).body);
    return { id: created.id, headers: { 'x-api-key': created.key } };
  }

  async function spent(apiKeyId: string): Promise<number> {
    const row = service.parts.database.read.selectFrom('api_keys').select('spent_total_micros').where('id', '=', apiKeyId);
    return (await row.executeTakeFirstOrThrow()).spent_total_micros;
  }

  async function pledged(amount: string, by = owner.login): Promise<string> {
    const made = await service.post(path, { need: `Tides for ${amount}`, amount }, { ...by, ...byCredit });
    expect(made, made.text).toMatchObject({ status: 201 });
    return MadePledge.parse(made.body).pledge.id;
  }

  const accept = (id: string, assetId: string, by: RequestHeaders): Promise<Answer> =>
    service.post(`${path}/${id}/accept`, { asset_id: assetId }, by);

  async function checkBooks(): Promise<void> {
    await service.balances();
    expect(await moneyViolations(viewOf(service.parts.database), { ...ledgerOnly, moved: 'test network', payFirst: 'all' })).toEqual([]);
  }

  it.each([{ cap_call: '0.50' }, { cap_day: '0.50' }, { cap_total: '0.50' }])(
    'releases no pledge above its %j, over HTTP or MCP',
    async (cap) => {
      const [assetId, id, key] = [await listing(), await pledged('20.00'), await keyOf(cap)];
      expect(await accept(id, assetId, key.headers)).toMatchObject({ status: 403, body: { code: 'spending_cap_exceeded' } });
      await using client = await connectClient(service.url, 'auto', key.headers);
      expect(await client.call('end_pledge', { pledge_id: id, asset_id: assetId })).toMatchObject({ code: 'spending_cap_exceeded' });

      expect((await service.get(`${path}/${id}`)).body).toMatchObject({ state: 'open' });
      expect(await spent(key.id)).toBe(0);
      expect((await accept(id, assetId, owner.login)).status).toBe(200);
      await checkBooks();
    },
  );

  it('counts what it releases, once, instead of the key that pledged', async () => {
    const [one, other] = [await keyOf({ cap_total: '4.00' }), await keyOf({ cap_total: '4.00' })];
    const [mine, others] = [await pledged('2.00', one.headers), await pledged('1.50', one.headers)];
    expect(await spent(one.id)).toBe(3_500_000);
    expect((await accept(mine, await listing('1.00'), one.headers)).status).toBe(200);
    expect(await spent(one.id)).toBe(3_500_000);
    expect((await accept(others, await listing('1.00'), other.headers)).status).toBe(200);
    expect([await spent(one.id), await spent(other.id)]).toEqual([2_000_000, 1_500_000]);
    expect(await accept(await pledged('3.00'), await listing('1.00'), other.headers)).toMatchObject({ status: 403 });
    await checkBooks();
  });

  it('of two releases at once makes only what its cap allows', async () => {
    const key = await keyOf({ cap_total: '5.00' });
    const ids = [await pledged('4.00'), await pledged('3.00')];
    const assets = [await listing('1.00'), await listing('1.00')];
    const answers = await Promise.all(ids.map((id, index) => accept(id, assets[index] ?? '', key.headers)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    await checkBooks();
  });

  it('counts what it pays for another key, which then needs no caps of its own', async () => {
    const [asking, paying] = [await keyOf({ cap_total: '0.01' }), await keyOf({ cap_total: '6.00' })];
    const serviceId = await listing();
    const quote = async () => {
      const created = await service.post('/api/payments', { serviceId, providerId: 'credit' }, asking.headers);
      return PaymentBody.parse(created.body).paymentId;
    };
    const pay = async (by: RequestHeaders) => service.post(`/api/payments/${await quote()}/pay`, { provider: 'credit' }, by);
    expect(await pay(asking.headers)).toMatchObject({ status: 403, body: { code: 'spending_cap_exceeded' } });
    // A login spends the caps of the key that asked.
    expect(await pay(owner.login)).toMatchObject({ status: 403, body: { code: 'spending_cap_exceeded' } });
    expect((await pay(paying.headers)).status).toBe(200);
    expect(await pay(paying.headers)).toMatchObject({ status: 403, body: { code: 'spending_cap_exceeded' } });
    expect([await spent(asking.id), await spent(paying.id)]).toEqual([0, 5_000_000]);
    await checkBooks();
  });

  it('pays and releases for its own services only', async () => {
    const [allowed, other] = [await listing(), await listing()];
    const key = await keyOf({ services: [allowed], cap_total: '20.00' });
    expect(await accept(await pledged('6.00'), other, key.headers)).toMatchObject({ status: 403, body: { code: 'api_key_not_allowed' } });
    expect(await fetchAsset(service, other, { ...key.headers, ...byCredit })).toMatchObject({ status: 403 });
    expect((await accept(await pledged('6.50'), allowed, key.headers)).status).toBe(200);
    expect(await spent(key.id)).toBe(6_500_000);
    await checkBooks();
  });

  it('sees and withdraws no pledge of its account, over HTTP or MCP', async () => {
    const [id, key] = [await pledged('2.00'), await keyOf({ services: ['timestamp'] })];
    const refused = { code: 'api_key_not_allowed' };
    expect(await service.send('DELETE', `${path}/${id}`, { headers: key.headers })).toMatchObject({ status: 403, body: refused });
    expect((await service.get(`${path}/${id}`, key.headers)).body).toEqual((await service.get(`${path}/${id}`)).body);
    await using client = await connectClient(service.url, 'auto', key.headers);
    expect(await client.call('end_pledge', { pledge_id: id })).toMatchObject(refused);
    expect(await client.call('list_pledges', { mine: true })).toMatchObject(refused);
    expect(await client.call('list_pledges', {})).toMatchObject({ status: 'ok' });
    expect(await creditOf(owner)).toBe(28_000_000);
  });

  describe('over HTTP, MCP and A2A', () => {
    interface Shown {
      code: unknown;
      text: string;
    }
    type Surface = (tool: string, input: Record<string, unknown>) => Promise<Shown>;

    const byAgent =
      (headers: RequestHeaders): Surface =>
      async (tool, input) => {
        const told = await skillAnswer(service, { skill: tool.replaceAll('_', '-'), input }, headers);
        return { code: Reflect.get(Object(told.problem), 'code'), text: JSON.stringify(told) };
      };
    const byModel =
      (client: McpClient): Surface =>
      async (tool, input) => {
        const told = await client.call(tool, input);
        return { code: told['code'], text: JSON.stringify(told) };
      };

    it('buys its own tools, and no other: the same refusal everywhere', async () => {
      const document: OpenApiDocument = JSON.parse((await service.get('/openapi.json')).text);
      const { headers } = await keyOf({ services: ['timestamp'], cap_total: '1.00' });
      await using client = await connectClient(service.url, 'auto', headers);
      const names = new Set((await client.tools('all')).map(({ name }) => name));
      const tools = operationsOf(document).filter(
        ({ path: at, isPaid }) => isPaid && /^\/api\/tools\/[\w-]+$/.test(at) && names.has(nameOf(at)),
      );
      expect(tools.length).toBeGreaterThan(30);
      const unlike: string[] = [];
      for (const operation of tools) {
        const id = operation.path.slice('/api/tools/'.length);
        const input = { ...inputOf(operation), pay: 'credit' };
        const direct = await ask(operation, { ...headers, ...byCredit });
        const answers = {
          http: { code: Reflect.get(Object(direct.body), 'code') },
          mcp: await byModel(client)(nameOf(operation.path), input),
          call_tool: await byModel(client)('call_tool', { name: id, arguments: input }),
          a2a: await byAgent(headers)(id, input),
        };
        const wanted = id === 'timestamp' ? undefined : 'api_key_not_allowed';
        for (const [surface, { code }] of Object.entries(answers)) if (code !== wanted) unlike.push(`${surface} ${id}: ${String(code)}`);
      }
      expect(unlike).toEqual([]);
      // Four calls of its own tool.
      expect(await creditOf(owner)).toBe(30_000_000 - 4 * 30_000);
      await checkBooks();
    });

    /** Every tool of the service's own, and what it does with the account. */
    async function ownTools(): Promise<Array<[tool: string, input: Record<string, unknown>, scope: 'public' | 'account' | 'spends']>> {
      const [pledgeId, other] = [await pledged('6.00'), await listing()];
      const quoted = PaymentBody.parse((await service.post('/api/payments', { serviceId: other, providerId: 'credit' }, owner.login)).body);
      return [
        ['search', { query: 'tides' }, 'public'],
        ['search_tools', { query: 'time' }, 'public'],
        ['get_tool', { id: 'timestamp' }, 'public'],
        ['search_assets', { query: 'tides' }, 'public'],
        ['get_asset', { asset_id: other }, 'public'],
        ['list_pledges', {}, 'public'],
        ['submit_demand', { need: 'Tides' }, 'public'],
        // Anybody may ask for a price: only paying is refused.
        ['fetch_asset', { asset_id: other }, 'public'],
        ['get_payment', { paymentId: quoted.paymentId }, 'public'],
        ['list_pledges', { mine: true }, 'account'],
        ['create_payment', { serviceId: other, providerId: 'credit' }, 'account'],
        ['fetch_asset', { asset_id: other, pay: 'credit' }, 'spends'],
        ['call_tool', { name: 'word-count', arguments: { text: 'a', pay: 'credit' } }, 'spends'],
        ['pay_payment', { paymentId: quoted.paymentId }, 'spends'],
        ['make_pledge', { need: 'Tides', amount: '3.00', pay: 'credit' }, 'spends'],
        ['end_pledge', { pledge_id: pledgeId, asset_id: other }, 'spends'],
        ['end_pledge', { pledge_id: pledgeId }, 'account'],
      ];
    }
    /** A2A has no skills of pledges, of one search for all, or of calls by name. */
    const skills = (tool: string) => !/pledge|^search$|^call_tool$/.test(tool);

    it.each<[to: string, limits: Partial<CreateApiKey>, codes: { account: string | undefined; spends: string | undefined }]>([
      ['some services', { services: ['timestamp'] }, { account: 'api_key_not_allowed', spends: 'api_key_not_allowed' }],
      ['caps alone', { cap_total: '0.01' }, { account: undefined, spends: 'spending_cap_exceeded' }],
      ['nothing', {}, { account: undefined, spends: undefined }],
    ])('is refused by the tools of the service as over HTTP, where it is restricted to %s', async (_to, limits, codes) => {
      const { headers } = await keyOf(limits);
      await using client = await connectClient(service.url, 'auto', headers);
      const own = await ownTools();
      const sold = new Set(service.parts.tools.catalog.entries().map(({ tool }) => toolName(tool)));
      const listed = (await client.tools()).map(({ name }) => name);
      expect(listed.filter((name) => !own.some(([tool]) => tool === name) && !sold.has(name))).toEqual([]);
      const before = await creditOf(owner);
      for (const [tool, input, scope] of own) {
        const wanted = scope === 'public' ? undefined : codes[scope];
        for (const surface of [byModel(client), ...(skills(tool) ? [byAgent(headers)] : [])]) {
          const { code, text } = await surface(tool, input);
          // What was refused to nobody may have been done by the surface before.
          const isDone = wanted === undefined && scope !== 'public';
          const told = code === 'payment_required' || isDone ? undefined : code;
          expect([tool, told, text]).toEqual([tool, wanted, text]);
        }
      }
      if (codes.spends !== undefined) expect(await creditOf(owner)).toBe(before + (codes.account === undefined ? 6_000_000 : 0));
      else expect(await creditOf(owner)).toBeLessThan(before);
      await checkBooks();
    });

    it('reads no task of its account, and its own only', async () => {
      const [mine, theirs] = [await keyOf({ services: ['timestamp'] }), await keyOf({})];
      const begin = async (headers: RequestHeaders) =>
        (await skillAnswer(service, { skill: 'timestamp', input: { pay: 'credit' } }, headers)).taskId ?? expect.fail('no task');
      const [own, other, ofLogin] = [await begin(mine.headers), await begin(theirs.headers), await begin(owner.login)];
      const call = async (method: string, params: object) =>
        (await service.post('/a2a', { jsonrpc: '2.0', id: 1, method, params }, { ...mine.headers, 'a2a-version': '1.0' })).text;
      expect(await call('GetTask', { id: own })).toContain('COMPLETED');
      for (const id of [other, ofLogin]) {
        for (const method of ['GetTask', 'CancelTask', 'SubscribeToTask'])
          expect(await call(method, { id })).toContain('there is no such task');
      }
      const listed = await call('ListTasks', {});
      expect([listed.includes(own), listed.includes(other), listed.includes(ofLogin)]).toEqual([true, false, false]);
    });
  });

  it('may do what the table of its document says, and with caps loses no more than these', async () => {
    const document: OpenApiDocument = JSON.parse((await service.get('/openapi.json')).text);
    const [restricted, capped] = [await keyOf({ services: ['timestamp'] }), await keyOf({ cap_total: '0.50' })];
    const unlike: string[] = [];
    const operations = operationsOf(document).filter(({ isLive }) => !isLive);
    for (const operation of operations) {
      const { status, body } = await ask(operation, restricted.headers);
      const isRefused = status === 403 && JSON.stringify(body).includes('api_key_not_allowed');
      if (operation.keyScope !== 'spend' && isRefused !== (operation.keyScope === 'account' || operation.keyScope === 'sell'))
        unlike.push(`${operation.method} ${operation.path}: ${status}`);
      await ask(operation, { ...capped.headers, ...byCredit });
    }
    expect(unlike).toEqual([]);
    expect(operations.length).toBeGreaterThan(190);
    expect(await creditOf(owner)).toBeGreaterThanOrEqual(29_500_000);
    await checkBooks();
  });

  /** Built from the document: ids and bodies are its examples. */
  function ask({ method, path: template, parameters, body }: Operation, headers: RequestHeaders): Promise<Answer> {
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) => {
      const example = parameters.find((each) => each.name === name)?.schema?.example;
      return typeof example === 'string' ? example : 'a';
    });
    const [type, content] = Object.entries(body?.content ?? {})[0] ?? [];
    const sent = type === undefined ? {} : { body: JSON.stringify(content?.example ?? {}) };
    return service.send(method, filled, { headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers }, ...sent });
  }
});

const nameOf = (path: string) => path.slice('/api/tools/'.length).replaceAll('-', '_');

/** The example of a call. */
function inputOf({ parameters, body }: Operation): Record<string, unknown> {
  const content = Object.values(body?.content ?? {})[0];
  if (content !== undefined) return Object.fromEntries(Object.entries(content.example ?? {}));
  const inQuery = parameters.filter((each) => each.in === 'query');
  return Object.fromEntries(inQuery.flatMap(({ name, schema }) => (schema?.example === undefined ? [] : [[name, schema.example]])));
}
