/** Limits how many documents are processed at once. */
export interface WorkSlots {
  /**
   * @returns a function that frees the slot, and how long `client` waited
   * @throws the signal's reason
   */
  take(signal: AbortSignal, client: string): Promise<{ leave: () => void; waitedMs: number }>;
}

interface Waiting {
  client: string;
  enter(): void;
}

const rememberedMax = 100;

/** Clients take turns: the next slot goes to the client that was served least recently, and to its first request. */
export function workSlots(count: number): WorkSlots {
  let free = count;
  const waiting: Waiting[] = [];
  /** Clients by the time they were last served; absent clients have not been served recently. */
  const served = new Set<string>();

  function serve(client: string): void {
    served.delete(client);
    served.add(client);
    const [oldest] = served;
    if (served.size > rememberedMax && oldest !== undefined) served.delete(oldest);
  }

  function leave(): void {
    const order = [...served];
    const [next] = waiting.toSorted((a, b) => order.indexOf(a.client) - order.indexOf(b.client));
    if (next === undefined) free += 1;
    else next.enter();
  }

  return {
    async take(signal, client) {
      signal.throwIfAborted();
      const start = performance.now();
      if (free > 0) free -= 1;
      else {
        await new Promise<void>((resolve, reject) => {
          const own = { client, enter };
          const leaveQueue = () => {
            waiting.splice(waiting.indexOf(own), 1);
            reject(signal.reason);
          };
          function enter(): void {
            signal.removeEventListener('abort', leaveQueue);
            waiting.splice(waiting.indexOf(own), 1);
            resolve();
          }
          signal.addEventListener('abort', leaveQueue, { once: true });
          waiting.push(own);
        });
      }
      serve(client);
      return { leave, waitedMs: performance.now() - start };
    },
  };
}
