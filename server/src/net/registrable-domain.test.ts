import { expect, it } from 'vitest';
import { registrableDomain } from './registrable-domain.ts';

it.each([
  ['example.com', 'example.com'],
  ['a.b.c.Example.com.', 'example.com'],
  ['hooks.shop.example.co.uk', 'example.co.uk'],
  ['one.github.io', 'one.github.io'],
  ['a.one.github.io', 'one.github.io'],
  ['192.0.2.1', '192.0.2.1'],
  ['[2001:db8::1]', '[2001:db8::1]'],
  ['localhost', 'localhost'],
  ['github.io', 'github.io'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('%s belongs to %s', async (host, domain) => {
  expect(await registrableDomain(host)).toBe(domain);
});
