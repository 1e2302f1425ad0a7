import { parseJson } from '@farebox/client/json';
import { ToolSourceSettings, type TextFlag, type ToolSourceKind } from '@farebox/contract';
import { z } from 'zod';
import type { ImportedToolRow, ToolSourceRow } from '../storage/tables/imported-tools.ts';
import { meteredAt, meteringIn, type Price } from '../tools/prices.ts';
import { Operation } from './operation.ts';

/** Where a source is. */
export const Location = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('url'), url: z.string() }),
  /** The operator gave the document itself. */
  z.object({ kind: z.literal('document'), text: z.string() }),
  z.object({ kind: z.literal('command'), command: z.array(z.string()) }),
  /** In the folder of tool files. */
  z.object({ kind: z.literal('file'), file: z.string(), digest: z.string() }),
]);
export type Location = z.output<typeof Location>;

export interface Source {
  id: string;
  kind: ToolSourceKind;
  name: string;
  location: Location;
  settings: ToolSourceSettings;
  credentialNames: readonly string[];
  credentialsSealed: string | null;
  credentialsAt: number | null;
  importedBy: string | null;
  proofToken: string;
  provenAt: number | null;
  readAt: number | null;
  readError: string | null;
  nextReadAt: number | null;
  revision: number;
  createdAt: number;
  /** Null: the operator sells its tools. */
  owned: OwnedSource | null;
}

/** The API asset behind a source, and its owner, who earns its revenue. */
export interface OwnedSource {
  assetId: string;
  ownerId: string;
  /** Since when the owner has taken its tools from sale. */
  withdrawnAt: number | null;
  /** Why its tools are not for sale now; null: they are. */
  closed: string | null;
}

/** What decides whether the tools of an owner are for sale, beside their own state. */
export interface OwnerStanding {
  asset_id: string | null;
  withdrawn_at: number | null;
  owner_id: string | null;
  asset_status: string | null;
  asset_paused_at: number | null;
  asset_created_at: number | null;
  owner_suspended_at: number | null;
}

function ownedOf(row: OwnerStanding): OwnedSource | null {
  if (row.asset_id === null || row.owner_id === null) return null;
  return { assetId: row.asset_id, ownerId: row.owner_id, withdrawnAt: row.withdrawn_at, closed: closedBecause(row) };
}

/** Why the tools of an owner are not for sale; null: they are. */
export function closedBecause(row: OwnerStanding): string | null {
  if (row.owner_suspended_at !== null) return 'its owner is suspended';
  if (row.asset_status !== 'published') return 'its asset is archived';
  // A source that was dead from the start is no judgement about the API: the probe of the tool is.
  if (row.asset_paused_at !== null && row.asset_paused_at !== row.asset_created_at) return 'its asset is paused';
  return row.withdrawn_at === null ? null : 'its owner has paused it';
}

/** One operation of a source as a tool, sold or not. */
export interface Imported {
  id: string;
  sourceId: string;
  operation: Operation;
  digest: string;
  price: Price;
  state: ImportedToolRow['state'];
  reason: string | null;
  isForced: boolean;
  probedAt: number | null;
  flags: readonly TextFlag[];
  /** Another definition that the source has now; `gone`: it has none; null: it has this one. */
  offered: Operation | 'gone' | null;
  revision: number;
  /** An admin has approved this very definition. */
  isApproved: boolean;
  /** Why an admin refused it. */
  refusedReason: string | null;
}

export function sourceOf(row: ToolSourceRow & OwnerStanding): Source {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    location: Location.parse(parseJson(row.location)),
    settings: ToolSourceSettings.parse(parseJson(row.settings)),
    credentialNames: z.array(z.string()).parse(parseJson(row.credential_names)),
    credentialsSealed: row.credentials_sealed,
    credentialsAt: row.credentials_at,
    importedBy: row.imported_by,
    proofToken: row.proof_token,
    provenAt: row.proven_at,
    readAt: row.read_at,
    readError: row.read_error,
    nextReadAt: row.next_read_at,
    revision: row.revision,
    createdAt: row.created_at,
    owned: ownedOf(row),
  };
}

const Flags = z.array(z.enum(['overrides_instructions', 'imitates_a_role', 'commands_a_tool', 'asks_for_secrets', 'hides_from_users']));

export function importedOf(row: ImportedToolRow): Imported {
  return {
    id: row.id,
    sourceId: row.source_id,
    operation: Operation.parse(parseJson(row.definition)),
    digest: row.digest,
    price: row.metered_price === null ? { priceMicros: row.price_micros, metering: null } : meteredAt(meteringIn(row.metered_price)),
    state: row.state,
    reason: row.reason,
    isForced: row.is_forced === 1,
    probedAt: row.probed_at,
    flags: row.text_flags === null ? [] : Flags.parse(parseJson(row.text_flags)),
    offered: row.offered === null ? null : row.offered === 'null' ? 'gone' : Operation.parse(parseJson(row.offered)),
    revision: row.revision,
    isApproved: row.approved_digest === row.digest,
    refusedReason: row.refused_reason,
  };
}

/** The address, the command or the name of the file, as people read it. */
export function locationText(location: Location): string {
  if (location.kind === 'url') return location.url;
  if (location.kind === 'document') return 'a document';
  return location.kind === 'command' ? location.command.join(' ') : location.file;
}
