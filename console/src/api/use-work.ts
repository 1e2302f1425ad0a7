import { useState } from 'react';

/** Something that a person asked for: whether it is being done, and why it failed. */
export interface Work<Name extends string> {
  /** Which part of it is being done. */
  busy: Name | null;
  error: unknown;
  /** Never rejects: the error is kept, until the next work. */
  run(name: Name, work: () => Promise<void>): Promise<void>;
}

export function useWork<Name extends string>(): Work<Name> {
  const [busy, setBusy] = useState<Name | null>(null);
  const [error, setError] = useState<unknown>(null);
  return {
    busy,
    error,
    async run(name, work) {
      setBusy(name);
      setError(null);
      try {
        await work();
      } catch (thrown) {
        setError(thrown);
      } finally {
        setBusy(null);
      }
    },
  };
}
