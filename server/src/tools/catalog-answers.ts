import type { ServiceDescriptor, ServiceSummary } from '@farebox/contract';
import { secondMs, type Clock } from '../clock.ts';
import type { Language } from '../language.ts';
import { invalid } from '../errors.ts';
import { weakTag } from '../etag.ts';
import { BoundedMap } from '../limits/cache.ts';
import type { Catalog, CatalogEntry } from './catalog.ts';
import { availabilityOf } from './offered-tool.ts';
import type { ToolQuery } from './tool-search.ts';

/** Bytes of JSON, and a tag that changes with their content. */
interface PreparedAnswer {
  json: Uint8Array<ArrayBuffer>;
  /** Weak: two listings of one catalog differ in `generatedAt` alone. */
  etag: string;
}

/** The answer to a search. `matchScores`: of the tools in it, best first. */
interface SearchAnswer {
  json: Uint8Array<ArrayBuffer>;
  answered: boolean;
  matchScores: number[];
}

type View = 'full' | 'summary';

interface Shown {
  view: View;
  language: Language;
}

interface ListingRequest {
  view?: View;
  /** Absent with no cursor: all of them. */
  limit?: number | undefined;
  /** The id of the last tool of the page before. */
  cursor?: string | undefined;
  language?: Language;
}

/** The measurements of a tool change with each call; they are at most this old. A change of the catalog is shown at once. */
export const freshMs = secondMs;
/** Answers to searches that are kept so long, and their bytes. */
const searchesMax = 1000;
const searchBytesMax = 16 * 1024 * 1024;

/** The catalog's answers, assembled from cached bytes: serializing all of it takes milliseconds. */
export function catalogAnswers({ catalog, clock }: { catalog: Catalog; clock: Clock }) {
  /** By entry: a tool with new settings is a new entry. Without the closing brace, so that members can be added. */
  const descriptors = {
    en: new WeakMap<CatalogEntry, CachedValue<Buffer<ArrayBuffer>>>(),
    zh: new WeakMap<CatalogEntry, CachedValue<Buffer<ArrayBuffer>>>(),
  } satisfies Record<Language, unknown>;
  const listed = new Map<string, OfCatalog<PreparedAnswer>>();
  const searches = new BoundedMap<string, OfCatalog<SearchAnswer>>(searchesMax, {
    max: searchBytesMax,
    of: ({ value }) => value.json.length,
  });

  const isFresh = ({ madeAt }: { madeAt: number }) => Math.abs(clock.now() - madeAt) < freshMs;

  function openDescriptor(entry: CatalogEntry, language: Language): Buffer<ArrayBuffer> {
    const kept = descriptors[language].get(entry);
    if (kept !== undefined && isFresh(kept)) return kept.value;
    const value = Buffer.from(JSON.stringify(catalog.descriptor(entry, language)).slice(0, -1));
    descriptors[language].set(entry, { value, madeAt: clock.now() });
    return value;
  }

  function build({ view, language }: Shown, entries: readonly CatalogEntry[], page: { nextCursor?: string | null } = {}): PreparedAnswer {
    const { generatedAt, ...rest } = catalog.listingHead();
    if (view === 'full') {
      const services = entries.map((entry) => [openDescriptor(entry, language), closingBrace]);
      return prepared({ generatedAt }, Buffer.concat([...separated(services), Buffer.from(`],${membersOf({ ...rest, ...page })}}`)]));
    }
    const lines = JSON.stringify(entries.map((entry) => summaryOf(catalog.descriptor(entry, language))));
    const { payment } = rest;
    const summary = { schemaVersion: 'farebox.catalog.summary.v1', descriptor: '/api/catalog/{id}', payment, ...page };
    return prepared({ generatedAt }, Buffer.from(`${lines.slice(1)},${membersOf(summary)}}`));
  }

  function all(shown: Shown): PreparedAnswer {
    const entries = catalog.entries();
    const key = `${shown.view} ${shown.language}`;
    const kept = listed.get(key);
    if (kept !== undefined && kept.entries === entries && isFresh(kept)) return kept.value;
    const value = build(shown, entries);
    listed.set(key, { value, madeAt: clock.now(), entries });
    return value;
  }

  return {
    /** @throws invalid_input for a cursor of no published tool */
    listing({ view = 'full', limit, cursor, language = 'en' }: ListingRequest = {}): PreparedAnswer {
      if (limit === undefined && cursor === undefined) return all({ view, language });
      const entries = catalog.entries();
      const start = cursor === undefined ? 0 : entries.findIndex(({ tool }) => tool.id === cursor) + 1;
      if (cursor !== undefined && start === 0) throw unknownCursor();
      const page = entries.slice(start, start + (limit ?? defaultLimit));
      const isLast = start + page.length === entries.length;
      return build({ view, language }, page, { nextCursor: isLast ? null : (page.at(-1)?.tool.id ?? null) });
    },
    /** Equal searches of one second share an answer: agents repeat each other's. */
    async search(query: ToolQuery, language: Language, signal: AbortSignal): Promise<SearchAnswer> {
      const key = JSON.stringify([language, query]);
      const entries = catalog.entries();
      const kept = searches.get(key);
      if (kept !== undefined && kept.entries === entries && isFresh(kept)) return kept.value;
      const madeAt = clock.now();
      const { answer, hits } = await catalog.found(query, signal);
      const services = hits.map(({ tool, ...match }) => [openDescriptor(tool, language), Buffer.from(`,${membersOf(match)}}`)]);
      const json = Buffer.concat([Buffer.from(`{${membersOf(answer)},"services":[`), ...separated(services), Buffer.from(']}')]);
      const value = { json, answered: answer.answered, matchScores: hits.map(({ matchScore }) => matchScore) };
      searches.set(key, { value, madeAt, entries });
      return value;
    },
    descriptor: (entry: CatalogEntry, language: Language): Uint8Array<ArrayBuffer> =>
      Buffer.concat([openDescriptor(entry, language), closingBrace]),
  };
}

/** @param content from the first service on; a tag covers it, and not the time */
function prepared(head: object, content: Buffer): PreparedAnswer {
  return {
    json: Buffer.concat([Buffer.from(`{${membersOf(head)},"services":[`), content]),
    etag: weakTag(content),
  };
}

const defaultLimit = 50;

function unknownCursor() {
  const message = 'cursor must be the nextCursor of a page of this list';
  return invalid('cursor', message, {
    hint: 'Its tool may be gone since: begin again without cursor.',
  });
}

/** One line of the short listing. */
function summaryOf(service: ServiceDescriptor): ServiceSummary {
  const { id, name, description, category, categoryLabel, method, endpoint, inputSchema, pricing, quality, state, discovery } = service;
  const required: unknown = inputSchema['required'];
  return {
    id,
    toolName: discovery.toolName,
    name,
    description,
    category,
    ...(categoryLabel === undefined ? {} : { categoryLabel }),
    method,
    endpoint,
    required: Array.isArray(required) ? required.map(String) : [],
    amount: pricing.amount,
    currency: pricing.currency,
    ...(pricing.unit === undefined ? {} : { unit: pricing.unit }),
    ...(pricing.freePerDay === undefined ? {} : { freePerDay: pricing.freePerDay }),
    availability: availabilityOf(state),
    qualityScore: quality.qualityScore,
    healthStatus: quality.healthStatus,
  };
}

/** What holds for one state of the catalog. */
interface OfCatalog<Value> extends CachedValue<Value> {
  entries: readonly CatalogEntry[];
}

interface CachedValue<Value> {
  value: Value;
  /** Epoch milliseconds. */
  madeAt: number;
}

const closingBrace = Buffer.from('}');
const comma = Buffer.from(',');

/** JSON of an object without its braces. */
function membersOf(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

function separated(items: ReadonlyArray<readonly Buffer[]>): Buffer[] {
  return items.flatMap((pieces, at) => (at === 0 ? pieces : [comma, ...pieces]));
}
