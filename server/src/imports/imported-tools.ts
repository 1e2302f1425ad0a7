import { problem } from '../errors.ts';
import { bound } from '../bound.ts';
import { resealCredentials } from './credentials.ts';
import { sourceNamed, toolAndSource, type ImportParts, type ImportedToolsOptions } from './import-parts.ts';
import { importedTool, type ImportedToolParts } from './imported-tool.ts';
import type { NewImport, Planned } from './new-import.ts';
import { plans } from './plans.ts';
import { publishing, type ProbeProgress } from './publishing.ts';
import { rereadDue, takeAgain } from './rereading.ts';
import { addSource, proveSource, removeSource, reportBroken, updateSource } from './source-changes.ts';
import { loadSources, loadToolsOf, newSourceId } from './source-store.ts';
import type { Source } from './source.ts';
import { toolCache, type ToolCache } from './tool-cache.ts';
import { acceptDefinition, pauseLosing, probeTool, publishTool, removeTool } from './tool-changes.ts';

/** The tools that the operator imported. */
export type ImportedTools = ReturnType<typeof importedTools>;

export function importedTools(options: ImportedToolsOptions) {
  const { database, clock, log, secrets } = options;
  const planned = plans(options);
  const made: ImportedToolParts = {
    ...options.upstreams,
    ...options.owned,
    around: (losing, context, run) => {
      if (options.resale === null) throw problem('tool_not_configured');
      return options.resale.around(losing, context, run, (tool, reason) => pauseLosing(parts, tool, reason));
    },
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
    ...bound(parts, {
      add: addSource,
      update: updateSource,
      reportBroken,
      removeSource,
      removeTool,
      probe: probeTool,
      publish: publishTool,
      accept: acceptDefinition,
      prove: proveSource,
      rereadDue,
    }),
    /** Whether the host of a source has to agree before its operations are sold. */
    requiresProof: ({ owned: ofOwner }: Pick<Source, 'owned'>) => (ofOwner === null ? options : options.owners).requiresProof,
    /** Shows a change that was stored elsewhere at once. */
    changed,
    current: cache.current,
    refresh: cache.refresh,
    /** Called after each change, to show it at once. */
    onChange: (listener: () => Promise<void>) => void listeners.push(listener),
    sources: () => loadSources(database),
    /** @throws not_found */
    source,
    toolsOf: (sourceId: string) => loadToolsOf(database, sourceId),
    /** Null: it is no imported one. */
    tool: (id: string) => toolAndSource(database, id),
    /** What an import would do. Stores nothing. @throws invalid_input, address_refused, address_unreachable, upstream_failed */
    plan: async (request: NewImport): Promise<Planned[]> => (await planned.ofNew(request, newSourceId(clock.now()))).plans,
    /** Reads a source again now. @throws not_found, and as `plan` */
    async reread(id: string, progress?: ProbeProgress): Promise<Source> {
      const from = await source(id);
      await takeAgain(parts, from, progress);
      return source(from.id);
    },
    /** Encrypts credentials again that an earlier secret of the service encrypted. */
    resealCredentials: () => resealCredentials({ database, log }, secrets),
  };
}
