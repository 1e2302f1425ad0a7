import type { ToolSourceSettings } from '@farebox/contract';
import type { AdminAction } from '../accounts/audit-trail.ts';
import { minuteMs } from '../clock.ts';
import { asProblem, problem } from '../errors.ts';
import type { Log } from '../log.ts';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Queries } from '../storage/database.ts';
import { isUniqueViolation } from '../storage/unique-violation.ts';
import type { ChangingTools } from '../tools/catalog.ts';
import { resealCredentials, sealedCredentials } from './credentials.ts';
import { driftOf, taken } from './drift.ts';
import { nameOf } from './files/tool-file.ts';
import { importedTool, type ImportedToolParts } from './imported-tool.ts';
import { toolCache, type ToolCache } from './tool-cache.ts';
import { leavesProof, originsOf, proveOwnership, type ResolveTexts } from './ownership.ts';
import { isSamePrice } from '../tools/prices.ts';
import { isUsable, nextReadAt, type NewImport, type OwnerRules, type Planned, type PublishChoice } from './new-import.ts';
import { plans, type PlansOptions } from './plans.ts';
import { reasonOf } from './probe.ts';
import { publishing, type ProbeProgress, type PublishingOptions } from './publishing.ts';
import { pricesIn, requireUsed, termsOf } from './rules.ts';
import type { Imported, Location, Source } from './source.ts';
import {
  changeTool,
  insertSource,
  insertTools,
  loadSources,
  loadTools,
  loadToolsOf,
  newSourceId,
  requireRoomForTools,
  roomForTools,
} from './source-store.ts';
import type { Upstreams } from './upstreams.ts';
import { losses, type LosingTool, type LossesOptions } from './x402/losses.ts';

/** What changes of a source. */
interface SourceChange {
  settings?: ToolSourceSettings | undefined;
  credentials?: Record<string, string> | undefined;
  location?: Location;
  /** Of an owner: since when its tools are taken from sale; null puts them on sale again. */
  withdrawnAt?: number | null;
}

export interface ImportedTools extends ChangingTools {
  /** What an import would do. Stores nothing. @throws invalid_input, address_refused, address_unreachable, upstream_failed */
  plan(request: NewImport): Promise<Planned[]>;
  /** Imports and probes. @throws as `plan`; conflict where the name is taken */
  add(
    request: NewImport,
    actorId: string,
    choice?: PublishChoice,
    progress?: ProbeProgress,
  ): Promise<{ source: Source; refused: Planned[] }>;
  sources(): Promise<Source[]>;
  /** @throws not_found */
  source(id: string): Promise<Source>;
  toolsOf(sourceId: string): Promise<Imported[]>;
  /** Null: it is no imported one. */
  tool(id: string): Promise<{ tool: Imported; source: Source } | null>;
  /** Replaces settings or credentials. New prices apply at once. @throws not_found, conflict */
  update(id: string, change: SourceChange, actorId: string): Promise<Source>;
  /** Shows that a tool file cannot be read. @param source null: it never could */
  reportBroken(file: string, reason: string, source: Source | undefined): Promise<void>;
  /** Reads a source again now. @throws not_found, and as `plan` */
  reread(id: string, progress?: ProbeProgress): Promise<Source>;
  /** Removes a source and its tools. @throws not_found */
  removeSource(id: string, actorId: string): Promise<void>;
  /** Removes one tool; reading its source again brings it back as a draft. @throws tool_not_found */
  removeTool(id: string, actorId: string): Promise<void>;
  /** Probes a tool again. @throws tool_not_found */
  probe(id: string): Promise<Imported>;
  /** Puts a tool on sale, after a probe. @throws tool_not_found; conflict with what the probe or the check of its texts found, unless forced; forbidden */
  publish(id: string, actorId: string, force: boolean): Promise<Imported>;
  /** Takes the definition that its source has now. @throws tool_not_found; conflict if there is none */
  accept(id: string, actorId: string): Promise<Imported | null>;
  /** Checks that the hosts of a source agree. @throws not_found, forbidden */
  prove(id: string, actorId: string): Promise<Source>;
  /** Reads sources whose time has come. */
  rereadDue(): Promise<void>;
  /** Encrypts credentials again that an earlier secret of the service encrypted. */
  resealCredentials(): Promise<void>;
  /** Called after each change, to show it at once. */
  onChange(listener: () => Promise<void>): void;
  /** Shows a change that was stored elsewhere at once. */
  changed(): Promise<void>;
  /** Whether the host of a source has to agree before its operations are sold. */
  requiresProof(source: Pick<Source, 'owned'>): boolean;
}

export interface ImportedToolsOptions extends PlansOptions, Omit<PublishingOptions, 'parts'> {
  log: Log;
  secrets: WebhookSecrets;
  upstreams: Upstreams;
  owners: OwnerRules & { toolsMax: number; callsMax: number };
  /** What is special about calls of tools that owners sell. */
  owned: Pick<ImportedToolParts, 'book' | 'requireOpen'>;
  /** To other servers. */
  payments: LossesOptions['payments'];
  /** Tells an account what happened, in the same transaction. */
  tell?:
    | ((queries: Queries, accountId: string, message: { type: `account.${string}`; data: Record<string, unknown> }) => Promise<void>)
    | undefined;
  resolveTexts?: ResolveTexts | undefined;
}

const sourcesMax = 500;

/** The tools that the operator imported. */
export function importedTools(options: ImportedToolsOptions): ImportedTools {
  const { database, clock, log, auditTrail, secrets, upstreams, stopping } = options;
  const planned = plans(options);
  const parts: ImportedToolParts = {
    ...upstreams,
    ...options.owned,
    losses: losses({ database, payments: options.payments, pause: pauseLosing }),
    ownerCallsMax: options.owners.callsMax,
    clock,
  };
  const cache: ToolCache = toolCache({ database, log, make: (source, tool) => importedTool(source, tool, parts) });
  const { heldBack, probed, probeAll } = publishing({ ...options, parts });
  const listeners: Array<() => Promise<void>> = [];

  async function changed(): Promise<void> {
    for (const listener of listeners) await listener();
  }

  async function pauseLosing({ sourceId, operation }: LosingTool, reason: string): Promise<void> {
    const tool = (await loadToolsOf(database, sourceId)).find((each) => each.operation.key === operation);
    if (tool?.state !== 'published') return;
    const from = await source(sourceId);
    await database.write(async (queries) => {
      // Another process may have paused it.
      if (await changeTool(queries, tool, { state: 'paused', reason }, clock.now())) await reportChange(queries, from, tool, true, reason);
    });
    log.warn({ tool: tool.id, reason }, 'a tool is taken from sale, because it loses money');
    await changed();
  }

  async function audit(queries: Queries, actorId: string, action: AdminAction, subjectId: string, details: Record<string, unknown>) {
    await auditTrail.record(queries, { actorId, action, subjectId, details });
  }

  async function source(id: string): Promise<Source> {
    const found = (await loadSources(database)).find((each) => each.id === id || each.name === id);
    if (found === undefined) throw problem('not_found', { message: 'there is no such source of tools' });
    return found;
  }

  async function toolAndSource(id: string): Promise<{ tool: Imported; source: Source } | null> {
    const [tool] = await loadTools(database, [id]);
    return tool === undefined ? null : { tool, source: await source(tool.sourceId) };
  }

  async function required(id: string): Promise<{ tool: Imported; source: Source }> {
    const found = await toolAndSource(id);
    if (found === null) throw problem('tool_not_found');
    return found;
  }

  /** Reads a source again, and stores what has changed. */
  async function takeAgain(from: Source, progress?: ProbeProgress): Promise<void> {
    const before = await loadToolsOf(database, from.id);
    const known = before.map(({ operation }) => operation.key);
    let found;
    try {
      found = await planned.read(from, upstreams.credentialsOf(from), known);
    } catch (thrown) {
      if (asProblem(thrown).code === 'internal' && stopping.aborted) throw thrown;
      await notRead(from, reasonOf(thrown));
      throw thrown;
    }
    const drift = driftOf(from, before, found.operations);
    const isElsewhere = leavesProof(from, before, found.operations);
    const added = (await planned.of(drift.added, from.name, from.settings)).filter(isUsable);
    const now = clock.now();
    const stored = database.write(async (queries) => {
      const owner = from.owned === null ? null : { ownerId: from.owned.ownerId, toolsMax: options.owners.toolsMax };
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
        if (isDone && isFirstReport) await reportChange(queries, from, tool, change.state === 'paused');
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
    await changed();
    const fresh = (await loadToolsOf(database, from.id)).filter(
      (tool) => tool.probedAt === null || (tool.state === 'draft' && tool.operation.call?.kind === 'module'),
    );
    await probeAll(from, fresh, { publish: from.kind === 'file', upTo: 'everything', force: false }, 'service', progress);
    await changed();
  }

  async function notRead(from: Pick<Source, 'id' | 'name'>, reason: string): Promise<void> {
    log.warn({ source: from.name, reason }, 'a source of tools could not be read; its tools stay as they were');
    await database.write((queries) =>
      queries
        .updateTable('tool_sources')
        .set((column) => ({ read_error: reason, revision: column('revision', '+', 1) }))
        .where('id', '=', from.id)
        .execute(),
    );
  }

  async function reportChange(queries: Queries, from: Source, tool: Imported, isPaused: boolean, reason?: string): Promise<void> {
    const why = reason === undefined ? {} : { reason };
    const data = { tool_id: tool.id, source: from.name, operation: tool.operation.key, paused: isPaused, ...why };
    await audit(queries, 'service', 'tool.change', tool.id, data);
    const told = from.owned?.ownerId ?? from.importedBy;
    if (told !== null) await options.tell?.(queries, told, { type: 'account.tool_changed', data });
  }

  return {
    requiresProof: ({ owned: ofOwner }) => (ofOwner === null ? options : options.owners).requiresProof,
    changed,
    current: cache.current,
    refresh: cache.refresh,
    onChange: (listener) => void listeners.push(listener),
    sources: () => loadSources(database),
    source,
    toolsOf: (sourceId) => loadToolsOf(database, sourceId),
    tool: toolAndSource,

    async plan(request) {
      return (await planned.ofNew(request, newSourceId(clock.now()))).plans;
    },

    async add(request, actorId, choice = { publish: false, force: false }, progress) {
      if ((await loadSources(database)).length >= sourcesMax)
        throw problem('conflict', { message: `there are ${sourcesMax} sources already` });
      const id = newSourceId(clock.now());
      const { name, plans: found } = await planned.ofNew(request, id);
      const usable = found.filter(isUsable);
      if (request.owned !== undefined && usable.length === 0) {
        const reason = found[0]?.operation.refused ?? 'it has none';
        throw problem('invalid_input', { message: `none of the operations can be sold: ${reason}` });
      }
      const now = clock.now();
      const stored = {
        id,
        kind: request.kind,
        name,
        location: request.location,
        settings: request.settings,
        importedBy: request.kind === 'file' ? null : actorId,
        credentials: sealedCredentials(secrets, id, request.credentials, now),
        nextReadAt: nextReadAt(request, now),
        assetId: request.owned?.assetId ?? null,
      };
      try {
        await database.write(async (queries) => {
          if (request.owned !== undefined) await requireRoomForTools(queries, request.owned, usable.length);
          await insertSource(queries, stored, now);
          await insertTools(queries, id, usable, now);
          await audit(queries, actorId, 'tool.import', id, { kind: request.kind, name, tools: usable.length });
        });
      } catch (thrown) {
        if (isUniqueViolation(thrown))
          throw problem('conflict', {
            message: `there is a source called ${name}, or one of its tools was imported at the same time`,
            hint: 'Choose another name.',
          });
        throw thrown;
      }
      const added = await source(id);
      await probeAll(added, await loadToolsOf(database, id), choice, actorId, progress);
      await changed();
      return { source: added, refused: found.filter((plan) => plan.id === null) };
    },

    async update(id, { settings, credentials, location, withdrawnAt }, actorId) {
      const before = await source(id);
      const now = clock.now();
      if (settings !== undefined) {
        pricesIn(settings);
        // Operations that a rule skips are not stored.
        const rules = (settings.rules ?? []).filter(({ skip }) => skip !== true);
        const known = await loadToolsOf(database, before.id);
        if (known.length > 0)
          requireUsed(
            rules,
            known.map(({ operation }) => operation),
          );
      }
      await database.write(async (queries) => {
        const next = settings ?? before.settings;
        await queries
          .updateTable('tool_sources')
          .set((column) => ({
            revision: column('revision', '+', 1),
            ...(settings === undefined
              ? {}
              : { settings: JSON.stringify(settings), next_read_at: nextReadAt({ ...before, settings }, now) }),
            ...(location === undefined ? {} : { location: JSON.stringify(location) }),
            ...(withdrawnAt === undefined ? {} : { withdrawn_at: withdrawnAt }),
            ...(credentials === undefined ? {} : sealedCredentials(secrets, before.id, credentials, now)),
          }))
          .where('id', '=', before.id)
          .execute();
        if (settings !== undefined) {
          for (const tool of await loadToolsOf({ read: queries }, before.id)) {
            const { price } = termsOf(next, tool.operation);
            if (!isSamePrice(price, tool.price)) await changeTool(queries, tool, { price }, now);
          }
          await audit(queries, actorId, 'tool_source.update', before.id, { settings });
        }
        if (credentials !== undefined)
          await audit(queries, actorId, 'tool_source.credentials', before.id, { names: Object.keys(credentials) });
      });
      const after = await source(before.id);
      if (credentials !== undefined) {
        // The missing credential may be why they are not for sale.
        const drafts = (await loadToolsOf(database, before.id)).filter(({ state }) => state === 'draft');
        await probeAll(after, drafts, { publish: false, force: false }, actorId);
      }
      await changed();
      return after;
    },

    async reportBroken(file, reason, source) {
      if (source !== undefined) return notRead(source, reason);
      const now = clock.now();
      const id = newSourceId(now);
      const name = nameOf(file);
      const location = { kind: 'file', file, digest: '' } as const;
      const credentials = sealedCredentials(secrets, id, {}, now);
      await database.write((queries) =>
        insertSource(
          queries,
          { id, kind: 'file', name, location, settings: {}, importedBy: null, nextReadAt: null, credentials, assetId: null },
          now,
        ),
      );
      await notRead({ id, name }, reason);
    },

    async reread(id, progress) {
      const from = await source(id);
      await takeAgain(from, progress);
      return source(from.id);
    },

    async removeSource(id, actorId) {
      const from = await source(id);
      await database.write(async (queries) => {
        await queries.deleteFrom('imported_tools').where('source_id', '=', from.id).execute();
        await queries.deleteFrom('tool_sources').where('id', '=', from.id).execute();
        await audit(queries, actorId, 'tool_source.remove', from.id, { name: from.name });
      });
      await changed();
    },

    async removeTool(id, actorId) {
      const { tool } = await required(id);
      await database.write(async (queries) => {
        await queries.deleteFrom('imported_tools').where('id', '=', id).execute();
        await audit(queries, actorId, 'tool.remove', id, { operation: tool.operation.key });
      });
      await changed();
    },

    async probe(id) {
      const { tool, source: from } = await required(id);
      const done = await probed(from, tool, { publish: false, force: false }, 'service');
      await changed();
      return done;
    },

    async publish(id, actorId, force) {
      const { tool, source: from } = await required(id);
      if (tool.state === 'paused' && tool.offered !== null && !force) {
        throw problem('conflict', { message: tool.reason ?? 'its definition has changed', hint: 'Accept the change, or force it.' });
      }
      const held = heldBack(from, tool);
      if (held !== null) {
        throw problem('forbidden', {
          message: held.reason,
          ...(held.cause === 'unproven' ? { hint: `Publish ${from.proofToken} and ask for the check of the source.` } : {}),
        });
      }
      const done = await probed(from, tool, { publish: true, upTo: 'everything', force }, actorId);
      await changed();
      if (done.state !== 'published') {
        throw problem('conflict', {
          message: `it is not published: ${done.reason ?? 'its probe failed'}`,
          hint: 'Correct it, or publish it by force.',
        });
      }
      return done;
    },

    async accept(id, actorId) {
      const { tool, source: from } = await required(id);
      const { offered } = tool;
      if (offered === null) throw problem('conflict', { message: 'its source says nothing else' });
      await database.write(async (queries) => {
        const now = clock.now();
        if (offered === 'gone')
          await queries.deleteFrom('imported_tools').where('id', '=', id).where('revision', '=', tool.revision).execute();
        else {
          const { state, ...change } = taken(tool, offered);
          // It is sold again once it has passed its probe, and was approved where that is demanded.
          const waits = from.owned === null && state === 'published' ? 'paused' : 'draft';
          if (!(await changeTool(queries, tool, { ...change, state: waits, isForced: false }, now))) throw problem('conflict');
        }
        await audit(queries, actorId, 'tool.update', id, { accepted: offered === 'gone' ? 'its removal' : 'its new definition' });
      });
      await changed();
      if (offered === 'gone') return null;
      const accepted = await required(id);
      const isWanted = accepted.tool.state === 'paused' || from.owned !== null;
      const done = await probed(accepted.source, accepted.tool, { publish: isWanted, upTo: 'everything', force: false }, actorId);
      await changed();
      return done;
    },

    async prove(id, actorId) {
      const from = await source(id);
      const origins = originsOf(from, await loadToolsOf(database, from.id));
      const { resolveTexts } = options;
      await proveOwnership(from.proofToken, origins, {
        fetch: upstreams.fetchFor(from),
        signal: AbortSignal.any([stopping, AbortSignal.timeout(minuteMs)]),
        ...(resolveTexts === undefined ? {} : { resolveTexts }),
      });
      await database.write(async (queries) => {
        await queries
          .updateTable('tool_sources')
          .set((column) => ({ proven_at: clock.now(), revision: column('revision', '+', 1) }))
          .where('id', '=', from.id)
          .execute();
        await audit(queries, actorId, 'tool_source.prove', from.id, { origins });
      });
      await changed();
      return source(from.id);
    },

    async rereadDue() {
      const now = clock.now();
      for (const from of await loadSources(database)) {
        if (from.nextReadAt === null || from.nextReadAt > now || stopping.aborted) continue;
        // One replica reads it: the one that moves its time.
        const { numUpdatedRows } = await database.write((queries) =>
          queries
            .updateTable('tool_sources')
            .set({ next_read_at: nextReadAt(from, now) })
            .where('id', '=', from.id)
            .where('next_read_at', '=', from.nextReadAt)
            .executeTakeFirst(),
        );
        if (numUpdatedRows === 0n) continue;
        // What went wrong is stored with the source.
        await takeAgain(from).catch(() => undefined);
      }
    },

    resealCredentials: () => resealCredentials({ database, secrets, log }),
  };
}
