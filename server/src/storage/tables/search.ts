import type { Generated } from 'kysely';

/** What search knows of each asset. Beside these, `search_text` holds the words in the form of the database's own full-text index. */
export interface SearchTables {
  search_documents: SearchDocumentsTable;
  search_vectors: SearchVectorsTable;
  search_terms: SearchTermsTable;
}

interface SearchDocumentsTable {
  /** A small number that stands for the asset in the other tables. */
  doc: Generated<number>;
  asset_id: string;
  /** Above that of every other document at each change, so that a copy in memory asks for what is new. Means nothing on PostgreSQL. */
  version: number;
  /** 1: no longer to be found; kept for a while, so that a copy in memory hears of it. */
  removed: number;
  asset_type: string;
  /** Lower case, as is `mime_type`: what filters compare. */
  license: string | null;
  mime_type: string | null;
  owner_id: string;
  price_micros: number;
  /** What its vector is made of. */
  content: string;
  /** Each of its words and how much it says there: the form of `packedImpacts`. */
  words: string;
}

/** One vector for each document and embedding model: two generations stand side by side while one replaces the other. */
interface SearchVectorsTable {
  doc: number;
  model: string;
  /** In the form of `quantised`: 512 signed bytes on SQLite, a halfvec(512) of the same whole numbers on PostgreSQL. */
  vector: Uint8Array;
}

/** In how many documents a term is; under the empty one, how many documents there are. */
interface SearchTermsTable {
  term: string;
  documents: number;
}
