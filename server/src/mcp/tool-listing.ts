import { payDescription } from '../surface/agent-tools/service-tool.ts';
import { isMembers } from '@farebox/client/json';
import type { Pricing } from '@farebox/contract';
import type { Tool } from '@modelcontextprotocol/server';
import { formatAmount, type Micros } from '../money.ts';
import type { AnyRequirement } from '../settlement/settler.ts';
import type { McpList } from '../tool-settings.ts';
import type { Catalog, CatalogEntry } from '../tools/catalog.ts';
import { offeredTool } from '../tools/offered-tool.ts';
import { toolName } from '../tools/tool.ts';
import { findTool } from '../surface/agent-tools/catalog-call.ts';
import { portableSchema } from '../surface/agent-tools/portable-schema.ts';
import type { ServiceTool } from '../surface/agent-tools/service-tool.ts';
import { resultStatuses } from '../surface/agent-tools/tool-results.ts';
import { priceRule, priceWords } from '../tools/price-words.ts';

/** The preferred way in which a wallet can pay this amount now; null if there is none. */
export type WalletTerms = (amountMicros: Micros) => AnyRequirement | null;

export interface ToolListingOptions {
  catalog: Catalog;
  /** The free tools, which every list begins with. */
  free: ReadonlyMap<string, ServiceTool>;
  /** Ids of the tools that the short list has too. */
  pinned: readonly string[];
  walletTerms: WalletTerms;
}

/**
 * The tools that can be called. `all`: the free ones, then the catalog in its order. `core`: of the catalog only the pinned ones; call_tool
 * calls the others. Tools without an engine or backend are in neither: they would only fill contexts.
 * Rebuilt only after a change of the catalog or of the ways to pay, which a facilitator confirms after the start.
 */
export function toolListing(options: ToolListingOptions): (list: McpList) => Tool[] {
  const { catalog, free, pinned, walletTerms } = options;
  let listed: { tools: Record<McpList, Tool[]>; terms: string } | null = null;
  catalog.onChange(() => (listed = null));
  return (list) => {
    const terms = JSON.stringify(walletTerms(1));
    if (listed?.terms === terms) return listed.tools[list];
    const service = Array.from(free.values(), (tool) => describeServiceTool(tool, walletTerms));
    const pinnedIds = new Set(pinned.flatMap((id) => findTool(catalog, id)?.tool.id ?? []));
    const sold = catalog.entries().filter((entry) => offeredTool(entry).availability !== 'not_configured');
    const described = sold.map((entry) => ({
      isPinned: pinnedIds.has(entry.tool.id),
      tool: describeTool(catalog, entry, { free, walletTerms }),
    }));
    const tools = {
      core: [...service, ...described.flatMap(({ isPinned, tool }) => (isPinned ? [tool] : []))],
      all: [...service, ...described.map(({ tool }) => tool)],
    };
    listed = { tools, terms };
    return tools[list];
  };
}

function describeTool(
  catalog: Catalog,
  entry: CatalogEntry,
  { free, walletTerms }: { free: ReadonlyMap<string, ServiceTool>; walletTerms: WalletTerms },
): Tool {
  const { tool } = entry;
  const { inputSchema, outputSchema, pricing } = catalog.descriptor(entry);
  const name = toolName(tool);
  if (free.has(name)) throw new Error(`the tool ${tool.id} has the name of a free tool`);
  const isReadOnly = tool.runs === 'here' || tool.method === 'GET' || tool.cacheable;
  return {
    name,
    title: tool.name,
    description: [tool.descriptionForModel, ...conditions(entry, pricing)].join(' '),
    inputSchema: payableInput(portableSchema(inputSchema)),
    outputSchema: resultSchema(portableSchema(outputSchema)),
    annotations: { readOnlyHint: isReadOnly, idempotentHint: tool.idempotent, openWorldHint: tool.runs === 'outside', ...tool.annotations },
    _meta: {
      'io.github.farebox/id': tool.id,
      'io.github.farebox/price': {
        amountCents: pricing.amountCents,
        amount: pricing.amount,
        currency: pricing.currency,
        perCall: entry.metering === null,
        ...priceRule(pricing),
      },
      ...hintsFor(entry, walletTerms),
    },
  };
}

function hintsFor({ priceMicros, metering }: CatalogEntry, walletTerms: WalletTerms): Record<string, unknown> {
  if (priceMicros === 0) return {};
  return metering === null ? walletHints(walletTerms(priceMicros), formatAmount(priceMicros)) : unpricedHints(walletTerms(1));
}

/** Read by wallets that pay without a 402: the MCP client of Cloudflare's agents, and Apify's mcpc. */
function walletHints(terms: AnyRequirement | null, amount: string): Record<string, unknown> {
  if (terms === null) return {};
  return {
    'agents-x402/paymentRequired': true,
    'agents-x402/priceUSD': Number(amount),
    x402: { paymentRequired: true, ...terms },
  };
}

/** The price is in the answer. Without an amount here such a wallet signs when it is asked, instead of signing a wrong amount. */
function unpricedHints(terms: AnyRequirement | null): Record<string, unknown> {
  if (terms === null) return {};
  const { amount: _, ...rest } = terms;
  return { x402: { paymentRequired: true, ...rest } };
}

function describeServiceTool(
  { name, title, description, input, isReadOnly, isPaidFor, isDestructive = false }: ServiceTool,
  walletTerms: WalletTerms,
): Tool {
  const hints = isPaidFor === true ? unpricedHints(walletTerms(1)) : {};
  return {
    name,
    title,
    description,
    inputSchema: objectSchema(portableSchema(input)),
    outputSchema: resultSchema({}),
    annotations: { readOnlyHint: isReadOnly, destructiveHint: isDestructive, openWorldHint: false },
    ...('x402' in hints ? { _meta: hints } : {}),
  };
}

/** The price of a call. */
function conditions({ priceMicros, metering, freePerDay, state }: CatalogEntry, pricing: Pricing): string[] {
  return [
    metering !== null ? `Costs ${priceWords(pricing)}.` : priceMicros === 0 ? 'Free.' : `Costs $${formatAmount(priceMicros)} per call.`,
    ...(metering === null && freePerDay > 0 ? [`${freePerDay} calls a day are free for accounts.`] : []),
    ...(state.apiKeyRequired ? ['Needs an API key.'] : []),
    ...(state.enabled ? [] : ['Not available at the moment.']),
  ];
}

const paymentProperties = {
  paymentToken: { type: 'string', description: 'payment.token of a paid payment for this tool. Leave out to get the price and a payment.' },
  pay: { type: 'string', description: payDescription },
  idempotencyKey: {
    type: 'string',
    description: 'Repeat a call whose answer was lost with the same key to get that answer without paying again.',
  },
};

/** An ordinary argument, never copied to a header: a token would end up in the logs of proxies. */
function payableInput(schema: Record<string, unknown>): Tool['inputSchema'] {
  const properties = isMembers(schema['properties']) ? schema['properties'] : {};
  const taken = Object.keys(paymentProperties).find((name) => name in properties);
  if (taken !== undefined) throw new Error(`a tool may not have an input of its own called ${taken}`);
  return objectSchema({ ...schema, properties: { ...properties, ...paymentProperties } });
}

/**
 * An open object, for successful, refused and unpaid calls alike: some clients validate even failed results against this schema, and would
 * drop the payment.
 */
function resultSchema(output: Record<string, unknown>): NonNullable<Tool['outputSchema']> {
  const data = { type: 'object', ...(isMembers(output['properties']) ? { properties: output['properties'] } : {}) };
  return objectSchema({ properties: { status: { type: 'string', enum: [...resultStatuses] }, data }, required: ['status'] });
}

/** The SDK's type requires `type: 'object'`; the result of `portableSchema` is JSON. */
function objectSchema(schema: Record<string, unknown>): Tool['inputSchema'] {
  return { type: 'object', ...(schema as Omit<Tool['inputSchema'], 'type'>) };
}
