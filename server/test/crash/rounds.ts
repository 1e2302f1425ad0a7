import { setTimeout as pause } from 'node:timers/promises';
import { newSecret } from '../../src/ids.ts';
import { dice as diceOf, type Dice } from '../dice.ts';
import { until } from '../until.ts';
import { checkPurchases, purchasesThatAre, type Findings } from './checks.ts';
import { errorsIn, freePort, spawnService, type ChildService } from './child-service.ts';
import { journal, type Journal } from './journal.ts';
import { load } from './load.ts';
import { checkMoney, ledgerOnly } from './money-checks.ts';
import { grantedMicros, openBuyer } from './people.ts';
import { serviceSettings } from './service-settings.ts';
import { auditOf, newStore, type Store } from './stores.ts';
import { checkTables, probesPerStart } from './table-checks.ts';
import { readTables } from './tables.ts';
import { uuidSource, type UuidSource } from './uuid-source.ts';

export interface CrashOptions {
  rounds: number;
  /** What is done and when it is killed. */
  seed: number;
  /** A PostgreSQL whose user may create databases; null for SQLite. */
  postgresUrl: string | null;
  /** The most purchases that are begun before a kill. */
  purchasesMax?: number;
  /** Told of each round. */
  print: (line: string) => void;
}

export interface CrashReport extends Findings {
  rounds: number;
  purchases: number;
  /** Answers that had arrived when the service was killed. */
  received: number;
  /** Calls that a crash interrupted and a restart gave back. */
  givenBack: number;
  /** Times that the third party answered. */
  witnessed: number;
  /** Times that it did not, so that the tool failed. */
  failed: number;
  violations: string[];
}

/** However slow the machine is: the longest that a load runs before it is killed. */
const loadMsMax = 15_000;
/** A kill comes so long after the purchase that it waits for, at most: a call takes about that. */
const killDelayMsMax = 30;
/** One start in so many is killed again before it is used. */
const killedTwiceOneIn = 4;
/** One request to the third party in so many fails, and with it the tool. */
const toolFailsOneIn = 8;
/** Longer than the lease of a process on PostgreSQL and the pause between two recoveries. */
const recoveryMs = 40_000;

/** Runs the service under load, kills it with SIGKILL at a random moment, starts it again and checks everything; so many times. */
export async function crashRounds({ rounds, seed, postgresUrl, purchasesMax = 400, print }: CrashOptions): Promise<CrashReport> {
  const dice = diceOf(seed);
  await using source = await uuidSource(dice, toolFailsOneIn);
  await using store = await newStore(postgresUrl);
  const world: World = { source, store, dice, port: await freePort(), secret: newSecret(), starts: 0, givenBackEver: 0, apiKey: null };
  const report: CrashReport = {
    rounds,
    purchases: 0,
    received: 0,
    givenBack: 0,
    replayed: 0,
    rescued: 0,
    usedAfter: 0,
    witnessed: 0,
    failed: 0,
    violations: [],
  };

  for (let round = 1; round <= rounds; round += 1) {
    const killAfter = dice.int(purchasesMax);
    const { findings, purchases, received, givenBack, violations } = await oneRound(world, killAfter);
    report.purchases += purchases;
    report.received += received;
    report.givenBack += givenBack;
    report.replayed += findings.replayed;
    report.rescued += findings.rescued;
    report.usedAfter += findings.usedAfter;
    report.violations.push(...violations.map((violation) => `round ${round}: ${violation}`));
    print(
      `round ${round}: killed after ${purchases} purchases, ${received} answered before, ` +
        `${givenBack} given back, ${findings.replayed} replayed (${findings.rescued} had been lost), ${findings.usedAfter} called after; ` +
        (violations.length === 0 ? 'all is well' : `${violations.length} VIOLATIONS`),
    );
    for (const violation of violations.slice(0, 10)) print(`  ${violation}`);
  }
  report.witnessed = source.handedOut.length;
  report.failed = source.failures();
  return report;
}

interface World {
  source: UuidSource;
  store: Store;
  dice: Dice;
  port: number;
  secret: string;
  starts: number;
  givenBackEver: number;
  /** Made at the first start. */
  apiKey: string | null;
}

async function oneRound(world: World, killAfter: number) {
  const { dice } = world;
  const seen = journal();
  const loaded = await start(world, 'for a load');
  const apiKey = (world.apiKey ??= await openBuyer(loaded.http));
  const stopLoad = new AbortController();
  const loading = load({ http: loaded.http, apiKey, dice }, seen, stopLoad.signal);
  // By what was done, not by time: a slow machine is not to be killed before anything has happened.
  const isEnough = () => seen.purchases.length >= killAfter;
  await until('enough was bought', isEnough, { withinMs: loadMsMax, everyMs: 1 }).catch(() => {});
  await pause(dice.int(killDelayMsMax));
  await loaded.kill();
  stopLoad.abort();
  await loading;
  const received = seen.purchases.filter((purchase) => purchase.received !== null).length;

  if (dice.oneIn(killedTwiceOneIn)) {
    const unlucky = spawn(world);
    await pause(dice.int(600));
    await unlucky.kill();
  }

  const restarted = await start(world, 'after a crash');
  const { findings, givenBack } = await inspect(world, restarted, { seen, apiKey });
  const exitCode = await restarted.stop();
  if (exitCode !== 0) seen.violations.push(`stopped with exit code ${exitCode}:\n${restarted.output().slice(-2000)}`);
  for (const child of [loaded, restarted]) seen.violations.push(...errorsIn(child));
  seen.violations.push(...(await auditOf(world.store)));
  return { findings, purchases: seen.purchases.length, received, givenBack, violations: seen.violations };
}

async function inspect(world: World, restarted: ChildService, { seen, apiKey }: { seen: Journal; apiKey: string }) {
  await using view = await world.store.view();
  await until('nothing of the killed process is reserved', async () => (await purchasesThatAre('reserved', view)) === 0, {
    withinMs: recoveryMs,
    everyMs: 50,
  });
  const givenBackEver = await purchasesThatAre('given_back', view);
  const givenBack = givenBackEver - world.givenBackEver;
  world.givenBackEver = givenBackEver;
  const findings = await checkPurchases(view, { http: restarted.http, apiKey, dice: world.dice }, seen);
  checkTables(await readTables(view), seen, world.source.handedOut, grantedMicros);
  await checkMoney(view, ledgerOnly, (isSo, otherwise) => void (isSo || seen.violations.push(otherwise)));
  return { findings, givenBack };
}

/** Starts and waits until the health probe has asked the third party: what asks later is a paid call. */
async function start(world: World, why: string): Promise<ChildService> {
  const child = spawn(world);
  await child.ready();
  const probes = () => world.source.handedOut.filter((each) => each.start === world.starts).length;
  await until(`the first probe of the start ${why}`, () => probes() === probesPerStart);
  return child;
}

function spawn(world: World) {
  world.starts += 1;
  return spawnService(
    {
      ...serviceSettings(world.store, world.secret),
      FAREBOX_UUID_SOURCE_URL: world.source.urlFor(world.starts),
    },
    world.port,
  );
}
