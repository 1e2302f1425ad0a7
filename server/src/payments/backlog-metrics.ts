import type { Foundation } from '../foundation.ts';
import { sql } from 'kysely';
import { secondMs } from '../clock.ts';
import type { Metrics, MetricSample } from '../metrics.ts';
import type { Queries } from '../storage/database.ts';

/** More are counted as this many: a reading costs the same on the worst day. */
const countedMax = 10_000;
const openEveryMs = 10 * secondMs;

export interface BacklogMetricsOptions extends Pick<Foundation, 'clock' | 'database'> {
  metrics: Pick<Metrics, 'readings'>;
}

/** Purchases that have not ended. */
export function backlogMetrics({ database, metrics, clock }: BacklogMetricsOptions): void {
  const now = () => clock.now();
  const secondsSince = (at: number | null) => (at === null ? 0 : Math.max(0, (now() - at) / secondMs));

  metrics.readings(
    {
      farebox_database_up: { help: '1: the database answered; 0: it did not within two seconds.' },
      farebox_purchases_open: { help: `Purchases by state: reserved or unknown; at most ${countedMax} are counted.`, labels: ['state'] },
      farebox_purchases_open_oldest_seconds: { help: 'How long the oldest of them has been open; 0 without any.', labels: ['state'] },
    },
    async (): Promise<Array<MetricSample<'farebox_database_up' | 'farebox_purchases_open' | 'farebox_purchases_open_oldest_seconds'>>> => {
      const rows = await openPurchases(database.read);
      return [
        { name: 'farebox_database_up', value: 1 },
        ...(['reserved', 'unknown'] as const).flatMap((state) => {
          const row = rows.find((each) => each.state === state);
          const oldest = secondsSince(row?.oldest_at ?? null);
          return [
            { name: 'farebox_purchases_open' as const, labels: { state }, value: row?.count ?? 0 },
            { name: 'farebox_purchases_open_oldest_seconds' as const, labels: { state }, value: oldest },
          ];
        }),
      ];
    },
    { everyMs: openEveryMs, now, whenFailed: [{ name: 'farebox_database_up', value: 0 }] },
  );
}

interface OpenPurchases {
  state: 'reserved' | 'unknown';
  count: number;
  oldest_at: number;
}

/** Reads only open purchases: what ended is in no index that it uses. */
export async function openPurchases(queries: Queries): Promise<OpenPurchases[]> {
  const { rows } = await sql<OpenPurchases>`
    select state, count(*) as count, min(started_at) as oldest_at
    from (select state, started_at from purchases where state in ('reserved', 'unknown') limit ${countedMax}) as open_ones
    group by state`.execute(queries);
  return rows;
}
