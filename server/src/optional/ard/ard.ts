import type { ServiceDescriptor } from '@farebox/contract';
import { isFree, mimeTypeOf, type Asset } from '../../assets/asset.ts';
import { rfc3339 } from '../../clock.ts';
import { formatAmount } from '../../money.ts';
import { interfaceVersion, type Facts } from '../../discovery/facts.ts';
import { mcpServerCard } from '../../discovery/mcp-documents.ts';
import { priceWords } from '../../tools/price-words.ts';

/** Source: Agentic Resource Discovery (ARD) v0.9, section 4. */
export const aiCatalogType = 'application/ai-catalog+json';
const serverCardType = 'application/mcp-server-card+json';
/** The published document of an asset, without its bytes. */
const assetType = 'application/vnd.farebox.asset+json';

/** An entry of the catalog: exactly one of `url` and `data`. */
export interface CatalogEntry {
  identifier: string;
  displayName: string;
  type: string;
  url?: string;
  data?: Record<string, unknown>;
  description: string;
  tags: string[];
  capabilities?: string[];
  representativeQueries?: string[];
  version?: string;
  updatedAt?: string;
  metadata?: Record<string, string | number | boolean | null>;
}

/** `/.well-known/ai-catalog.json`: the ways into this service. What it sells is found through its registry. */
export function aiCatalog({ publicUrl, has }: Pick<Facts, 'publicUrl' | 'has'>) {
  return {
    specVersion: '1.0',
    host: { displayName: 'farebox', documentationUrl: `${publicUrl}/docs` },
    entries: ownEntries({ publicUrl, has }),
  };
}

export function ownEntries({ publicUrl, has }: Pick<Facts, 'publicUrl' | 'has'>): CatalogEntry[] {
  const at = (path: string) => `${publicUrl}${path}`;
  const queries = ['count the words of a text', 'find a dataset and pay for it per fetch'];
  const common = { tags: ['paid', 'x402'], version: interfaceVersion };
  const agent = {
    identifier: urnOf(publicUrl, 'agent', 'farebox'),
    displayName: 'farebox over A2A',
    type: 'application/a2a-agent-card+json',
    url: at('/.well-known/agent-card.json'),
    description: 'The same tools and data as skills of an A2A agent.',
    representativeQueries: queries,
    ...common,
  };
  return [
    {
      identifier: urnOf(publicUrl, 'mcp', 'farebox'),
      displayName: 'farebox over MCP',
      type: serverCardType,
      url: at('/mcp/server-card'),
      description: 'Tools and data, paid per use, over MCP.',
      representativeQueries: queries,
      ...common,
    },
    ...(has('a2a') ? [agent] : []),
    {
      identifier: urnOf(publicUrl, 'registry', 'farebox'),
      displayName: 'What farebox sells',
      type: 'application/ai-registry+json',
      url: at('/'),
      description: 'Search over every tool and asset for sale: POST /search, POST /explore, GET /agents.',
      representativeQueries: queries,
      ...common,
    },
  ];
}

/** A tool, as an MCP server with this one tool. */
export function toolEntry(service: ServiceDescriptor, publicUrl: string): CatalogEntry {
  const { id, name, description, category, tags, useCases, discovery, inputSchema, pricing, endpoint, method } = service;
  const queries = [...new Set([...useCases, description])].slice(0, 5);
  return {
    identifier: urnOf(publicUrl, 'tool', id),
    displayName: name,
    type: serverCardType,
    data: { ...mcpServerCard({ publicUrl }), tools: [{ name: discovery.toolName, description, inputSchema }] },
    description,
    tags: [...new Set([category, ...tags])],
    capabilities: [discovery.toolName],
    ...(queries.length < 2 ? {} : { representativeQueries: queries }),
    version: interfaceVersion,
    metadata: {
      price: pricing.amount,
      currency: pricing.currency,
      ...(pricing.unit === undefined ? {} : { pricing: priceWords(pricing) }),
      method,
      endpoint: `${publicUrl}${endpoint}`,
      id,
    },
  };
}

export function assetEntry(asset: Asset, publicUrl: string): CatalogEntry {
  const { id, title, description, priceMicros, licenseTerms, updatedAt } = asset;
  return {
    identifier: urnOf(publicUrl, 'asset', id),
    displayName: title,
    type: assetType,
    url: `${publicUrl}/api/v1/assets/${id}`,
    description: description ?? title,
    tags: [asset.assetType, ...(isFree(asset) ? ['free'] : [])],
    updatedAt: rfc3339(updatedAt),
    metadata: {
      price: formatAmount(priceMicros ?? 0),
      currency: 'USD',
      license: licenseTerms,
      mimeType: mimeTypeOf(asset),
      assetType: asset.assetType,
      fetch: `${publicUrl}/api/v1/assets/fetch?asset_id=${id}`,
    },
  };
}

/** The domain is the anchor of trust, so a port has no place in it. */
function urnOf(publicUrl: string, namespace: string, name: string): string {
  return `urn:air:${publisherOf(publicUrl)}:${namespace}:${name}`;
}

export function publisherOf(publicUrl: string): string {
  return new URL(publicUrl).hostname.replaceAll(/[^a-zA-Z0-9.-]/g, '-');
}

/** The texts at a path into an entry: dots go into objects, and every element of a list counts. */
export function valuesAt(entry: CatalogEntry, path: string, publisher: string): string[] {
  if (path === 'publisher') return [publisher];
  let found: unknown[] = [entry];
  for (const name of path.split('.')) {
    found = found.flatMap((value) => {
      const inside: unknown =
        typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
      return Array.isArray(inside) ? inside : inside === undefined || inside === null ? [] : [inside];
    });
  }
  return found.flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [],
  );
}
