import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { minuteMs } from '../../../src/clock.ts';
import { newSecret } from '../../../src/ids.ts';
import { until } from '../../until.ts';
import { inGroups } from '../at-once.ts';
import { purchasesThatAre } from '../checks.ts';
import { errorsIn, freePort, spawnService, type ChildService } from '../child-service.ts';
import { admin } from '../people.ts';
import { auditOf, newStore, type Store } from '../stores.ts';
import type { Claim } from '../table-checks.ts';
import { messageOf } from '../unexpected.ts';
import { uuidSource, type UuidSource } from '../uuid-source.ts';
import type { Shop } from './acts.ts';
import { checkSettlements, openSettlements, type Settlements } from './books.ts';
import { demand, demandContested, type Patience } from './demand.ts';
import { dice as diceOf, type Dice } from '../../dice.ts';
import { journal, type Contested, type Journal, type Purchase } from './journal.ts';
import { openNetwork, type Network, type NetworkName } from './networks.ts';
import { load, openKeys, openProducts } from './shopping.ts';

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
/** Longer than the lease of a process on PostgreSQL and the pause between two recoveries. */
const recoveryMs = 40_000;
/**
 * Starts after a kill until every outcome is known. On the network of the service itself the first knows all; a facilitator may
 * still be at a settlement during that one.
 */
const startsMax = { test: 1, facilitator: 5 };
/** A start looks into what was left at once, beside its first requests. */
const reconciledMs = 300;
/** How patient wallets are in one of them. On PostgreSQL a killed process counts as alive for some seconds, and with it its calls. */
const patience: Readonly<Record<NetworkName, Patience>> = {
  test: { inFlight: 400, pending: 100 },
  facilitator: { inFlight: 400, pending: 6 },
};

/** Runs the service under wallets that pay, kills it with SIGKILL at a random moment, starts it again and checks everything. */
export async function settlementCrashRounds(options: SettlementCrashOptions): Promise<SettlementReport> {
  const { rounds, seed, postgresUrl, signedMax = 150, print } = options;
  const dice = diceOf(seed);
  await using source = await uuidSource(toolFailsOneIn);
  await using network = await openNetwork(options.network, dice);
  await using store = await newStore(postgresUrl);
  const world: World = {
    network,
    store,
    source,
    dice,
    port: await freePort(),
    secret: newSecret(),
    starts: 0,
    products: null,
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
  dice: Dice;
  port: number;
  secret: string;
  starts: number;
  /** Made at the first start. */
  products: Pick<Shop, 'tools' | 'assets'> | null;
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
  const loaded = await start(world);
  world.products ??= await openProducts(loaded.http);
  const { providerId, grantMicros } = network;
  const shop: Shop = { ...world.products, http: loaded.http, keys: await openKeys(loaded.http), providerId, grantMicros };
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
  await askAgain(world, seen, claim);
  await using view = await store.view();
  if (world.isSettledFirst) world.settledFirst.push({ from, to: Date.now() });
  addTo(world.all, seen);
  const payFirst = network.grantMicros === null ? 'all' : world.all.poor;
  const facts = { settledFirst: world.settledFirst, payFirst, oneOf: world.all.oneOf } as const;
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

function answersOf({ purchases, contested }: Journal): Map<string, number> {
  const ways = purchases.map(({ product, headers, last }) => {
    const by = 'sign-in-with-x' in headers ? 'wallet credit' : 'x-payment-provider' in headers ? 'account credit' : 'signature';
    return `${product.kind} by ${by}: ${last}`;
  });
  const all = [...ways, ...contested.map(({ last }) => `by both: ${last}`)].toSorted();
  return new Map([...Map.groupBy(all, (answer) => answer)].map(([answer, same]) => [answer, same.length]));
}

type Asking = Purchase | Contested;

function addTo(all: Journal, { purchases, contested, oneOf, poor }: Journal): void {
  all.purchases.push(...purchases);
  all.contested.push(...contested);
  all.oneOf.push(...oneOf);
  all.poor.push(...poor);
}

/** Every wallet sends what it signed again, as often as the answers ask for it, until it knows. */
async function askAgain(world: World, seen: Journal, claim: Claim): Promise<void> {
  const { network, store, dice } = world;
  let asking: Asking[] = [...seen.purchases.filter(({ isRefused }) => !isRefused), ...seen.contested];
  for (let starts = 1; starts <= startsMax[network.name] && asking.length > 0; starts += 1) {
    // At first some settlements may still be on their way.
    if (starts > 1 || dice.oneIn(2)) await network.idle();
    if (starts > 1 || store.settings['DATABASE_URL'] !== undefined) await letTimePass(store);
    const restarted = await start(world);
    // What is settled now was looked into before, right after the start.
    await pause(reconciledMs);
    network.letGo();
    // Some come back only later: meanwhile nothing may be forgotten.
    const later = new Set(network.mayStayOpen && starts === 1 ? asking.filter(() => dice.oneIn(3)) : []);
    const now = asking.filter((purchase) => !later.has(purchase));
    asking = [...(await stillPending(restarted, now, seen, patience[network.name])), ...later];
    await using view = await store.view();
    await until('nothing of the killed process is reserved', async () => (await purchasesThatAre('reserved', view)) === 0, {
      withinMs: recoveryMs,
      everyMs: 50,
    });
    const moved = new Set((await network.moved(view)).map(({ key }) => key));
    // Of what never moved nobody may ever be able to say so.
    if (network.mayStayOpen && starts > 1) asking = asking.filter(({ key }) => key === null || moved.has(key));
    const exitCode = await restarted.stop();
    claim(exitCode === 0, `stopped with exit code ${exitCode}:\n${restarted.output().slice(-2000)}`);
    seen.violations.push(...errorsIn(restarted));
  }
  for (const { product, key, last } of asking) claim(false, `${product.id} ${key} is still pending: ${last}`);
}

async function stillPending({ http }: ChildService, asking: readonly Asking[], seen: Journal, howPatient: Patience): Promise<Asking[]> {
  const pending: Asking[] = [];
  await inGroups(asking, 16, async (asked) => {
    const { product, key } = asked;
    try {
      const isContested = 'bodies' in asked;
      const outcome = await (isContested
        ? demandContested(http, asked, asked.bodies.toReversed(), howPatient)
        : demand(http, asked, howPatient));
      if (outcome === 'pending') pending.push(asked);
      // With a key, the answer comes as often as it is asked for.
      if (outcome === 'used' && (isContested || asked.hasKey) && product.kind === 'tool')
        seen.violations.push(`${product.id} ${key}: used, and not answered again`);
    } catch (broken) {
      seen.violations.push(`${product.id} ${key}: ${messageOf(broken)}`);
    }
  });
  return pending;
}

async function openNow(store: Store): Promise<Set<string>> {
  await using view = await store.view();
  return openSettlements(view);
}

/** Lets the minutes pass after which settlements are looked into, while no service runs: no round waits that long. */
async function letTimePass(store: Store): Promise<void> {
  const database = store.open();
  try {
    const passed = 3 * minuteMs;
    await database.write((queries) =>
      queries
        .updateTable('purchases')
        .set((eb) => ({ started_at: eb('started_at', '-', passed), updated_at: eb('updated_at', '-', passed) }))
        .where(sql<boolean>`state in ('reserved', 'unknown')`)
        .execute(),
    );
  } finally {
    await database.close();
  }
}

/** Starts and waits until the health probe has asked the third party: what asks later is a paid call. */
async function start(world: World): Promise<ChildService> {
  const child = spawn(world);
  await child.ready();
  return child;
}

function spawn(world: World) {
  const { store, secret, network, source, port, isSettledFirst } = world;
  world.starts += 1;
  return spawnService(
    {
      FAREBOX_DATA_DIR: store.dataDir,
      FAREBOX_SECRET: secret,
      FAREBOX_LOG_LEVEL: 'error',
      FAREBOX_SEED: '0',
      FAREBOX_PAYMENTS: 'x402,credit',
      FAREBOX_RATE_UNPAID_PER_MINUTE: '0',
      FAREBOX_RATE_AUTH_PER_MINUTE: '0',
      FAREBOX_RATE_CAPTURE_PER_MINUTE: '0',
      FAREBOX_PLATFORM_FEE_BPS: '1234',
      FAREBOX_SETTLE_FIRST: isSettledFirst ? '1' : '0',
      FAREBOX_ADMIN_EMAIL: admin.email,
      FAREBOX_ADMIN_PASSWORD: admin.password,
      FAREBOX_UUID_SOURCE_URL: source.urlFor(world.starts),
      // Nobody listens there: no test asks the real world.
      FAREBOX_WEATHER_URL: 'http://127.0.0.1:9',
      ...network.settings,
      ...store.settings,
    },
    port,
  );
}
