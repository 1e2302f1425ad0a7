import type { ToolContext } from '../tool.ts';
import type { EngineContext } from './engine.ts';

/** What an engine knows of a call. */
export function engineContext({ signal, requestId, owner }: ToolContext): EngineContext {
  return { signal, requestId, owner };
}
