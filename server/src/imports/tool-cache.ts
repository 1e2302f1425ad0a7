import type { Foundation } from '../foundation.ts';
import type { Tool } from '../tools/tool.ts';
import type { ChangingTools } from '../tools/catalog.ts';
import type { Imported, Source } from './source.ts';
import { closedBecause, type OwnerStanding } from './source.ts';
import { loadSources, loadStandings, loadTools } from './source-store.ts';

/** The imported tools as they were read last. Only rows that have changed are read again. */
export type ToolCache = ChangingTools;

interface CachedTool {
  revision: number;
  sourceId: string;
  /** Of its source: revision, and whether its owner may sell it. */
  sourceState: string;
  tool: Tool;
}

const batch = 200;

interface ToolCacheOptions extends Pick<Foundation, 'database' | 'log'> {
  make: (source: Source, tool: Imported) => Tool;
}

export function toolCache({ database, log, make }: ToolCacheOptions): ToolCache {
  let known = new Map<string, CachedTool>();
  let tools: readonly Tool[] = [];

  return {
    current: () => tools,
    async refresh() {
      const { read } = database;
      const rows = await read.selectFrom('imported_tools').select(['id', 'source_id', 'revision']).orderBy('id').execute();
      if (rows.length === 0 && known.size === 0) return false;
      const states = new Map((await loadStandings(database)).map((row) => [row.id, stateOf(row.revision, row)]));
      const stale = rows.filter(({ id, source_id: sourceId, revision }) => {
        const old = known.get(id);
        return old?.revision !== revision || old.sourceId !== sourceId || old.sourceState !== states.get(sourceId);
      });
      const isShorter = known.size !== rows.length;
      if (stale.length === 0 && !isShorter) return false;
      const made = await madeOf(
        stale.map(({ id }) => id),
        states,
      );
      known = new Map(
        rows.flatMap(({ id }): Array<[string, CachedTool]> =>
          [made.get(id) ?? known.get(id)].flatMap((each) => (each === undefined ? [] : [[id, each]])),
        ),
      );
      tools = [...known.values()].map(({ tool }) => tool);
      return true;
    },
  };

  async function madeOf(ids: readonly string[], states: ReadonlyMap<string, string>): Promise<Map<string, CachedTool>> {
    if (ids.length === 0) return new Map();
    const sources = new Map((await loadSources(database)).map((source) => [source.id, source]));
    const made = new Map<string, CachedTool>();
    for (let at = 0; at < ids.length; at += batch) {
      for (const tool of await loadTools(database, ids.slice(at, at + batch))) {
        const source = sources.get(tool.sourceId);
        if (source === undefined) continue;
        try {
          made.set(tool.id, {
            revision: tool.revision,
            sourceId: source.id,
            sourceState: states.get(source.id) ?? '',
            tool: make(source, tool),
          });
        } catch (cause) {
          // One tool that cannot be made must not take the others from sale.
          log.error({ err: cause, tool: tool.id }, 'an imported tool cannot be offered');
        }
      }
    }
    return made;
  }
}

function stateOf(revision: number, standing: OwnerStanding): string {
  return `${revision} ${standing.owner_id ?? ''} ${standing.asset_id === null ? '' : (closedBecause(standing) ?? '')}`;
}
