import { callCatalogTool, findTool, unknownTool, type CatalogCallParts } from './catalog-call.ts';
import type { Features } from './features.ts';
import type { ServiceTool } from './service-tool.ts';

/** tools/call: a free tool by its name, else a tool of the catalog by any of its names. */
export function toolCalls(parts: CatalogCallParts, free: ReadonlyMap<string, ServiceTool>): Features['callTool'] {
  return async ({ name, arguments: given = {}, _meta: meta }, origin) => {
    const service = free.get(name);
    if (service !== undefined) return service.run(given, { ...origin, meta });
    if (findTool(parts.catalog, name) === null) throw unknownTool(parts, name, origin);
    return callCatalogTool(parts, { name, arguments: given }, { ...origin, meta });
  };
}
