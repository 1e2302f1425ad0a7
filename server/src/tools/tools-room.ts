import type { AuditTrail } from '../accounts/audit-trail.ts';
import { hourMs, minuteMs, secondMs } from '../clock.ts';
import type { Foundation } from '../foundation.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import type { HybridSearch } from '../search/hybrid-search.ts';
import type { Availability } from './availability.ts';
import { callPlaces, type CallPlaces } from './call-places.ts';
import { catalog, type Catalog, type CatalogOptions, type ChangingTools } from './catalog.ts';
import { freeCalls, type FreeCalls } from './free-calls.ts';
import { identifierKit } from './kits/identifiers.ts';
import { proxyKit } from './kits/proxy.ts';
import { textKit } from './kits/text.ts';
import { timeKit } from './kits/time.ts';
import { weatherKit } from './kits/weather.ts';
import { qualityLog, type QualityLog, type Health } from './quality.ts';
import { forgetOldDays } from './tool-days.ts';
import { type Tool, timeLimitMs, Uncharged } from './tool.ts';
import { asProblem } from '../errors.ts';
import type { Log } from '../log.ts';

/** Pay-per-call tools. */
export interface ToolsRoom {
  quality: QualityLog;
  catalog: Catalog;
  callPlaces: CallPlaces;
  freeCalls: FreeCalls;
}

export interface ToolsRoomOptions extends Pick<PaymentsRoom, 'payments'>, Required<Pick<CatalogOptions, 'preferEngines'>> {
  auditTrail: AuditTrail;
  search: Pick<HybridSearch, 'embedding'>;
  /** The tools that come with the service. */
  builtIn: readonly Tool[];
  /** Tools that come and go while it runs. */
  imported: ChangingTools & { onChange(listener: () => Promise<void>): void };
  availability: Availability;
}

/** The tools that this process computes itself, or asks one service for. */
export function ownKits({ config, fetch, clock }: Foundation): Tool[] {
  return [
    ...timeKit({ clock }),
    ...textKit(),
    ...identifierKit({ sourceUrl: config.uuidSourceUrl, fetch }),
    ...weatherKit({ baseUrl: config.weatherUrl, fetch, clock }),
    ...proxyKit({ backendUrl: config.proxyBackendUrl, fetch }),
  ];
}

export async function toolsRoom(
  foundation: Foundation,
  { builtIn, imported, availability, ...options }: ToolsRoomOptions,
): Promise<ToolsRoom> {
  const { config, database, clock, log, upkeep, stopping, metrics, threads } = foundation;
  const quality = qualityLog({ database, clock, log });
  const sold = catalog({
    tools: builtIn,
    changing: imported,
    database,
    payments: options.payments,
    quality,
    auditTrail: options.auditTrail,
    availabilityChanged: availability.changed,
    preferEngines: options.preferEngines,
    embedding: options.search.embedding,
    publicUrl: foundation.publicUrl,
    clock,
  });
  imported.onChange(() => sold.refresh());
  await sold.refresh();
  await quality.flush();
  upkeep.every('store tool statistics', 5 * secondMs, () => quality.flush());
  upkeep.every('read tool settings', 5 * secondMs, () => sold.refresh());
  const builtInIds = new Set(builtIn.map(({ id }) => id));
  const noticeAvailable = () => {
    const callable = sold.entries().filter(({ state }) => state.enabled && state.configured);
    return availability.look(new Set(callable.map(({ tool }) => tool.id)), builtInIds);
  };
  sold.onChange(upkeep.every('notice tools that became available', minuteMs, noticeAvailable));
  if (config.probeIntervalMs > 0) {
    upkeep.every('probe tools', config.probeIntervalMs, () => probeTools({ catalog: sold, quality, log }, stopping));
  }
  upkeep.every('forget the history of tools', hourMs, () => forgetOldDays(database, clock.now() - config.kept.toolHistoryMs));
  const [secret = ''] = config.secrets;
  const free = freeCalls({ database, clock, secret });
  upkeep.every('forget free calls of earlier days', hourMs, () => free.forget());
  return {
    quality,
    catalog: sold,
    callPlaces: callPlaces({ ...config.calls, stopping, metrics, counts: threads?.counts() }),
    freeCalls: free,
  };
}

/** A probe has less time than a call, because the others wait for it. */
const probeMsMax = 20_000;

/**
 * Calls every available tool with its own example request, free and internally: the tool is healthy if its answer fits its output schema,
 * not if its port answers. A tool whose example would cost money has a probe of its own. A tool that lacks something is unhealthy, and its
 * detail names it.
 */
async function probeTools(
  { catalog, quality, log }: { catalog: Catalog; quality: QualityLog; log: Log },
  signal: AbortSignal,
): Promise<void> {
  for (const { tool, state } of catalog.entries()) {
    if (!state.enabled || signal.aborted) continue;
    const missing = tool.missingConfiguration?.() ?? null;
    const started = performance.now();
    const health = missing === null ? await healthOf(tool, signal) : { status: 'unhealthy' as const, detail: missing };
    // A call interrupted by the end of the server says nothing.
    if (health === null || signal.aborted) continue;
    if (health.detail !== null && missing === null) log.warn({ tool: tool.id, detail: health.detail }, 'tool is unhealthy');
    await quality.probed(tool.id, { ...health, latencyMs: performance.now() - started });
  }
}

/** Null if it cannot be known. */
async function healthOf(tool: Tool, stopping: AbortSignal): Promise<Pick<Health, 'status' | 'detail'> | null> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(Math.min(timeLimitMs(tool), probeMsMax))]);
  try {
    if (tool.probe !== undefined) return (await tool.probe(signal)) === 'unknown' ? null : healthy;
    const context = { signal, requestId: 'probe', clientId: 'probe', owner: null, whenPaid: () => {} };
    const ran = await tool.run(tool.input.parse(tool.exampleRequest), context);
    const fits = tool.output.safeParse(ran instanceof Uncharged ? ran.output : ran).success;
    return fits ? healthy : { status: 'unhealthy', detail: 'output does not fit its schema' };
  } catch (thrown) {
    const { code, message } = asProblem(thrown);
    return { status: 'unhealthy', detail: `${code}: ${message}` };
  }
}

const healthy = { status: 'healthy', detail: null } as const;
