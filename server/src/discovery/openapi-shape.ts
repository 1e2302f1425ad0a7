import { z } from 'zod';

/** The part of OpenAPI 3.1 that this service writes; other members pass through. */
const MediaType = z.looseObject({
  schema: z.record(z.string(), z.unknown()),
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.looseObject({ summary: z.string().optional(), value: z.unknown() })).optional(),
});
export type MediaType = z.output<typeof MediaType>;

const Answer = z.looseObject({
  description: z.string(),
  headers: z.record(z.string(), z.unknown()).optional(),
  content: z.record(z.string(), MediaType).optional(),
});
export type Answer = z.output<typeof Answer>;

const Operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().optional(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(z.record(z.string(), z.unknown())).optional(),
  requestBody: z.looseObject({ content: z.record(z.string(), MediaType) }).optional(),
  responses: z.record(z.string(), Answer),
  'x-payment-info': z.record(z.string(), z.unknown()).optional(),
});
export type Operation = z.output<typeof Operation>;

export type Paths = Record<string, Record<string, Operation>>;

/** The descriptions of the route modules, as the framework writes them. */
export const Described = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});
export type Described = z.output<typeof Described>;

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** One JSON body with one example. */
export function jsonBody(schema: Record<string, unknown>, example: unknown): Record<string, MediaType> {
  return { 'application/json': { schema, example } };
}
