import type { ChangingTools } from '../tools/catalog.ts';
import { resealCredentials } from './credentials.ts';
import { sourceNamed, toolAndSource, type ImportParts, type ImportedToolsOptions } from './import-parts.ts';
import { importedTool, type ImportedToolParts } from './imported-tool.ts';
import type { NewImport, Planned, PublishChoice } from './new-import.ts';
import { plans } from './plans.ts';
import { publishing, type ProbeProgress } from './publishing.ts';
import { rereadDue, takeAgain } from './rereading.ts';
import { addSource, proveSource, removeSource, reportBroken, type SourceChange, updateSource } from './source-changes.ts';
import { loadSources, loadToolsOf, newSourceId } from './source-store.ts';
import type { Imported, Source } from './source.ts';
import { toolCache, type ToolCache } from './tool-cache.ts';
import { acceptDefinition, pauseLosing, probeTool, publishTool, removeTool } from './tool-changes.ts';
import { losses } from './x402/losses.ts';

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

/** The tools that the operator imported. */
export function importedTools(options: ImportedToolsOptions): ImportedTools {
  const { database, clock, log, secrets } = options;
  const planned = plans(options);
  const made: ImportedToolParts = {
    ...options.upstreams,
    ...options.owned,
    losses: losses({ database, payments: options.payments, pause: (tool, reason) => pauseLosing(parts, tool, reason) }),
    ownerCallsMax: options.owners.callsMax,
    clock,
  };
  const cache: ToolCache = toolCache({ database, log, make: (source, tool) => importedTool(source, tool, made) });
  const listeners: Array<() => Promise<void>> = [];
  const changed = async () => {
    for (const listener of listeners) await listener();
  };
  const parts: ImportParts = { ...options, ...publishing({ ...options, parts: made }), planned, changed };
  const source = (id: string) => sourceNamed(database, id);

  return {
    requiresProof: ({ owned: ofOwner }) => (ofOwner === null ? options : options.owners).requiresProof,
    changed,
    current: cache.current,
    refresh: cache.refresh,
    onChange: (listener) => void listeners.push(listener),
    sources: () => loadSources(database),
    source,
    toolsOf: (sourceId) => loadToolsOf(database, sourceId),
    tool: (id) => toolAndSource(database, id),
    plan: async (request) => (await planned.ofNew(request, newSourceId(clock.now()))).plans,
    add: (...added) => addSource(parts, ...added),
    update: (...change) => updateSource(parts, ...change),
    reportBroken: (...broken) => reportBroken(parts, ...broken),
    async reread(id, progress) {
      const from = await source(id);
      await takeAgain(parts, from, progress);
      return source(from.id);
    },
    removeSource: (...removed) => removeSource(parts, ...removed),
    removeTool: (...removed) => removeTool(parts, ...removed),
    probe: (id) => probeTool(parts, id),
    publish: (...published) => publishTool(parts, ...published),
    accept: (...accepted) => acceptDefinition(parts, ...accepted),
    prove: (...proven) => proveSource(parts, ...proven),
    rereadDue: () => rereadDue(parts),
    resealCredentials: () => resealCredentials({ database, secrets, log }),
  };
}
