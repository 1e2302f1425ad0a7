import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectClient, type ListedTool } from '../mcp-client.ts';
import { startService, type Service } from '../service.ts';

let service: Service;
let tools: ListedTool[];
beforeAll(async () => {
  service = await startService();
  await using client = await connectClient(service.url, 'auto');
  tools = await client.tools('all');
});
afterAll(() => service[Symbol.asyncDispose]());

/** One unusual schema makes some hosts drop every tool of a server, so all schemas must stay within what every host accepts. */
describe('every tool in the list', () => {
  it('has a unique name that every host accepts', () => {
    const names = tools.map(({ name }) => name);
    // Hosts allow 64 characters and prefix the name of the server.
    for (const name of names) expect(name).toMatch(/^[a-z0-9_]{1,48}$/);
    expect(new Set(names).size).toBe(names.length);
  });

  it('describes briefly what it is for, and what it costs', () => {
    for (const { name, title, description } of tools) {
      expect(title.length, name).toBeGreaterThan(0);
      expect(description.length, name).toBeLessThanOrEqual(500);
      const isSold = service.parts.tools.catalog.find(name.replaceAll('_', '-')) !== null;
      if (isSold) expect(description, name).toMatch(/ Costs \$\d+\.\d{2,6} per call\./);
    }
  });

  it('has its price as a number if it has one', () => {
    expect(tools.find(({ name }) => name === 'timestamp')?._meta).toEqual({
      'io.github.farebox/id': 'timestamp',
      'io.github.farebox/price': { amountCents: 3, amount: '0.03', currency: 'USD', perCall: true },
      'agents-x402/paymentRequired': true,
      'agents-x402/priceUSD': 0.03,
      x402: expect.objectContaining({ paymentRequired: true, scheme: 'exact', amount: '30000' }),
    });
  });

  it('has schemas that are plain objects at the root', () => {
    for (const { name, inputSchema, outputSchema } of tools) {
      for (const schema of [inputSchema, outputSchema]) {
        expect(schema.type, name).toBe('object');
        for (const keyword of ['anyOf', 'oneOf', 'allOf', 'not', 'if', '$ref', '$schema', '$defs'])
          expect(schema, name).not.toHaveProperty(keyword);
      }
    }
  });

  it('has no type list, reference, boolean schema or look-around anywhere', () => {
    for (const { name, inputSchema, outputSchema } of tools) {
      for (const schema of [...schemasIn(inputSchema), ...schemasIn(outputSchema)]) {
        expect(typeof schema, name).toBe('object');
        expect(Array.isArray(valueOf(schema, 'type')), name).toBe(false);
        expect(schema, name).not.toHaveProperty('$ref');
        expect(schema, name).not.toHaveProperty('x-mcp-header');
        expect(JSON.stringify(valueOf(schema, 'pattern') ?? null), name).not.toMatch(/\(\?[=!<]/);
      }
    }
  });

  it('has an open result with a status, so that a request for payment matches it too', () => {
    for (const { name, outputSchema } of tools) {
      expect(outputSchema, name).toMatchObject({
        required: ['status'],
        properties: { status: { type: 'string', enum: ['ok', 'payment_required', 'payment_invalid', 'error'] }, data: { type: 'object' } },
      });
      expect(outputSchema, name).not.toHaveProperty('additionalProperties');
    }
  });

  it('accepts the token as an ordinary optional argument', () => {
    for (const tool of tools.filter(({ name }) => service.parts.tools.catalog.find(name.replaceAll('_', '-')) !== null)) {
      expect(tool.inputSchema, tool.name).toMatchObject({
        properties: { paymentToken: { type: 'string' }, idempotencyKey: { type: 'string' } },
      });
      expect(tool.inputSchema['required'] ?? [], tool.name).not.toContain('paymentToken');
    }
  });

  it('fits into a context together with all the others', () => {
    expect(JSON.stringify(tools).length / tools.length).toBeLessThan(1600);
  });
});

/** The schema itself and all of its subschemas. */
function schemasIn(schema: unknown): unknown[] {
  const nested = (keyword: string): unknown[] => {
    const value = valueOf(schema, keyword);
    if (Array.isArray(value)) return value;
    return typeof value === 'object' && value !== null && keyword === 'properties'
      ? Object.values(value)
      : value === undefined
        ? []
        : [value];
  };
  return [schema, ...['properties', 'items', 'prefixItems', 'anyOf', 'oneOf', 'allOf'].flatMap(nested).flatMap(schemasIn)];
}

function valueOf(schema: unknown, keyword: string): unknown {
  return typeof schema === 'object' && schema !== null ? Reflect.get(schema, keyword) : undefined;
}
