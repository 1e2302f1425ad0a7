/** How many documents are worked on at once. */
export interface WorkSlots {
  /** @returns what gives the place back, and how long `client` waited for it. @throws the signal's reason */
  take(signal: AbortSignal, client: string): Promise<{ leave: () => void; waitedMs: number }>;
}

interface Waiting {
  client: string;
  enter(): void;
}

const rememberedMax = 100;

/** Clients take turns: next is the one who was not served for the longest time, of one client the first that asked. */
export function workSlots(count: number): WorkSlots {
  let free = count;
  const waiting: Waiting[] = [];
  /** In the order in which they were served last; who is not among them was not served for long. */
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
          const goAway = () => {
            waiting.splice(waiting.indexOf(own), 1);
            reject(signal.reason);
          };
          function enter(): void {
            signal.removeEventListener('abort', goAway);
            waiting.splice(waiting.indexOf(own), 1);
            resolve();
          }
          signal.addEventListener('abort', goAway, { once: true });
          waiting.push(own);
        });
      }
      serve(client);
      return { leave, waitedMs: performance.now() - start };
    },
  };
}
