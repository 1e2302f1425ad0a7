import { cutAtWord } from './naming.ts';

/** Names of MCP tools that are not in the catalog, as ids; a tool of this name would take their place. */
export const reservedToolIds: readonly string[] = [
  'search',
  'search-assets',
  'get-asset',
  'fetch-asset',
  'search-tools',
  'get-tool',
  'call-tool',
  'create-payment',
  'get-payment',
  'pay-payment',
  'submit-demand',
  'make-pledge',
  'list-pledges',
  'end-pledge',
];

const lengthMax = 64;

/** Gives out ids of tools: unique also as MCP names and as operation ids of OpenAPI, where hyphens are lost. */
export function toolIds(taken: Iterable<string>): (sourceName: string, slug: string) => string {
  const compact = new Set([...reservedToolIds, ...taken].map(withoutHyphens));
  return (sourceName, slug) => {
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : `-${number}`;
      const id = cutAtWord(`${sourceName}-${slug === '' ? 'tool' : slug}`, lengthMax - suffix.length) + suffix;
      if (compact.has(withoutHyphens(id))) continue;
      compact.add(withoutHyphens(id));
      return id;
    }
  };
}

function withoutHyphens(id: string): string {
  return id.replaceAll('-', '').toLowerCase();
}
