import type { ServiceDescriptor } from '@farebox/contract';
import { z } from 'zod';
import { namesOf } from './tool-names.ts';
import { timeLimitMs, toolName, type Tool } from './tool.ts';

export type Described = Omit<
  ServiceDescriptor,
  | 'categoryLabel'
  | 'sampleRequest'
  | 'unsupportedParameters'
  | 'relatedServices'
  | 'relatedNotInCatalog'
  | 'pricing'
  | 'refundPolicy'
  | 'sla'
  | 'payment'
  | 'quality'
  | 'state'
>;

/** The part of a descriptor that depends on the definition alone. */
export function described(tool: Tool): Described {
  const name = toolName(tool);
  const aliases = namesOf(tool).filter((alias) => alias !== tool.id);
  return {
    id: tool.id,
    canonicalId: tool.id,
    ...(tool.internalServiceId === undefined
      ? {}
      : { internalServiceId: tool.internalServiceId, legacyEndpoint: endpointOf(tool.internalServiceId) }),
    name: tool.name,
    displayName: tool.name,
    description: tool.description,
    descriptionForModel: tool.descriptionForModel,
    category: tool.category,
    keywords: [...tool.keywords],
    useCases: [...tool.useCases],
    limitations: [...tool.limitations],
    tags: [...tool.tags],
    method: tool.method,
    endpoint: endpointOf(tool.id),
    // A tool without another name has its own path as alias (SPEC).
    endpointAliases: (aliases.length === 0 ? [tool.id] : aliases).map(endpointOf),
    inputTypes: [...tool.inputTypes],
    outputTypes: [...tool.outputTypes],
    inputSchema: inputSchemaOf(tool),
    outputSchema: outputSchemaOf(tool),
    exampleRequest: tool.exampleRequest,
    exampleResponse: tool.exampleResponse,
    discovery: {
      toolName: name,
      searchText: [tool.name, tool.description, ...tool.keywords, ...tool.useCases].join(' '),
      aliases: [name, ...aliases],
      localeHints: ['en', 'zh'],
      useCases: [...tool.useCases],
      limitations: [...tool.limitations],
      paymentFlow: 'call -> 402 with payment -> pay or verify payment.paymentId -> repeat the call with payment.token',
      paymentHint: 'Send payment.token as the header X-Payment-Token (HTTP) or the argument paymentToken (MCP).',
      retryHint: 'A failed call is given back: retry with the same token. Send an Idempotency-Key to get a lost answer again.',
      requiredState: 'published, enabled',
    },
    complexity: tool.complexity,
    typicalResponseTime: `${tool.typicalResponseTimeMs}ms`,
    cacheable: tool.cacheable,
    idempotent: tool.idempotent,
    outputFormat: 'json',
    requiredContext: [...(tool.requiredContext ?? [])],
    errorExamples: [...tool.errorExamples],
  };
}

/** Measurements replace declarations; the time limit of a call stays the declared one. */
export function slaOf(tool: Tool, measuredMs: number | null): ServiceDescriptor['sla'] {
  const hasTimeout = tool.timeoutMs !== undefined || measuredMs !== null;
  return {
    uptime: tool.uptime,
    maxLatency: `${measuredMs ?? tool.maxLatencyMs}ms`,
    ...(hasTimeout ? { timeout: `${timeLimitMs(tool)}ms` } : {}),
  };
}

export const inputSchemaOf = (tool: Tool) => tool.shownSchemas?.input ?? jsonSchema(tool.input, 'input');
export const outputSchemaOf = (tool: Tool) => tool.shownSchemas?.output ?? jsonSchema(tool.output, 'output');

/** JSON Schema 2020-12 of a tool's input or output: a plain object at the root, which every MCP host accepts. Made once for each schema. */
export function jsonSchema(schema: z.ZodObject, io: 'input' | 'output'): Readonly<Record<string, unknown>> {
  const known = jsonSchemas[io].get(schema);
  if (known !== undefined) return known;
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  jsonSchemas[io].set(schema, plain);
  return plain;
}

const jsonSchemas = {
  input: new WeakMap<z.ZodObject, Record<string, unknown>>(),
  output: new WeakMap<z.ZodObject, Record<string, unknown>>(),
};

const endpointOf = (id: string) => `/api/tools/${id}`;
