import { z } from 'zod';
import type { DatabaseView } from '../database-view.ts';

const whole = z.coerce.number().int();
const count = z.object({ count: whole });

const StoredAsset = z.object({
  id: z.string(),
  owner_id: z.string(),
  status: z.enum(['published', 'unlisted', 'archived']),
  title: z.string(),
  price_micros: whole.nullable(),
  blob_key: z.string().nullable(),
  sha256: z.string().nullable(),
  size_bytes: whole.nullable(),
});
export type StoredAsset = z.output<typeof StoredAsset>;

const AssetPayment = z.object({
  id: z.string(),
  service_id: z.string(),
  provider_id: z.string(),
  status: z.string(),
  amount_micros: whole,
  used_calls: whole,
});
export type AssetPayment = z.output<typeof AssetPayment>;

const RevenueEvent = z.object({
  id: z.string(),
  payment_id: z.string(),
  call_id: z.string(),
  asset_id: z.string(),
  owner_id: z.string(),
  amount_micros: whole,
  fee_micros: whole,
  is_test: whole,
  /** Its delivery failed, and the purchase was given back. */
  is_returned: whole,
});
export type RevenueEvent = z.output<typeof RevenueEvent>;

const StoredSignal = z.object({ id: z.string(), source: z.string(), text: z.string(), watch_id: z.string().nullable() });
export type StoredSignal = z.output<typeof StoredSignal>;

const StoredWebhook = z
  .object({ webhook_id: z.string(), subject_id: z.string(), body: z.string(), state: z.string() })
  .transform(({ webhook_id: id, subject_id, body, state }) => ({ id, signal_id: subject_id, supply_id: supplyOf(body), state }));
export type StoredWebhook = z.output<typeof StoredWebhook>;

const Matched = z.object({ data: z.object({ match: z.object({ id: z.string() }) }) });
const supplyOf = (body: string): string => Matched.parse(JSON.parse(body)).data.match.id;

/** What search has of the assets, by each of its tables. */
export interface SearchRows {
  /** Those that can be found. */
  assetIds: string[];
  /** Rows of the full-text index. */
  texts: number;
  vectors: number;
  /** Vectors that a job is still to make. */
  vectorJobs: number;
  /** As the table of terms counts the documents. */
  counted: number;
}

export function storedAssets(view: DatabaseView): Promise<StoredAsset[]> {
  return view.rows('select id, owner_id, status, title, price_micros, blob_key, sha256, size_bytes from assets', StoredAsset);
}

/** How many would be sold, or delivered to those who have paid, were they not paused. */
export async function pausedAssets(view: DatabaseView): Promise<number> {
  const [row] = await view.rows(
    `select count(*) as count from assets where paused_at is not null and blob_key is not null and (status != 'archived'
      or exists (select 1 from payments where service_id = assets.id and payments.status = 'paid' and used_calls < max_calls))`,
    count,
  );
  return row?.count ?? 0;
}

/** How often each asset was paused, by its id. */
export async function pausesOfAssets(view: DatabaseView): Promise<Map<string, number>> {
  const rows = await view.rows(
    `select subject_id, count(*) as count from admin_acts where action = 'asset.pause' group by subject_id`,
    count.extend({ subject_id: z.string() }),
  );
  return new Map(rows.map((row) => [row.subject_id, row.count]));
}

/** Those for assets; pledges have ends of their own. */
export async function assetPayments(view: DatabaseView): Promise<Map<string, AssetPayment>> {
  const columns = 'id, service_id, provider_id, status, amount_micros, used_calls';
  const isPledge = 'exists (select 1 from pledges where payment_id = payments.id)';
  const rows = await view.rows(`select ${columns} from payments where offer_kind = 'asset' and not ${isPledge}`, AssetPayment);
  return new Map(rows.map((row) => [row.id, row]));
}

export function revenueEvents(view: DatabaseView): Promise<RevenueEvent[]> {
  const isReturned = 'case when returned.revenue_event_id is null then 0 else 1 end as is_returned';
  return view.rows(
    `select id, payment_id, call_id, asset_id, owner_id, amount_micros, fee_micros, is_test, ${isReturned}
     from revenue_events left join returned_deliveries as returned on returned.revenue_event_id = id`,
    RevenueEvent,
  );
}

/** How many deliveries of each asset the access log tells of. */
export async function loggedDeliveries(view: DatabaseView): Promise<Map<string, number>> {
  const rows = await view.rows(
    `select asset_id, count(*) as count from access_logs where kind = 'fetch' and outcome = 'delivered' group by asset_id`,
    count.extend({ asset_id: z.string() }),
  );
  return new Map(rows.map((row) => [row.asset_id, row.count]));
}

export async function storedSignals(view: DatabaseView): Promise<Map<string, StoredSignal>> {
  const rows = await view.rows(
    'select s.id, s.source, s.text, w.id as watch_id from demand_signals s left join demand_watches w on w.id = s.id',
    StoredSignal,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export function storedWebhooks(view: DatabaseView): Promise<StoredWebhook[]> {
  return view.rows(`select webhook_id, subject_id, body, state from webhooks where kind = 'watch'`, StoredWebhook);
}

export async function searchRows(view: DatabaseView): Promise<SearchRows> {
  const counted = (sql: string) => view.rows(sql, count).then(([row]) => row?.count ?? 0);
  const documents = await view.rows('select asset_id from search_documents where removed = 0', z.object({ asset_id: z.string() }));
  return {
    assetIds: documents.map(({ asset_id }) => asset_id),
    texts: await counted('select count(*) as count from search_text'),
    vectors: await counted('select count(*) as count from search_vectors'),
    vectorJobs: await counted(`select count(*) as count from jobs where kind = 'embed_asset' and state in ('waiting', 'running')`),
    counted: await counted(`select documents as count from search_terms where term = ''`),
  };
}

/** Jobs that were given up. */
export async function deadJobs(view: DatabaseView): Promise<string[]> {
  const Job = z.object({ kind: z.string(), last_error: z.string().nullable() });
  const rows = await view.rows(`select kind, last_error from jobs where state = 'dead'`, Job);
  return rows.map(({ kind, last_error: error }) => `${kind}: ${error}`);
}
