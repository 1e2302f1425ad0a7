import { createHash, timingSafeEqual } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'kysely';
import type { Parts } from '../parts.ts';
import { bearerToken } from '../accounts/authenticate.ts';
import { minuteMs, secondMs, within } from '../clock.ts';
import { publicTestMoneyWarning, sellsForTestMoneyInPublic } from '../payments/money/test-money.ts';
import { diskWarning } from '../storage/disk-reserve.ts';
import { routesOf } from '../surface/route.ts';
import { headerRef } from '../surface/route-parts.ts';
import type { Env } from '../surface/client-address.ts';

type HealthRouteParts = Pick<
  Parts,
  'blobs' | 'clock' | 'config' | 'database' | 'disk' | 'draining' | 'jobs' | 'log' | 'metrics' | 'payments' | 'search'
>;

/** Two of them are still shorter than the timeouts of usual probes. */
const checkTimeoutMs = 2 * secondMs;
const notReadySeconds = '5';

const inHealth = routesOf({ tags: ['Health'], security: [{}], admission: 'always' });
const json = (example: object) => ({ 'application/json': { schema: { type: 'object' as const }, example } });

const getHealth = inHealth.get('/healthz', {
  operationId: 'getHealth',
  summary: 'Whether the process answers',
  responses: { 200: { description: 'The process answers.', content: json({ status: 'ok' }) } },
});

const exampleChecks = { database: true, jobs: true, accepting: true };
const getReadiness = inHealth.get('/readyz', {
  operationId: 'getReadiness',
  summary: 'Whether database, files and jobs work',
  responses: {
    200: { description: 'The service is ready.', content: json({ status: 'ready', checks: exampleChecks, warnings: [] }) },
    503: {
      description: 'The service is not ready; `checks` says why.',
      headers: { 'Retry-After': headerRef('RetryAfter') },
      content: json({ status: 'not ready', checks: { ...exampleChecks, database: false }, warnings: [] }),
    },
  },
});

const metricsExample = '# HELP farebox_http_requests_total HTTP requests by route pattern and status.\n…';
const getMetrics = inHealth.get('/metrics', {
  operationId: 'getMetrics',
  summary: 'Prometheus metrics',
  responses: {
    200: {
      description: 'Text exposition format.',
      content: { 'text/plain': { schema: { type: 'string' as const }, example: metricsExample } },
    },
  },
});

/** `/healthz`: the process answers. `/readyz`: database, file store and jobs work too. `/metrics`: Prometheus. */
export function healthRoutes(parts: HealthRouteParts): OpenAPIHono<Env> {
  const { config, metrics } = parts;
  const app = new OpenAPIHono<Env>();
  for (const record of [getHealth, getReadiness, getMetrics]) app.openAPIRegistry.registerPath(record);
  const readiness = readinessOf(parts);
  measure(parts);

  app.get(getHealth.path, (c) => c.json({ status: 'ok' }));
  app.get(getReadiness.path, async (c) => {
    const { isReady, ...state } = await readiness();
    if (isReady) return c.json({ status: 'ready', ...state }, 200);
    return c.json({ status: 'not ready', ...state }, 503, { 'Retry-After': notReadySeconds });
  });
  app.get(getMetrics.path, async (c) => {
    if (!isScraper(config.metricsToken, c.req.header('authorization'))) {
      return c.text('a bearer token is needed\n', 401, { 'WWW-Authenticate': 'Bearer realm="metrics"' });
    }
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
  return app;
}

function readinessOf({ database, jobs, blobs, search, log, config, disk, draining, payments: { unresolved } }: HealthRouteParts) {
  const warnings = () => [
    ...(sellsForTestMoneyInPublic(config) ? [publicTestMoneyWarning] : []),
    ...(disk.isReached() ? [diskWarning] : []),
  ];

  async function isOk(check: () => Promise<void>): Promise<boolean> {
    try {
      await within(checkTimeoutMs, check);
      return true;
    } catch (cause) {
      log.error({ err: cause }, 'readiness check failed');
      return false;
    }
  }

  /** While the vectors of a new model are made, documents without one are found by their words. */
  async function indexState(isAnswering: boolean) {
    const nothing = { documents: null, pending: null };
    const found = isAnswering ? await within(checkTimeoutMs, () => search.status()).catch(() => nothing) : nothing;
    return { model: search.model, documents: found.documents, pending: found.pending };
  }

  /** Another replica could not do better: an admin has to look. */
  async function paymentState(isAnswering: boolean) {
    return {
      unknown: isAnswering ? await within(checkTimeoutMs, async () => (await backlogOf(unresolved)).count).catch(() => null) : null,
    };
  }

  return async () => {
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
    const [index, payments] = await Promise.all([indexState(isAnswering), paymentState(isAnswering)]);
    const mail = config.mail === null ? 'off' : 'on';
    return { isReady: Object.values(checks).every(Boolean), checks, search: index, payments, mail, warnings: warnings() };
  };
}

function measure({ metrics, search, clock, payments: { unresolved } }: HealthRouteParts): void {
  metrics.readings(
    { farebox_search_pending: { help: 'Assets whose vector of the current model is still to be made.' } },
    async () => [{ name: 'farebox_search_pending', value: (await search.status()).pending }],
    { everyMs: minuteMs, now: () => clock.now() },
  );
  metrics.gauge(
    'farebox_unresolved_settlements',
    'Signed payments of which nobody can say whether their money moved.',
    async () => (await backlogOf(unresolved)).count,
  );
  metrics.gauge('farebox_unresolved_settlements_oldest_seconds', 'How long the oldest of them is unresolved; 0 without any.', async () => {
    const { oldestAt } = await backlogOf(unresolved);
    return oldestAt === null ? 0 : Math.max(0, Math.floor((clock.now() - oldestAt) / secondMs));
  });
}

async function backlogOf(unresolved: HealthRouteParts['payments']['unresolved']): Promise<{ count: number; oldestAt: number | null }> {
  return unresolved === null ? { count: 0, oldestAt: null } : unresolved.backlog();
}

/** Hashes have one length, so that the time of the comparison says nothing of the token. */
function isScraper(token: string | null, authorization: string | undefined): boolean {
  if (token === null) return true;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(token), hash(bearerToken(authorization) ?? ''));
}
