import { beforeEach, expect, it } from 'vitest';
import { demandOn, type DemandRoom } from '../../test/demand.ts';
import { eachDatabase } from '../../test/databases.ts';
import { dayMs, hourMs } from '../clock.ts';
import { newId } from '../ids.ts';
import type { AccessEvent } from '../requests/access-event.ts';
import type { PaymentRow } from '../storage/tables.ts';

const event: AccessEvent = {
  kind: 'search',
  outcome: 'found',
  method: 'GET',
  path: '/api/v1/assets/search',
  status: 200,
  clientId: 'anonymous',
  requestId: 'req_1',
};

eachDatabase('aggregate', (open) => {
  let room: DemandRoom;
  beforeEach(async () => {
    room = demandOn(await open());
    // In the middle of an hour and of a day.
    room.time.now = Date.UTC(2026, 10, 20, 12, 30);
  });

  async function happened(...events: Array<Partial<AccessEvent>>): Promise<void> {
    for (const each of events) room.accessLog.record({ ...event, ...each });
    await room.accessLog.flush();
  }

  async function quoted(...payments: Array<Partial<PaymentRow>>): Promise<void> {
    for (const each of payments) {
      const { created_at: createdAt = room.time.now, paid_at: paidAt = null } = each;
      const row: PaymentRow = {
        id: newId('pay', createdAt),
        offer_kind: 'tool',
        service_id: 'word-count',
        provider_id: 'credit',
        status: paidAt === null ? 'pending' : 'paid',
        amount_micros: 10_000,
        currency: 'USD',
        max_calls: 1,
        used_calls: 0,
        client_id: 'anonymous',
        payer_account_id: null,
        created_at: createdAt,
        expires_at: createdAt + hourMs,
        paid_at: paidAt,
        api_key_id: null,
        capped_at: null,
        ...each,
      };
      await room.database.write((queries) => queries.insertInto('payments').values(row).execute());
    }
  }

  it('counts by source, and counts signals by their own rows', async () => {
    await happened({}, {}, { kind: 'fetch' }, { kind: 'payment', outcome: 'paid' }, { kind: 'download', outcome: 'delivered' });
    // These lines of the access log are also stored as signals.
    await happened({ kind: 'probe', outcome: 'captured' }, { kind: 'probe', outcome: null });
    await room.capture.capture({ query: 'x' }, { source: 'probe', clientId: 'anonymous', requestId: 'req_1' });
    await room.capture.capture({ need: 'x' }, { source: 'flowers', clientId: 'anonymous', requestId: 'req_1' });
    const { totals, isComplete } = await room.aggregate.report(24);
    expect(isComplete).toBe(true);
    expect(totals).toEqual({ search: 2, fetch: 1, call: 0, payment: 1, download: 1, probe: 1, submission: 0, paywall: 0, flowers: 1 });
  });

  it('counts by hour, including hours without events', async () => {
    const { now } = room.time;
    await happened({ at: now }, { at: now - 3 * hourMs }, { at: now - 3 * hourMs, kind: 'fetch' }, { at: now - 25 * hourMs });
    const { bucket, series } = await room.aggregate.report(24);
    expect(bucket).toBe('hour');
    expect(series).toHaveLength(25);
    expect(series[0]?.at).toBe(Date.UTC(2026, 10, 19, 12));
    expect(series.at(-1)).toMatchObject({ at: Date.UTC(2026, 10, 20, 12), counts: { search: 1, fetch: 0 } });
    expect(series.at(-4)).toMatchObject({ at: Date.UTC(2026, 10, 20, 9), counts: { search: 1, fetch: 1 } });
    expect(series.reduce((sum, { counts }) => sum + counts.search, 0)).toBe(2);
  });

  it('counts long windows by day', async () => {
    await happened({ at: room.time.now - 20 * dayMs });
    const { bucket, series } = await room.aggregate.report(2160);
    expect(bucket).toBe('day');
    expect(series).toHaveLength(91);
    expect(series.at(-21)).toMatchObject({ at: Date.UTC(2026, 9, 31), counts: { search: 1 } });
  });

  it('clusters the needs from signals and searches, with the share that is unmet', async () => {
    await happened(
      { query: 'hong kong rainfall', outcome: 'unmet', agentId: 'a1' },
      { query: 'rainfall hong kong', outcome: 'found', agentId: 'a2' },
      { query: 'tide tables' },
    );
    const signal = { query: 'Hong Kong rainfall', budget: '0.5', urgency: 'high', agent_id: 'a1' };
    await room.capture.capture(signal, { source: 'submission', clientId: 'anonymous', requestId: 'req_1' });
    await room.database.write(async () => {});
    const { clusters } = await room.aggregate.report(24);
    expect(clusters).toMatchObject([
      { count: 3, distinctAgents: 2, unmetShare: 0.6667, budgets: { count: 1, median: '0.50' }, urgency: { high: 1 } },
      { label: 'tide tables', count: 1, unmetShare: 0 },
    ]);
  });

  it('shows the most frequent unmet searches and submissions, without ids of missing assets', async () => {
    await happened(
      { query: 'Tides', outcome: 'unmet', at: room.time.now - 1 },
      { query: 'tides', outcome: 'unmet', clientId: 'me' },
      { query: 'rain', outcome: 'found' },
      { kind: 'fetch', outcome: 'unmet', assetId: 'ast_gone', status: 404 },
      { kind: 'fetch', outcome: 'challenged', assetId: 'ast_here', status: 402 },
    );
    for (const agent_id of ['a1', 'a2', 'a3']) {
      const signal = { need: 'Live ferry departures', agent_id };
      await room.capture.capture(signal, { source: 'submission', clientId: 'anonymous', requestId: `req_${agent_id}` });
    }
    await room.database.write(async () => {});
    const { topUnmet } = await room.aggregate.report(24);
    expect(topUnmet).toMatchObject([
      { query: 'Live ferry departures', kind: 'submission', count: 3, distinctAgents: 3 },
      { query: 'tides', kind: 'search', count: 2, distinctAgents: 2 },
    ]);
    expect(topUnmet).toHaveLength(2);
  });

  it('counts searches that found nothing, and those whose best result is no answer', async () => {
    await happened(
      { query: 'rain', topScore: 0.9 },
      { query: 'tides', topScore: 0.5 },
      { query: 'ferries', topScore: 0.49 },
      { query: 'clinics', outcome: 'unmet', isSampled: false },
      // Not a text.
      { topScore: 0.1 },
      { query: 'rain', kind: 'paywall', outcome: 'captured' },
    );
    expect((await room.aggregate.report(24)).searches).toEqual({ counted: 4, zeroResult: 1, lowScore: 1 });
  });

  it('splits the count of a need between the halves of the window', async () => {
    const { now } = room.time;
    await happened({ query: 'rain', at: now - 20 * hourMs }, { query: 'rain', at: now - 2 * hourMs }, { query: 'rain', at: now - hourMs });
    expect((await room.aggregate.report(24)).clusters).toMatchObject([{ label: 'rain', count: 3, trend: { before: 1, after: 2 } }]);
  });

  it('follows the steps from search to delivery: of payments, and not of what is free or delivered again', async () => {
    await happened(
      ...Array.from({ length: 4 }, () => ({})),
      { kind: 'fetch', outcome: 'challenged' },
      { kind: 'fetch', outcome: 'challenged' },
      { kind: 'fetch', outcome: 'delivered' },
      { kind: 'fetch', outcome: 'delivered' },
    );
    const { now } = room.time;
    await quoted(
      { paid_at: now, used_calls: 1, payer_account_id: 'usr_1' },
      { paid_at: now },
      {},
      { offer_kind: 'credit', paid_at: now, used_calls: 1 },
    );
    await quoted({ created_at: now - 25 * hourMs, paid_at: now, used_calls: 1 });
    expect((await room.aggregate.report(24)).conversion).toEqual({ searches: 4, challenged: 2, paid: 2, delivered: 1, direct: 1 });
  });

  it('is cached for some seconds, separately for each window', async () => {
    const first = await room.aggregate.report(24);
    await happened({});
    expect(await room.aggregate.report(24)).toBe(first);
    expect((await room.aggregate.report(1)).totals.search).toBe(1);
    room.time.now += 10_000;
    expect((await room.aggregate.report(24)).totals.search).toBe(1);
  });
});
