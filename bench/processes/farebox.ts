import { Session } from 'node:inspector/promises';
import { z } from 'zod';
import { createLog } from '../../server/src/log.ts';
import { readConfig } from '../../server/src/config.ts';
import { startServer } from '../../server/src/serve.ts';
import { answerParent } from '../child.ts';

/** The service itself, started as `npm start` does, which the parent can also ask for paid tokens and for a profile. */
const config = readConfig();
const server = await startServer(config, { log: createLog({ level: config.logLevel }) });
const profiling = new Session();

const Sale = z.object({ toolId: z.string(), count: z.int() });
/** Sales begun at once: they share commits. */
const salesAtOnce = 500;

answerParent(
  {
    port: async () => Number(new URL(server.url).port),
    async tokens(value) {
      const { toolId, count } = Sale.parse(value);
      const tokens: string[] = [];
      while (tokens.length < count) {
        tokens.push(...(await Promise.all(Array.from({ length: Math.min(salesAtOnce, count - tokens.length) }, () => soldToken(toolId)))));
      }
      return tokens;
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

async function soldToken(toolId: string): Promise<string> {
  const { catalog, payments } = server.parts;
  const { tool, priceMicros } = catalog.callable(toolId);
  const quoted = payments.quote({ kind: 'tool', serviceId: tool.id, amountMicros: priceMicros }, 'anonymous');
  const { status, token } = await payments.verify(quoted.id, { accountId: null, apiKeyId: null });
  if (status !== 'paid') throw new Error(`a payment of the test network is ${status}`);
  return token;
}
