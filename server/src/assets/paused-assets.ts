import type { Foundation } from '../foundation.ts';
import { sql } from 'kysely';
import { hourMs, minuteMs } from '../clock.ts';
import type { Database } from '../storage/database.ts';
import type { Asset } from './asset.ts';
import type { Assets } from './assets.ts';
import type { Deliverability } from './deliverable.ts';
import type { Publisher } from './publish.ts';

/** Checks paused assets again, and resumes those that can be delivered. */
export type PausedAssets = ReturnType<typeof pausedAssets>;

export interface PausedAssetsOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  assets: Pick<Assets, 'findAll'>;
  deliverability: Pick<Deliverability, 'verify'>;
  publisher: Pick<Publisher, 'resume'>;
}

/** Delay before the second check; it doubles with each further check. */
const firstDelayMs = minuteMs;
const delayMaxMs = 6 * hourMs;
const atOnce = 100;

/** The longest time for reading one file. */
const verifyTimeoutMs = 5 * minuteMs;

export function pausedAssets({ database, assets, deliverability, publisher, clock, log }: PausedAssetsOptions) {
  /** Kept in memory: a new process checks every paused asset once. */
  let looks = new Map<string, { since: number; nextAt: number; delayMs: number }>();

  async function isSoldAgain(asset: Asset, signal: AbortSignal): Promise<boolean> {
    try {
      await deliverability.verify(asset, AbortSignal.any([signal, AbortSignal.timeout(verifyTimeoutMs)]));
      await publisher.resume(asset, signal);
      log.info({ asset: asset.id, owner: asset.ownerId }, 'a paused asset can be delivered again and was resumed');
      return true;
    } catch (cause) {
      signal.throwIfAborted();
      log.debug({ asset: asset.id, err: cause }, 'a paused asset still cannot be delivered');
      return false;
    }
  }

  return {
    /** @returns how many were resumed */
    async recheck(signal: AbortSignal): Promise<number> {
      const now = clock.now();
      const seen: typeof looks = new Map();
      let resumed = 0;
      for await (const page of pausedPages(database)) {
        for (const asset of await assets.findAll(page)) {
          if (asset.paused === null) continue;
          const { since } = asset.paused;
          const known = looks.get(asset.id);
          const look = known?.since === since ? known : { since, nextAt: now, delayMs: firstDelayMs };
          seen.set(asset.id, look);
          if (look.nextAt > now) continue;
          if (await isSoldAgain(asset, signal)) resumed += 1;
          seen.set(asset.id, { since, nextAt: now + look.delayMs, delayMs: Math.min(delayMaxMs, 2 * look.delayMs) });
        }
      }
      looks = seen;
      return resumed;
    },
  };
}

/** The ids of paused assets that are sold, or, if they are archived, that somebody has paid for and not received. */
async function* pausedPages({ read }: Database): AsyncGenerator<string[]> {
  let after = '';
  for (;;) {
    const rows = await read
      .selectFrom('assets')
      .select('id')
      .where('paused_at', 'is not', null)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('status', '!=', 'archived'),
          exists(
            selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.service_id', '=', 'assets.id')
              // A literal, not a parameter: SQLite uses a partial index only where the text of the query repeats its condition.
              .where(sql<boolean>`payments.status = 'paid'`)
              .whereRef('payments.used_calls', '<', 'payments.max_calls'),
          ),
        ]),
      )
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    yield rows.map(({ id }) => id);
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return;
    after = last.id;
  }
}
