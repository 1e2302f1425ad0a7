/** What came in time, else what is said when it did not: the signal fired first. The work itself goes on to its own end. */
export function within<T>(signal: AbortSignal, work: Promise<T>, late: T): Promise<T> {
  if (signal.aborted) return Promise.resolve(late);
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(late);
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
