import { asProblem, problem } from '../errors.ts';
import { isUniqueViolation } from '../storage/unique-violation.ts';
import { driftOf } from './drift.ts';
import { reportChange, type ImportParts } from './import-parts.ts';
import { isUsable, nextReadAt } from './new-import.ts';
import { leavesProof } from './ownership.ts';
import { reasonOf } from './probe.ts';
import type { ProbeProgress } from './publishing.ts';
import { changeTool, insertTools, loadSources, loadToolsOf, roomForTools } from './source-store.ts';
import type { Source } from './source.ts';

/** Reads sources whose time has come. */
export async function rereadDue(parts: ImportParts): Promise<void> {
  const now = parts.clock.now();
  for (const from of await loadSources(parts.database)) {
    if (from.nextReadAt === null || from.nextReadAt > now || parts.stopping.aborted) continue;
    if (from.kind === 'x402' && parts.resale === null) continue;
    // One replica reads it: the one that moves its time.
    const { numUpdatedRows } = await parts.database.write((queries) =>
      queries
        .updateTable('tool_sources')
        .set({ next_read_at: nextReadAt(from, now) })
        .where('id', '=', from.id)
        .where('next_read_at', '=', from.nextReadAt)
        .executeTakeFirst(),
    );
    if (numUpdatedRows === 0n) continue;
    // What went wrong is stored with the source.
    await takeAgain(parts, from).catch(() => undefined);
  }
}

/** Reads a source again, and stores what has changed. */
export async function takeAgain(parts: ImportParts, from: Source, progress?: ProbeProgress): Promise<void> {
  const before = await loadToolsOf(parts.database, from.id);
  const known = before.map(({ operation }) => operation.key);
  let found;
  try {
    found = await parts.planned.read(from, parts.upstreams.credentialsOf(from), known);
  } catch (thrown) {
    if (asProblem(thrown).code === 'internal' && parts.stopping.aborted) throw thrown;
    await notRead(parts, from, reasonOf(thrown));
    throw thrown;
  }
  const drift = driftOf(from, before, found.operations);
  const isElsewhere = leavesProof(from, before, found.operations);
  const added = (await parts.planned.of(drift.added, from.name, from.settings)).filter(isUsable);
  const now = parts.clock.now();
  const stored = parts.database.write(async (queries) => {
    const owner = from.owned === null ? null : { ownerId: from.owned.ownerId, toolsMax: parts.owners.toolsMax };
    const plans = owner === null ? added : added.slice(0, await roomForTools(queries, owner));
    await queries
      .updateTable('tool_sources')
      .set((column) => ({
        read_at: now,
        read_error: null,
        // A host that never agreed was not in the proof.
        ...(isElsewhere ? { proven_at: null } : {}),
        ...(from.readError === null && !isElsewhere ? {} : { revision: column('revision', '+', 1) }),
      }))
      .where('id', '=', from.id)
      .execute();
    await insertTools(queries, from.id, plans, now);
    for (const { tool, change, isFirstReport } of drift.changed) {
      const isDone = await changeTool(queries, tool, change, now);
      if (isDone && isFirstReport) await reportChange(parts, queries, from, tool, change.state === 'paused');
    }
    for (const tool of drift.removed) await queries.deleteFrom('imported_tools').where('id', '=', tool.id).execute();
  });
  await stored.catch((thrown: unknown) => {
    if (!isUniqueViolation(thrown)) throw thrown;
    throw problem('conflict', {
      message: 'the source was read by another request at the same time',
      hint: 'Look at its tools.',
      cause: thrown,
    });
  });
  await parts.changed();
  const fresh = (await loadToolsOf(parts.database, from.id)).filter(
    (tool) => tool.probedAt === null || (tool.state === 'draft' && tool.operation.call?.kind === 'module'),
  );
  await parts.probeAll(from, fresh, { publish: from.kind === 'file', upTo: 'everything', force: false }, 'service', progress);
  await parts.changed();
}

export async function notRead(parts: ImportParts, from: Pick<Source, 'id' | 'name'>, reason: string): Promise<void> {
  parts.log.warn({ source: from.name, reason }, 'a source of tools could not be read; its tools stay as they were');
  await parts.database.write((queries) =>
    queries
      .updateTable('tool_sources')
      .set((column) => ({ read_error: reason, revision: column('revision', '+', 1) }))
      .where('id', '=', from.id)
      .execute(),
  );
}
