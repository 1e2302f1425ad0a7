import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What @hono/node-server hands to a request; absent when a test calls the app without a socket. */
export interface Env {
  Bindings: Partial<HttpBindings>;
}

/**
 * The address a request comes from, for rate limits.
 * @param trustedHops how many reverse proxies in front append to X-Forwarded-For; what is further left anybody can invent.
 */
export function clientAddress(c: Context<Env>, trustedHops: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedHops === 0) return direct;
  const forwarded =
    c.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  return [...forwarded, direct].at(-1 - trustedHops) ?? forwarded[0] ?? direct;
}
