import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Parts } from '../parts.ts';
import { bearerToken } from '../accounts/authenticate.ts';
import { minuteMs, secondMs, within } from '../clock.ts';
import { publicTestMoneyWarning, sellsForTestMoneyInPublic } from '../payments/money/test-money.ts';
import { diskWarning } from '../storage/disk-reserve.ts';
import type { Env } from './client-address.ts';

type HealthRouteParts = Pick<
  Parts,
  'blobs' | 'clock' | 'config' | 'database' | 'disk' | 'draining' | 'jobs' | 'log' | 'metrics' | 'search' | 'unresolved'
>;

/** Two of them are still shorter than the timeouts of usual probes. */
const checkTimeoutMs = 2 * secondMs;
const notReadySeconds = '5';

/** `/healthz`: the process answers. `/readyz`: database, file store and jobs work too. `/metrics`: Prometheus. */
export function healthRoutes({
  database,
  jobs,
  blobs,
  search,
  metrics,
  log,
  clock,
  config,
  disk,
  draining,
  unresolved,
}: HealthRouteParts): Hono<Env> {
  const app = new Hono<Env>();
  const warnings = () => [
    ...(sellsForTestMoneyInPublic(config) ? [publicTestMoneyWarning] : []),
    ...(disk.isReached() ? [diskWarning] : []),
  ];

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    const [isAnswering, storesFiles, runsJobs] = await Promise.all([
      isOk(async () => void (await sql`select 1`.execute(database.read))),
      isOk(() => blobs.check(AbortSignal.timeout(checkTimeoutMs))),
      isOk(async () => void (await jobs.oldestWaitingAt())),
    ]);
    const checks = {
      database: isAnswering,
      blobs: storesFiles,
      jobs: runsJobs,
      undamaged: database.integrity?.isDamaged() !== true,
      accepting: !draining.aborted,
    };
    const isReady = Object.values(checks).every(Boolean);
    const [index, payments] = await Promise.all([indexState(isAnswering), paymentState(isAnswering)]);
    const state = { checks, search: index, payments, warnings: warnings() };
    if (isReady) return c.json({ status: 'ready', ...state }, 200);
    return c.json({ status: 'not ready', ...state }, 503, { 'Retry-After': notReadySeconds });
  });

  metrics.readings(
    { farebox_search_pending: { help: 'Assets whose vector of the current model is still to be made.' } },
    async () => [{ name: 'farebox_search_pending', value: (await search.status()).pending }],
    { everyMs: minuteMs, now: () => clock.now() },
  );
  metrics.gauge(
    'farebox_unresolved_settlements',
    'Signed payments of which nobody can say whether their money moved.',
    async () => (await backlog()).count,
  );
  metrics.gauge('farebox_unresolved_settlements_oldest_seconds', 'How long the oldest of them is unresolved; 0 without any.', async () =>
    age((await backlog()).oldestAt),
  );
  app.get('/metrics', async (c) => {
    if (!isScraper(config.metricsToken, c.req.header('authorization'))) {
      return c.text('a bearer token is needed\n', 401, { 'WWW-Authenticate': 'Bearer' });
    }
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
  return app;

  /** While the vectors of a new model are made, documents without one are found by their words. */
  async function indexState(isAnswering: boolean) {
    const nothing = { documents: null, pending: null };
    const found = isAnswering ? await within(checkTimeoutMs, () => search.status()).catch(() => nothing) : nothing;
    return { model: search.model, documents: found.documents, pending: found.pending };
  }

  /** Another replica could not do better: an admin has to look. */
  async function paymentState(isAnswering: boolean) {
    return { unknown: isAnswering ? await within(checkTimeoutMs, async () => (await backlog()).count).catch(() => null) : null };
  }

  async function backlog(): Promise<{ count: number; oldestAt: number | null }> {
    return unresolved === null ? { count: 0, oldestAt: null } : unresolved.backlog();
  }

  function age(since: number | null): number {
    return since === null ? 0 : Math.max(0, Math.floor((clock.now() - since) / secondMs));
  }

  async function isOk(check: () => Promise<void>): Promise<boolean> {
    try {
      await within(checkTimeoutMs, check);
      return true;
    } catch (cause) {
      log.error({ err: cause }, 'readiness check failed');
      return false;
    }
  }
}

/** Hashes have one length, so that the time of the comparison says nothing of the token. */
function isScraper(token: string | null, authorization: string | undefined): boolean {
  if (token === null) return true;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(token), hash(bearerToken(authorization) ?? ''));
}
