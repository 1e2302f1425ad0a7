import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from '@farebox/client';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import { webhookHeaders } from '../net/standard-webhook.ts';
import { isVerified } from './verify-webhook.mts';

const secret = webhookSecrets(['a secret of thirty-two characters'], 'watch secret').make();
const body = '{"type":"supply.matched","data":{"need":"雨量 € in Hong Kong"}}';
const id = 'ntc_01KAGT4M8E3V9S2QZ7XNBC5WRD';
const minuteMs = 60_000;

interface Webhook {
  secret: string;
  headers: Record<string, string>;
  body: string;
}

const signed = (atMs = Date.now()): Webhook => ({ secret, headers: webhookHeaders(secret, { id, atMs, body }), body });
const webhook = signed();
const signature = webhook.headers['webhook-signature'] ?? '';
const withHeader = (name: string, value: string): Webhook => ({ ...webhook, headers: { ...webhook.headers, [name]: value } });

const cases: ReadonlyArray<[what: string, isTrue: boolean, webhook: Webhook]> = [
  ['what the server signed', true, webhook],
  ['what was signed four minutes ago', true, signed(Date.now() - 4 * minuteMs)],
  ['one good signature among others', true, withHeader('webhook-signature', `v1,AAAA v2,${signature.slice(3)} ${signature}`)],
  ['another body', false, { ...webhook, body: body.replace('need', 'Need') }],
  ['another secret', false, { ...webhook, secret: webhookSecrets(['another secret of many characters'], 'watch secret').make() }],
  ['another id', false, withHeader('webhook-id', 'ntc_other')],
  ['another time', false, withHeader('webhook-timestamp', String(Math.floor(Date.now() / 1000) - 100))],
  ['what was signed six minutes ago', false, signed(Date.now() - 6 * minuteMs)],
  ['what will be signed in six minutes', false, signed(Date.now() + 6 * minuteMs)],
  ['no time', false, withHeader('webhook-timestamp', '')],
  ['a time that is not a number', false, withHeader('webhook-timestamp', 'today')],
  ['no signature', false, withHeader('webhook-signature', '')],
  ['a signature of another version', false, withHeader('webhook-signature', `v2,${signature.slice(3)}`)],
  ['a signature that is not base64', false, withHeader('webhook-signature', 'v1,ÿÿ')],
  ['no headers', false, { ...webhook, headers: {} }],
];

describe('the documented check of a webhook', () => {
  it.each(cases)('in TypeScript returns the right result for %s: %s', (_what, isTrue, { headers, ...rest }) => {
    expect(isVerified(rest.secret, new Headers(headers), Buffer.from(rest.body))).toBe(isTrue);
  });

  it.each(cases)('in the client returns the same result for %s: %s', async (_what, isTrue, { headers, ...rest }) => {
    const verified = verifyWebhook({ headers, body: rest.body }, { secret: rest.secret });
    expect(
      await verified.then(
        () => true,
        ({ name }) => (name === 'WebhookError' ? false : name),
      ),
    ).toBe(isTrue);
  });

  const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;

  it.skipIf(!hasPython)('in Python returns the same results', () => {
    const script = `
import json, sys
sys.dont_write_bytecode = True
from importlib.util import module_from_spec, spec_from_file_location
spec = spec_from_file_location("verify_webhook", sys.argv[1])
module = module_from_spec(spec)
spec.loader.exec_module(module)
print(json.dumps([module.is_verified(n["secret"], n["headers"], n["body"].encode()) for n in json.load(sys.stdin)]))`;
    const file = fileURLToPath(new URL('verify-webhook.py', import.meta.url));
    const input = JSON.stringify(cases.map(([, , each]) => each));
    const { stdout, stderr } = spawnSync('python3', ['-c', script, file], { input, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(cases.map(([, isTrue]) => isTrue));
  });
});
