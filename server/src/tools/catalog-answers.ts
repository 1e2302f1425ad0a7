import { hash } from 'node:crypto';
import type { ServiceDescriptor, ServiceSummary } from '@farebox/contract';
import { secondMs, type Clock } from '../clock.ts';
import type { Catalog, CatalogEntry } from './catalog.ts';
import { availabilityOf } from './offered-tool.ts';
import type { ToolQuery } from './tool-search.ts';

/** Bytes of JSON, and a tag that changes with their content. */
interface PreparedAnswer {
  json: Uint8Array<ArrayBuffer>;
  /** Weak: two listings of one catalog differ in `generatedAt` alone. */
  etag: string;
}

/** The catalog's answers, assembled from cached bytes: serializing all of it takes milliseconds. */
export interface CatalogAnswers {
  listing(view?: 'full' | 'summary'): PreparedAnswer;
  /** `matchScores`: of the tools in the answer, best first. */
  search(query: ToolQuery, signal: AbortSignal): Promise<{ json: Uint8Array<ArrayBuffer>; matchScores: number[] }>;
  descriptor(entry: CatalogEntry): Uint8Array<ArrayBuffer>;
}

/** The measurements of a tool change with each call; they are at most this old. A change of the catalog is shown at once. */
export const freshMs = secondMs;

export function catalogAnswers({ catalog, clock }: { catalog: Catalog; clock: Clock }): CatalogAnswers {
  /** By entry: a tool with new settings is a new entry. Without the closing brace, so that members can be added. */
  const descriptors = new WeakMap<CatalogEntry, Made<Buffer<ArrayBuffer>>>();
  const listed = new Map<'full' | 'summary', Made<PreparedAnswer> & { entries: readonly CatalogEntry[] }>();

  const isFresh = ({ madeAt }: { madeAt: number }) => Math.abs(clock.now() - madeAt) < freshMs;

  function openDescriptor(entry: CatalogEntry): Buffer<ArrayBuffer> {
    const kept = descriptors.get(entry);
    if (kept !== undefined && isFresh(kept)) return kept.value;
    const value = Buffer.from(JSON.stringify(catalog.descriptor(entry)).slice(0, -1));
    descriptors.set(entry, { value, madeAt: clock.now() });
    return value;
  }

  function buildListing(): PreparedAnswer {
    const { services: _, generatedAt, ...rest } = catalog.listing();
    const services = catalog.entries().map((entry) => [openDescriptor(entry), closingBrace]);
    const content = Buffer.concat([...separated(services), Buffer.from(`],${membersOf(rest)}}`)]);
    return prepared({ generatedAt }, content);
  }

  function buildSummary(): PreparedAnswer {
    const { services, generatedAt, payment } = catalog.listing();
    const lines = JSON.stringify(services.map(summaryOf));
    const rest = { schemaVersion: 'farebox.catalog.summary.v1', descriptor: '/api/catalog/{id}', payment };
    return prepared({ generatedAt }, Buffer.from(`${lines.slice(1)},${membersOf(rest)}}`));
  }

  return {
    listing(view = 'full') {
      const entries = catalog.entries();
      const kept = listed.get(view);
      if (kept !== undefined && kept.entries === entries && isFresh(kept)) return kept.value;
      const value = view === 'full' ? buildListing() : buildSummary();
      listed.set(view, { value, madeAt: clock.now(), entries });
      return value;
    },
    async search(query, signal) {
      const { answer, hits } = await catalog.found(query, signal);
      const services = hits.map(({ tool, ...match }) => [openDescriptor(tool), Buffer.from(`,${membersOf(match)}}`)]);
      const json = Buffer.concat([Buffer.from(`{${membersOf(answer)},"services":[`), ...separated(services), Buffer.from(']}')]);
      return { json, matchScores: hits.map(({ matchScore }) => matchScore) };
    },
    descriptor: (entry) => Buffer.concat([openDescriptor(entry), closingBrace]),
  };
}

/** @param content from the first service on; a tag covers it, and not the time */
function prepared(head: object, content: Buffer): PreparedAnswer {
  return {
    json: Buffer.concat([Buffer.from(`{${membersOf(head)},"services":[`), content]),
    etag: `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`,
  };
}

/** One line of the short listing. */
function summaryOf(service: ServiceDescriptor): ServiceSummary {
  const { id, name, description, category, method, endpoint, inputSchema, pricing, quality, state, discovery } = service;
  const required: unknown = inputSchema['required'];
  return {
    id,
    toolName: discovery.toolName,
    name,
    description,
    category,
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

interface Made<Value> {
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
