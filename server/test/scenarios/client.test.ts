import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditWallet, FareboxError, fareboxClient, testWallet } from '@farebox/client';
import { startService, textAt, type Service } from '../service.ts';

const commandLine = resolve(import.meta.dirname, '../../bin/farebox.js');

describe('the client and the command line', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const client = (options = {}) => fareboxClient({ url: service.url, ...options });

  /** Runs `farebox` through a pipe, like a person. */
  function farebox(...words: string[]): Promise<{ code: number; output: string; errors: string }> {
    return new Promise((done) => {
      const env = { PATH: process.env['PATH'], FAREBOX_URL: service.url };
      const child = execFile(process.execPath, [commandLine, ...words], { env }, (error, output, errors) =>
        done({ code: error === null ? 0 : (child.exitCode ?? -1), output, errors }),
      );
      child.stdin?.end('{"text":"from standard input"}');
    });
  }

  describe('the client', () => {
    it('finds a tool, pays and calls it', async () => {
      const { services } = await client().search('count the words of a text');
      expect(services[0]?.id).toBe('word-count');
      const { output, paymentId, isReplay } = await client({ wallet: testWallet() }).call('word-count', { text: 'one two' });
      expect({ output, isReplay }).toEqual({ output: { characters: 7, lines: 1, words: 2 }, isReplay: false });
      expect(await client().verifyPayment(paymentId ?? '')).toMatchObject({ status: 'paid', remainingCalls: 0 });
    });

    it('pays with credit by API key', async () => {
      const owner = await service.post('/api/v1/auth/register', { email: 'client@example.com', password: 'a password of some length' });
      const bearer = { authorization: `Bearer ${textAt(owner.body, 'token')}` };
      const user: unknown = Reflect.get(Object(owner.body), 'user');
      await service.post(`/api/v1/admin/users/${textAt(user, 'id')}/credit`, { amount: '0.05' }, await service.asAdmin());
      const apiKey = textAt((await service.post('/api/v1/me/api-keys', { name: 'agent' }, bearer)).body, 'key');
      const agent = client({ apiKey, wallet: creditWallet() });
      await agent.call('slugify', { title: 'Hello World' });
      await expect(agent.call('slugify', { title: 'Hello World' })).rejects.toMatchObject({ status: 402, code: 'insufficient_credit' });
    });

    it('buys nothing if the call cannot work or costs more than its maximum', async () => {
      const before = await service.balances();
      await expect(client({ wallet: testWallet() }).call('word-count', {})).rejects.toThrow('text is required');
      await expect(client({ wallet: testWallet({ maxPriceCents: 4 }) }).call('word-count', { text: '' })).rejects.toThrow(
        'did not pay $0.05',
      );
      await expect(client().call('word-count', { text: '' })).rejects.toBeInstanceOf(FareboxError);
      expect(await service.balances()).toEqual(before);
    });

    it('fetches a lost answer again without paying again', async () => {
      let lost = 0;
      const lossy: typeof fetch = async (input, init) => {
        const response = await fetch(input, init);
        const isPaid = new Headers(init?.headers).has('x-payment-token');
        if (!isPaid || lost > 0) return response;
        lost += 1;
        throw new TypeError('the connection broke after the answer was made');
      };
      const { output, isReplay } = await client({ wallet: testWallet(), fetch: lossy }).call('random-uuid');
      expect({ lost, isReplay }).toEqual({ lost: 1, isReplay: true });
      expect(output).toEqual({ uuid: expect.any(String) });
    });
  });

  describe('the command line', () => {
    it.each([
      [['tools', 'list'], 0, '"schemaVersion": "farebox.catalog.v1"'],
      [['tools', 'search', '统计字数', '--limit', '1'], 0, '"id": "word-count"'],
      [['tools', 'show', 'uuid'], 0, '"id": "random-uuid"'],
      [['tools', 'call', 'slugify', '{"title":"Hello World"}'], 0, '"slug": "hello-world"'],
      [['tools', 'call', 'word-count', '-'], 0, '"words": 3'],
      [['--max-cents', '5', 'tools', 'call', 'slugify', '--json', '{"title":"A b"}'], 0, '"slug": "a-b"'],
      [['help'], 0, 'farebox serve'],
      [[], 0, 'farebox admin wallet-refund <wallet> <amount> <transaction>'],
      [['assets', 'fetch', '--help'], 0, '--output <path>'],
      [['payouts', '-h'], 0, 'Exit codes: 0 done, 1 failed, 2 wrong usage'],
    ])('farebox %j', async (words, code, output) => {
      expect(await farebox(...words)).toMatchObject({ code, output: expect.stringContaining(output) });
    });

    it.each([
      [['tools', 'call', 'nothing'], 3, 'tool not found'],
      [['tools', 'call', 'timestamp', '--max-cents', '1'], 4, 'did not pay $0.03'],
      [['tools', 'call', 'word-count', 'no json'], 2, 'must be one JSON object'],
      [['tools', 'call', 'word-count', '{}'], 1, 'text is required'],
      [['admin', 'tool', 'timestamp', '--price', '0.01'], 5, 'authentication required'],
      [['unknown'], 2, "unknown command 'unknown'"],
      [['tools'], 2, 'farebox tools call <id> [json]'],
      [['tools', 'shw'], 2, 'Did you mean show?'],
      [['tools', 'list', '--frob'], 2, "unknown option '--frob'"],
      // An option of another command, and unused words.
      [['tools', 'list', '--budget', '3'], 2, "unknown option '--budget'"],
      [['tools', 'show', 'uuid', 'slugify'], 2, 'too many arguments'],
      [['tools', 'show'], 2, "missing required argument 'id'"],
      [['tools', 'search', 'x', '--limit', 'many'], 2, 'It takes a whole number.'],
    ])('farebox %j fails with code %i', async (words, code, errors) => {
      expect(await farebox(...words)).toMatchObject({ code, errors: expect.stringContaining(errors) });
    });

    it('ends quietly when its output is closed, as in `farebox tools list | head -1`', async () => {
      const child = spawn(process.execPath, [commandLine, 'tools', 'list'], {
        env: { PATH: process.env['PATH'], FAREBOX_URL: service.url },
      });
      child.stdout.destroy();
      const errors = text(child.stderr);
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(await errors).toBe('');
    });

    it('changes a tool with an admin credential', async () => {
      const key = (await service.asAdmin())['authorization']?.slice('Bearer '.length) ?? '';
      expect(await farebox('admin', 'tool', 'random-uuid', '--price', '0.01', '--key', key)).toMatchObject({ code: 0 });
      expect((await client().tool('random-uuid')).pricing).toMatchObject({ amountCents: 1, amount: '0.01' });
    });
  });
});
