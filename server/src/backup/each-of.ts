/** Works on all items, so many at once. The first failure ends it, once all that is under way has ended. */
export async function eachOf<T>(
  items: AsyncIterable<T> | Iterable<T>,
  countAtOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = iterate(items);
  let isOver = false;
  const worker = async () => {
    while (!isOver) {
      const next = await iterator.next();
      if (next.done === true) return;
      await work(next.value);
    }
  };
  const workers = Array.from({ length: countAtOnce }, () =>
    worker().catch((thrown: unknown) => {
      isOver = true;
      throw thrown;
    }),
  );
  const ended = await Promise.allSettled(workers);
  await iterator.return(undefined);
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function* iterate<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T, void, undefined> {
  yield* items;
}
