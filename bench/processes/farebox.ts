import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import { z } from 'zod';
import { createLog } from '../../server/src/log.ts';
import { readConfig } from '../../server/src/config.ts';
import type { Offer } from '../../server/src/payments/quotes/payment.ts';
import { startThreads } from '../../server/src/serve.ts';
import { answerParent } from '../child.ts';
import { quantile } from '../quantile.ts';

/** The service, started like `npm start`. The parent can also request the needs of its clients, and a profile. */
const config = readConfig();
const server = await startThreads(config, { log: createLog({ level: config.logLevel }) });
const profiling = new Session();

/** Short enough to tell one turn of the event loop from the next. */
const turnLookMs = 2;
/** A turn that only looks takes less. */
const idleMs = 0.1;
let turns: { end(): LongestTurn } | null = null;

/** In processor time, and how much of it V8 spent on a collection of garbage, which no code of ours can cut into parts. */
interface LongestTurn {
  ms: number;
  /** Of all turns that did anything. */
  p99Ms: number;
  collectionMs: number;
}

const Sale = z.object({ serviceId: z.string(), count: z.int() });
/** Simultaneous sales, which share commits. */
const salesAtOnce = 100;

answerParent(
  {
    port: async () => Number(new URL(server.url).port),
    async tokens(value) {
      const { serviceId, count } = Sale.parse(value);
      const offer = await offerOf(serviceId);
      const tokens: string[] = [];
      while (tokens.length < count) {
        tokens.push(...(await Promise.all(Array.from({ length: Math.min(salesAtOnce, count - tokens.length) }, () => soldToken(offer)))));
      }
      return tokens;
    },
    /** The bearer token of an owner. */
    async login() {
      const owner = { email: 'owner@example.com', password: 'correct horse battery staple' };
      return (await server.parts.accounts.accounts.register(owner)).token;
    },
    async newestAsset() {
      const { items } = await server.parts.assets.assets.list({}, { limit: 1, cursor: null });
      const [asset] = items;
      if (asset === undefined) throw new Error('there is no asset');
      return { id: asset.id, file: join(config.dataDir, 'blobs', asset.blobKey ?? '') };
    },
    link: async (value) => `/api/v1${server.parts.assets.links.sign(z.string().parse(value)).path}`,
    /** Deletes the bytes of all assets, so that large ones do not fill the disk. */
    async removeFiles() {
      const { blobs } = server.parts;
      for await (const { key } of blobs.list()) await blobs.remove(key);
    },
    /** The longest turn of the event loop in processor time: other load on the machine hardly counts. */
    async beginTurns() {
      turns = watchTurns();
    },
    longestTurn: async () => turns?.end() ?? { ms: 0, p99Ms: 0, collectionMs: 0 },
    async startProfile() {
      profiling.connect();
      await profiling.post('Profiler.enable');
      await profiling.post('Profiler.setSamplingInterval', { interval: 200 });
      await profiling.post('Profiler.start');
    },
    async stopProfile() {
      const { profile } = await profiling.post('Profiler.stop');
      profiling.disconnect();
      return JSON.stringify(profile);
    },
  },
  () => server.stop(),
);

function watchTurns() {
  let last = { busy: busyMicros(), at: performance.now() };
  let longest = { ms: 0, from: 0, to: 0 };
  const all: number[] = [];
  const collections: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void collections.push(...list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  const timer = setInterval(() => {
    const now = { busy: busyMicros(), at: performance.now() };
    const ms = (now.busy - last.busy) / 1000;
    if (ms > idleMs) all.push(ms);
    if (ms > longest.ms) longest = { ms, from: last.at, to: now.at };
    last = now;
  }, turnLookMs);
  return {
    end(): LongestTurn {
      clearInterval(timer);
      observer.disconnect();
      const { ms, from, to } = longest;
      const within = collections.filter(({ startTime }) => startTime >= from && startTime < to);
      // Their durations are wall time.
      const collectionMs = Math.min(
        ms,
        within.reduce((sum, { duration }) => sum + duration, 0),
      );
      const sorted = all.toSorted((a, b) => a - b);
      return { ms, p99Ms: quantile(sorted, 0.99), collectionMs };
    },
  };
}

function busyMicros(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

async function offerOf(serviceId: string): Promise<Offer> {
  const { assets } = server.parts.assets;
  const { catalog } = server.parts.tools;
  const asset = await assets.find(serviceId);
  if (asset !== null) return { kind: 'asset', serviceId, amountMicros: asset.priceMicros ?? 0 };
  const { tool, priceMicros } = catalog.callable(serviceId);
  return { kind: 'tool', serviceId: tool.id, amountMicros: priceMicros };
}

async function soldToken(offer: Offer): Promise<string> {
  const { payments } = server.parts.payments;
  const quoted = payments.quote(offer, 'anonymous');
  const { status, token } = await payments.verify(quoted.id, { kind: 'anonymous' });
  if (status !== 'paid') throw new Error(`a payment of the test network is ${status}`);
  return token;
}
