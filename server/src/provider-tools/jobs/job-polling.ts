import type { Foundation } from '../../foundation.ts';
import { z } from 'zod';
import { minuteMs, secondMs, type Clock } from '../../clock.ts';
import { provenOwner } from '../../accounts/caller.ts';
import { asProblem } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { ToolJobRow } from '../../storage/tables/tool-jobs.ts';
import type { EngineChoice } from '../engines/choice.ts';
import type { EngineContext, JobState } from '../engines/engine.ts';
import type { JobEndings } from './job-endings.ts';
import type { JobRecords } from './job-records.ts';
import { upstreamJobId, withPublicId } from './upstream-job-ids.ts';

export const pollKind = 'poll_tool_job';
const PollJob = z.object({ jobId: z.string(), asked: z.int() });
/** The provider advises ten seconds; long jobs are polled less often. */
const firstWaitMs = 10 * secondMs;
const waitMsMax = 60 * secondMs;
/** After a job's deadline, while the upstream does not know its outcome. */
const lateWaitMs = 10 * minuteMs;

export interface JobReadingOptions {
  choice: EngineChoice;
  records: JobRecords;
  endings: JobEndings;
  clock: Clock;
}

/** Asks the upstream about one of its jobs, and stores the answer. @throws as the engine does */
export type ReadUpstreamJob = (
  job: ToolJobRow,
  resultToolId: string,
  options: Readonly<Record<string, unknown>>,
  context: EngineContext,
) => Promise<JobState>;

export function upstreamJobReader({ choice, records, endings, clock }: JobReadingOptions): ReadUpstreamJob {
  return async (job, resultToolId, options, context) => {
    const { unavailable, jobs } = engineOf(choice, job);
    if (jobs === null) throw unavailable;
    const state = await jobs.read({ id: upstreamJobId(job.id), submittedBy: job.tool_id }, resultToolId, options, context);
    if (state.state === 'running') await records.asked(job.id, percent(state.progress), clock.now());
    else if (state.state === 'succeeded') {
      await endings.succeeded(job, null);
      return { ...state, answer: withPublicId(state.answer, job.id) };
    } else return { ...state, ...(await endings.failed(job, { code: state.code, message: state.message, isOurs: false })) };
    return state;
  };
}

function engineOf(choice: EngineChoice, { engine }: ToolJobRow) {
  const jobs = choice.byId(engine)?.jobs ?? null;
  return { jobs: jobs?.kind === 'remote' ? jobs : null, unavailable: new Error(`there is no engine ${engine} that has the job`) };
}

function percent(progress: number | null): number | null {
  return progress === null ? null : Math.round(Math.min(100, Math.max(0, progress)));
}

export interface JobPollingOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  records: JobRecords;
  endings: JobEndings;
  read: ReadUpstreamJob;
  polls: Jobs;
  resultToolsOf(family: string): readonly string[];
  /** The time limit for an upstream. */
  upstreamJobMs: number;
}

/**
 * Polls the jobs of an upstream: often if a webhook waits for the end, else once after the deadline, so that a failed job is refunded even
 * if nobody asks.
 */
export function pollUpstreamJobs(options: JobPollingOptions): void {
  const { database, records, endings, read, polls, resultToolsOf, upstreamJobMs, clock, log } = options;

  polls.handle(pollKind, async (payload, { signal }) => {
    const { jobId, asked } = PollJob.parse(payload);
    const job = await records.findAny(jobId);
    if (job === null || job.finished_at !== null) return;
    const found = await ask(job, signal);
    if (found === 'ended') return;
    const isLate = clock.now() - job.created_at >= upstreamJobMs;
    if (isLate && found === 'running') {
      await endings.failed(job, { code: 'ServiceTimeout', message: 'the job did not end in its time', isOurs: false });
      return;
    }
    const runAt = clock.now() + (isLate ? lateWaitMs : Math.min(waitMsMax, firstWaitMs * 1.2 ** asked));
    const next = {
      kind: pollKind,
      id: `${pollKind}:${jobId}:${asked + 1}`,
      payload: { jobId, asked: asked + 1 },
      runAt: Math.round(runAt),
    };
    await database.write((queries) => polls.add(queries, next));
  });

  /** An upstream that does not answer may answer the next time. */
  async function ask(job: ToolJobRow, signal: AbortSignal): Promise<'running' | 'ended' | 'unknown'> {
    try {
      const [resultToolId = job.tool_id] = resultToolsOf(job.family);
      const { state } = await read(job, resultToolId, {}, { signal, requestId: job.id, owner: provenOwner(job.client_id) });
      return state === 'running' ? 'running' : 'ended';
    } catch (thrown) {
      if (signal.aborted) throw thrown;
      log.warn({ job: job.id, code: asProblem(thrown).code, err: thrown }, 'an upstream could not be asked for a job');
      return 'unknown';
    }
  }
}
