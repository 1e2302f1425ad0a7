import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { EnginePreference } from '@farebox/contract';
import {
  httpUrl,
  off,
  on,
  optional,
  optionalFolder,
  price,
  privateKey,
  seconds,
  setting,
  text,
  whole,
  withoutSlash,
} from './setting-kinds.ts';

/** The services of the upstream provider with addresses of their own. */
export const upstreamProducts = [
  'docmind-api',
  'ocr-api',
  'facebody',
  'objectdet',
  'imageseg',
  'imagerecog',
  'viapi',
  'openplatform',
  'storage',
] as const;

/** The tools that `/mcp` lists: its own and the pinned ones, or all. */
export const mcpLists = ['core', 'all'] as const;
export type McpList = (typeof mcpLists)[number];

/** The section of the tools. */
export const toolSettings = {
  mcp: z.object({
    list: setting(
      'FAREBOX_MCP_TOOLS',
      z.enum(mcpLists).default('core'),
      'The tools that /mcp lists: core (the free tools that search, describe, call and pay, and FAREBOX_MCP_PINNED) or all. /mcp?tools=all and /mcp?tools=core list as they say. Tools that are not listed are called by name all the same.',
    ),
    pinned: setting(
      'FAREBOX_MCP_PINNED',
      text(4096)
        .default('')
        .transform((list) => list.split(',').flatMap((id) => (id.trim() === '' ? [] : [id.trim()]))),
      'Tools of the catalog that /mcp lists in any case: a comma list of ids. Those that are not for sale are left out.',
    ),
  }),
  probeIntervalMs: setting('FAREBOX_PROBE_SECONDS', seconds(300, 0), 'How often the health of each tool is probed; 0: never.'),
  weatherUrl: setting(
    'FAREBOX_WEATHER_URL',
    httpUrl.default('https://api.open-meteo.com').transform(withoutSlash),
    'Open-Meteo-compatible source of hk-weather.',
  ),
  uuidSourceUrl: setting(
    'FAREBOX_UUID_SOURCE_URL',
    optional(httpUrl),
    'Third-party source of random-uuid; default: the local secure generator.',
  ),
  proxyBackendUrl: setting('FAREBOX_PROXY_BACKEND', optional(httpUrl), 'Backend of proxy-health; without it, the tool is not sold.'),
  toolEngine: setting(
    'FAREBOX_TOOL_ENGINE',
    EnginePreference.default('auto'),
    'The engine of the vision, OCR and document tools: local (this machine), upstream (the provider; nothing runs on this machine), or auto (upstream if its credentials are set, otherwise local). With local and auto, each tool can have its own choice.',
  ),
  imports: z.object({
    folder: setting(
      'FAREBOX_TOOLS_DIR',
      optionalFolder,
      'Folder of tool files (YAML, JSON, TypeScript). Changes are taken without a restart. With several replicas, all need the same files.',
    ),
    allowsCommands: setting('FAREBOX_TOOL_COMMANDS', off, '1: admins may import MCP servers that are programs on this machine.'),
    requiresProof: setting('FAREBOX_TOOL_PROOF', off, '1: tools of other hosts are sold only after the host has published a token.'),
    spendingKey: setting(
      'FAREBOX_SPENDING_KEY',
      optional(privateKey),
      'Key of the wallet that pays other x402 servers for imported tools.',
    ),
    spendingMaxMicros: setting('FAREBOX_SPENDING_PER_DAY', price('5'), 'The most that it pays in a day (UTC), in USD.'),
  }),
  /** Tools that owners make of their API assets. */
  ownerTools: z.object({
    toolsMax: setting('FAREBOX_OWNER_TOOLS', whole(0, 1000, 20), 'How many tools an owner may make of API assets; 0: none.'),
    requiresApproval: setting('FAREBOX_OWNER_TOOL_APPROVAL', on, '0: tools of owners are sold without the approval of an admin.'),
    requiresProof: setting('FAREBOX_OWNER_TOOL_PROOF', on, '0: tools of owners are sold without a proof that their host agrees.'),
    priceMinMicros: setting('FAREBOX_OWNER_TOOL_PRICE_MIN', price('0.001'), 'The lowest price of a tool of an owner, in USD.'),
    priceMaxMicros: setting('FAREBOX_OWNER_TOOL_PRICE_MAX', price('100'), 'The highest price of a tool of an owner, in USD.'),
    timeoutMaxMs: setting('FAREBOX_OWNER_TOOL_SECONDS', seconds(30), 'How long a call of a tool of an owner may take.'),
    responseBytesMax: setting('FAREBOX_OWNER_TOOL_BYTES', whole(1024, 4_194_304, 1_048_576), 'The largest answer of a tool of an owner.'),
    callsMax: setting('FAREBOX_OWNER_TOOL_CALLS', whole(1, 10_000, 8), 'How many calls the API of an owner gets at a time.'),
  }),
  /** The account at the provider of the vision, OCR and document tools. */
  upstream: z.object({
    keyId: setting('FAREBOX_UPSTREAM_KEY_ID', optional(text(256)), 'Access key id of the provider of the vision, OCR and document tools.'),
    keySecret: setting('FAREBOX_UPSTREAM_KEY_SECRET', optional(text(256)), 'Secret of that access key.'),
    securityToken: setting('FAREBOX_UPSTREAM_SECURITY_TOKEN', optional(text(8192)), 'Security token of a temporary access key.'),
    endpoints: setting(
      'FAREBOX_UPSTREAM_ENDPOINTS',
      optional(z.string()),
      `Other addresses of the provider, for a proxy or a test: a comma list of product=url. Products: ${upstreamProducts.join(', ')}.`,
    ),
  }),
  /** Null: no models. */
  modelsFolder: setting('FAREBOX_MODELS', optionalFolder, 'Folder of your own ONNX models for the local engine, with their manifest.'),
  localJobs: setting(
    'FAREBOX_LOCAL_JOBS',
    whole(0, 64, 0).transform((count) => (count === 0 ? Math.min(64, availableParallelism()) : count)),
    'Jobs that the local engine works on at once; 0 for as many as the machine has cores.',
  ),
};
