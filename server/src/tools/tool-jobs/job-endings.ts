import { dayMs, type Clock } from '../../clock.ts';
import { newId } from '../../ids.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import type { Reservations } from '../../payments/reservations.ts';
import type { Database, Queries } from '../../storage/database.ts';
import type { ToolJobRow } from '../../storage/tables/tool-jobs.ts';
import { notifyKind } from './job-notices.ts';
import type { JobRecords } from './job-records.ts';

export interface JobFailure {
  code: string;
  message: string;
  /** This service failed, not the document: the submission is given back. */
  isOurs: boolean;
}

/** How a job ends: its state, the notice of it and what is owed for it are one transaction. Each happens once, whoever else tries. */
export interface JobEndings {
  /** @param answer JSON; null where an upstream keeps it */
  succeeded(job: ToolJobRow, answer: string | null): Promise<void>;
  failed(job: ToolJobRow, failure: JobFailure): Promise<void>;
}

export interface JobEndingsOptions {
  database: Database;
  records: JobRecords;
  uses: Pick<Reservations, 'revoke'>;
  /** Sends the notices. */
  notices: Jobs;
  clock: Clock;
  log: Log;
}

/** A submission that is given back some minutes later finds nobody waiting: its token is good for a day. */
const refundUsableMs = dayMs;

export function jobEndings({ database, records, uses, notices, clock, log }: JobEndingsOptions): JobEndings {
  async function announce(queries: Queries, job: ToolJobRow): Promise<void> {
    if (job.callback_url === null) return;
    const noticeId = newId('msg', clock.now());
    await records.change(queries, job.id, { notice_id: noticeId, notice_state: 'waiting' });
    await notices.add(queries, { kind: notifyKind, id: `${notifyKind}:${noticeId}:0`, payload: { jobId: job.id } });
  }

  return {
    async succeeded(job, answer) {
      const isFirst = await database.write(async (queries) => {
        if (!(await records.succeed(queries, job.id, answer, clock.now()))) return false;
        await announce(queries, job);
        return true;
      });
      if (isFirst) log.info({ job: job.id, tool: job.tool_id, engine: job.engine }, 'job succeeded');
    },
    async failed(job, { isOurs, ...failure }) {
      const isFirst = await database.write(async (queries) => {
        if (!(await records.fail(queries, job.id, failure, clock.now()))) return false;
        if (isOurs && job.call_id !== null) await uses.revoke(queries, job.call_id, 'tool_failed', refundUsableMs);
        await announce(queries, job);
        return true;
      });
      if (isFirst) log.info({ job: job.id, tool: job.tool_id, engine: job.engine, isOurs, ...failure }, 'job failed');
    },
  };
}
