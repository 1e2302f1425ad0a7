import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { capture } from '../capture.ts';
import { CpuTime, type Child } from '../child.ts';
import type { Bench, Figure, Finding } from '../comparison.ts';
import { loginOf } from '../files.ts';
import { quantile } from '../quantile.ts';
import { replayBaselines } from '../replay-subject.ts';
import type { Farebox } from '../comparison.ts';

const path = '/healthz';
const everyMs = 10;
/** A longer one is noticed. */
const stallMs = 10;
const LongestTurn = z.object({ ms: z.number(), collectionMs: z.number() });
const Probed = z.array(z.array(z.number()));

/** What a service with years behind it costs while nobody asks for anything, and whether anybody waits for its upkeep or for a large batch. */
export async function* idle(bench: Bench): AsyncIterable<Finding> {
  const size = bench.isThorough
    ? { assets: 100_000, requests: 1_000_000, jobs: 100_000, payments: 100_000, batch: 5000, settleMs: 60_000, measuredMs: 60_000 }
    : bench.isSmallest
      ? { assets: 100, requests: 100, jobs: 100, payments: 100, batch: 10, settleMs: 100, measuredMs: 100 }
      : { assets: 4000, requests: 20_000, jobs: 20_000, payments: 20_000, batch: 1000, settleMs: 10_000, measuredMs: 10_000 };
  const folder = join(bench.folder, 'shop');
  const stock = bench.start('stock.ts');
  await stock.ask('open', { folder }, z.unknown());
  for (let from = 0; from < size.assets; from += 2000) {
    await stock.ask('addAssets', { from, to: Math.min(size.assets, from + 2000), fileBytes: 64, fileOneIn: 1000 }, z.unknown());
  }
  await stock.ask('addPast', { requests: size.requests, jobs: size.jobs, payments: size.payments }, z.unknown());
  await stock.ask('close', null, z.unknown());
  await stock.end();

  const farebox = await bench.startFarebox({ FAREBOX_DATA_DIR: folder });
  const headers = { Authorization: `Bearer ${await loginOf(farebox)}` };
  const request = { method: 'GET' as const, path, headers: {} };
  const [bare] = await replayBaselines(bench, request, await capture(farebox.port, request), null);
  if (bare?.subject.kind !== 'server') throw new Error('the baseline is no server');
  const ports = [farebox.port, bare.subject.port];
  const prober = bench.start('probe.ts');
  await pause(size.settleMs);
  const idleShare = await shareOfCore(farebox.process, () => pause(size.measuredMs));
  const stood = `${size.assets} assets, ${size.requests} logged requests, ${size.jobs} finished jobs, ${size.payments} payments`;
  yield {
    kind: 'figures',
    title: `idle: ${stood}; after ${size.settleMs / 1000} s, during ${size.measuredMs / 1000} s`,
    figures: [{ name: 'share of a core', value: 100 * idleShare, unit: '%', aim: { atMost: 1 } }],
  };
  yield { kind: 'figures', title: `idle: ${path} every ${everyMs} ms`, figures: await probe(() => pause(size.measuredMs)) };
  // The first batch of a process compiles what no request has used so far: parsers, patterns, statements.
  for (const [batch, which] of ['the first batch of this process', 'the next batch'].entries()) {
    let rate = 0;
    const figures = await probe(async () => {
      rate = await published(farebox, headers, { batch, count: size.batch });
    });
    yield {
      kind: 'figures',
      title: `idle: ${path} every ${everyMs} ms while ${size.batch} assets are published in one request: ${which}`,
      figures: [...figures, { name: 'published a second', value: rate, unit: '', aim: null }],
    };
  }

  async function probe(during: () => Promise<void>): Promise<Figure[]> {
    await prober.ask('begin', { ports, path, everyMs }, z.unknown());
    await farebox.process.ask('beginTurns', null, z.unknown());
    await during();
    const longest = await farebox.process.ask('longestTurn', null, LongestTurn);
    const [ours = [], theirs = []] = await prober.ask('end', null, Probed);
    const ofBoth = (name: string, of: (took: readonly number[]) => number, unit: string): Figure[] => [
      { name, value: of(ours), unit, aim: null },
      { name: `${name}, bare Hono`, value: of(theirs), unit, aim: null },
    ];
    return [
      ...ofBoth('p50', (took) => quantile(took, 0.5), 'ms'),
      ...ofBoth('p99', (took) => quantile(took, 0.99), 'ms'),
      ...ofBoth('longest', (took) => took.at(-1) ?? 0, 'ms'),
      ...ofBoth(`longer than ${stallMs} ms`, (took) => (100 * took.filter((ms) => ms > stallMs).length) / took.length, '%'),
      { name: 'longest turn of the event loop, processor time', value: longest.ms, unit: 'ms', aim: { atMost: stallMs } },
      { name: 'of it collection of garbage', value: longest.collectionMs, unit: 'ms', aim: null },
    ];
  }
}

async function shareOfCore(process: Child, during: () => Promise<void>): Promise<number> {
  const began = performance.now();
  const before = await process.ask('cpu', null, CpuTime);
  await during();
  const after = await process.ask('cpu', null, CpuTime);
  return (after.user + after.system - before.user - before.system) / 1000 / (performance.now() - began);
}

/** @returns how many a second */
async function published(
  { port }: Farebox,
  headers: Readonly<Record<string, string>>,
  { batch, count }: { batch: number; count: number },
): Promise<number> {
  const lines = Array.from({ length: count }, (_, number) =>
    JSON.stringify({
      key: `k${batch}-${number}`,
      title: `Readings of weather station ${number}`,
      description: `Temperature, rain and wind of station ${number} by the hour, with the height of the station and its region ${number % 97}.`,
      asset_type: 'api',
      api_endpoint_url: `https://api.example/stations/${number}`,
      price_amount: '0.05',
    }),
  );
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/admin/assets/batch`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  const made = (await answer.text()).split('"status":"created"').length - 1;
  if (made !== count) throw new Error(`${made} of ${count} were made`);
  return (1000 * count) / (performance.now() - began);
}
