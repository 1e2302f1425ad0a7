import { secondMs } from '../clock.ts';
import { problem, type Problem } from '../errors.ts';

/** The 503 for a request that was refused because of the load, before it paid. */
export function busy(message: string, retryAfterMs: number): Problem {
  return problem('unavailable', {
    message,
    hint: 'Nothing was charged, and no token was used. Repeat the request after the time in Retry-After.',
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / secondMs)),
  });
}
