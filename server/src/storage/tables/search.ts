import type { Generated } from 'kysely';

/** The search data of each asset. In addition, `search_text` holds the words in the form of the database's own full-text index. */
export interface SearchTables {
  search_documents: SearchDocumentsTable;
  search_vectors: SearchVectorsTable;
  search_terms: SearchTermsTable;
}

interface SearchDocumentsTable {
  /** A small number that stands for the asset in the other tables. */
  doc: Generated<number>;
  asset_id: string;
  /** Higher than that of every other document after each change, so that an in-memory copy can ask for changes. Unused on PostgreSQL. */
  version: number;
  /** 1 if removed from search. The row is kept for a while, so that in-memory copies notice. */
  removed: number;
  asset_type: string;
  /** In lower case, like `mime_type`, because filters compare it. */
  license: string | null;
  mime_type: string | null;
  owner_id: string;
  /** ISO 639-1. */
  language: string | null;
  price_micros: number;
  /** The text from which the vector is computed. */
  content: string;
  /** Each word with its weight, in the form of `packedImpacts`. */
  words: string;
  /** The version of what is indexed (`indexedVersion`) with which it was written. */
  indexed_version: Generated<number>;
}

/** One vector for each document and embedding model. Two generations coexist while one replaces the other. */
interface SearchVectorsTable {
  doc: number;
  model: string;
  /** In the form of `quantised`: 512 signed bytes on SQLite, a halfvec(512) of the same whole numbers on PostgreSQL. */
  vector: Uint8Array;
}

/** How many documents contain a term. The empty term counts all documents. */
interface SearchTermsTable {
  term: string;
  documents: number;
}
