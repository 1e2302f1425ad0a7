import { until } from '../../until.ts';
import type { DatabaseView } from '../database-view.ts';
import type { Claim } from '../table-checks.ts';
import type { Journal, Signal } from './journal.ts';
import { isSignedWith, toldBy, type ReceivedWebhook, type WebhookReceiver } from './receiver.ts';
import { deadJobs, pausesOfAssets, storedWebhooks, storedSignals } from './tables.ts';

/** How long a webhook may take after a restart: matching all that the crash left, and one retry. */
const webhookMs = 60_000;

/** How the webhooks of a round came through. */
export interface WebhookFindings {
  webhooks: number;
  /** Arrived more than once, as the same webhook. */
  again: number;
}

/** No signal that was acknowledged is lost, nor its watch. */
export async function checkSignals(view: DatabaseView, { signals }: Journal, claim: Claim): Promise<void> {
  const stored = await storedSignals(view);
  for (const { id, source, word, secret } of signals) {
    if (id === null) continue;
    const kept = stored.get(id);
    claim(kept !== undefined, `the signal ${id} is gone`);
    claim(
      kept === undefined || (kept.source === source && kept.text.includes(word)),
      `the signal ${id} is kept as ${JSON.stringify(kept)}`,
    );
    claim(secret === null || kept?.watch_id === id, `the watch ${id} is gone`);
  }
}

/** A watch for something that was published gets a signed webhook, which may come again but not as another; one more for each time it came back to sale. */
export async function checkWebhooks(
  view: DatabaseView,
  receiver: WebhookReceiver,
  journal: Journal,
  claim: Claim,
): Promise<WebhookFindings> {
  const awaited = journal.signals.filter(({ answer }) => answer !== null && answer.assetId !== null);
  const missing = () => awaited.filter((signal) => webhooksOf(signal, receiver).length === 0);
  await until('every webhook has arrived', () => missing().length === 0, { withinMs: webhookMs, everyMs: 50 }).catch(() =>
    claim(
      false,
      `no webhook of ${missing()
        .map(({ id, answer }) => `${answer?.assetId} to ${id}`)
        .join(', ')}`,
    ),
  );
  for (const signal of awaited) {
    claim(
      webhooksOf(signal, receiver).every((webhook) => isSignedWith(signal.secret ?? '', webhook)),
      `a webhook to ${signal.id} is not signed with its secret`,
    );
  }
  const findings = { webhooks: 0, again: 0 };
  const stored = Map.groupBy(await storedWebhooks(view), (webhook) => `${webhook.signal_id} ${webhook.supply_id}`);
  const pauses = await pausesOfAssets(view);
  for (const [supply, webhooks] of Map.groupBy(receiver.webhooks, supplyOf)) {
    const kept = stored.get(supply) ?? [];
    const pauseCount = pauses.get(kept[0]?.supply_id ?? '') ?? 0;
    claim(kept.length <= 1 + pauseCount, `${supply}: ${kept.length} webhooks, and paused ${pauseCount} times`);
    const bodiesOf = Map.groupBy(webhooks, ({ headers }) => headers['webhook-id']);
    for (const [webhookId, told] of bodiesOf) {
      claim(new Set(told.map(({ body }) => body)).size === 1, `${supply}: ${webhookId} came with different bodies`);
      claim(
        kept.some(({ id }) => id === webhookId),
        `${supply}: not a webhook that is kept`,
      );
    }
    findings.webhooks += bodiesOf.size;
    findings.again += webhooks.length - bodiesOf.size;
  }
  const dead = await deadJobs(view);
  claim(dead.length === 0, `jobs were given up: ${dead.join('; ')}`);
  return findings;
}

function webhooksOf({ id, answer }: Signal, { webhooks }: WebhookReceiver): ReceivedWebhook[] {
  return webhooks.filter((webhook) => supplyOf(webhook) === `${id} ${answer?.assetId}`);
}

function supplyOf(webhook: ReceivedWebhook): string {
  const { signalId, supplyId } = toldBy(webhook);
  return `${signalId} ${supplyId}`;
}
