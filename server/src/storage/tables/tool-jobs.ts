import type { EngineId } from '@farebox/contract';
import type { Selectable } from 'kysely';

/** Jobs that tools submit, and the files that tools make. */
export interface ToolJobTables {
  tool_jobs: ToolJobsTable;
  tool_files: ToolFilesTable;
}

/** A job that was submitted by a paid call. It is forgotten some time after `expires_at`. */
interface ToolJobsTable {
  /** What the result tool is asked with: the upstream's own id, or ours. */
  id: string;
  /** The tool that submitted it. */
  tool_id: string;
  /** Which result tools read it. */
  family: string;
  engine: EngineId;
  client_id: string;
  /** The call that paid for the submission; null where it cost nothing. */
  call_id: string | null;
  /** JSON, without secrets; only while a job of this service has not ended. */
  input: string | null;
  state: 'waiting' | 'running' | 'succeeded' | 'failed';
  /** Tries that a crash or a failure of ours ended. */
  attempts: number;
  /** 0..100, where the engine tells. */
  progress: number | null;
  /** JSON: what a job of this service made, with the ids of its files. */
  answer: string | null;
  failure_code: string | null;
  failure_message: string | null;
  created_at: number;
  /** When an upstream was asked last. */
  asked_at: number | null;
  finished_at: number | null;
  /** From then on its id is unknown. */
  expires_at: number;
  /** The payment that paid for the result last: it is read again for nothing. */
  paid_by: string | null;
  callback_url: string | null;
  secret_sealed: string | null;
  /** Names the webhook message for its receiver; null until there is one. */
  notice_id: string | null;
  notice_state: 'waiting' | 'delivered' | 'failed' | null;
  notice_attempts: number;
}

/** A file that a tool made. The row is there before the bytes, so that no bytes are ever nobody's. */
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
