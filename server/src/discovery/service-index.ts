import { interfaceVersion, isTestNetwork, type Facts } from './facts.ts';

/** The answer at `/` for agents: links to everything. */
export function serviceIndex(facts: Facts) {
  const at = (path: string) => `${facts.publicUrl}${path}`;
  return {
    service: 'farebox',
    version: interfaceVersion,
    description:
      'Data, APIs and tools for agents, paid per fetch or call. Find one, request it, pay the 402, and repeat the request with the token. Unmet needs can be reported.',
    testNetwork: isTestNetwork(facts),
    links: {
      capabilities: at('/api/v1/capabilities'),
      search: at('/api/tools/search?q={need}'),
      assetSearch: at('/api/v1/assets/search?q={need}'),
      toolsInShort: at('/api/tools?view=summary'),
      tools: at('/api/tools'),
      payments: at('/api/payments'),
      demand: at('/api/v1/agent-demand'),
      demandManifest: at('/.well-known/agent-demand.json'),
      mcp: at('/mcp'),
      openapi: at('/openapi.json'),
      documentation: at('/docs'),
      llms: at('/llms.txt'),
      ...(facts.has('a2a') ? { agentCard: at('/.well-known/agent-card.json') } : {}),
      apiCatalog: at('/.well-known/api-catalog'),
    },
  };
}
