import type { Selectable } from 'kysely';

/** Identifies the file store of this database, and lists the files in quarantine. */
export interface FileStoreTables {
  file_store: FileStoreTable;
  quarantined_files: QuarantinedFilesTable;
}

/** One row with the id that is also in the file store. */
interface FileStoreTable {
  name: 'files';
  id: string;
  /** When the id was written to the file store; null before that. */
  marked_at: number | null;
}

/** A file that no row referred to, moved into quarantine by the operator. The row is written before the file is moved. */
interface QuarantinedFilesTable {
  /** The original key. */
  original_key: string;
  quarantined_at: number;
}

export type FileStoreRow = Selectable<FileStoreTable>;
