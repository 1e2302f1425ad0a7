import { EngineId, type EnginePreference } from '@farebox/contract';
import type { ToolEngine } from './engine.ts';

export type EngineChoice = ReturnType<typeof engineChoice>;

export function engineChoice(options: { engines: readonly ToolEngine[]; preference: EnginePreference }) {
  const engines = options.engines.toSorted((a, b) => EngineId.options.indexOf(a.id) - EngineId.options.indexOf(b.id));
  let preferences: ReadonlyMap<string, EnginePreference> = new Map();

  function candidates(toolId: string): readonly ToolEngine[] {
    const preference = preferences.get(toolId) ?? options.preference;
    return preference === 'auto' ? engines : engines.filter(({ id }) => id === preference);
  }

  const serving = (toolId: string) => candidates(toolId).find((engine) => engine.missing(toolId) === null) ?? null;
  return {
    /** The engine with this id, even if another is preferred now: for its jobs. Null if there is none. */
    byId: (id: EngineId): ToolEngine | null => engines.find((engine) => engine.id === id) ?? null,
    /** The engine that serves this tool now; null: none. */
    serving,
    /** Why no engine serves it, as a sentence for the operator; null if one does. */
    missing(toolId: string): string | null {
      if (serving(toolId) !== null) return null;
      const reasons = candidates(toolId).map((engine) => `${engine.id}: ${engine.missing(toolId) ?? ''}`);
      return reasons.length === 0 ? 'there is no engine for it' : reasons.join('; ');
    },
    /** Whether any engine can serve it, preferred or not. */
    isServedByAny: (toolId: string): boolean => engines.some((engine) => engine.missing(toolId) === null),
    /** The operator's settings for single tools; others follow the settings of the service. */
    prefer(set: ReadonlyMap<string, EnginePreference>): void {
      preferences = set;
    },
  };
}
