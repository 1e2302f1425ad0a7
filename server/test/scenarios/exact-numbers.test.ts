import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportResult } from '@farebox/contract';
import { fareboxClient, testWallet, writeJson } from '@farebox/client';
import { callA2a } from '../skill-answer.ts';
import { connectClient, payFor, type McpClient } from '../mcp-client.ts';
import { loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';

const id = '653247040368672769';
const price = '0.1234567890123456789';
const answered = `{"id":${id},"list":[1917043659912705297,1e400,${price}],"half":0.5}`;
const integer = { type: 'integer', format: 'int64' };
const numbers = { type: 'object', properties: { id: integer, price: { type: 'number' } } };

let service: Service;
let upstream: LoopbackUpstream;
let admin: RequestHeaders;
let mcp: McpClient;
/** Bodies and two headers, as they came. */
const received: string[] = [];

/** As YAML, with a limit that no double holds. */
const document = (url: string) => `
openapi: 3.1.0
info: { title: Records, version: '1' }
servers: [{ url: '${url}' }]
paths:
  /records/{id}:
    put:
      operationId: putRecord
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, maximum: 9223372036854775807 } }
        - { name: after, in: query, schema: ${JSON.stringify(integer)} }
        - { name: ids, in: query, schema: { type: array, items: ${JSON.stringify(integer)} } }
        - { name: X-Shard, in: header, schema: ${JSON.stringify(integer)} }
      requestBody: { content: { application/json: { schema: ${JSON.stringify(numbers)}, example: { id: ${id} } } } }
      responses: { 200: { description: It., content: { application/json: { schema: ${JSON.stringify(numbers)} } } } }
`;

beforeAll(async () => {
  [service, upstream] = await Promise.all([
    startService({ settings: { FAREBOX_MCP_TOOLS: 'all' } }),
    loopbackUpstream((request, response) => {
      if (request.url === '/openapi.yaml') return response.end(document(upstream.url));
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => void chunks.push(chunk));
      request.on('end', () => {
        received.push(`${request.url} ${String(request.headers['x-shard'])} ${Buffer.concat(chunks).toString()}`);
        response.writeHead(200, { 'content-type': 'application/json' }).end(answered);
      });
      return response;
    }),
  ]);
  admin = await service.asAdmin();
  const body = {
    kind: 'openapi',
    name: 'records',
    url: `${upstream.url}/openapi.yaml`,
    settings: { price_amount: '0.01' },
    publish: true,
    publish_writing: true,
  };
  const imported = await service.post('/api/v1/admin/tools', body, admin);
  expect(ImportResult.parse(imported.body).tools, imported.text).toMatchObject([{ id: 'records-put-record', state: 'published' }]);
  mcp = await connectClient(service.url, 'auto');
});
afterAll(async () => {
  await mcp[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});

const input = `{"id":${id},"after":9007199254740993,"ids":[${id},-9007199254740993],"X-Shard":18446744073709551615,"body":{"id":${id},"price":${price}}}`;
const arrived = `/records/${id}?after=9007199254740993&ids=${id}&ids=-9007199254740993 18446744073709551615 {"id":${id},"price":${price}}`;

async function call(text: string, headers: RequestHeaders = {}) {
  const { token } = await service.paid('records-put-record');
  const answer = await fetch(`${service.url}/api/tools/records-put-record`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-payment-token': token, ...headers },
    body: text,
  });
  return { status: answer.status, text: await answer.text(), token };
}

describe('numbers that no double holds', () => {
  it('reach the upstream as they were sent, in each place, and its answer the buyer', async () => {
    const { status, text } = await call(input);
    expect([status, text, received.at(-1)]).toEqual([200, answered, arrived]);
  });

  it('are kept in an answer that is given again, and tell requests apart', async () => {
    const headers = { 'idempotency-key': 'exact-numbers-1' };
    const { token } = await call(input, headers);
    const again = async (text: string) => {
      const answer = await fetch(`${service.url}/api/tools/records-put-record`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-payment-token': token, ...headers },
        body: text,
      });
      return [answer.status, await answer.text()];
    };
    expect(await again(input)).toEqual([200, answered]);
    expect(await again(input.replace(`"id":${id}`, '"id":653247040368672800'))).toMatchObject([
      422,
      expect.stringContaining('idempotency_mismatch'),
    ]);
  });

  it('are compared with the limits of a schema', async () => {
    expect(await call('{"id":9223372036854775808}')).toMatchObject({
      status: 400,
      text: expect.stringContaining('id must be at most 9223372036854775807'),
    });
    expect(await call('{"id":1e999}')).toMatchObject({ text: expect.stringContaining('id must be at most 9223372036854775807') });
    expect(await call('{"id":1.00000000000000000001}')).toMatchObject({ text: expect.stringContaining('id must be an integer') });
    expect(await call('{"id":NaN}')).toMatchObject({ text: expect.stringContaining('invalid_json') });
  });

  it('stand in descriptions', async () => {
    const { text } = await service.get('/api/catalog/records-put-record');
    expect(text).toContain('"maximum":9223372036854775807');
    expect(text).toContain(`"id":${id}`);
  });

  it('are the same over MCP', async () => {
    const paymentToken = await payFor(mcp, 'records_put_record', { id: 1, body: {} });
    const message = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"records_put_record","arguments":${input.slice(0, -1)},"paymentToken":"${paymentToken}"}}}`;
    const answer = await fetch(`${service.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' },
      body: message,
    });
    const text = await answer.text();
    expect(received.at(-1)).toBe(arrived);
    expect(text).toContain(`"structuredContent":{"status":"ok","data":${answered}}`);
    expect(text).toContain(JSON.stringify(answered).slice(1, -1));
  });

  it('are the same in the data parts of A2A', async () => {
    const { token } = await service.paid('records-put-record');
    const data = `{"skill":"records-put-record","input":${input},"paymentToken":"${token}"}`;
    const message = `{"messageId":"${crypto.randomUUID()}","role":"ROLE_USER","parts":[{"data":${data}}]}`;
    const body = `{"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":${message}}}`;
    const answer = await service.send('POST', '/a2a', { headers: { 'content-type': 'application/json' }, body });
    expect(answer.status, answer.text).toBe(200);
    expect(received.at(-1)).toBe(arrived);
    expect(answer.text).toContain(answered);
    const taskId = /"id":"(task_\w+)"/.exec(answer.text)?.[1] ?? '';
    expect((await callA2a(service, 'GetTask', { id: taskId })).text).toContain(answered);
  });

  it('stand as texts in the previews of JSON and of lines of JSON, where every row has its own', async () => {
    const owner = await service.customer();
    const rows = Array.from({ length: 40 }, (_, index) => `{"id":${BigInt(id) + BigInt(index)}}`);
    for (const [fileName, body] of [
      ['rows.json', `[${rows.join()}]`],
      ['rows.jsonl', rows.join('\n')],
    ] as const) {
      const fields = { title: fileName, description: 'Rows.', price_amount: '0.00' };
      const { id: assetId } = await uploadedAsset(service, owner.login, fields, { name: fileName, bytes: body });
      const { text } = await service.get(`/api/v1/assets/${assetId}`);
      expect(text).toContain(`"sample_rows":[["${id}"],["653247040368672770"]`);
      expect(text).toContain('"type":"integer"');
    }
  });

  it('are the same for the client', async () => {
    const client = fareboxClient({ url: service.url, wallet: testWallet() });
    const { output } = await client.call('records-put-record', { id: BigInt(id), body: { id: BigInt(id) } });
    expect(received.at(-1)).toBe(`/records/${id} undefined {"id":${id}}`);
    expect(writeJson(output)).toBe(answered);
  });

  it('are kept in the metadata of a demand signal', async () => {
    const answer = await fetch(`${service.url}/api/v1/agent-demand`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"need":"rows of record ${id}","metadata":{"record":${id}}}`,
    });
    expect(answer.status).toBe(202);
    expect((await service.get('/api/v1/admin/demand-signals', admin)).text).toContain(`"record":${id}`);
  });

  it('are rounded where a double is asked for', async () => {
    const vector = Array.from({ length: 512 }, (_, index) => `0.1000000000000000055511151231257827${index % 10}`);
    const search = (text: string) =>
      fetch(`${service.url}/api/v1/assets/search`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
    expect((await search(`{"vector":[${vector.join()}],"top_k":1}`)).status).toBe(200);
    const tooLarge = await search('{"query":"rows","top_k":9007199254740993}');
    expect([tooLarge.status, await tooLarge.text()]).toEqual([400, expect.stringContaining('top_k')]);
  });
});
