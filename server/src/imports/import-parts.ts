import type { AdminAction } from '../accounts/audit-trail.ts';
import { problem } from '../errors.ts';
import type { Log } from '../log.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { ImportedToolParts } from './imported-tool.ts';
import type { OwnerRules } from './new-import.ts';
import type { ResolveTexts } from './ownership.ts';
import type { Plans, PlansOptions } from './plans.ts';
import type { Publishing, PublishingOptions } from './publishing.ts';
import type { Resale } from './resale.ts';
import { loadSources, loadTools } from './source-store.ts';
import type { Imported, Source } from './source.ts';
import type { Upstreams } from './upstreams.ts';

export interface ImportedToolsOptions extends PlansOptions, Omit<PublishingOptions, 'parts'> {
  log: Log;
  secrets: WebhookSecrets;
  upstreams: Upstreams;
  owners: OwnerRules & { toolsMax: number; callsMax: number };
  /** What is special about calls of tools that owners sell. */
  owned: Pick<ImportedToolParts, 'book' | 'requireOpen'>;
  /** Null: left out. */
  resale: Resale | null;
  /** Tells an account what happened, in the same transaction. */
  tell?:
    | ((queries: Queries, accountId: string, message: { type: `account.${string}`; data: Record<string, unknown> }) => Promise<void>)
    | undefined;
  resolveTexts?: ResolveTexts | undefined;
}

/** What the changes of imported tools share. */
export interface ImportParts extends ImportedToolsOptions, Pick<Publishing, 'heldBack' | 'probed' | 'probeAll'> {
  planned: Plans;
  /** Shows a change at once. */
  changed(): Promise<void>;
}

/** @throws not_found */
export async function sourceNamed(database: Database, id: string): Promise<Source> {
  const found = (await loadSources(database)).find((each) => each.id === id || each.name === id);
  if (found === undefined) throw problem('not_found', { message: 'there is no such source of tools' });
  return found;
}

export async function toolAndSource(database: Database, id: string): Promise<{ tool: Imported; source: Source } | null> {
  const [tool] = await loadTools(database, [id]);
  return tool === undefined ? null : { tool, source: await sourceNamed(database, tool.sourceId) };
}

/** @throws tool_not_found */
export async function requiredTool(parts: ImportParts, id: string): Promise<{ tool: Imported; source: Source }> {
  const found = await toolAndSource(parts.database, id);
  if (found === null) throw problem('tool_not_found');
  return found;
}

export async function audit(
  parts: Pick<ImportParts, 'auditTrail'>,
  queries: Queries,
  actorId: string,
  action: AdminAction,
  subjectId: string,
  details: Record<string, unknown>,
) {
  await parts.auditTrail.record(queries, { actorId, action, subjectId, details });
}

export async function reportChange(
  parts: ImportParts,
  queries: Queries,
  from: Source,
  tool: Imported,
  isPaused: boolean,
  reason?: string,
): Promise<void> {
  const why = reason === undefined ? {} : { reason };
  const data = { tool_id: tool.id, source: from.name, operation: tool.operation.key, paused: isPaused, ...why };
  await audit(parts, queries, 'service', 'tool.change', tool.id, data);
  const told = from.owned?.ownerId ?? from.importedBy;
  if (told !== null) await parts.tell?.(queries, told, { type: 'account.tool_changed', data });
}
