import type { Generated, Insertable, Selectable } from 'kysely';

/** Signals, watches and the log of agents' requests. */
export interface DemandTables {
  access_logs: AccessLogsTable;
  listing_days: ListingDaysTable;
  demand_signals: DemandSignalsTable;
  demand_watches: DemandWatchesTable;
  callback_proofs: CallbackProofsTable;
  publications: PublicationsTable;
}

/** What all processes counted of an asset on a day (UTC). */
interface ListingDaysTable {
  listing_id: string;
  /** Days since 1970. */
  day: number;
  /** Searches that had it among their results. */
  shown: number;
  /** Requests for its description. */
  views: number;
}

/** A supply that became available while somebody watched. Kept for some days, because a supply is reported only so often a day. */
interface PublicationsTable {
  id: string;
  supply_kind: 'asset' | 'tool';
  supply_id: string;
  /** The first job that compares it with the watches; those of a batch share one. */
  job_id: string;
  /** 0 after it was compared with all watches. */
  is_waiting: number;
  created_at: number;
}

/** One request of an agent. The address is not stored: it is personal data, and nothing is counted by it. */
interface AccessLogsTable {
  id: string;
  at: number;
  kind: 'search' | 'fetch' | 'call' | 'payment' | 'download' | 'probe' | 'submission' | 'paywall' | 'flowers';
  outcome: 'found' | 'unmet' | 'challenged' | 'paid' | 'delivered' | 'refused' | 'captured' | null;
  method: string;
  /** The pattern of the route. */
  path: string;
  status: number;
  client_id: string;
  agent_id: string | null;
  user_agent: string | null;
  /** The asset; for a call, the tool. */
  asset_id: string | null;
  query: string | null;
  asset_type: string | null;
  result_count: number | null;
  top_score: number | null;
  budget: string | null;
  urgency: string | null;
  request_id: string;
  /** How many requests this row stands for. */
  repeats: number;
}

/** A need reported by an agent. */
interface DemandSignalsTable {
  id: string;
  source: 'probe' | 'submission' | 'paywall' | 'flowers';
  client_id: string;
  agent_id: string | null;
  /** JSON array. */
  asset_types: string;
  /** The original text. */
  budget: string | null;
  /** Null if the text is not an amount. */
  budget_micros: number | null;
  budget_currency: string | null;
  capability: string | null;
  need: string | null;
  query: string | null;
  task: string | null;
  use_case: string | null;
  urgency: string | null;
  /** JSON object. */
  metadata: string | null;
  /** The texts above in one string, for matching and clusters; empty if there are none. */
  text: string;
  /** Null until search has answered. */
  match_count: number | null;
  top_score: number | null;
  /** What it takes, where nobody with an account sent it; null otherwise. */
  stranger_bytes: number | null;
  request_id: string;
  created_at: number;
}

/** A watch: sends a webhook when something matches a need. Its id is that of the signal. */
interface DemandWatchesTable {
  id: string;
  callback_url: string;
  callback_host: string;
  /** Encrypted, so that a reader of the database cannot sign webhooks. */
  secret_sealed: string;
  need: string;
  asset_type: string | null;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
  end_reason: 'gone' | 'unreachable' | 'secret_lost' | null;
  /** The requester: an account, or a keyed hash of an address. */
  asked_by: Generated<string | null>;
  /** An admin, or `creator`; null if it expired. */
  ended_by: Generated<string | null>;
  /** What somebody registered of the host. */
  callback_domain: Generated<string>;
  /** 1 where the receiver had answered a challenge when it was made. */
  is_proven: Generated<number>;
}

/** A callback that was challenged; the id is the SHA-256 of its address. */
interface CallbackProofsTable {
  id: string;
  callback_url: string;
  callback_domain: string;
  challenge: string;
  asked_at: number;
  /** Null until the challenge has been posted. */
  sent_at: Generated<number | null>;
  /** Null until it has been answered. */
  proven_until: Generated<number | null>;
}

export type AccessLogRow = Selectable<AccessLogsTable>;
export type DemandSignalRow = Selectable<DemandSignalsTable>;
export type NewDemandSignalRow = Insertable<DemandSignalsTable>;
export type DemandWatchRow = Selectable<DemandWatchesTable>;
export type CallbackProofRow = Selectable<CallbackProofsTable>;
