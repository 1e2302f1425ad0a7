import { CatalogSearchQuery } from '@farebox/contract';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Parts } from '../app.ts';
import { asProblem, problem } from '../errors.ts';
import { jsonSchema } from '../tools/catalog.ts';
import { invalidInput } from '../tools/input.ts';
import { purchases } from '../tools/purchases.ts';
import { callCatalogTool, findTool } from './catalog-call.ts';
import type { Origin } from './features.ts';
import { failureResult, okResult } from './tool-results.ts';

/** A free tool around the catalog: with these an agent finds, pays and calls without leaving MCP. */
export interface ServiceTool {
  name: string;
  title: string;
  /** Says what it costs, like every description in the list. */
  description: string;
  /** JSON Schema. */
  input: Record<string, unknown>;
  isReadOnly: boolean;
  /** Never throws: a model reads results. */
  run(input: Readonly<Record<string, unknown>>, origin: Origin): Promise<CallToolResult>;
}

interface Definition<Input extends z.ZodObject> extends Omit<ServiceTool, 'input' | 'run'> {
  input: Input;
  run(input: z.output<Input>, origin: Origin): Promise<CallToolResult> | CallToolResult;
}

const ToolId = z.string().min(1).max(128);
const PaymentId = z.string().min(1).max(600).meta({ description: 'payment.paymentId, exactly as it was given.' });
const { limit, category, max_price_cents } = CatalogSearchQuery.shape;

/** By name, in the order they are listed. */
export function serviceTools(parts: Parts): ReadonlyMap<string, ServiceTool> {
  const { catalog, limits, log } = parts;
  const sold = purchases(parts);

  /** The id of a tool that may be named as MCP does; what is unknown is left for the catalog to refuse. */
  const canonicalId = (id: string) => findTool(catalog, id)?.tool.id ?? id;

  function serviceTool<Input extends z.ZodObject>({ run, input, ...rest }: Definition<Input>): ServiceTool {
    return {
      ...rest,
      input: jsonSchema(input, 'input'),
      async run(given, origin) {
        try {
          const parsed = input.safeParse(withoutNulls(given));
          if (!parsed.success) throw invalidInput(parsed.error.issues);
          return await run(parsed.data, origin);
        } catch (thrown) {
          const failure = asProblem(thrown);
          if (failure.code === 'internal') log.error({ requestId: origin.requestId, err: failure.cause }, 'MCP service tool failed');
          return failureResult(failure, origin.requestId);
        }
      },
    };
  }

  const tools = [
    serviceTool({
      name: 'search_tools',
      title: 'Search tools',
      description:
        'Finds tools for a need, in English or Chinese; the best first, with price and arguments. An empty query lists all. Free.',
      input: z.strictObject({
        query: CatalogSearchQuery.shape.q.meta({ description: 'What is needed, e.g. "count words".' }),
        limit,
        category,
        max_price_cents: max_price_cents.meta({ description: 'Highest price of a call in US cents.' }),
      }),
      isReadOnly: true,
      run({ query, limit, category, max_price_cents: maxPriceCents }) {
        const { total, services } = catalog.search({
          query,
          limit,
          ...(category === undefined ? {} : { category }),
          ...(maxPriceCents === undefined ? {} : { maxPriceCents }),
        });
        return ok({ total, tools: services.map(brief) });
      },
    }),
    serviceTool({
      name: 'get_tool',
      title: 'Describe a tool',
      description: 'Everything about one tool: schemas, example, price, limits, measured quality. Free.',
      input: z.strictObject({ id: ToolId.meta({ description: 'Name or id of the tool, e.g. word_count.' }) }),
      isReadOnly: true,
      run({ id }) {
        const entry = findTool(catalog, id);
        if (entry === null) throw problem('tool_not_found');
        return ok(catalog.descriptor(entry));
      },
    }),
    serviceTool({
      name: 'call_tool',
      title: 'Call a tool by name',
      description: 'Calls any tool that search_tools found, exactly as if called directly: same arguments, same price, same result.',
      input: z.strictObject({
        name: ToolId.meta({ description: 'Name or id of the tool.' }),
        arguments: z.looseObject({}).default({}).meta({ description: 'The arguments of that tool; get_tool shows its schema.' }),
        paymentToken: z.string().optional().meta({ description: 'payment.token of a paid payment for that tool.' }),
        idempotencyKey: z.string().optional().meta({ description: 'The same key repeats a lost answer without paying again.' }),
      }),
      isReadOnly: false,
      run({ name, arguments: args, paymentToken, idempotencyKey }, origin) {
        // A model may well have put them where the tool itself takes them.
        return callCatalogTool(parts, { name, arguments: { ...args, ...withoutNulls({ paymentToken, idempotencyKey }) } }, origin);
      },
    }),
    serviceTool({
      name: 'create_payment',
      title: 'Create a payment',
      description: 'Creates a payment for one call of a tool. Calling the tool without paymentToken gives one too. Free.',
      input: z.strictObject({
        serviceId: ToolId.meta({ description: 'Name or id of the tool.' }),
        providerId: z.string().min(1).max(64).optional().meta({ description: 'How it will be paid, e.g. test or credit.' }),
      }),
      isReadOnly: false,
      async run({ serviceId, providerId }, origin) {
        limits.unpaid.take(origin.address);
        return ok(await sold.create(canonicalId(serviceId), providerId, await origin.caller()));
      },
    }),
    serviceTool({
      name: 'get_payment',
      title: 'Verify a payment',
      description:
        'The state of a payment; completes one of the provider test. When status is paid, call the tool again with its token. Free.',
      input: z.strictObject({ paymentId: PaymentId }),
      isReadOnly: false,
      async run({ paymentId }, origin) {
        limits.unpaid.take(origin.address);
        return ok(await sold.verify(paymentId, await origin.caller()));
      },
    }),
    serviceTool({
      name: 'pay_payment',
      title: 'Pay a payment',
      description:
        'Pays a payment with a provider, e.g. credit: the prepaid balance of your account. Moves the amount of the payment, nothing more.',
      input: z.looseObject({ paymentId: PaymentId, provider: z.string().min(1).max(64).meta({ description: 'E.g. test or credit.' }) }),
      isReadOnly: false,
      async run({ paymentId, provider, ...request }, origin) {
        limits.unpaid.take(origin.address);
        return ok(await sold.pay(paymentId, provider, await origin.caller(), request));
      },
    }),
  ];
  return new Map(tools.map((tool) => [tool.name, tool]));
}

/** Models fill an optional argument that they have no use for with null. */
function withoutNulls(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
}

function ok(data: object): CallToolResult {
  return okResult(JSON.stringify(data));
}

type Found = ReturnType<Parts['catalog']['search']>['services'][number];

/** Enough to choose by and to call: whole descriptors of ten tools would fill a context. */
function brief({ id, name, discovery, description, category, pricing, inputSchema, matchScore, why }: Found) {
  const properties = inputSchema['properties'];
  return {
    name: discovery.toolName,
    id,
    title: name,
    description,
    category,
    price: { amount: pricing.amount, amountCents: pricing.amountCents, currency: pricing.currency },
    arguments: typeof properties === 'object' && properties !== null ? Object.keys(properties) : [],
    required: inputSchema['required'] ?? [],
    matchScore,
    why,
  };
}
