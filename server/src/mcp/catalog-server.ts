import type { Parts } from '../parts.ts';
import { interfaceVersion } from '../discovery/facts.ts';
import type { CatalogCallParts } from '../surface/agent-tools/catalog-call.ts';
import type { Features } from './features.ts';
import { instructions, prompts } from './prompts.ts';
import { mcpServer, type NewServer } from './mcp-server.ts';
import { resources, type ResourcesParts } from './resources.ts';
import type { ServiceTool } from '../surface/agent-tools/service-tool.ts';
import { serviceTools, type ServiceToolsParts } from '../surface/agent-tools/service-tools.ts';
import { toolCalls } from './tool-calls.ts';
import { toolListing, type WalletTerms } from './tool-listing.ts';

export type CatalogServerParts = ServiceToolsParts & CatalogCallParts & ResourcesParts & Pick<Parts, 'config' | 'payments'>;

/**
 * Everything offered over MCP: the tools of the catalog, the free tools for finding, paying and fetching, catalog and assets as resources,
 * prompts.
 */
export function catalogFeatures(parts: CatalogServerParts, added: readonly ServiceTool[] = []): Features {
  const free = serviceTools(parts, added);
  const protocol = parts.payments.x402?.protocol ?? null;
  const walletTerms: WalletTerms = (amountMicros) => parts.payments.settler?.offers(amountMicros)[0] ?? null;
  return {
    ...(protocol === null ? {} : { paymentMethods: protocol.mcpMethods }),
    tools: toolListing({ catalog: parts.tools.catalog, free, pinned: parts.config.mcp.pinned, walletTerms }),
    instructions: () => instructions(parts.payments.payments.ways),
    callTool: toolCalls(parts, free),
    ...resources(parts),
    ...prompts(parts.payments.payments.ways),
  };
}

export function catalogServer(parts: CatalogServerParts, features: Features = catalogFeatures(parts)): NewServer {
  return (era, origin) =>
    mcpServer(features, {
      era,
      origin,
      identity: { name: 'farebox', title: 'farebox', version: interfaceVersion, websiteUrl: parts.publicUrl() },
    });
}
