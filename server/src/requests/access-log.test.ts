import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '../clock.ts';
import { accessLogKeptMs, demandOn, type DemandRoom } from '../../test/demand.ts';
import { eachDatabase } from '../../test/databases.ts';
import type { Database } from '../storage/database.ts';
import { createLog } from '../log.ts';
import type { AccessEvent } from './access-event.ts';
import { accessLog } from './access-log.ts';

const event: AccessEvent = {
  kind: 'search',
  outcome: 'found',
  method: 'GET',
  path: '/api/v1/assets/search',
  status: 200,
  clientId: 'anonymous',
  requestId: 'req_1',
};

eachDatabase('access log', (open) => {
  let room: DemandRoom;
  beforeEach(async () => {
    room = demandOn(await open());
  });
  const stored = () => room.accessLog.list({ limit: 200, cursor: null }).then(({ items }) => items);

  it('stores all buffered entries with the next flush', async () => {
    for (let index = 0; index < 700; index += 1) room.accessLog.record({ ...event, requestId: `req_${index}` });
    expect(await stored()).toEqual([]);
    await room.accessLog.flush();
    const { count } = await room.database.read
      .selectFrom('access_logs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(700);
  });

  it('keeps every member, on one line and cut to length', async () => {
    const told = { agentId: 'a\u0000b', assetId: 'ast_1', assetType: 'api', resultCount: 3, topScore: 0.25, budget: '1', urgency: 'high' };
    room.accessLog.record({ ...event, ...told, userAgent: `x\r\n${'y'.repeat(300)}`, query: `rain\u0007 \ud800${'z'.repeat(2000)}` });
    await room.accessLog.flush();
    const [row] = await stored();
    expect(row).toMatchObject({
      id: expect.stringMatching(/^log_/),
      at: room.time.now,
      agent_id: 'a b',
      asset_id: 'ast_1',
      asset_type: 'api',
      result_count: 3,
      top_score: 0.25,
      budget: '1',
      urgency: 'high',
    });
    expect(row?.user_agent).toHaveLength(199);
    expect(row?.query).toMatch(/^rain {2}\ufffdz+$/);
    expect(row?.query?.length).toBeLessThanOrEqual(1000);
  });

  it('stores an event only with the transaction that it belongs to', async () => {
    await room.database.write((queries) => room.accessLog.recordIn(queries, { ...event, kind: 'payment', outcome: 'paid' }));
    const undone = room.database.write(async (queries) => {
      await room.accessLog.recordIn(queries, event);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect((await stored()).map(({ kind }) => kind)).toEqual(['payment']);
  });

  it('lists entries newest first, page by page, filtered', async () => {
    const start = room.time.now;
    for (const [index, kind] of (['search', 'fetch', 'search', 'download'] as const).entries()) {
      const assetId = kind === 'fetch' ? 'ast_7' : null;
      room.accessLog.record({ ...event, kind, outcome: kind === 'fetch' ? 'unmet' : 'found', assetId, at: start + index });
    }
    await room.accessLog.flush();
    const first = await room.accessLog.list({ limit: 3, cursor: null });
    const second = await room.accessLog.list({ limit: 3, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ at }) => at - start)).toEqual([3, 2, 1, 0]);
    expect(second.nextCursor).toBeNull();
    const at = async (filter: object) =>
      (await room.accessLog.list({ limit: 9, cursor: null, ...filter })).items.map((row) => row.at - start);
    expect(await at({ kind: 'search' })).toEqual([2, 0]);
    expect(await at({ outcome: 'unmet' })).toEqual([1]);
    expect(await at({ assetId: 'ast_7' })).toEqual([1]);
    expect(await at({ since: start + 1, until: start + 3 })).toEqual([2, 1]);
  });

  it('stores a few unpaid fetches per minute, however many there are, and counts them all', async () => {
    const unpaid = { ...event, kind: 'fetch', outcome: 'challenged' } as const;
    room.time.now = Math.ceil(room.time.now / minuteMs) * minuteMs;
    for (let index = 0; index < 50_000; index += 1) room.accessLog.record({ ...unpaid, assetId: `ast_${index % 1000}` });
    room.time.now += minuteMs;
    await room.accessLog.flush();
    const rows = await room.database.read.selectFrom('access_logs').select('repeats').execute();
    expect(rows.length).toBeLessThan(300);
    expect(rows.reduce((sum, { repeats }) => sum + repeats, 0)).toBe(50_000);
  });

  it('deletes old entries', async () => {
    room.accessLog.record(event);
    room.time.now += dayMs;
    room.accessLog.record(event);
    await room.accessLog.flush();
    room.time.now += accessLogKeptMs - dayMs + 1;
    expect(await room.accessLog.sweep()).toBe(1);
    expect(await stored()).toHaveLength(1);
  });
});

describe('an access log whose store fails', () => {
  function failing() {
    const logged: Array<Record<string, unknown>> = [];
    const log = createLog({ level: 'warn', destination: { write: (line) => void logged.push(JSON.parse(line)) } });
    let tries = 0;
    const database = stub<Database>({
      dialect: 'sqlite',
      write: async () => {
        tries += 1;
        throw new Error('disk full');
      },
    });
    return { logged, tries: () => tries, accessLog: accessLog({ database, clock: { now: () => 1_795_000_000_000 }, log, keptMs: dayMs }) };
  }

  it('keeps its entries for the next flush, and no request fails', async () => {
    const { accessLog, logged, tries } = failing();
    accessLog.record(event);
    await accessLog.flush();
    await accessLog.flush();
    expect(tries()).toBe(2);
    expect(logged[0]).toMatchObject({ waiting: 1, msg: expect.stringContaining('kept for the next time') });
  });

  it('drops the oldest entries of a flood, and reports how many', async () => {
    const { accessLog, logged } = failing();
    for (let index = 0; index < 30_000; index += 1) accessLog.record(event);
    await accessLog.flush();
    expect(logged[0]).toMatchObject({ msg: expect.stringContaining('flooded') });
    expect(Number(logged[0]?.['dropped'])).toBeGreaterThan(18_000);
    expect(Number(logged[1]?.['waiting'])).toBeLessThanOrEqual(10_000);
  });
});

/** As much of a thing as a test needs. */
function stub<T>(part: Partial<T>): T {
  return part as T;
}
