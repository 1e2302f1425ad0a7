import type { Facts } from './facts.ts';

/** Source: RFC 9727, section 3 and RFC 9264. */
export const apiCatalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** The interfaces, and where each is described. Source: RFC 9727. */
export function apiCatalog({ publicUrl, has }: Pick<Facts, 'publicUrl' | 'has'>) {
  const at = (path: string) => `${publicUrl}${path}`;
  const openApi = { href: at('/openapi.json'), type: 'application/vnd.oai.openapi+json;version=3.1' };
  const manual = (chapter: string) => ({ href: at(`/docs/${chapter}`), type: 'text/html', title: 'Documentation' });
  const forModels = { href: at('/llms.txt'), type: 'text/plain', title: 'Documentation for language models' };
  const agentCard = has('a2a') ? [{ href: at('/.well-known/agent-card.json'), type: 'application/json', title: 'A2A agent card' }] : [];
  const aboutAgent = has('a2a') ? { 'service-meta': agentCard } : {};
  const capabilities = { href: at('/api/v1/capabilities'), type: 'application/json', title: 'Capabilities, limits and payment headers' };
  const demand = { href: at('/.well-known/agent-demand.json'), type: 'application/json', title: 'How to report unmet needs' };
  const status = [{ href: at('/readyz'), type: 'application/json' }];
  return {
    linkset: [
      { anchor: at('/.well-known/api-catalog'), item: ['/api/v1', '/api/tools', '/mcp'].map((path) => ({ href: at(path) })) },
      {
        anchor: at('/api/v1'),
        'service-desc': [openApi],
        'service-doc': [manual('sell-data'), forModels],
        'service-meta': [capabilities, demand, ...agentCard],
        status,
      },
      {
        anchor: at('/api/tools'),
        'service-desc': [openApi],
        'service-doc': [manual('tools'), forModels],
        ...aboutAgent,
        status,
      },
      { anchor: at('/mcp'), 'service-doc': [manual('clients')], ...aboutAgent, status },
    ],
  };
}
