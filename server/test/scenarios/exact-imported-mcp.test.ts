import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exactMcpAnswer } from '../exact-mcp.ts';
import { loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { startService, type Service } from '../service.ts';

const id = '653247040368672769';
let service: Service;
let upstream: LoopbackUpstream;

beforeAll(async () => {
  upstream = await loopbackUpstream((request, response) => {
    void (async () => {
      const answer = request.method === 'POST' ? exactMcpAnswer(await text(request)) : null;
      if (request.method !== 'POST') response.writeHead(405).end();
      else if (answer === null) response.writeHead(202).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    })();
  });
  service = await startService({ settings: { FAREBOX_TOOL_COMMANDS: '1' } });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});

it.each([
  ['a program', () => ({ command: [process.execPath, join(import.meta.dirname, '../fixtures/mcp-exact-program.ts')] })],
  ['a server', () => ({ url: `${upstream.url}/mcp` })],
])('numbers that no double holds reach %s of MCP, and come back', async (what, source) => {
  const name = what.replace('a ', '');
  const body = { kind: 'mcp', name, ...source(), settings: { price_amount: '0.01' }, publish: true, publish_writing: true };
  const imported = await service.post('/api/v1/admin/tools', body, await service.asAdmin());
  expect(imported, imported.text).toMatchObject({ status: 201, body: { tools: [{ id: `${name}-read`, state: 'published' }] } });
  const { token } = await service.paid(`${name}-read`);
  const called = await service.send('POST', `/api/tools/${name}-read`, {
    headers: { 'content-type': 'application/json', 'x-payment-token': token },
    body: `{"record":${id}}`,
  });
  expect([called.status, called.text]).toEqual([200, `{"record":${id},"near":[${id},0.5]}`]);
  expect((await service.get(`/api/catalog/${name}-read`)).text).toContain('"maximum":9223372036854775807');
});
