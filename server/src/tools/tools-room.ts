import { revenue } from '../assets/revenue.ts';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import { hourMs, minuteMs, secondMs } from '../clock.ts';
import type { AccountMessages } from '../credit/account-messages.ts';
import type { Hook } from '../hook.ts';
import type { Foundation } from '../foundation.ts';
import type { PaymentsRoom } from '../payments/payments-room.ts';
import type { HybridSearch } from '../search/hybrid-search.ts';
import type { Queries } from '../storage/database.ts';
import { availability } from './availability.ts';
import { importedToolsRoom, type ImportedToolsRoom } from './imported/imported-room.ts';
import { callPlaces, type CallPlaces } from './call-places.ts';
import { catalog, type Catalog } from './catalog.ts';
import type { ToolEngine } from './engines/engine.ts';
import { openEngines } from './engines/open-engines.ts';
import { freeCalls, type FreeCalls } from './free-calls.ts';
import { probeTools } from './health-probes.ts';
import { identifierKit } from './kits/identifiers.ts';
import { proxyKit } from './kits/proxy.ts';
import { textKit } from './kits/text.ts';
import { timeKit } from './kits/time.ts';
import { vendorTools } from './kits/vendor/vendor-kit.ts';
import type { VendorTool } from './kits/vendor/vendor-tool.ts';
import { weatherKit } from './kits/weather.ts';
import { visionAndDocumentTools, type VisionAndDocumentTools } from './vision-and-document-tools.ts';
import { qualityLog, type QualityLog } from './quality.ts';
import { forgetOldDays } from './tool-days.ts';
import type { Tool } from './tool.ts';
import type { ToolFiles } from './tool-jobs/tool-files.ts';

/** Pay-per-call tools. */
export interface ToolsRoom {
  quality: QualityLog;
  catalog: Catalog;
  callPlaces: CallPlaces;
  freeCalls: FreeCalls;
  toolFiles: ToolFiles;
  vendorTools: VisionAndDocumentTools;
  imports: ImportedToolsRoom;
}

export interface ToolsRoomOptions extends Pick<PaymentsRoom, 'ledger' | 'payments' | 'reservations'> {
  auditTrail: AuditTrail;
  search: Pick<HybridSearch, 'embedding'>;
  /** Called when a tool becomes available. */
  supplyPublished: Pick<Hook<[queries: Queries, supply: { kind: 'tool'; id: string }]>, 'run'>;
  /** Tells an account what happened, in the same transaction. */
  tellAccount?: AccountMessages['add'] | undefined;
  extraTools?: readonly Tool[] | undefined;
  /** Replaces the vision, OCR and document tools and their engines. */
  vendor?: { tools: readonly VendorTool[]; engines: readonly ToolEngine[] } | undefined;
}

export async function toolsRoom(foundation: Foundation, options: ToolsRoomOptions): Promise<ToolsRoom> {
  const { config, database, clock, log, fetch, upkeep, stopping } = foundation;
  const quality = qualityLog({ database, clock, log });
  const vendor = visionAndDocumentTools({
    ...foundation,
    described: options.vendor?.tools ?? vendorTools,
    engines:
      options.vendor === undefined
        ? await openEngines(foundation)
        : { engines: options.vendor.engines, sweep: async () => undefined, close: async () => undefined },
    uses: options.reservations,
  });
  const becameAvailable = (queries: Queries, id: string) => options.supplyPublished.run(queries, { kind: 'tool', id });
  const available = availability({ database, clock, becameAvailable });
  const availabilityChanged = async (queries: Queries, toolId: string, isAvailable: boolean) => {
    if (await available.changed(queries, toolId, isAvailable)) await becameAvailable(queries, toolId);
  };
  const builtIn = [
    ...timeKit({ clock }),
    ...textKit(),
    ...identifierKit({ sourceUrl: config.uuidSourceUrl, fetch }),
    ...weatherKit({ baseUrl: config.weatherUrl, fetch, clock }),
    ...proxyKit({ backendUrl: config.proxyBackendUrl, fetch }),
    ...vendor.tools,
    ...(options.extraTools ?? []),
  ];
  const imports = await importedToolsRoom(foundation, {
    auditTrail: options.auditTrail,
    published: (queries, toolId) => availabilityChanged(queries, toolId, true),
    tell: options.tellAccount,
    revenue: revenue({ ledger: options.ledger, dialect: database.dialect, feeBps: config.platformFeeBps }),
    builtIn,
  });
  const sold = catalog({
    tools: builtIn,
    changing: imports.tools,
    database,
    payments: options.payments,
    quality,
    auditTrail: options.auditTrail,
    availabilityChanged,
    preferEngines: vendor.choice.prefer,
    embedding: options.search.embedding,
    clock,
  });
  imports.tools.onChange(() => sold.refresh());
  await sold.refresh();
  await quality.flush();
  upkeep.every('store tool statistics', 5 * secondMs, () => quality.flush());
  upkeep.every('read tool settings', 5 * secondMs, () => sold.refresh());
  const builtInIds = new Set(builtIn.map(({ id }) => id));
  const noticeAvailable = () => {
    const callable = sold.entries().filter(({ state }) => state.enabled && state.configured);
    return available.look(new Set(callable.map(({ tool }) => tool.id)), builtInIds);
  };
  sold.onChange(upkeep.every('notice tools that became available', minuteMs, noticeAvailable));
  upkeep.every('probe tools', config.probeIntervalMs, () => probeTools({ catalog: sold, quality, log, signal: stopping }));
  upkeep.every('end and forget jobs of tools', 10 * minuteMs, () => vendor.sweep());
  upkeep.every('forget the history of tools', hourMs, () => forgetOldDays(database, clock.now() - config.kept.toolHistoryMs));
  const places = callPlaces({ ...config.calls, stopping, metrics: foundation.metrics });
  const [secret = ''] = config.secrets;
  const free = freeCalls({ database, clock, secret });
  upkeep.every('forget free calls of earlier days', hourMs, () => free.forget());
  return { quality, catalog: sold, callPlaces: places, freeCalls: free, toolFiles: vendor.files, vendorTools: vendor, imports };
}
