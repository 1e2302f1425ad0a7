import { recordOwnerOf } from '../record-owner.ts';
import type { ToolContext } from '../tool.ts';
import type { EngineContext } from './engine.ts';

/** What an engine is told of a call. */
export function engineContext({ signal, requestId, ...caller }: ToolContext): EngineContext {
  return { signal, requestId, owner: recordOwnerOf(caller) };
}
