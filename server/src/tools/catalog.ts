import type { Foundation } from '../foundation.ts';
import type { CatalogListing, CatalogSearchAnswer, DemandAction, EnginePreference, ServiceDescriptor } from '@farebox/contract';
import { operatorActor, type AuditTrail } from '../accounts/audit-trail.ts';
import { bound } from '../bound.ts';
import type { Language } from '../language.ts';
import { rfc3339 } from '../clock.ts';
import { invalid, problem } from '../errors.ts';
import { centsFromMicros, formatAmount, type Micros } from '../money.ts';
import { keepPrice } from '../payments/quotes/earlier-prices.ts';
import type { Payments } from '../payments/quotes/payments.ts';
import { describedFields, fieldLines } from '../search/described-fields.ts';
import type { Embedding } from '../search/embedding.ts';
import { queryLanguage } from '../search/query-language.ts';
import type { Queries } from '../storage/database.ts';
import type { ToolSettingsRow } from '../storage/tables.ts';
import { described, inputSchemaOf, outputSchemaOf, slaOf, type Described } from './described-tool.ts';
import { inChinese, nameInChinese } from './kits/chinese.ts';
import { paymentFlow, refundPolicy } from './payment-flow.ts';
import { meteredMembers, storedPrice, type Metering } from './prices.ts';
import type { QualityLog } from './quality.ts';
import { priceChange, priceSet, type ToolSettings } from './set-price.ts';
import { addNames, indexByName, isFree, namesOf, toolIds, unknownTool } from './tool-names.ts';
import { toolSearch, type SearchableTool, type ToolHit, type ToolQuery, type ToolSearch } from './tool-search.ts';
import type { Tool } from './tool.ts';
import { worksHere } from './works-here.ts';
import { secondBestMax, unavailableMax, unavailableOf } from './unavailable-tools.ts';

interface ToolState {
  published: boolean;
  enabled: boolean;
  configured: boolean;
  apiKeyRequired: boolean;
}

/** A tool that is for sale: its definition and the operator's settings. */
export interface CatalogEntry {
  tool: Tool;
  state: ToolState;
  /** Of a metered price, the least. */
  priceMicros: Micros;
  /** Null: each call costs the same. */
  metering: Metering | null;
  /** Calls that each client has free in a day. */
  freePerDay: number;
  /** The engine that the operator chose; null: as configured for the service, or there is no choice. */
  engine: EnginePreference | null;
  /** Ids of the tools that the operator named as related; null for none. */
  related: readonly string[] | null;
}

export type Catalog = ReturnType<typeof catalog>;

/** The results of a search, and the rest of its answer. */
interface FoundEntries {
  answer: Omit<CatalogSearchAnswer, 'services'>;
  hits: ReadonlyArray<ToolHit<CatalogEntry>>;
}

/** Tools that come and go while the service runs. */
export interface ChangingTools {
  current(): readonly Tool[];
  /** Reads the changes of other replicas. @returns whether there were any */
  refresh(): Promise<boolean>;
}

export interface CatalogOptions extends Pick<Foundation, 'clock' | 'database' | 'publicUrl'> {
  tools: readonly Tool[];
  /** Listed after `tools`, which keep their names if both have one. */
  changing?: ChangingTools;
  payments: Payments;
  quality: QualityLog;
  auditTrail: AuditTrail;
  /** Told of each tool that an operator publishes, enables, hides or disables, in the transaction that does. */
  availabilityChanged?: (queries: Queries, toolId: string, isAvailable: boolean) => Promise<void>;
  /** Called with the engine that the operator chose for each tool, before tools are asked what they lack. */
  preferEngines?: (preferences: ReadonlyMap<string, EnginePreference>) => void;
  /** Absent: search uses words only. */
  embedding?: Embedding;
}

interface CatalogParts extends CatalogOptions {
  sold: readonly Tool[];
  byName: ReturnType<typeof indexByName>;
  /** By definition: an entry that somebody still holds can be described after its tool has changed. */
  descriptions: WeakMap<Tool, Described>;
  listeners: Array<() => void>;
  settings: Map<string, ToolSettingsRow>;
  all: Map<string, CatalogEntry>;
  published: readonly CatalogEntry[];
  search: ToolSearch<SearchableEntry>;
  /** Unavailable tools have their own index, so that they do not change the scores of the others. */
  unavailableSearch: ToolSearch<SearchableEntry>;
  hasUnavailable: boolean;
}

/** The tools for sale: names, prices and measured quality. */
export function catalog(options: CatalogOptions) {
  const { tools: builtIn, embedding } = options;
  const descriptions = new WeakMap<Tool, Described>();
  const listeners: Array<() => void> = [];
  const search: ToolSearch<SearchableEntry> = toolSearch(embedding ?? null);
  const unavailableSearch: ToolSearch<SearchableEntry> = toolSearch(embedding ?? null);
  const parts: CatalogParts = {
    ...options,
    sold: builtIn,
    byName: indexByName(builtIn),
    descriptions,
    listeners,
    settings: new Map<string, ToolSettingsRow>(),
    all: new Map<string, CatalogEntry>(),
    published: [],
    search,
    unavailableSearch,
    hasUnavailable: false,
  };
  gather(parts);
  rebuild(parts);

  return {
    ...bound(parts, {
      find,
      nameOf,
      health,
      unknown,
      callable,
      descriptor,
      listingHead,
      found: findEntries,
      search: searchCatalog,
      configure,
      refresh: refreshCatalog,
    }),
    /** Published tools, in the order of the catalog. */
    entries: (): readonly CatalogEntry[] => parts.published,
    /** Published or not, in the order of the catalog. */
    all: (): readonly CatalogEntry[] => [...parts.all.values()],

    listing: (): CatalogListing => ({ ...listingHead(parts), services: parts.published.map((entry) => descriptor(parts, entry)) }),

    /** Called after each change of the listing. */
    onChange: (listener: () => void): void => void listeners.push(listener),
  };
}

function entryOf(parts: CatalogParts, tool: Tool): CatalogEntry {
  const set = parts.settings.get(tool.id);
  const price = priceSet(set, tool);
  const freePerDay = set?.free_per_day ?? tool.pricing.freePerDay ?? 0;
  return {
    tool,
    ...price,
    freePerDay,
    engine: set?.engine ?? null,
    related: toolIds(set?.related ?? null),
    state: {
      published: tool.isReleased !== false && set?.published !== 0,
      enabled: set?.enabled !== 0,
      configured: isConfigured(tool) && !isBelowCost({ tool, ...price, freePerDay }),
      apiKeyRequired: set?.api_key_required === 1,
    },
  };
}

/** Takes the tools that come and go. */
function gather(parts: CatalogParts): void {
  const names = indexByName(parts.tools);
  const added = (parts.changing?.current() ?? []).filter((tool) => isFree(names, tool) && addNames(names, tool));
  parts.sold = [...parts.tools, ...added];
  parts.byName = names;
}

function rebuild(parts: CatalogParts): void {
  parts.all = new Map(parts.sold.map((tool) => [tool.id, entryOf(parts, tool)]));
  parts.published = [...parts.all.values()].filter((entry) => entry.state.published);
  const callable = parts.published.filter(({ state }) => state.enabled && state.configured).map(searchable);
  parts.search.know(callable);
  const off = parts.published.filter(({ state }) => !state.enabled || !state.configured).map(searchable);
  parts.unavailableSearch.know(off);
  parts.hasUnavailable = off.length > 0;
  for (const listener of parts.listeners) listener();
}

/** Reads the changes of other replicas, and checks again what each tool lacks. */
async function refreshCatalog(parts: CatalogParts): Promise<void> {
  const isGathered = (await parts.changing?.refresh()) === true;
  if (isGathered) gather(parts);
  const rows = await parts.database.read.selectFrom('tool_settings').selectAll().execute();
  const read = new Map(rows.map((row) => [row.tool_id, row]));
  const isSame = read.size === parts.settings.size && rows.every((row) => parts.settings.get(row.tool_id)?.updated_at === row.updated_at);
  if (isSame && !isGathered && !isConfigurationChanged(parts)) return;
  takeSettings(parts, read);
}

function takeSettings(parts: CatalogParts, read: Map<string, ToolSettingsRow>): void {
  parts.settings = read;
  parts.preferEngines?.(new Map([...read].flatMap(([id, { engine }]) => (engine === null ? [] : [[id, engine]]))));
  rebuild(parts);
}

/** Requirements may change while the service runs, e.g. the programs that an engine finds. */
function isConfigurationChanged(parts: CatalogParts): boolean {
  return [...parts.all.values()].some((entry) => entry.state.configured !== (isConfigured(entry.tool) && !isBelowCost(entry)));
}

/** By canonical id, legacy id or alias, published or not; null if there is none. */
function find(parts: CatalogParts, id: string): CatalogEntry | null {
  const tool = parts.byName.get(id);
  return tool === undefined ? null : (parts.all.get(tool.id) ?? null);
}

/** What people call a tool, by any of its names; null if there is none. */
function nameOf(parts: CatalogParts, id: string, language: Language = 'en'): string | null {
  const tool = parts.byName.get(id);
  if (tool === undefined) return null;
  const chinese = language === 'zh' && parts.tools.includes(tool) ? nameInChinese(tool.id) : undefined;
  return chinese ?? tool.name;
}

/** Of the latest check; null: not checked yet. */
function health(parts: CatalogParts, id: string): 'healthy' | 'unhealthy' | null {
  return parts.quality.of(id).healthStatus || null;
}

function descriptor(parts: CatalogParts, entry: CatalogEntry, language: Language = 'en'): ServiceDescriptor {
  const { descriptions, payments, publicUrl, quality } = parts;
  const inEnglish = descriptions.get(entry.tool) ?? described(entry.tool);
  descriptions.set(entry.tool, inEnglish);
  const known = language === 'zh' ? inChinese(inEnglish, parts.tools.includes(entry.tool)) : inEnglish;
  const [provider] = payments.providers;
  return {
    ...known,
    ...worksHere(entry.tool, publicUrl()),
    ...relatedIn(parts, relatedOf(parts, entry)),
    pricing: {
      amountCents: centsFromMicros(entry.priceMicros),
      amount: formatAmount(entry.priceMicros),
      currency: 'USD',
      policyId: entry.tool.pricing.policyId,
      settleMode: 'settle_first',
      billingMode: entry.metering === null ? 'per_call' : 'per_unit',
      maxCalls: 1,
      allowReuse: false,
      bindClient: true,
      ...(entry.metering === null ? {} : meteredMembers(entry.metering)),
      ...(entry.freePerDay === 0 ? {} : { freePerDay: entry.freePerDay }),
    },
    refundPolicy,
    sla: slaOf(entry.tool, quality.usualLatencyMaxMs(entry.tool.id)),
    payment: { providerId: provider?.id ?? '', provider: provider?.name ?? '' },
    quality: quality.of(entry.tool.id),
    state: entry.state,
  };
}

/** By words, and also by embedding if the catalog has an embedder that answers. */
async function findEntries(parts: CatalogParts, query: ToolQuery, signal = new AbortController().signal): Promise<FoundEntries> {
  const { search, unavailableSearch, clock, payments } = parts;
  const { limit, category, tag, maxPriceCents } = query;
  const isOffSearched = parts.hasUnavailable && query.query.trim() !== '';
  // At the same time, so that the query is embedded once.
  const [{ expandedTerms, didYouMean, answered, total, hits }, off] = await Promise.all([
    search.search(query, signal),
    isOffSearched ? unavailableSearch.search({ ...query, limit: unavailableMax }, signal) : null,
  ]);
  const unavailable = unavailableOf(off?.hits ?? [], hits[0]?.matchScore ?? 0);
  return {
    answer: {
      schemaVersion: 'farebox.catalog.search.v1',
      generatedAt: rfc3339(clock.now()),
      query: query.query,
      expandedTerms,
      language: queryLanguage(query.query),
      ...(didYouMean === null ? {} : { didYouMean }),
      filters: {
        limit,
        ...(category === undefined ? {} : { category }),
        ...(tag === undefined ? {} : { tag }),
        ...(maxPriceCents === undefined ? {} : { max_price_cents: maxPriceCents }),
      },
      answered,
      total,
      ...(unavailable.length === 0 ? {} : { unavailable }),
      payment: paymentFlow(payments),
      ...(answered || needOf(query) === '' ? {} : { demand: demandAction(needOf(query)) }),
    },
    hits: hits.map(({ tool, ...match }) => ({
      tool: tool.entry,
      ...match,
      ...(unavailable.length === 0 ? {} : { matchScore: Math.min(secondBestMax, match.matchScore) }),
    })),
  };
}

/** The operator's choice, else that of the definition, else the nearest tools by embedding. */
function relatedOf(parts: CatalogParts, { tool, related }: CatalogEntry): string[] {
  if (related !== null) return [...related];
  return tool.relatedServices.length > 0 ? [...tool.relatedServices] : [...parts.search.nearTo(tool.id)];
}

/** Definitions may name tools that this server does not have or publish. */
function relatedIn(parts: CatalogParts, relatedServices: string[]): Pick<ServiceDescriptor, 'relatedServices' | 'relatedNotInCatalog'> {
  const relatedNotInCatalog = relatedServices.filter((id) => find(parts, id)?.state.published !== true);
  return relatedNotInCatalog.length === 0 ? { relatedServices } : { relatedServices, relatedNotInCatalog };
}

function canonicalIds(parts: CatalogParts, ids: readonly string[]): string[] {
  return ids.map((id) => {
    const message = `there is no tool ${id}`;
    const tool = parts.byName.get(id);
    if (tool === undefined) throw invalid('related', message);
    return tool.id;
  });
}

/** The refusal of a name that no tool has, with the nearest names. */
function unknown(parts: CatalogParts, id: string) {
  return unknownTool(id, parts.published);
}

/** The listing without its services. */
function listingHead(parts: CatalogParts) {
  return { schemaVersion: 'farebox.catalog.v1', generatedAt: rfc3339(parts.clock.now()), payment: paymentFlow(parts.payments) } as const;
}

/** @throws tool_not_found, tool_disabled, tool_not_configured */
function callable(parts: CatalogParts, id: string): CatalogEntry {
  const entry = find(parts, id);
  if (entry === null || !entry.state.published) throw unknown(parts, id);
  if (!entry.state.enabled) throw problem('tool_disabled');
  if (!entry.state.configured) throw problem('tool_not_configured');
  return entry;
}

/** The same with the whole descriptor of each tool. */
async function searchCatalog(parts: CatalogParts, query: ToolQuery, signal?: AbortSignal): Promise<CatalogSearchAnswer> {
  const { answer, hits } = await findEntries(parts, query, signal);
  return { ...answer, services: hits.map(({ tool, ...match }) => ({ ...descriptor(parts, tool), ...match })) };
}

/**
 * Changes the operator's settings, on behalf of `actorId`; null restores the definition's own value.
 * @throws tool_not_found, invalid_input for an engine where there is no choice, and for unknown related tools
 */
async function configure(parts: CatalogParts, id: string, change: ToolSettings, actorId: string = operatorActor): Promise<CatalogEntry> {
  const { database, clock, auditTrail, availabilityChanged } = parts;
  const tool = parts.byName.get(id);
  if (tool === undefined) throw unknown(parts, id);
  if (typeof change.engine === 'string' && tool.servedBy === undefined) throw noChoice(tool.id);
  const price = priceChange(tool, inputSchemaOf(tool), change);
  if (price !== null || change.freePerDay !== undefined) {
    const freePerDay =
      change.freePerDay === undefined ? entryOf(parts, tool).freePerDay : (change.freePerDay ?? tool.pricing.freePerDay ?? 0);
    requireCost({ tool, ...(price === null ? entryOf(parts, tool) : priceSet(price, tool)), freePerDay });
  }
  const related = Array.isArray(change.related) ? canonicalIds(parts, change.related) : change.related;
  await database.write(async (queries) => {
    const row = {
      ...(change.published === undefined ? {} : { published: flag(change.published) }),
      ...(change.enabled === undefined ? {} : { enabled: flag(change.enabled) }),
      ...(change.apiKeyRequired === undefined ? {} : { api_key_required: flag(change.apiKeyRequired) }),
      ...price,
      ...(change.freePerDay === undefined ? {} : { free_per_day: change.freePerDay }),
      ...(change.engine === undefined ? {} : { engine: change.engine }),
      ...(related === undefined ? {} : { related: related === null ? null : JSON.stringify(related) }),
      updated_at: clock.now(),
    };
    await queries
      .insertInto('tool_settings')
      .values({ tool_id: tool.id, ...row })
      .onConflict((conflict) => conflict.column('tool_id').doUpdateSet(row))
      .execute();
    if (price !== null)
      await keepPrice(queries, tool.id, storedPrice(entryOf(parts, tool)), storedPrice(priceSet(price, tool)), clock.now());
    await auditTrail.record(queries, { actorId, action: 'tool.update', subjectId: tool.id, details: { ...change } });
    if (change.published !== undefined || change.enabled !== undefined) {
      const stored = await queries.selectFrom('tool_settings').selectAll().where('tool_id', '=', tool.id).executeTakeFirstOrThrow();
      const isAvailable = stored.published !== 0 && stored.enabled !== 0 && isConfigured(tool);
      await availabilityChanged?.(queries, tool.id, isAvailable);
    }
  });
  takeSettings(parts, new Map((await database.read.selectFrom('tool_settings').selectAll().execute()).map((row) => [row.tool_id, row])));
  return entryOf(parts, tool);
}

function isConfigured(tool: Tool): boolean {
  return (tool.missingConfiguration?.() ?? null) === null;
}

/** Whether each call would cost the service more than its buyer pays. */
function isBelowCost({ tool, priceMicros, freePerDay }: Pick<CatalogEntry, 'tool' | 'priceMicros' | 'freePerDay'>): boolean {
  return tool.costMicros !== undefined && (freePerDay > 0 || priceMicros < tool.costMicros);
}

function requireCost(entry: Parameters<typeof isBelowCost>[0]): void {
  if (!isBelowCost(entry)) return;
  throw invalid(
    entry.freePerDay > 0 ? 'free_per_day' : 'price_amount',
    `each call of ${entry.tool.id} costs $${formatAmount(entry.tool.costMicros ?? 0)} upstream: it is not sold for less, nor for nothing`,
  );
}

function noChoice(toolId: string) {
  return invalid('engine', `${toolId} has no choice of engines`);
}

/** The words of a search; where it has none, what it was limited to. */
function needOf({ query, category, tag }: ToolQuery): string {
  return query.trim() === '' ? [category, tag].filter((word) => word !== undefined).join(' ') : query;
}

/** A path, as all addresses of the catalog. */
function demandAction(need: string): DemandAction {
  return { method: 'POST', href: '/api/v1/agent-demand', body: { need } };
}

interface SearchableEntry extends SearchableTool {
  entry: CatalogEntry;
}

function searchable(entry: CatalogEntry): SearchableEntry {
  const { tool, priceMicros } = entry;
  return {
    entry,
    id: tool.id,
    name: tool.name,
    description: tool.description,
    category: tool.category,
    keywords: tool.keywords,
    useCases: tool.useCases,
    tags: tool.tags,
    fields: fieldsOf(tool),
    aliases: namesOf(tool).slice(1),
    priceCents: centsFromMicros(priceMicros),
  };
}

const fieldsMax = 1000;
/** By definition: the catalog is rebuilt with each change of a setting. */
const knownFields = new WeakMap<Tool, string>();

function fieldsOf(tool: Tool): string {
  const known = knownFields.get(tool);
  if (known !== undefined) return known;
  const fields = fieldLines([...describedFields(inputSchemaOf(tool)), ...describedFields(outputSchemaOf(tool))], fieldsMax);
  knownFields.set(tool, fields);
  return fields;
}

function flag(value: boolean | null): number | null {
  return value === null ? null : value ? 1 : 0;
}
