import type { EngineId } from '@farebox/contract';
import type { Selectable } from 'kysely';

/** Jobs submitted to tools, and the files that tools create. */
export interface ToolJobTables {
  tool_jobs: ToolJobsTable;
  tool_files: ToolFilesTable;
}

/** A job submitted by a paid call. It is removed some time after `expires_at`. */
interface ToolJobsTable {
  /** The id that the result tool accepts: the upstream's own, or ours. */
  id: string;
  /** The tool that submitted it. */
  tool_id: string;
  /** The family of result tools that may read it. */
  family: string;
  engine: EngineId;
  client_id: string;
  /** The call that paid for the submission; null if it was free. */
  call_id: string | null;
  /** JSON, without secrets; kept only until a job of this service ends. */
  input: string | null;
  state: 'waiting' | 'running' | 'succeeded' | 'failed';
  /** Attempts that ended in a crash or in a failure of this service. */
  attempts: number;
  /** 0..100, if the engine reports it. */
  progress: number | null;
  /** JSON: the result of a job of this service, with the ids of its files. */
  answer: string | null;
  failure_code: string | null;
  failure_message: string | null;
  created_at: number;
  /** When the upstream was last queried. */
  asked_at: number | null;
  finished_at: number | null;
  /** After this time, the id is unknown. */
  expires_at: number;
  /** The payment that last paid for the result. It can read the result again for free. */
  paid_by: string | null;
  callback_url: string | null;
  secret_sealed: string | null;
}

/** A file created by a tool. The row is written before the bytes, so that no bytes are ever without a row. */
interface ToolFilesTable {
  id: string;
  name: string;
  blob_key: string;
  mime_type: string;
  size_bytes: number;
  created_at: number;
  expires_at: number;
}

export type ToolJobRow = Selectable<ToolJobsTable>;
export type ToolFileRow = Selectable<ToolFilesTable>;
