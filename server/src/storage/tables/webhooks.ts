import type { Selectable } from 'kysely';

export interface WebhookTables {
  webhooks: WebhooksTable;
}

/** One webhook to one receiver. The table is also the queue of webhooks that are still to be sent. */
interface WebhooksTable {
  /** Begins with its time, for lists. */
  id: string;
  /** The `webhook-id` header. It is the same for every attempt, so that a receiver recognizes a repetition. */
  webhook_id: string;
  kind: 'watch' | 'tool_job' | 'low_balance' | 'account';
  /** The watch, the job or the account that it is about. Its secret is sealed for that. */
  subject_id: string;
  /** The account that sees it and can send it again; null for none. */
  owner_id: string | null;
  /** E.g. `supply.matched`. */
  event: string;
  url: string;
  host: string;
  /** What somebody registered of the host; empty where it is not paced. */
  domain: string;
  /** 1 where strangers choose the receiver: then each domain gets only some a second. */
  is_paced: number;
  /** Encrypted, so that a reader of the database cannot sign webhooks. */
  secret_sealed: string;
  /** JSON, the same bytes at every attempt. */
  body: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** When it is to be sent. While it is being sent: when its sender counts as dead. */
  due_at: number;
  last_status: number | null;
  last_error: string | null;
  /** The beginning of the last answer. */
  last_answer: string | null;
  /** When the last attempt ended. */
  last_at: number | null;
  delivered_at: number | null;
  created_at: number;
}

export type WebhookRow = Selectable<WebhooksTable>;
