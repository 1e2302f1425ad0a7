import { hash } from 'node:crypto';
import { secondMs, type Clock } from '../clock.ts';
import type { Catalog, CatalogEntry } from './catalog.ts';
import type { ToolQuery } from './tool-search.ts';

/** Bytes of JSON, and a tag that changes with their content. */
interface PreparedAnswer {
  json: Uint8Array<ArrayBuffer>;
  /** Weak: two listings of one catalog differ in `generatedAt` alone. */
  etag: string;
}

/** The catalog's answers, assembled from cached bytes: serializing all of it takes milliseconds. */
export interface CatalogAnswers {
  listing(): PreparedAnswer;
  search(query: ToolQuery, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  descriptor(entry: CatalogEntry): Uint8Array<ArrayBuffer>;
}

/** The measurements of a tool change with each call; they are at most this old. A change of the catalog is shown at once. */
export const freshMs = secondMs;

export function catalogAnswers({ catalog, clock }: { catalog: Catalog; clock: Clock }): CatalogAnswers {
  /** By entry: a tool with new settings is a new entry. Without the closing brace, so that members can be added. */
  const descriptors = new WeakMap<CatalogEntry, Made<Buffer<ArrayBuffer>>>();
  let listed: (Made<PreparedAnswer> & { entries: readonly CatalogEntry[] }) | null = null;

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
    return {
      json: Buffer.concat([Buffer.from(`{${membersOf({ generatedAt })},"services":[`), content]),
      etag: `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`,
    };
  }

  return {
    listing() {
      const entries = catalog.entries();
      if (listed === null || listed.entries !== entries || !isFresh(listed)) {
        listed = { value: buildListing(), madeAt: clock.now(), entries };
      }
      return listed.value;
    },
    async search(query, signal) {
      const { answer, hits } = await catalog.found(query, signal);
      const services = hits.map(({ tool, ...match }) => [openDescriptor(tool), Buffer.from(`,${membersOf(match)}}`)]);
      return Buffer.concat([Buffer.from(`{${membersOf(answer)},"services":[`), ...separated(services), Buffer.from(']}')]);
    },
    descriptor: (entry) => Buffer.concat([openDescriptor(entry), closingBrace]),
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
