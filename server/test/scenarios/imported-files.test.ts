import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ToolSourceList } from '@farebox/contract';
import { callA2a } from '../skill-answer.ts';
import { ownKeys } from '../../src/optional/a2a/messages.ts';
import { loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';
import { until } from '../until.ts';

let folder: string;
let service: Service;
let admin: RequestHeaders;
let upstream: LoopbackUpstream;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farebox-tools-'));
  upstream = await loopbackUpstream((request, response) => {
    const isKnown = request.headers['authorization'] === 'Bearer secret';
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ asked: `${request.method} ${request.url}`, isKnown, data: { value: 7 }, used: { letters: 4 } }));
  });
  await writeFile(join(folder, 'tides.yaml'), tides('0.04'));
  await writeFile(join(folder, 'broken.yaml'), 'tools: [{ id: Not An Id }]');
  service = await startService({ settings: { FAREBOX_TOOLS_DIR: folder } });
  admin = await service.asAdmin();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const tides = (price: string) => `
price_amount: '${price}'
tools:
  - id: level
    name: Tide level
    description: The level of the sea at a harbour.
    url: ${upstream.url}/harbours/{harbour}/level
    input:
      type: object
      properties:
        harbour: { type: string, examples: [north] }
        days: { type: integer, default: 1 }
      required: [harbour]
    credential: { name: key, type: bearer }
    response_path: data
  - id: report
    name: Report a level
    description: Reports what somebody has seen.
    method: POST
    url: ${upstream.url}/reports
    input: { type: object, properties: { metres: { type: number } }, required: [metres] }
    price_amount: '0.10'
`;

const status = async (id: string) => (await service.post(`/api/tools/${id}`, {})).status;
const sources = async () => ToolSourceList.parse((await service.get('/api/v1/admin/tool-sources', admin)).body).items;

async function call(id: string, input: object) {
  const { token } = await service.paid(id);
  return service.post(`/api/tools/${id}`, input, { 'x-payment-token': token });
}

describe('tool files', () => {
  it('are sold after a probe; credentials are set apart from them', async () => {
    await until('the report is sold', async () => (await status('tides-report')) === 402);
    expect(await status('tides-level')).toBe(404);
    await service.patch('/api/v1/admin/tool-sources/tides', { credentials: { key: 'secret' } }, admin);
    expect(await service.patch('/api/v1/admin/tools/tides-level', { published: true }, admin)).toMatchObject({
      status: 200,
      body: { pricing: { amount: '0.04' } },
    });
    expect(await call('tides-level', { harbour: 'south', days: 2 })).toMatchObject({ status: 200, body: { result: { value: 7 } } });
    expect(upstream.requests.at(-1)).toBe('GET /harbours/south/level?days=2');
    expect(await call('tides-report', { metres: 1.5 })).toMatchObject({ status: 200, body: { result: { asked: 'POST /reports' } } });
  });

  it('report what is wrong with them', async () => {
    const broken = await until('it is reported', async () => (await sources()).find(({ name }) => name === 'broken') ?? null);
    expect(broken.read_error).toContain('must be lower-case words');
  });

  it('are read again without a restart; a broken one leaves its last good version', async () => {
    await writeFile(join(folder, 'tides.yaml'), tides('0.08').replace('The level of the sea', 'How high the sea is'));
    await until('the new text is sold', async () => (await service.get('/api/catalog/tides-level')).text.includes('How high the sea is'));
    expect(await service.post('/api/tools/tides-level', { harbour: 'x' })).toMatchObject({ body: { payment: { amountCents: 8 } } });
    await writeFile(join(folder, 'tides.yaml'), 'tools: [');
    await until(
      'it is reported',
      async () => (await sources()).find(({ name, read_error: error }) => name === 'tides' && error !== null) ?? null,
    );
    expect(await call('tides-level', { harbour: 'south' })).toMatchObject({ status: 200 });
    await writeFile(join(folder, 'tides.yaml'), tides('0.09'));
    await until(
      'it is mended',
      async () => (await sources()).find(({ name, read_error: error }) => name === 'tides' && error === null) ?? null,
    );
    await rm(join(folder, 'tides.yaml'));
    await until('it is gone', async () => (await status('tides-level')) === 404);
  });

  it('charge a metered price as A2A and the 402 quote it, and no more than what the answer says it used', async () => {
    await writeFile(
      join(folder, 'letters.yaml'),
      `
price_amount: '0.50'
tools:
  - id: send
    name: Send letters
    description: Sends the letters of a text.
    method: POST
    url: ${upstream.url}/letters
    input: { type: object, properties: { text: { type: string, examples: [abc] } }, required: [text] }
    metered_price: { unit: characters, of: text, per_unit_amount: '0.01', used_path: used.letters }
    safe: true
`,
    );
    await until('it is sold', async () => (await status('letters-send')) !== 404);
    const { apiKey, userId } = await service.customer({ credit: '1.00' });
    const credit = async () => (await service.balances())[`credit:${userId}`];
    const send = (metadata: object) => {
      const parts = [{ data: { skill: 'letters-send', input: { text: 'abcdef' } } }];
      const message = { messageId: crypto.randomUUID(), role: 'ROLE_USER', parts, metadata };
      return callA2a(service, 'SendMessage', { message }, apiKey);
    };
    expect(await service.post('/api/tools/letters-send', { text: 'abcdef' })).toMatchObject({
      status: 402,
      body: { payment: { amount: '0.06' } },
    });
    const asked = await send({});
    expect(asked.text).toContain('It costs 0.06 USD.');
    expect(await send({ [ownKeys.pay]: 'credit' })).toMatchObject({
      body: { result: { task: { status: { state: 'TASK_STATE_COMPLETED' } } } },
    });
    expect(await credit()).toBe(960_000);
    const paid = await service.post('/api/tools/letters-send', { text: 'ab' }, { ...apiKey, 'x-payment-provider': 'credit' });
    expect(paid).toMatchObject({ status: 200 });
    expect(await credit()).toBe(940_000);
  });

  it('may be modules with functions', async () => {
    const module = (answer: string) => `
      export default {
        tools: [{
          id: 'double', name: 'Double', description: 'Doubles a number.',
          input: { type: 'object', properties: { number: { type: 'number', examples: [2] } }, required: ['number'] },
          output: { type: 'object', properties: { answer: { type: 'number' } }, required: ['answer'] },
          safe: true,
          run: ({ number }: { number: number }) => ({ answer: ${answer} }),
        }],
      };`;
    await writeFile(join(folder, 'maths.ts'), module('number * 2'));
    await until('it is sold', async () => (await status('maths-double')) === 402);
    expect(await call('maths-double', { number: 21 })).toMatchObject({ status: 200, body: { answer: 42 } });
    await writeFile(join(folder, 'maths.ts'), module('number * 20'));
    await until('the new function runs', async () => (await call('maths-double', { number: 2 })).text.includes('40'));
  });
});
