import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyTool, lists, measuredLists, type MeasuredList } from '../lists/lists.ts';
import { connectClient, officialClients, payFor, paymentIn } from '../mcp-client.ts';
import { startService, type Service } from '../service.ts';
import { until } from '../until.ts';

let service: Service;
let measured: MeasuredList[];
beforeAll(async () => {
  service = await startService({ settings: everyTool });
  measured = await measuredLists(service.url);
});
afterAll(() => service[Symbol.asyncDispose]());

describe('what agents read', () => {
  it.each(lists.filter(({ bytesMax, tokensMax }) => bytesMax !== undefined || tokensMax !== undefined))(
    'is short: $name',
    ({ name, bytesMax = Infinity, tokensMax = Infinity }) => {
      const { bytes = Infinity, tokens = Infinity } = measured.find((each) => each.name === name) ?? {};
      expect(bytes).toBeLessThanOrEqual(bytesMax);
      expect(tokens).toBeLessThanOrEqual(tokensMax);
    },
  );

  it('is as long as docs/lists.md says', () => {
    const page = readFileSync(new URL('../../../docs/lists.md', import.meta.url), 'utf8');
    for (const { name, bytes } of measured) {
      const [, , , said = ''] =
        page
          .split('\n')
          .find((line) => line.startsWith(`| ${name} |`))
          ?.split('|') ?? [];
      const written = Number(said.replaceAll(',', ''));
      // Addresses and measurements differ.
      expect(Math.abs(written - bytes), `${name}: npm run lists writes the page anew`).toBeLessThanOrEqual(Math.max(200, bytes * 0.05));
    }
  });

  it('describes every tool of the catalog in less than 4 KB', async () => {
    for (const { tool } of service.parts.tools.catalog.entries()) {
      const answer = await service.post('/mcp', request('tools/call', { name: 'get_tool', arguments: { id: tool.id } }), accepting);
      expect(Buffer.byteLength(answer.text), tool.id).toBeLessThan(4096);
      expect(answer.text, tool.id).toContain(tool.id);
    }
  });

  it('has the same tools in the short catalog as in the whole one', async () => {
    const summary = await service.get('/api/tools?view=summary');
    const whole = await service.get('/api/tools');
    const idsOf = ({ body }: typeof whole) => (body as { services: Array<{ id: string }> }).services.map(({ id }) => id);
    expect(idsOf(summary)).toEqual(idsOf(whole));
    expect(summary.body).toMatchObject({ schemaVersion: 'farebox.catalog.summary.v1', descriptor: '/api/catalog/{id}' });
    // Measurements change it.
    const etag = await until('the list stays the same', async () => {
      const tag = (await service.get('/api/tools?view=summary')).headers.get('etag') ?? '';
      return (await service.get('/api/tools?view=summary', { 'if-none-match': tag })).status === 304 ? tag : null;
    });
    expect(await service.get('/api/tools', { 'if-none-match': etag })).toMatchObject({ status: 200 });
    expect(await service.get('/api/tools?view=brief')).toMatchObject({ status: 400 });
  });

  it('has every operation in exactly one part of the OpenAPI document, and no reference to elsewhere', async () => {
    const whole = (await service.get('/openapi.json')).body as OpenApi;
    const found: string[] = [];
    for (const { externalDocs } of whole.tags) {
      const part = await service.get(externalDocs.url.replace(everyTool.FAREBOX_PUBLIC_URL, ''));
      const document = part.body as OpenApi;
      found.push(...operationsOf(document));
      for (const [, kind = '', name = ''] of part.text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
        expect(document.components[kind], `${kind}/${name}`).toHaveProperty([name]);
      }
    }
    expect(found.toSorted()).toEqual(operationsOf(whole).toSorted());
    expect(await service.get('/openapi/none.json')).toMatchObject({ status: 404 });
  });
});

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
  tags: Array<{ externalDocs: { url: string } }>;
  components: Record<string, Record<string, unknown>>;
}

const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));

const accepting = { accept: 'application/json, text/event-stream' };
const request = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });

describe('the short list of MCP', () => {
  it('has the tools that the operator pins, in the order of the catalog, if they are for sale', async () => {
    await using pinning = await startService({ settings: { FAREBOX_MCP_PINNED: 'word-count, timestamp,no-such-tool,object-detection' } });
    const names = async () => {
      // A client keeps a list for as long as it may.
      await using client = await connectClient(pinning.url, 'auto');
      return (await client.tools()).map(({ name }) => name).slice(-3);
    };
    expect(await names()).toEqual(['end_pledge', 'timestamp', 'word_count']);
    await pinning.patch('/api/v1/admin/tools/timestamp', { published: false }, await pinning.asAdmin());
    expect(await names()).toEqual(['list_pledges', 'end_pledge', 'word_count']);
  });

  it('is the whole list where the operator wants that', async () => {
    await using whole = await startService({ settings: { FAREBOX_MCP_TOOLS: 'all' } });
    const listed = async (path: string) => (await whole.post(path, request('tools/list'), accepting)).text;
    expect(await listed('/mcp')).toContain('"word_count"');
    expect(await listed('/mcp?tools=core')).not.toContain('"word_count"');
    expect(await whole.post('/mcp?tools=some', request('tools/list'), accepting)).toMatchObject({ status: 400 });
  });

  it.each(officialClients)('keeps no tool from being called by its name, %s', async (_name, connect) => {
    await using plain = await startService();
    await using client = await connect(plain.url);
    expect((await client.tools()).map(({ name }) => name)).not.toContain('word_count');
    const paymentToken = await payFor(client, 'word_count', { text: 'a b' });
    expect(await client.call('word_count', { text: 'a b', paymentToken })).toMatchObject({ status: 'ok', data: { words: 2 } });
    expect(paymentIn(await client.call('call_tool', { name: 'slugify', arguments: { title: 'x' } })).serviceId).toBe('slugify');
    expect(paymentIn(await client.call('call_tool', { id: 'slugify', arguments: { title: 'x' } })).serviceId).toBe('slugify');
    expect(await client.call('get_tool', { name: 'slugify' })).toEqual(await client.call('get_tool', { id: 'slugify' }));
    expect(await client.call('get_tool', { name: 'slugify', id: 'word-count' })).toMatchObject({ code: 'invalid_input' });
  });
});
