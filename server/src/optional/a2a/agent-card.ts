import type { ServiceDescriptor } from '@farebox/contract';
import { interfaceVersion, type Facts } from '../../discovery/facts.ts';
import { priceRule, priceWords } from '../../tools/price-words.ts';

/**
 * The other interfaces, named by the specifications that they follow.
 * Source: A2A 1.0, section 5.8 (bindings outside the core are named by a URI).
 */
const mcpBinding = 'https://modelcontextprotocol.io/specification/2026-07-28/basic/transports';
const openApiBinding = 'https://spec.openapis.org/oas/v3.1.0';

/** The revision of A2A whose card this is. */
const cardVersion = '1.0';

/** Source: a2a-x402 v0.2, section 3. Not required: a paid skill can also be paid for by a token or from credit. */
const x402Extension = {
  uri: 'https://github.com/google-agentic-commerce/a2a-x402/blob/main/spec/v0.2',
  description: 'Paid skills: the task asks for a payment (input-required), the next message carries it, the answer has the receipts.',
  required: false,
};

const inJson = { inputModes: ['application/json'], outputModes: ['application/json'] };

/** Skills besides the tools of the catalog. The MCP tools have the same names, in snake_case. */
const registrySkills = [
  {
    id: 'search-assets',
    name: 'Search data and APIs',
    description:
      'Finds data (text, images, video, audio, datasets) and APIs for a need, in English or Chinese. Each result has a preview, licence, price and the reason why it matches. Free.',
    tags: ['data', 'search', 'free'],
    examples: [JSON.stringify({ skill: 'search-assets', input: { query: 'rainfall in Hong Kong', top_k: 5 } })],
    ...inJson,
  },
  {
    id: 'fetch-asset',
    name: 'Get data or an API',
    description:
      'Delivers an asset: a signed link to its bytes, or the description of the API call. Costs the price of the asset: the first answer states it and how to pay. The same token gives new links.',
    tags: ['data', 'download', 'paid'],
    examples: [JSON.stringify({ skill: 'fetch-asset', input: { asset_id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD' } })],
    ...inJson,
  },
  {
    id: 'submit-demand',
    name: 'Report an unmet need',
    description:
      'Records an unmet need and returns the closest offers. With callback_url, a signed webhook is sent when a match is published. Free.',
    tags: ['demand', 'free'],
    examples: [JSON.stringify({ skill: 'submit-demand', input: { need: 'Tide tables of Macau for 2027', budget: '0.50' } })],
    ...inJson,
  },
];

/** The A2A agent card: every tool is a skill, and so are search, fetch and demand. Source: A2A 1.0, section 4.4.1 */
export function agentCard({ publicUrl, callable, payment, wallets }: Facts) {
  const at = (path: string) => `${publicUrl}${path}`;
  const supportedInterfaces = [
    { url: at('/a2a'), protocolBinding: 'JSONRPC', protocolVersion: cardVersion },
    { url: at('/mcp'), protocolBinding: mcpBinding, protocolVersion: cardVersion },
    { url: at('/api/v1'), protocolBinding: openApiBinding, protocolVersion: cardVersion },
    { url: at('/api/tools'), protocolBinding: openApiBinding, protocolVersion: cardVersion },
  ];
  return {
    name: 'farebox',
    description:
      'Data, APIs and tools for agents, paid per fetch or call. Every skill is an MCP tool and an HTTP endpoint. Without a paid token, a paid skill answers with the price and a payment. Unmet needs can be reported. A message names its skill in a data part: {"skill": id, "input": {...}}. Plain words are answered with a search.',
    version: interfaceVersion,
    supportedInterfaces,
    provider: { organization: 'farebox', url: publicUrl },
    documentationUrl: at('/docs'),
    capabilities: {
      streaming: true,
      pushNotifications: false,
      extendedAgentCard: false,
      extensions: [
        ...(wallets === null ? [] : [x402Extension]),
        {
          uri: at('/docs/documents#agent-card'),
          description: 'The address and the price of each skill.',
          required: false,
          params: {
            mcp: at('/mcp'),
            openapi: at('/openapi.json'),
            search: at('/api/tools/search?q={need}'),
            summary: at('/api/tools?view=summary'),
            catalog: at('/api/tools'),
            registry: {
              search: at('/api/v1/assets/search?q={need}'),
              fetch: at('/api/v1/assets/fetch'),
              demand: at('/api/v1/agent-demand'),
              demandManifest: at('/.well-known/agent-demand.json'),
              capabilities: at('/api/v1/capabilities'),
            },
            payments: at('/api/payments'),
            paymentProviders: payment.providers.map(({ providerId }) => providerId),
            prices: Object.fromEntries(
              callable.map(({ id, pricing }) => {
                const { amount, amountCents, currency } = pricing;
                return [id, { amount, amountCents, currency, ...priceRule(pricing) }];
              }),
            ),
          },
        },
      ],
    },
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json'],
    skills: [...registrySkills, ...callable.map((service) => skill(service))],
    securitySchemes: {
      paymentToken: keyInHeader(
        'X-Payment-Token',
        'The token of a paid payment: valid for one call of a tool, or for one asset until the payment expires.',
      ),
      apiKey: keyInHeader('X-API-Key', 'An API key, for tools that require one and for payments from credit.'),
      bearer: bearer('An API key or the token of a login.'),
    },
  };
}

function skill({
  id,
  name,
  description,
  descriptionForModel,
  category,
  tags,
  exampleRequest,
  pricing,
  useCases,
  limitations,
}: ServiceDescriptor) {
  return {
    id,
    name,
    description: `${description} ${descriptionForModel} ${priceWords(pricing)}. ${limitations[0] ?? ''}`.trim(),
    tags: [...new Set([category, ...tags, 'paid'])],
    examples: [JSON.stringify({ skill: id, input: exampleRequest }), ...useCases.slice(0, 2)],
    ...inJson,
  };
}

function keyInHeader(name: string, description: string) {
  return { apiKeySecurityScheme: { location: 'header', name, description } };
}

function bearer(description: string) {
  return { httpAuthSecurityScheme: { scheme: 'bearer', description } };
}
