import { accountOfClient } from '../../accounts/account.ts';
import type { Foundation } from '../../foundation.ts';
import { dayMs } from '../../clock.ts';
import type { Metrics } from '../../metrics.ts';
import type { Reservations } from '../../payments/purchase/reservations.ts';
import type { Queries } from '../../storage/database.ts';
import type { ToolJobRow } from '../../storage/tables/tool-jobs.ts';
import type { JobRecords } from './job-records.ts';

export interface JobFailure {
  code: string;
  message: string;
  /** The service failed, not the document. */
  isOurs: boolean;
}

/** The answer for a failure, always the same. */
export type PublicFailure = Pick<JobFailure, 'code' | 'message'>;

/** Ends jobs: state, webhook and refund are one transaction. Each happens once, even with concurrent attempts. */
export type JobEndings = ReturnType<typeof jobEndings>;

export interface JobEndingsOptions extends Pick<Foundation, 'clock' | 'database' | 'log' | 'webhooks'> {
  records: JobRecords;
  uses: Pick<Reservations, 'revoke'>;
  /** The tools that read a job of this family; the webhook names the first. */
  resultToolsOf(family: string): readonly string[];
  metrics: Pick<Metrics, 'giveBack'>;
}

/** The job ends some minutes after its submission: its buyer may no longer be waiting. */
const refundUsableMs = dayMs;
const givenBack = 'The submission was given back: its token has its call again, for a day.';
/** The message is stored together with the note about the refund. */
const messageLengthMax = 400;

export function jobEndings({ database, records, uses, webhooks, resultToolsOf, clock, log, metrics }: JobEndingsOptions) {
  async function announce(queries: Queries, job: ToolJobRow): Promise<void> {
    const { id, tool_id: serviceId, family, callback_url: url, secret_sealed: secretSealed, client_id: clientId } = job;
    if (url === null || secretSealed === null) return;
    const { state: status, failure_code: code, failure_message: message } = await records.ended(queries, id);
    // Never the result, which has a price.
    const data = { id, serviceId, resultServiceId: resultToolsOf(family)[0] ?? serviceId, status };
    await webhooks.add(queries, {
      kind: 'tool_job',
      subjectId: id,
      ownerId: await accountOfClient(queries, clientId),
      url,
      secretSealed,
      type: 'tool_job.finished',
      data: status === 'failed' ? { ...data, code, message } : data,
    });
    await webhooks.wake(queries);
  }

  async function earlierFailure(id: string): Promise<PublicFailure | null> {
    const job = await records.findAny(id);
    return job?.state === 'failed' ? publicFailure(job) : null;
  }

  return {
    /** @param answer JSON; null if the upstream keeps it */
    async succeeded(job: ToolJobRow, answer: string | null): Promise<void> {
      const isFirst = await database.write(async (queries) => {
        if (!(await records.succeed(queries, job.id, answer, clock.now()))) return false;
        await announce(queries, job);
        return true;
      });
      if (isFirst) log.info({ job: job.id, tool: job.tool_id, engine: job.engine }, 'job succeeded');
    },
    /** Refunds the submission to its payer, for any reason. @returns the failure that is answered from now on */
    async failed(job: ToolJobRow, failure: JobFailure): Promise<PublicFailure> {
      const { isOurs, code } = failure;
      const reason = isOurs ? 'tool_failed' : 'tool_refused_input';
      const answered = { code, message: job.call_id === null ? failure.message : withRefund(failure.message) };
      const isFirst = await database.write(async (queries) => {
        if (!(await records.fail(queries, job.id, answered, clock.now()))) return false;
        if (job.call_id !== null) {
          await uses.revoke(queries, job.call_id, { failure: reason, usableMs: refundUsableMs, from: 'operator' });
        }
        await announce(queries, job);
        return true;
      });
      if (!isFirst) return (await earlierFailure(job.id)) ?? failure;
      if (job.call_id !== null) metrics.giveBack(reason);
      log.info({ job: job.id, tool: job.tool_id, engine: job.engine, isOurs, ...answered }, 'job failed');
      return answered;
    },
  };
}

/** The answer for a failed job. */
export function publicFailure({ failure_code: code, failure_message: message }: ToolJobRow): PublicFailure {
  return { code: code ?? 'Failed', message: message ?? '' };
}

function withRefund(message: string): string {
  const text = message.slice(0, messageLengthMax).trim();
  return `${text}${/[.!?]$/.test(text) ? '' : '.'} ${givenBack}`;
}
