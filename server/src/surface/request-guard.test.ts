import { describe, expect, it } from 'vitest';
import { requestGuard } from './request-guard.ts';

const loopback = { host: '127.0.0.1', publicUrl: null };
const proxied = { host: '127.0.0.1', publicUrl: 'https://Tools.Example:8443' };
const everywhere = { host: '0.0.0.0', publicUrl: null };
const everywhereOnSix = { host: '::', publicUrl: 'https://tools.example' };
const oneAddress = { host: '2001:db8::7', publicUrl: null };

describe('a request', () => {
  it.each([
    ['localhost, on any port', loopback, { host: 'localhost:4020' }],
    ['a loopback address', loopback, { host: '[::1]:4020' }],
    ['the public name', proxied, { host: 'tools.example' }],
    ['the public name, from its own pages', proxied, { host: 'tools.example:8443', origin: 'https://tools.example:8443' }],
    ['its own listening address', oneAddress, { host: '[2001:db8::7]:4020' }],
    ['any address, if it listens on all', everywhere, { host: '192.0.2.7:4020' }],
    ['any IPv6 address, if it listens on all', everywhereOnSix, { host: '[2001:db8::9]' }],
    ['any address, from its own pages', everywhere, { host: '192.0.2.7:4020', origin: 'http://192.0.2.7:4020' }],
    ['a client that is not a browser', loopback, { host: 'localhost', origin: '' }],
  ])('for %s is accepted', (_what, config, headers) => {
    expect(requestGuard(config)(new Headers(headers))).toBeNull();
  });

  it.each([
    ['another name', loopback, { host: 'evil.example' }],
    ['another name, even if it listens on all addresses', everywhere, { host: 'evil.example' }],
    ['an address that is not its own', loopback, { host: '192.0.2.7' }],
    ['a name that looks like an address', everywhere, { host: '192.0.2.7.evil.example' }],
    ['a name that cannot be read', loopback, { host: 'local host' }],
    ['no name', loopback, {}],
    ['a page of another origin', loopback, { host: 'localhost', origin: 'https://evil.example' }],
    ['a page of another address, even if it listens on all', everywhere, { host: '192.0.2.7', origin: 'http://192.0.2.8' }],
    ['a page that hides its origin', loopback, { host: 'localhost', origin: 'null' }],
  ])('for %s is refused', (_what, config, headers) => {
    expect(requestGuard(config)(new Headers(headers))).toEqual(expect.any(String));
  });

  it('names the setting for the public host', () => {
    expect(requestGuard(loopback)(new Headers({ host: 'tools.example' }))).toContain('FAREBOX_PUBLIC_URL');
  });
});
