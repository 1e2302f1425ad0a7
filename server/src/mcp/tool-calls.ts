import type { ServerContext } from '@modelcontextprotocol/server';
import type { CallListener } from '../tools/run-tool.ts';
import { callCatalogTool, unknownTool, type CatalogCallParts } from './catalog-call.ts';
import type { Features } from './features.ts';
import { findTool } from './find-tool.ts';
import type { ServiceTool } from './service-tool.ts';

/** Progress of tools that report it, for a caller that has asked for it; and the end of calls that it cancels. */
function listenerOf({ mcpReq }: Pick<ServerContext, 'mcpReq'>): CallListener {
  const { signal, _meta: meta } = mcpReq;
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return { signal };
  return {
    signal,
    progress: ({ progress, total, message }) => {
      const params = {
        progressToken,
        progress,
        ...(total === undefined ? {} : { total }),
        ...(message === undefined ? {} : { message: message.slice(0, 1000) }),
      };
      // A caller that is gone misses it.
      void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
    },
  };
}

/** tools/call: a free tool by its name, else a tool of the catalog by any of its names. */
export function toolCalls(parts: CatalogCallParts, free: ReadonlyMap<string, ServiceTool>): Features['callTool'] {
  return async ({ name, arguments: given = {}, _meta: meta }, origin, context) => {
    const service = free.get(name);
    if (service !== undefined) return service.run(given, { ...origin, meta });
    if (findTool(parts.catalog, name) === null) throw unknownTool(parts, name, origin);
    return callCatalogTool(parts, { name, arguments: given }, { ...origin, meta }, listenerOf(context));
  };
}
