import { DatabaseSync } from 'node:sqlite';
import type { RetrievalSet } from './sets.ts';

/** Ranks the documents of a set by BM25 as SQLite's FTS5 computes it: the baseline of a service without a search engine of its own. */
export interface Bm25 {
  /** The ids of the ten best. */
  rank(question: string): string[];
  close(): void;
}

const termsMax = 64;
const run = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
const han = /^\p{Script=Han}/u;

/** English words are stemmed by FTS5's Porter, Chinese is given as characters and pairs of them, since FTS5 cuts only at spaces. */
export function bm25({ documents }: Pick<RetrievalSet, 'documents'>): Bm25 {
  const database = new DatabaseSync(':memory:');
  database.exec(`create virtual table documents using fts5(id unindexed, text, tokenize = 'porter unicode61')`);
  const insert = database.prepare('insert into documents (id, text) values (?, ?)');
  database.exec('begin');
  for (const { id, title, description, extra } of documents) insert.run(id, tokens(`${title}\n${description}\n${extra}`).join(' '));
  database.exec('commit');
  const select = database.prepare('select id from documents where documents match ? order by bm25(documents), rowid limit 10');
  return {
    rank(question) {
      const terms = [...new Set(tokens(question))].slice(0, termsMax);
      if (terms.length === 0) return [];
      return select.all(terms.map((term) => `"${term}"`).join(' OR ')).map(({ id }) => String(id));
    },
    close: () => database.close(),
  };
}

function tokens(text: string): string[] {
  return [...text.toLowerCase().matchAll(run)].flatMap(([found]) => {
    if (!han.test(found)) return [found];
    const characters = [...found];
    return [...characters, ...characters.slice(1).map((character, at) => (characters[at] ?? '') + character)];
  });
}
