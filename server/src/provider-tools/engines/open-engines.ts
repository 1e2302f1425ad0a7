import type { Foundation } from '../../foundation.ts';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Metrics } from '../../metrics.ts';
import { openLocalEngine } from './local/local-engine.ts';
import { upstreamEngine } from './upstream/upstream-engine.ts';

export interface OpenEnginesOptions extends Pick<Foundation, 'clock' | 'guardedFetch' | 'log'> {
  config: Pick<Config, 'upstream' | 'secrets' | 'toolEngine' | 'dataDir' | 'localJobs' | 'modelsFolder'>;
  /** For the provider, which is trusted. */
  fetch: typeof globalThis.fetch;
  /** @throws address_refused for an address that is not public */
  checkUrl: (url: string) => unknown;
  metrics: Pick<Metrics, 'gauge' | 'workerDeath'>;
}

/** The engines of the vision, OCR and document tools, as configured: if all tools run upstream, this machine is not searched for programs. */
export async function openEngines(options: OpenEnginesOptions) {
  const { upstream, secrets, toolEngine } = options.config;
  const there = upstreamEngine({ ...options, secrets, credentials: upstream, endpoints: upstream.endpoints });
  if (toolEngine === 'upstream') return { engines: [there], sweep: async () => undefined, close: async () => undefined };
  const { dataDir, localJobs, modelsFolder } = options.config;
  const here = await openLocalEngine({
    ...options,
    scratchFolder: join(dataDir, 'tool-scratch'),
    modelsFolder,
    jobsMax: localJobs,
    // One more than jobs, so that a call that waits for its answer finds a free worker.
    concurrencyMax: localJobs + 1,
  });
  return {
    /** Removes leftovers of crashes. */
    sweep: here.sweep,
    close: here.close,
    engines: [there, here.engine],
  };
}
