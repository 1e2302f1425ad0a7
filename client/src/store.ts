/** One text that several calls, tabs or processes change. It contains tokens that are paid for: keep it as you keep a password. */
export interface Store {
  load(): Promise<Stored>;
  /** Replaces the text if nobody has changed it since it was loaded. @returns whether it did */
  save(text: string, since: Stored): Promise<boolean>;
}

export interface Stored {
  /** Null before the first time. */
  text: string | null;
  /** Tells one state from another; only the store reads it. */
  version: number;
}

/** Forgets everything with the process. */
export function memoryStore(): Store {
  let stored: Stored = { text: null, version: 0 };
  return {
    load: async () => stored,
    async save(text, { version }) {
      if (version !== stored.version) return false;
      stored = { text, version: version + 1 };
      return true;
    },
  };
}

/** For browsers: all tabs of a site share it. Every script of the site can read it. */
export function localStorageStore(key = 'farebox-wallet', storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): Store {
  /** The version is kept with the text, because the text may return to what it was. */
  const read = (): Stored => {
    const [, version = '0', text = null] = /^(\d+) ([^]*)$/.exec(storage.getItem(key) ?? '') ?? [];
    return { text, version: Number(version) };
  };
  return {
    load: async () => read(),
    save: (text, { version }) =>
      alone(key, () => {
        if (read().version !== version) return false;
        storage.setItem(key, `${version + 1} ${text}`);
        return true;
      }),
  };
}

/** One tab at a time, where the browser has locks. */
async function alone<Result>(name: string, work: () => Result): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return work();
  return locks.request(name, async () => work());
}
