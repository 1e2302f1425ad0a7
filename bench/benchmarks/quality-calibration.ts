import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedder } from '../../server/src/search/embedders/open-embedder.ts';
import {
  bestMax,
  hitFeatures,
  onCurve,
  judgementOf,
  queryFeatures,
  sumOf,
  type Evidence,
  type Fit,
  type Fits,
  type HitFit,
  type Judgement,
  type SearchKind,
} from '../../server/src/search/relevance.ts';
import { noPhrases, queryTerms } from '../../server/src/search/terms.ts';
import type { Bench, Finding } from '../comparison.ts';
import { answeredFit, isAcrossLanguages, writeAnswered, type AnsweredRow } from '../retrieval/answered-fit.ts';
import { halfOf } from '../retrieval/halves.ts';
import { coarse, isotonic } from '../retrieval/isotonic.ts';
import { logistic, type Sample } from '../retrieval/logistic.ts';
import { nonsense } from '../retrieval/nonsense.ts';
import { searchedSet, type SearchedSet } from '../retrieval/searched-set.ts';
import { ownSets, readSets, type RetrievalSet } from '../retrieval/sets.ts';

const embedderFolder = join(import.meta.dirname, '../../embedder');
/** Passages of prose with queries in the other language, which share no word with them. The model must not have learned from them. */
const passages = ['passages_en2zh', 'passages_zh2en'] as const;
/** Questions about prose in the other language: they have rows of their own, since most other questions have a word of their answer. */
const isProse = (set: string): boolean => /^(prose|passages)_/.test(set);
/** They are many in two small sets, so each counts less. */
const proseWeight = 0.3;
/** These sets mark only one of many equal answers as right: they show lost hits, but not how probable a hit is. */
const oneOfMany: ReadonlySet<string> = new Set(['metatool', 'apibench']);
const seeds = { fitted: 3, heldBack: 4 };
/** Only the best hits of a nonsense query count, because none can be right. */
const nonsenseHitsMax = 3;
/** A wrong hit is often a right answer that the set does not list. */
const wrongWeight = 0.02;
/** Keywords are easy, and many more than people type. */
const keywordsWeight = 0.3;
/** The assumed share of each kind among queries, relative to questions that have an answer. */
const sharesOf = (kind: string): number => (kind === 'question' ? 1 : kind === 'keywords' ? keywordsWeight : 0.1);
/** A hit with more than this is called a confident match. */
const sure = 0.6;
/** Of the questions that are fitted, so many lose their right hit because it is left out. */
const lostMax = 0.004;
/** A less probable hit is left out, if that loses no more. */
const probabilityMin = 0.03;
const curvePoints = 14;
/** So many terms of a document are looked at for its rarest. */
const keywordsFrom = 60;

interface AskedSet extends RetrievalSet {
  keywords: ReadonlyArray<{ text: string; relevant: string[] }>;
}

interface Judged {
  set: string;
  /** `keywords`: words of a document; `nonsense`; or one of the kinds of `unanswered.txt`. */
  kind: string;
  isFitted: boolean;
  /** The best hits, in order. */
  hits: ReadonlyArray<{ evidence: Evidence; isRight: boolean }>;
}

/** Fits the probability that a hit is right, and compares the new fit with that in the source, on fitted and on held back questions. */
export async function* qualityCalibration(bench: Bench): AsyncIterable<Finding> {
  const { setsFolder, embedder: name, questionsMax } = bench.retrieval;
  const embedder = openEmbedder({ embedder: name, key: null, fetch });
  const named = await readSets(setsFolder);
  const unanswered = await unansweredIn(setsFolder);
  // Less than a full run of strangers' sets is no ground for a fit.
  const isFull = bench.isThorough && unanswered.length > 0;
  const own = setsFolder === ownSets ? [] : await readSets(ownSets);
  const each = Math.min(questionsMax, bench.isThorough ? 250 : 60);
  const prose = [...(await passageSets()), ...(await readSets(join(embedderFolder, 'held-out')))];
  const sets = [...named, ...own, ...prose].map((set): AskedSet => ({
    ...set,
    keywords: keywordsOf(set, Math.ceil(each / 2)),
  }));
  for (const kind of kinds) {
    const judged: Judged[] = [];
    for (const set of sets) {
      const searched = await searchedSet(bench, set, embedder);
      try {
        judged.push(...(await judgedOf(searched, set, unanswered, { kind, each: isProse(set.name) ? set.questions.length : each })));
      } finally {
        await searched.close();
      }
    }
    const fits = fittedOn(
      kind,
      judged.filter(({ isFitted }) => isFitted),
    );
    if (kind === 'both' && isFull) await writeAnswered(answeredRows(kind, judged));
    yield { kind: 'table', title: `${kind}: to be written to relevance.ts`, columns: ['fit'], rows: [[sourceOf(fits)]] };
    yield tableOf(`${kind}: the new fit`, judged, (hits) => shownBy(judgementOf(hits, { fits: { [kind]: fits } })));
    yield tableOf(`${kind}: the fit in the source`, judged, (hits) => shownBy(judgementOf(hits)));
    yield curveOf(`${kind}: shown and true probability, the fit in the source`, judged);
  }
}

const kinds = ['both', 'words', 'vector'] as const satisfies readonly SearchKind[];

async function judgedOf(
  searched: SearchedSet,
  set: AskedSet,
  unanswered: ReadonlyArray<{ kind: string; text: string }>,
  { kind, each }: { kind: SearchKind; each: number },
): Promise<Judged[]> {
  const judge = async (text: string, relevant: readonly string[]) => {
    const right = new Set(relevant);
    return (await searched.evidence(text, kind)).slice(0, bestMax).map(({ id, evidence }) => ({ evidence, isRight: right.has(id) }));
  };
  const found: Judged[] = [];
  const add = async (kind: Judged['kind'], text: string, relevant: readonly string[] = [], isFitted = halfOf(text) === 'tuned') =>
    void found.push({ set: set.name, kind, isFitted, hits: await judge(text, relevant) });
  for (const { text, relevant } of spread(set.questions, each)) await add('question', text, relevant);
  for (const { text, relevant } of set.keywords) await add('keywords', text, relevant);
  for (const [kind, list] of Map.groupBy(unanswered, (line) => line.kind)) for (const { text } of spread(list, each)) await add(kind, text);
  for (const seed of Object.values(seeds))
    for (const { text } of nonsense(Math.ceil(each / 12), seed)) await add('nonsense', text, [], seed === seeds.fitted);
  return found;
}

/** One or two of the rarest words of some documents, as people type them; every document that has them is right. */
function keywordsOf({ documents }: RetrievalSet, count: number): AskedSet['keywords'] {
  const termsOf = ({ title, description }: RetrievalSet['documents'][number]) =>
    new Map(queryTerms(`${title}\n${description}`, noPhrases, keywordsFrom).map(({ key, text }) => [key, text]));
  const all = documents.map((document) => ({ id: document.id, terms: termsOf(document) }));
  const having = Map.groupBy(
    all.flatMap(({ id, terms }) => [...terms.keys()].map((key) => ({ key, id }))),
    ({ key }) => key,
  );
  return spread(all, count).flatMap(({ terms }, at) => {
    const rarest = [...terms]
      .filter(([, text]) => /\p{L}{2}/u.test(text))
      .toSorted(([a], [b]) => (having.get(a)?.length ?? 0) - (having.get(b)?.length ?? 0))
      .slice(0, 1 + (at % 4 < 2 ? 0 : 1));
    const relevant = all.filter((each) => rarest.every(([key]) => each.terms.has(key))).map(({ id }) => id);
    return rarest.length === 0 ? [] : [{ text: rarest.map(([, text]) => text).join(' '), relevant }];
  });
}

function fittedOn(kind: SearchKind, judged: readonly Judged[]): Fits {
  return { hit: hitFit(kind, judged), query: answeredFit(answeredRows(kind, judged)) };
}

/** Of the best hits of each query, which are right. */
function hitFit(kind: SearchKind, judged: readonly Judged[]): HitFit {
  const seen = judged.flatMap(({ set, kind: asked, hits }) =>
    hits
      .slice(0, hasAnswer(asked) ? bestMax : nonsenseHitsMax)
      .map(({ evidence, isRight }, rank) => ({ set, rank, asked, isRight, values: hitFeatures[kind](evidence) })),
  );
  const { weights, base } = logistic(
    seen.map(({ set, asked, isRight, values }): Sample => ({
      values,
      isTrue: isRight,
      weight: weightOf(set) * (asked === 'keywords' ? keywordsWeight : 1) * (hasAnswer(asked) && !isRight ? wrongWeight : 1),
    })),
  );
  // The sets rarely judge further hits, right or wrong, so the curve is that of the first hits.
  const steps = isotonic(
    seen
      .filter(({ set, rank }) => rank === 0 && !oneOfMany.has(set))
      .map(({ set, asked, isRight, values }) => ({
        evidence: sumOf({ weights, base }, values),
        isTrue: isRight,
        weight: weightOf(set) * sharesOf(asked),
      })),
  );
  const curve = coarse(steps, curvePoints).map(({ evidence, probability }) => [rounded(evidence), rounded(probability)] as const);
  const sums = judged
    .filter(({ set }) => !isProse(set))
    .map(({ hits }) => hits.filter(({ isRight }) => isRight).map(({ evidence }) => sumOf({ weights, base }, hitFeatures[kind](evidence))))
    .filter((right) => right.length > 0)
    .map((right) => Math.max(...right));
  return {
    weights: weights.map(rounded),
    base: rounded(base),
    curve,
    sumMin: roundedDown(Math.min(sumAt(curve, probabilityMin), quantileOf(sums, lostMax))),
  };
}

/** The inverse of `onCurve`. */
function sumAt(curve: HitFit['curve'], probability: number): number {
  return onCurve(
    curve.map(([sum, its]) => [its, sum] as const),
    probability,
  );
}

/** The best hit of each question that has a right one among its best, and of each query that nothing answers. */
function answeredRows(kind: SearchKind, judged: readonly Judged[]): AnsweredRow[] {
  return judged.flatMap(({ set, kind: asked, isFitted, hits }) => {
    const [first] = hits;
    if (first === undefined || asked === 'keywords' || (asked === 'question' && !hits.some(({ isRight }) => isRight))) return [];
    return [{ set, kind: asked, isFitted, values: queryFeatures[kind](first.evidence) }];
  });
}

function hasAnswer(asked: Judged['kind']): boolean {
  return asked === 'question' || asked === 'keywords';
}

function weightOf(set: string): number {
  return isProse(set) ? proseWeight : 1;
}

function quantileOf(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;
}

type Judge = (hits: readonly Evidence[]) => Array<number | null>;

function tableOf(title: string, judged: readonly Judged[], probabilities: Judge): Finding {
  const others = [...new Set(judged.map(({ kind }) => kind))].filter((kind) => !hasAnswer(kind));
  const rowOf = (name: string, part: readonly Judged[]): string[] => {
    const seen = part.map(({ kind, hits }) => {
      const shown = probabilities(hits.map(({ evidence }) => evidence));
      const right = hits.flatMap(({ isRight }, at) => (isRight ? [shown[at] !== null] : []));
      const best = Math.max(0, ...shown.map((each) => each ?? 0));
      return {
        kind,
        isSilent: shown.every((each) => each === null),
        right,
        isSure: best > sure,
        isRight: best > sure && shown.some((each, at) => each === best && hits[at]?.isRight === true),
      };
    });
    const answered = seen.filter(({ kind, right }) => kind === 'question' && right.length > 0);
    const lost = answered.filter(({ right }) => !right.includes(true));
    const questions = seen.filter(({ kind }) => kind === 'question');
    return [
      name,
      String(answered.length),
      share(lost.length, answered.length),
      ...others.map((name) => {
        const asked = seen.filter(({ kind }) => kind === name);
        return share(asked.filter(({ isSilent }) => isSilent).length, asked.length);
      }),
      share(questions.filter(({ isRight }) => isRight).length, questions.length),
      share(questions.filter(({ isSure, isRight }) => isSure && !isRight).length, questions.length),
    ];
  };
  const names = [...new Set(judged.map(({ set }) => set))];
  return {
    kind: 'table',
    title,
    columns: ['', 'answerable', 'of these marked', ...others.map((name) => `${name}, marked`), 'sure and right', 'sure and wrong'],
    rows: [
      rowOf(
        'fitted',
        judged.filter(({ set, isFitted }) => isFitted && !isAcrossLanguages(set)),
      ),
      rowOf(
        'held back',
        judged.filter(({ set, isFitted }) => !isFitted && !isAcrossLanguages(set)),
      ),
      rowOf(
        'held back, across languages',
        judged.filter(({ set, isFitted }) => !isFitted && isAcrossLanguages(set)),
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

/** Hits of a query that is not answered are marked as such: they count as not shown. */
function shownBy({ isAnswered, probabilities }: Judgement): Array<number | null> {
  return isAnswered ? probabilities : probabilities.map(() => null);
}

/** The share of right answers among the first hits with about this probability. */
function curveOf(title: string, judged: readonly Judged[]): Finding {
  const questions = judged.filter(({ kind, set }) => kind === 'question' && !oneOfMany.has(set));
  const bands = [0, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8];
  const cells = (part: readonly Judged[], at: number): string[] => {
    const hits = part.flatMap(({ hits }) => {
      const [probability = null] = shownBy(judgementOf(hits.map(({ evidence }) => evidence)));
      const isInside = probability !== null && probability >= (bands[at] ?? 0) && probability < (bands[at + 1] ?? 2);
      return isInside ? [{ probability, isRight: hits[0]?.isRight === true }] : [];
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

/** `unanswered.txt` beside the sets: a line for each query that none of them answers: its kind, such as trivia, a tab, and its text. */
async function unansweredIn(folder: string): Promise<Array<{ kind: string; text: string }>> {
  const text = await readFile(join(folder, 'unanswered.txt'), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [kind = '', query] = line.split('\t');
    return query === undefined ? [] : [{ kind, text: query }];
  });
}

/** The passages of `embedder/prose`, each to be found by its query in the other language. */
async function passageSets(): Promise<RetrievalSet[]> {
  const lines = (await readFile(join(embedderFolder, 'prose/passages.tsv'), 'utf8')).split('\n').filter((line) => line !== '');
  const rows = lines.map((line) => line.split('\t'));
  return passages.map((name) => {
    const [document, query] = name === 'passages_en2zh' ? [1, 2] : [0, 3];
    return {
      name,
      documents: rows.map((row, at) => ({ id: `p${at}`, title: '', description: row[document] ?? '', extra: '' })),
      questions: rows.map((row, at) => ({ id: `q${at}`, text: row[query] ?? '', relevant: [`p${at}`] })),
    };
  });
}

function spread<Value>(values: readonly Value[], count: number): Value[] {
  const step = Math.max(1, values.length / count);
  return Array.from({ length: Math.min(count, values.length) }, (_, at) => values[Math.floor(at * step)]).filter(
    (each) => each !== undefined,
  );
}

function sourceOf({ hit, query }: Fits): string {
  const fit = ({ weights, base, sumMin }: Fit): string => `weights: [${weights.join(', ')}], base: ${base}, sumMin: ${sumMin}`;
  const curve = hit.curve.map((point) => `[${point.join(', ')}]`).join(', ');
  return `{ hit: { ${fit(hit)}, curve: [${curve}] }, query: { ${fit(query)} } }`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;
}

function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}

/** So that a floor keeps the hit that it is of. */
function roundedDown(value: number): number {
  return Math.floor(1000 * value) / 1000;
}
