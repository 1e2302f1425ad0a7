import type { ReadReplica } from '../storage/read-replica.ts';
import type { SearchIndex } from './search-index.ts';

/** Searches a copy of the database while the copy works, otherwise the primary. A query that fails on the copy is repeated on the primary. */
export function copiedIndex(primary: SearchIndex, copy: SearchIndex, replica: Pick<ReadReplica, 'isWell' | 'failed'>): SearchIndex {
  async function ask<T>(question: (index: SearchIndex) => Promise<T>): Promise<T> {
    if (!replica.isWell()) return question(primary);
    try {
      return await question(copy);
    } catch (cause) {
      replica.failed(cause);
      return question(primary);
    }
  }
  return {
    opened: (filter) => primary.opened(filter),
    frequencies: (terms) => ask((index) => index.frequencies(terms)),
    closestWord: (typed) => ask((index) => index.closestWord(typed)),
    candidates: (question) => ask((index) => index.candidates(question)),
  };
}
