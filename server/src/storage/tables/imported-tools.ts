import type { Selectable } from 'kysely';

/** Tools that the operator imported, or owners made of their API assets. */
export interface ImportedToolTables {
  tool_sources: ToolSourcesTable;
  imported_tools: ImportedToolsTable;
}

/** Where tools come from: a document, a server or a file. */
interface ToolSourcesTable {
  id: string;
  kind: 'openapi' | 'mcp' | 'x402' | 'file';
  /** Begins the ids of its tools. */
  name: string;
  /** JSON object. */
  location: string;
  /** JSON object. */
  settings: string;
  /** JSON object by name, encrypted; null for none. */
  credentials_sealed: string | null;
  /** JSON array: the names are no secret. */
  credential_names: string;
  credentials_at: number | null;
  /** The account. */
  imported_by: string | null;
  /** What its host publishes as a proof of ownership. */
  proof_token: string;
  proven_at: number | null;
  /** Of all definitions that were read last. */
  digest: string | null;
  read_at: number | null;
  /** Why it could not be read last; null: it could. */
  read_error: string | null;
  /** Null: it is never read again by itself. */
  next_read_at: number | null;
  /** Grows with each change, so that replicas notice. */
  revision: number;
  created_at: number;
  /** The API asset whose owner sells its tools; null: the operator does. */
  asset_id: string | null;
  /** Since when its owner has taken its tools from sale. */
  withdrawn_at: number | null;
}

/** One operation of a source. */
interface ImportedToolsTable {
  /** Id of the tool. */
  id: string;
  source_id: string;
  /** Unique in its source, e.g. `GET /pets/{petId}`. */
  operation: string;
  /** JSON object. */
  definition: string;
  digest: string;
  /** Of a metered price, the least. */
  price_micros: number;
  /** JSON object; null: each call costs the same. */
  metered_price: string | null;
  /** Only published ones are sold; paused: it was published, and its definition has changed. */
  state: 'draft' | 'probed' | 'published' | 'paused';
  /** Why it is in this state; null where nothing is to be said. */
  reason: string | null;
  /** 1: published although the probe failed. */
  is_forced: number;
  probed_at: number | null;
  /** JSON array: instructions to language models in its texts; null for none. */
  text_flags: string | null;
  /** What the source says now, if that is another definition; `null` as JSON: the source no longer has it. */
  offered: string | null;
  offered_digest: string | null;
  revision: number;
  created_at: number;
  /** The digest of the definition that an admin approved for its owner. */
  approved_digest: string | null;
  /** Why an admin refused it. */
  refused_reason: string | null;
}

export type ToolSourceRow = Selectable<ToolSourcesTable>;
export type ImportedToolRow = Selectable<ImportedToolsTable>;
