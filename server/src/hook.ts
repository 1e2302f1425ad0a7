/** Something that happens in one room, which rooms above it attend to within the same transaction. */
export interface Hook<Args extends unknown[]> {
  add(listener: (...args: Args) => Promise<void>): void;
  /** Waits for every listener in turn. @throws what one of them throws: it undoes the transaction */
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
