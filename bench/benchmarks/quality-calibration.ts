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
import { writtenAsset } from '../corpus.ts';
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
/** What a set is about: a question of another subject has no answer in it. */
const subjectOf = (set: string): 'tools' | 'cloud' | 'prose' =>
  set === 'aliyun_zh2en' ? 'cloud' : set === 'cmrc_zh' || isProse(set) ? 'prose' : 'tools';
/** The few tools of these are known: what the tools of other sets are for, they cannot do, with exceptions. */
const known: ReadonlySet<string> = new Set(['own', 'catalog']);
/** Their tools do the same as those of the catalog. */
const alike: ReadonlySet<string> = new Set(['own', 'catalog', 'apibench', 'all sets in one']);
/** These sets mark only one of many equal answers as right: they show lost hits, but not how probable a hit is. */
const oneOfMany: ReadonlySet<string> = new Set(['metatool', 'apibench']);
const generated = '10,000 generated assets';
const seeds = { fitted: 3, heldBack: 4 };
/** Only the best hits of a nonsense query count, because none can be right. */
const nonsenseHitsMax = 3;
/** A wrong hit is often a right answer that the set does not list. */
const wrongWeight = 0.02;
/** Keywords are easy, and many more than people type. */
const keywordsWeight = 0.3;
/** The assumed shares among queries, relative to questions that have an answer. */
const sharesOf: Record<Judged['kind'], number> = { question: 1, keywords: keywordsWeight, nonsense: 0.1, unanswered: 0.2, foreign: 0.2 };
/** A hit with more than this is called a confident match. */
const sure = 0.6;
/** Of the answered questions that are fitted, but for those about prose, so many are not called answered, and lose their right hit because it is left out. */
const lostMax = { query: 0.02, across: 0.09, hit: 0.004 };
/** How much the queries of a kind count in the fit of whether anything answers. Some foreign questions have an answer after all. */
const queryWeights: Record<Judged['kind'], number> = { question: 3, keywords: 0, nonsense: 1, unanswered: 3, foreign: 0.6 };
const rounds = 5;
/** The place of `isOtherScript` among the features of a query. */
const otherScriptAt = 5;
/** Sets whose questions are in another language than their documents. */
const isAcrossLanguages = (set: string): boolean => set === 'aliyun_zh2en' || isProse(set);
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
  /**
   * `keywords`: words of a document; `foreign`: a question, or words, of another set, which has no answer here; `unanswered`: one of
   * `unanswered.txt`.
   */
  kind: 'question' | 'keywords' | 'nonsense' | 'unanswered' | 'foreign';
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
  const own = setsFolder === ownSets ? [] : await readSets(ownSets);
  const each = Math.min(questionsMax, bench.isThorough ? 250 : 60);
  const prose = [...(await passageSets()), ...(await readSets(join(embedderFolder, 'held-out')))];
  const sets = [...named, ...own, ...prose, inOne(named, Math.ceil(each / 4)), generatedSet()].map((set): AskedSet => ({
    ...set,
    keywords: keywordsOf(set, Math.ceil(each / 2)),
  }));
  for (const kind of kinds) {
    const judged: Judged[] = [];
    for (const set of sets) {
      const searched = await searchedSet(bench, set, embedder);
      try {
        const others = sets.filter(({ name }) => isForeign(name, set.name));
        judged.push(
          ...(await judgedOf(
            searched,
            set,
            { others, unanswered },
            { kind, each: set.name.startsWith('passages_') ? set.questions.length : each },
          )),
        );
      } finally {
        await searched.close();
      }
    }
    const fits = fittedOn(
      kind,
      judged.filter(({ isFitted }) => isFitted),
    );
    yield { kind: 'table', title: `${kind}: to be written to relevance.ts`, columns: ['fit'], rows: [[sourceOf(fits)]] };
    yield tableOf(`${kind}: the new fit`, judged, (hits) => shownBy(judgementOf(hits, { fits: { [kind]: fits } })));
    yield tableOf(`${kind}: the fit in the source`, judged, (hits) => shownBy(judgementOf(hits)));
    yield curveOf(`${kind}: shown and true probability, the fit in the source`, judged);
  }
}

const kinds = ['both', 'words', 'vector'] as const satisfies readonly SearchKind[];

function isForeign(asked: string, set: string): boolean {
  if (asked === generated || set === generated || set === 'all sets in one' || asked === 'all sets in one') return false;
  return subjectOf(asked) !== subjectOf(set) || (known.has(set) && !alike.has(asked));
}

async function judgedOf(
  searched: SearchedSet,
  set: AskedSet,
  { others, unanswered }: { others: readonly AskedSet[]; unanswered: readonly string[] },
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
  for (const other of others) {
    const count = Math.ceil(each / Math.max(1, others.length));
    for (const { text } of [...spread(other.questions, count), ...spread(other.keywords, Math.ceil(count / 2))]) await add('foreign', text);
  }
  for (const text of spread(unanswered, 3 * each)) await add('unanswered', text);
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
  return { hit: hitFit(kind, judged), query: queryFit(kind, judged) };
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
        weight: weightOf(set) * sharesOf[asked],
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
    sumMin: roundedDown(Math.min(sumAt(curve, probabilityMin), quantileOf(sums, lostMax.hit))),
  };
}

/** The inverse of `onCurve`. */
function sumAt(curve: HitFit['curve'], probability: number): number {
  return onCurve(
    curve.map(([sum, its]) => [its, sum] as const),
    probability,
  );
}

/**
 * The best hit of each question that has a right one among its best, against that of queries that have none. Keywords need no fit. What is
 * far from the floor teaches nothing about it, so the fit is repeated with what is near to it.
 */
function queryFit(kind: SearchKind, judged: readonly Judged[]): Fit {
  const asked = judged.flatMap(({ set, kind: asked, hits }) => {
    const [first] = hits;
    if (first === undefined || asked === 'keywords' || (asked === 'question' && !hits.some(({ isRight }) => isRight))) return [];
    return [{ set, asked, isTrue: asked === 'question', evidence: first.evidence, values: queryFeatures[kind](first.evidence) }];
  });
  const counts = Map.groupBy(asked, ({ set, asked }) => `${set} ${asked}`);
  // Each set and kind of query counts alike, however many there are.
  const weighed = asked.map((each) => ({
    ...each,
    weight: (100 * queryWeights[each.asked]) / (counts.get(`${each.set} ${each.asked}`)?.length ?? 1),
  }));
  let near: Sample[] = weighed;
  let fit = { ...logistic(near), sumMin: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const sums = weighed.map(({ values }) => sumOf(fit, values));
    const of = (isAcross: boolean) =>
      sums.filter((_, at) => weighed[at]?.isTrue === true && isAcrossLanguages(weighed[at].set) === isAcross);
    const sumMin = quantileOf(of(false), lostMax.query);
    fit = { ...fit, sumMin };
    if (round === rounds - 1) return rounded3(acrossLanguages(kind, fit, quantileOf(of(true), lostMax.across)));
    near = weighed.map((each, at) => ({ ...each, weight: each.weight * nearness((sums[at] ?? 0) - sumMin, each.isTrue) }));
    fit = { ...logistic(near), sumMin };
  }
  return fit;
}

/** Those beyond the floor by more than two count little. */
function nearness(aboveFloor: number, isTrue: boolean): number {
  return 1 / (1 + Math.exp(isTrue ? aboveFloor - 2 : -aboveFloor - 2));
}

/** Moves the floor for hits in another script than the query to where it loses as many as it may there. */
function acrossLanguages(kind: SearchKind, fit: Fit, sumAcross: number): Fit {
  if (kind !== 'both') return fit;
  return { ...fit, weights: fit.weights.map((weight, at) => (at === otherScriptAt ? weight + fit.sumMin - sumAcross : weight)) };
}

function rounded3({ weights, base, sumMin }: Fit): Fit {
  return { weights: weights.map(rounded), base: rounded(base), sumMin: roundedDown(sumMin) };
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
    const asked = seen.filter(({ kind }) => kind === 'nonsense');
    const answered = seen.filter(({ kind, right }) => kind === 'question' && right.length > 0);
    const lost = answered.filter(({ right }) => !right.includes(true));
    const silent = asked.filter(({ isSilent }) => isSilent);
    const foreign = seen.filter(({ kind }) => kind === 'foreign');
    const unanswered = seen.filter(({ kind }) => kind === 'unanswered');
    const questions = seen.filter(({ kind }) => kind === 'question');
    return [
      name,
      share(silent.length, asked.length),
      String(answered.length),
      share(lost.length, answered.length),
      share(unanswered.filter(({ isSilent }) => isSilent).length, unanswered.length),
      share(foreign.filter(({ isSilent }) => isSilent).length, foreign.length),
      share(foreign.filter(({ isSure }) => isSure).length, foreign.length),
      share(questions.filter(({ isRight }) => isRight).length, questions.length),
      share(questions.filter(({ isSure, isRight }) => isSure && !isRight).length, questions.length),
    ];
  };
  const names = [...new Set(judged.map(({ set }) => set))];
  return {
    kind: 'table',
    title,
    columns: [
      '',
      'nonsense that gets nothing',
      'answered',
      'of these lost',
      'unanswered.txt that gets nothing',
      'foreign that gets nothing',
      'foreign, sure',
      'sure and right',
      'sure and wrong',
    ],
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
  const questions = judged.filter(({ kind, set }) => kind === 'question' && !oneOfMany.has(set) && set !== generated);
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

/** `unanswered.txt` beside the sets: a line for each query that none of them answers, such as trivia. */
async function unansweredIn(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'unanswered.txt'), 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line !== '');
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
