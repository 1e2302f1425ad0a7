import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MadePledge } from '@farebox/contract';
import { createApp } from '../../src/app.ts';
import { dayMs, systemClock } from '../../src/clock.ts';
import { createLog } from '../../src/log.ts';
import { pledgeActs } from '../../src/optional/pledges/pledge-acts.ts';
import { roomIds } from '../../src/optional-rooms.ts';
import { workKind } from '../../src/provider-tools/jobs/job-records.ts';
import { eachDatabase } from '../databases.ts';
import { connectClient } from '../mcp-client.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, testConfig, type Customer, type Service } from '../service.ts';

/** What no document of a service without the room says. */
const wordsOf = {
  a2a: /a2a|agent[-_ ]?card/i,
  ard: /\bard\b|ai-catalog|Agentic Resource Discovery|Agentmap/i,
  mpp: /\bmpp\b|Machine Payments|WWW-Authenticate: Payment|paymentauth/i,
  resale: /other x402 servers|upstream-payments/i,
  pledges: /\bpledges?\b/i,
};
const pathsOf = {
  a2a: ['POST /a2a', 'GET /.well-known/agent-card.json', 'GET /openapi/a2a.json'],
  ard: ['POST /search', 'POST /explore', 'GET /agents', 'GET /.well-known/ai-catalog.json', 'GET /.well-known/ard.json'],
  mpp: [],
  resale: ['GET /api/v1/admin/upstream-payments'],
  pledges: ['POST /api/v1/demand/pledges', 'GET /api/v1/demand/pledges', 'POST /api/v1/demand/pledges/plg_1/accept'],
};

const Paths = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Everything that a stranger can read of a service. */
async function textsOf(service: Service): Promise<Map<string, string>> {
  const { paths } = Paths.parse((await service.get('/openapi.json')).body);
  const documents = Object.keys(paths).filter(
    (path) => 'get' in (paths[path] ?? {}) && !path.includes('{') && !path.startsWith('/api/v1/'),
  );
  const overview = (await service.get('/docs')).text;
  const chapters = [...overview.matchAll(/href="(\/docs\/[\w-]+)"/g)].map(([, path = '']) => path);
  // These two are about the software, not about this service.
  const isAboutService = (path: string) => !['/docs/settings', '/docs/errors', '/metrics'].includes(path);
  const read = new Map<string, string>();
  for (const path of new Set(['/', ...documents, '/api/v1/capabilities', '/api/v1', ...chapters].filter(isAboutService)))
    read.set(path, (await service.get(path, { accept: '*/*' })).text);
  await using client = await connectClient(service.url, 'auto');
  read.set('the tools of MCP', JSON.stringify(await client.tools()));
  return read;
}

describe('a service without its optional rooms', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ settings: { FAREBOX_WITHOUT: roomIds.join() } });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('says nothing of them, in any document', async () => {
    const texts = await textsOf(service);
    expect(texts.size).toBeGreaterThan(25);
    const said = [...texts].flatMap(([where, text]) =>
      roomIds.flatMap((room) => {
        const found = [...text.matchAll(new RegExp(wordsOf[room], 'gi'))];
        return found.map(({ index }) => `${where}: ${text.slice(Math.max(0, index - 60), index + 60)}`);
      }),
    );
    expect(said).toEqual([]);
  });

  it.each(roomIds.flatMap((room) => pathsOf[room]))('has no %s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
    expect(await service.send(method, path, body)).toMatchObject({ status: 404 });
  });

  it('sells tools and assets, and answers searches and needs', async () => {
    const { token } = await service.paid('word-count');
    expect(await service.post('/api/tools/word-count', { text: 'to be or not' }, { 'x-payment-token': token })).toMatchObject({
      status: 200,
      body: { words: 4 },
    });
    const { id } = await uploadedAsset(service, (await service.customer()).login, { price_amount: '0.50' });
    const { token: ofAsset } = await service.paid(id);
    const fetched = await service.post('/api/v1/assets/fetch', { asset_id: id }, { 'x-payment-token': ofAsset });
    expect(fetched).toMatchObject({ status: 200, body: { delivery: { type: 'signed_url' } } });
    expect(await service.get('/api/search?q=rainfall')).toMatchObject({ status: 200 });
    expect(await service.post('/api/v1/agent-demand', { need: `tides of ${randomUUID()}` })).toMatchObject({ status: 202 });
    expect(await service.get('/api/v1/demand/open')).toMatchObject({ status: 200 });
    await service.balances();
  });
});

it('has all of them by default', async () => {
  await using service = await startService();
  const all = [...(await textsOf(service)).values()].join('\n');
  for (const room of roomIds) expect(all).toMatch(wordsOf[room]);
  for (const route of roomIds.flatMap((room) => pathsOf[room])) {
    const [method = '', path = ''] = route.split(' ');
    expect((await service.send(method, path)).status, route).not.toBe(404);
  }
});

it('is not started with a word that names none of them', async () => {
  await expect(startService({ settings: { FAREBOX_WITHOUT: 'a2a,b2b' } })).rejects.toThrow('FAREBOX_WITHOUT: must be some of');
});

it('does not count jobs of a room that is left out as late, but those of every runner', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'farebox-late-'));
  // Not started, so that the jobs stay.
  const app = await createApp({ config: testConfig(dataDir), log: createLog({ level: 'silent' }) });
  try {
    const { database, jobs } = app.parts;
    const late = ['of_a_room_that_is_left_out', workKind, 'embed_asset'];
    await database.write(async (queries) => {
      for (const [at, kind] of late.entries()) await jobs.add(queries, { kind, payload: {}, runAt: at + 1 });
    });
    expect(await jobs.oldestWaitingAt()).toBe(late.indexOf(workKind) + 1);
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true });
  }
});

eachDatabase('a pledge that is held when its room is left out', (open) => {
  it('is shown to nobody, and returned when its holder wants it or its time is over', async () => {
    const database = await open();
    const path = '/api/v1/demand/pledges';
    const pledge = (days: number) => ({ need: `tides of ${randomUUID()}`, amount: '2.00', days });
    const time = { ahead: 0 };
    const clock = { now: () => systemClock.now() + time.ahead };
    const held: string[] = [];
    let buyer: Customer;
    {
      await using before = await startService({ database });
      buyer = await before.customer({ credit: '10.00' });
      for (const days of [30, 1]) {
        const made = await before.post(path, pledge(days), { ...buyer.apiKey, 'x-payment-provider': 'credit' });
        held.push(MadePledge.parse(made.body).pledge.id);
      }
    }
    await using after = await startService({ database, clock, settings: { FAREBOX_WITHOUT: 'pledges' } });
    expect((await after.get('/api/v1/demand/open')).text).not.toContain('plg_');
    expect(await after.get(path)).toMatchObject({ status: 404 });
    expect(await after.send('DELETE', `${path}/${held[0]}`, { headers: buyer.apiKey })).toMatchObject({
      status: 200,
      body: { state: 'withdrawn' },
    });
    time.ahead = dayMs;
    await pledgeActs(after.parts).pledgeEnds.expire();
    expect((await after.get('/api/v1/me/pledges', buyer.apiKey)).body).toMatchObject({
      items: [{ state: 'expired' }, { state: 'withdrawn' }],
    });
    const balances = await after.balances();
    expect([balances[`credit:${buyer.userId}`], balances['pledges:held'] ?? 0]).toEqual([10_000_000, 0]);
  });
});
