import { isMembers } from '@farebox/client/json';
import type { ServiceDescriptor } from '@farebox/contract';
import { availabilityOf } from '../../tools/offered-tool.ts';
import { cut } from './preview-facts.ts';
import { portableSchema } from './portable-schema.ts';
import { priceRule } from '../../tools/price-words.ts';

/** Of the JSON; a result has it twice, as text and as structure, and stays below 4 KB. */
const factsMaxBytes = 1750;

/**
 * What a model needs to choose a tool and to call it: the whole descriptor is ten times as long, and says most of it twice. Where even that
 * is long, descriptions of arguments are cut, first a little.
 */
export function toolFacts(service: ServiceDescriptor): object {
  const facts = factsOf(service);
  const { limitations: _, ...briefer } = facts;
  const more = 'Descriptions are cut; get_tool with full: true has them.';
  const forms = [
    () => facts,
    () => ({ ...facts, inputSchema: described(facts.inputSchema, 120), more }),
    () => ({ ...briefer, inputSchema: described(facts.inputSchema, 60), more }),
  ];
  const fitting = forms.find((form) => Buffer.byteLength(JSON.stringify(form())) <= factsMaxBytes);
  return fitting?.() ?? { ...briefer, inputSchema: skeleton(facts.inputSchema), more };
}

/** The schema with descriptions of at most so many characters. */
function described(schema: Record<string, unknown>, lengthMax: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]): [string, unknown] => {
      if (keyword === 'description' && typeof value === 'string') return [keyword, cut(value, lengthMax)];
      if (keyword === 'properties' && isMembers(value))
        return [keyword, mapped(value, (member) => (isMembers(member) ? described(member, lengthMax) : member))];
      return [keyword, isMembers(value) ? described(value, lengthMax) : value];
    }),
  );
}

/** Names and types alone. */
function skeleton(schema: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(schema).filter(([keyword]) => structural.has(keyword));
  return Object.fromEntries(
    kept.map(([keyword, value]) => {
      if (keyword === 'properties' && isMembers(value))
        return [keyword, mapped(value, (member) => (isMembers(member) ? skeleton(member) : member))];
      return [keyword, isMembers(value) ? skeleton(value) : value];
    }),
  );
}

const structural: ReadonlySet<string> = new Set(['type', 'properties', 'items', 'enum', 'const', 'format', 'required']);

function mapped(values: Record<string, unknown>, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

function factsOf(service: ServiceDescriptor) {
  const { id, name, description, category, limitations, pricing, quality, discovery, state, sla, inputSchema, outputSchema } = service;
  const { qualityScore, healthStatus, successRate, executionCount } = quality;
  return {
    name: discovery.toolName,
    id,
    title: name,
    description,
    category,
    price: { amount: pricing.amount, amountCents: pricing.amountCents, currency: pricing.currency, ...priceRule(pricing) },
    availability: availabilityOf(state),
    method: service.method,
    endpoint: service.endpoint,
    inputSchema: portableSchema(inputSchema),
    returns: typesIn(outputSchema),
    exampleRequest: service.exampleRequest,
    ...(limitations.length === 0 ? {} : { limitations: limitations.slice(0, limitationsMax) }),
    quality: {
      qualityScore,
      healthStatus,
      ...(executionCount === 0 ? {} : { successRate, latencyMs: quality.latencyMs }),
      maxLatency: sla.maxLatency,
    },
  };
}

const limitationsMax = 3;

/** The members of an output with their types. */
function typesIn(schema: Readonly<Record<string, unknown>>): Record<string, string> {
  const properties = isMembers(schema['properties']) ? schema['properties'] : {};
  return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, typeOf(member)]));
}

function typeOf(member: unknown): string {
  const type = isMembers(member) ? (member['format'] ?? member['type']) : null;
  return typeof type === 'string' ? type : 'any';
}
