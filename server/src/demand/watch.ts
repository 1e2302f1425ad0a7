import type { Foundation } from '../foundation.ts';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { AssetType } from '@farebox/contract';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import { bound } from '../bound.ts';
import { dayMs } from '../clock.ts';
import { problem } from '../errors.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import { deleteInBatches, inBatches } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { DemandWatchRow } from '../storage/tables/demand.ts';
import type { CallbackProofs } from './callback-proofs.ts';
import { MatchJob, matchAttemptsMax, matchKind, publications, type WaitingPublication } from './publications.ts';
import { roomFor, type WatchAsker } from './watch-limits.ts';
import { watchWebhooks } from './watch-webhooks.ts';
import { soleAssetType, type Match, type Matcher, type Supply } from './supply.ts';

interface NewWatch {
  signalId: string;
  callbackUrl: string;
  /** What somebody registered of its host. */
  domain: string;
  need: string;
  assetType: AssetType | null;
  /** `whsec_...`, in the form that its owner sees. */
  secret: string;
  asker: WatchAsker | null;
}

/** The result of a request for a watch. `challenged`: there is room once its receiver has answered. */
export type MadeWatch = { kind: 'made'; host: string; expiresAt: number } | { kind: 'full' } | { kind: 'challenged'; host: string };

/** A watch as admins see it: without its secret, and without the path of its URL, which may be a secret. */
export interface WatchSummary {
  callbackHost: string;
  expiresAt: number;
  endedAt: number | null;
  endReason: DemandWatchRow['end_reason'] | 'removed';
  notices: { waiting: number; delivered: number; failed: number };
}

export type Watches = ReturnType<typeof watches>;

export interface WatchesOptions extends Pick<Foundation, 'clock' | 'database' | 'jobs' | 'log' | 'webhooks'> {
  matcher: Matcher;
  secrets: WebhookSecrets;
  proofs: Pick<CallbackProofs, 'isProven' | 'ask'>;
  /** Null in tests of other subjects. */
  auditTrail?: Pick<AuditTrail, 'record'>;
}

export { publicationsPerDayMax } from './publications.ts';
export const watchTtlMs = 90 * dayMs;
export const noticesPerDayMax = 20;
const keptAfterMs = 30 * dayMs;
const matchBatch = 250;
const matchesAtOnce = 10;

interface Found {
  watch: DemandWatchRow;
  match: Match;
  /** The publication. */
  event: string;
}

interface WatchesParts extends WatchesOptions {
  sender: ReturnType<typeof watchWebhooks>;
  published: ReturnType<typeof publications>;
}

/** Needs that wait for supply, and the webhooks that report it. */
export function watches(options: WatchesOptions) {
  const { jobs, database } = options;
  const sender = watchWebhooks(options);
  const published = publications(options);
  const parts: WatchesParts = { ...options, sender, published };
  jobs.handle(matchKind, (...given) => matchOneBatch(parts, ...given));

  return {
    ...bound(parts, { add, end, sweep }),

    /** Runs in the publishing transaction. Matching watches get a webhook, even if the process dies right after. */
    supplyPublished: published.add,
    /** Called after the last transaction of a batch of publications. */
    batchEnded: published.ended,

    /** The watches of these signals, by the id of the signal. */
    ofSignals: (signalIds: readonly string[]): Promise<Map<string, WatchSummary>> => summaries(database, signalIds),
  };
}

/**
 * One batch: some publications with all watches, or one of them with some. The next batch is a separate job, added in the same transaction
 * as the webhooks of this one.
 */
async function matchOneBatch(parts: WatchesParts, ...[payload, { signal, attempt }]: Parameters<JobHandler>): ReturnType<JobHandler> {
  const { database, clock, published, sender } = parts;
  const job = MatchJob.parse(payload);
  const batch = await activeWatches(database, clock.now(), job.watch);
  const hasMore = batch.length === matchBatch;
  const isWhole = job.watch === null && !hasMore;
  const atOnce = isWhole ? Math.max(1, Math.floor(matchBatch / Math.max(1, batch.length))) : 1;
  const waiting = await published.waitingOf(job.publications, atOnce + 1);
  const taken = waiting.slice(0, atOnce);
  const found: Found[] = [];
  for (const publication of taken) found.push(...(await matchesOf(parts, publication, batch, { signal, attempt })));
  const watch = hasMore ? (batch.at(-1)?.id ?? null) : null;
  await database.write(async (queries) => {
    let isAdded = false;
    for (const each of found) {
      // A supply that was published again since is announced once, whichever of its publications is compared first.
      const event = await published.newest(queries, each.event);
      isAdded = (await addNotice(parts, queries, { ...each, event })) || isAdded;
    }
    if (isAdded) await sender.wake(queries);
    const done = hasMore ? [] : taken.map(({ id }) => id);
    await published.compared(queries, done);
    if (waiting.length > done.length) await published.goOn(queries, { ...job, watch }, taken);
  });
}

async function matchesOf(
  parts: WatchesParts,
  { id: event, supply }: WaitingPublication,
  batch: readonly DemandWatchRow[],
  { signal, attempt }: Parameters<JobHandler>[1],
) {
  const found: Found[] = [];
  for (let at = 0; at < batch.length; at += matchesAtOnce) {
    signal.throwIfAborted();
    const some = batch.slice(at, at + matchesAtOnce);
    const matches = await Promise.all(some.map((watch) => answerFor(parts, watch, supply, attempt)));
    for (const [index, watch] of some.entries()) {
      const match = matches[index] ?? null;
      if (match !== null) found.push({ watch, match, event });
    }
  }
  return found;
}

/** A need that makes the matcher fail each time must not block the webhooks of others: the last attempt skips it. */
async function answerFor(
  parts: WatchesParts,
  { id, need, asset_type: type }: DemandWatchRow,
  supply: Supply,
  attempt: number,
): Promise<Match | null> {
  const assetType = type === null ? null : soleAssetType([type]);
  try {
    return await parts.matcher.answers({ text: need, ...(assetType === null ? {} : { assetType }) }, supply);
  } catch (cause) {
    if (attempt < matchAttemptsMax) throw cause;
    parts.log.error({ err: cause, watch: id, supply }, 'a watch could not be matched');
    return null;
  }
}

async function addNotice(parts: WatchesParts, queries: Queries, { watch, match, event }: Found): Promise<boolean> {
  const now = parts.clock.now();
  const { count } = await queries
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('subject_id', '=', watch.id)
    .where('created_at', '>', now - dayMs)
    .executeTakeFirstOrThrow();
  return count < noticesPerDayMax && parts.sender.add(queries, { watch, match, event });
}

function isSecretOf(parts: WatchesParts, { id, secret_sealed: sealed }: DemandWatchRow, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const own = parts.secrets.open(id, sealed);
  return own !== null && timingSafeEqual(hash(own), hash(secret));
}

/** Runs in the transaction of the signal. */
async function add(
  parts: WatchesParts,
  queries: Queries,
  { signalId, callbackUrl, domain, need, assetType, secret, asker }: NewWatch,
): Promise<MadeWatch> {
  const { clock, published, proofs, secrets } = parts;
  const now = clock.now();
  const host = new URL(callbackUrl).hostname.replace(/\.$/, '');
  await published.watchBegins(queries);
  const isProven = await proofs.isProven(queries, callbackUrl);
  const room = await roomFor(queries, { callbackUrl, domain, isProven, asker }, now);
  if (room === 'unproven' && (await proofs.ask(queries, { url: callbackUrl, domain }))) return { kind: 'challenged', host };
  if (room !== 'room') return { kind: 'full' };
  const expiresAt = now + watchTtlMs;
  await queries
    .insertInto('demand_watches')
    .values({
      id: signalId,
      callback_url: callbackUrl,
      callback_host: host,
      callback_domain: domain,
      is_proven: isProven ? 1 : 0,
      secret_sealed: secrets.seal(signalId, secret),
      need,
      asset_type: assetType,
      created_at: now,
      expires_at: expiresAt,
      asked_by: asker?.id ?? null,
    })
    .execute();
  return { kind: 'made', host, expiresAt };
}

/**
 * Ends a watch and drops its waiting webhooks. A watch that has already ended stays unchanged.
 * @param by its secret, or an admin
 * @throws not_found, forbidden for another secret
 */
function end(parts: WatchesParts, signalId: string, by: { secret: string } | { adminId: string }): Promise<void> {
  return parts.database.write(async (queries) => {
    const row = await queries.selectFrom('demand_watches').selectAll().where('id', '=', signalId).executeTakeFirst();
    if (row === undefined) throw problem('not_found', { message: 'watch not found' });
    if ('secret' in by && !isSecretOf(parts, row, by.secret)) throw problem('forbidden', { hint: 'Send the secret of this watch.' });
    if (row.ended_at !== null) return;
    const endedBy = 'adminId' in by ? by.adminId : 'creator';
    await queries
      .updateTable('demand_watches')
      .set({ ended_at: parts.clock.now(), ended_by: endedBy })
      .where('id', '=', signalId)
      .execute();
    await parts.sender.cancel(queries, signalId);
    if (!('adminId' in by)) return;
    await parts.auditTrail?.record(queries, { actorId: by.adminId, action: 'watch.end', subjectId: signalId, details: {} });
  });
}

/** Removes watches some time after they ended. @returns how many. */
async function sweep(parts: WatchesParts): Promise<number> {
  const { clock, database, published } = parts;
  const before = clock.now() - keptAfterMs;
  await inBatches(() => database.write((queries) => published.forget(queries)));
  return deleteInBatches(database, 'demand_watches', (queries) =>
    queries.selectFrom('demand_watches').select('id').where('expires_at', '<', before),
  );
}

function activeWatches(database: Database, now: number, cursor: string | null): Promise<DemandWatchRow[]> {
  const active = database.read
    .selectFrom('demand_watches')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .limit(matchBatch);
  return (cursor === null ? active : active.where('id', '>', cursor)).execute();
}

async function summaries(database: Database, signalIds: readonly string[]): Promise<Map<string, WatchSummary>> {
  if (signalIds.length === 0) return new Map();
  const [rows, counts] = await Promise.all([
    database.read
      .selectFrom('demand_watches')
      .select(['id', 'callback_host', 'expires_at', 'ended_at', 'end_reason', 'ended_by'])
      .where('id', 'in', signalIds)
      .execute(),
    database.read
      .selectFrom('webhooks')
      .select((eb) => ['subject_id', 'state', eb.fn.countAll<number>().as('count')])
      .where('subject_id', 'in', signalIds)
      .groupBy(['subject_id', 'state'])
      .execute(),
  ]);
  const countOf = (id: string, state: string) => counts.find((each) => each.subject_id === id && each.state === state)?.count ?? 0;
  return new Map(
    rows.map((row) => [
      row.id,
      {
        callbackHost: row.callback_host,
        expiresAt: row.expires_at,
        endedAt: row.ended_at,
        endReason: row.ended_by === null ? row.end_reason : 'removed',
        notices: { waiting: countOf(row.id, 'waiting'), delivered: countOf(row.id, 'delivered'), failed: countOf(row.id, 'failed') },
      },
    ]),
  );
}
