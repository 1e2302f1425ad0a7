import type { Assets } from '../assets/assets.ts';
import { minuteMs, type Clock } from '../clock.ts';
import { cached } from '../limits/cache.ts';
import type { DemandAggregate } from './aggregate.ts';
import type { Cluster } from './clusters.ts';
import { markOf, type NeedMarks } from './need-marks.ts';
import { goodScoreMin, type Match, type Matcher } from './supply.ts';

/** An unmet need, and what is for sale and comes nearest. */
export interface NearMiss {
  need: Cluster;
  nearest: Array<Match & { ownerId: string | null; isAnswer: boolean }>;
}

export type NearMisses = ReturnType<typeof nearMisses>;

export interface NearMissesOptions {
  aggregate: Pick<DemandAggregate, 'report'>;
  marks: Pick<NeedMarks, 'fulfilled'>;
  matcher: Pick<Matcher, 'nearest'>;
  assets: Pick<Assets, 'findAll'>;
  clock: Clock;
}

const freshMs = minuteMs;
/** Each costs two searches. */
const needsMax = 12;
const nearestMax = 3;
/** A lower score is that of unrelated texts. */
const nearScoreMin = 0.2;
const unmetShareMin = 0.5;
const keptMax = 8;

/** Searches for the largest unmet needs again: what almost answers one may need only other words, or another owner's offer. */
export function nearMisses({ aggregate, marks, matcher, assets, clock }: NearMissesOptions) {
  const kept = cached<number, NearMiss[]>({ clock, ttlMs: freshMs, entriesMax: keptMax });

  async function nearestTo(need: Cluster): Promise<NearMiss> {
    const near = (await matcher.nearest({ text: need.label }, nearestMax)).filter(({ score }) => score >= nearScoreMin);
    const ids = near.flatMap(({ kind, id }) => (kind === 'asset' ? [id] : []));
    const owners = new Map((await assets.findAll(ids)).map(({ id, ownerId }) => [id, ownerId]));
    return {
      need,
      nearest: near.map((match) => ({ ...match, ownerId: owners.get(match.id) ?? null, isAnswer: match.score >= goodScoreMin })),
    };
  }

  async function find(windowHours: number): Promise<NearMiss[]> {
    const { clusters } = await aggregate.report(windowHours);
    const found: NearMiss[] = [];
    // One after another, so that agents' searches come between.
    for (const need of clusters.filter(({ unmetShare }) => (unmetShare ?? 0) >= unmetShareMin).slice(0, needsMax)) {
      found.push(await nearestTo(need));
    }
    return found;
  }

  return {
    /** The largest unmet needs of the last hours that are not marked as fulfilled, at most a minute old. */
    async of(windowHours: number): Promise<NearMiss[]> {
      const [found, fulfilled] = await Promise.all([kept.get(windowHours, () => find(windowHours)), marks.fulfilled()]);
      return found.filter(({ need }) => markOf(need, fulfilled) === null);
    },
  };
}
