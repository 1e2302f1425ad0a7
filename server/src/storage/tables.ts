import type { EnginePreference } from '@farebox/contract';
import type { Generated, Selectable } from 'kysely';
import type { AssetTables } from './tables/assets.ts';
import type { CardTopUpTables } from './tables/card-top-ups.ts';
import type { DemandTables } from './tables/demand.ts';
import type { FaceRecordTables } from './tables/face-records.ts';
import type { FileStoreTables } from './tables/file-store.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { ImportedToolTables } from './tables/imported-tools.ts';
import type { MailTables } from './tables/mail.ts';
import type { PayoutTables } from './tables/payouts.ts';
import type { PledgeTables } from './tables/pledges.ts';
import type { SearchTables } from './tables/search.ts';
import type { TeamTables } from './tables/teams.ts';
import type { ToolHistoryTables } from './tables/tool-history.ts';
import type { ToolJobTables } from './tables/tool-jobs.ts';
import type { UpstreamPaymentTables } from './tables/upstream-payments.ts';
import type { WalletCreditTables } from './tables/wallet-credit.ts';
import type { WebhookTables } from './tables/webhooks.ts';
import type { X402Tables } from './tables/x402.ts';

/**
 * The tables, the same on SQLite and PostgreSQL. Ids are `text`, times are `bigint` epoch milliseconds, booleans are 0/1, JSON is text
 * that its reader parses with a schema, and money is `bigint` micro-units.
 */
export interface Tables
  extends
    AssetTables,
    SearchTables,
    DemandTables,
    X402Tables,
    CardTopUpTables,
    PayoutTables,
    ToolJobTables,
    ToolHistoryTables,
    FaceRecordTables,
    FileStoreTables,
    IdentityTables,
    ImportedToolTables,
    MailTables,
    UpstreamPaymentTables,
    WalletCreditTables,
    PledgeTables,
    TeamTables,
    WebhookTables {
  payments: PaymentsTable;
  purchases: PurchasesTable;
  earlier_prices: EarlierPricesTable;
  free_calls: FreeCallsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_balances: LedgerBalancesTable;
  users: UsersTable;
  sessions: SessionsTable;
  setup_links: SetupLinksTable;
  api_keys: ApiKeysTable;
  top_ups: TopUpsTable;
  tool_settings: ToolSettingsTable;
  tool_availability: ToolAvailabilityTable;
  tool_statistics: ToolStatisticsTable;
  tool_health: ToolHealthTable;
  jobs: JobsTable;
  processes: ProcessesTable;
}

/** Whether a tool could be called when that last changed; none for a tool that never could. */
interface ToolAvailabilityTable {
  tool_id: string;
  is_available: number;
  changed_at: number;
}

interface PaymentsTable {
  /** The sealed public id. Anybody who has it can read the payment, so it is kept out of logs. */
  id: string;
  offer_kind: 'tool' | 'asset' | 'credit';
  service_id: string;
  provider_id: string;
  status: 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';
  amount_micros: number;
  currency: string;
  max_calls: number;
  used_calls: number;
  client_id: string;
  /** The account or wallet address whose credit paid; null if the money came from outside. Refunds go back there. */
  payer_account_id: string | null;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
  /** The API key whose caps the payment counts against, and when; null for none. */
  api_key_id: Generated<string | null>;
  capped_at: Generated<number | null>;
}

/**
 * One purchase: a call, a delivery or credit, recorded before its money moves. It is open while it is `reserved`, or while it is
 * `unknown` because nobody could tell yet whether money moved. It ends `used`, `given_back` (paid, and usable again) or `refused` (no
 * money moved).
 */
interface PurchasesTable {
  id: string;
  payment_id: string;
  service_id: string;
  client_id: string;
  state: 'reserved' | 'unknown' | 'used' | 'given_back' | 'refused';
  /** The process that handles it. If the process dies, recovery closes the open purchase. */
  process_id: string;
  /** Who may replay the answer; null without an Idempotency-Key. */
  idempotency_scope: string | null;
  idempotency_key: string | null;
  /** SHA-256 of service and canonical input, base64url; null if nobody can request the answer again. */
  request_hash: string | null;
  /** The tool's answer as JSON; kept 24 hours. */
  answer: string | null;
  /** Why it was given back or refused; `undelivered`: it was used, and its answer did not reach the buyer. */
  failure: string | null;
  /** The payer, if it paid in its own name: a wallet address, or an account that spends credit in one step. Otherwise null. */
  payer: string | null;
  /** Who receives surplus money as credit: an account, or a wallet address. */
  holder_id: string | null;
  /** The signed authorization, or the proof of a wallet. Each pays for only one purchase that is not refused. */
  signed_id: string | null;
  /** The provider and network (CAIP-2) that settle an authorization outside this service. */
  provider_id: string | null;
  network: string | null;
  /** JSON of the signed payload and its requirements; null if nothing is settled outside. */
  signed: string | null;
  /** The amount that counts against the payer's balance while the purchase is open. */
  amount_micros: number | null;
  /** The transaction hash of the settlement. */
  transaction_hash: string | null;
  /** The payer according to the settlement. */
  settled_payer: string | null;
  /** 1 if the payer's other purchases of the same service must wait while this one is open. */
  is_only: number;
  /** 1 if the work was done before settlement. */
  has_run: number;
  started_at: number;
  /** When the outcome was last checked. */
  updated_at: number | null;
  finished_at: number | null;
}

/** A price that was replaced. It stays valid for earlier quotes until they expire. */
interface EarlierPricesTable {
  id: string;
  service_id: string;
  /** The least, of a metered price. */
  amount_micros: number;
  /** JSON object; null: the same for each call. */
  metered_price: string | null;
  replaced_at: number;
}

/** Free calls of a client on a UTC day. */
interface FreeCallsTable {
  /** Day, tool, and client: an account or wallet, or a keyed hash of an address. */
  id: string;
  /** Days since 1970. */
  day: number;
  used: number;
}

/** Append only: triggers refuse update and delete. One row moves one amount, so debits always equal credits. */
interface LedgerEntriesTable {
  id: string;
  debit_account: string;
  credit_account: string;
  amount_micros: number;
  currency: string;
  kind: string;
  payment_id: string | null;
  call_id: string | null;
  created_at: number;
}

/** Running balances of the accounts that must not become negative (prepaid credit). The entries remain authoritative. */
interface LedgerBalancesTable {
  account: string;
  currency: string;
  balance_micros: number;
}

interface UsersTable {
  id: string;
  /** A team has neither a password nor an address: its members act for it. */
  kind: Generated<'person' | 'team'>;
  email: string;
  display_name: string;
  role: 'owner' | 'admin';
  password_hash: string | null;
  payout_wallet: string | null;
  /** The nonce that the wallet signed; null for a wallet that is not proven. */
  payout_wallet_proof: Generated<string | null>;
  created_at: number;
  updated_at: number;
  /** What a seller says on the public page, and the address of an own site. */
  about: Generated<string | null>;
  website: Generated<string | null>;
  /** Since when an admin has suspended the account, and why; null if it is not suspended. */
  suspended_at: Generated<number | null>;
  suspended_reason: Generated<string | null>;
  /** The account's own storage limit; null to use the limit of the settings. */
  storage_quota_bytes: Generated<number | null>;
  /** When a link that was sent to the address was opened; null for an address that is not confirmed. */
  email_confirmed_at: Generated<number | null>;
  /** Of the mails to it: en or zh; null until somebody says. */
  language: Generated<string | null>;
  /** Sealed; null without an authenticator app. */
  totp_secret: Generated<string | null>;
  /** The time step of the last code that was accepted: no code works twice. Null until the first code confirms the secret. */
  totp_step: Generated<number | null>;
}

interface SessionsTable {
  /** SHA-256 of the bearer token, hex. */
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  /** Where the token is kept: by a client, or in the cookie of a browser. Neither is accepted in the place of the other. */
  kind: Generated<'bearer' | 'browser'>;
  /** When a browser last used it, to the minute; null for other sessions. */
  seen_at: Generated<number | null>;
  /** What the browser calls itself, so that people can tell their sessions apart. */
  device: Generated<string | null>;
  /** When a second factor was last shown in this session. */
  factor_at: Generated<number | null>;
}

interface SetupLinksTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

interface ApiKeysTable {
  id: string;
  user_id: string;
  name: string;
  key_hash: string;
  /** The first characters, so that people can tell their keys apart. */
  hint: string;
  /** JSON array of service ids, or null for all. */
  services: string | null;
  cap_call_micros: number | null;
  cap_day_micros: number | null;
  cap_total_micros: number | null;
  spent_day: number;
  spent_day_micros: number;
  spent_total_micros: number;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  /** The client that a person granted this to; null for a key. `key_hash` then names the code of the grant, and matches no key. */
  oauth_client_id: Generated<string | null>;
  /** JSON array; null for a key. */
  scopes: Generated<string | null>;
  /** The member of a team who made it; null for the key of a person. */
  membership_id: Generated<string | null>;
  /** When it was last used, to the minute. */
  seen_at: Generated<number | null>;
}

/** A granted top-up by its idempotency key, so that a repeated request is credited once. */
interface TopUpsTable {
  id: string;
  user_id: string;
  granted_by: string;
  idempotency_key: string | null;
  amount_micros: number;
  currency: string;
  note: string | null;
  created_at: number;
}

/** An operator's changes to a tool. A missing row or null means the value of the definition. */
interface ToolSettingsTable {
  tool_id: string;
  published: number | null;
  enabled: number | null;
  price_micros: number | null;
  /** JSON object, in place of `price_micros`. */
  metered_price: string | null;
  free_per_day: number | null;
  api_key_required: number | null;
  /** Null to follow the settings of the service. */
  engine: EnginePreference | null;
  /** JSON array of tool ids. Null to use those of the definition, or else the nearest by embedding. */
  related: string | null;
  updated_at: number;
}

interface ToolStatisticsTable {
  tool_id: string;
  call_count: Generated<number>;
  execution_count: Generated<number>;
  success_count: Generated<number>;
  error_count: Generated<number>;
  payment_requireds: Generated<number>;
  latency_total_ms: Generated<number>;
  last_call_at: number | null;
}

interface ToolHealthTable {
  tool_id: string;
  status: 'healthy' | 'unhealthy' | '';
  checked_at: number;
  latency_ms: number;
  detail: string | null;
}

interface JobsTable {
  id: string;
  kind: string;
  /** JSON, parsed by the kind's schema. */
  payload: string;
  state: 'waiting' | 'running' | 'done' | 'dead';
  run_at: number;
  attempts: number;
  attempts_max: number;
  /** When the claim expires. The claim of a dead process runs out, and the job is taken again. */
  claimed_until: number | null;
  claimed_by: string | null;
  last_error: string | null;
  created_at: number;
  finished_at: number | null;
}

/** The processes that are alive. Calls and jobs of a process whose lease has expired are recovered. */
interface ProcessesTable {
  id: string;
  started_at: number;
  alive_until: number;
}

export type PaymentRow = Selectable<PaymentsTable>;
export type PurchaseRow = Selectable<PurchasesTable>;
export type UserRow = Selectable<UsersTable>;
export type ApiKeyRow = Selectable<ApiKeysTable>;
export type JobRow = Selectable<JobsTable>;
export type ToolSettingsRow = Selectable<ToolSettingsTable>;
