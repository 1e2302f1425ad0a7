/** An event of one room, handled by rooms above it within the same transaction. */
export interface Hook<Args extends unknown[]> {
  add(listener: (...args: Args) => Promise<void>): void;
  /** Waits for every listener in turn. @throws an error of a listener: it rolls the transaction back */
  run(...args: Args): Promise<void>;
}

export function hook<Args extends unknown[]>(): Hook<Args> {
  const listeners: Array<(...args: Args) => Promise<void>> = [];
  return {
    add: (listener) => void listeners.push(listener),
    async run(...args) {
      for (const listener of listeners) await listener(...args);
    },
  };
}
