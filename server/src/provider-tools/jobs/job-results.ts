import { parseJson } from '@farebox/client/json';
import { secondMs, type Clock } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { ToolJobRow } from '../../storage/tables/tool-jobs.ts';
import type { EngineChoice } from '../engines/choice.ts';
import { engineContext } from '../engines/engine-context.ts';
import type { EngineAnswer } from '../engines/engine.ts';
import { uncharged, type Asking, type ToolContext, type Uncharged } from '../../tools/tool.ts';
import { publicFailure, type PublicFailure } from './job-endings.ts';
import { envelope, failedAnswer, runningAnswer, type Envelope } from './job-envelopes.ts';
import type { ReadUpstreamJob } from './job-polling.ts';
import type { JobRecords } from './job-records.ts';
import { StoredAnswer } from './job-worker.ts';
import type { ToolFiles } from './tool-files.ts';

type Input = Readonly<Record<string, unknown>>;

/** A result tool, and the job kinds that it reads. */
interface ResultTool {
  id: string;
  families: readonly string[];
}

export interface JobResultsOptions {
  choice: EngineChoice;
  records: JobRecords;
  files: ToolFiles;
  read: ReadUpstreamJob;
  clock: Clock;
}

/** The shortest time between two questions to an upstream about one running job. */
const checkEveryMs = 2 * secondMs;

export function jobResults({ choice, records, files, read, clock }: JobResultsOptions) {
  /**
   * Ids of jobs, ours or an upstream's, cannot be guessed: for a caller without a credential the id is the proof. A self-chosen name has to
   * match too, but proves nothing.
   */
  async function find({ families }: ResultTool, input: Input, clientId: string): Promise<ToolJobRow | null> {
    const id = input['id'] ?? input['JobId'];
    // Longer than any id: the store is not queried.
    const job = typeof id === 'string' && id.length <= 200 ? await records.find(id, clock.now()) : null;
    return job !== null && job.client_id === clientId && families.includes(job.family) ? job : null;
  }

  async function result(tool: ResultTool, input: Input, context: ToolContext): Promise<Envelope | Uncharged> {
    const job = await find(tool, input, context.clientId);
    if (job === null) throw problem('job_not_found');
    const { id: _id, JobId: _jobId, ...options } = input;
    const state = await stateOf(job, tool, options, context);
    const response = envelope(context.requestId, state.answer);
    if (state.kind === 'unfinished') return uncharged(response);
    context.whenPaid(async (queries, paid) => {
      if (paid === null || (await records.paid(queries, job.id, paid.paymentId))) return;
      const hint = 'The result was paid for by another call at the same time. This one was given back: repeat it, it is free now.';
      throw problem('call_interrupted', { hint, retryAfterSeconds: 1 });
    });
    return response;
  }

  type Found = { kind: 'unfinished' | 'finished'; answer: EngineAnswer };

  async function stateOf(job: ToolJobRow, tool: ResultTool, options: Input, context: ToolContext): Promise<Found> {
    if (job.state === 'failed') return failed(job, publicFailure(job));
    const stored = job.answer === null ? null : StoredAnswer.parse(parseJson(job.answer));
    if (stored?.isPresented === true) return { kind: 'finished', answer: files.linked(defined(stored), stored.kept) };
    const jobs = choice.byId(job.engine)?.jobs ?? null;
    if (jobs === null) throw problem('unavailable', { hint: 'The engine that has the job is switched off. Nothing was charged.' });
    if (jobs.kind === 'remote') return upstreamState(job, tool, options, context);
    const about = { submittedBy: job.tool_id };
    if (stored === null) return { kind: 'unfinished', answer: jobs.running({ ...about, progress: job.progress }) };
    return { kind: 'finished', answer: files.linked(jobs.present({ ...about, answer: defined(stored) }, tool.id, options), stored.kept) };
  }

  async function upstreamState(job: ToolJobRow, tool: ResultTool, options: Input, context: ToolContext): Promise<Found> {
    const wasCheckedRecently = job.asked_at !== null && clock.now() - job.asked_at < checkEveryMs;
    if (job.state === 'running' && wasCheckedRecently) return { kind: 'unfinished', answer: runningAnswer(job, job.progress, null) };
    const state = await read(job, tool.id, options, engineContext(context));
    if (state.state === 'running') return { kind: 'unfinished', answer: runningAnswer(job, state.progress, state.message) };
    if (state.state === 'failed') return failed(job, state);
    const kept = await files.keep(state.answer.files ?? [], context.signal);
    return { kind: 'finished', answer: files.linked(state.answer, kept) };
  }

  return {
    /**
     * The result of a finished job, which is paid once. The state of a running or failed job is free.
     * @throws job_not_found for an unknown or expired id, and that of another client
     */
    result,
    /** Whether the caller paid for this result before. */
    async isPaidFor(tool: ResultTool, input: Input, { clientId, paymentId }: Asking): Promise<boolean> {
      const job = await find(tool, input, clientId);
      if (job === null || job.paid_by === null) return false;
      // Without a client, only the token that paid identifies the payer.
      return clientId !== 'anonymous' || job.paid_by === paymentId;
    },
  };
}

function failed(job: ToolJobRow, { code, message }: PublicFailure) {
  return { kind: 'unfinished', answer: failedAnswer(job, code, message) } as const;
}

/** Optional members may be undefined; answers leave them out. */
function defined({ data, code, message, content }: ReturnType<typeof StoredAnswer.parse>): EngineAnswer {
  return {
    data,
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
    ...(content === undefined ? {} : { content }),
  };
}
