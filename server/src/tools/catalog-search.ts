import { requestParts, worthToAll } from '../search/request-parts.ts';
import { lexiconPhrases, spelling, synonymsOf } from '../search/synonyms.ts';
import { compactKey, indexKeys, queryTerms, stem, type Term } from '../search/terms.ts';

/** What search knows of one tool. All texts may be English or Chinese. */
export interface SearchableTool {
  id: string;
  name: string;
  description: string;
  category: string;
  keywords: readonly string[];
  useCases: readonly string[];
  limitations: readonly string[];
  tags: readonly string[];
  /** Other names it answers to: ids, legacy ids, Chinese names. */
  aliases: readonly string[];
  /** Names of its input parameters. */
  inputNames: readonly string[];
  priceCents: number;
}

export interface CatalogQuery {
  query: string;
  limit: number;
  category?: string;
  tag?: string;
  maxPriceCents?: number;
}

export interface CatalogHit<T> {
  tool: T;
  /** A whole number, 1..100: above 60 a confident match, below 30 a weak one. */
  matchScore: number;
  /** What truly hit, the most decisive first: the query's own terms, or added ones. */
  matchTerms: string[];
  /** One sentence saying what decided. */
  why: string;
}

export interface CatalogSearchResult<T> {
  /** The terms that search added to those of the query. */
  expandedTerms: string[];
  /** The query with misspelled words read as those it was searched with; null where there are none. */
  didYouMean: string | null;
  /** Hits before the limit. */
  total: number;
  hits: CatalogHit<T>[];
}

export interface CatalogSearch<T extends SearchableTool> {
  /**
   * @param related for each of the `readingsOf` the query how much each tool is related in meaning, by id: about 0 for not at all, 1 for a
   * good answer; null to go by words
   */
  search(query: CatalogQuery, related?: ReadonlyArray<ReadonlyMap<string, number>> | null): CatalogSearchResult<T>;
}

/** The texts that a query is searched by: itself, and each part of a request that asks for several things. */
export function readingsOf(query: string): string[] {
  const text = query.slice(0, queryLengthMax).toWellFormed().normalize('NFKC').slice(0, queryLengthMax);
  return [text, ...requestParts(text)];
}

const queryLengthMax = 512;
const termsMax = 64;
const expandedTermsMax = 24;
const matchTermsMax = 8;
const clausesMax = 3;

/** A tool has to answer this share of what was asked, and this share of what the best tool answers. */
const coverageMin = 0.08;
const shareOfBestMin = 0.25;
/** The share that counts as answering all: saturation keeps it from reaching 1. */
const coverageFull = 0.85;
/** What is gained where the words come in the order of the tool's name, and lost where they do not: `pdf to image`. */
const orderWeight = 0.05;
/** A tool that hands out the result of a job comes after the one that starts it, unless results are asked for. */
const resultKey = stem('result');
const laterWeight = 0.85;
/** Above any score that terms can give. */
const exactScore = 1000;
/** How much words that no tool knows weigh against a match of the others, and how much less each further one does. */
const unknownWeight = 0.5;
const unknownDamping = 0.35;
const misspelledWeight = 0.7;
/** A query of common words only is no precise question: it is measured against this share of what one rare word is worth. */
const askedMinShare = 0.4;
/** A tool so much related in meaning comes into question without a word in common. Less is noise. */
const relatedMin = 0.45;
/** The relatedness that makes it as likely as not that a tool answers. Less lets the meaning drown the words (measured). */
const relatedHalf = 1;
/** The relatedness from which on `why` tells of it. */
const relatedSaid = 0.5;
const shareMax = 0.99;

/**
 * Finds tools in a catalog by what they do, in English and Chinese. Builds a small index in memory; a search then does
 * bounded work, never throws whatever the text, and gives the same answer for the same question.
 *
 * Ranking is BM25F (Robertson, Zaragoza 2004) where each term asked for counts once, by its best way into the tool: as
 * typed, as a synonym, or as the word that a misspelling stands for. Where the meaning was compared too, it counts beside the words.
 */
export function catalogSearch<T extends SearchableTool>(tools: readonly T[]): CatalogSearch<T> {
  const index = buildIndex(tools);
  return {
    search({ query, limit, ...filters }, related = null) {
      const count = Math.max(0, Math.floor(limit) || 0);
      const passing = tools.map((tool) => passes(tool, filters));
      if (query.trim() === '') {
        const hits = tools.filter((_, at) => passing[at]).map((tool) => ({ tool, matchScore: 100, matchTerms: [], why: noQuery }));
        return { expandedTerms: [], didYouMean: null, total: hits.length, hits: hits.slice(0, count) };
      }
      const readings = readingsOf(query).map((text, at) => read(index, text, { tools, passing, related: related?.[at] }));
      const ranked = rankedByAll(readings);
      ranked.sort((a, b) => b.found.score - a.found.score || compareText(tools[a.found.tool]?.id ?? '', tools[b.found.tool]?.id ?? ''));
      const hits = ranked.slice(0, count).flatMap(({ found, reading }) => {
        const tool = tools[found.tool];
        return tool === undefined ? [] : [{ tool, ...explain(reading.wishes, found, reading.text) }];
      });
      const [{ text, wishes, expandedTerms } = nothingRead] = readings;
      return { expandedTerms, didYouMean: respelled(text, wishes), total: ranked.length, hits };
    },
  };
}

const closeInMeaning = 'It is close in meaning; too few of the words asked for are in it.';
const noQuery = 'no query: every tool that passes the filters';

function passes(tool: SearchableTool, { category, tag, maxPriceCents }: Omit<CatalogQuery, 'query' | 'limit'>): boolean {
  if (category !== undefined && tool.category.toLowerCase() !== category.toLowerCase()) return false;
  if (tag !== undefined && !tool.tags.some((own) => own.toLowerCase() === tag.toLowerCase())) return false;
  return maxPriceCents === undefined || tool.priceCents <= maxPriceCents;
}

// The readings of a query: as a whole, and each part of a request for several things.

interface Reading {
  text: string;
  wishes: readonly Wish[];
  expandedTerms: string[];
  found: readonly Found[];
}

const nothingRead: Reading = { text: '', wishes: [], expandedTerms: [], found: [] };
/** A tool that is so likely answers a part of a request. */
const partAnswered = 0.6;

function read(
  index: Index,
  text: string,
  asked: { tools: readonly SearchableTool[]; passing: readonly boolean[]; related: ReadonlyMap<string, number> | undefined },
): Reading {
  const { wishes, expandedTerms } = ask(index, text);
  const meant = asked.tools.map(({ id }) => (wishes.length === 0 ? 0 : Math.max(0, asked.related?.get(id) ?? 0)));
  const exact = index.exact.get(nameKey(text)) ?? new Map<number, string>();
  return { text, wishes, expandedTerms, found: rank(index, wishes, { exact, passing: asked.passing, meant }) };
}

/** Each tool with its score by all readings, and the reading that it answers best. */
function rankedByAll([whole = nothingRead, ...parts]: readonly Reading[]): Array<{ found: Found; reading: Reading }> {
  if (parts.length === 0) return whole.found.map((found) => ({ found, reading: whole }));
  const all = [whole, ...parts].map((reading) => ({
    reading,
    byTool: new Map(reading.found.map((found) => [found.tool, found])),
    best: Math.max(0, ...reading.found.map(({ score }) => Math.min(1, score))),
  }));
  const tools = new Set(all.flatMap(({ reading }) => reading.found.map(({ tool }) => tool)));
  return [...tools].flatMap((tool) => {
    const answers = all.flatMap(({ reading, byTool, best }) => {
      const found = byTool.get(tool);
      return found === undefined ? [] : [{ reading, found, share: Math.min(1, found.score) / best }];
    });
    const [chosen] = answers.toSorted((a, b) => b.share - a.share);
    if (chosen === undefined) return [];
    const [own = { own: 0, best: 0 }, ...others] = all.map(({ byTool, best }) => ({
      own: Math.min(1, byTool.get(tool)?.score ?? 0),
      best,
    }));
    // What answers a part in full is a confident match, whatever the whole says of it.
    const best = Math.max(own.best, ...others.map((part) => part.best));
    return [{ reading: chosen.reading, found: { ...chosen.found, score: worthToAll({ ...own, best }, others, partAnswered) } }];
  });
}

// The index.

interface Field {
  /** As said in `why`. */
  label: string;
  weight: number;
  /** How much the field's length counts against it (BM25's b). */
  lengthShare: number;
  texts(tool: SearchableTool): readonly string[];
}

const limitations: Field = { label: 'its limitations', weight: 0.1, lengthShare: 0.5, texts: (tool) => tool.limitations };

const fields: readonly Field[] = [
  { label: 'its name', weight: 4, lengthShare: 0.6, texts: (tool) => [tool.name] },
  { label: 'its id', weight: 3, lengthShare: 0.6, texts: (tool) => [tool.id] },
  { label: 'an alias', weight: 3, lengthShare: 0.6, texts: (tool) => tool.aliases },
  { label: 'its keywords', weight: 3, lengthShare: 0.4, texts: (tool) => tool.keywords },
  { label: 'its use cases', weight: 1.6, lengthShare: 0.5, texts: (tool) => tool.useCases },
  { label: 'its description', weight: 1.5, lengthShare: 0.5, texts: (tool) => [tool.description] },
  { label: 'its tags', weight: 1.2, lengthShare: 0.4, texts: (tool) => tool.tags },
  { label: 'its category', weight: 0.8, lengthShare: 0, texts: (tool) => [tool.category] },
  { label: 'its input', weight: 0.4, lengthShare: 0.5, texts: (tool) => tool.inputNames },
  limitations,
];
const saturation = 1.2;

interface Posting {
  tool: number;
  /** How strongly the key speaks for the tool, 0..1. */
  strength: number;
  /** The weightiest field that has it, and the word there. */
  field: Field;
  text: string;
  /** Its place in the tool's name, -1 for none. */
  place: number;
}

interface Index {
  size: number;
  postings: ReadonlyMap<string, readonly Posting[]>;
  /** Name without case and punctuation -> the tools called so, and which of their names that is. */
  exact: ReadonlyMap<string, ReadonlyMap<number, string>>;
  /** The word that a misspelled one stands for, if there is one. */
  respell(typed: string): string | null;
}

function buildIndex(tools: readonly SearchableTool[]): Index {
  const drafts = tools.map(() => new Map<string, { sum: number; field: Field; text: string }>());
  for (const field of fields) {
    const lists = tools.map((tool) => field.texts(tool).flatMap((text) => indexKeys(text, lexiconPhrases)));
    const meanLength = lists.reduce((sum, list) => sum + list.length, 0) / tools.length || 1;
    drafts.forEach((draft, at) => {
      const list = lists[at] ?? [];
      const gain = field.weight / (1 - field.lengthShare + (field.lengthShare * list.length) / meanLength);
      for (const { key, text } of list) {
        const before = draft.get(key);
        draft.set(key, { sum: (before?.sum ?? 0) + gain, field: before?.field ?? field, text: before?.text ?? text });
      }
    });
  }
  const entries = drafts.flatMap((draft, tool) => {
    const name = indexKeys(tools[tool]?.name ?? '', lexiconPhrases).map(({ key }) => key);
    return Array.from(draft, ([key, { sum, field, text }]) => {
      return { key, tool, strength: sum / (sum + saturation), field, text, place: name.indexOf(key) };
    });
  });
  const respell = spelling(entries.map(({ text }) => text));
  return { size: tools.length, postings: Map.groupBy(entries, ({ key }) => key), exact: exactNames(tools), respell };
}

function exactNames(tools: readonly SearchableTool[]): Map<string, Map<number, string>> {
  const exact = new Map<string, Map<number, string>>();
  tools.forEach((tool, at) => {
    const aliases = tool.aliases.map((name) => ({ name, label: 'alias' }));
    for (const { name, label } of [{ name: tool.id, label: 'id' }, { name: tool.name, label: 'name' }, ...aliases]) {
      const key = nameKey(name);
      const called = exact.get(key) ?? new Map<number, string>();
      if (key !== '') exact.set(key, called.set(at, called.get(at) ?? label));
    }
  });
  return exact;
}

/** Paths of tools count as their last part. */
function nameKey(name: string): string {
  return compactKey(name.trim().replace(/^\S*\/api\/tools\//, ''));
}

// The question.

/** One way in which a tool can answer a term: as typed, by a synonym, or by the word that a misspelling stands for. */
interface Way {
  key: string;
  text: string;
  weight: number;
  /** How it stands to the term: the term itself, of the same meaning, or only related. */
  link: 'same' | 'synonym' | 'related';
  /** What a misspelled term was taken for. */
  readAs: string | null;
  postings: readonly Posting[];
}

interface Wish {
  term: Term;
  ways: readonly Way[];
  /** How much it counts: what few tools answer counts more. */
  worth: number;
}

function ask(index: Index, text: string): { wishes: Wish[]; expandedTerms: string[] } {
  const asked = queryTerms(text, lexiconPhrases, termsMax).map((term) => ({ term, ways: waysOf(index, term) }));
  const typed = new Set(asked.map(({ term }) => term.key));
  // In turns, so that every term has its surest synonyms before any has its less sure ones.
  const chosen = new Map<string, string>();
  const turnsMax = Math.max(0, ...asked.map(({ ways }) => ways.length));
  for (let turn = 0; turn < turnsMax; turn += 1) {
    for (const { ways } of asked) {
      const way = ways[turn];
      if (way !== undefined && !typed.has(way.key) && chosen.size < expandedTermsMax) chosen.set(way.key, chosen.get(way.key) ?? way.text);
    }
  }
  const wishes = asked.map(({ term, ways }) => {
    const kept = ways.filter(({ key }) => typed.has(key) || chosen.has(key));
    return { term, ways: kept, worth: worthOf(index, term, kept) };
  });
  return { wishes, expandedTerms: [...chosen.values()] };
}

/** The query as it was read: each misspelled word that was taken for another, in its place. */
function respelled(text: string, wishes: readonly Wish[]): string | null {
  let read = text;
  for (const { term, ways } of wishes) {
    const readAs = ways[0]?.readAs ?? null;
    if (readAs !== null) read = read.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${term.text}(?![\p{L}\p{N}])`, 'giu'), readAs);
  }
  return read === text ? null : read;
}

/** Only ways that lead to a tool, the surest first. */
function waysOf(index: Index, term: Term): Way[] {
  const readAs = index.postings.has(term.key) || term.kind !== 'latin' ? null : index.respell(term.text);
  const start = readAs === null ? { key: term.key, text: term.text } : { key: stem(readAs), text: readAs };
  const sureness = readAs === null ? 1 : misspelledWeight;
  return [{ ...start, weight: 1, link: 'same' as const }, ...synonymsOf(start.key)].flatMap(({ key, text, weight, link }) => {
    const postings = index.postings.get(key);
    return postings === undefined ? [] : [{ key, text, weight: weight * sureness, link, readAs, postings }];
  });
}

/** The inverse document frequency of whatever answers the term, each tool counted by the weight of its surest way. */
function worthOf(index: Index, term: Term, ways: readonly Way[]): number {
  const answers = new Float64Array(index.size);
  for (const { postings, weight } of ways) for (const { tool } of postings) answers[tool] = Math.max(answers[tool] ?? 0, weight);
  const frequency = answers.reduce((sum, answer) => sum + answer, 0);
  return term.weight * Math.log(1 + (index.size - frequency + 0.5) / (frequency + 0.5));
}

// The answer.

interface Found {
  tool: number;
  /** How likely it answers, about 0..1; above `exactScore` for a tool that is called just that. */
  score: number;
  /** The share of what was asked that its words answer, and how much its meaning is related. */
  share: number;
  related: number;
  /** For such a tool: `id`, `name` or `alias`. */
  exact: string | undefined;
}

function rank(
  index: Index,
  wishes: readonly Wish[],
  { exact, passing, meant }: { exact: ReadonlyMap<number, string>; passing: readonly boolean[]; meant: readonly number[] },
): Found[] {
  const asked = Math.max(askedMinShare * Math.log(1 + index.size), worthOfAll(wishes));
  const answers = passing.map(() => ({ sum: 0, place: -1, inOrder: 0, counts: false }));
  for (const { ways, worth } of wishes.toSorted((a, b) => a.term.order - b.term.order)) {
    for (const [tool, { strength, posting }] of bestOf(ways)) {
      const answer = answers[tool];
      if (answer === undefined) continue;
      answer.sum += worth * strength;
      answer.counts ||= posting.field !== limitations;
      if (posting.place < 0) continue;
      if (answer.place >= 0) answer.inOrder += Math.sign(posting.place - answer.place);
      answer.place = posting.place;
    }
  }
  const asksForResult = wishes.some(({ ways }) => ways.some(({ key }) => key === resultKey));
  const later = new Set((index.postings.get(resultKey) ?? []).flatMap(({ tool, place }) => (place < 0 || asksForResult ? [] : [tool])));
  const found = answers.flatMap(({ sum, inOrder, counts }, tool): Found[] => {
    if (passing[tool] !== true) return [];
    const share = (sum / asked / coverageFull) * (1 + orderWeight * Math.sign(inOrder)) * (later.has(tool) ? laterWeight : 1);
    const said = counts && share >= coverageMin ? share : 0;
    const related = meant[tool] ?? 0;
    const called = exact.get(tool);
    if (called !== undefined) return [{ tool, score: exactScore + share, share, related, exact: called }];
    if (said === 0 && related < relatedMin) return [];
    return [{ tool, score: likelihood(said, related), share: said, related, exact: undefined }];
  });
  const best = Math.max(0, ...found.map(({ score, exact }) => (exact === undefined ? score : score - exactScore)));
  return found.filter(({ score }) => score >= best * shareOfBestMin);
}

/** Words and meaning each make it likely that a tool answers; it does not where both are wrong. */
function likelihood(share: number, related: number): number {
  if (related === 0) return share;
  return 1 - (1 - Math.min(shareMax, share)) * (1 - related / (related + relatedHalf));
}

/** Each tool that a term leads to, with the way that says it loudest. */
function bestOf(ways: readonly Way[]): Map<number, { strength: number; posting: Posting }> {
  const best = new Map<number, { strength: number; posting: Posting }>();
  for (const { postings, weight } of ways) {
    for (const posting of postings) {
      const strength = posting.strength * weight;
      if (strength > (best.get(posting.tool)?.strength ?? 0)) best.set(posting.tool, { strength, posting });
    }
  }
  return best;
}

/** What a tool would have to answer: less for a term that only related words lead to, and for the second unknown word. */
function worthOfAll(wishes: readonly Wish[]): number {
  const known = wishes.filter(({ ways }) => ways.length > 0);
  const unknown = wishes.filter(({ ways }) => ways.length === 0).reduce((sum, { worth }) => sum + worth, 0);
  const surest = (ways: readonly Way[]): number => ways.reduce((most, { weight }) => Math.max(most, weight), 0);
  const damping = Math.max(1, wishes.length - known.length) ** unknownDamping;
  return known.reduce((sum, { ways, worth }) => sum + (worth * (1 + surest(ways))) / 2, (unknownWeight * unknown) / damping);
}

function explain(wishes: readonly Wish[], { tool, score, share, related, exact }: Found, query: string): Omit<CatalogHit<never>, 'tool'> {
  const reasons = wishes.flatMap((wish) => reasonOf(wish, tool)).sort((a, b) => b.gain - a.gain);
  const matchTerms = [...new Set(reasons.map(({ matched }) => matched))].slice(0, matchTermsMax);
  if (exact !== undefined) {
    return {
      matchScore: 100,
      matchTerms: matchTerms.length > 0 ? matchTerms : [query.trim().toLowerCase()],
      why: `The query is exactly its ${exact}.`,
    };
  }
  const matchScore = Math.min(99, Math.max(1, Math.round(score * 100)));
  if (share === 0) return { matchScore, matchTerms: [], why: closeInMeaning };
  const clauses = reasons.slice(0, clausesMax).map(({ clause }) => clause);
  if (related >= relatedSaid) clauses.push('its meaning is close');
  return { matchScore, matchTerms, why: `${clauses.join('; ')}.` };
}

/** How one term came to speak for a tool, if it does: as typed where that is there, else by the strongest way. */
function reasonOf({ term, ways, worth }: Wish, tool: number): { gain: number; matched: string; clause: string }[] {
  const reasons = ways.flatMap((way) => {
    const posting = way.postings.find((candidate) => candidate.tool === tool && candidate.field !== limitations);
    if (posting === undefined) return [];
    const matched = way.key === term.key ? term.text : way.text;
    return [{ asTyped: way.link === 'same', gain: worth * way.weight * posting.strength, matched, clause: clauseOf(term, way, posting) }];
  });
  return reasons.sort((a, b) => Number(b.asTyped) - Number(a.asTyped) || b.gain - a.gain).slice(0, 1);
}

function clauseOf(term: Term, { text, link, readAs }: Way, { field, text: found }: Posting): string {
  const asked = readAs === null ? `"${term.text}"` : `"${term.text}", read as "${readAs}",`;
  if (link === 'synonym') return `${asked} matches "${text}" in ${field.label} by synonym`;
  if (link === 'related') return `${asked} is related to "${text}" in ${field.label}`;
  return found === (readAs ?? term.text) ? `${asked} is in ${field.label}` : `${asked} matches "${found}" in ${field.label}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
