import type { MiddlewareHandler } from 'hono';
import type { Authenticator } from '../accounts/authenticate.ts';
import type { Caller } from '../accounts/caller.ts';
import { callerOf } from './caller.ts';
import type { Env } from './client-address.ts';

/**
 * Lets only some callers pass, before anything else of a request is checked: strangers learn nothing. Their answers are for no cache.
 * @param demand throws for everybody else
 */
export function callerGuard(parts: { authenticator: Authenticator }, demand: (caller: Caller) => unknown): MiddlewareHandler<Env> {
  return async (c, next) => {
    demand(await callerOf(parts, c));
    c.header('Cache-Control', 'no-store');
    await next();
  };
}
