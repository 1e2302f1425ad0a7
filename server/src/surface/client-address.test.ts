import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress, type Env } from './client-address.ts';

async function addressOf(remoteAddress: string, { hops = 0, forwarded = '' } = {}): Promise<string> {
  const app = new Hono<Env>().get('/', (c) => c.text(clientAddress(c, hops)));
  const env = { incoming: { socket: { remoteAddress } } };
  return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, env)).text();
}

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['"[2001:db8:1:2::9]:50123"', '2001:db8:1:2'],
])('counts %s as %s', async (address, counted) => {
  expect(await addressOf(address)).toBe(counted);
});

it('trusts only addresses appended by trusted proxies', async () => {
  const forwarded = '6.6.6.6, 192.0.2.7';
  expect(await addressOf('10.0.0.1', { forwarded })).toBe('10.0.0.1');
  expect(await addressOf('10.0.0.1', { hops: 1, forwarded })).toBe('192.0.2.7');
});

it.each(['192.0.2.7:1', '192.0.2.7:65535', '[::ffff:192.0.2.7]:2'])(
  'counts %s as its address, whatever port a proxy writes',
  async (forwarded) => {
    expect(await addressOf('10.0.0.1', { hops: 1, forwarded })).toBe('192.0.2.7');
  },
);

it('treats malformed addresses of proxies as one client', async () => {
  expect(await addressOf('10.0.0.1', { hops: 1, forwarded: 'unknown-1' })).toBe('unknown');
  expect(await addressOf('10.0.0.1', { hops: 1, forwarded: '_hidden' })).toBe('unknown');
});
