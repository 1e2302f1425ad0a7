import { isIP, SocketAddress } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Exchange } from './exchange.ts';

/** Passed to a request by @hono/node-server; absent when a test calls the app without a socket. */
export interface Env {
  Bindings: Partial<HttpBindings>;
}

/**
 * The address of the client, for rate limits.
 * @param trustedHops how many reverse proxies append to X-Forwarded-For; clients can forge everything further left.
 */
export function clientAddress(c: { env: Exchange['env']; req: Pick<Exchange['req'], 'header'> }, trustedHops: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedHops === 0) return networkOf(direct);
  const forwarded =
    c.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  return networkOf([...forwarded, direct].at(-1 - trustedHops) ?? forwarded[0] ?? direct);
}

/** A request asks more than once. */
let last = { written: '', network: '' };

function networkOf(written: string): string {
  if (last.written !== written) last = { written, network: network(written) };
  return last.network;
}

/** A household has 2^64 IPv6 addresses: they count as one. An IPv4 address counts by itself, also in its IPv6 form. */
function network(written: string): string {
  const address = withoutPort(written);
  const family = isIP(address);
  if (family === 4) return address;
  // Anything else is invented, or hidden by a proxy: a name of its own for each would be an allowance for each.
  if (family === 0) return 'unknown';
  const plain = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')].slice(0, 4).join(':');
}

/** Some proxies append the port, which the client chooses. Source: RFC 7239, 6. */
function withoutPort(written: string): string {
  const address = written.replace(/^"(.*)"$/, '$1');
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  return (inBrackets ?? address.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '');
}
