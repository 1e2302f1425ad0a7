import { rfc3339 } from '../../clock.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { webhookDeliveries, type WebhookDeliveriesParts } from '../../jobs/webhook-deliveries.ts';
import type { WebhookSecrets } from '../../net/webhook-secrets.ts';
import type { ToolJobRow } from '../../storage/tables/tool-jobs.ts';
import type { JobRecords } from './job-records.ts';

export const notifyKind = 'notify_tool_job';

export interface JobWebhooksOptions extends Omit<WebhookDeliveriesParts, 'deliveries'> {
  records: JobRecords;
  secrets: WebhookSecrets;
  webhooks: Jobs;
  /** The tools that read a job of this family; the webhook names the first. */
  resultToolsOf(family: string): readonly string[];
}

/** Sends the webhook of a finished job. */
export function sendJobWebhooks({ records, secrets, webhooks, resultToolsOf, ...parts }: JobWebhooksOptions): void {
  webhookDeliveries(
    { ...parts, deliveries: webhooks },
    {
      kind: notifyKind,
      of: 'tool_job',
      async find(jobId) {
        const job = await records.findAny(jobId);
        if (job === null || job.notice_state !== 'waiting' || job.callback_url === null || job.notice_id === null) return null;
        return {
          id: job.notice_id,
          url: job.callback_url,
          secret: secrets.open(job.id, job.secret_sealed ?? ''),
          body: webhookBody(job, resultToolsOf(job.family)[0] ?? job.tool_id),
          attempts: job.notice_attempts,
        };
      },
      async record(queries, jobId, _before, { attempts, state }) {
        await records.change(queries, jobId, { notice_attempts: attempts, notice_state: state });
        return true;
      },
    },
  );
}

/** Says that the job has ended, never the result, which has a price. */
function webhookBody(job: ToolJobRow, resultServiceId: string): string {
  const { id, tool_id: serviceId, state: status, failure_code: code, failure_message: message, finished_at: finishedAt } = job;
  const failure = status === 'failed' ? { code, message } : {};
  const data = { id, serviceId, resultServiceId, status, ...failure };
  return JSON.stringify({ type: 'tool_job.finished', timestamp: rfc3339(finishedAt ?? job.created_at), data });
}
