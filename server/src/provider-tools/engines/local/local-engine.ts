import type { Foundation } from '../../../foundation.ts';
import type * as documentsPackage from '@farebox/documents';
import type { DocumentTools, OpenDocumentToolsOptions } from '@farebox/documents';
import { secondMs } from '../../../clock.ts';
import { documentsInstalled, documentsMissing } from '../../../documents.ts';
import { problem } from '../../../errors.ts';
import type { Metrics } from '../../../metrics.ts';
import type { GuardedFetch } from '../../../net/guarded-fetch.ts';
import { ocrTimeoutMs } from '../../kits/provider-tool.ts';
import { addressIssues } from '../address-issues.ts';
import { fileReference, type ToolEngine } from '../engine.ts';
import { fetchSource } from './sources.ts';

type Documents = typeof documentsPackage;

export interface OpenLocalEngineOptions
  extends
    Pick<OpenDocumentToolsOptions, 'scratchFolder' | 'concurrencyMax' | 'limits' | 'tesseract' | 'jobsMax' | 'modelsFolder'>,
    Pick<Foundation, 'guardedFetch' | 'log'> {
  /** @throws address_refused for an address that is not public */
  checkUrl: (url: string) => unknown;
  metrics: Pick<Metrics, 'gauge' | 'workerDeath'>;
  /** Whether the package is there; by default found out. */
  isInstalled?: boolean;
}

export interface OpenLocalEngine {
  engine: ToolEngine;
  /** Removes the leftovers of dead processes in the scratch folder. @returns how many folders. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

/** The part of a call's time that is kept for the answer, so that the caller gets a hint instead of a timeout. */
const answerMs = 5 * secondMs;

/** Sells the tools of `@farebox/documents`, if it is installed: documents, text in pictures, some vision tools. */
export async function openLocalEngine({
  isInstalled = documentsInstalled(),
  ...options
}: OpenLocalEngineOptions): Promise<OpenLocalEngine> {
  if (!isInstalled) return { engine: withoutDocuments, sweep: async () => 0, close: async () => {} };
  const { guardedFetch, checkUrl, log, metrics, ...rest } = options;
  const documents = await import('@farebox/documents');
  const opened = await documents.openDocumentTools({
    ...rest,
    ...surroundings(guardedFetch),
    modelsSetting: 'FAREBOX_MODELS',
    ocrTimeMs: ocrTimeoutMs - answerMs,
    onFailure: (failure) => log.error(failure, 'a worker failed'),
    onDeath: (reason) => metrics.workerDeath('local_engine', reason),
  });
  metrics.gauge('farebox_local_engine_running', 'Steps of jobs that a process of this replica works on.', () => opened.load().running);
  metrics.gauge('farebox_local_engine_waiting', 'Steps of jobs that wait for such a process.', () => opened.load().waiting);
  return { engine: localEngine(documents, opened.tools, checkUrl), sweep: () => opened.sweep(), close: () => opened.close() };
}

/** What the tools need of this service. */
export function surroundings(guardedFetch: GuardedFetch) {
  const fetched: OpenDocumentToolsOptions['fetchSource'] = (source, into) => fetchSource(guardedFetch, source, into);
  return { fetchSource: fetched, fileReference };
}

export function localEngine({ VisionError }: Documents, tools: DocumentTools, checkUrl: (url: string) => unknown): ToolEngine {
  /** @throws tool_refused_input, unavailable and tool_failed for errors of the tools; else theirs, as of fetching */
  async function answered<Answer>(toolId: string, answer: () => Promise<Answer>): Promise<Answer> {
    requireServed(toolId);
    try {
      return await answer();
    } catch (thrown) {
      if (!(thrown instanceof VisionError)) throw thrown;
      const { fault, message } = thrown;
      if (fault === 'refused') throw problem('tool_refused_input', { message, cause: thrown });
      throw fault === 'busy' ? problem('unavailable', { message, retryAfterSeconds: 10 }) : problem('tool_failed', { cause: thrown });
    }
  }

  function requireServed(toolId: string): void {
    const why = tools.missing(toolId);
    if (why !== null) throw problem('tool_not_configured', { message: why });
  }

  return {
    id: 'local',
    missing: (toolId) => tools.missing(toolId),
    refuses: (toolId, input) => [...addressIssues(input, tools.addresses(toolId), checkUrl), ...tools.refuses(toolId, input)],
    run: (toolId, input, { signal }) => answered(toolId, () => tools.run(toolId, input, signal)),
    // From what is installed: a worker started only for a probe would take 125 MB.
    probe: async (toolId) => requireServed(toolId),
    jobs: {
      kind: 'here',
      work: (toolId, input, context) => answered(toolId, () => tools.work(toolId, input, context)),
      present: ({ answer }, resultToolId, options) => tools.present(answer.data, resultToolId, options),
      running: (job) => tools.running(job),
    },
  };
}

const withoutDocuments: ToolEngine = {
  id: 'local',
  missing: () => documentsMissing,
  run: async () => {
    throw problem('tool_not_configured', { message: documentsMissing });
  },
  jobs: null,
};
