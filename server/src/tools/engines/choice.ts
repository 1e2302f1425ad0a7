import type { EngineId, ToolEngine } from './engine.ts';

/** Which engine a tool is to run on: `auto` is upstream where its credentials are set, else local where that can. */
export type EnginePreference = 'auto' | EngineId;

export interface EngineChoice {
  /** The engine with this id, also if the operator prefers another now: for jobs that it has. Null where there is none. */
  byId(id: EngineId): ToolEngine | null;
  /** Who serves this tool now; null: nobody. */
  serving(toolId: string): ToolEngine | null;
  /** Why nobody serves it, as a sentence for the operator; null where somebody does. */
  missing(toolId: string): string | null;
  /** Whether any engine, preferred or not, can serve it. */
  isServedByAny(toolId: string): boolean;
  /** What the operator set for single tools; the others go by the settings of the service. */
  prefer(preferences: ReadonlyMap<string, EnginePreference>): void;
}

const order: readonly EngineId[] = ['upstream', 'local'];

export function engineChoice(options: { engines: readonly ToolEngine[]; preference: EnginePreference }): EngineChoice {
  const engines = options.engines.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  let preferences: ReadonlyMap<string, EnginePreference> = new Map();

  function candidates(toolId: string): readonly ToolEngine[] {
    const preference = preferences.get(toolId) ?? options.preference;
    return preference === 'auto' ? engines : engines.filter(({ id }) => id === preference);
  }

  const serving = (toolId: string) => candidates(toolId).find((engine) => engine.missing(toolId) === null) ?? null;
  return {
    byId: (id) => engines.find((engine) => engine.id === id) ?? null,
    serving,
    missing(toolId) {
      if (serving(toolId) !== null) return null;
      const reasons = candidates(toolId).map((engine) => `${engine.id}: ${engine.missing(toolId) ?? ''}`);
      return reasons.length === 0 ? 'there is no engine for it' : reasons.join('; ');
    },
    isServedByAny: (toolId) => engines.some((engine) => engine.missing(toolId) === null),
    prefer(set) {
      preferences = set;
    },
  };
}
