import { asProblem } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Exchange } from '../surface/exchange.ts';

/**
 * Logs a request that failed through a fault of ours. Documented problems (a disabled tool, a failed upstream) are no fault, or anybody
 * could fill the log; nor is a body that stops because its client disconnected.
 */
export function logFailure(log: Log, c: Exchange, thrown: unknown, requestId: string): void {
  const { code } = asProblem(thrown);
  if (code !== 'internal' && code !== 'tool_failed') return;
  const isGone = c.req.raw.signal.aborted;
  log[isGone ? 'info' : 'error']({ requestId, err: thrown, path: c.req.path }, isGone ? 'client went away' : 'request failed');
}
