import { AgentCard } from '@a2a-js/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startService, type Service } from '../../test/service.ts';
import { mcpServerCard, serverJson } from './mcp-documents.ts';

/**
 * The members that the published JSON schemas allow, with their limits. Strict: a member that a schema does not know is a mistake of ours.
 * Sources: the MCP registry's server.schema.json of 2025-12-11; server-card.schema.json v1 of the MCP extension for server cards.
 */
const Name = z
  .string()
  .min(3)
  .max(200)
  .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
const Described = {
  name: Name,
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+$/),
  websiteUrl: z.url(),
};
const Remote = { type: z.literal('streamable-http'), url: z.string().regex(/^https?:\/\/[^\s]+$/) };
const ServerJson = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  ...Described,
  remotes: z.array(z.strictObject(Remote)).min(1),
});
const ServerCard = z.strictObject({
  $schema: z.string().regex(/^https:\/\/static\.modelcontextprotocol\.io\/schemas\/v1\/server-card\.schema\.json$/),
  ...Described,
  remotes: z.array(z.strictObject({ ...Remote, supportedProtocolVersions: z.array(z.iso.date()).min(1) })).min(1),
});

const addresses = [
  'http://127.0.0.1:4020',
  'http://localhost:4020',
  'http://[::1]:4020',
  'https://shop.example.com',
  'https://xn--bcher-kva.example',
];

describe.each(addresses)('the documents for MCP of a service at %s', (publicUrl) => {
  it('are as their published schemas say', () => {
    expect(ServerJson.parse(serverJson({ publicUrl })).remotes[0]?.url).toBe(`${publicUrl}/mcp`);
    expect(ServerCard.parse(mcpServerCard({ publicUrl })).remotes[0]?.url).toBe(`${publicUrl}/mcp`);
  });
});

describe('what is served', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('is what the schemas describe, at every address of it', async () => {
    ServerJson.parse((await service.get('/server.json')).body);
    for (const path of ['/mcp/server-card', '/.well-known/mcp/server-card.json']) ServerCard.parse((await service.get(path)).body);
  });

  it('is an agent card that the SDK of A2A reads without losing a member', async () => {
    const { body } = await service.get('/.well-known/agent-card.json');
    const card = z.record(z.string(), z.unknown()).parse(body);
    const read = AgentCard.toJSON(AgentCard.fromJSON(card));
    expect(read).toMatchObject(withoutFalse(card));
    expect(read).toMatchObject({
      securitySchemes: {
        paymentToken: { apiKeySecurityScheme: { location: 'header', name: 'X-Payment-Token' } },
        apiKey: { apiKeySecurityScheme: { location: 'header', name: 'X-API-Key' } },
        bearer: { httpAuthSecurityScheme: { scheme: 'bearer' } },
      },
    });
  });
});

/** The JSON of protocol buffers leaves out what is the default. */
function withoutFalse(value: object): object {
  const text = JSON.stringify(value, (_name, member: unknown) => (member === false ? undefined : member));
  return z.looseObject({}).parse(JSON.parse(text));
}
