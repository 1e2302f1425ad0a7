import type { AuditTrail } from '../accounts/audit-trail.ts';
import { minuteMs, secondMs } from '../clock.ts';
import type { Foundation } from '../foundation.ts';
import { guardedFetch } from '../net/guarded-fetch.ts';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import type { Tool } from '../tools/tool.ts';
import { followFolder } from './files/follow-folder.ts';
import { toolFolder } from './files/tool-folder.ts';
import { toolModules } from './files/tool-modules.ts';
import type { ImportedToolsOptions } from './import-parts.ts';
import { importedTools } from './imported-tools.ts';
import { mcpConnections } from './mcp/mcp-connections.ts';
import { openApiReader } from './openapi/openapi-reader.ts';
import { upstreams } from './upstreams.ts';

/** What the operator sells of others, or of their own elsewhere. */
export type ImportsRoom = Awaited<ReturnType<typeof importsRoom>>;

export interface ImportsRoomOptions extends Pick<ImportedToolsOptions, 'published' | 'tell' | 'owned' | 'resale'> {
  auditTrail: AuditTrail;
  builtIn: readonly Tool[];
}

export async function importsRoom(foundation: Foundation, { builtIn, ...options }: ImportsRoomOptions) {
  const { config, database, clock, log, upkeep, stopping } = foundation;
  const { folder, allowsCommands, requiresProof } = config.imports;
  const secrets = webhookSecrets(config.secrets, 'upstream credentials');
  const connections = mcpConnections({ now: () => clock.now() });
  const modules = toolModules();
  const openApi = openApiReader();
  const behind = upstreams({
    publicFetch: foundation.guardedFetch,
    privateFetch: guardedFetch({ allowsPrivateAddresses: true }),
    secrets,
    connections,
    modules,
    resale: options.resale,
    allowsCommands,
    clock,
  });
  const files = folder === null ? null : toolFolder({ folder, modules });
  const tools = importedTools({
    ...options,
    database,
    clock,
    log,
    secrets,
    upstreams: behind,
    reading: { openApi, connections, upstreams: behind, resale: options.resale, files },
    builtIn: builtIn.flatMap(({ id, internalServiceId, aliases = [] }) => [
      id,
      ...aliases,
      ...(internalServiceId === undefined ? [] : [internalServiceId]),
    ]),
    requiresProof,
    owners: config.ownerTools,
    publicUrl: foundation.publicUrl,
    stopping,
  });
  upkeep.every('encrypt credentials of tools again', 10 * minuteMs, () => tools.resealCredentials());
  upkeep.every('read sources of tools again', 30 * secondMs, () => tools.rereadDue());
  upkeep.every('close idle MCP connections', minuteMs, () => connections.closeIdle());
  if (files !== null) upkeep.every('read tool files', 3 * secondMs, () => followFolder(tools, files, log));
  return {
    tools,
    /** Null: left out. */
    resale: options.resale,
    async close(): Promise<void> {
      await connections.close();
      await openApi.close();
    },
  };
}
