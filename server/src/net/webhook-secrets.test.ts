import { expect, it } from 'vitest';
import { webhookSecrets } from './webhook-secrets.ts';

const first = 'the first secret of at least thirty-two characters';
const second = 'the second secret of at least thirty-two characters';

it('makes unique secrets in the format of Standard Webhooks', () => {
  const { make } = webhookSecrets([first], 'watch secret');
  expect(make()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(make()).not.toBe(make());
});

it('opens what it sealed, also after a new secret was added', () => {
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

it('refuses texts sealed for another watch, changed texts, and others', () => {
  const { seal, open } = webhookSecrets([first], 'watch secret');
  const sealed = seal('sig_1', 'whsec_x');
  const changed = Buffer.from(sealed, 'base64url');
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(open('sig_2', sealed)).toBeNull();
  expect(open('sig_1', changed.toString('base64url'))).toBeNull();
  for (const text of ['', 'x', sealed.slice(0, -4), 'A'.repeat(38), 'A'.repeat(1000)]) expect(open('sig_1', text), text).toBeNull();
});
