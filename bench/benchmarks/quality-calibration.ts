import { openEmbedder } from '../../server/src/search/embedders/open-embedder.ts';
import { features, onCurve, probabilityOf, sumOf, type Evidence, type Fit, type SearchKind } from '../../server/src/search/relevance.ts';
import type { Bench, Finding } from '../comparison.ts';
import { writtenAsset } from '../corpus.ts';
import { coarse, isotonic } from '../retrieval/isotonic.ts';
import { logistic, type Sample } from '../retrieval/logistic.ts';
import { nonsense } from '../retrieval/nonsense.ts';
import { searchedSet, type SearchedSet } from '../retrieval/searched-set.ts';
import { ownSets, readSets, type RetrievalSet } from '../retrieval/sets.ts';

/** Fitted to every second question of these sets; the other half and all other sets are held back. */
const fittedTo: ReadonlySet<string> = new Set(['own', 'catalog', 'acebench', 'cmrc_zh', 'metatool', 'aliyun_zh2en', 'all sets in one']);
/** These sets mark only one of many equal answers as right: they show lost hits, but not how probable a hit is. */
const oneOfMany: ReadonlySet<string> = new Set(['metatool', 'apibench']);
const generated = '10,000 generated assets';
const seeds = { fitted: 3, heldBack: 4 };
const hitsMax = 10;
/** Only the best hits of a nonsense query count, because none can be right. */
const nonsenseHitsMax = 3;
/** A wrong hit is often a right answer that the set does not list. */
const wrongWeight = 0.02;
/** The assumed share of nonsense among queries. */
const nonsenseShare = 0.1;
const lostMax = 0.002;
const curvePoints = 14;

interface Judged {
  set: string;
  kind: 'question' | 'nonsense';
  isFitted: boolean;
  /** The best hits, in order. */
  hits: ReadonlyArray<{ evidence: Evidence; isRight: boolean }>;
}

/** Fits the probability that a hit is right, and compares the new fit with that in the source, on fitted and on held back questions. */
export async function* qualityCalibration(bench: Bench): AsyncIterable<Finding> {
  const { setsFolder, embedder: name, questionsMax } = bench.retrieval;
  const embedder = openEmbedder({ embedder: name, key: null, fetch });
  const named = await readSets(setsFolder);
  const own = setsFolder === ownSets ? [] : await readSets(ownSets);
  const each = Math.min(questionsMax, bench.isThorough ? 250 : 60);
  const sets = [...named, ...own, inOne(named, Math.ceil(each / 4)), generatedSet()];
  const judgedBy: Record<SearchKind, Judged[]> = { both: [], words: [], vector: [] };
  for (const set of sets) {
    const searched = await searchedSet(bench.folder, set, embedder);
    try {
      for (const kind of kinds) judgedBy[kind].push(...(await judgedOf(searched, set, { kind, each })));
    } finally {
      await searched.close();
    }
  }
  for (const kind of kinds) {
    const judged = judgedBy[kind];
    const fit = fitted(
      kind,
      judged.filter(({ isFitted }) => isFitted),
    );
    yield { kind: 'table', title: `${kind}: to be written to relevance.ts`, columns: ['fit'], rows: [[sourceOf(fit)]] };
    yield tableOf(`${kind}: the new fit`, judged, (evidence) => judge(fit, features[kind](evidence)));
    yield tableOf(`${kind}: the fit in the source`, judged, probabilityOf);
    yield curveOf(`${kind}: shown and true probability, the fit in the source`, judged);
  }
}

const kinds = ['both', 'words', 'vector'] as const satisfies readonly SearchKind[];

async function judgedOf(searched: SearchedSet, set: RetrievalSet, { kind, each }: { kind: SearchKind; each: number }): Promise<Judged[]> {
  const judge = async (text: string, relevant: readonly string[], most: number) => {
    const right = new Set(relevant);
    return (await searched.evidence(text, kind)).slice(0, most).map(({ id, evidence }) => ({ evidence, isRight: right.has(id) }));
  };
  const found: Judged[] = [];
  for (const [at, { text, relevant }] of spread(set.questions, each).entries()) {
    const isFitted = fittedTo.has(set.name) && at % 2 === 0;
    found.push({ set: set.name, kind: 'question', isFitted, hits: await judge(text, relevant, hitsMax) });
  }
  for (const seed of Object.values(seeds)) {
    const isFitted = seed === seeds.fitted && (fittedTo.has(set.name) || set.name === generated);
    for (const { text } of nonsense(Math.ceil(each / 12), seed))
      found.push({ set: set.name, kind: 'nonsense', isFitted, hits: await judge(text, [], nonsenseHitsMax) });
  }
  return found;
}

function fitted(kind: SearchKind, judged: readonly Judged[]): Fit {
  const seen = judged.flatMap(({ set, kind: asked, hits }) =>
    hits.map(({ evidence, isRight }, rank) => ({ set, rank, asked, isRight, values: features[kind](evidence) })),
  );
  const samples: Sample[] = seen.map(({ asked, isRight, values }) => ({
    values,
    isTrue: isRight,
    weight: asked === 'question' && !isRight ? wrongWeight : 1,
  }));
  const { weights, base } = logistic(samples);
  // The sets rarely judge further hits, right or wrong, so the curve is that of the first hits.
  const steps = isotonic(
    seen
      .filter(({ set, rank }) => rank === 0 && !oneOfMany.has(set))
      .map(({ asked, isRight, values }) => ({
        evidence: sumOf({ weights, base }, values),
        isTrue: isRight,
        weight: asked === 'nonsense' ? nonsenseShare : 1,
      })),
  );
  const curve = coarse(steps, curvePoints).map(({ evidence, probability }) => [rounded(evidence), rounded(probability)] as const);
  const answered = judged.flatMap(({ hits }) => {
    const sums = hits.filter(({ isRight }) => isRight).map(({ evidence }) => sumOf({ weights, base }, features[kind](evidence)));
    return sums.length === 0 ? [] : [Math.max(...sums)];
  });
  const sumMin = answered.toSorted((a, b) => a - b)[Math.floor(lostMax * answered.length)] ?? 0;
  return { weights: weights.map(rounded), base: rounded(base), curve, sumMin: rounded(sumMin) };
}

function judge(fit: Fit, values: readonly number[]): number | null {
  const sum = sumOf(fit, values);
  return sum < fit.sumMin ? null : onCurve(fit.curve, sum);
}

function tableOf(title: string, judged: readonly Judged[], probability: (evidence: Evidence) => number | null): Finding {
  const isShown = ({ evidence }: { evidence: Evidence }) => probability(evidence) !== null;
  const rowOf = (name: string, part: readonly Judged[]): string[] => {
    const asked = part.filter(({ kind }) => kind === 'nonsense');
    const answered = part.map(({ hits }) => hits.filter(({ isRight }) => isRight)).filter((right) => right.length > 0);
    const lost = answered.filter((right) => !right.some(isShown));
    const silent = asked.filter(({ hits }) => !hits.some(isShown));
    return [name, share(silent.length, asked.length), String(answered.length), share(lost.length, answered.length)];
  };
  const names = [...new Set(judged.map(({ set }) => set))];
  return {
    kind: 'table',
    title,
    columns: ['', 'nonsense that gets nothing', 'answered', 'of these lost'],
    rows: [
      rowOf(
        'fitted',
        judged.filter(({ isFitted }) => isFitted),
      ),
      rowOf(
        'held back',
        judged.filter(({ isFitted }) => !isFitted),
      ),
      ...names.map((name) =>
        rowOf(
          `${name}, held back`,
          judged.filter(({ set, isFitted }) => set === name && !isFitted),
        ),
      ),
    ],
  };
}

/** The share of right answers among the first hits with about this probability. */
function curveOf(title: string, judged: readonly Judged[]): Finding {
  const questions = judged.filter(({ kind, set }) => kind === 'question' && !oneOfMany.has(set) && set !== generated);
  const bands = [0, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8];
  const cells = (part: readonly Judged[], at: number): string[] => {
    const hits = part
      .flatMap(({ hits }) => hits.slice(0, 1))
      .flatMap(({ evidence, isRight }) => {
        const probability = probabilityOf(evidence);
        const isInside = probability !== null && probability >= (bands[at] ?? 0) && probability < (bands[at + 1] ?? 2);
        return isInside ? [{ probability, isRight }] : [];
      });
    const shown = hits.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, hits.length);
    return [String(hits.length), shown.toFixed(2), (hits.filter(({ isRight }) => isRight).length / Math.max(1, hits.length)).toFixed(2)];
  };
  return {
    kind: 'table',
    title,
    columns: ['from', 'fitted', 'shown', 'right', 'held back', 'shown', 'right'],
    rows: bands.map((band, at) => [
      String(band),
      ...cells(
        questions.filter(({ isFitted }) => isFitted),
        at,
      ),
      ...cells(
        questions.filter(({ isFitted }) => !isFitted),
        at,
      ),
    ]),
  };
}

function inOne(sets: readonly RetrievalSet[], each: number): RetrievalSet {
  return {
    name: 'all sets in one',
    documents: sets.flatMap(({ name, documents }) => documents.map((document) => ({ ...document, id: `${name}/${document.id}` }))),
    questions: sets.flatMap(({ name, questions }) =>
      spread(questions, each).map((question) => ({ ...question, relevant: question.relevant.map((id) => `${name}/${id}`) })),
    ),
  };
}

function generatedSet(): RetrievalSet {
  const documents = Array.from({ length: 10_000 }, (_, at) => {
    const { title, description, content } = writtenAsset(at);
    return { id: `g${at}`, title, description, extra: content };
  });
  return { name: generated, documents, questions: [] };
}

function spread<Value>(values: readonly Value[], count: number): Value[] {
  const step = Math.max(1, values.length / count);
  return Array.from({ length: Math.min(count, values.length) }, (_, at) => values[Math.floor(at * step)]).filter(
    (each) => each !== undefined,
  );
}

function sourceOf({ weights, base, curve, sumMin }: Fit): string {
  return `{ weights: [${weights.join(', ')}], base: ${base}, sumMin: ${sumMin}, curve: [${curve.map((point) => `[${point.join(', ')}]`).join(', ')}] }`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;
}

function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}
