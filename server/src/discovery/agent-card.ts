import type { ServiceDescriptor } from '@farebox/contract';
import { interfaceVersion, type Facts } from './facts.ts';

/**
 * The two ways in, named by the specifications that they follow. Neither carries A2A messages: an A2A client finds no binding
 * that it knows and stops here, instead of posting messages that nobody understands.
 * Source: A2A 1.0, section 5.8 (bindings outside the core are named by a URI).
 */
const mcpBinding = 'https://modelcontextprotocol.io/specification/2026-07-28/basic/transports';
const openApiBinding = 'https://spec.openapis.org/oas/v3.1.0';

/** The revision of A2A whose card this is. */
const cardVersion = '1.0';

const inJson = { inputModes: ['application/json'], outputModes: ['application/json'] };

/** What can be done beside calling the tools of the catalog. The MCP tools have the same names, in snake_case. */
const registrySkills = [
  {
    id: 'search-assets',
    name: 'Search data and APIs',
    description:
      'Finds data (text, images, video, audio, datasets) and APIs for a need, in English or Chinese, the best first, each with preview, licence, price and why it fits. Free.',
    tags: ['data', 'search', 'free'],
    examples: [JSON.stringify({ skill: 'search-assets', arguments: { query: 'rainfall in Hong Kong', top_k: 5 } })],
    ...inJson,
  },
  {
    id: 'fetch-asset',
    name: 'Get data or an API',
    description:
      'Delivers an asset: a signed link to its bytes, or how to invoke the API. Costs the price of the asset; the first answer says what and how. The same token gives a fresh link again.',
    tags: ['data', 'download', 'paid'],
    examples: [JSON.stringify({ skill: 'fetch-asset', arguments: { asset_id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD' } })],
    ...inJson,
  },
  {
    id: 'submit-demand',
    name: 'Ask for what is missing',
    description:
      'Records a need that nothing for sale answers; says what comes close. With callback_url a signed notice comes once something that answers it is published. Free.',
    tags: ['demand', 'free'],
    examples: [JSON.stringify({ skill: 'submit-demand', arguments: { need: 'Tide tables of Macau for 2027', budget: '0.50' } })],
    ...inJson,
  },
];

/** The A2A agent card: every tool is a skill, and so is what the registry does. Source: A2A 1.0, section 4.4.1; the top-level `url` and what belongs to it are read by 0.3 clients. */
export function agentCard({ publicUrl, services, payment }: Facts) {
  const at = (path: string) => `${publicUrl}${path}`;
  const interfaces = [
    { url: at('/mcp'), protocolBinding: mcpBinding, protocolVersion: cardVersion },
    { url: at('/api/v1'), protocolBinding: openApiBinding, protocolVersion: cardVersion },
    { url: at('/api/tools'), protocolBinding: openApiBinding, protocolVersion: cardVersion },
  ];
  return {
    name: 'farebox',
    description:
      'Data and APIs by the fetch, tools by the call, for agents. Every skill is an MCP tool and an HTTP endpoint: what costs answers without a paid token with the price and a payment. What is missing can be asked for. There is no endpoint for A2A messages.',
    version: interfaceVersion,
    supportedInterfaces: interfaces,
    provider: { organization: 'farebox', url: publicUrl },
    documentationUrl: at('/docs'),
    capabilities: {
      streaming: false,
      pushNotifications: false,
      extendedAgentCard: false,
      extensions: [
        {
          uri: at('/docs#agent-card'),
          description: 'Where the skills are called, and what each call costs.',
          required: false,
          params: {
            mcp: at('/mcp'),
            openapi: at('/openapi.json'),
            catalog: at('/api/tools'),
            search: at('/api/tools/search?q={need}'),
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
              services.map(({ id, pricing: { amount, amountCents, currency } }) => [id, { amount, amountCents, currency }]),
            ),
          },
        },
      ],
    },
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json'],
    skills: [...registrySkills, ...services.map((service) => skill(service))],
    securitySchemes: {
      paymentToken: {
        apiKeySecurityScheme: {
          location: 'header',
          name: 'X-Payment-Token',
          description: 'The token of a paid payment: good for one call of a tool, or for one asset until the payment expires.',
        },
      },
      apiKey: {
        apiKeySecurityScheme: {
          location: 'header',
          name: 'X-API-Key',
          description: 'An API key, where a tool demands one or credit is spent.',
        },
      },
      bearer: { httpAuthSecurityScheme: { scheme: 'bearer', description: 'An API key or the token of a login.' } },
    },
    ...legacyInterface(interfaces),
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
    description: `${description} ${descriptionForModel} ${pricing.amount} ${pricing.currency} a call. ${limitations[0] ?? ''}`.trim(),
    tags: [...new Set([category, ...tags, 'paid'])],
    examples: [JSON.stringify({ skill: id, arguments: exampleRequest }), ...useCases.slice(0, 2)],
    ...inJson,
  };
}

/** What 0.3 has at the top: there, a missing `preferredTransport` would mean JSON-RPC. */
function legacyInterface(interfaces: ReadonlyArray<{ url: string; protocolBinding: string }>) {
  const [preferred] = interfaces;
  return {
    protocolVersion: '0.3.0',
    ...(preferred === undefined ? {} : { url: preferred.url, preferredTransport: preferred.protocolBinding }),
    additionalInterfaces: interfaces.map(({ url, protocolBinding }) => ({ url, transport: protocolBinding })),
  };
}
