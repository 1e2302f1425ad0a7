import { expect, it } from 'vitest';
import { watchSecrets } from './watch-secrets.ts';

const first = 'the first secret of at least thirty-two characters';
const second = 'the second secret of at least thirty-two characters';

it('makes secrets in the form of Standard Webhooks, never the same', () => {
  const { make } = watchSecrets([first]);
  expect(make()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(make()).not.toBe(make());
});

it('opens what it sealed, also after another secret was put in front', () => {
  const sealed = watchSecrets([first]).seal('sig_1', 'whsec_x');
  expect(sealed).not.toContain('whsec');
  expect(watchSecrets([first]).open('sig_1', sealed)).toBe('whsec_x');
  expect(watchSecrets([second, first]).open('sig_1', sealed)).toBe('whsec_x');
  expect(watchSecrets([second]).open('sig_1', sealed)).toBeNull();
});

it('seals the same secret differently each time', () => {
  const { seal } = watchSecrets([first]);
  expect(seal('sig_1', 'whsec_x')).not.toBe(seal('sig_1', 'whsec_x'));
});

it('opens nothing that was sealed for another watch, was changed, or was never sealed', () => {
  const { seal, open } = watchSecrets([first]);
  const sealed = seal('sig_1', 'whsec_x');
  const changed = Buffer.from(sealed, 'base64url');
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(open('sig_2', sealed)).toBeNull();
  expect(open('sig_1', changed.toString('base64url'))).toBeNull();
  for (const text of ['', 'x', sealed.slice(0, -4), 'A'.repeat(38), 'A'.repeat(1000)]) expect(open('sig_1', text), text).toBeNull();
});
