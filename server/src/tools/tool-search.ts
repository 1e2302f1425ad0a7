import { typedIdentifier } from '@farebox/contract';
import type { Hit } from '../search/fusion.ts';
import { indexSearch, type SearchResult } from '../search/index-search.ts';
import type { Embedding } from '../search/embedding.ts';
import { memoryIndex, type KnownDocument } from '../search/search-index.memory.ts';
import { compactKey } from '../search/terms.ts';

/** The searchable facts of a tool. All texts may be English or Chinese. */
export interface SearchableTool {
  id: string;
  name: string;
  description: string;
  category: string;
  keywords: readonly string[];
  useCases: readonly string[];
  tags: readonly string[];
  /** What its schemas say about its input and output. */
  fields: string;
  /** Its other names: ids, legacy ids, Chinese names. */
  aliases: readonly string[];
  priceCents: number;
}

export interface ToolQuery {
  query: string;
  limit: number;
  category?: string;
  tag?: string;
  maxPriceCents?: number;
}

export interface ToolHit<T> {
  tool: T;
  /** A whole number, 1..100: above 60 a confident match, below 30 a weak one. */
  matchScore: number;
  /** The words of the query that were found, as typed; where a synonym was found, that synonym. */
  matchTerms: string[];
  /** The reason, in one sentence. */
  why: string;
}

export interface FoundTools<T> extends Omit<SearchResult, 'hits'> {
  hits: Array<ToolHit<T>>;
}

/** The tools as documents of the search, and lookups by exact name, category and tag. */
export interface ToolSearch<T extends SearchableTool> {
  /** Replaces the tools. */
  know(tools: readonly T[]): void;
  /**
   * For an empty query, all tools that pass the filters, in the given order.
   * @throws when the caller has disconnected
   */
  search(query: ToolQuery, signal: AbortSignal): Promise<FoundTools<T>>;
  /** The most similar tools, at most five; empty until the vectors are made. */
  nearTo(id: string): readonly string[];
}

const noQuery = 'no query: every tool that passes the filters';

/** @param embedding null: search by words only */
export function toolSearch<T extends SearchableTool>(embedding: Embedding | null): ToolSearch<T> {
  const index = memoryIndex(embedding);
  const search = indexSearch({ index, embedding });
  let tools: ReadonlyMap<string, T> = new Map();
  let names: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map();

  return {
    know(known) {
      tools = new Map(known.map((tool) => [tool.id, tool]));
      names = namesOf(known);
      index.know(known.map(documentOf));
    },
    async search({ query, limit, ...filters }, signal) {
      const count = Math.max(0, Math.floor(limit) || 0);
      const passing = Object.keys(filters).length === 0 ? tools : new Map([...tools].filter(([, tool]) => passes(tool, filters)));
      if (query.trim() === '') {
        const hits = [...passing.values()].map((tool) => ({ tool, matchScore: 100, matchTerms: [], why: noQuery }));
        return { expandedTerms: [], didYouMean: null, answered: hits.length > 0, total: hits.length, hits: hits.slice(0, count) };
      }
      const filter = passing === tools ? null : new Set(passing.keys());
      const { hits, ...result } = await search({ query, topK: tools.size, filter, signal });
      const called = names.get(nameKey(query)) ?? new Map<string, string>();
      const exact = [...called].flatMap(([id, name]): Array<ToolHit<T>> => {
        const tool = passing.get(id);
        const matchTerms = hits.find((hit) => hit.id === id)?.match.terms ?? [query.trim().toLowerCase()];
        return tool === undefined ? [] : [{ tool, matchScore: 100, matchTerms, why: `The query is exactly its ${name}.` }];
      });
      const others = startsFirst(hits.filter(({ id }) => !called.has(id)));
      const shown = others.slice(0, Math.max(0, count - exact.length)).flatMap(({ id, score, match }): Array<ToolHit<T>> => {
        const tool = passing.get(id);
        if (tool === undefined) return [];
        return [{ tool, matchScore: Math.min(99, Math.max(1, Math.round(100 * score))), matchTerms: match.terms, why: match.why }];
      });
      const answered = result.answered || exact.length > 0;
      return { ...result, answered, total: exact.length + others.length, hits: [...exact, ...shown].slice(0, count) };
    },
    nearTo: (id) => index.nearTo(id),
  };
}

/** A result tool is useless before its job is submitted: if the query matches both equally, the submit tool comes first. */
function startsFirst(hits: readonly Hit[]): Hit[] {
  const ordered = [...hits];
  hits.forEach((result, at) => {
    if (!result.id.endsWith('-result')) return;
    const startId = result.id.replace(/-result$/, '-submit');
    const start = hits.findIndex(({ id }) => id === startId);
    const begins = hits[start];
    if (begins === undefined || start <= at || result.score - begins.score > tieMargin) return;
    if (!result.match.terms.every((term) => begins.match.terms.includes(term))) return;
    const [from, to] = [ordered.indexOf(begins), ordered.indexOf(result)];
    if (from < to) return;
    ordered.splice(from, 1);
    ordered.splice(to, 0, { ...begins, score: result.score });
  });
  return ordered;
}

const tieMargin = 0.03;

function passes(tool: SearchableTool, { category, tag, maxPriceCents }: Omit<ToolQuery, 'query' | 'limit'>): boolean {
  if (category !== undefined && typedIdentifier(tool.category) !== typedIdentifier(category)) return false;
  if (tag !== undefined && !tool.tags.some((own) => typedIdentifier(own) === typedIdentifier(tag))) return false;
  return maxPriceCents === undefined || tool.priceCents <= maxPriceCents;
}

/** Keywords are alternative names of a tool, so they count as part of its title. */
function documentOf({ id, name, description, category, keywords, useCases, tags, fields }: SearchableTool): KnownDocument {
  return {
    id,
    title: [name, keywords.join(', ')].join('\n'),
    description,
    body: `${[...useCases, ...tags, category].join(', ')}\n${fields}`,
  };
}

/** Name without case and punctuation -> the tools with this name, and which of their names it is. */
function namesOf(tools: readonly SearchableTool[]): Map<string, Map<string, string>> {
  const names = new Map<string, Map<string, string>>();
  for (const { id, name, aliases } of tools) {
    const own = [[id, 'id'], [name, 'name'], ...aliases.map((alias) => [alias, 'alias'])];
    for (const [text = '', label = ''] of own) {
      const key = nameKey(text);
      const called = names.get(key) ?? new Map<string, string>();
      if (key !== '') names.set(key, called.set(id, called.get(id) ?? label));
    }
  }
  return names;
}

/** The last part of a tool's path counts as its name. */
function nameKey(name: string): string {
  return compactKey(name.trim().replace(/^\S*\/api\/tools\//, ''));
}
