import type { Foundation } from '../foundation.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { demandLimits, type DemandSignal } from '@farebox/contract';
import { provenOwner } from '../accounts/caller.ts';
import { bound } from '../bound.ts';
import { pageOf, type Page, type PageRequest } from '../storage/page.ts';
import { rfc3339, secondMs, within } from '../clock.ts';
import { idFloor, newId } from '../ids.ts';
import { checkedCallbackUrl } from '../net/callback-url.ts';
import { registrableDomain } from '../net/registrable-domain.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { RateLimit } from '../limits/token-bucket.ts';
import { deleteInBatches } from '../storage/batches.ts';
import type { Queries } from '../storage/database.ts';
import type { DiskReserve } from '../storage/disk-reserve.ts';
import type { DemandSignalRow, NewDemandSignalRow } from '../storage/tables/demand.ts';
import { parseBudget } from './budget.ts';
import { oldestKept } from './stranger-signals.ts';
import { soleAssetType, type Match, type Matcher } from './supply.ts';
import { strangerPrefix, type WatchAsker } from './watch-limits.ts';
import type { MadeWatch, Watches, WatchSummary } from './watch.ts';

export type SignalSource = DemandSignalRow['source'];

export interface Captured {
  signalId: string;
  /** The best matches that are for sale, best first. */
  matches: Match[];
  watch: CapturedWatch | null;
  /** Text that tells the agent what happens next. */
  next: string;
}

interface CapturedWatch {
  id: string;
  host: string;
  expiresAt: number;
  /** `whsec_...`, shown only once. */
  secret: string;
}

interface SignalFilter {
  source?: SignalSource | undefined;
  /** Epoch milliseconds, inclusive. */
  since?: number | undefined;
  /** Epoch milliseconds, exclusive. */
  until?: number | undefined;
}

export interface StoredSignal {
  row: DemandSignalRow;
  watch: WatchSummary | null;
}

interface SignalOrigin {
  source: SignalSource;
  clientId: string;
  requestId: string;
  /** Limits the watches of unauthenticated clients. Only a keyed hash of it is stored. */
  address?: string | undefined;
}

export type Capture = ReturnType<typeof capture>;

export interface CaptureOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  matcher: Matcher;
  watches: Watches;
  secrets: WebhookSecrets;
  /** @throws address_refused for an address that is not a public one */
  checkUrl: (url: string) => void;
  /** The hash is keyed: a plain hash of an address can be reversed by trying all addresses. */
  hashAddress: (address: string) => string;
  /** How long signals are kept. */
  keptMs: number;
  disk?: Pick<DiskReserve, 'requireSpare'> | undefined;
  /** How much all clients without an account may have stored together, in bytes. */
  strangersBytesMax: number;
  /** How much one client may have stored, in characters. Default: without a limit. */
  volume?: RateLimit;
}

/** Of one client. Signals are kept for a year: without it, one address fills a disk. */
export const volumeLimit = { perMinute: 36_000, burst: 2_000_000 };
/** What a row takes beside its texts. */
const rowLength = 200;

const volumeHint = 'Say what you need in fewer words, or wait as long as Retry-After says.';
export const matchesMax = 5;
const matchingMs = 3 * secondMs;
/** The number of characters of a need that are matched. */
const matchedLengthMax = 4000;

/** Records the needs of agents. */
export function capture(parts: CaptureOptions) {
  const { database, clock, keptMs } = parts;

  return {
    ...bound(parts, { capture: record, list, trim }),

    /** Removes expired signals. @returns how many. */
    sweep: (): Promise<number> =>
      deleteInBatches(database, 'demand_signals', (queries) => oldSignals(queries, beforeTime(clock.now() - keptMs))),
  };
}

/**
 * Searches after the signal and its watch are stored. Assets published before that are found here, and assets published later find the
 * watch. In the reverse order, an asset published in between would be missed.
 */
async function liveMatches(parts: CaptureOptions, { id, text, asset_types: types }: Stored): Promise<Match[]> {
  if (text === '') return [];
  const assetType = soleAssetType(types);
  let matches: Match[] = [];
  try {
    const need = { text: text.slice(0, matchedLengthMax), ...(assetType === null ? {} : { assetType }) };
    matches = (await within(matchingMs, () => parts.matcher.matches(need, matchesMax))).slice(0, matchesMax);
    const seen = { match_count: matches.length, top_score: matches[0]?.score ?? null };
    // A crash here loses only whether the need was met.
    await parts.database.write((queries) => queries.updateTable('demand_signals').set(seen).where('id', '=', id).execute(), {
      until: 'applied',
    });
  } catch (cause) {
    // The signal is stored, which is what the agent asked for.
    parts.log.warn({ err: cause, signal: id }, 'a signal was stored, but searching for matches failed');
  }
  return matches;
}

function askerOf(parts: CaptureOptions, { clientId, address }: SignalOrigin): WatchAsker | null {
  const proven = provenOwner(clientId);
  if (proven !== null) return { id: proven, isProven: true };
  return address === undefined ? null : { id: `${strangerPrefix}${parts.hashAddress(address)}`, isProven: false };
}

/**
 * Stores a signal durably before the promise resolves, and returns what is for sale that matches it.
 * @throws address_refused, invalid_input for a callback_url that cannot be watched; storage_full without an account
 */
async function record(parts: CaptureOptions, sent: DemandSignal, about: SignalOrigin): Promise<Captured> {
  const { disk, checkUrl, clock, volume, secrets, database, watches } = parts;
  const isStranger = provenOwner(about.clientId) === null;
  if (isStranger) disk?.requireSpare();
  const signal = isStranger ? shortened(sent) : sent;
  const callbackUrl =
    signal.callback_url === undefined || signal.callback_url === ''
      ? null
      : checkedCallbackUrl(signal.callback_url, 'callback_url', checkUrl);
  const stored = storedSignal(signal, about, clock.now());
  const written = JSON.stringify(stored);
  volume?.take(askerOf(parts, about)?.id ?? '', volumeHint, rowLength + written.length);
  const strangerBytes = isStranger ? rowLength + Buffer.byteLength(written) : null;
  const wanted =
    callbackUrl === null || stored.text === ''
      ? null
      : { callbackUrl, domain: await registrableDomain(new URL(callbackUrl).hostname), secret: secrets.make() };
  const made = await database.write(async (queries) => {
    await insertSignal(queries, { ...stored, stranger_bytes: strangerBytes });
    if (wanted === null) return null;
    const need = stored.text.slice(0, matchedLengthMax);
    const asker = askerOf(parts, about);
    const assetType = soleAssetType(stored.asset_types);
    return watches.add(queries, { signalId: stored.id, need, assetType, asker, ...wanted });
  });
  const watch =
    made?.kind !== 'made' || wanted === null ? null : { id: stored.id, host: made.host, expiresAt: made.expiresAt, secret: wanted.secret };
  const matches = await liveMatches(parts, stored);
  return { signalId: stored.id, matches, watch, next: nextStep({ stored, matches, made }) };
}

/** Newest first. */
async function list(
  parts: CaptureOptions,
  { limit, cursor, source, since, until }: PageRequest & SignalFilter,
): Promise<Page<StoredSignal>> {
  let found = parts.database.read.selectFrom('demand_signals').selectAll().orderBy('id', 'desc');
  if (cursor !== null) found = found.where('id', '<', cursor);
  if (source !== undefined) found = found.where('source', '=', source);
  if (since !== undefined) found = found.where('id', '>=', idFloor('sig', since));
  if (until !== undefined) found = found.where('id', '<', idFloor('sig', until));
  const page = pageOf(await found.limit(limit + 1).execute(), limit, (row) => row);
  const watched = await parts.watches.ofSignals(page.items.map(({ id }) => id));
  return { ...page, items: page.items.map((row) => ({ row, watch: watched.get(row.id) ?? null })) };
}

/** Removes the oldest signals of strangers that are beyond their bound, except those of watches. @returns how many */
async function trim(parts: CaptureOptions): Promise<number> {
  const oldest = await oldestKept(parts.database.read, parts.strangersBytesMax);
  if (oldest === null) return 0;
  return deleteInBatches(parts.database, 'demand_signals', (queries) => oldSignals(queries, ofStrangersBefore(oldest)));
}

/** What is kept of a signal that anybody can send for nothing: its texts are stored twice, once to be matched. */
function shortened(signal: DemandSignal): DemandSignal {
  let left: number = demandLimits.strangersText;
  const cut = (text: string | undefined) => {
    const kept = text?.slice(0, left).toWellFormed();
    left -= kept?.length ?? 0;
    return kept;
  };
  const [need, query, task, capability, useCase] = [signal.need, signal.query, signal.task, signal.capability, signal.use_case].map(cut);
  const isLarge = Buffer.byteLength(JSON.stringify(signal.metadata ?? null)) > demandLimits.strangersMetadataBytes;
  return { ...signal, need, query, task, capability, use_case: useCase, metadata: isLarge ? undefined : signal.metadata };
}

/** The row of a signal before it is stored. */
type Stored = Omit<NewDemandSignalRow, 'asset_types' | 'stranger_bytes'> & { asset_types: string[] };

function storedSignal(signal: DemandSignal, { source, clientId, requestId }: Parameters<Capture['capture']>[1], now: number): Stored {
  const { need, query, task, capability, use_case: useCase } = signal;
  const types = [signal.asset_type ?? '', ...(signal.asset_types ?? [])].filter((type) => type !== '');
  const budget = orNull(signal.budget);
  const parsed = budget === null ? null : parseBudget(budget);
  return {
    id: newId('sig', now),
    source,
    client_id: clientId,
    agent_id: orNull(signal.agent_id),
    asset_types: [...new Set(types)],
    budget,
    budget_micros: parsed?.amountMicros ?? null,
    budget_currency: parsed?.currency ?? null,
    capability: orNull(capability),
    need: orNull(need),
    query: orNull(query),
    task: orNull(task),
    use_case: orNull(useCase),
    urgency: orNull(signal.urgency),
    metadata: signal.metadata === undefined ? null : JSON.stringify(signal.metadata),
    text: [...new Set([need, query, task, capability, useCase])].filter((text) => orNull(text) !== null).join('\n'),
    request_id: requestId,
    created_at: now,
  };
}

async function insertSignal(queries: Queries, stored: Stored & Pick<DemandSignalRow, 'stranger_bytes'>): Promise<void> {
  await queries
    .insertInto('demand_signals')
    .values({ ...stored, asset_types: JSON.stringify(stored.asset_types) })
    .execute();
}

interface Outlook {
  stored: Stored;
  matches: readonly Match[];
  /** Null where none was wanted. */
  made: MadeWatch | null;
}

function nextStep({ stored, matches, made }: Outlook): string {
  if (stored.text === '') return 'The signal is stored. Say what is needed in need or query, so that it can be matched and watched.';
  const now = matches.length === 0 ? 'Nothing for sale matches it yet.' : 'Each match contains its address.';
  return `The signal is stored. ${now} ${watchStep(made)}`;
}

function watchStep(made: MadeWatch | null): string {
  if (made === null) return 'Send it again with callback_url to get a webhook when something that matches it is published.';
  if (made.kind === 'made') {
    return `Until ${rfc3339(made.expiresAt)} a signed webhook is sent to ${made.host} when something that matches it is published; keep watch.secret to verify it.`;
  }
  if (made.kind === 'challenged') {
    return 'No watch was created: there are too many already without a proof. A challenge is sent to callback_url: answer it with status 200 and data.challenge as the body, then send this again.';
  }
  return 'No watch was created: there are too many already. Try again later.';
}

const beforeTime = (before: number) => sql<SqlBool>`created_at < ${before}`;
const ofStrangersBefore = (id: string) => sql<SqlBool>`stranger_bytes is not null and id < ${id}`;

/** A signal outlives its watch. If the clean-up of watches is behind, the signal waits for it. */
function oldSignals(queries: Queries, which: RawBuilder<SqlBool>) {
  return queries
    .selectFrom('demand_signals')
    .select('id')
    .where(which)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('demand_watches').select('demand_watches.id').whereRef('demand_watches.id', '=', 'demand_signals.id'))),
    );
}

function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
