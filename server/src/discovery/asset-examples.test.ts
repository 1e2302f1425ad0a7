import { OpenAPIHono } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from '@farebox/contract';
import { assetExamples } from './asset-examples.ts';
import { accountExamples } from './account-examples.ts';
import { demandExamples } from './demand-examples.ts';

const schemas = new Map(Object.entries(contract).flatMap(([name, value]) => (value instanceof z.ZodType ? [[name, value] as const] : [])));

/** The names under which the OpenAPI document has the schemas. */
function namedSchemas(): string[] {
  const app = new OpenAPIHono();
  const everything = z.object(Object.fromEntries(schemas));
  const content = { 'application/json': { schema: everything } };
  app.openAPIRegistry.registerPath({ method: 'get', path: '/', responses: { 200: { description: '', content } } });
  const { components } = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
  return Object.keys(components?.schemas ?? {});
}

describe('an example', () => {
  it.each(Object.entries(assetExamples))('of %s is true to its schema', (name, example) => {
    expect(schemas.get(name)?.safeParse(example)).toMatchObject({ success: true, data: example });
  });

  it('stands for every schema of assets, of what they earn and of what is administered', () => {
    const isAbout = /^(?!Demand)(?:.*(?:Asset|Preview|Revenue|Statement|Admin|TopUp|Delivery)|Dataset|Api[FO])/;
    const known = { ...accountExamples, ...demandExamples, ...assetExamples };
    const names = namedSchemas().filter((name) => isAbout.test(name));
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !(name in known))).toEqual([]);
  });
});
