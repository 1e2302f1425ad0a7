import { interfaceVersion, isTestNetwork, type Facts } from './facts.ts';

/** What an agent gets that asks for `/`: where everything is. */
export function serviceIndex(facts: Facts) {
  const at = (path: string) => `${facts.publicUrl}${path}`;
  return {
    service: 'farebox',
    version: interfaceVersion,
    description:
      'Data and APIs by the fetch, tools by the call: find one, ask for it, pay its fare, ask again with the token. What is missing can be asked for.',
    testNetwork: isTestNetwork(facts),
    links: {
      capabilities: at('/api/v1/capabilities'),
      assetSearch: at('/api/v1/assets/search?q={need}'),
      tools: at('/api/tools'),
      search: at('/api/tools/search?q={need}'),
      payments: at('/api/payments'),
      demand: at('/api/v1/agent-demand'),
      demandManifest: at('/.well-known/agent-demand.json'),
      mcp: at('/mcp'),
      openapi: at('/openapi.json'),
      documentation: at('/docs'),
      llms: at('/llms.txt'),
      agentCard: at('/.well-known/agent-card.json'),
      apiCatalog: at('/.well-known/api-catalog'),
    },
  };
}
