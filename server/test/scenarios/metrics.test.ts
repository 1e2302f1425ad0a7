import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { metrics as newMetrics } from '../../src/metrics.ts';
import { problem } from '../../src/errors.ts';
import { rememberBackup } from '../../src/backup/last-backup.ts';
import { hourMs } from '../../src/clock.ts';
import { countedTool } from '../counted-tool.ts';
import { startService, type Service } from '../service.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every value of the text, by name and labels. */
function samples(text: string): Map<string, number> {
  return new Map(
    [...text.matchAll(/^(\w+)(\{[^}]*\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => [`${name}${labels}`, Number(value)]),
  );
}
const exposedNames = (text: string) =>
  new Set([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) => [name, ...parts(name, type)]));
const parts = (name: string, type: string | undefined) =>
  type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [];

/** Names of metrics in an expression of PromQL: what stands before braces, brackets or an operator and is no function, label or word of its own. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on|without)\s*\([^)]*\)/g, '')
    .replaceAll(/\boffset \w+/g, '');
  return [...bare.matchAll(/\b([a-z]\w*)\b(?!\s*\()/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['and', 'or', 'unless', 'by'].includes(name));
}

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});
const rules = Rules.parse(parse(read('deploy/prometheus/alerts.yaml'))).groups.flatMap((group) => group.rules);
const Dashboard = z.object({
  panels: z.array(z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() })),
});
const dashboard = Dashboard.parse(JSON.parse(read('deploy/grafana/farebox.json')));

describe('the metrics', () => {
  let service: Service;
  let text: string;
  const time = { ahead: 0 };
  const failing = countedTool({
    id: 'always-failing',
    work: async () => {
      throw problem('upstream_failed');
    },
  }).tool;

  beforeAll(async () => {
    service = await startService({
      clock: { now: () => Date.now() + time.ahead },
      extraTools: [failing],
      settings: { FAREBOX_TOOL_ENGINE: 'local' },
    });
    await rememberBackup(service.parts.config.dataDir, Date.now() - hourMs);
    text = (await service.get('/metrics')).text;
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const now = async () => samples((await service.get('/metrics')).text);

  it('have every name that an alert or the dashboard uses', () => {
    const exposed = exposedNames(text).add('up');
    const used = [...rules.map(({ expr }) => expr), ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))];
    expect(used.length).toBeGreaterThan(40);
    const names = new Set(used.flatMap((expr) => namesIn(expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'farebox'))));
    expect(names.size).toBeGreaterThan(25);
    expect(names.difference(exposed)).toEqual(new Set());
    expect(namesIn('sum by (le) (rate(no_such_metric{a="b"}[5m] offset 1d)) > 1')).toEqual(['no_such_metric']);
  });

  it('are all shown on the dashboard', () => {
    const shown = JSON.stringify(dashboard);
    const ours = [...text.matchAll(/^# TYPE (farebox_\w+)/gm)].map(([, name = '']) => name);
    expect(ours.length).toBeGreaterThan(25);
    expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('count a challenge, a payment and what was bought with it', async () => {
    const before = await now();
    const grown = async (name: string) => ((await now()).get(name) ?? 0) - (before.get(name) ?? 0);
    const path = '/api/tools/word-count';
    expect(await service.post(path, { text: 'one two' })).toMatchObject({ status: 402 });
    const { token } = await service.paid('word-count');
    expect(await service.post(path, { text: 'one two' }, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect(await service.post(path, { text: 'one two' }, { 'x-payment-token': token })).toMatchObject({ status: 402 });
    expect(await grown('farebox_challenges_total{offer="tool"}')).toBe(2);
    expect(await grown('farebox_payments_total{provider="test",state="paid"}')).toBe(1);
    expect(await grown('farebox_purchases_total{offer="tool",outcome="sold"}')).toBe(1);
    expect(await grown('farebox_sales_usd_total{offer="tool",money="test"}')).toBeCloseTo(0.05);
    expect(await grown('farebox_purchases_total{offer="tool",outcome="refused"}')).toBe(1);
    expect(await grown('farebox_http_request_seconds_count{class="challenge",status="4xx"}')).toBe(2);
    expect(await grown('farebox_http_request_seconds_count{class="tool_call",status="2xx"}')).toBe(1);
  });

  it('count what is given back by its reason, and credit that was spent and refunded', async () => {
    const before = await now();
    const grown = async (name: string) => ((await now()).get(name) ?? 0) - (before.get(name) ?? 0);
    const { token } = await service.paid('always-failing');
    expect(await service.post('/api/tools/always-failing', { note: 'x' }, { 'x-payment-token': token })).toMatchObject({ status: 502 });
    expect(await grown('farebox_give_backs_total{reason="upstream_failed"}')).toBe(1);
    expect(await grown('farebox_purchases_total{offer="tool",outcome="given_back"}')).toBe(1);
    const { apiKey } = await service.customer({ credit: '1.00' });
    const byCredit = { ...apiKey, 'x-payment-provider': 'credit' };
    expect(await service.post('/api/tools/always-failing', { note: 'y' }, byCredit)).toMatchObject({ status: 502 });
    expect(await grown('farebox_payments_total{provider="credit",state="paid"}')).toBe(1);
    expect(await grown('farebox_payments_total{provider="credit",state="refunded"}')).toBe(1);
    expect(await grown('farebox_purchases_total{offer="tool",outcome="failed"}')).toBe(1);
  });

  it('tell of open purchases how many and since when, of all replicas', async () => {
    const { database, clock } = service.parts;
    const { payments, reservations } = service.parts.payments;
    const payment = await payments.create({ kind: 'tool', serviceId: 'word-count', amountMicros: 50_000 }, 'anonymous');
    const id = reservations.newId();
    reservations.begin(id);
    const purchase = { id, payment, idempotency: null, requestHash: null, payer: null, signedId: null, isOnly: false };
    await database.write((queries) => reservations.insert(queries, purchase, 'reserved', null, clock.now()));
    time.ahead += hourMs;
    const found = await now();
    expect(found.get('farebox_purchases_open{state="reserved"}')).toBe(1);
    expect(found.get('farebox_purchases_open{state="unknown"}')).toBe(0);
    expect(found.get('farebox_purchases_open_oldest_seconds{state="reserved"}')).toBeGreaterThanOrEqual(3600);
    await database.write((queries) => reservations.refuse(queries, id, payment.id, 'not_finished', false));
    reservations.done(id);
    time.ahead += hourMs;
    expect((await now()).get('farebox_purchases_open{state="reserved"}')).toBe(0);
  });

  it('tell of background jobs by kind and state, and how late they are', async () => {
    const { jobs, jobKinds, database, clock } = service.parts;
    // Of a room that is there, so it is not passed over.
    jobKinds.add('nobody_does_it');
    await database.write((queries) => jobs.add(queries, { kind: 'nobody_does_it', payload: {}, runAt: clock.now() - 90_000 }));
    time.ahead += hourMs;
    const found = await now();
    expect(found.get('farebox_jobs{kind="nobody_does_it",state="waiting"}')).toBe(1);
    expect(found.get('farebox_jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(90);
  });

  it('know how old the newest backup is, and say nothing where none is known', async () => {
    expect((await now()).get('farebox_backup_age_seconds')).toBeGreaterThanOrEqual(3600);
    await using fresh = await startService();
    const { text: without } = await fresh.get('/metrics');
    expect(without).not.toMatch(/^farebox_backup_age_seconds /m);
  });

  it('are read from the database once for many scrapes', async () => {
    let asked = 0;
    let at = 0;
    const counted = newMetrics();
    const reading = async () => {
      asked += 1;
      return [{ name: 'some_reading' as const, value: asked }];
    };
    counted.readings({ some_reading: { help: 'x' } }, reading, { everyMs: 1000, now: () => at });
    await Promise.all(Array.from({ length: 20 }, () => counted.text()));
    expect(asked).toBe(1);
    at = 999;
    expect(await counted.text()).toContain('some_reading 1\n');
    at = 1000;
    expect(await counted.text()).toContain('some_reading 2\n');
    // A clock that steps back does not keep an old reading.
    at = -5000;
    expect(await counted.text()).toContain('some_reading 3\n');
  });

  it('leave out what cannot be read, say so, and read it again', async () => {
    let isDown = true;
    const counted = newMetrics();
    const reading = async () => {
      if (isDown) throw new Error('no database');
      return [
        { name: 'up_or_not' as const, value: 1 },
        { name: 'how_many' as const, value: 7 },
      ];
    };
    const gauges = { up_or_not: { help: 'x' }, how_many: { help: 'y' } };
    counted.readings(gauges, reading, { everyMs: 1000, now: () => 0, whenFailed: [{ name: 'up_or_not', value: 0 }] });
    const down = await counted.text();
    expect(down).toContain('up_or_not 0\n');
    expect(down).not.toMatch(/^how_many \d/m);
    isDown = false;
    expect(await counted.text()).toMatch(/up_or_not 1\n[\s\S]*how_many 7\n/);
  });
});

describe('docs/operations.md', () => {
  const page = read('docs/operations.md');

  it('has a section for each alert, and for nothing else', () => {
    const sections = [...page.matchAll(/^### (Farebox\w+)$/gm)].map(([, name = '']) => name);
    expect(sections.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  it.each(rules.map(({ alert }) => alert))('says of %s what it means and what to do', (alert) => {
    const section = page.split(`### ${alert}\n`)[1]?.split(/^##/m)[0] ?? '';
    expect(section).toMatch(/\*\*Means\.\*\* \S.{20}/);
    expect(section).toMatch(/\*\*Do\.\*\* \S.{20}/);
  });

  it('is linked from the README and docs/operating.md', () => {
    expect(read('README.md')).toContain('docs/operations.md');
    expect(read('docs/operating.md')).toContain('operations.md');
  });
});
