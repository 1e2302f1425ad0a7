import { interfaceVersion, isTestNetwork, type Facts } from './facts.ts';

/** What an agent gets that asks for `/`: where everything is. */
export function serviceIndex(facts: Facts) {
  const at = (path: string) => `${facts.publicUrl}${path}`;
  return {
    service: 'farebox',
    version: interfaceVersion,
    description: 'Pay-per-call tools: find one, call it, pay its fare, call it again with the token.',
    testNetwork: isTestNetwork(facts),
    links: {
      tools: at('/api/tools'),
      search: at('/api/tools/search?q={need}'),
      payments: at('/api/payments'),
      mcp: at('/mcp'),
      openapi: at('/openapi.json'),
      documentation: at('/docs'),
      llms: at('/llms.txt'),
      agentCard: at('/.well-known/agent-card.json'),
      apiCatalog: at('/.well-known/api-catalog'),
    },
  };
}
