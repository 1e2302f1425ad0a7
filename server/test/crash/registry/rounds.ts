import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newSecret } from '../../../src/ids.ts';
import { dice as diceOf, type Dice } from '../../dice.ts';
import { until } from '../../until.ts';
import { errorsIn, freePort, spawnService, type ChildService } from '../child-service.ts';
import { grantedMicros, openBuyer, register } from '../people.ts';
import { serviceSettings } from '../service-settings.ts';
import { auditOf, newStore, type Store } from '../stores.ts';
import { checkSpending, type Claim } from '../table-checks.ts';
import { readTables } from '../tables.ts';
import { checkNoHalfAsset, checkOffered, type AssetFindings } from './asset-checks.ts';
import { checkWebhooks, checkSignals, type WebhookFindings } from './demand-checks.ts';
import { journal, type Journal } from './journal.ts';
import { checkLeftovers, endWatches, letClaimsRunOut, onDisk } from './leftovers.ts';
import { checkMoney, ledgerOnly } from '../money-checks.ts';
import { load, type Market } from './load.ts';
import { webhookReceiver, type WebhookReceiver } from './receiver.ts';
import { checkPurchases, checkSales, feeBps, type SaleFindings } from './sale-checks.ts';

export interface RegistryCrashOptions {
  rounds: number;
  /** What is done and when it is killed. */
  seed: number;
  /** A PostgreSQL whose user may create databases; null for SQLite. */
  postgresUrl: string | null;
  /** The most that is done before a kill. */
  actsMax?: number;
  /** Told of each round. */
  print: (line: string) => void;
}

/** What the rounds saw, in numbers. */
interface RegistryCounts extends AssetFindings, SaleFindings, WebhookFindings {
  /** Acknowledged before a crash. */
  assets: number;
  purchases: number;
  /** Deliveries that had arrived when the service was killed. */
  delivered: number;
  /** Acknowledged before a crash. */
  signals: number;
  /** Jobs that a killed process was at. */
  claimedJobs: number;
  /** Uploads that were on their way. */
  staged: number;
  /** Bytes whose asset was never written. */
  orphans: number;
}

export interface RegistryReport extends RegistryCounts {
  rounds: number;
  violations: string[];
}

/** However slow the machine is: the longest that a load runs before it is killed. */
const loadMsMax = 10_000;
/** A kill comes so long after the act that it waits for, at most: an upload takes about that. */
const killDelayMsMax = 30;
/** One start in so many is killed again before it is used. */
const killedTwiceOneIn = 4;
const ownerCount = 3;

/** Runs the registry under load, kills it with SIGKILL at a random moment, starts it again and checks everything; so many times. */
export async function registryCrashRounds({
  rounds,
  seed,
  postgresUrl,
  actsMax = 400,
  print,
}: RegistryCrashOptions): Promise<RegistryReport> {
  const dice = diceOf(seed);
  await using store = await newStore(postgresUrl);
  // The receivers of past rounds stay: late webhooks reach them.
  await using receivers = new AsyncDisposableStack();
  const world: World = { store, dice, port: await freePort(), secret: newSecret(), people: null };
  const report: RegistryReport = { rounds, ...noCounts, violations: [] };

  for (let round = 1; round <= rounds; round += 1) {
    const { acts, counts, violations } = await oneRound(world, receivers.use(await webhookReceiver(dice)), dice.int(actsMax));
    addTo(report, counts);
    report.violations.push(...violations.map((violation) => `round ${round}: ${violation}`));
    print(
      `round ${round}: killed after ${acts} acts, ${inWords(counts)}; ${violations.length === 0 ? 'all is well' : `${violations.length} VIOLATIONS`}`,
    );
    for (const violation of violations.slice(0, 10)) print(`  ${violation}`);
  }
  return report;
}

interface World {
  store: Store;
  dice: Dice;
  port: number;
  secret: string;
  /** Made at the first start. */
  people: Pick<Market, 'apiKey' | 'owners'> | null;
}

async function oneRound(world: World, receiver: WebhookReceiver, killAfterActs: number) {
  const { dice } = world;
  const seen = journal();
  const loaded = await start(world);
  const people = (world.people ??= await openPeople(loaded));
  const market = { ...people, dice, elsewhere: receiver.origin, callbackUrl: receiver.url };
  const stopLoad = new AbortController();
  const loading = load({ ...market, http: loaded.http }, seen, stopLoad.signal);
  // By what was done, not by time: a slow machine is not to be killed before anything has happened.
  await until('enough was done', () => seen.acts >= killAfterActs, { withinMs: loadMsMax, everyMs: 1 }).catch(() => {});
  await pause(dice.int(killDelayMsMax));
  await loaded.kill();
  stopLoad.abort();
  await loading;
  const before = countsOf(seen);
  const atKill = await onDisk(world.store);

  if (dice.oneIn(killedTwiceOneIn)) {
    const unlucky = spawn(world);
    await pause(dice.int(600));
    await unlucky.kill();
  }

  const claimedJobs = await letClaimsRunOut(world.store);
  const restarted = await start(world);
  const claim: Claim = (isSo, otherwise) => {
    if (!isSo) seen.violations.push(otherwise);
  };
  const findings = await inspect(world.store, { ...market, http: restarted.http }, { seen, receiver, claim });
  const exitCode = await restarted.stop();
  claim(exitCode === 0, `stopped with exit code ${exitCode}:\n${restarted.output().slice(-2000)}`);
  // First: they tell most about what else is wrong.
  seen.violations.unshift(...errorsIn(loaded), ...errorsIn(restarted));
  seen.violations.push(...(await auditOf(world.store)));
  const leftovers = await checkLeftovers(world.store, atKill, claim);
  await endWatches(world.store);
  return { acts: seen.acts, counts: { ...before, ...findings, claimedJobs, ...leftovers }, violations: seen.violations };
}

/** First what is stored, before anything that is asked could mend it; then what every client finds; then the books. */
async function inspect(
  store: Store,
  market: Market,
  { seen, receiver, claim }: { seen: Journal; receiver: WebhookReceiver; claim: Claim },
): Promise<AssetFindings & SaleFindings & WebhookFindings> {
  await using view = await store.view();
  await checkNoHalfAsset(view, (key) => readFile(join(store.dataDir, 'blobs', key)), claim);
  await checkSignals(view, seen, claim);
  const assets = await checkOffered(view, market, seen);
  const sales = await checkPurchases(view, market, seen);
  await checkSales(view, claim);
  checkSpending(await readTables(view), grantedMicros, claim);
  await checkMoney(view, ledgerOnly, claim);
  return { ...assets, ...sales, ...(await checkWebhooks(view, receiver, seen, claim)) };
}

async function start(world: World): Promise<ChildService> {
  const child = spawn(world);
  await child.ready();
  return child;
}

function spawn({ store, secret, port }: World) {
  return spawnService(
    {
      ...serviceSettings(store, secret),
      FAREBOX_SEED: '0',
      FAREBOX_PAYMENTS: 'test,credit',
      FAREBOX_PLATFORM_FEE_BPS: String(feeBps),
      // The receivers of webhooks are on this machine.
      FAREBOX_ALLOW_PRIVATE_ADDRESSES: '1',
    },
    port,
  );
}

async function openPeople({ http }: ChildService): Promise<Pick<Market, 'apiKey' | 'owners'>> {
  const apiKey = await openBuyer(http);
  const emails = Array.from({ length: ownerCount }, (_, index) => `owner-${index + 1}@example.com`);
  const sessions = await Promise.all(emails.map((email) => register(http, email)));
  return { apiKey, owners: sessions.map(({ token, user }) => ({ id: user.id, token })) };
}

const noCounts: RegistryCounts = {
  assets: 0,
  unheard: 0,
  gone: 0,
  purchases: 0,
  delivered: 0,
  repeated: 0,
  rescued: 0,
  usedAfter: 0,
  signals: 0,
  webhooks: 0,
  again: 0,
  claimedJobs: 0,
  staged: 0,
  orphans: 0,
};

function countsOf({ offered, purchases, signals }: Journal) {
  return {
    assets: offered.filter(({ assetId }) => assetId !== null).length,
    purchases: purchases.length,
    delivered: purchases.filter(({ revenueEventIds }) => revenueEventIds.size > 0).length,
    signals: signals.filter(({ id }) => id !== null).length,
  };
}

function addTo(total: RegistryCounts, counts: RegistryCounts): void {
  total.assets += counts.assets;
  total.unheard += counts.unheard;
  total.gone += counts.gone;
  total.purchases += counts.purchases;
  total.delivered += counts.delivered;
  total.repeated += counts.repeated;
  total.rescued += counts.rescued;
  total.usedAfter += counts.usedAfter;
  total.signals += counts.signals;
  total.webhooks += counts.webhooks;
  total.again += counts.again;
  total.claimedJobs += counts.claimedJobs;
  total.staged += counts.staged;
  total.orphans += counts.orphans;
}

function inWords(counts: RegistryCounts): string {
  const { assets, unheard, gone, purchases, delivered, repeated, rescued, usedAfter, signals, webhooks, again, staged, orphans } = counts;
  return (
    `${assets} assets (and ${unheard} unheard of, ${gone} not made), ${purchases} purchases, ${delivered} delivered before, ` +
    `${repeated} again (${rescued} had been lost), ${usedAfter} after; ${signals} signals, ${webhooks} webhooks (${again} again); ${staged} uploads and ${orphans} blobs left over`
  );
}
