import { parseJson, isMembers } from '@farebox/client/json';
import { clientIdOf, type Caller } from '../../accounts/caller.ts';
import { isAssetId } from '../../assets/asset.ts';
import { fetchAsset } from '../../assets/fetch.ts';
import { invalid, problem } from '../../errors.ts';
import { findOffers } from '../../demand/offer-search.ts';
import { deliveredBody } from '../../surface/asset-bodies.ts';
import { allowanceOf } from '../../surface/caller.ts';
import { briefAsset } from '../../surface/agent-tools/asset-tools.ts';
import { noteLoss, paidMeta, type CatalogCallParts, findTool } from '../../surface/agent-tools/catalog-call.ts';
import { briefTool } from '../../surface/agent-tools/catalog-tools.ts';
import type { Origin } from '../../surface/origin.ts';
import { agentRequestOf } from '../../surface/agent-tools/service-tool.ts';
import { serviceTools, type ServiceToolsParts } from '../../surface/agent-tools/service-tools.ts';
import { maxPriceOfMeta } from '../../surface/agent-tools/wire-payment.ts';
import type { Means } from '../../payments/purchase/means.ts';
import { keyOf, keyTextOf, type Bought } from '../../payments/purchase/sale.ts';
import type { IdempotencyKey } from '../../payments/purchase/reservations.ts';
import { callTool } from '../../tools/call.ts';
import type { CatalogEntry } from '../../tools/catalog.ts';
import { quoteOf } from '../../tools/quote.ts';
import type { Metadata } from './messages.ts';

export type SkillParts = ServiceToolsParts & CatalogCallParts;

export interface SkillRun {
  taskId: string;
  skill: string;
  input: Record<string, unknown>;
  means: Means;
  caller: Caller;
  origin: Origin;
  metadata: Metadata;
}

interface SkillResult {
  data: unknown;
  /** Null for a free skill. */
  bought: Bought<unknown> | null;
  meta: Metadata;
}

/** What a skill of the card is: one of the service's own, an asset, or a tool of the catalog. */
export interface Skill {
  id: string;
  /** Null where it is free. */
  offer: { kind: 'tool' | 'asset'; serviceId: string; amountMicros: number } | null;
  run(run: SkillRun): Promise<SkillResult>;
}

export interface Skills {
  /** @throws tool_not_found, asset_not_found */
  find(skill: string, input: Record<string, unknown>): Promise<Skill>;
  /** What is for sale for a need in plain words. */
  search(need: string, origin: Origin): Promise<{ tools: unknown[]; assets: unknown[]; demand: unknown }>;
}

/** The skills of the service's own that need no payment: they are the free tools of MCP under the names of the card. */
const freeSkills: ReadonlySet<string> = new Set([
  'search-tools',
  'get-tool',
  'search-assets',
  'get-asset',
  'create-payment',
  'get-payment',
  'pay-payment',
  'submit-demand',
]);

/** A slower answer is abandoned. */
const searchTimeoutMs = 20_000;

/** The skills with the free ones by name. */
interface SkillsParts extends SkillParts {
  free: ReturnType<typeof serviceTools>;
}

/** Runs skills through the same functions as HTTP and MCP: there is one purchase. */
export function skills(options: SkillParts): Skills {
  const parts: SkillsParts = { ...options, free: serviceTools(options) };
  return {
    find: (...given) => find(parts, ...given),
    search: (...given) => search(parts, ...given),
  };
}

async function runFree(parts: SkillsParts, name: string, input: Record<string, unknown>, origin: Origin): Promise<unknown> {
  const tool = parts.free.get(name.replaceAll('-', '_'));
  if (tool === undefined) throw problem('tool_not_found');
  const { structuredContent: said } = await tool.ask(input, origin);
  return isMembers(said) ? said['data'] : null;
}

function toolSkill(parts: SkillsParts, id: string, input: Record<string, unknown>): Skill {
  const entry = findTool(parts.tools.catalog, id);
  if (entry === null) throw parts.tools.catalog.unknown(id);
  const { tool } = entry;
  const priceMicros = priceFor(entry, input);
  return {
    id: tool.id,
    offer: priceMicros === 0 ? null : { kind: 'tool', serviceId: tool.id, amountMicros: priceMicros },
    async run({ taskId, input, means, caller, origin, metadata }) {
      const { json, bought } = await callTool(parts, {
        toolId: tool.id,
        readInput: () => Promise.resolve(input),
        means,
        caller,
        maxPriceMicros: maxPriceOfMeta(metadata),
        idempotencyKey: keyOfTask(means, taskId),
        takeFree: () => parts.limits.unpaid.take(allowanceOf(caller, origin.address)),
        request: agentRequestOf(origin, clientIdOf(caller)),
        address: origin.address,
      });
      if (bought !== null && means.kind === 'token') noteLoss(origin, bought);
      return { data: parseJson(json), bought, meta: paidMeta(parts, means, bought, { input, body: json }) ?? {} };
    },
  };
}

async function assetSkill(parts: SkillsParts, assetId: string): Promise<Skill> {
  const asset = await parts.assets.assets.find(assetId);
  if (asset === null) throw problem('asset_not_found');
  const amountMicros = asset.priceMicros ?? 0;
  return {
    id: asset.id,
    offer: amountMicros === 0 ? null : { kind: 'asset', serviceId: asset.id, amountMicros },
    async run({ taskId, means, caller, origin, metadata }) {
      const fetched = await fetchAsset(parts, {
        assetId: asset.id,
        means,
        caller,
        request: agentRequestOf(origin, clientIdOf(caller)),
        idempotencyKey: keyOfTask(means, taskId),
        maxPriceMicros: maxPriceOfMeta(metadata),
      });
      const data = deliveredBody(parts, fetched);
      const exchanged = { input: { asset_id: asset.id }, body: JSON.stringify(data) };
      return { data, bought: fetched.bought, meta: paidMeta(parts, means, fetched.bought, exchanged) ?? {} };
    },
  };
}

async function find(parts: SkillsParts, skill: string, input: Record<string, unknown>): Promise<Skill> {
  const named = skill.replaceAll('_', '-');
  if (freeSkills.has(named)) {
    return {
      id: named,
      offer: null,
      run: async (run) => ({ data: await runFree(parts, named, run.input, run.origin), bought: null, meta: {} }),
    };
  }
  if (isAssetId(skill)) return assetSkill(parts, skill);
  if (named !== 'fetch-asset') return toolSkill(parts, skill, input);
  const assetId = input['asset_id'] ?? input['id'];
  if (typeof assetId !== 'string' || !/^\w{1,64}$/.test(assetId)) {
    throw invalid('asset_id', 'asset_id is required');
  }
  return assetSkill(parts, assetId);
}

async function search(
  parts: SkillsParts,
  need: string,
  origin: Origin,
): Promise<{ answered: boolean; tools: unknown[]; assets: unknown[]; demand: unknown }> {
  const found = await findOffers(parts, {
    query: need.slice(0, 200),
    limit: 5,
    request: agentRequestOf(origin, clientIdOf(await origin.caller())),
    signal: AbortSignal.any([parts.stopping, AbortSignal.timeout(searchTimeoutMs)]),
  });
  const [tools, data] = [found.tools.services.map(briefTool), found.assets.results.map(briefAsset)];
  const { answered } = found;
  return { answered, tools, assets: data, demand: answered ? null : { skill: 'submit-demand', input: { need } } };
}

/** The purchase has the id of its task as its key, unless the payment carries a key of its own. */
function keyOfTask(means: Means, taskId: string): string {
  return keyTextOf(means, null) ?? taskId;
}

/**
 * The key under which the purchase of a task will be found, if its payment may well be good; null for one that nothing speaks for, which
 * must not cost a write.
 */
export async function keyOfGood(
  parts: Pick<SkillParts, 'payments'>,
  { offer }: Skill,
  { means, caller, taskId }: Pick<SkillRun, 'means' | 'caller' | 'taskId'>,
): Promise<IdempotencyKey | null> {
  if (offer === null || means.kind === 'none') return null;
  const key = keyUnder(parts, { offer }, { means, caller, taskId });
  if (means.kind !== 'signed') return key;
  try {
    await means.requireKey(offer);
    return key;
  } catch {
    // The signature of a contract, or none: the purchase finds out.
    return null;
  }
}

/** The same, for a purchase that was made. */
export function keyUnder(
  { payments: { payments } }: Pick<SkillParts, 'payments'>,
  { offer }: Pick<Skill, 'offer'>,
  { means, caller, taskId }: Pick<SkillRun, 'means' | 'caller' | 'taskId'>,
): IdempotencyKey | null {
  return keyOf({ caller, means, idempotencyKey: keyOfTask(means, taskId), maxPriceMicros: null }, paymentIdOf());

  function paymentIdOf(): string | null {
    if (means.kind !== 'token' || offer === null) return null;
    try {
      return payments.openToken(means.token, offer.serviceId, clientIdOf(caller)).paymentId;
    } catch {
      // The purchase says what is wrong with it.
      return null;
    }
  }
}

/** The price of the call; the lowest price if the input does not determine one. */
function priceFor(entry: CatalogEntry, input: Record<string, unknown>): number {
  try {
    return quoteOf(entry, input);
  } catch {
    // The call says what is wrong with it.
    return entry.priceMicros;
  }
}
