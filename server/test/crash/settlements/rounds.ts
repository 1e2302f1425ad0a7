import { setTimeout as pause } from 'node:timers/promises';
import { newSecret } from '../../../src/ids.ts';
import { until } from '../../until.ts';
import { errorsIn, freePort, spawnService, type ChildService } from '../child-service.ts';
import { serviceSettings } from '../service-settings.ts';
import { auditOf, newStore, type Store } from '../stores.ts';
import type { Claim } from '../table-checks.ts';
import { uuidSource, type UuidSource } from '../uuid-source.ts';
import { spendingSettings, x402Seller, type X402Seller } from '../x402-seller.ts';
import type { Shop, TestMoney } from './acts.ts';
import { askAgain } from './asking-again.ts';
import { checkSettlements, openSettlements, type Settlements } from './books.ts';
import { dice as diceOf, type Dice } from '../../dice.ts';
import { addTo, journal, meteredTool, type Journal } from './journal.ts';
import { openNetwork, type Network, type NetworkName } from './networks.ts';
import { load, openKeys, openProducts, openTestMoney, putBackOnSale, sellWhatLoses, type Products } from './shopping.ts';

export interface SettlementCrashOptions {
  network: NetworkName;
  rounds: number;
  /** What is done and when it is killed. */
  seed: number;
  /** A PostgreSQL whose user may create databases; null for SQLite. */
  postgresUrl: string | null;
  /** The most payments that are signed before a kill. */
  signedMax?: number;
  /** Told of each round. */
  print: (line: string) => void;
}

/** How the signed payments came through. */
interface Retries {
  /** Had been answered when the service was killed. */
  before: number;
  /** Got what they paid for only after the restart. */
  rescued: number;
  /** The money had moved, and the service did not know it. */
  reconciled: number;
}

export interface SettlementReport extends Settlements, Retries {
  signed: number;
  /** What buyers were told last, and how often. */
  answers: ReadonlyMap<string, number>;
  violations: string[];
}

/** However slow the machine is: the longest that a load runs before it is killed. */
const loadMsMax = 15_000;
/** A kill comes so long after the payment that it waits for, at most: a settlement takes about that. */
const killDelayMsMax = 60;
/** One start in so many is killed again before it is used. */
const killedTwiceOneIn = 4;
/** One request to the third party in so many fails, and with it the tool. */
const toolFailsOneIn = 6;
/** One round in so many the service settles before the work. */
const settledFirstOneIn = 3;
/** Runs the service under wallets that pay, kills it with SIGKILL at a random moment, starts it again and checks everything. */
export async function settlementCrashRounds(options: SettlementCrashOptions): Promise<SettlementReport> {
  const { rounds, seed, postgresUrl, signedMax = 150, print } = options;
  const dice = diceOf(seed);
  await using source = await uuidSource(dice, toolFailsOneIn);
  await using seller = await x402Seller(dice);
  await using network = await openNetwork(options.network, dice);
  await using store = await newStore(postgresUrl);
  const world: World = {
    network,
    store,
    source,
    seller,
    dice,
    port: await freePort(),
    secret: newSecret(),
    starts: 0,
    products: null,
    testMoney: null,
    realSince: null,
    isSettledFirst: false,
    settledFirst: [],
    all: journal(),
  };
  const report: SettlementReport = {
    signed: 0,
    before: 0,
    rescued: 0,
    reconciled: 0,
    moved: 0,
    unmoved: 0,
    answers: new Map(),
    violations: [],
  };
  const told = new Set<string>();

  for (let round = 1; round <= rounds; round += 1) {
    const { signed, retries, settlements, ...found } = await oneRound(world, dice.int(1, signedMax));
    // What is in the tables is looked at in every round.
    const violations = found.violations.filter((violation) => !told.has(violation));
    report.signed += signed;
    report.before += retries.before;
    report.rescued += retries.rescued;
    report.reconciled += retries.reconciled;
    Object.assign(report, settlements);
    for (const violation of violations) told.add(violation);
    report.violations.push(...violations.map((violation) => `round ${round}: ${violation}`));
    print(
      `${network.name} ${round}: killed after ${signed} signed payments, ${retries.before} answered before, ` +
        `${retries.rescued} after, ${retries.reconciled} settlements had to be found out; ` +
        (violations.length === 0 ? 'all is well' : `${violations.length} VIOLATIONS`),
    );
    for (const violation of violations.slice(0, 10)) print(`  ${violation}`);
  }
  return { ...report, answers: answersOf(world.all) };
}

interface World {
  network: Network;
  store: Store;
  source: UuidSource;
  seller: X402Seller;
  dice: Dice;
  port: number;
  secret: string;
  starts: number;
  /** Made at the first start. */
  products: Products | null;
  /** Of before the service took real money only. */
  testMoney: TestMoney | null;
  realSince: number | null;
  /** Signed payments are settled before the work in this round; and when they were in others. */
  isSettledFirst: boolean;
  settledFirst: Array<{ from: number; to: number }>;
  /** Of all rounds. */
  all: Journal;
}

async function oneRound(world: World, killAfterSigned: number) {
  const { network, store, dice } = world;
  const seen = journal();
  const claim: Claim = (isSo, otherwise) => {
    if (!isSo) seen.violations.push(otherwise);
  };
  world.isSettledFirst = dice.oneIn(settledFirstOneIn);
  const from = Date.now();
  if (!network.isTest && world.realSince === null) await beginWithTestMoney(world);
  world.seller.isCalm = false;
  const loaded = await start(world);
  world.products ??= await openProducts(loaded.http, world.source.measuring, world.seller.url);
  const { products, testMoney } = world;
  await sellWhatLoses(loaded.http, products);
  const { providerId, grantMicros } = network;
  const shop: Shop = { ...products, http: loaded.http, keys: await openKeys(loaded.http), providerId, grantMicros, testMoney };
  network.hold();
  const stopLoad = new AbortController();
  const loading = load(shop, { dice, journal: seen }, stopLoad.signal);
  // By what was done, not by time: a slow machine is not to be killed before anything has happened.
  const isEnough = () => seen.purchases.length + seen.contested.length >= killAfterSigned;
  await until('enough was signed', isEnough, { withinMs: loadMsMax, everyMs: 1 }).catch(() => {});
  await pause(dice.int(killDelayMsMax));
  await loaded.kill();
  stopLoad.abort();
  await loading;
  seen.violations.push(...errorsIn(loaded));
  const before = seen.purchases.filter(({ received }) => received !== null).length;
  const unknown = await openNow(store);

  if (dice.oneIn(killedTwiceOneIn)) {
    const unlucky = spawn(world);
    await pause(dice.int(600));
    await unlucky.kill();
  }
  world.seller.isCalm = true;
  const inspect = ({ http }: Pick<ChildService, 'http'>) => putBackOnSale(http, products);
  await askAgain({ network, store, dice, start: () => start(world), inspect }, seen, claim);
  await using view = await store.view();
  if (world.isSettledFirst) world.settledFirst.push({ from, to: Date.now() });
  addTo(world.all, seen);
  const facts = { settledFirst: world.settledFirst, taken: world.seller.taken(), realSince: world.realSince };
  const settlements = await checkSettlements(view, network, world.all, facts, claim);
  seen.violations.push(...(await auditOf(store)));
  const keys = new Set((await network.moved(view)).map(({ key }) => key));
  const reconciled = [...unknown].filter((key) => keys.has(key)).length;
  const served = seen.purchases.filter(({ received }) => received !== null).length;
  return {
    signed: seen.purchases.length,
    retries: { before, rescued: served - before, reconciled },
    settlements,
    violations: seen.violations,
  };
}

function answersOf({ purchases, contested, pledgeEnds }: Journal): Map<string, number> {
  const ways = purchases.map(({ product, headers, key, last }) => {
    const signed = key?.includes(':permit2:') === true ? 'signed maximum' : 'signature';
    const by = 'sign-in-with-x' in headers ? 'wallet credit' : 'x-payment-provider' in headers ? 'account credit' : signed;
    return `${product.id === meteredTool ? 'metered ' : ''}${product.kind} by ${by}: ${last}`;
  });
  const ends = pledgeEnds.map(({ end, isAnswered }) => `pledge ${end}: ${isAnswered ? 'yes' : 'no'}`);
  const all = [...ways, ...contested.map(({ last }) => `by both: ${last}`), ...ends].toSorted();
  return new Map([...Map.groupBy(all, (answer) => answer)].map(([answer, same]) => [answer, same.length]));
}

/** What is bought with test money before a service takes real money only must buy nothing after that. */
async function beginWithTestMoney(world: World): Promise<void> {
  const child = await start(world);
  world.testMoney = await openTestMoney(child.http);
  await child.stop();
  world.realSince = Date.now();
}

/** Starts and waits until the health probe has asked the third party: what asks later is a paid call. */
async function start(world: World): Promise<ChildService> {
  const child = spawn(world);
  await child.ready();
  return child;
}

function spawn(world: World) {
  const { store, secret, network, source, port, isSettledFirst, realSince } = world;
  world.starts += 1;
  return spawnService(
    {
      ...serviceSettings(store, secret),
      FAREBOX_SEED: '0',
      ...(network.isTest || realSince !== null ? { FAREBOX_PAYMENTS: 'x402,credit' } : {}),
      ...(realSince === null ? {} : { FAREBOX_REAL_MONEY: '1' }),
      ...spendingSettings,
      FAREBOX_PLATFORM_FEE_BPS: '1234',
      FAREBOX_SETTLE_FIRST: isSettledFirst ? '1' : '0',
      FAREBOX_UUID_SOURCE_URL: source.urlFor(world.starts),
      ...network.settings,
    },
    port,
  );
}

async function openNow(store: Store): Promise<Set<string>> {
  await using view = await store.view();
  return openSettlements(view);
}
