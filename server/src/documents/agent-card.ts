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

/** The A2A agent card: every tool is a skill. Source: A2A 1.0, section 4.4.1; the top-level `url` and what belongs to it are read by 0.3 clients. */
export function agentCard({ publicUrl, services, payment }: Facts) {
  const at = (path: string) => `${publicUrl}${path}`;
  const interfaces = [
    { url: at('/mcp'), protocolBinding: mcpBinding, protocolVersion: cardVersion },
    { url: at('/api/tools'), protocolBinding: openApiBinding, protocolVersion: cardVersion },
  ];
  return {
    name: 'farebox',
    description:
      'Pay-per-call tools for agents. Every skill is an MCP tool and an HTTP endpoint: a call without a paid token answers with the price and a payment. There is no endpoint for A2A messages.',
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
    skills: services.map((service) => skill(service)),
    securitySchemes: {
      paymentToken: {
        apiKeySecurityScheme: {
          location: 'header',
          name: 'X-Payment-Token',
          description: 'The token of a paid payment: good for one call.',
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
    inputModes: ['application/json'],
    outputModes: ['application/json'],
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
