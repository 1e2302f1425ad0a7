import type { ToolSourceSettings } from '@farebox/contract';
import { minuteMs } from '../clock.ts';
import { problem } from '../errors.ts';
import { isUniqueViolation } from '../storage/unique-violation.ts';
import { isSamePrice } from '../tools/prices.ts';
import { sealedCredentials } from './credentials.ts';
import { nameOf } from './files/tool-file.ts';
import { audit, sourceNamed, type ImportParts } from './import-parts.ts';
import { isUsable, nextReadAt, type NewImport, type Planned, type PublishChoice } from './new-import.ts';
import { originsOf, proveOwnership } from './ownership.ts';
import type { ProbeProgress } from './publishing.ts';
import { notRead } from './rereading.ts';
import { pricesIn, requireUsed, termsOf } from './rules.ts';
import { changeTool, insertSource, insertTools, loadSources, loadToolsOf, newSourceId, requireRoomForTools } from './source-store.ts';
import type { Location, Source } from './source.ts';

const sourcesMax = 500;

/** What changes of a source. */
export interface SourceChange {
  settings?: ToolSourceSettings | undefined;
  credentials?: Record<string, string> | undefined;
  location?: Location;
  /** Of an owner: since when its tools are taken from sale; null puts them on sale again. */
  withdrawnAt?: number | null;
}

/** Imports and probes. @throws as `plan`; conflict where the name is taken */
export async function addSource(
  parts: ImportParts,
  request: NewImport,
  actorId: string,
  choice: PublishChoice = { publish: false, force: false },
  progress?: ProbeProgress,
): Promise<{ source: Source; refused: Planned[] }> {
  if ((await loadSources(parts.database)).length >= sourcesMax)
    throw problem('conflict', { message: `there are ${sourcesMax} sources already` });
  const id = newSourceId(parts.clock.now());
  const { name, plans: found } = await parts.planned.ofNew(request, id);
  const usable = found.filter(isUsable);
  if (request.owned !== undefined && usable.length === 0) {
    const reason = found[0]?.operation.refused ?? 'it has none';
    throw problem('invalid_input', { message: `none of the operations can be sold: ${reason}` });
  }
  const now = parts.clock.now();
  const stored = {
    id,
    kind: request.kind,
    name,
    location: request.location,
    settings: request.settings,
    importedBy: request.kind === 'file' ? null : actorId,
    credentials: sealedCredentials(parts.secrets, id, request.credentials, now),
    nextReadAt: nextReadAt(request, now),
    assetId: request.owned?.assetId ?? null,
  };
  try {
    await parts.database.write(async (queries) => {
      if (request.owned !== undefined) await requireRoomForTools(queries, request.owned, usable.length);
      await insertSource(queries, stored, now);
      await insertTools(queries, id, usable, now);
      await audit(parts, queries, actorId, 'tool.import', id, { kind: request.kind, name, tools: usable.length });
    });
  } catch (thrown) {
    if (isUniqueViolation(thrown))
      throw problem('conflict', {
        message: `there is a source called ${name}, or one of its tools was imported at the same time`,
        hint: 'Choose another name.',
      });
    throw thrown;
  }
  const added = await sourceNamed(parts.database, id);
  await parts.probeAll(added, await loadToolsOf(parts.database, id), choice, actorId, progress);
  await parts.changed();
  return { source: added, refused: found.filter((plan) => plan.id === null) };
}

/** Replaces settings or credentials. New prices apply at once. @throws not_found, conflict */
export async function updateSource(
  parts: ImportParts,
  id: string,
  { settings, credentials, location, withdrawnAt }: SourceChange,
  actorId: string,
): Promise<Source> {
  const before = await sourceNamed(parts.database, id);
  const now = parts.clock.now();
  if (settings !== undefined) {
    pricesIn(settings);
    // Operations that a rule skips are not stored.
    const rules = (settings.rules ?? []).filter(({ skip }) => skip !== true);
    const known = await loadToolsOf(parts.database, before.id);
    if (known.length > 0)
      requireUsed(
        rules,
        known.map(({ operation }) => operation),
      );
  }
  await parts.database.write(async (queries) => {
    const next = settings ?? before.settings;
    await queries
      .updateTable('tool_sources')
      .set((column) => ({
        revision: column('revision', '+', 1),
        ...(settings === undefined ? {} : { settings: JSON.stringify(settings), next_read_at: nextReadAt({ ...before, settings }, now) }),
        ...(location === undefined ? {} : { location: JSON.stringify(location) }),
        ...(withdrawnAt === undefined ? {} : { withdrawn_at: withdrawnAt }),
        ...(credentials === undefined ? {} : sealedCredentials(parts.secrets, before.id, credentials, now)),
      }))
      .where('id', '=', before.id)
      .execute();
    if (settings !== undefined) {
      for (const tool of await loadToolsOf({ read: queries }, before.id)) {
        const { price } = termsOf(next, tool.operation);
        if (!isSamePrice(price, tool.price)) await changeTool(queries, tool, { price }, now);
      }
      await audit(parts, queries, actorId, 'tool_source.update', before.id, { settings });
    }
    if (credentials !== undefined)
      await audit(parts, queries, actorId, 'tool_source.credentials', before.id, { names: Object.keys(credentials) });
  });
  const after = await sourceNamed(parts.database, before.id);
  if (credentials !== undefined) {
    // The missing credential may be why they are not for sale.
    const drafts = (await loadToolsOf(parts.database, before.id)).filter(({ state }) => state === 'draft');
    await parts.probeAll(after, drafts, { publish: false, force: false }, actorId);
  }
  await parts.changed();
  return after;
}

/** Shows that a tool file cannot be read. @param source null: it never could */
export async function reportBroken(parts: ImportParts, file: string, reason: string, source: Source | undefined): Promise<void> {
  if (source !== undefined) return notRead(parts, source, reason);
  const now = parts.clock.now();
  const id = newSourceId(now);
  const name = nameOf(file);
  const location = { kind: 'file', file, digest: '' } as const;
  const credentials = sealedCredentials(parts.secrets, id, {}, now);
  await parts.database.write((queries) =>
    insertSource(
      queries,
      { id, kind: 'file', name, location, settings: {}, importedBy: null, nextReadAt: null, credentials, assetId: null },
      now,
    ),
  );
  await notRead(parts, { id, name }, reason);
}

/** Removes a source and its tools. @throws not_found */
export async function removeSource(parts: ImportParts, id: string, actorId: string): Promise<void> {
  const from = await sourceNamed(parts.database, id);
  await parts.database.write(async (queries) => {
    await queries.deleteFrom('imported_tools').where('source_id', '=', from.id).execute();
    await queries.deleteFrom('tool_sources').where('id', '=', from.id).execute();
    await audit(parts, queries, actorId, 'tool_source.remove', from.id, { name: from.name });
  });
  await parts.changed();
}

/** Checks that the hosts of a source agree. @throws not_found, forbidden */
export async function proveSource(parts: ImportParts, id: string, actorId: string): Promise<Source> {
  const from = await sourceNamed(parts.database, id);
  const origins = originsOf(from, await loadToolsOf(parts.database, from.id));
  const { resolveTexts } = parts;
  await proveOwnership(from.proofToken, origins, {
    fetch: parts.upstreams.fetchFor(from),
    signal: AbortSignal.any([parts.stopping, AbortSignal.timeout(minuteMs)]),
    ...(resolveTexts === undefined ? {} : { resolveTexts }),
  });
  await parts.database.write(async (queries) => {
    await queries
      .updateTable('tool_sources')
      .set((column) => ({ proven_at: parts.clock.now(), revision: column('revision', '+', 1) }))
      .where('id', '=', from.id)
      .execute();
    await audit(parts, queries, actorId, 'tool_source.prove', from.id, { origins });
  });
  await parts.changed();
  return sourceNamed(parts.database, from.id);
}
