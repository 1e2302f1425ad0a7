import type { Selectable } from 'kysely';

/** Which file store belongs to this database, and the files that were put aside in it. */
export interface FileStoreTables {
  file_store: FileStoreTable;
  quarantined_files: QuarantinedFilesTable;
}

/** One row: the id that the file store has too. */
interface FileStoreTable {
  name: 'files';
  id: string;
  /** When the file store got the id; null until then. */
  marked_at: number | null;
}

/** A file that no row named, put aside by the operator. The row is there before the file is moved. */
interface QuarantinedFilesTable {
  /** Where it was. */
  original_key: string;
  quarantined_at: number;
}

export type FileStoreRow = Selectable<FileStoreTable>;
