import type { Clock } from '../clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { GuardedFetch } from '../net/guarded-fetch.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { WebhookRow } from '../storage/tables/webhooks.ts';

/** What the room that a kind of webhooks is about decides. */
export interface WebhookKind {
  secrets: Pick<WebhookSecrets, 'open'>;
  /** Why a webhook is not sent any more; null: it is. */
  refusal?(webhook: WebhookRow): Promise<string | null>;
  /** In the transaction that records that a webhook was given up. */
  givenUp?(queries: Queries, webhook: WebhookRow, reason: 'gone' | 'unreachable' | 'secret_lost'): Promise<void>;
}

export interface WebhooksOptions {
  database: Database;
  clock: Clock;
  log: Log;
  /** A separate runner, because receivers may be slow. */
  deliveries: Jobs;
  guardedFetch: GuardedFetch;
  metrics: Pick<Metrics, 'webhook'>;
}

export interface WebhooksParts extends WebhooksOptions {
  kinds: Map<WebhookRow['kind'], WebhookKind>;
}
