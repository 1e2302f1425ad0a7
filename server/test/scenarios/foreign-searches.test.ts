import { AccessLogPage, DemandAction } from '@farebox/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startService, type Service } from '../service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** How agents of other conventions search. Each returns the offered call that reports the need. */
const searches = {
  '/search': async (need: string) =>
    z.object({ demand: DemandAction.optional() }).parse((await service.post('/search', { query: { text: need } })).body).demand,
  '/discovery/search': async (need: string) =>
    z.object({ demand: DemandAction.optional() }).parse((await service.get(`/discovery/search?query=${encodeURIComponent(need)}`)).body)
      .demand,
  '/a2a': async (need: string) => {
    const { demand } = await plainWords(need);
    return demand ?? undefined;
  },
};

const Said = z.object({
  result: z.object({
    message: z.object({ parts: z.array(z.object({ text: z.string().optional(), data: z.unknown().optional() })) }),
  }),
});
const Found = z.object({ demand: z.object({ skill: z.string(), input: z.object({ need: z.string() }) }).nullable() });

async function sent(part: object) {
  const message = { messageId: crypto.randomUUID(), role: 'ROLE_USER', parts: [part] };
  const call = { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message } };
  return (await service.post('/a2a', call, { 'A2A-Version': '1.0' })).body;
}

async function plainWords(need: string) {
  const { parts } = Said.parse(await sent({ text: need })).result.message;
  return Found.parse(parts.find(({ data }) => data !== undefined)?.data);
}

describe.each(['/search', '/discovery/search', '/a2a'] as const)('a search by %s', (path) => {
  const recorded = async (need: string) => {
    await service.parts.accessLog.flush();
    // Readers see what was recorded once a later write is on the disk.
    await service.parts.database.write(async () => {});
    const { items } = AccessLogPage.parse((await service.get('/api/v1/admin/access-logs?kind=search', await service.asAdmin())).body);
    return items.filter(({ query }) => query === need).map(({ path: at, outcome, result_count: count }) => [at, outcome, count]);
  };

  it('is recorded once as found where tools fit, and offers no call for the need', async () => {
    const need = `count the words of a text for ${path.slice(1)}`;
    expect(await searches[path](need)).toBeUndefined();
    expect(await recorded(need)).toEqual([[path, 'found', expect.any(Number)]]);
  });

  it('is recorded once as unmet where nothing fits, and offers the call that reports the need, which works as it is', async () => {
    const need = `qwzx vbnk plmokn ${path.slice(1)}`;
    const demand = await searches[path](need);
    expect(await recorded(need)).toEqual([[path, 'unmet', 0]]);
    if (path === '/a2a') {
      expect(demand).toEqual({ skill: 'submit-demand', input: { need } });
      expect(JSON.stringify(await sent({ data: demand }))).toContain('captured');
      return;
    }
    const { href, body } = DemandAction.parse(demand);
    expect(body).toEqual({ need });
    expect(await service.post(new URL(href).pathname, body)).toMatchObject({ status: 202, body: { status: 'captured' } });
  });
});
