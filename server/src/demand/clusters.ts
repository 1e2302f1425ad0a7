import { setImmediate } from 'node:timers/promises';
import { secondMs } from '../clock.ts';
import type { Log } from '../log.ts';
import { formatAmount } from '../money.ts';
import { calibrate, usualCalibration, type Calibration } from '../search/calibration.ts';
import type { Embedder } from '../search/embedder.ts';
import { commonBudget, medianOf, type Budget, type CommonBudget } from './budget.ts';
import { needId, sameText } from './need-id.ts';

/** One occurrence of a need, from a signal or from a search. */
export interface Voice {
  text: string;
  agent: string;
  /** The account, API key or wallet that asked; null for agents that named themselves or have no name. */
  signedIn?: string | null;
  /** How many requests it stands for; default 1. */
  times?: number;
  /** Null if unknown. */
  isUnmet: boolean | null;
  budget: Budget | null;
  urgency: string | null;
  at: number;
}

export interface Cluster {
  /** Of the most frequent need. */
  id: string;
  /** Of all its needs, the most frequent first. */
  needIds: string[];
  /** The most frequent need of the cluster. */
  label: string;
  count: number;
  /** The count in the first and in the second half of the window. */
  trend: { before: number; after: number };
  distinctAgents: number;
  /** 0..1; null if it is unknown for every need. */
  unmetShare: number | null;
  /** In the most frequent currency. */
  budgets: { count: number; min: string; median: string; max: string; currency: string } | null;
  urgency: Record<string, number>;
  sample: string[];
  firstAt: number;
  lastAt: number;
  /**
   * The wording that may be shown to everybody: enough different signed-in agents used exactly this one, so it identifies none of them.
   * Null if there is none.
   */
  shared: { text: string; agents: number; budget: CommonBudget | null } | null;
}

/** A text is shown to strangers once this many signed-in agents have said exactly that. Names that agents give themselves count nothing. */
export const sharedByMin = 5;

export type NeedClusters = ReturnType<typeof needClusters>;

/** The limit of distinct needs; older ones are left out. */
export const needsMax = 5000;
const leadersMax = 400;
const clustersMax = 50;
const vectorsMax = 2 * needsMax;
const embeddedAtOnce = 64;
const embeddingMs = 8 * secondMs;
const comparedAtOnce = 100;
/**
 * Two texts are rewordings of one need if they are this many times as near as a question and its answer, on the scale of unrelated texts.
 * With the built-in embedder this is a cosine of about 0.7: rewordings have 0.7 to 0.9, needs on one topic 0.3 to 0.6.
 */
const sameNeedNearness = 1.16;
const similarityMax = 0.95;
const sampleSize = 3;
const urgenciesMax = 10;

/** All occurrences of the same text. */
interface NeedGroup {
  text: string;
  voices: Voice[];
}

export interface NeedClustersOptions {
  embedder: Embedder;
  log: Log;
  /** The minimum cosine at which two needs count as one. The default is derived from measurements of the embedding space. */
  similarityMin?: number;
}

/**
 * Groups needs by embedding: each need joins the nearest leader whose cosine is at least `similarityMin`, or leads a new group. The
 * vectors of known texts are kept, so the next window is cheap. If the embedder does not answer in time, identical texts still form a
 * group.
 */
export function needClusters({ embedder, log, similarityMin }: NeedClustersOptions) {
  const vectors = new Map<string, Float32Array>();
  let measured = similarityMin ?? null;

  async function leastSimilarity(): Promise<number> {
    if (measured !== null) return measured;
    try {
      measured = similarityOf(await calibrate(embedder, AbortSignal.timeout(embeddingMs)));
      return measured;
    } catch (cause) {
      log.warn({ err: cause }, 'the embedding space could not be measured; default thresholds are used');
      return similarityOf(usualCalibration);
    }
  }

  async function embedMissing(texts: readonly string[]): Promise<void> {
    const missing = texts.filter((text) => !vectors.has(text));
    const signal = AbortSignal.timeout(embeddingMs);
    try {
      for (let at = 0; at < missing.length; at += embeddedAtOnce) {
        signal.throwIfAborted();
        const some = missing.slice(at, at + embeddedAtOnce);
        const made = await embedder.embedTexts(some, { purpose: 'document', signal });
        for (const [index, text] of some.entries()) {
          const vector = made[index];
          if (vector !== undefined) vectors.set(text, vector);
        }
        await setImmediate();
      }
    } catch (cause) {
      log.warn({ err: cause, texts: missing.length }, 'not all needs could be embedded; the others are clustered by identical text');
    }
  }

  /** Maps keep insertion order, so the oldest entries come first. */
  function forgetOldVectors(): void {
    for (const text of vectors.keys()) {
      if (vectors.size <= vectorsMax) return;
      vectors.delete(text);
    }
  }

  return {
    /** Builds the largest clusters, largest first. @param voices newest first @param middle of the window, for the trend */
    async of(voices: readonly Voice[], middle = 0): Promise<{ clusters: Cluster[]; isComplete: boolean }> {
      const { groups, isComplete } = groupsByText(voices);
      await embedMissing(groups.map(({ text }) => text));
      const gathered = await gather(groups, vectors, await leastSimilarity());
      forgetOldVectors();
      const largest = gathered.toSorted((a, b) => voiceCount(b) - voiceCount(a)).slice(0, clustersMax);
      return { clusters: largest.map((groups) => summary(groups, middle)), isComplete };
    },
  };
}

function similarityOf({ unrelated, related }: Calibration): number {
  return Math.min(similarityMax, unrelated + sameNeedNearness * (related - unrelated));
}

function groupsByText(voices: readonly Voice[]): { groups: NeedGroup[]; isComplete: boolean } {
  const byText = new Map<string, NeedGroup>();
  let isComplete = true;
  for (const voice of voices) {
    const key = sameText(voice.text);
    const known = byText.get(key);
    if (known !== undefined) known.voices.push(voice);
    else if (byText.size < needsMax) byText.set(key, { text: voice.text, voices: [voice] });
    else isComplete = false;
  }
  return { groups: [...byText.values()], isComplete };
}

interface Gathering {
  vector: Float32Array | null;
  groups: NeedGroup[];
}

/**
 * The most frequent needs come first, so that they lead. Once there are enough leaders, needs that resemble none of them are left out.
 */
async function gather(
  groups: readonly NeedGroup[],
  vectors: ReadonlyMap<string, Float32Array>,
  similarityMin: number,
): Promise<NeedGroup[][]> {
  const leaders: Gathering[] = [];
  const ordered = groups.toSorted((a, b) => timesOf(b.voices) - timesOf(a.voices));
  for (const [index, group] of ordered.entries()) {
    // Requests are served between two portions.
    if (index % comparedAtOnce === comparedAtOnce - 1) await setImmediate();
    const vector = vectors.get(group.text) ?? null;
    const nearest = vector === null ? null : nearestLeader(leaders, vector, similarityMin);
    if (nearest !== null) nearest.groups.push(group);
    else if (leaders.length < leadersMax) leaders.push({ vector, groups: [group] });
  }
  return leaders.map((leader) => leader.groups);
}

function nearestLeader(leaders: readonly Gathering[], vector: Float32Array, similarityMin: number): Gathering | null {
  let nearest: Gathering | null = null;
  let best = similarityMin;
  for (const leader of leaders) {
    const similarity = leader.vector === null ? -1 : dot(leader.vector, vector);
    if (similarity < best) continue;
    best = similarity;
    nearest = leader;
  }
  return nearest;
}

/** The cosine, because the vectors have length one. */
function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

function voiceCount(groups: readonly NeedGroup[]): number {
  return groups.reduce((sum, { voices }) => sum + timesOf(voices), 0);
}

/** How many requests these stand for. */
export function timesOf(voices: readonly Voice[]): number {
  return voices.reduce((sum, { times = 1 }) => sum + times, 0);
}

function summary(groups: readonly NeedGroup[], middle: number): Cluster {
  const voices = groups.flatMap((group) => group.voices);
  const known = voices.filter(({ isUnmet }) => isUnmet !== null);
  const times = voices.map(({ at }) => at);
  const texts = groups.map(({ text }) => firstLine(text));
  const needIds = groups.map(({ text }) => needId(text));
  const before = timesOf(voices.filter(({ at }) => at < middle));
  return {
    id: needIds[0] ?? '',
    needIds,
    label: texts[0] ?? '',
    count: timesOf(voices),
    trend: { before, after: timesOf(voices) - before },
    distinctAgents: new Set(voices.map(({ agent }) => agent)).size,
    unmetShare: known.length === 0 ? null : rounded(timesOf(known.filter(({ isUnmet }) => isUnmet === true)) / timesOf(known)),
    budgets: budgetsOf(voices),
    urgency: urgenciesOf(voices),
    sample: [...new Set(texts)].slice(0, sampleSize),
    shared: sharedOf(groups),
    firstAt: times.reduce((a, b) => Math.min(a, b)),
    lastAt: times.reduce((a, b) => Math.max(a, b)),
  };
}

function sharedOf(groups: readonly NeedGroup[]): Cluster['shared'] {
  const counted = groups.map(({ text, voices }) => ({
    text,
    voices,
    agents: new Set(voices.flatMap(({ signedIn }) => signedIn ?? [])).size,
  }));
  const [most] = counted.toSorted((a, b) => b.agents - a.agents);
  if (most === undefined || most.agents < sharedByMin) return null;
  return { text: most.text, agents: most.agents, budget: sharedBudgetOf(most.voices) };
}

/** One budget for each signed-in agent, the latest: who asks often, or often with another budget, counts once. */
function sharedBudgetOf(voices: readonly Voice[]): CommonBudget | null {
  const latest = new Map<string, { at: number; budget: Budget }>();
  for (const { signedIn = null, budget, at } of voices) {
    if (signedIn === null || budget === null || (latest.get(signedIn)?.at ?? -1) >= at) continue;
    latest.set(signedIn, { at, budget });
  }
  return commonBudget(
    [...latest.values()].map(({ budget }) => budget),
    sharedByMin,
  );
}

function budgetsOf(voices: readonly Voice[]): Cluster['budgets'] {
  const named = voices.flatMap(({ budget }) => (budget === null ? [] : [budget]));
  const [mostNamed] = counted(named.map(({ currency }) => currency));
  if (mostNamed === undefined) return null;
  const [currency] = mostNamed;
  const amounts = named.filter((each) => each.currency === currency).map(({ amountMicros }) => amountMicros);
  const sorted = amounts.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  return {
    count: sorted.length,
    min: formatAmount(at(0)),
    median: formatAmount(medianOf(sorted)),
    max: formatAmount(at(sorted.length - 1)),
    currency,
  };
}

function urgenciesOf(voices: readonly Voice[]): Record<string, number> {
  const named = voices.flatMap(({ urgency }) => (urgency === null ? [] : [urgency.toLowerCase()]));
  return Object.fromEntries(counted(named).slice(0, urgenciesMax));
}

/** The texts with their counts, most frequent first. */
function counted(texts: readonly string[]): Array<[text: string, count: number]> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** Rounds to four decimals. */
export function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
