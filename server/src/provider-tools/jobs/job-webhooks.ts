import { z } from 'zod';
import { rfc3339, type Clock } from '../../clock.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { GuardedFetch } from '../../net/guarded-fetch.ts';
import { hostBackOff } from '../../limits/back-off.ts';
import { isDelivered, nextAttemptAt, postWebhook } from '../../net/post-webhook.ts';
import type { WebhookSecrets } from '../../net/webhook-secrets.ts';
import type { Database } from '../../storage/database.ts';
import type { ToolJobRow } from '../../storage/tables/tool-jobs.ts';
import type { JobRecords } from './job-records.ts';

export const notifyKind = 'notify_tool_job';
const NotifyJob = z.object({ jobId: z.string() });

export interface JobWebhooksOptions {
  database: Database;
  records: JobRecords;
  secrets: WebhookSecrets;
  guardedFetch: GuardedFetch;
  /** A separate runner with several lanes, because receivers may be slow. */
  webhooks: Jobs;
  /** The tools that read a job of this family; the webhook names the first. */
  resultToolsOf(family: string): readonly string[];
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'webhook'>;
}

/**
 * Sends the webhook of a finished job, at least once: a receiver recognises a repetition by its `webhook-id`. Each attempt is a durable
 * job; the next is added in the transaction that records the one before.
 */
export function sendJobWebhooks({
  database,
  records,
  secrets,
  guardedFetch,
  webhooks,
  resultToolsOf,
  clock,
  log,
  metrics,
}: JobWebhooksOptions): void {
  const silent = hostBackOff(clock);
  webhooks.handle(notifyKind, async (payload, { signal }) => {
    const { jobId } = NotifyJob.parse(payload);
    const job = await records.findAny(jobId);
    if (job === null || job.notice_state !== 'waiting' || job.callback_url === null || job.notice_id === null) return;
    const held = silent.heldUntil(job.callback_url);
    if (held !== null) {
      // It loses no attempt by that.
      const id = `${notifyKind}:${job.notice_id}:${job.notice_attempts}:${held}`;
      await database.write((queries) => webhooks.add(queries, { kind: notifyKind, id, payload: { jobId }, runAt: held }));
      return;
    }
    const secret = secrets.open(job.id, job.secret_sealed ?? '');
    if (secret === null) {
      log.error({ job: job.id }, 'the secret of a callback cannot be opened: the secret of the service was replaced');
      await database.write((queries) => records.change(queries, job.id, { notice_state: 'failed' }));
      return;
    }
    const body = webhookBody(job, resultToolsOf(job.family)[0] ?? job.tool_id);
    const webhook = { url: job.callback_url, secret, id: job.notice_id, body };
    const outcome = await postWebhook({ guardedFetch, clock }, webhook, signal);
    if (outcome.status === null) silent.failed(webhook.url);
    else silent.answered(webhook.url);
    const attempts = job.notice_attempts + 1;
    const retryAt = isDelivered(outcome) || outcome.status === 410 ? null : nextAttemptAt(attempts, clock.now());
    const state = isDelivered(outcome) ? 'delivered' : retryAt === null ? 'failed' : 'waiting';
    await database.write(async (queries) => {
      await records.change(queries, job.id, { notice_attempts: attempts, notice_state: state });
      if (retryAt === null) return;
      await webhooks.add(queries, { kind: notifyKind, id: `${notifyKind}:${webhook.id}:${attempts}`, payload: { jobId }, runAt: retryAt });
    });
    metrics.webhook('tool_job', state === 'waiting' ? 'retried' : state);
    log.info({ job: job.id, webhook: webhook.id, attempts, isDelivered: isDelivered(outcome), ...outcome }, 'webhook of a job sent');
  });
}

/** Says that the job has ended, never the result, which has a price. */
function webhookBody(job: ToolJobRow, resultServiceId: string): string {
  const { id, tool_id: serviceId, state: status, failure_code: code, failure_message: message, finished_at: finishedAt } = job;
  const failure = status === 'failed' ? { code, message } : {};
  const data = { id, serviceId, resultServiceId, status, ...failure };
  return JSON.stringify({ type: 'tool_job.finished', timestamp: rfc3339(finishedAt ?? job.created_at), data });
}
