import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import { signedLinks } from '../net/signed-links.ts';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import type { Reservations } from '../payments/reservations.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Database } from '../storage/database.ts';
import { engineChoice, type EngineChoice } from './engines/choice.ts';
import type { Engines } from './engines/open-engines.ts';
import type { VendorTool } from './kits/vendor/vendor-tool.ts';
import type { Tool } from './tool.ts';
import { clientTurns } from './tool-jobs/client-turns.ts';
import { toolJobMetrics } from './tool-jobs/job-metrics.ts';
import { toolFileFolderOf, toolFiles, type ToolFiles } from './tool-jobs/tool-files.ts';
import { publicJobIds } from './tool-jobs/upstream-job-ids.ts';
import { jobClaimMs, engineBackedTools } from './engine-backed-tools.ts';

export interface VisionAndDocumentToolsOptions {
  config: Config;
  /** The tools for sale, as described. */
  described: readonly VendorTool[];
  engines: Engines;
  database: Database;
  uses: Pick<Reservations, 'revoke'>;
  blobs: BlobStore;
  guardedFetch: GuardedFetch;
  /** @throws address_refused for an address that is not public */
  checkUrl: (url: string) => unknown;
  processId: string;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'giveBack' | 'readings' | 'webhook'>;
  publicUrl(): string;
}

/** The vision, OCR and document tools, and their background work. */
export interface VisionAndDocumentTools {
  tools: readonly Tool[];
  files: ToolFiles;
  choice: EngineChoice;
  /** Fails jobs that took too long, and deletes expired ones. */
  sweep(): Promise<void>;
  /** Runs due jobs until none is left: for tests, which do not wait. @returns how many jobs ran */
  runDue(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/** Beside the jobs that are worked on, others fetch their documents. */
const lanesPerSlot = 3;
/** Webhooks and polls that run at once. */
const webhookLanes = 4;

export function visionAndDocumentTools(options: VisionAndDocumentToolsOptions): VisionAndDocumentTools {
  const { config, described, engines, database, clock, log, metrics, processId } = options;
  toolJobMetrics({ database, metrics, clock });
  const { secrets, linkTtlMs } = config;
  // Separate runners: a document may take a quarter of an hour, and receivers may be slow.
  const runner = { database, clock, log, processId, claimBatch: 1 };
  const turns = clientTurns();
  const work = jobs({ ...runner, lanes: lanesPerSlot * config.localJobs, claimMs: jobClaimMs, order: turns.order });
  const webhooks = jobs({ ...runner, lanes: webhookLanes });
  const links = signedLinks({ secrets, purpose: 'tool file link', clock });
  const files = toolFiles({ ...options, links, linkTtlMs, blobFolder: toolFileFolderOf(secrets) });
  const choice = engineChoice({ engines: engines.engines, preference: config.toolEngine });
  const opened = engineBackedTools({
    ...options,
    described,
    choice,
    files,
    work,
    turns,
    webhooks,
    secrets: webhookSecrets(secrets, 'tool job secret'),
    publicJobId: publicJobIds(secrets),
  });
  return {
    tools: opened.tools,
    files,
    choice,
    async sweep() {
      await opened.sweep();
      await engines.sweep();
    },
    runDue: async () => (await work.runDue()) + (await webhooks.runDue()),
    start() {
      work.start();
      webhooks.start();
    },
    async stop() {
      await Promise.all([work.stop(), webhooks.stop()]);
      await engines.close();
    },
  };
}
