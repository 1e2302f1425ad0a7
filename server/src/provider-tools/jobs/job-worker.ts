import type { Foundation } from '../../foundation.ts';
import { parseJson } from '@farebox/client/json';
import { z } from 'zod';
import { hourMs, minuteMs, untilAborted } from '../../clock.ts';
import { provenOwner } from '../../accounts/caller.ts';
import { asProblem, problem } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { ToolJobRow } from '../../storage/tables/tool-jobs.ts';
import type { EngineChoice } from '../engines/choice.ts';
import type { EngineAnswer, EngineContext, Json } from '../engines/engine.ts';
import type { ClientTurns } from './client-turns.ts';
import type { JobEndings, JobFailure } from './job-endings.ts';
import { workKind, type JobRecords } from './job-records.ts';
import type { ToolFiles } from './tool-files.ts';

const WorkJob = z.object({ jobId: z.string() });
const StoredInput = z.record(z.string(), z.unknown());

/** The stored result of a job; its files are already kept. */
export const StoredAnswer = z.object({
  /** Returned unchanged. Absent: the engine formats it for each result tool. */
  isPresented: z.boolean().optional(),
  data: z.custom<Json>((data) => data !== undefined),
  code: z.string().optional(),
  message: z.string().optional(),
  content: z.string().optional(),
  kept: z.array(z.object({ name: z.string(), id: z.string() })),
});

/** The time limit for one attempt. */
const jobLimitMs = 15 * minuteMs;
/** The same, extended by the time that engines ask for: scans with hundreds of pages, and waiting. */
export const jobLimitMaxMs = 2 * hourMs;
export const answerLengthMax = 32 * 1024 * 1024;
/** A document that crashes the process is not retried without end. */
const jobAttemptsMax = 3;

export interface JobWorkerOptions extends Pick<Foundation, 'clock' | 'log'> {
  choice: EngineChoice;
  records: JobRecords;
  endings: JobEndings;
  files: ToolFiles;
  work: Jobs;
  turns: Pick<ClientTurns, 'served'>;
}

/** Runs the jobs of this service, from their durable queue. */
export function workOnJobs(options: JobWorkerOptions): { failOverdue(): Promise<void> } {
  const { choice, records, endings, files, work, turns, clock, log } = options;

  work.handle(workKind, async (payload, { signal: stopping }) => {
    const job = await records.begin(WorkJob.parse(payload).jobId);
    if (job === null) return;
    turns.served(job.client_id);
    if (job.attempts > jobAttemptsMax) return void (await endings.failed(job, ourFailure));
    const { signal: limit, needsTime, end } = timeBudget(jobLimitMs, jobLimitMaxMs);
    try {
      const signal = AbortSignal.any([stopping, limit]);
      const answer = await untilAborted(workOn(job, { signal, needsTime }), signal);
      const { files: made = [], ...rest } = answer;
      const kept = await files.keep(made, signal);
      const stored = JSON.stringify({ ...rest, kept });
      if (stored.length > answerLengthMax) throw problem('tool_refused_input', { message: 'the result is too large' });
      await endings.succeeded(job, stored);
    } catch (thrown) {
      if (stopping.aborted) await records.uncount(job.id);
      else if (await isOver(job, thrown, limit)) return;
      throw thrown;
    } finally {
      end();
    }
  });

  async function workOn(job: ToolJobRow, time: Pick<EngineContext, 'signal' | 'needsTime'>): Promise<EngineAnswer> {
    const jobs = choice.byId(job.engine)?.jobs;
    if (jobs?.kind !== 'here') throw new Error(`there is no engine ${job.engine} for jobs here`);
    const input = StoredInput.parse(parseJson(job.input ?? '{}'));
    return jobs.work(job.tool_id, input, { ...time, requestId: job.id, clientId: job.client_id, owner: provenOwner(job.client_id) });
  }

  /**
   * A fault of the document ends the job at once, because a retry would fail too. So does a timeout: otherwise a malicious document would
   * block others three times.
   */
  async function isOver(job: ToolJobRow, thrown: unknown, limit: AbortSignal): Promise<boolean> {
    const { code, status, message } = asProblem(thrown);
    const isLate = limit.aborted || code === 'upstream_timeout';
    if (isLate) await endings.failed(job, { code: 'ServiceTimeout', message: lateMessage, isOurs: false });
    else if (status < 500) await endings.failed(job, { code, message, isOurs: false });
    else if (job.attempts >= jobAttemptsMax) await endings.failed(job, ourFailure);
    else return false;
    log.warn({ job: job.id, tool: job.tool_id, code, attempts: job.attempts, err: thrown }, 'a job failed for good');
    return true;
  }

  return {
    async failOverdue() {
      for (const job of await records.overdue(clock.now())) await endings.failed(job, overdue(job));
    },
  };
}

const lateMessage = 'The document took longer than its time, which grows with its pages, or its source did not answer in time.';
const ourFailure = { code: 'SystemError', message: 'The service failed.', isOurs: true };

function overdue({ input }: ToolJobRow): JobFailure {
  if (input !== null) return ourFailure;
  return { code: 'ServiceTimeout', message: 'The provider did not tell what became of the job.', isOurs: true };
}

/** Time that can grow while it is used. */
export function timeBudget(limitMs: number, limitMaxMs: number) {
  const over = new AbortController();
  const start = performance.now();
  let wholeMs = limitMs;
  let timer = timerFor();

  function timerFor(): NodeJS.Timeout {
    const restMs = Math.max(0, wholeMs - (performance.now() - start));
    return setTimeout(() => over.abort(new DOMException('The time for this job is over.', 'TimeoutError')), restMs).unref();
  }

  return {
    /** Aborted when the time is over. */
    signal: over.signal,
    needsTime(ms: number): void {
      wholeMs = Math.min(limitMaxMs, wholeMs + ms);
      clearTimeout(timer);
      timer = timerFor();
    },
    end: (): void => clearTimeout(timer),
  };
}
