import type { AccessEvent } from '../requests/access-event.ts';
import type { AccessLog } from '../requests/access-log.ts';
import type { AgentRequest } from '../requests/agent-request.ts';

/** Where the requests of agents for tools are recorded. */
export interface ToolRequestParts {
  accessLog: Pick<AccessLog, 'record'>;
}

/**
 * Records a call for demand: asked for its price, answered, or for a tool that cannot be called. Many of the same are counted and not
 * written one by one: anybody can ask for the price, and paid calls must cost no row each.
 */
export function recordCall(
  { accessLog }: ToolRequestParts,
  request: AgentRequest,
  call: { toolId: string } & Pick<AccessEvent, 'outcome' | 'status'>,
): void {
  const { toolId, outcome, status } = call;
  accessLog.record({ ...request, kind: 'call', outcome, status, assetId: toolId, isSampled: true });
}

/** Records a search of tools, like a search of assets. Without words it only lists them. */
export function recordToolSearch(
  { accessLog }: ToolRequestParts,
  request: AgentRequest,
  { query, matchScores }: { query: string; matchScores: readonly number[] },
): void {
  if (query.trim() === '') return;
  const [best] = matchScores;
  accessLog.record({
    ...request,
    kind: 'search',
    outcome: best === undefined ? 'unmet' : 'found',
    status: 200,
    query,
    resultCount: matchScores.length,
    topScore: best === undefined ? null : best / 100,
    isSampled: true,
  });
}
