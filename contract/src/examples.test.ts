import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from './index.ts';

const schemas = Object.entries(contract).flatMap(([name, value]) => (value instanceof z.ZodType ? [{ name, schema: value }] : []));
const bodies = schemas.flatMap(({ name, schema }) => {
  const { id, example } = schema.meta() ?? {};
  return id === undefined ? [] : [{ name, schema, id, example }];
});

describe('an example', () => {
  it.each(bodies.filter(({ example }) => example !== undefined))('of $name matches its schema', ({ schema, example }) => {
    expect(schema.safeParse(example)).toMatchObject({ success: true, data: example });
  });

  it('of a member matches its schema', () => {
    const untrue = new Set<string>();
    for (const { name, schema } of schemas) {
      z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema, path }) => {
          const example = z.globalRegistry.get(zodSchema)?.example;
          if (example !== undefined && !z.safeParse(zodSchema, example).success) untrue.add([name, ...path].join('.'));
        },
      });
    }
    expect([...untrue]).toEqual([]);
  });

  it('exists for every schema with an id, except for parts of others and for the catalog of a server', () => {
    expect(bodies.filter(({ example }) => example === undefined).map(({ id }) => id)).toEqual([
      'Capabilities',
      'Pricing',
      'Quality',
      'RefundPolicy',
      'ServiceDescriptor',
      'PaymentFlow',
      'CatalogListing',
      'CatalogSummary',
      'FoundService',
      'UnavailableService',
      'CatalogSearchAnswer',
      'UpdateTool',
      'DemandManifest',
      'Issue',
      'ToolError',
      'RegistryError',
      'InputCheck',
      'PaymentRequired',
      'X402Requirement',
      'DiscoveredResource',
      'DiscoveredResources',
      'DiscoverySearchAnswer',
      'X402Manifest',
      'Payment',
      'PaymentRecord',
      'PaymentView',
      'CreatePayment',
      'PayPayment',
    ]);
  });

  it('is unique for each id', () => {
    const ids = bodies.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
