import type { Catalog, CatalogEntry } from '../../tools/catalog.ts';

/** The tool with this name, written as in MCP or in the catalog, if it is for sale. */
export function findTool(catalog: Catalog, name: string): CatalogEntry | null {
  const entry = catalog.find(name) ?? catalog.find(name.replaceAll('_', '-'));
  return entry?.state.published === true ? entry : null;
}
