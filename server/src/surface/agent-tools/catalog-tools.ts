import { CatalogSearchQuery } from '@farebox/contract';
import { z } from 'zod';
import { clientIdOf } from '../../accounts/caller.ts';
import { recordToolSearch } from '../../requests/access-log.ts';
import { callCatalogTool, type CatalogCallParts, findTool } from './catalog-call.ts';
import { demandCall } from './demand-tools.ts';
import { toolFacts } from './tool-facts.ts';
import { payDescription } from './service-tool.ts';
import { agentRequestOf, ok, serviceTool, withoutNulls, type ServiceTool } from './service-tool.ts';
import { priceRule } from '../../tools/price-words.ts';
import { spends } from '../../accounts/key-scope.ts';
import { getTool } from '../records/catalog.ts';
import { searchTools } from '../records/catalog.ts';

const ToolId = z.string().min(1).max(128);
const { limit, category, max_price_cents } = CatalogSearchQuery.shape;

/** Tools that find and call the tools of the catalog. */
export function catalogTools(parts: CatalogCallParts): ServiceTool[] {
  const { catalog } = parts.tools;
  return [
    searchToolsTool(parts),
    serviceTool(parts, {
      name: 'get_tool',
      operation: getTool,
      title: 'Describe a tool',
      description: 'How to call one tool: arguments, example, price, limits, quality. Free.',
      input: z.strictObject({
        id: ToolId.meta({ description: 'Name or id of the tool, e.g. word_count.' }),
        full: z.boolean().default(false).meta({ description: 'The whole descriptor, some 10 KB.' }),
      }),
      otherNames: { name: 'id' },
      isReadOnly: true,
      async run({ id, full }) {
        const entry = findTool(catalog, id);
        if (entry === null) throw catalog.unknown(id);
        const descriptor = catalog.descriptor(entry);
        return ok(full ? descriptor : toolFacts(descriptor));
      },
    }),
    serviceTool(parts, {
      name: 'call_tool',
      operation: spends,
      countsItself: true,
      title: 'Call a tool by name',
      description: 'Calls any tool that search_tools found, exactly as if called directly: same arguments, same price, same result.',
      input: z.strictObject({
        name: ToolId.meta({ description: 'Name or id of the tool.' }),
        arguments: z.looseObject({}).default({}).meta({ description: 'The arguments of that tool; get_tool shows its schema.' }),
        paymentToken: z.string().optional().meta({ description: 'payment.token of a paid payment for that tool.' }),
        pay: z.string().optional().meta({ description: payDescription }),
        idempotencyKey: z.string().optional().meta({ description: 'The same key repeats a lost answer without paying again.' }),
      }),
      otherNames: { id: 'name' },
      isReadOnly: false,
      isPaidFor: true,
      run({ name, arguments: args, paymentToken, pay, idempotencyKey }, origin) {
        // A model may have put them inside the tool's own arguments.
        return callCatalogTool(parts, { name, arguments: { ...args, ...withoutNulls({ paymentToken, pay, idempotencyKey }) } }, origin);
      },
    }),
  ];
}

function searchToolsTool(parts: CatalogCallParts): ServiceTool {
  const { catalog } = parts.tools;
  return serviceTool(parts, {
    name: 'search_tools',
    operation: searchTools,
    title: 'Search tools',
    description: 'Finds tools for a need, in English or Chinese; the best first, with price and arguments. An empty query lists all. Free.',
    input: z.strictObject({
      query: CatalogSearchQuery.shape.q.meta({ description: 'What is needed, e.g. "count words".' }),
      limit,
      category,
      max_price_cents: max_price_cents.meta({ description: 'Highest price of a call in US cents.' }),
    }),
    isReadOnly: true,
    async run({ query, limit, category, max_price_cents: maxPriceCents }, origin) {
      const { answered, total, services, unavailable, language, didYouMean } = await catalog.search({
        query,
        limit,
        ...(category === undefined ? {} : { category }),
        ...(maxPriceCents === undefined ? {} : { maxPriceCents }),
      });
      recordToolSearch(parts, agentRequestOf(origin, clientIdOf(await origin.caller())), {
        query,
        answered,
        matchScores: services.map(({ matchScore }) => matchScore),
      });
      const need = query.trim() === '' ? (category ?? '') : query;
      return ok({
        language,
        ...(didYouMean === undefined ? {} : { did_you_mean: didYouMean }),
        answered,
        total,
        tools: services.map(briefTool),
        ...(unavailable === undefined ? {} : { unavailable }),
        ...(!answered && need !== '' ? { demand: demandCall(need) } : {}),
      });
    },
  });
}

type Found = Awaited<ReturnType<CatalogCallParts['tools']['catalog']['search']>>['services'][number];

/** What an agent needs to choose a tool and call it: ten whole descriptors would fill a context. */
export function briefTool({ id, name, discovery, description, category, pricing, inputSchema, matchScore, why }: Found) {
  const properties = inputSchema['properties'];
  return {
    name: discovery.toolName,
    id,
    title: name,
    description,
    category,
    price: { amount: pricing.amount, amountCents: pricing.amountCents, currency: pricing.currency, ...priceRule(pricing) },
    arguments: typeof properties === 'object' && properties !== null ? Object.keys(properties) : [],
    required: inputSchema['required'] ?? [],
    matchScore,
    why,
  };
}
