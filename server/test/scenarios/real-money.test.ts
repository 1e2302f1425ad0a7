import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CreatedApiKey, Session } from '@farebox/contract';
import { callA2a } from '../skill-answer.ts';
import { connectClient, paymentIn } from '../mcp-client.ts';
import { adminLogin, startService, type Answer, type Service } from '../service.ts';

const Hinted = z.object({ hint: z.string() });
const hintOf = ({ body }: Answer) => Hinted.parse(body).hint;
const email = () => `${randomUUID()}@example.com`;

const Sent = z.object({
  result: z.object({
    task: z.object({ status: z.object({ state: z.string(), message: z.object({ parts: z.array(z.object({ text: z.string() })) }) }) }),
  }),
});

/** What only test money can do. */
const testMoney = /test money|test network|get_payment[^.]*\bpays\b|completes a payment of the provider test/i;

describe('a service that takes real money, from credit alone', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ settings: { FAREBOX_REAL_MONEY: '1' } });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const unpaid = (headers = {}) => service.post('/api/tools/word-count', { text: 'a b' }, headers);

  /** What the agent answers to this message over A2A. */
  const a2a = async (data: object, headers = {}) => {
    const message = { role: 'ROLE_USER', messageId: randomUUID(), parts: [{ data }] };
    const { body } = await callA2a(service, 'SendMessage', { message }, headers);
    const { status } = Sent.parse(body).result.task;
    return { state: status.state, text: status.message.parts.map(({ text }) => text).join(' ') };
  };

  it('says nowhere that test money pays', async () => {
    await using client = await connectClient(service.url, 'auto');
    const texts: Record<string, string> = {
      'the 402': hintOf(await unpaid()),
      'MCP, the 402': String((await client.call('word_count', { text: 'a b' }))['hint']),
      'A2A, the task': (await a2a({ skill: 'word-count', input: { text: 'a b' } })).text,
      'MCP, a prompt': await client.prompt('buy_a_tool_call', { task: 'count' }),
      'MCP, another prompt': await client.prompt('buy_an_asset', { need: 'rain' }),
      'the catalog': JSON.stringify(z.object({ payment: z.unknown() }).parse((await service.get('/api/tools?view=summary')).body)),
      'llms.txt': (await service.get('/llms.txt')).text,
      capabilities: (await service.get('/api/v1/capabilities')).text.replace('"test_network":false', ''),
      'the page about paying': (await service.get('/docs/paying')).text,
      'the page about clients': (await service.get('/docs/clients')).text,
    };
    for (const [name, text] of Object.entries(texts)) expect(text, name).not.toMatch(testMoney);
    for (const name of ['the 402', 'MCP, the 402', 'A2A, the task', 'MCP, a prompt', 'the catalog', 'llms.txt']) {
      expect(texts[name], name).toContain(`${service.url}/api/v1/auth/register`);
      expect(texts[name], name).toContain(`${service.url}/api/v1/me/api-keys`);
      expect(texts[name], name).toMatch(/credit/i);
    }
  });

  it('leads from its 402 to the answer, by the addresses that it names', async () => {
    const [register = '', keys = ''] = hintOf(await unpaid()).match(/http:\/\/[^\s]+(?=\s\{)/g) ?? [];
    const path = (url: string) => url.replace(service.url, '');
    const registered = Session.parse((await service.post(path(register), { email: email(), password: adminLogin.password })).body);
    const login = { authorization: `Bearer ${registered.token}` };
    const { key } = CreatedApiKey.parse((await service.post(path(keys), { name: 'agent' }, login)).body);
    const apiKey = { 'x-api-key': key };

    // Without credit, the refusal says how to get some.
    const poor = await unpaid({ ...apiKey, 'x-payment-provider': 'credit' });
    expect(poor).toMatchObject({ status: 402, body: { code: 'insufficient_credit' } });
    expect(hintOf(poor)).toContain('ask the operator');

    const inOneMessage = { skill: 'word-count', input: { text: 'a b' }, pay: 'credit' };
    expect(await a2a(inOneMessage, apiKey)).toMatchObject({
      state: 'TASK_STATE_INPUT_REQUIRED',
      text: expect.stringContaining('ask the operator'),
    });

    await service.post(`/api/v1/admin/users/${registered.user.id}/credit`, { amount: '1.00' }, await service.asAdmin());
    expect((await a2a({ skill: 'word-count', input: { text: 'a b' } }, apiKey)).text).toContain('One message pays and runs');
    expect(await a2a(inOneMessage, apiKey)).toMatchObject({ state: 'TASK_STATE_COMPLETED' });
    // Once an account is known, one request comes first.
    expect(hintOf(await unpaid(apiKey))).toMatch(/^One request pays and gets: repeat it with X-Payment-Provider: credit\./);
    expect(await unpaid({ ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject({ status: 200, body: { words: 2 } });

    await using client = await connectClient(service.url, 'auto', apiKey);
    const refused = await client.call('word_count', { text: 'a b' });
    expect(refused['hint']).toMatch(/^One call pays and runs: repeat it with pay: "credit"\./);
    expect(paymentIn(refused)).toMatchObject({ providerId: 'credit' });
    expect(await client.call('word_count', { text: 'a b', pay: 'credit' })).toMatchObject({ status: 'ok', data: { words: 2 } });
  });

  it('says in its instructions how to pay', async () => {
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    };
    const { text } = await service.post('/mcp', initialize, { accept: 'application/json, text/event-stream' });
    expect(text).toContain('pay: \\"credit\\"');
    expect(text).toContain(`${service.url}/api/v1/auth/register`);
    expect(text).not.toMatch(testMoney);
  });

  it('tells a client without a key how to get one, where a tool demands it', async () => {
    const admin = await service.asAdmin();
    await service.patch('/api/v1/admin/tools/word-count', { api_key_required: true }, admin);
    const refused = await unpaid();
    expect(refused.status).toBe(401);
    expect(hintOf(refused)).toContain(`${service.url}/api/v1/me/api-keys`);
    await service.patch('/api/v1/admin/tools/word-count', { api_key_required: null }, admin);
  });

  it('names no protocol of wallets, which cannot pay here', async () => {
    expect((await service.get('/api/v1/capabilities')).text).not.toMatch(/x402|"mpp"/);
    expect((await service.get('/llms.txt')).text).not.toMatch(/wallet/i);
  });
});

describe('a fresh service', () => {
  it('names every protocol that its 402 speaks, with versions', async () => {
    await using service = await startService();
    expect(await service.get('/api/v1/capabilities')).toMatchObject({
      body: {
        payments: {
          protocols: expect.arrayContaining([
            expect.objectContaining({ name: 'x402', versions: ['1', '2'], networks: ['eip155:84532'] }),
            expect.objectContaining({ name: 'mpp', methods: ['evm:charge'] }),
          ]),
        },
      },
    });
    await using plain = await startService({ settings: { FAREBOX_PAYMENTS: 'test,credit' } });
    expect((await plain.get('/api/v1/capabilities')).text).not.toMatch(/"name":"(?:x402|mpp)"/);
  });
});
