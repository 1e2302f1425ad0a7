import type { Foundation } from '../foundation.ts';
import { dayMs, hourMs, minuteMs } from '../clock.ts';
import type { Micros } from '../money.ts';
import { textFlags } from '../text-flags.ts';
import type { Embedding } from '../search/embedding.ts';
import type { Hit } from '../search/fusion.ts';
import { indexSearch } from '../search/index-search.ts';
import { memoryIndex } from '../search/search-index.memory.ts';
import type { DemandAggregate } from './aggregate.ts';
import type { CommonBudget } from './budget.ts';
import type { Cluster } from './clusters.ts';
import { needId } from './need-id.ts';
import { markOf, type NeedMarks } from './need-marks.ts';

/** A need with money behind it. Its buyer has agreed that it is public. */
interface BackedNeed {
  id: string;
  /** Of its page, under the public address. */
  path: string;
  need: string;
  amountMicros: Micros;
  currency: string;
  isTest: boolean;
  createdAt: number;
  /** Until then the money is held. */
  expiresAt: number;
}

/** The needs with money behind them that an optional room knows. */
export interface BackedNeeds {
  /** The latest open ones. */
  latestOpen(limit: number): Promise<BackedNeed[]>;
  /** Which of these are open now. */
  stillOpen(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** A need that is open and may be shown to everybody. */
export interface OpenNeed {
  id: string;
  text: string;
  /** How many different signed-in agents said it; null for a need that its buyer made public. */
  agents: number | null;
  /** What enough of them would pay; null if too few said. */
  budget: CommonBudget | null;
  /** Money that a buyer holds ready for it. */
  pledge: BackedNeed | null;
  lastAt: number;
}

/** Needs that many agents have and nothing for sale meets, without a trace of the agents. */
export type OpenDemand = ReturnType<typeof openDemand>;

export interface OpenDemandOptions extends Pick<Foundation, 'clock' | 'log'> {
  aggregate: Pick<DemandAggregate, 'report'>;
  /** Needs that an operator marked as fulfilled are not open. */
  marks: Pick<NeedMarks, 'fulfilled'>;
  embedding: Embedding | null;
}

/** Demand of so long counts as open. */
export const openDays = 30;
const windowHours = (openDays * dayMs) / hourMs;
const freshMs = minuteMs;
/** Older than this, it is not shown: nobody has searched for a while. */
const shownMsMax = 2 * minuteMs;
/** A cluster is open if at least this share of its searches and signals found nothing good. */
const unmetShareMin = 0.5;
/** The latest needs with money behind them that are searched. */
const backedMax = 1000;

/** An index in memory of at most as many needs as the report has clusters, made again every few minutes while somebody searches. */
export function openDemand({ aggregate, marks, embedding, clock, log }: OpenDemandOptions) {
  const index = memoryIndex(embedding);
  const search = indexSearch({ index, embedding });
  let backed: BackedNeeds | null = null;
  let needs: ReadonlyMap<string, OpenNeed> = new Map();
  let madeAt: number | null = null;
  let making: Promise<void> | null = null;

  const latestBacked = async () => (await backed?.latestOpen(backedMax)) ?? [];

  async function make(): Promise<void> {
    try {
      const { clusters } = await aggregate.report(windowHours);
      const [fulfilled, pledged] = await Promise.all([marks.fulfilled(), latestBacked()]);
      const unfulfilled = clusters.filter((cluster) => markOf(cluster, fulfilled) === null);
      const open = [...unfulfilled.flatMap(openNeedOf), ...pledged.map(backedNeedOf)];
      needs = new Map(open.map((need) => [need.id, need]));
      index.know(open.map(({ id, text }) => ({ id, title: text, description: null, body: '' })));
    } catch (cause) {
      log.warn({ err: cause }, 'open demand could not be read; the earlier one is searched');
    }
    madeAt = clock.now();
  }

  /** The first search waits, and the first after a pause; others are answered from what is there. */
  async function refreshed(): Promise<void> {
    const ageMs = madeAt === null ? Infinity : Math.abs(clock.now() - madeAt);
    if (ageMs < freshMs) return;
    making ??= make().finally(() => {
      making = null;
    });
    if (ageMs > shownMsMax) await making;
  }

  /** Without those that have ended since: their money is gone. */
  async function stillOpen<Found>(found: readonly Found[], needOf: (each: Found) => OpenNeed): Promise<Found[]> {
    const pledged = found.flatMap((each) => needOf(each).pledge?.id ?? []);
    const open = await backed?.stillOpen(pledged);
    return found.filter((each) => {
      const { pledge } = needOf(each);
      return pledge === null || open?.has(pledge.id) === true;
    });
  }

  return {
    /** Shows these needs too. */
    add(source: BackedNeeds): void {
      backed = source;
    },
    /** Pledged needs first, the highest amount first; then those of most agents. */
    async list(): Promise<OpenNeed[]> {
      await refreshed();
      return (await stillOpen([...needs.values()], (need) => need)).toSorted(mostWanted);
    },
    /** @throws when the caller has disconnected */
    async search(
      query: string,
      { topK, signal }: { topK: number; signal: AbortSignal },
    ): Promise<{ total: number; hits: Array<{ need: OpenNeed; hit: Hit }> }> {
      await refreshed();
      const { answered, hits, total } = await search({ query, topK, filter: null, signal });
      if (!answered) return { total: 0, hits: [] };
      const found = hits.flatMap((hit) => {
        const need = needs.get(hit.id);
        return need === undefined ? [] : [{ need, hit }];
      });
      return { total, hits: await stillOpen(found, ({ need }) => need) };
    },
  };
}

/** A pledge counts for more than a request; equal needs have the same order everywhere. */
function mostWanted(one: OpenNeed, other: OpenNeed): number {
  return (
    (other.pledge?.amountMicros ?? 0) - (one.pledge?.amountMicros ?? 0) ||
    (other.agents ?? 0) - (one.agents ?? 0) ||
    other.lastAt - one.lastAt ||
    (one.id < other.id ? -1 : 1)
  );
}

/** Strangers wrote it and models read it: a text with instructions to models is not shown. */
function openNeedOf({ shared, unmetShare, lastAt }: Cluster): OpenNeed[] {
  if (shared === null || (unmetShare ?? 0) < unmetShareMin || speaksToModels(shared.text)) return [];
  const { text, agents, budget } = shared;
  return [{ id: needId(text), text, agents, budget, pledge: null, lastAt }];
}

function backedNeedOf(pledge: BackedNeed): OpenNeed {
  return { id: pledge.id, text: pledge.need, agents: null, budget: null, pledge, lastAt: pledge.createdAt };
}

/** Whether a text of a stranger reads like instructions to a language model. */
export function speaksToModels(text: string): boolean {
  return textFlags({ title: text, description: null, searchText: '' }).length > 0;
}
