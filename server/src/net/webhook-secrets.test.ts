import { expect, it } from 'vitest';
import { webhookSecrets } from './webhook-secrets.ts';

const first = 'the first secret of at least thirty-two characters';
const second = 'the second secret of at least thirty-two characters';

it('makes secrets in the form of Standard Webhooks, never the same', () => {
  const { make } = webhookSecrets([first], 'watch secret');
  expect(make()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(make()).not.toBe(make());
});

it('opens what it sealed, also after another secret was put in front', () => {
  const sealed = webhookSecrets([first], 'watch secret').seal('sig_1', 'whsec_x');
  expect(sealed).not.toContain('whsec');
  expect(webhookSecrets([first], 'watch secret').open('sig_1', sealed)).toBe('whsec_x');
  expect(webhookSecrets([second, first], 'watch secret').open('sig_1', sealed)).toBe('whsec_x');
  expect(webhookSecrets([second], 'watch secret').open('sig_1', sealed)).toBeNull();
});

it('seals the same secret differently each time', () => {
  const { seal } = webhookSecrets([first], 'watch secret');
  expect(seal('sig_1', 'whsec_x')).not.toBe(seal('sig_1', 'whsec_x'));
});

it('opens nothing that was sealed for another watch, was changed, or was never sealed', () => {
  const { seal, open } = webhookSecrets([first], 'watch secret');
  const sealed = seal('sig_1', 'whsec_x');
  const changed = Buffer.from(sealed, 'base64url');
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(open('sig_2', sealed)).toBeNull();
  expect(open('sig_1', changed.toString('base64url'))).toBeNull();
  for (const text of ['', 'x', sealed.slice(0, -4), 'A'.repeat(38), 'A'.repeat(1000)]) expect(open('sig_1', text), text).toBeNull();
});
