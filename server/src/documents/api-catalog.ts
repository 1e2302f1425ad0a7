import type { Facts } from './facts.ts';

/** Source: RFC 9727, section 3 and RFC 9264. */
export const apiCatalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Which interfaces there are, and where each is described. Source: RFC 9727. */
export function apiCatalog({ publicUrl }: Pick<Facts, 'publicUrl'>) {
  const at = (path: string) => `${publicUrl}${path}`;
  const documentation = { href: at('/docs'), type: 'text/html', title: 'Documentation' };
  return {
    linkset: [
      { anchor: at('/.well-known/api-catalog'), item: [{ href: at('/api/tools') }, { href: at('/mcp') }] },
      {
        anchor: at('/api/tools'),
        'service-desc': [{ href: at('/openapi.json'), type: 'application/vnd.oai.openapi+json;version=3.1' }],
        'service-doc': [documentation, { href: at('/llms.txt'), type: 'text/plain', title: 'Documentation for language models' }],
        'service-meta': [{ href: at('/.well-known/agent-card.json'), type: 'application/json', title: 'A2A agent card' }],
        status: [{ href: at('/readyz'), type: 'application/json' }],
      },
      {
        anchor: at('/mcp'),
        'service-doc': [{ ...documentation, href: at('/docs#mcp') }],
        'service-meta': [{ href: at('/.well-known/agent-card.json'), type: 'application/json', title: 'A2A agent card' }],
        status: [{ href: at('/readyz'), type: 'application/json' }],
      },
    ],
  };
}
