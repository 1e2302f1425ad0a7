import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import type { Catalog } from '../tools/catalog.ts';
import { findTool } from './catalog-call.ts';
import type { Features } from './features.ts';

export const catalogUri = 'farebox://catalog';
const toolUriPrefix = 'farebox://tools/';
const mimeType = 'application/json';

/** The catalog to read: the whole listing, and the descriptor of each tool. */
export function resources(catalog: Catalog): Pick<Features, 'resources' | 'resourceTemplates' | 'readResource'> {
  return {
    resources: () => [
      {
        uri: catalogUri,
        name: 'catalog',
        title: 'Tool catalog',
        description: 'Every tool for sale: schemas, price, measured quality, and how a call is paid.',
        mimeType,
      },
    ],
    resourceTemplates: () => [
      {
        uriTemplate: `${toolUriPrefix}{id}`,
        name: 'tool',
        title: 'Descriptor of a tool',
        description: 'One entry of the catalog, by name or id.',
        mimeType,
      },
    ],
    readResource({ uri }) {
      const found = uri === catalogUri ? catalog.listing() : descriptorAt(catalog, uri);
      if (found === null) throw new ResourceNotFoundError(uri);
      return { contents: [{ uri, mimeType, text: JSON.stringify(found) }] };
    },
  };
}

function descriptorAt(catalog: Catalog, uri: string) {
  if (!uri.startsWith(toolUriPrefix)) return null;
  const entry = findTool(catalog, uri.slice(toolUriPrefix.length));
  return entry === null ? null : catalog.descriptor(entry);
}
