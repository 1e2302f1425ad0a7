import type { DiscoveredResource, ServiceDescriptor, X402Manifest } from '@farebox/contract';
import type { Asset } from '../assets/asset.ts';
import { requireAmount, type Micros } from '../money.ts';
import type { AnyRequirement } from '../settlement/settler.ts';
import { priceRule } from '../tools/price-words.ts';

/** The facts for lists of offers for wallets. */
export interface Market {
  /** Without a trailing slash. */
  publicUrl: string;
  network: string;
  payTo: string;
  /** The ways to pay this amount. */
  offers(amountMicros: Micros): readonly AnyRequirement[];
}

/** A tool for wallets over HTTP. @param updatedAt epoch milliseconds */
export function httpTool(service: ServiceDescriptor, market: Market, updatedAt: number): DiscoveredResource {
  return {
    ...toolHead(service, market, updatedAt),
    resource: `${market.publicUrl}${service.endpoint}`,
    type: 'http',
    extensions: { bazaar: service.method === 'GET' ? queryBazaar(service) : bodyBazaar(service), ...pricingExtension(service) },
  };
}

/** The same tool over MCP. */
export function mcpTool(service: ServiceDescriptor, market: Market, updatedAt: number): DiscoveredResource {
  return {
    ...toolHead(service, market, updatedAt),
    resource: `${market.publicUrl}/mcp`,
    type: 'mcp',
    extensions: { bazaar: mcpBazaar(service), ...pricingExtension(service) },
  };
}

/** An asset; a wallet pays when it fetches the asset. */
export function assetForSale(asset: Asset, market: Market): DiscoveredResource {
  return {
    resource: `${market.publicUrl}${fetchPath(asset.id)}`,
    type: 'http',
    x402Version: 2,
    accepts: [...market.offers(asset.priceMicros ?? 0)],
    lastUpdated: secondsOf(asset.updatedAt),
    description: shortened(asset.description === null ? asset.title : `${asset.title}: ${asset.description}`),
    mimeType: 'application/json',
    serviceName,
    tags: tagsOf([asset.assetType, ...(asset.assetType === 'api' ? [] : ['data'])]),
    extensions: { bazaar: assetBazaar(asset.id) },
  };
}

/** @param assetIds the newest assets for sale */
export function x402Manifest(
  market: Market,
  services: readonly ServiceDescriptor[],
  assetIds: readonly string[],
  updatedAt: number,
): X402Manifest {
  const at = (path: string) => `${market.publicUrl}${path}`;
  const { payTo, network } = market;
  return {
    version: 1,
    x402Version: 2,
    lastUpdated: secondsOf(updatedAt),
    resources: [...services.map(({ endpoint }) => endpoint), ...assetIds.map(fetchPath)].map(at),
    payTo,
    networks: [network],
    instructions: `Data, APIs and tools for agents. How to search and pay: ${at('/llms.txt')}. Every route: ${at('/openapi.json')}.`,
    discovery: { resources: at('/discovery/resources'), search: at('/discovery/search?query={need}') },
  };
}

/** The name of the whole service. The specification allows at most 32 ASCII characters. */
const serviceName = 'farebox';

/** How the price is computed, where `accepts` can only have the least. */
function pricingExtension({ pricing }: ServiceDescriptor): Record<string, unknown> {
  const rule = priceRule(pricing);
  return Object.keys(rule).length === 0 ? {} : { 'io.github.farebox/pricing': rule };
}

function toolHead(service: ServiceDescriptor, { offers }: Market, updatedAt: number) {
  return {
    x402Version: 2 as const,
    accepts: [...offers(requireAmount('price', service.pricing.amount))],
    lastUpdated: secondsOf(updatedAt),
    description: shortened(service.description),
    mimeType: 'application/json',
    serviceName,
    tags: tagsOf([service.category, ...service.tags]),
  };
}

function fetchPath(assetId: string): string {
  return `/api/v1/assets/fetch?asset_id=${assetId}`;
}

function queryBazaar({ exampleRequest, exampleResponse, inputSchema, outputSchema }: ServiceDescriptor) {
  const hasInput = Object.keys(exampleRequest).length > 0;
  return bazaar(
    { type: 'http', method: 'GET', ...(hasInput ? { queryParams: exampleRequest } : {}) },
    { type: { const: 'http' }, method: { enum: ['GET'] }, queryParams: inputSchema },
    ['type', 'method'],
    { example: exampleResponse, schema: outputSchema },
  );
}

function bodyBazaar({ exampleRequest, exampleResponse, inputSchema, outputSchema }: ServiceDescriptor) {
  return bazaar(
    { type: 'http', method: 'POST', bodyType: 'json', body: exampleRequest },
    { type: { const: 'http' }, method: { enum: ['POST'] }, bodyType: { enum: ['json'] }, body: inputSchema },
    ['type', 'method', 'bodyType', 'body'],
    { example: exampleResponse, schema: outputSchema },
  );
}

function mcpBazaar({ discovery, description, exampleRequest, exampleResponse, inputSchema, outputSchema }: ServiceDescriptor) {
  const input = { toolName: discovery.toolName, description, transport: 'streamable-http', inputSchema, example: exampleRequest };
  return bazaar(
    { type: 'mcp', ...input },
    {
      type: { const: 'mcp' },
      toolName: { const: discovery.toolName },
      description: { type: 'string' },
      transport: { enum: ['streamable-http'] },
      inputSchema: { type: 'object' },
      example: inputSchema,
    },
    ['type', 'toolName', 'inputSchema'],
    { example: exampleResponse, schema: outputSchema },
  );
}

/** Contains nothing from the owner: a schema from an owner may mislead its readers. */
function assetBazaar(assetId: string) {
  return bazaar(
    { type: 'http', method: 'GET', queryParams: { asset_id: assetId } },
    {
      type: { const: 'http' },
      method: { enum: ['GET'] },
      queryParams: { type: 'object', properties: { asset_id: { const: assetId } }, required: ['asset_id'], additionalProperties: false },
    },
    ['type', 'method', 'queryParams'],
    { example: { asset_id: assetId, delivery: { type: 'signed_url' } }, schema: { type: 'object', required: ['asset_id', 'delivery'] } },
  );
}

/** The extension: request and answer, with the schema that they are checked against. Source: x402, extension bazaar. */
function bazaar(
  input: Record<string, unknown>,
  properties: Record<string, unknown>,
  required: readonly string[],
  output: { example: unknown; schema: Record<string, unknown> },
) {
  return {
    info: { input, output: { type: 'json', example: output.example } },
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        input: { type: 'object', properties, required, additionalProperties: false },
        output: { type: 'object', properties: { type: { type: 'string' }, example: output.schema }, required: ['type'] },
      },
      required: ['input'],
    },
  };
}

const descriptionMax = 500;
function shortened(text: string): string {
  return text.length <= descriptionMax ? text : `${text.slice(0, descriptionMax - 1).trimEnd()}…`;
}

/** The specification allows at most five, short, in printable ASCII, each once. */
function tagsOf(tags: readonly string[]): string[] {
  const fit = tags.filter((tag) => /^[ -~]{1,32}$/.test(tag));
  return fit.filter((tag, index) => fit.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index).slice(0, 5);
}

function secondsOf(ms: number): number {
  return Math.floor(ms / 1000);
}
