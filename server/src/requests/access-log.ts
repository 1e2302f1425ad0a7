import type { Foundation } from '../foundation.ts';
import { idOrder, mergedRows, pageOf, type Page, type PageRequest } from '../storage/page.ts';
import { dayMs, minuteMs } from '../clock.ts';
import { idFloor, newId } from '../ids.ts';
import { deleteInBatches, deleteOldDays } from '../storage/batches.ts';
import { compiledInsert } from '../storage/compiled-query.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { Dialect } from '../storage/dialect.ts';
import type { AccessEvent, AccessKind, AccessOutcome } from './access-event.ts';
import type { AccessLogRow } from '../storage/tables/demand.ts';
import { storableText } from '../storage/storable-text.ts';
import type { AgentRequest } from './agent-request.ts';
import { listingDays, storeListingDays } from './listing-days.ts';

interface AccessFilter {
  kind?: AccessKind | undefined;
  outcome?: AccessOutcome | undefined;
  assetId?: string | undefined;
  /** Assets and tools, one of which it is about. */
  subjects?: readonly string[] | undefined;
  /** Epoch milliseconds, inclusive. */
  since?: number | undefined;
  /** Epoch milliseconds, exclusive. */
  until?: number | undefined;
}

export type AccessLog = ReturnType<typeof accessLog>;

/** Events that wait for the store at most: some megabytes. */
const waitingMax = 10_000;
/** Sizes of inserts: a few statements serve any number of rows. */
const insertSizes = [256, 64, 16, 4, 1] as const;
const userAgentLengthMax = 200;
const queryLengthMax = 1000;
const nameLengthMax = 256;
const listingDaysKept = 400;

export interface AccessLogOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  keptMs: number;
}

/** The requests of agents and their outcomes: the raw data of the demand report. */
export function accessLog({ database, clock, log, keptMs }: AccessLogOptions) {
  const insert = inserts(database.dialect);
  const sampled = sampledLines();
  const listings = listingDays();
  let waiting: AccessLogRow[] = [];
  let dropped = 0;
  let flushing: Promise<void> | null = null;

  /** The newest events tell more about demand than the oldest. */
  function keepNewest(): void {
    const excess = waiting.length - waitingMax;
    if (excess <= 0) return;
    waiting = waiting.slice(excess);
    dropped += excess;
  }

  async function storeWaiting(): Promise<void> {
    if (dropped > 0) log.warn({ dropped }, 'access log was flooded; the oldest entries were dropped');
    dropped = 0;
    const rows = waiting;
    waiting = [];
    const counted = listings.take();
    if (rows.length === 0 && counted.length === 0) return;
    try {
      await database.write(async (queries) => {
        await insert(queries, rows);
        await storeListingDays(queries, counted);
      });
    } catch (cause) {
      listings.giveBack(counted);
      waiting = [...rows, ...waiting];
      keepNewest();
      log.warn({ err: cause, waiting: waiting.length }, 'access log could not be stored; it is kept for the next time');
    }
  }

  return {
    /** Records an event; it is stored within about a second. Never throws and never waits; a crash loses that second. */
    record(event: AccessEvent): void {
      // HEAD is safe: it is no demand.
      if (event.method === 'HEAD') return;
      const at = event.at ?? clock.now();
      if (event.shownIds !== undefined) listings.count(event.shownIds, 'shown', at);
      if ((event.isSampled ?? isUnpaid(event)) && !sampled.isLine(event, at)) return;
      waiting.push(rowOf(event, at));
      // Trimmed in steps: copying the list for each event would make a flood worse.
      if (waiting.length >= waitingMax * 1.1) keepNewest();
    },
    /** Counts a request for the description of a listing, by somebody else than its owner. */
    viewed: (listingId: string): void => listings.count([listingId], 'views', clock.now()),
    /** Stores an event in the caller's transaction: for everything that money depends on. */
    recordIn: (queries: Queries, event: AccessEvent): Promise<void> => insert(queries, [rowOf(event, event.at ?? clock.now())]),
    /** Stores the recorded events; to be called every second, and before stopping. Never throws. */
    async flush(): Promise<void> {
      waiting.push(...sampled.counted(clock.now()).map(({ event, at, repeats }) => ({ ...rowOf(event, at), repeats })));
      // A flush that begins while another runs also stores what was recorded since.
      if (flushing !== null) await flushing;
      flushing ??= storeWaiting().finally(() => {
        flushing = null;
      });
      await flushing;
    },
    list: (request: PageRequest & AccessFilter): Promise<Page<AccessLogRow>> => list(database, request),
    /** Deletes expired events, and the counts of listings before the longest period that is asked for. @returns how many events. */
    async sweep(): Promise<number> {
      await deleteOldDays(database, 'listing_days', Math.floor(clock.now() / dayMs) - listingDaysKept);
      return deleteInBatches(database, 'access_logs', (queries) => oldLines(queries, clock.now() - keptMs));
    },
  };
}

/** Anybody can cause any number of them for nothing. */
function isUnpaid({ kind, outcome }: AccessEvent): boolean {
  return kind === 'fetch' && outcome === 'challenged';
}

/** The statements are built once: each delivery writes to the log. */
function inserts(dialect: Dialect): (queries: Queries, rows: readonly AccessLogRow[]) => Promise<void> {
  const insert = compiledInsert(dialect, 'access_logs');
  return async (queries, rows) => {
    let at = 0;
    for (const size of insertSizes) {
      for (; rows.length - at >= size; at += size) await insert(queries, ...rows.slice(at, at + size));
    }
  };
}

async function list(database: Database, { subjects, ...request }: PageRequest & AccessFilter): Promise<Page<AccessLogRow>> {
  const found = subjects?.map((assetId) => matching(database, { ...request, assetId })) ?? [matching(database, request)];
  return pageOf(await mergedRows(found, request.limit, idOrder(request).compare), request.limit, (row) => row);
}

function matching(database: Database, { limit, cursor, order, ...filter }: PageRequest & AccessFilter): Promise<AccessLogRow[]> {
  const { after, direction } = idOrder({ limit, cursor, order });
  let found = database.read.selectFrom('access_logs').selectAll().where(after);
  if (filter.kind !== undefined) found = found.where('kind', '=', filter.kind);
  if (filter.outcome !== undefined) found = found.where('outcome', '=', filter.outcome);
  if (filter.assetId !== undefined) found = found.where('asset_id', '=', filter.assetId);
  if (filter.since !== undefined) found = found.where('id', '>=', idFloor('log', filter.since));
  if (filter.until !== undefined) found = found.where('id', '<', idFloor('log', filter.until));
  return found
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute();
}

function oldLines(queries: Queries, before: number) {
  return queries.selectFrom('access_logs').select('id').where('at', '<', before);
}

function rowOf(event: AccessEvent, at: number): AccessLogRow {
  return {
    id: newId('log', at),
    at,
    kind: event.kind,
    outcome: event.outcome,
    method: event.method,
    path: event.path,
    status: event.status,
    client_id: event.clientId,
    agent_id: storableText(event.agentId, nameLengthMax),
    user_agent: storableText(event.userAgent, userAgentLengthMax),
    asset_id: storableText(event.assetId, nameLengthMax),
    query: storableText(event.query, queryLengthMax),
    asset_type: storableText(event.assetType, nameLengthMax),
    result_count: event.resultCount ?? null,
    top_score: event.topScore ?? null,
    budget: storableText(event.budget, nameLengthMax),
    urgency: storableText(event.urgency, nameLengthMax),
    request_id: event.requestId,
    repeats: 1,
  };
}

/** Where the requests of agents for tools are recorded. */
export interface ToolRequestParts {
  accessLog: Pick<AccessLog, 'record'>;
}

/**
 * Records a call for demand: asked for its price, answered, or for a tool that cannot be called. Many of the same are counted and not
 * written one by one: anybody can ask for the price, and paid calls must cost no row each.
 */
export function recordCall(
  { accessLog }: ToolRequestParts,
  request: AgentRequest,
  call: { toolId: string } & Pick<AccessEvent, 'outcome' | 'status'>,
): void {
  const { toolId, outcome, status } = call;
  accessLog.record({ ...request, kind: 'call', outcome, status, assetId: toolId, isSampled: true });
}

/** Records a search of tools, like a search of assets. Without words it only lists them. */
export function recordToolSearch(
  { accessLog }: ToolRequestParts,
  request: AgentRequest,
  { query, answered, matchScores }: { query: string; answered: boolean; matchScores: readonly number[] },
): void {
  if (query.trim() === '') return;
  const [best] = matchScores;
  accessLog.record({
    ...request,
    kind: 'search',
    outcome: answered ? 'found' : 'unmet',
    status: 200,
    query,
    resultCount: matchScores.length,
    topScore: best === undefined ? null : best / 100,
    isSampled: true,
  });
}

/** Requests that had no line of their own, as one. */
interface CountedRequests {
  /** The last of them. */
  event: AccessEvent;
  at: number;
  repeats: number;
}

/** Lines of each subject in a minute. */
const ofSubjectMax = 3;
/**
 * Subjects of each kind of request. What comes on top is counted together, without its subject: so nobody fills the disk by asking for
 * many.
 */
const subjectsMax = 60;

/** The first requests of each minute about a subject have lines, all others are counted: demand sees every one, and the disk few. */
function sampledLines() {
  let minute = 0;
  let lines = new Map<string, Map<string, number>>();
  let counts = new Map<string, CountedRequests>();

  return {
    /** Whether this one has a line of its own; otherwise it is counted. */
    isLine(event: AccessEvent, at: number): boolean {
      const kind = `${event.kind} ${event.outcome} ${event.path}`;
      const ofKind = lines.get(kind) ?? new Map<string, number>();
      lines.set(kind, ofKind);
      const subject = subjectOf(event);
      const had = ofKind.get(subject) ?? 0;
      const isFull = had === 0 && ofKind.size >= subjectsMax;
      if (!isFull && had < ofSubjectMax) {
        ofKind.set(subject, had + 1);
        return true;
      }
      const key = `${kind}\n${isFull ? '' : subject}`;
      const repeats = (counts.get(key)?.repeats ?? 0) + 1;
      counts.set(key, { event: isFull ? { ...event, assetId: null, query: null, agentId: null } : event, at, repeats });
      return false;
    },
    /** The counts of a minute that is over. */
    counted(now: number): CountedRequests[] {
      const current = Math.floor(now / minuteMs);
      if (current === minute) return [];
      const over = [...counts.values()];
      [minute, lines, counts] = [current, new Map(), new Map()];
      return over;
    },
  };
}

/** The subject of a request: an asset, a tool, or the words of a search. */
function subjectOf({ assetId, query }: AccessEvent): string {
  return assetId ?? query?.toLowerCase().replaceAll(/\s+/g, ' ').trim() ?? '';
}
