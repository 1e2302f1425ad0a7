import { hash } from 'node:crypto';
import { accountOfClient } from '../accounts/account.ts';
import type { Foundation } from '../foundation.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Queries } from '../storage/database.ts';
import type { DemandWatchRow } from '../storage/tables/demand.ts';
import type { WebhookRow } from '../storage/tables/webhooks.ts';
import type { Match } from './supply.ts';

interface WatchWebhooksOptions extends Pick<Foundation, 'clock' | 'database' | 'webhooks'> {
  secrets: WebhookSecrets;
}

/** Why the rest of its webhooks are not sent. */
const hasEnded = 'the watch has ended';

/** The webhooks of watches. A watch whose receiver is gone, or does not answer for a day, ends. */
export function watchWebhooks({ clock, database, webhooks, secrets }: WatchWebhooksOptions) {
  const cancel = (queries: Queries, subjectId: string) => webhooks.cancel(queries, { kind: 'watch', subjectId, reason: hasEnded });

  webhooks.handle('watch', {
    secrets,
    async refusal({ subject_id: watchId }) {
      const watch = await database.read.selectFrom('demand_watches').selectAll().where('id', '=', watchId).executeTakeFirst();
      return watch === undefined || watch.ended_at !== null || watch.expires_at <= clock.now() ? hasEnded : null;
    },
    async givenUp(queries, webhook, reason) {
      if (reason === 'unreachable' && (await wasDeliveredSince(queries, webhook))) return;
      await queries
        .updateTable('demand_watches')
        .set({ ended_at: clock.now(), end_reason: reason })
        .where('id', '=', webhook.subject_id)
        .where('ended_at', 'is', null)
        .execute();
      await cancel(queries, webhook.subject_id);
    },
  });

  return {
    cancel,
    wake: webhooks.wake,
    /**
     * Adds a webhook. Call `wake` in the same transaction afterwards.
     * @param added.event identifies the publication of the supply
     * @returns false if the watch already has a webhook for this publication.
     */
    async add(queries: Queries, { watch, match, event }: { watch: DemandWatchRow; match: Match; event: string }): Promise<boolean> {
      const { id: signalId, need, asked_by: asker } = watch;
      const added = await webhooks.add(queries, {
        kind: 'watch',
        subjectId: signalId,
        ownerId: asker === null ? null : await accountOfClient(queries, asker),
        url: watch.callback_url,
        secretSealed: watch.secret_sealed,
        pacedDomain: watch.callback_domain,
        webhookId: webhookIdOf(signalId, match, event),
        type: 'supply.matched',
        data: { signal_id: signalId, need, match },
      });
      return added !== null;
    },
  };
}

/** Made from the publication, not from the sender: a receiver recognizes an event that is delivered again. */
function webhookIdOf(signalId: string, { kind, id }: Match, event: string): string {
  return `msg_${hash('sha256', `${signalId}\n${kind}\n${id}\n${event}`, 'base64url').slice(0, 26)}`;
}

/**
 * Whether the receiver accepted another webhook during the day in which it refused this one. Then the receiver is alive, and only this
 * webhook is given up.
 */
async function wasDeliveredSince(queries: Queries, webhook: WebhookRow): Promise<boolean> {
  const delivered = await queries
    .selectFrom('webhooks')
    .select('id')
    .where('subject_id', '=', webhook.subject_id)
    .where('delivered_at', '>=', webhook.created_at)
    .limit(1)
    .executeTakeFirst();
  return delivered !== undefined;
}
