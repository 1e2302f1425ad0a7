import { z } from 'zod';
import { DemandAction } from './demand.ts';

/** One way to pay: an entry of `accepts`. Source: x402 version 2, PaymentRequirements. */
export const X402Requirement = z
  .object({
    scheme: z.string(),
    network: z.string().meta({ description: 'CAIP-2.', example: 'eip155:84532' }),
    amount: z.string().meta({ description: 'Atomic units of the token.', example: '50000' }),
    asset: z.string().meta({ description: 'The token contract.' }),
    payTo: z.string(),
    maxTimeoutSeconds: z.int().min(1),
    extra: z.record(z.string(), z.unknown()).meta({ description: 'For `exact`: the name and version of the EIP-712 domain of the token.' }),
  })
  .meta({ id: 'X402Requirement' });

/** An offer for wallets. Source: x402, extension bazaar. */
export const DiscoveredResource = z
  .object({
    resource: z
      .string()
      .meta({ description: 'The address to request. For `mcp` it is the endpoint; the tool is in `extensions.bazaar.info.input`.' }),
    type: z.enum(['http', 'mcp']),
    x402Version: z.literal(2),
    accepts: z.array(X402Requirement).meta({ description: 'The current offers; the answer to an unpaid request is authoritative.' }),
    lastUpdated: z.int().meta({ description: 'Seconds since 1970.' }),
    description: z.string(),
    mimeType: z.string(),
    serviceName: z.string().max(32),
    tags: z.array(z.string().max(32)).max(5),
    extensions: z
      .record(z.string(), z.unknown())
      .meta({ description: '`bazaar`: the request (`info.input`), the answer (`info.output`), and the JSON Schema of both.' }),
  })
  .meta({ id: 'DiscoveredResource' });
export type DiscoveredResource = z.output<typeof DiscoveredResource>;

export const DiscoveredResources = z
  .object({
    x402Version: z.literal(2),
    items: z.array(DiscoveredResource),
    pagination: z.object({ limit: z.int(), offset: z.int(), total: z.int() }),
  })
  .meta({ id: 'DiscoveredResources' });
export type DiscoveredResources = z.output<typeof DiscoveredResources>;

export const DiscoverySearchAnswer = z
  .object({
    x402Version: z.literal(2),
    resources: z.array(DiscoveredResource).meta({ description: 'The best match first.' }),
    partialResults: z.boolean().meta({ description: 'Whether there are more matches than can be listed.' }),
    pagination: z.object({ limit: z.int().meta({ description: 'The limit of this page.' }), cursor: z.string().nullable() }).nullable(),
    demand: DemandAction.optional().meta({ description: 'Not of x402. Only if nothing was found: the request that reports the need.' }),
  })
  .meta({ id: 'DiscoverySearchAnswer' });
export type DiscoverySearchAnswer = z.output<typeof DiscoverySearchAnswer>;

const filters = {
  type: z
    .enum(['http', 'mcp'])
    .default('http')
    .meta({ description: 'Tools are sold over both; without `mcp` each is listed once, as `http`.' }),
  payTo: z.string().max(128).optional(),
  scheme: z.string().max(32).optional().meta({ example: 'exact' }),
  network: z.string().max(64).optional().meta({ example: 'eip155:84532' }),
  extensions: z.string().max(64).optional().meta({ description: 'Only offers with this extension.', example: 'bazaar' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

export const DiscoveryQuery = z.object({ ...filters, offset: z.coerce.number().int().min(0).max(1_000_000).default(0) });
export type DiscoveryQuery = z.output<typeof DiscoveryQuery>;

export const DiscoverySearchQuery = z.object({
  query: z.string().min(1).max(2000).meta({ description: 'The need, in English or Chinese.', example: 'count words' }),
  ...filters,
  cursor: z
    .string()
    .regex(/^\d{1,3}$/, 'is not a cursor of this search')
    .optional()
    .meta({ description: '`pagination.cursor` of the previous page.' }),
});
export type DiscoverySearchQuery = z.output<typeof DiscoverySearchQuery>;

/** `/.well-known/x402`: the first address that x402 crawlers request. */
export const X402Manifest = z
  .object({
    version: z.literal(1).meta({ description: 'The version of the manifest format.' }),
    x402Version: z.literal(2),
    lastUpdated: z.int().meta({ description: 'Seconds since 1970.' }),
    resources: z
      .array(z.string())
      .meta({ description: 'Addresses that answer unpaid requests with 402: all tools and the newest assets.' }),
    payTo: z.string(),
    networks: z.array(z.string()),
    instructions: z.string(),
    discovery: z.object({ resources: z.string(), search: z.string() }).meta({ description: 'The full list, with prices and inputs.' }),
  })
  .meta({ id: 'X402Manifest' });
export type X402Manifest = z.output<typeof X402Manifest>;
