import { join } from 'node:path';
import type { Hono } from 'hono';
import { authenticator, type Authenticator } from './accounts/authenticate.ts';
import { accounts, type Accounts } from './accounts/accounts.ts';
import { apiKeys, type ApiKeys } from './accounts/api-keys.ts';
import { sessions, type Sessions } from './accounts/sessions.ts';
import { walletSignIn, type WalletSignIn } from './accounts/sign-in-with-x.ts';
import { topUps, type TopUps } from './credit/top-ups.ts';
import { cardTopUps, type CardTopUps } from './credit/card-top-ups.ts';
import { creditPurchases, creditSeller, type CreditPurchases } from './credit/credit-purchases.ts';
import { lowBalanceNotices, type LowBalanceNotices } from './credit/low-balance.ts';
import { stripeClient } from './credit/stripe.ts';
import { auditTrail, type AuditTrail } from './accounts/audit-trail.ts';
import { isAssetId } from './assets/asset.ts';
import { assets, type Assets } from './assets/assets.ts';
import { blobFolderOf } from './assets/blob-folder.ts';
import { deliveryParts, type DeliveryParts } from './assets/delivery-parts.ts';
import { janitor } from './assets/janitor.ts';
import { links, type Links } from './assets/links.ts';
import { refuseOwn } from './assets/own-source.ts';
import { pausedAssets, type PausedAssets } from './assets/paused-assets.ts';
import { previewer } from './assets/previews/preview.ts';
import { publisher, type Publisher } from './assets/publish.ts';
import { relatedAssets, type RelatedAssets } from './assets/related.ts';
import { revenue, type Revenue } from './assets/revenue.ts';
import { netRevenueBooks, type NetRevenueBooks } from './assets/revenue-returns.ts';
import { publishSamples } from './assets/samples.ts';
import { assetSeller } from './assets/seller.ts';
import { storedPictures } from './assets/stored-picture.ts';
import { dayMs, hourMs, minuteMs, secondMs, systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { httpApp } from './http/app.ts';
import type { Env } from './http/client-address.ts';
import { rateLimit, type RateLimit } from './http/rate-limit.ts';
import { paymentEvent } from './demand/payment-event.ts';
import { accessLog, type AccessLog } from './demand/access-log.ts';
import { demandAggregate, type DemandAggregate } from './demand/aggregate.ts';
import { capture, type Capture } from './demand/capture.ts';
import { needClusters } from './demand/clusters.ts';
import { liveSupply } from './demand/live-supply.ts';
import { watches } from './demand/watch.ts';
import { newId } from './ids.ts';
import { jobs, type Jobs } from './jobs/jobs.ts';
import { processLease } from './jobs/processes.ts';
import { schedule } from './jobs/schedule.ts';
import type { Log } from './log.ts';
import { metrics, type Metrics } from './metrics.ts';
import { paymentCore } from './payments/payment-core.ts';
import { sealer } from './payments/sealed-quote.ts';
import type { Ledger } from './payments/ledger.ts';
import { mpp } from './payments/mpp/mpp.ts';
import type { Payments } from './payments/payments.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { creditProvider } from './payments/providers/credit.ts';
import { testProvider } from './payments/providers/test.ts';
import { receiptSigner, type ReceiptSigner } from './payments/receipts.ts';
import type { X402Gate } from './payments/x402/gate.ts';
import { openX402 } from './payments/x402/open-x402.ts';
import { reconcile } from './payments/x402/reconcile.ts';
import type { Settler } from './payments/x402/settler.ts';
import { isTestnet } from './payments/x402/settlers/networks.ts';
import { openSettler } from './payments/x402/settlers/open.ts';
import { unclaimedMoney, type Unclaimed } from './payments/unclaimed.ts';
import { walletRefunds, type WalletRefunds } from './payments/wallet-refunds.ts';
import { unresolvedSettlements, type UnresolvedSettlements } from './payments/x402/unresolved.ts';
import type { Purchases } from './payments/purchase.ts';
import type { Reservations } from './payments/reservations.ts';
import { assertAllowedUrl, guardedFetch, type GuardedFetch } from './net/guarded-fetch.ts';
import { webhookSecrets } from './net/webhook-secrets.ts';
import { openSender } from './payments/payouts/open.ts';
import { payouts, type Payouts } from './payments/payouts/payouts.ts';
import { checkout, type Checkout } from './payments/checkout.ts';
import { revenueBooks } from './payments/revenue-books.ts';
import type { AssetSearch } from './search/asset-search.ts';
import { openEmbedder } from './search/embedders/open.ts';
import { createAssetSearch } from './search/hybrid-search.ts';
import type { BlobStore } from './storage/blobs/blob-store.ts';
import { openBlobs } from './storage/blobs/open.ts';
import type { Database } from './storage/database.ts';
import { migrate } from './storage/migrate.ts';
import { openConfigured } from './storage/open.ts';
import { catalog, type Catalog } from './tools/catalog.ts';
import type { ToolEngine } from './tools/engines/engine.ts';
import { openEngines } from './tools/engines/open.ts';
import { probeTools } from './tools/health-probes.ts';
import { identifierKit } from './tools/kits/identifiers.ts';
import { proxyKit } from './tools/kits/proxy.ts';
import { textKit } from './tools/kits/text.ts';
import { timeKit } from './tools/kits/time.ts';
import { weatherKit } from './tools/kits/weather.ts';
import { vendorTools } from './tools/kits/vendor/vendor-kit.ts';
import type { VendorTool } from './tools/kits/vendor/vendor-tool.ts';
import { openVendorTools, type OpenVendorTools } from './tools/open-vendor-tools.ts';
import { qualityLog, type QualityLog } from './tools/quality.ts';
import { toolSeller } from './tools/seller.ts';
import type { Tool } from './tools/tool.ts';
import type { ToolFiles } from './tools/tool-jobs/tool-files.ts';

/** Everything the surfaces ask. */
export interface Parts extends DeliveryParts {
  config: Config;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  database: Database;
  ledger: Ledger;
  payments: Payments;
  reservations: Reservations;
  purchase: Purchases;
  checkout: Checkout;
  revenueBooks: NetRevenueBooks;
  payouts: Payouts;
  /** Null: prepaid credit cannot be bought by card here. */
  cardTopUps: CardTopUps | null;
  creditPurchases: CreditPurchases;
  lowBalance: LowBalanceNotices;
  /** Null: nobody pays by a signed payment here. */
  x402: X402Gate | null;
  settler: Settler | null;
  /** Null likewise. */
  unresolved: UnresolvedSettlements | null;
  unclaimed: Unclaimed;
  walletRefunds: WalletRefunds;
  /** Null: no wallet has anything here. */
  walletSignIn: WalletSignIn | null;
  receipts: ReceiptSigner;
  quality: QualityLog;
  catalog: Catalog;
  toolFiles: ToolFiles;
  vendorTools: OpenVendorTools;
  accounts: Accounts;
  sessions: Sessions;
  apiKeys: ApiKeys;
  topUps: TopUps;
  authenticator: Authenticator;
  auditTrail: AuditTrail;
  jobs: Jobs;
  assets: Assets;
  publisher: Publisher;
  related: RelatedAssets;
  search: AssetSearch;
  links: Links;
  revenue: Revenue;
  blobs: BlobStore;
  guardedFetch: GuardedFetch;
  accessLog: AccessLog;
  checkSource: DeliveryParts['checkDeliverable'];
  pausedAssets: PausedAssets;
  capture: Capture;
  aggregate: DemandAggregate;
  limits: { unpaid: RateLimit; auth: RateLimit; capture: RateLimit };
  /** Aborted when no new work is taken: what would stay open for ever has to end, calls go on. */
  draining: AbortSignal;
  /** Aborted when running calls have to end. */
  stopping: AbortSignal;
  /** Where the world reaches the service, without a trailing slash. */
  publicUrl(): string;
}

export interface App {
  http: Hono<Env>;
  parts: Parts;
  /** Begins background work: leases, recovery, probes, expiry. */
  start(): Promise<void>;
  /** Tells the documents where the world reaches the service, once the port is known. */
  reachableAt(url: string): void;
  /** Ends what would keep a connection open for ever; comes before waiting for the running calls. */
  drain(): void;
  /** Ends the calls that still run: each is given back to its token, and its caller is told so. */
  interrupt(): void;
  /** No new background work; what runs is finished, then the database is closed. */
  stop(): Promise<void>;
}

export interface AppOptions {
  config: Config;
  log: Log;
  clock?: Clock;
  /** Tests bring their own. */
  database?: Database;
  extraTools?: readonly Tool[];
  /** In the place of the vision, OCR and document tools, and of what they run on. */
  vendor?: { tools: readonly VendorTool[]; engines: readonly ToolEngine[] };
  fetch?: typeof globalThis.fetch;
}

/** Builds every part by hand, top to bottom: the only place that knows concrete adapters. */
export async function createApp({ config, log, clock = systemClock, fetch = globalThis.fetch, ...options }: AppOptions): Promise<App> {
  const processId = newId('proc', clock.now());
  const database = options.database ?? openConfigured(config);
  const ran = await migrate(database);
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');

  const draining = new AbortController();
  const stopping = new AbortController();
  const meters = metrics();
  const settler = config.providers.includes('x402') ? await openSettler({ config, database, clock, log, fetch }) : null;
  let publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const sealing = { secrets: config.secrets, clock, publicUrl: () => publicUrl };
  const machinePayments = config.hasMpp ? mpp(sealing) : null;
  const signIn = walletSignIn(sealing);
  const receipts = receiptSigner(sealing);
  const takesCredit = config.providers.includes('credit');
  const x402Options = { mpp: machinePayments, signIn, takesCredit, receipts, clock, log };
  const wallets = settler === null ? null : openX402({ ...x402Options, settler, publicUrl: () => publicUrl });
  const credit = (isTest: boolean) =>
    creditProvider({ isTest, spent: async (queries, spending) => (isTest ? undefined : lowBalance.spent(queries, spending)) });
  const opened: Record<Config['providers'][number], () => PaymentProvider[]> = {
    test: () => [testProvider()],
    // Credit that was bought with play money buys what play money buys.
    credit: () => (takesTestMoney(config) ? [credit(false), credit(true)] : [credit(false)]),
    x402: () => (wallets === null ? [] : [wallets.provider]),
  };
  const providers = config.providers.flatMap((id) => opened[id]());
  const core = paymentCore({
    database,
    sealer: sealer(config.secrets),
    providers,
    clock,
    log,
    processId,
    takesTestMoney: takesTestMoney(config),
    settlesFirst: config.settlesFirst,
    quoteTtlMs: config.quoteTtlMs,
    tokenTtlMs: config.tokenTtlMs,
  });
  const { ledger: books, money, payments: paid, reservations: reserved, purchase } = core;
  const late = { database, money, reservations: reserved, payments: paid, clock, log };

  const queue = jobs({ database, clock, log, processId });
  // Runners of their own: whoever is told of something may take their time, and so may a chain.
  const deliveries = jobs({ database, clock, log, processId });
  const transfers = jobs({ database, clock, log, processId });
  const requests = guardedFetch(config);
  const checkUrl = (url: string) => assertAllowedUrl(url, config);
  const blobs = openBlobs(config);
  const embedder = openEmbedder({
    embedder: config.embedder,
    key: config.embedderKey,
    fetch,
    spent: (tokens) => meters.embeddingTokens(tokens),
  });
  const registry = assets(database);
  const stagingFolder = join(config.dataDir, 'uploads');
  const pictures = storedPictures({ assets: registry, blobs, folder: stagingFolder, clock });
  const search = createAssetSearch({ database, embedder, clock, log, jobs: queue, pictures });
  const trail = auditTrail({ database, clock });
  const previews = previewer({ log });
  const requestLog = accessLog({ database, clock, log });

  const quality = qualityLog({ database, clock, log });
  const vendor = openVendorTools({
    config,
    described: options.vendor?.tools ?? vendorTools,
    engines:
      options.vendor === undefined
        ? await openEngines({ config, database, fetch, guardedFetch: requests, checkUrl, clock, log })
        : { engines: options.vendor.engines, sweep: async () => undefined, close: async () => undefined },
    database,
    uses: reserved,
    blobs,
    guardedFetch: requests,
    checkUrl,
    processId,
    clock,
    log,
    publicUrl: () => publicUrl,
  });
  const tools = [
    ...timeKit({ clock }),
    ...textKit(),
    ...identifierKit({ sourceUrl: config.uuidSourceUrl, fetch }),
    ...weatherKit({ baseUrl: config.weatherUrl, fetch, clock }),
    ...proxyKit({ backendUrl: config.proxyBackendUrl, fetch }),
    ...vendor.tools,
    ...(options.extraTools ?? []),
  ];
  const sold = catalog({
    tools,
    database,
    payments: paid,
    quality,
    auditTrail: trail,
    supplyPublished: (queries, supply) => watching.supplyPublished(queries, supply),
    preferEngines: vendor.choice.prefer,
    meaning: search.meaning,
    clock,
  });
  await sold.refresh();
  await quality.flush();

  const live = sessions({ database, clock });
  const matcher = liveSupply({ assets: registry, search, catalog: sold, publicUrl: () => publicUrl });
  const watchKeys = webhookSecrets(config.secrets, 'watch secret');
  const watching = watches({ database, clock, log, jobs: queue, deliveries, matcher, secrets: watchKeys, guardedFetch: requests });
  const captured = capture({ database, clock, log, matcher, watches: watching, secrets: watchKeys, checkUrl });
  const blobFolder = blobFolderOf(config.secrets);
  const told = { database, auditTrail: trail, metrics: meters, clock, log };
  const delivery = deliveryParts({
    assets: registry,
    blobs,
    guardedFetch: requests,
    search,
    ledger: books,
    reservations: reserved,
    usableMs: config.tokenTtlMs,
    ...told,
  });
  const published = publisher({
    ...told,
    assets: registry,
    search,
    previewer: previews,
    blobs,
    ...delivery,
    guardedFetch: requests,
    checkUrl,
    supplyPublished: (queries, supply) => watching.supplyPublished(queries, supply),
    stagingFolder,
    blobFolder,
    checkSource: (url) => refuseOwn(url, publicUrl),
    uploadBytesMax: config.uploadBytesMax,
  });
  const { stripe } = config;
  const cards =
    stripe === null
      ? null
      : cardTopUps({
          database,
          ledger: books,
          stripe: stripeClient({ key: stripe.key, url: stripe.url, fetch }),
          auditTrail: trail,
          clock,
          log,
          isLive: /^[a-z]+_live_/.test(stripe.key),
        });
  const paidOut = payouts({
    database,
    ledger: books,
    auditTrail: trail,
    clock,
    log,
    jobs: transfers,
    sender: openSender(settler, config.x402),
    network: config.x402.network,
    ...config.payouts,
  });
  const lowBalance = lowBalanceNotices({
    database,
    ledger: books,
    clock,
    log,
    deliveries,
    secrets: webhookSecrets(config.secrets, 'credit notice secret'),
    guardedFetch: requests,
    checkUrl,
  });
  const creditSales = creditPurchases({ database, ledger: books, payments: paid, purchase, clock, log });
  const sellers = [assetSeller({ assets: registry, ...delivery }), creditSeller(), toolSeller({ catalog: sold })];
  const parts: Parts = {
    config,
    clock,
    log,
    metrics: meters,
    database,
    ledger: books,
    payments: paid,
    reservations: reserved,
    purchase,
    checkout: checkout({
      payments: paid,
      sellers,
      paid: (payment, caller) => {
        if (payment.offerKind === 'asset') requestLog.record(paymentEvent(payment, caller));
      },
    }),
    revenueBooks: netRevenueBooks(revenueBooks(database), database),
    payouts: paidOut,
    cardTopUps: cards,
    creditPurchases: creditSales,
    lowBalance,
    x402: wallets?.gate ?? null,
    settler,
    unresolved: settler === null ? null : unresolvedSettlements({ ...late, settler, auditTrail: trail }),
    unclaimed: unclaimedMoney({ database, ledger: books, auditTrail: trail, clock }),
    walletRefunds: walletRefunds({ database, ledger: books, auditTrail: trail, clock }),
    walletSignIn: settler === null ? null : signIn,
    receipts,
    quality,
    catalog: sold,
    toolFiles: vendor.files,
    vendorTools: vendor,
    accounts: accounts({ database, clock, sessions: live, auditTrail: trail }),
    sessions: live,
    apiKeys: apiKeys({ database, clock, canonicalService: (id) => (isAssetId(id) ? id : (sold.find(id)?.tool.id ?? null)) }),
    topUps: topUps({ database, ledger: books, clock, auditTrail: trail }),
    authenticator: authenticator({ database, clock }),
    auditTrail: trail,
    jobs: queue,
    assets: registry,
    publisher: published,
    related: relatedAssets({ assets: registry, search, clock }),
    search,
    links: links({ secrets: config.secrets, ttlMs: config.linkTtlMs, clock }),
    revenue: revenue({ ledger: books, dialect: database.dialect, feeBps: config.platformFeeBps }),
    blobs,
    guardedFetch: requests,
    accessLog: requestLog,
    ...delivery,
    checkSource: delivery.checkDeliverable,
    pausedAssets: pausedAssets({ database, assets: registry, ...delivery, publisher: published, clock, log }),
    capture: captured,
    aggregate: demandAggregate({ database, clock, clusters: needClusters({ embedder, log }) }),
    limits: {
      unpaid: rateLimit({ perMinute: config.unpaidPerMinute, clock }),
      auth: rateLimit({ perMinute: config.authPerMinute, clock }),
      capture: rateLimit({ perMinute: config.capturePerMinute, clock }),
    },
    draining: draining.signal,
    stopping: stopping.signal,
    publicUrl: () => publicUrl,
  };

  const sweepLeftovers = janitor({ ...delivery, assets: registry, blobs, stagingFolder, blobFolder, metrics: meters, clock, log });
  const lease = processLease({ database, clock, log, processId });
  const upkeep = schedule(log);
  return {
    http: httpApp(parts),
    parts,
    async start() {
      await lease.begin();
      await reserved.recover();
      await queue.recover();
      upkeep.every('recover abandoned calls', 5 * secondMs, () => reserved.recover());
      if (settler !== null) {
        upkeep.every('reconcile settlements', 10 * secondMs, () => reconcile({ ...late, settler, processId }));
        upkeep.every('ask what the facilitator supports', minuteMs, async () => settler.refresh?.(stopping.signal));
      }
      upkeep.every('expire payments', 30 * secondMs, () => paid.sweep());
      upkeep.every('credit what was paid', 5 * secondMs, () => creditSales.finish());
      upkeep.every('forget answers', hourMs, () => reserved.forget());
      upkeep.every('forget sessions', hourMs, () => live.forgetExpired());
      upkeep.every('store tool statistics', 5 * secondMs, () => quality.flush());
      upkeep.every('read tool settings', 5 * secondMs, () => sold.refresh());
      upkeep.every('probe tools', config.probeIntervalMs, () => probeTools({ catalog: sold, quality, log, signal: stopping.signal }));
      await search.start();
      upkeep.every('store the access log', secondMs, () => requestLog.flush());
      upkeep.every('forget old requests', hourMs, () => requestLog.sweep());
      upkeep.every('free jobs of dead processes', 5 * secondMs, () => queue.recover());
      if (cards !== null) {
        upkeep.every('ask about card payments', minuteMs, () => cards.reconcile(stopping.signal));
        upkeep.every('forget card events', dayMs, () => cards.forgetEvents());
      }
      upkeep.every('end and forget jobs of tools', 10 * minuteMs, () => vendor.sweep());
      upkeep.every('forget done jobs', hourMs, () => queue.forgetDone());
      upkeep.every('end watches', hourMs, () => watching.sweep());
      upkeep.every('forget old signals', dayMs, () => captured.sweep());
      upkeep.every('look again at paused assets', minuteMs, () => parts.pausedAssets.lookAgain(stopping.signal));
      upkeep.every('remove leftovers of uploads', 6 * hourMs, sweepLeftovers);
      // Nobody could be paid for them in real money.
      if (config.isSeeded && takesTestMoney(config)) {
        await publishSamples({ database, assets: registry, publisher: published, stagingFolder, clock }).catch((cause: unknown) => {
          log.warn({ err: cause }, 'the sample assets could not be published');
        });
      }
      queue.start();
      deliveries.start();
      transfers.start();
      vendor.start();
    },
    reachableAt(url) {
      publicUrl = url;
    },
    drain: () => draining.abort(),
    interrupt: () => stopping.abort(),
    async stop() {
      draining.abort();
      stopping.abort();
      await reserved.idle();
      await upkeep.stop();
      await queue.stop();
      await deliveries.stop();
      await transfers.stop();
      await vendor.stop();
      await requestLog.flush();
      await previews.close();
      await quality.flush();
      await lease.end();
      await database.close();
    },
  };
}

/** Payments of play money, made before real money came, are worth nothing then. */
function takesTestMoney({ providers, x402 }: Config): boolean {
  return providers.includes('test') || (providers.includes('x402') && (x402.mode === 'test' || isTestnet(x402.network)));
}
