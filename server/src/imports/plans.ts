import type { Foundation } from '../foundation.ts';
import type { ToolSourceSettings } from '@farebox/contract';
import type { Credentials } from './calls/request-parts.ts';
import { defaultName, type NewImport, type Planned } from './new-import.ts';
import type { Operation, ReadSource } from './operation.ts';
import { originsOf } from './ownership.ts';
import { readSource, type Readable, type ReadingOptions } from './reading.ts';
import { pricesIn, requireUsed, termsOf } from './rules.ts';
import type { Source } from './source.ts';
import { lintOperation } from './text-lint.ts';
import { cutAtWord } from './naming.ts';

export interface PlansOptions extends Pick<Foundation, 'database' | 'stopping'> {
  reading: ReadingOptions;
  /** Names of the tools that are built in. */
  builtIn: readonly string[];
  publicUrl: () => string;
}

/** Reads sources, and says what would become of their operations. Stores nothing. */
export type Plans = ReturnType<typeof plans>;

export function plans({ database, reading, builtIn, publicUrl, stopping }: PlansOptions) {
  async function read(source: Readable & { owned?: unknown }, credentials: Credentials, known: readonly string[]): Promise<ReadSource> {
    const found = await readSource(reading, source, credentials, known, stopping);
    const isOfOwner = source.owned !== undefined && source.owned !== null;
    if (!isOfOwner && source.kind !== 'x402') return found;
    return { ...found, operations: found.operations.map((operation) => withoutOwn(source, operation)) };
  }

  /** Nobody sells this service to its own buyers: its calls would request, and pay, it without end. */
  function withoutOwn(source: Pick<Source, 'location'>, operation: Operation): Operation {
    const own = new URL(publicUrl()).host;
    const isOwn = originsOf(source, [{ operation }]).some((origin) => new URL(origin).host === own);
    return isOwn ? { ...operation, refused: 'its address is one of this service' } : operation;
  }

  async function of(operations: readonly Operation[], name: string, settings: ToolSourceSettings): Promise<Planned[]> {
    const known = await database.read.selectFrom('imported_tools').select('id').execute();
    const idOf = toolIds([...builtIn, ...known.map(({ id }) => id)]);
    return operations.flatMap((operation): Planned[] => {
      const terms = termsOf(settings, operation);
      if (terms.isSkipped) return [];
      if (operation.refused !== null) return [{ id: null, operation, price: terms.price, flags: [] }];
      return [{ id: idOf(name, operation.slug), operation, price: terms.price, flags: lintOperation(operation) }];
    });
  }

  return {
    of,
    /** @param known keys of the operations that are tools already. @throws the same */
    read,
    /** @throws invalid_input, address_refused, address_unreachable, upstream_failed, upstream_timeout */
    async ofNew(request: NewImport, id: string): Promise<{ name: string; plans: Planned[] }> {
      pricesIn(request.settings);
      const { kind, location, settings, owned } = request;
      const found = await read({ id, kind, location, settings, revision: 0, owned }, request.credentials, []);
      requireUsed(settings.rules ?? [], [...found.operations, ...(found.skipped ?? [])]);
      const name = request.name ?? defaultName(found.title, location);
      return { name, plans: await of(found.operations, name, settings) };
    },
  };
}

/** Names of MCP tools that are not in the catalog, as ids; a tool of this name would take their place. */
export const reservedToolIds: readonly string[] = [
  'search',
  'search-assets',
  'get-asset',
  'fetch-asset',
  'search-tools',
  'get-tool',
  'call-tool',
  'create-payment',
  'get-payment',
  'pay-payment',
  'submit-demand',
  'make-pledge',
  'list-pledges',
  'end-pledge',
];

const lengthMax = 64;

/** Gives out ids of tools: unique also as MCP names and as operation ids of OpenAPI, where hyphens are lost. */
export function toolIds(taken: Iterable<string>): (sourceName: string, slug: string) => string {
  const compact = new Set([...reservedToolIds, ...taken].map(withoutHyphens));
  return (sourceName, slug) => {
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : `-${number}`;
      const id = cutAtWord(`${sourceName}-${slug === '' ? 'tool' : slug}`, lengthMax - suffix.length) + suffix;
      if (compact.has(withoutHyphens(id))) continue;
      compact.add(withoutHyphens(id));
      return id;
    }
  };
}

function withoutHyphens(id: string): string {
  return id.replaceAll('-', '').toLowerCase();
}
