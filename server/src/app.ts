import type { PublicationBatch } from './assets/publish.ts';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { WalletChanged } from './accounts/payout-wallet.ts';
import { accountsRoom } from './accounts/accounts-room.ts';
import { auditTrail as openAuditTrail, type AuditTrail } from './accounts/audit-trail.ts';
import { isSignedName } from './accounts/caller.ts';
import { argon2idPasswords, type Passwords } from './accounts/passwords.ts';
import type { StandingChanged } from './accounts/standing.ts';
import { isAssetId } from './assets/asset.ts';
import { assetsRoom, stagingFolderOf, type AssetsRoom, type AssetsRoomOptions } from './assets/assets-room.ts';
import { assets as openAssets } from './assets/assets.ts';
import { assetSeller } from './assets/seller.ts';
import { storedPictures } from './assets/stored-picture.ts';
import { lastBackupAt } from './backup/last-backup.ts';
import { quarantine } from './backup/quarantine.ts';
import { hourMs, minuteMs, secondMs } from './clock.ts';
import type { AccountMessages } from './credit/account-messages.ts';
import { creditSeller } from './credit/credit-purchases.ts';
import { creditRoom } from './credit/credit-room.ts';
import { demandRoom } from './demand/demand-room.ts';
import { earningsRoom, type EarningsRoom } from './earnings/earnings-room.ts';
import type { Supply } from './demand/supply.ts';
import { layFoundation, type Foundation, type FoundationOptions } from './foundation.ts';
import { hook, type Hook } from './hook.ts';
import { httpApp } from './http/app.ts';
import type { Addition } from './discovery/addition.ts';
import type { ConsoleFiles } from './http/console/console-files.ts';
import type { Env } from './surface/client-address.ts';
import type { OptionalRoom } from './optional-rooms.ts';
import { mpp } from './optional/mpp/mpp.ts';
import { openResale, resaleRoom } from './optional/resale/resale-room.ts';
import { pledgesRoom } from './optional/pledges/pledges-room.ts';
import { a2aRoom } from './optional/a2a/a2a-room.ts';
import { ardRoom } from './optional/ard/ard-room.ts';
import { mailRoom } from './mail/mail-room.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import { operationsRoom } from './operations/operations-room.ts';
import type { Parts } from './parts.ts';
import { checkout } from './payments/checkout.ts';
import { paymentsRoom, type PaymentsRoom } from './payments/payments-room.ts';
import { accessLog as openAccessLog } from './requests/access-log.ts';
import { paymentEvent } from './requests/payment-event.ts';
import { memoryCeiling, type MemoryCeiling } from './limits/memory-ceiling.ts';
import { rateLimit } from './limits/token-bucket.ts';
import { unpaidQueue } from './limits/unpaid-queue.ts';
import { openEmbedder } from './search/embedders/open-embedder.ts';
import { createAssetSearch, type HybridSearch } from './search/hybrid-search.ts';
import type { Queries } from './storage/database.ts';
import { importsRoom } from './imports/imports-room.ts';
import { owned } from './owner-tools/owned.ts';
import { ownerTools } from './owner-tools/owner-tools.ts';
import { providerToolsRoom, type OtherProviderTools } from './provider-tools/provider-tools-room.ts';
import { availability } from './tools/availability.ts';
import { toolSeller } from './tools/seller.ts';
import type { Tool } from './tools/tool.ts';
import { ownKits, toolsRoom } from './tools/tools-room.ts';

export interface App {
  http: OpenAPIHono<Env>;
  parts: Parts;
  /** Begins background work: leases, recovery, probes, expiry. */
  start(): Promise<void>;
  /** Sets the public address of the service in the documents, once the port is known. */
  reachableAt(url: string): void;
  /** Ends connections that would never end by themselves; called before waiting for the running calls. */
  drain(): void;
  /** Interrupts the running calls: each is given back to its token, and its answer says so. */
  interrupt(): void;
  /** Stops background work: running work is finished, then the database is closed. */
  stop(): Promise<void>;
}

export type AppOptions = FoundationOptions &
  Pick<AssetsRoomOptions, 'previewer'> & {
    passwords?: Passwords;
    extraTools?: readonly Tool[];
    /** In the place of the vision, OCR and document tools and their engines. */
    providerTools?: OtherProviderTools;
    /** The built pages for people; without them, `/` sends people to the documentation. */
    pages?: ConsoleFiles | null;
  };

/** Builds one room after another, each from earlier ones. */
export async function createApp({
  passwords = argon2idPasswords(),
  extraTools = [],
  providerTools: instead,
  previewer,
  pages = null,
  ...options
}: AppOptions): Promise<App> {
  const base = await layFoundation(options);
  const { foundation } = base;
  const { config, database, clock, log, blobs, upkeep } = foundation;
  const mail = mailRoom(foundation);
  const shared = { ...hooks(), mail, auditTrail: openAuditTrail({ database, clock }) };

  const payments = await paymentsRoom(foundation, { ...shared, protocol: config.without.includes('mpp') ? null : mpp });
  const earnings = earningsRoom(foundation, { ...payments, ...shared });
  const credit = creditRoom(foundation, { ...payments, ...shared });
  const registry = openAssets(database);
  const pictures = storedPictures({ assets: registry, blobs, folder: stagingFolderOf(config), clock });
  const embedder = embedderOf(foundation);
  const search = createAssetSearch({ database, embedder, clock, log, jobs: foundation.jobs, pictures, replica: foundation.searchReplica });
  const assets = assetsRoom(foundation, { ...payments, ...shared, assets: registry, search, previewer });
  const { accountMessages } = credit;
  const sold = await toolRooms(foundation, { ...shared, payments, earnings, search, tell: accountMessages.add, extraTools, instead });
  const { tools, providerTools, imports } = sold;
  const accessLog = openAccessLog({ database, clock, log, keptMs: config.kept.requestsMs });
  const demand = demandRoom(foundation, {
    ...shared,
    assets: registry,
    search,
    catalog: tools.catalog,
    embedder,
  });
  const canonicalService = (id: string) => (isAssetId(id) ? id : (tools.catalog.find(id)?.tool.id ?? null));
  const accounts = accountsRoom(foundation, { ...shared, passwords, canonicalService });

  lookAfterBackups(foundation);
  upkeep.every('store the access log', secondMs, () => accessLog.flush());
  upkeep.every('forget old requests', minuteMs, () => accessLog.sweep());
  const memory = memoryCeiling({ ceilingBytes: config.load.memoryMaxBytes, metrics: foundation.metrics });
  const parts: Parts = {
    ...foundation,
    mail,
    accounts,
    payments: {
      ...payments,
      checkout: checkout({
        payments: payments.payments,
        sellers: [assetSeller(assets), creditSeller(), toolSeller(tools)],
        paid: (payment, caller) => {
          if (payment.offerKind !== 'credit') accessLog.record(paymentEvent(payment, caller));
        },
      }),
    },
    earnings,
    credit,
    tools,
    providerTools,
    imports,
    assets,
    ownerTools: sold.ownerTools,
    demand,
    operations: operationsRoom(foundation, { ...payments, ...credit, ...assets, ...tools, ...demand, ...shared, search, embedder }),
    search,
    embedder,
    accessLog,
    limits: requestLimits(foundation, memory),
  };

  return appOf(base, parts, { assets, search, memory, pages });
}

/** What rooms tell those above them, within their transactions. */
function hooks() {
  const supplyPublished = hook<[queries: Queries, supply: Supply, batch?: PublicationBatch]>();
  const batchPublished = hook<[batch: PublicationBatch]>();
  const walletChanged: WalletChanged = hook();
  const standingChanged: StandingChanged = hook();
  return { supplyPublished, batchPublished, walletChanged, standingChanged };
}

/** The surfaces over the rooms, and the order in which their background work begins and ends. */
function appOf(
  base: Awaited<ReturnType<typeof layFoundation>>,
  parts: Parts,
  { assets, search, memory, pages }: { assets: AssetsRoom; search: HybridSearch; memory: MemoryCeiling; pages: ConsoleFiles | null },
): App {
  const optional = optionalRooms(parts);
  const mcp = mcpRoutes(parts, { added: optional.flatMap(({ tools = [] }) => tools) });
  return {
    http: httpApp(parts, { pages, additions: [{ surface: mcp }, ...optional] }),
    parts,
    async start() {
      await base.begin();
      await parts.payments.reservations.recover();
      await search.start();
      await assets.reindex();
      await assets.seed();
      base.start();
      memory.start();
      parts.providerTools.start();
    },
    reachableAt: base.reachableAt,
    drain: base.drain,
    interrupt: base.interrupt,
    async stop() {
      base.drain();
      base.interrupt();
      await parts.payments.reservations.idle();
      memory.stop();
      await base.stop();
      await parts.providerTools.stop();
      await parts.imports.close();
      await parts.accessLog.flush();
      await assets.close();
      await parts.tools.quality.flush();
      await base.close();
    },
  };
}

/** What a service can do without: nothing else imports these rooms. */
function optionalRooms(parts: Parts): Addition[] {
  const has = (room: OptionalRoom) => !parts.config.without.includes(room);
  return [
    pledgesRoom(parts, has('pledges')),
    ...(has('resale') ? [resaleRoom(parts)] : []),
    ...(has('ard') ? [ardRoom(parts)] : []),
    ...(has('a2a') ? [a2aRoom(parts)] : []),
  ];
}

interface ToolRoomsOptions {
  payments: PaymentsRoom;
  earnings: EarningsRoom;
  auditTrail: AuditTrail;
  search: HybridSearch;
  supplyPublished: Hook<[queries: Queries, supply: Supply, batch?: PublicationBatch]>;
  /** Tells an account what happened, in the same transaction. */
  tell: AccountMessages['add'];
  extraTools: readonly Tool[];
  instead: OtherProviderTools | undefined;
}

/** The rooms that together fill the catalog. */
async function toolRooms(foundation: Foundation, { payments, earnings, auditTrail, search, tell, ...options }: ToolRoomsOptions) {
  const { config, database, clock } = foundation;
  const providerTools = await providerToolsRoom(foundation, { ...payments, instead: options.instead });
  const builtIn = [...ownKits(foundation), ...providerTools.tools, ...options.extraTools];
  const available = availability({
    database,
    clock,
    becameAvailable: (queries, id) => options.supplyPublished.run(queries, { kind: 'tool', id }),
  });
  const imports = await importsRoom(foundation, {
    auditTrail,
    tell,
    published: (queries, toolId) => available.changed(queries, toolId, true),
    owned: owned(database, earnings.revenue),
    resale: config.without.includes('resale') ? null : await openResale(foundation),
    builtIn,
  });
  const tools = await toolsRoom(foundation, {
    ...payments,
    auditTrail,
    search,
    builtIn,
    imported: imports.tools,
    availability: available,
    preferEngines: providerTools.choice.prefer,
  });
  const ofOwners = ownerTools({ auditTrail, tell, imports: imports.tools, database, clock, rules: config.ownerTools });
  return { tools, providerTools, imports, ownerTools: ofOwners };
}

function lookAfterBackups({ config, database, blobs, clock, metrics, upkeep }: Foundation): void {
  const quarantined = quarantine({ database, blobs, clock, workFolder: stagingFolderOf(config) });
  metrics.readings(
    { farebox_backup_age_seconds: { help: 'Since the newest backup was complete; absent where none was made with this data folder.' } },
    async () => {
      const at = await lastBackupAt(config.dataDir);
      return at === null ? [] : [{ name: 'farebox_backup_age_seconds', value: Math.max(0, (clock.now() - at) / secondMs) }];
    },
    { everyMs: 10 * secondMs, now: () => clock.now() },
  );
  upkeep.every('remove files from quarantine', 6 * hourMs, () => quarantined.sweep());
}

function requestLimits(
  { config, clock, metrics, replicas, threads }: Foundation,
  { isReached: isMemoryFull }: MemoryCeiling,
): Parts['limits'] {
  const limitOf = (perMinute: number, name: 'unpaid' | 'auth' | 'login' | 'capture') =>
    // Each thread counts as a replica; those of this process share their parts.
    rateLimit({
      perMinute,
      clock,
      replicas: () => Math.max(1, replicas() / (threads?.running() ?? 1)),
      store: perMinute === 0 ? undefined : threads?.buckets(name),
    });
  const [strangers, signed] = [limitOf(config.unpaidPerMinute, 'unpaid'), limitOf(config.signedPerMinute, 'unpaid')];
  return {
    unpaid: {
      take: (client: string, hint?: string, cost?: number) => (isSignedName(client) ? signed : strangers).take(client, hint, cost),
    },
    auth: limitOf(config.authPerMinute, 'auth'),
    login: limitOf(config.authPerMinute, 'login'),
    capture: limitOf(config.capturePerMinute, 'capture'),
    unpaidQueue: unpaidQueue({ ...config.load, isMemoryFull, metrics }),
  };
}

function embedderOf({ config, fetch, metrics }: Foundation) {
  const { embedder, embedderKey: key } = config;
  return openEmbedder({ embedder, key, fetch, spent: (tokens) => metrics.embeddingTokens(tokens) });
}
