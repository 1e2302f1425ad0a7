import type { Parts } from '../parts.ts';
import { interfaceVersion } from '../discovery/facts.ts';
import { type CatalogCallParts, callCatalogTool, findTool } from '../surface/agent-tools/catalog-call.ts';
import type { Features } from './features.ts';
import { instructions, prompts } from './prompts.ts';
import { mcpServer, type NewServer } from './mcp-server.ts';
import { resources, type ResourcesParts } from './resources.ts';
import type { ServiceTool } from '../surface/agent-tools/service-tool.ts';
import { serviceTools, type ServiceToolsParts } from '../surface/agent-tools/service-tools.ts';
import { toolListing, type WalletTerms } from './tool-listing.ts';
import { asProblem } from '../errors.ts';
import { didYouMean, nearestNames } from '../search/nearest-names.ts';
import { namesOf } from '../tools/tool-names.ts';
import type { Origin } from '../surface/origin.ts';
import { ProtocolError, ProtocolErrorCode, type ServerContext } from '@modelcontextprotocol/server';
import type { CallListener } from '../tools/run-tool.ts';

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

/** Progress of tools that report it, for a caller that has asked for it; and the end of calls that it cancels. */
function listenerOf({ mcpReq }: Pick<ServerContext, 'mcpReq'>, cancelled: AbortSignal | undefined): CallListener {
  const { _meta: meta } = mcpReq;
  const signal = cancelled === undefined ? mcpReq.signal : AbortSignal.any([mcpReq.signal, cancelled]);
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return { signal };
  return {
    signal,
    progress: ({ progress, total, message }) => {
      const params = {
        progressToken,
        progress,
        ...(total === undefined ? {} : { total }),
        ...(message === undefined ? {} : { message: message.slice(0, 1000) }),
      };
      // A caller that is gone misses it.
      void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
    },
  };
}

/** tools/call: a free tool by its name, else a tool of the catalog by any of its names. */
function toolCalls(parts: CatalogCallParts, free: ReadonlyMap<string, ServiceTool>): Features['callTool'] {
  return async ({ name, arguments: given = {}, _meta: meta }, origin, context) => {
    const service = free.get(name);
    if (service === undefined && findTool(parts.tools.catalog, name) === null) throw unknownTool(parts, [...free.keys()], name, origin);
    using running = origin.enterCall?.(context.mcpReq.id);
    const followed = { ...origin, meta, listener: listenerOf(context, running?.cancelled) };
    return await (service === undefined ? callCatalogTool(parts, { name, arguments: given }, followed) : service.run(given, followed));
  };
}

/** An unknown tool is an error of the protocol; it counts like any other refusal. */
function unknownTool(parts: CatalogCallParts, free: readonly string[], name: string, { address }: Origin): ProtocolError {
  try {
    parts.limits.unpaid.take(address);
  } catch (limited) {
    const { message, details } = asProblem(limited);
    return new ProtocolError(ProtocolErrorCode.InvalidParams, message, { retryAfterSeconds: details.retryAfterSeconds });
  }
  const sold = parts.tools.catalog.entries().map(({ tool }): [string, ...string[]] => [tool.id, ...namesOf(tool).slice(1)]);
  const { hint, members } = didYouMean(nearestNames(name, [...free.map((each): [string] => [each]), ...sold]));
  const near = hint === undefined ? '' : `. ${hint}`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name.slice(0, 128)}${near}`, members);
}
