import type { Socket } from 'node:net';

/** What counts of a connection. */
export type Connection = Pick<Socket, 'writableLength' | 'bytesWritten' | 'resetAndDestroy'>;

export interface UnreadLimits {
  /** How long a client may take nothing at all. */
  graceMs: number;
  /** Time to take what is on its way: an answer is handed to the kernel as one piece, and how much of it was taken is not seen before its end. */
  bytesPerSecondMin: number;
  /** Of all connections; beyond that those end first that have taken nothing for the longest time. */
  pendingBytesMax?: number;
}

/** Bytes that a client has not taken since some time. */
interface Pending {
  takenBytes: number;
  since: number;
}

/**
 * Ends connections whose clients do not read their answers: each keeps its answer in memory, or a file open. It looks at them each time that
 * it is called; a client that takes some bytes now and then is kept.
 * @param now for tests; milliseconds that only go forward
 */
export function unreadAnswers(
  { graceMs, bytesPerSecondMin, pendingBytesMax = 128 * 1024 * 1024 }: UnreadLimits,
  now: () => number = () => performance.now(),
): (connections: Iterable<Connection>) => void {
  const pendingOf = new WeakMap<Connection, Pending>();

  /** @returns null where there is nothing to take */
  function pending(connection: Connection, at: number): Pending | null {
    if (connection.writableLength === 0) {
      pendingOf.delete(connection);
      return null;
    }
    const takenBytes = connection.bytesWritten - connection.writableLength;
    const known = pendingOf.get(connection);
    if (known?.takenBytes === takenBytes) return known;
    const found = { takenBytes, since: at };
    pendingOf.set(connection, found);
    return found;
  }

  return (connections) => {
    const at = now();
    const kept: Array<{ connection: Connection; since: number; bytes: number }> = [];
    for (const connection of connections) {
      const found = pending(connection, at);
      if (found === null) continue;
      const bytes = connection.writableLength;
      if (at - found.since > graceMs + (bytes / bytesPerSecondMin) * 1000) connection.resetAndDestroy();
      else kept.push({ connection, since: found.since, bytes });
    }
    let total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { connection, bytes, since } of kept.toSorted((a, b) => a.since - b.since)) {
      // A client that has just been answered has had no time to read.
      if (total <= pendingBytesMax || since === at) return;
      connection.resetAndDestroy();
      total -= bytes;
    }
  };
}
