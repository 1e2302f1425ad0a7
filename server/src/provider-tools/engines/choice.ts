import { EngineId, type EnginePreference } from '@farebox/contract';
import type { ToolEngine } from './engine.ts';

export interface EngineChoice {
  /** The engine with this id, even if another is preferred now: for its jobs. Null if there is none. */
  byId(id: EngineId): ToolEngine | null;
  /** The engine that serves this tool now; null: none. */
  serving(toolId: string): ToolEngine | null;
  /** Why no engine serves it, as a sentence for the operator; null if one does. */
  missing(toolId: string): string | null;
  /** Whether any engine can serve it, preferred or not. */
  isServedByAny(toolId: string): boolean;
  /** The operator's settings for single tools; others follow the settings of the service. */
  prefer(preferences: ReadonlyMap<string, EnginePreference>): void;
}

export function engineChoice(options: { engines: readonly ToolEngine[]; preference: EnginePreference }): EngineChoice {
  const engines = options.engines.toSorted((a, b) => EngineId.options.indexOf(a.id) - EngineId.options.indexOf(b.id));
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
