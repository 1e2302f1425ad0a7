import type { Foundation } from '../foundation.ts';
import type { ToolSourceSettings } from '@farebox/contract';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import type { Asset } from '../assets/asset.ts';
import { requireActive } from '../assets/owner-standing.ts';
import { bound } from '../bound.ts';
import { invalid, Problem, problem } from '../errors.ts';
import { formatAmount, type Micros } from '../money.ts';
import { documentOf } from './asset-document.ts';
import type { ImportedToolsOptions } from '../imports/import-parts.ts';
import type { ImportedTools } from '../imports/imported-tools.ts';
import type { NewImport, OwnerRules } from '../imports/new-import.ts';
import { cutAtWord, slugOf } from '../imports/naming.ts';
import { defaultPriceMicros, pricesIn } from '../imports/rules.ts';
import { changeTool } from '../imports/source-store.ts';
import type { Imported, Source } from '../imports/source.ts';

/** The tools of one API asset. */
export interface ToolsOfAsset {
  source: Source;
  tools: Imported[];
}

/** Tools that owners make of their API assets. The caller checks whose asset it is. */
export type OwnerTools = ReturnType<typeof ownerTools>;

interface Wanted {
  settings: ToolSourceSettings;
  credentials: Readonly<Record<string, string>>;
}

interface Changed {
  settings?: ToolSourceSettings | undefined;
  credentials?: Readonly<Record<string, string>> | undefined;
  isPaused?: boolean | undefined;
}

interface Decision {
  isApproved: boolean;
  /** Of the definition that the admin has seen. */
  digest: string;
  reason: string | null;
}

interface OwnerToolRules extends OwnerRules {
  toolsMax: number;
  priceMinMicros: Micros;
  priceMaxMicros: Micros;
  timeoutMaxMs: number;
  responseBytesMax: number;
}

export interface OwnerToolsOptions extends Pick<ImportedToolsOptions, 'tell'>, Pick<Foundation, 'clock' | 'database'> {
  imports: ImportedTools;
  auditTrail: AuditTrail;
  rules: OwnerToolRules;
}

export function ownerTools(parts: OwnerToolsOptions) {
  const { rules, imports } = parts;

  return {
    ...bound(parts, { of, make, update, prove, publish, waiting, decide }),
    rules,

    /** @throws not_found */
    async remove(assetId: string, actorId: string): Promise<void> {
      await imports.removeSource((await of(parts, assetId)).source.id, actorId);
    },
  };
}

async function sourceOf(parts: OwnerToolsOptions, assetId: string) {
  return (await parts.imports.sources()).find(({ owned }) => owned?.assetId === assetId);
}

/** @throws not_found */
async function of(parts: OwnerToolsOptions, assetId: string): Promise<ToolsOfAsset> {
  const source = await sourceOf(parts, assetId);
  if (source === undefined) throw problem('not_found', { message: 'no tools were made of this asset' });
  return { source, tools: await parts.imports.toolsOf(source.id) };
}

/** Sells what is ready. What is not says why in its reason. */
async function publishReady(parts: OwnerToolsOptions, { tools }: ToolsOfAsset, actorId: string): Promise<void> {
  for (const tool of tools) {
    if (tool.state !== 'probed') continue;
    try {
      await parts.imports.publish(tool.id, actorId, false);
    } catch (thrown) {
      if (!(thrown instanceof Problem) || !['conflict', 'forbidden', 'tool_not_found'].includes(thrown.code)) throw thrown;
      // A failed probe has stored its own reason, with a newer revision.
      const reason = thrown.message;
      await parts.database.write((queries) => changeTool(queries, tool, { reason }, parts.clock.now()));
    }
  }
}

/**
 * Imports the API of an asset, probes each operation, and sells what passes once its host has agreed and an admin has approved it, where
 * that is demanded. @throws invalid_input, conflict, forbidden, account_suspended, address_refused, address_unreachable, upstream_failed
 */
async function make(parts: OwnerToolsOptions, asset: Asset, { settings, credentials }: Wanted, actorId: string): Promise<ToolsOfAsset> {
  const { rules, database, imports } = parts;
  if (rules.toolsMax === 0) throw problem('forbidden', { message: 'owners do not sell tools at this service' });
  if (asset.assetType !== 'api') throw problem('invalid_input', { message: 'only an API asset becomes a tool' });
  if (asset.status !== 'published') throw problem('conflict', { message: 'the asset is not published' });
  await requireActive(database.read, asset.ownerId);
  if ((await sourceOf(parts, asset.id)) !== undefined)
    throw problem('conflict', { message: 'the asset has tools already', hint: 'PATCH changes them, DELETE removes them.' });
  const request: NewImport = {
    ...apiOf(asset),
    name: nameOf(asset),
    settings: withLimits(settings, rules),
    credentials,
    owned: { assetId: asset.id, ownerId: asset.ownerId, toolsMax: rules.toolsMax },
  };
  requireAllowed(request.settings, rules);
  // An admin approves each definition, and the owner names what is skipped.
  await imports.add(request, actorId, { publish: true, upTo: 'everything', force: false });
  return of(parts, asset.id);
}

/** @throws not_found, invalid_input for a price or limit that the operator does not allow */
async function update(
  parts: OwnerToolsOptions,
  assetId: string,
  { settings, credentials, isPaused }: Changed,
  actorId: string,
): Promise<ToolsOfAsset> {
  const { rules, imports, clock } = parts;
  const { source } = await of(parts, assetId);
  const next = settings === undefined ? undefined : withLimits(settings, rules);
  if (next !== undefined) requireAllowed(next, rules);
  await imports.update(
    source.id,
    {
      settings: next,
      credentials,
      ...(isPaused === undefined ? {} : { withdrawnAt: isPaused ? (source.owned?.withdrawnAt ?? clock.now()) : null }),
    },
    actorId,
  );
  return of(parts, assetId);
}

/** Checks that the hosts agree, then sells what may be sold. @throws not_found, forbidden */
async function prove(parts: OwnerToolsOptions, assetId: string, actorId: string): Promise<ToolsOfAsset> {
  await parts.imports.prove((await of(parts, assetId)).source.id, actorId);
  await publishReady(parts, await of(parts, assetId), actorId);
  return of(parts, assetId);
}

/** Probes a tool again, with the definition that its API has now, and sells it. @throws tool_not_found, conflict, forbidden */
async function publish(parts: OwnerToolsOptions, assetId: string, toolId: string, actorId: string): Promise<Imported> {
  const { source, tools } = await of(parts, assetId);
  const tool = tools.find(({ id }) => id === toolId);
  if (tool === undefined) throw problem('tool_not_found');
  if (source.owned !== null) await requireActive(parts.database.read, source.owned.ownerId);
  if (tool.offered !== null) {
    const accepted = await parts.imports.accept(toolId, actorId);
    if (accepted === null) throw problem('tool_not_found', { message: 'its API no longer has it; the tool was removed' });
    return accepted;
  }
  return parts.imports.publish(toolId, actorId, false);
}

/** Tools that wait for the decision of an admin, oldest sources first. */
async function waiting(parts: OwnerToolsOptions): Promise<Array<{ tool: Imported; source: Source }>> {
  const { rules, imports } = parts;
  const waiting: Array<{ tool: Imported; source: Source }> = [];
  if (!rules.requiresApproval) return waiting;
  for (const source of await imports.sources()) {
    if (source.owned === null) continue;
    const tools = await imports.toolsOf(source.id);
    waiting.push(...tools.filter((tool) => approvalOf(tool, rules) === 'waiting').map((tool) => ({ tool, source })));
  }
  return waiting;
}

/** Decides about one definition. @throws tool_not_found, conflict if it is another one by now */
async function decide(
  parts: OwnerToolsOptions,
  toolId: string,
  { isApproved, digest, reason }: Decision,
  actorId: string,
): Promise<{ tool: Imported; source: Source }> {
  const { imports, database, clock, auditTrail, tell } = parts;
  const found = await imports.tool(toolId);
  const owned = found?.source.owned ?? null;
  if (found === null || owned === null) throw problem('tool_not_found', { message: 'no owner sells such a tool' });
  const { tool } = found;
  if (tool.digest !== digest) {
    throw problem('conflict', { message: 'its definition has changed since you read it', hint: 'Read it again, then decide.' });
  }
  await database.write(async (queries) => {
    const now = clock.now();
    const change = isApproved
      ? { approvedDigest: digest, refusedReason: null }
      : { approvedDigest: null, refusedReason: reason ?? 'the operator has refused it', state: 'draft' as const, reason };
    if (!(await changeTool(queries, tool, change, now))) throw problem('conflict');
    await auditTrail.record(queries, {
      actorId,
      action: isApproved ? 'tool.approve' : 'tool.refuse',
      subjectId: toolId,
      details: { digest, reason, assetId: owned.assetId },
    });
    const data = { tool_id: toolId, asset_id: owned.assetId, approved: isApproved, reason };
    await tell?.(queries, owned.ownerId, { type: 'account.tool_reviewed', data });
  });
  await imports.changed();
  if (isApproved) await publishReady(parts, { ...found, tools: [tool] }, actorId);
  const decided = await imports.tool(toolId);
  if (decided === null) throw problem('tool_not_found');
  return decided;
}

/** Whether an admin has to decide about a tool, or has. */
export function approvalOf(
  { isApproved, refusedReason, state }: Imported,
  { requiresApproval }: OwnerRules,
): 'not_needed' | 'not_ready' | 'waiting' | 'approved' | 'refused' {
  if (refusedReason !== null) return 'refused';
  if (isApproved) return 'approved';
  if (!requiresApproval) return 'not_needed';
  return state === 'probed' ? 'waiting' : 'not_ready';
}

/** Where the API of an asset is described: its OpenAPI document, its MCP server, or its own fields. */
function apiOf(asset: Asset): Pick<NewImport, 'kind' | 'location'> {
  const { openapiUrl, endpointUrl, protocol } = asset.api;
  if (openapiUrl !== null) return { kind: 'openapi', location: { kind: 'url', url: openapiUrl } };
  if (protocol?.toLowerCase() === 'mcp' && endpointUrl !== null) return { kind: 'mcp', location: { kind: 'url', url: endpointUrl } };
  return { kind: 'openapi', location: { kind: 'document', text: documentOf(asset) } };
}

/** Ends like the id of the asset: no owner can choose an id that looks like one of another's tools. */
function nameOf({ id, title }: Pick<Asset, 'id' | 'title'>): string {
  const slug = cutAtWord(slugOf(title), 17);
  return `${/^[a-z]/.test(slug) ? slug : 'api'}-${id.slice(-6).toLowerCase()}`;
}

/** Settings that the owner leaves out keep the operator's values. */
function withLimits(settings: ToolSourceSettings, { timeoutMaxMs, responseBytesMax, priceMinMicros }: OwnerToolRules): ToolSourceSettings {
  const isPriced = settings.price_amount !== undefined || settings.metered_price !== undefined;
  return {
    ...settings,
    ...(isPriced ? {} : { price_amount: formatAmount(Math.max(priceMinMicros, defaultPriceMicros)) }),
    timeout_ms: settings.timeout_ms ?? Math.min(15_000, timeoutMaxMs),
    response_bytes_max: settings.response_bytes_max ?? Math.min(262_144, responseBytesMax),
  };
}

/** Rules are checked whether or not an operation matches them: the API may have one tomorrow. @throws invalid_input */
function requireAllowed(settings: ToolSourceSettings, allowed: OwnerToolRules): void {
  const { priceMinMicros, priceMaxMicros, timeoutMaxMs, responseBytesMax } = allowed;
  const refuse = (path: string, message: string) => {
    throw invalid(path, message);
  };
  const range = `from ${formatAmount(priceMinMicros)} to ${formatAmount(priceMaxMicros)}`;
  for (const { priceMicros, metering } of pricesIn(settings)) {
    const mostMicros = metering === null ? priceMicros : (metering.maxMicros ?? Number.POSITIVE_INFINITY);
    if (priceMicros >= priceMinMicros && mostMicros <= priceMaxMicros) continue;
    if (metering === null) refuse('price_amount', `price_amount must be ${range}`);
    refuse('metered_price', `a metered price needs min_amount and max_amount ${range}`);
  }
  for (const { timeout_ms: timeoutMs = 0, response_bytes_max: bytesMax = 0 } of [settings, ...(settings.rules ?? [])]) {
    if (timeoutMs > timeoutMaxMs) refuse('timeout_ms', `timeout_ms must be at most ${timeoutMaxMs}`);
    if (bytesMax > responseBytesMax) refuse('response_bytes_max', `response_bytes_max must be at most ${responseBytesMax}`);
  }
}
