import type { ToolContext } from '../../tools/tool.ts';
import type { EngineContext } from './engine.ts';

/** The facts of a call for an engine. */
export function engineContext({ signal, requestId, owner }: ToolContext): EngineContext {
  return { signal, requestId, owner };
}
