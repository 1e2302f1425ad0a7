import { problem } from '../errors.ts';
import { taken } from './drift.ts';
import { audit, reportChange, requiredTool, sourceNamed, type ImportParts } from './import-parts.ts';
import { changeTool, loadToolsOf } from './source-store.ts';
import type { Imported } from './source.ts';
import type { LosingTool } from './resale.ts';

/**
 * Puts a tool on sale, after a probe. @throws tool_not_found; conflict with what the probe or the check of its texts found, unless
 * forced; forbidden
 */
export async function publishTool(parts: ImportParts, id: string, actorId: string, force: boolean): Promise<Imported> {
  const { tool, source: from } = await requiredTool(parts, id);
  if (tool.state === 'paused' && tool.offered !== null && !force) {
    throw problem('conflict', { message: tool.reason ?? 'its definition has changed', hint: 'Accept the change, or force it.' });
  }
  const held = parts.heldBack(from, tool);
  if (held !== null) {
    throw problem('forbidden', {
      message: held.reason,
      ...(held.cause === 'unproven' ? { hint: `Publish ${from.proofToken} and ask for the check of the source.` } : {}),
    });
  }
  const done = await parts.probed(from, tool, { publish: true, upTo: 'everything', force }, actorId);
  await parts.changed();
  if (done.state !== 'published') {
    throw problem('conflict', {
      message: `it is not published: ${done.reason ?? 'its probe failed'}`,
      hint: 'Correct it, or publish it by force.',
    });
  }
  return done;
}

/** Takes the definition that its source has now. @throws tool_not_found; conflict if there is none */
export async function acceptDefinition(parts: ImportParts, id: string, actorId: string): Promise<Imported | null> {
  const { tool, source: from } = await requiredTool(parts, id);
  const { offered } = tool;
  if (offered === null) throw problem('conflict', { message: 'its source says nothing else' });
  await parts.database.write(async (queries) => {
    const now = parts.clock.now();
    if (offered === 'gone') await queries.deleteFrom('imported_tools').where('id', '=', id).where('revision', '=', tool.revision).execute();
    else {
      const { state, ...change } = taken(tool, offered);
      // It is sold again once it has passed its probe, and was approved where that is demanded.
      const waits = from.owned === null && state === 'published' ? 'paused' : 'draft';
      if (!(await changeTool(queries, tool, { ...change, state: waits, isForced: false }, now))) throw problem('conflict');
    }
    await audit(parts, queries, actorId, 'tool.update', id, { accepted: offered === 'gone' ? 'its removal' : 'its new definition' });
  });
  await parts.changed();
  if (offered === 'gone') return null;
  const accepted = await requiredTool(parts, id);
  const isWanted = accepted.tool.state === 'paused' || from.owned !== null;
  const done = await parts.probed(accepted.source, accepted.tool, { publish: isWanted, upTo: 'everything', force: false }, actorId);
  await parts.changed();
  return done;
}

/** Probes a tool again. @throws tool_not_found */
export async function probeTool(parts: ImportParts, id: string): Promise<Imported> {
  const { tool, source: from } = await requiredTool(parts, id);
  const done = await parts.probed(from, tool, { publish: false, force: false }, 'service');
  await parts.changed();
  return done;
}

/** Removes one tool; reading its source again brings it back as a draft. @throws tool_not_found */
export async function removeTool(parts: ImportParts, id: string, actorId: string): Promise<void> {
  const { tool } = await requiredTool(parts, id);
  await parts.database.write(async (queries) => {
    await queries.deleteFrom('imported_tools').where('id', '=', id).execute();
    await audit(parts, queries, actorId, 'tool.remove', id, { operation: tool.operation.key });
  });
  await parts.changed();
}

export async function pauseLosing(parts: ImportParts, { sourceId, operation }: LosingTool, reason: string): Promise<void> {
  const tool = (await loadToolsOf(parts.database, sourceId)).find((each) => each.operation.key === operation);
  if (tool?.state !== 'published') return;
  const from = await sourceNamed(parts.database, sourceId);
  await parts.database.write(async (queries) => {
    // Another process may have paused it.
    if (await changeTool(queries, tool, { state: 'paused', reason }, parts.clock.now()))
      await reportChange(parts, queries, from, tool, true, reason);
  });
  parts.log.warn({ tool: tool.id, reason }, 'a tool is taken from sale, because it loses money');
  await parts.changed();
}
