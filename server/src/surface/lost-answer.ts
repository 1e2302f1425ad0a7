import { ServerResponse } from 'node:http';
import type { Exchange } from './exchange.ts';

/**
 * Calls `lost` if the client goes away before the answer is handed to the network. What happens to it behind that is not seen.
 * @param c before its answer is written
 */
export function whenLost(c: Pick<Exchange, 'env'>, lost: () => void): void {
  const outgoing = c.env?.outgoing;
  if (!(outgoing instanceof ServerResponse)) return;
  // A client that has ended its side is answered no more.
  if (outgoing.destroyed || outgoing.socket?.writable !== true) return lost();
  let isSent = false;
  outgoing.once('finish', () => (isSent = true));
  outgoing.once('close', () => {
    if (!isSent) lost();
  });
}
