import type { MiddlewareHandler } from 'hono';
import type { Exchange } from './exchange.ts';
import type { Env } from './client-address.ts';

/**
 * HEAD is answered as GET, without a body and without an effect, although some GETs have one. Nobody pays by HEAD (`meansOf`), a payment
 * is shown and not completed, no signal is captured, nothing is logged as demand (`access-log.ts`), and no tool runs. Source: RFC 9110,
 * 9.2.1 and 9.3.2.
 */
export function isHead(c: { req: Pick<Exchange['req'], 'method'> }): boolean {
  return c.req.method === 'HEAD';
}

/** The framework drops the body of an answer to HEAD and leaves it open: a live view would keep its place. */
export function endBodiesOfHead(): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    if (isHead(c)) await c.res.body?.cancel();
  };
}
