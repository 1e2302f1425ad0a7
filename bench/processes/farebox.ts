import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createLog } from '../../server/src/log.ts';
import { readConfig } from '../../server/src/config.ts';
import type { Offer } from '../../server/src/payments/quotes/payment.ts';
import { startServer } from '../../server/src/serve.ts';
import { answerParent } from '../child.ts';

/** The service, started like `npm start`. The parent can also request the needs of its clients, and a profile. */
const config = readConfig();
const server = await startServer(config, { log: createLog({ level: config.logLevel }) });
const profiling = new Session();

/** Short enough to tell one turn of the event loop from the next. */
const turnLookMs = 2;
let turns: { timer: NodeJS.Timeout; last: number; longestMicros: number } | null = null;

const Sale = z.object({ serviceId: z.string(), count: z.int() });
/** Simultaneous sales, which share commits. */
const salesAtOnce = 500;

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
      const begun = { timer: setInterval(look, turnLookMs), last: busyMicros(), longestMicros: 0 };
      function look(): void {
        const now = busyMicros();
        begun.longestMicros = Math.max(begun.longestMicros, now - begun.last);
        begun.last = now;
      }
      turns = begun;
    },
    async longestTurn() {
      clearInterval(turns?.timer);
      return (turns?.longestMicros ?? 0) / 1000;
    },
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
