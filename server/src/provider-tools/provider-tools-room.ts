import { minuteMs } from '../clock.ts';
import type { Foundation } from '../foundation.ts';
import { jobs } from '../jobs/jobs.ts';
import { signedLinks } from '../net/signed-links.ts';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import { engineBackedTools, jobClaimMs } from './engine-backed-tools.ts';
import { engineChoice } from './engines/choice.ts';
import type { ToolEngine } from './engines/engine.ts';
import { openEngines } from './engines/open-engines.ts';
import { clientTurns } from './jobs/client-turns.ts';
import { toolJobMetrics } from './jobs/job-metrics.ts';
import { toolFileFolderOf, toolFiles } from './jobs/tool-files.ts';
import { publicJobIds } from './jobs/upstream-job-ids.ts';
import { providerTools } from './kits/provider-kit.ts';
import type { ProviderTool } from './kits/provider-tool.ts';

/** Tools and engines in the place of these. */
export interface OtherProviderTools {
  tools: readonly ProviderTool[];
  engines: readonly ToolEngine[];
}

export interface ProviderToolsRoomOptions extends Pick<PaymentsRoom, 'reservations'> {
  instead?: OtherProviderTools | undefined;
}

/** The vision, OCR and document tools, and their background work. */
export type ProviderToolsRoom = Awaited<ReturnType<typeof providerToolsRoom>>;

/** Beside the jobs that are worked on, others fetch their documents. */
const lanesPerSlot = 3;
/** Polls that run at once. */
const pollLanes = 4;

export async function providerToolsRoom(foundation: Foundation, { reservations, instead }: ProviderToolsRoomOptions) {
  const { config, database, clock, log, metrics, processId, jobKinds, upkeep } = foundation;
  const engines = instead === undefined ? await openEngines(foundation) : { engines: instead.engines, sweep: noWork, close: noWork };
  toolJobMetrics({ database, metrics, clock });
  const { secrets, linkTtlMs } = config;
  // Separate runners: a document may take a quarter of an hour, and upstreams may be slow.
  const runner = { database, clock, log, processId, handled: jobKinds, claimBatch: 1 };
  const turns = clientTurns();
  const work = jobs({ ...runner, lanes: lanesPerSlot * config.localJobs, claimMs: jobClaimMs, order: turns.order });
  const polls = jobs({ ...runner, lanes: pollLanes });
  const links = signedLinks({ secrets, purpose: 'tool file link', clock });
  const files = toolFiles({ ...foundation, links, linkTtlMs, blobFolder: toolFileFolderOf(secrets) });
  const choice = engineChoice({ engines: engines.engines, preference: config.toolEngine });
  const opened = engineBackedTools({
    ...foundation,
    uses: reservations,
    described: instead?.tools ?? providerTools,
    choice,
    files,
    work,
    turns,
    polls,
    secrets: webhookSecrets(secrets, 'tool job secret'),
    publicJobId: publicJobIds(secrets),
  });
  const sweep = async () => {
    await opened.sweep();
    await engines.sweep();
  };
  upkeep.every('end and forget jobs of tools', 10 * minuteMs, sweep);
  return {
    tools: opened.tools,
    files,
    choice,
    /** Fails jobs that took too long, and deletes expired ones. */
    sweep,
    /** Runs due jobs until none is left: for tests, which do not wait. @returns how many jobs ran */
    runDue: async (): Promise<number> => (await work.runDue()) + (await polls.runDue()),
    start(): void {
      work.start();
      polls.start();
    },
    async stop(): Promise<void> {
      await Promise.all([work.stop(), polls.stop()]);
      await engines.close();
    },
  };
}

const noWork = async () => {};
