import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectClient } from '../mcp-client.ts';
import { startService, type Service } from '../service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

const first = /^First correct the input \(text is required/;

describe('a 402 for input that cannot work', () => {
  it('says over HTTP to correct the input first, whatever the payment is like', async () => {
    const { token } = await service.paid('slugify');
    for (const headers of [{}, { 'x-client-id': 'agent-7' }, { 'x-payment-token': token }, { 'x-payment-token': 'tok_wrong' }]) {
      const { status, body, headers: sent } = await service.post('/api/tools/word-count', { txt: 'a' }, headers);
      expect(status).toBe(402);
      expect(body).toMatchObject({ input: { valid: false }, hint: expect.stringMatching(first) });
      const required: unknown = JSON.parse(Buffer.from(sent.get('payment-required') ?? '', 'base64').toString());
      expect(required).toMatchObject({ error: expect.stringContaining('correct it first') });
    }
    const right = await service.post('/api/tools/word-count', { text: 'a' });
    expect(right.body).toMatchObject({ error: 'payment required', hint: expect.not.stringContaining('orrect') });
    expect(Buffer.from(right.headers.get('payment-required') ?? '', 'base64').toString()).not.toContain('orrect');
  });

  it('says so over MCP, to models and to wallets', async () => {
    await using mcp = await connectClient(service.url, 'legacy');
    for (const [name, input] of [
      ['word_count', {}],
      ['call_tool', { name: 'word_count', arguments: {} }],
    ] as const) {
      expect(await mcp.call(name, input)).toMatchObject({
        status: 'payment_required',
        hint: expect.stringMatching(first),
        meta: { 'x402/error': { error: expect.stringContaining('correct it first') } },
      });
    }
  });

  it('asks for no payment over A2A', async () => {
    const message = { messageId: 'm1', role: 'ROLE_USER', parts: [{ data: { skill: 'word-count', input: {} } }] };
    const sent = await service.post(
      '/a2a',
      { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message } },
      { 'A2A-Version': '1.0' },
    );
    expect(sent.text).toContain('TASK_STATE_REJECTED');
    expect(sent.text).toContain('First correct the input (text is required)');
    expect(sent.text).not.toContain('x402.payment');
    expect(sent.text).not.toContain('then retry');
  });
});
