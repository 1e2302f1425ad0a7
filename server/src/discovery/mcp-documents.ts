import { isIP } from 'node:net';
import { interfaceVersion, type Facts } from './facts.ts';

/** The revisions that `/mcp` speaks. */
const revisions = ['2026-07-28', '2025-11-25', '2025-06-18'];
/** The schemas allow no more. */
const description = 'Finds, pays for and uses tools, data and APIs, priced per use.';

/** The entry for the MCP registry, to be published by the operator. Source: MCP registry, server.json of 2025-12-11. */
export function serverJson({ publicUrl }: Pick<Facts, 'publicUrl'>) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: registryName(publicUrl),
    title: 'farebox',
    description,
    version: interfaceVersion,
    websiteUrl: `${publicUrl}/docs`,
    remotes: [{ type: 'streamable-http', url: `${publicUrl}/mcp` }],
  };
}

/** What `/mcp` is, for clients that look before they connect. It lists no tools: those change. Source: SEP-2127, experimental. */
export function mcpServerCard({ publicUrl }: Pick<Facts, 'publicUrl'>) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: registryName(publicUrl),
    version: interfaceVersion,
    title: 'farebox',
    description,
    websiteUrl: `${publicUrl}/docs`,
    remotes: [{ type: 'streamable-http', url: `${publicUrl}/mcp`, supportedProtocolVersions: revisions }],
  };
}

/** The registry wants the domain in reverse order, and proof of it. An address has no domain. */
function registryName(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const isDomain = hostname.includes('.') && isIP(hostname) === 0;
  return `${isDomain ? hostname.split('.').toReversed().join('.') : 'io.github.farebox'}/farebox`;
}
