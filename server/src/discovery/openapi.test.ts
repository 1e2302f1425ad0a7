import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { Described, type MediaType, type Operation } from './openapi-shape.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'farebox-openapi-'));
const config = readConfig({ FAREBOX_DATA_DIR: dataDir });
const app = await createApp({ config, log: createLog({ level: 'silent' }) });
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const written: unknown = await (await app.http.request('/openapi.json')).json();
const document = Described.parse(withAnswersInPlace(written));
const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

/** The official schema of OpenAPI 3.1. Source: https://spec.openapis.org/oas/3.1/schema/2026-08-03 (Apache License 2.0). */
const officialSchema: unknown = JSON.parse(readFileSync(new URL('../../test/fixtures/openapi-3.1.schema.json', import.meta.url), 'utf8'));

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', () => {
    const validate = addFormats
      .default(new Ajv2020({ strict: false, allErrors: true, formats: { 'media-range': true } }))
      .compile(z.record(z.string(), z.unknown()).parse(officialSchema));
    validate(written);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('contains the version of the interface and the address of the service', () => {
    expect(written).toMatchObject({ info: { title: 'farebox', version: '0.1.0' }, servers: [{ url: 'http://127.0.0.1:4020' }] });
  });

  it('describes every served route, and serves every described path', () => {
    // What is registered for all methods is middleware, but for these two.
    const handlers = app.http.routes.filter(({ method, path }) => method !== 'ALL' || path === '/mcp' || path === '/api/tools/:id');
    const served = new Set(
      handlers.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`.replace('ALL /mcp', 'POST /mcp')),
    );
    const isTool = (name: string) => /^[A-Z]+ \/api\/tools\/[^/]+$/.test(name) && name !== 'GET /api/tools/search';
    const described = operations.map(({ name }) => name).filter((name) => !isTool(name));
    expect([...described, 'ALL /api/tools/{id}'].toSorted()).toEqual([...served].toSorted());
    expect(operations.map(({ name }) => name).filter(isTool)).toEqual(
      app.parts.tools.catalog.entries().flatMap(({ tool, state }) => (state.configured ? [`${tool.method} /api/tools/${tool.id}`] : [])),
    );
  });

  it('gives every operation a unique id', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(operations)('$name has a summary, a known tag and error answers', ({ operation }) => {
    const tags = z
      .object({ tags: z.array(z.object({ name: z.string() })) })
      .parse(written)
      .tags.map(({ name }) => name);
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(tags).toEqual(expect.arrayContaining(operation.tags));
    expect(Object.keys(operation.responses).some((status) => Number(status) >= 400)).toBe(true);
  });

  it.each(operations)('$name shows a valid example of every body', ({ operation }) => {
    for (const { where, body } of bodiesOf(operation)) {
      const examples = Object.values(body.examples ?? {}).map(({ value }) => value);
      if ('example' in body) examples.push(body.example);
      expect(examples, `${where} has no example`).not.toEqual([]);
      const validate = schemaOf(body);
      for (const example of examples) {
        validate(example);
        expect(validate.errors ?? [], where).toEqual([]);
      }
    }
  });

  it('shows the status of every error', () => {
    for (const { operation } of operations) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        for (const { value } of Object.values(content?.['application/json']?.examples ?? {})) {
          expect(value, operation.operationId).toMatchObject({ statusCode: Number(status) });
        }
      }
    }
  });

  it('has no dangling references', () => {
    const references = [...JSON.stringify(written).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(new Set(references).size).toBeGreaterThan(10);
    for (const path of new Set(references)) expect(memberAt(written, path.split('/')), path).toBeDefined();
  });

  it('grows with a tool by little more than its description', () => {
    const { paths } = z.object({ paths: z.record(z.string(), z.unknown()) }).parse(written);
    expect(JSON.stringify(paths['/api/tools/word-count']).length).toBeLessThan(10_000);
  });

  it('explains every credential that it requires', () => {
    const { securitySchemes } = z.object({ securitySchemes: z.record(z.string(), z.unknown()) }).parse(document.components);
    const named = operations.flatMap(({ operation }) => (operation.security ?? []).flatMap((each) => Object.keys(each)));
    expect(Object.keys(securitySchemes)).toEqual(expect.arrayContaining(named));
  });
});

/** The document with the answers that operations share put back where they are pointed at. */
function withAnswersInPlace(value: unknown): unknown {
  const { responses } = z.object({ components: z.object({ responses: z.record(z.string(), z.unknown()) }) }).parse(value).components;
  return JSON.parse(JSON.stringify(value), (_name, member: unknown) => {
    const reference: unknown = typeof member === 'object' && member !== null ? Reflect.get(member, '$ref') : undefined;
    const name = typeof reference === 'string' ? /^#\/components\/responses\/(.+)$/.exec(reference)?.[1] : undefined;
    return name === undefined ? member : responses[name];
  });
}

function bodiesOf({ requestBody, responses }: Operation): Array<{ where: string; body: MediaType }> {
  const contents = [
    ['request', requestBody?.content] as const,
    ...Object.entries(responses).map(([status, { content }]) => [status, content] as const),
  ];
  return contents.flatMap(([where, content]) => Object.entries(content ?? {}).map(([type, body]) => ({ where: `${where} ${type}`, body })));
}

const bodySchemas = addFormats.default(new Ajv2020({ strict: false, allErrors: true, formats: { 'media-range': true } }));
bodySchemas.addSchema({ $id: 'https://farebox.test/openapi.json', components: document.components });

function schemaOf({ schema }: MediaType) {
  const absolute: unknown = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"https://farebox.test/openapi.json#/components/'),
  );
  return bodySchemas.compile(z.record(z.string(), z.unknown()).parse(absolute));
}

function memberAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (within, name) => (typeof within === 'object' && within !== null ? Reflect.get(within, name) : undefined),
    value,
  );
}
