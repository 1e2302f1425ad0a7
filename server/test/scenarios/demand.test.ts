import { parse } from 'csv-parse/sync';
import { OpenAPIHono } from '@hono/zod-openapi';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccessLogPage, AgentDemand, CapturedSignal, DemandManifest, DemandPaymentRequired, StoredSignalPage } from '@farebox/contract';
import { authenticator } from '../../src/accounts/authenticate.ts';
import { asProblem, errorBody } from '../../src/errors.ts';
import { knownNames } from '../../src/operations/known-names.ts';
import { adminDemandRoutes } from '../../src/http/demand/admin-demand-routes.ts';
import { demandRoutes } from '../../src/http/demand/demand-routes.ts';
import { rateLimit } from '../../src/limits/token-bucket.ts';
import { requestIdOf } from '../../src/surface/request.ts';
import { newId } from '../../src/ids.ts';
import type { Database } from '../../src/storage/database.ts';
import { accountsOn } from '../accounts.ts';
import { eachDatabase } from '../databases.ts';
import { demandOn, type DemandRoom } from '../demand.ts';
import { readAnswer, type Answer, type RequestHeaders } from '../service.ts';
import { doors } from '../doors.ts';

const json = { 'content-type': 'application/json' };
/** Headers that a wallet would read as a price. */
const priceHeaders = ['x-payment-required', 'x-payment-token', 'www-authenticate', 'payment-required', 'x-payment'];

eachDatabase('demand over HTTP', (open) => {
  let database: Database;
  let room: DemandRoom;
  let app: OpenAPIHono;
  beforeEach(async () => {
    database = await open();
    room = demandOn(database);
    app = appOf(room);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function send(method: string, path: string, headers: RequestHeaders = {}, body?: string): Promise<Answer> {
    // Ids sort by time.
    room.time.now += 1;
    return readAnswer(await app.request(path, { method, headers, ...(body === undefined ? {} : { body }) }));
  }
  const get = (path: string, headers?: RequestHeaders) => send('GET', path, headers);
  const post = (path: string, body: unknown, headers: RequestHeaders = {}) =>
    send('POST', path, { ...json, ...headers }, JSON.stringify(body));
  const signals = () => database.read.selectFrom('demand_signals').selectAll().orderBy('id').execute();

  describe('signals', () => {
    it('stores a posted signal, and shows what is for sale', async () => {
      const match = room.supply.add('rainfall in Hong Kong');
      const signal = {
        agent_id: 'a1',
        asset_type: 'dataset',
        asset_types: ['dataset', 'api'],
        budget: '0.50',
        capability: 'c',
        metadata: { region: 'HK' },
        need: 'Rainfall',
        query: 'q',
        task: 't',
        urgency: 'high',
        use_case: 'u',
      };
      const { status, body, headers } = await post('/api/v1/agent-demand', signal);
      expect(status).toBe(202);
      expect(headers.get('cache-control')).toBe('no-store');
      const captured = CapturedSignal.parse(body);
      expect(captured).toMatchObject({ status: 'captured', matches: [match], watch: null });
      const { asset_type: _type, metadata: _metadata, ...same } = signal;
      expect(await signals()).toMatchObject([
        { ...same, id: captured.signal_id, source: 'submission', asset_types: '["dataset","api"]', metadata: '{"region":"HK"}' },
      ]);
    });

    it('accepts a request with or without a body', async () => {
      const bodies: Array<[headers: RequestHeaders, body?: string]> = [
        [{}],
        [json],
        [json, ''],
        [json, '{}'],
        [json, '{"colour":"red","need":""}'],
        [{ 'content-type': 'application/json; charset=utf-8' }, '{"need":"x"}'],
      ];
      for (const [headers, body] of bodies) {
        const answer = await send('POST', '/api/v1/agent-demand', headers, body);
        expect(answer, body).toMatchObject({ status: 202, body: { status: 'captured' } });
      }
      expect(await signals()).toHaveLength(bodies.length);
    });

    it('refuses invalid fields by name, and stores nothing', async () => {
      const wrong: Array<[path: string, body: unknown]> = [
        ['need', { need: 5 }],
        ['need', { need: null }],
        ['need', { need: 'x'.repeat(2001) }],
        ['agent_id', { agent_id: ['a'] }],
        ['agent_id', { agent_id: 'x'.repeat(201) }],
        ['asset_types', { asset_types: 'dataset' }],
        ['asset_types[0]', { asset_types: [{}] }],
        ['asset_types', { asset_types: Array.from({ length: 21 }, () => 'api') }],
        ['budget', { budget: {} }],
        ['metadata', { metadata: 'text' }],
        ['metadata', { metadata: [] }],
        ['metadata', { metadata: { x: 'y'.repeat(8200) } }],
        ['callback_url', { need: 'x', callback_url: 'javascript:alert(1)' }],
        ['callback_url', { need: 'x', callback_url: 'http://127.0.0.1/' }],
        ['callback_url', { need: 'x', callback_url: `https://agent.example/${'x'.repeat(2048)}` }],
      ];
      for (const [path, body] of wrong) {
        const answer = await post('/api/v1/agent-demand', body);
        expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, body: { statusCode: 400, issues: [{ path }] } });
      }
      expect(await signals()).toEqual([]);
    });

    it('refuses a body that is not a JSON object, and metadata nested ten thousand times', async () => {
      for (const body of ['{', '[]', 'null', '"x"', `{"metadata":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`]) {
        expect((await send('POST', '/api/v1/agent-demand', json, body)).status, body.slice(0, 20)).toBe(400);
      }
    });

    it('refuses another content type than JSON, and bytes that are not UTF-8', async () => {
      expect((await send('POST', '/api/v1/agent-demand', { 'content-type': 'text/plain' }, 'x')).status).toBe(415);
      const answer = await app.request('/api/v1/agent-demand', { method: 'POST', headers: json, body: Buffer.from([0x22, 0xff, 0x22]) });
      expect(answer.status).toBe(400);
    });

    it('stores unusual texts', async () => {
      const body = JSON.parse('{"need":"rain\\u0000\\u001b[31m \\ud800 \\r\\nx","metadata":{"__proto__":{"a":1},"z":"\\u0000"}}');
      expect((await post('/api/v1/agent-demand', body)).status).toBe(202);
      expect(await signals()).toMatchObject([{ need: 'rain [31m \ufffd  x' }]);
    });

    it('records a probe, and explains itself if no need is given', async () => {
      expect(await get('/api/v1/agent-demand?q=tides&type=dataset&urgency=high&budget=1&agent_id=a1')).toMatchObject({ status: 202 });
      expect(await get('/api/v1/agent-demand?capability=tide%20tables')).toMatchObject({ status: 202 });
      for (const path of ['/api/v1/agent-demand', '/api/v1/agent-demand?q=&urgency=high', '/api/v1/agent-demand?q=%00%20']) {
        const { status, body } = await get(path);
        expect(status).toBe(200);
        expect(DemandManifest.parse(body).endpoints.length).toBeGreaterThan(5);
      }
      expect(await signals()).toMatchObject([
        { source: 'probe', query: 'tides', asset_types: '["dataset"]', urgency: 'high', budget: '1', agent_id: 'a1' },
        { source: 'probe', capability: 'tide tables' },
      ]);
      expect((await get('/api/v1/agent-demand?q=a&q=b')).status).toBe(400);
    });

    it('answers only after the signal is durable', async () => {
      const commit = Promise.withResolvers<void>();
      const slow: Database = {
        ...database,
        async write(work, options) {
          const value = await database.write(work, options);
          await commit.promise;
          return value;
        },
      };
      app = appOf(demandOn(slow));
      let isAnswered = false;
      const answer = post('/api/v1/agent-demand', { need: 'x' }).finally(() => (isAnswered = true));
      await expect.poll(signals).toHaveLength(1);
      expect(isAnswered).toBe(false);
      commit.resolve();
      expect((await answer).status).toBe(202);
    });

    it('treats a wrong credential as anonymous', async () => {
      expect((await post('/api/v1/agent-demand', { need: 'x' }, { authorization: 'Bearer of-another-service' })).status).toBe(202);
      expect((await get('/api/v1/agent-paywall?q=x', { 'x-api-key': 'fbk_wrong' })).status).toBe(402);
      expect((await get('/api/v1/agent-paywall?q=x', { 'x-client-id': 'my-agent' })).status).toBe(402);
      expect((await signals()).map((row) => row.client_id)).toEqual(['anonymous', 'anonymous', 'my-agent']);
    });

    it('limits the requests per client, with Retry-After', async () => {
      app = appOf(room, 2);
      const paths = ['/api/v1/agent-demand?q=x', '/api/v1/agent-paywall?q=x', '/api/v1/flowers/prices/latest?variety=x'];
      const answers = [];
      for (const path of paths) answers.push(await get(path));
      expect(answers.map(({ status }) => status)).toEqual([202, 402, 429]);
      expect(answers[2]?.headers.get('retry-after')).toBe('30');
      expect((await post('/api/v1/agent-demand', {})).status).toBe(429);
      expect(await signals()).toHaveLength(2);
    });
  });

  describe('deliberate 402s', () => {
    it.each([
      ['GET', '/api/v1/agent-paywall?q=tides&capability=c&type=api&budget=5&agent_id=a1', 'paywall', undefined],
      ['POST', '/api/v1/agent-paywall', 'paywall', { need: 'tides', budget: '5' }],
      ['POST', '/api/v1/agent-paywall', 'paywall', undefined],
      [
        'GET',
        '/api/v1/flowers/prices/latest?variety=Red%20Naomi&market=Aalsmeer&country=NL&grade=A1&stem_length=60&currency=eur&unit=stem',
        'flowers',
        undefined,
      ],
      ['GET', '/api/v1/flowers/prices/markets/aalsmeer?variety=Red&currency=EUR', 'flowers', undefined],
      ['GET', '/api/v1/flowers/prices/varieties/red-naomi?market=Aalsmeer', 'flowers', undefined],
    ])('%s %s is stored and requests no payment', async (method, path, source, signal) => {
      room.supply.add('tides of Macau');
      const answer = await send(method, path, signal === undefined ? {} : json, signal === undefined ? undefined : JSON.stringify(signal));
      expect(answer.status).toBe(402);
      const body = DemandPaymentRequired.parse(answer.body);
      expect(body).toMatchObject({ error: 'payment required', payment: null, payable: false, purpose: 'demand_capture', statusCode: 402 });
      expect(answer.body).not.toHaveProperty('accepts');
      for (const name of priceHeaders) expect(answer.headers.get(name), name).toBeNull();
      expect(await signals()).toMatchObject([{ id: body.signal_id, source }]);
    });

    it('records flower queries as needs', async () => {
      await get('/api/v1/flowers/prices/latest?variety=Red%20Naomi&market=Aalsmeer&currency=eur&unit=stem');
      expect(await signals()).toMatchObject([
        {
          need: 'Latest price of the flower Red Naomi on the market Aalsmeer per stem in EUR',
          metadata: '{"flowers":{"variety":"Red Naomi","market":"Aalsmeer","currency":"EUR","unit":"stem"}}',
        },
      ]);
    });

    it('refuses questions with missing or wrong fields', async () => {
      const wrong = [
        ['/api/v1/agent-paywall', 'q is required'],
        ['/api/v1/agent-paywall?q=', 'q is required'],
        ['/api/v1/flowers/prices/latest', 'variety is required'],
        ['/api/v1/flowers/prices/latest?variety=', 'variety'],
        ['/api/v1/flowers/prices/latest?variety=x&unit=ton', 'unit'],
        ['/api/v1/flowers/prices/latest?variety=x&currency=euro', 'currency'],
        ['/api/v1/flowers/prices/markets/%20', 'market'],
        [`/api/v1/flowers/prices/varieties/${'x'.repeat(201)}`, 'variety'],
      ] as const;
      for (const [path, said] of wrong) {
        expect(await get(path), path).toMatchObject({ status: 400, body: { error: expect.stringContaining(said), statusCode: 400 } });
      }
      expect(await signals()).toEqual([]);
    });

    const paywall = (body: string, headers: RequestHeaders = json) => send('POST', '/api/v1/agent-paywall', headers, body);

    it.each([
      [
        'members of the wrong type',
        '{"need": {}, "budget": "5", "asset_types": [1]}',
        ['asset_types[0]', 'need'],
        { budget: '5', need: null },
      ],
      [
        'a member that is too long',
        JSON.stringify({ need: 'tides', urgency: 'x'.repeat(201) }),
        ['urgency'],
        { need: 'tides', urgency: null },
      ],
      [
        'metadata that is nested too deep',
        `{"need":"tides","metadata":${'{"a":'.repeat(12)}1${'}'.repeat(12)}}`,
        ['metadata'],
        { need: 'tides' },
      ],
      ['no JSON', '{"need": "tides"', [''], { need: null }],
      ['no object', '["tides"]', [''], { need: null }],
      ['nothing but null', 'null', [''], { need: null }],
      ['a callback that is no address', '{"need": "tides", "callback_url": "mailto:a@b.example"}', ['callback_url'], { need: 'tides' }],
      ['a callback inside', '{"need": "tides", "callback_url": "http://127.0.0.1/"}', ['callback_url'], { need: 'tides' }],
    ])('accept a body with %s: valid fields are stored, invalid ones are named', async (_what, body, paths, stored) => {
      const answer = await paywall(body);
      expect(answer.status).toBe(402);
      const { issues = [], signal_id: id } = DemandPaymentRequired.parse(answer.body);
      expect(issues.map(({ path }) => path).toSorted()).toEqual(paths);
      for (const { message } of issues) expect(message).not.toBe('');
      expect(await signals()).toMatchObject([{ id, source: 'paywall', ...stored }]);
      for (const name of priceHeaders) expect(answer.headers.get(name), name).toBeNull();
    });

    it.each([
      ['another type', '{"need": "tides"}', { 'content-type': 'text/plain' }, 'tides'],
      ['no type', '{"need": "tides"}', { 'content-type': '' }, 'tides'],
      ['a form', 'need=tides', { 'content-type': 'application/x-www-form-urlencoded' }, null],
      ['a body that is too long', JSON.stringify({ need: 'x'.repeat(2 * 1024 * 1024) }), json, null],
    ])('accept %s too', async (_what, body, headers, need) => {
      const answer = await paywall(body, headers);
      expect(answer).toMatchObject({
        status: 402,
        body: { issues: expect.arrayContaining([{ path: '', message: expect.stringContaining('body') }]) },
      });
      expect(await signals()).toMatchObject([{ source: 'paywall', need }]);
    });

    it('omit the issues if there are none', async () => {
      for (const body of ['', '{}', '{"need":"tides","unknown":1}']) {
        const answer = await paywall(body);
        expect(answer.status).toBe(402);
        expect(answer.body).not.toHaveProperty('issues');
      }
    });
  });

  it('closes the loop: a need, a supply, a webhook that its receiver can verify', async () => {
    const { body } = await post('/api/v1/agent-demand', { need: 'tides of Macau', callback_url: 'https://agent.example/hook' });
    const { watch, signal_id: id } = CapturedSignal.parse(body);
    expect(watch).toMatchObject({ id, callback_url_host: 'agent.example', events: ['supply.matched'] });
    const match = room.supply.add('tides');
    await room.publish(match);
    const [sent] = room.outside.sent;
    vi.useFakeTimers({ toFake: ['Date'], now: room.time.now });
    const notice = new Webhook(watch?.secret ?? '').verify(sent?.body ?? '', { ...sent?.headers });
    expect(notice).toMatchObject({ type: 'supply.matched', data: { signal_id: id, need: 'tides of Macau', match } });
  });

  it('creates a watch for a paywall signal as well', async () => {
    const { body } = await post('/api/v1/agent-paywall', { need: 'tides', callback_url: 'https://agent.example/hook' });
    expect(DemandPaymentRequired.parse(body).watch).toMatchObject({ secret: expect.stringMatching(/^whsec_/) });
  });

  it('serves a manifest that is public, cacheable, and lists real endpoints', async () => {
    const answer = await get('/.well-known/agent-demand.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const etag = answer.headers.get('etag') ?? '';
    expect((await get('/.well-known/agent-demand.json', { 'if-none-match': etag })).status).toBe(304);
    for (const { method, href, status, example } of DemandManifest.parse(answer.body).endpoints) {
      const path = (method === 'GET' ? String(example) : href).replace('https://farebox.example', '');
      const { callback_url: _unused, ...signal } = Object(example);
      expect((method === 'GET' ? await get(path) : await post(path, signal)).status, path).toBe(status);
    }
  });

  describe('for admins', () => {
    const paths = ['/api/v1/admin/agent-demand', '/api/v1/admin/access-logs', '/api/v1/admin/demand-signals'];

    it('are refused to everybody else', async () => {
      const owner = await login('owner');
      for (const path of paths) {
        expect((await get(path)).status).toBe(401);
        expect((await get(`${path}?limit=x`, { authorization: 'Bearer fbs_unknown' })).status).toBe(401);
        expect((await get(path, owner)).status).toBe(403);
      }
    });

    it('summarizes demand', async () => {
      await post('/api/v1/agent-demand', { need: 'tides', budget: '2' });
      await get('/api/v1/agent-paywall?q=tides');
      await database.write(async () => {});
      const { status, body } = await get('/api/v1/admin/agent-demand', await login('admin'));
      expect(status).toBe(200);
      expect(AgentDemand.parse(body)).toMatchObject({
        window_hours: 24,
        totals: { submission: 1, paywall: 1, all: 2 },
        clusters: [{ label: 'tides', count: 2, unmet_share: 1, budgets: { median: '2.00', currency: 'USD' } }],
        conversion: { searches: 0, search_to_challenge: null },
        is_complete: true,
      });
    });

    it('refuses an invalid window', async () => {
      const admin = await login('admin');
      for (const hours of ['0', '2161', 'x', '1.5', '-1', '1e9']) {
        const answer = await get(`/api/v1/admin/agent-demand?window_hours=${hours}`, admin);
        expect(answer, hours).toMatchObject({ status: 400, body: { issues: [{ path: 'window_hours' }] } });
      }
    });

    it('lists requests and signals, page by page, as JSON and as CSV', async () => {
      for (const need of ['=1+1', 'two, "quoted"'])
        await post('/api/v1/agent-demand', { need, metadata: { a: 1 } }, { 'user-agent': 'bot/1' });
      await get('/api/v1/agent-demand');
      await room.accessLog.flush();
      const admin = await login('admin');

      const first = AccessLogPage.parse((await get('/api/v1/admin/access-logs?limit=2', admin)).body);
      const second = AccessLogPage.parse((await get(`/api/v1/admin/access-logs?limit=2&cursor=${first.next_cursor}`, admin)).body);
      expect([...first.items, ...second.items].map(({ outcome }) => outcome)).toEqual([null, 'captured', 'captured']);
      const submissions = await get('/api/v1/admin/access-logs?kind=submission&outcome=captured', admin);
      expect(AccessLogPage.parse(submissions.body).items).toMatchObject([
        { method: 'POST', path: '/api/v1/agent-demand', status: 202, user_agent: 'bot/1', result_count: 0 },
        { client_id: 'anonymous' },
      ]);

      const { items } = StoredSignalPage.parse((await get('/api/v1/admin/demand-signals?source=submission', admin)).body);
      expect(items.map(({ need }) => need)).toEqual(['two, "quoted"', '=1+1']);

      for (const [path, column] of [
        ['access-logs', 'query'],
        ['demand-signals', 'need'],
      ] as const) {
        const answer = await get(`/api/v1/admin/${path}?format=csv`, admin);
        expect(answer.headers.get('content-type')).toContain('text/csv');
        const [head, ...rows]: string[][] = parse(answer.text);
        const at = head?.indexOf(column) ?? -1;
        expect(rows.map((row) => row[at]).filter((cell) => cell !== '')).toEqual(['two, "quoted"', "'=1+1"]);
      }
      expect((await get('/api/v1/admin/access-logs?since=yesterday', admin)).status).toBe(400);
    });
  });

  /** The headers of a logged-in account. */
  async function login(role: 'admin' | 'owner'): Promise<RequestHeaders> {
    const { sessions } = accountsOn(database);
    const id = newId('usr', room.time.now);
    const { token } = await database.write(async (queries) => {
      const row = { id, email: `${id}@example.com`, display_name: role, role, created_at: room.time.now, updated_at: room.time.now };
      await queries.insertInto('users').values(row).execute();
      return sessions.begin(queries, id);
    });
    return { authorization: `Bearer ${token}` };
  }
});

/** Only the routes of this part, with failures answered as the service does. */
function appOf(room: DemandRoom, perMinute = 0): OpenAPIHono {
  const parts = {
    ...room,
    ...doors(),
    config: {
      kept: { requestsMs: 1, signalsMs: 1, strangersSignalsBytes: 1, noticesMs: 1, toolHistoryMs: 1 },
      ...doors().config,
      capturePerMinute: perMinute,
    },
    demand: room,
    accounts: { authenticator: authenticator({ database: room.database, clock: room.clock, publicUrl: () => 'https://farebox.example' }) },
    limits: { ...doors().limits, capture: rateLimit({ perMinute, clock: room.clock }) },
    publicUrl: () => 'https://farebox.example',
  };
  const app = new OpenAPIHono();
  app.route('/', demandRoutes(parts));
  const names = knownNames({ database: room.database, catalog: { all: () => [], nameOf: () => null } });
  app.route('/api/v1', adminDemandRoutes({ ...parts, operations: { names } }));
  app.onError((thrown, c) => {
    const failure = asProblem(thrown);
    const { retryAfterSeconds } = failure.details;
    const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
    return Response.json(errorBody(failure, requestIdOf(c), 'snake'), { status: failure.status, headers });
  });
  return app;
}
