import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { minuteMs } from '../../../src/clock.ts';
import { dice as diceOf, type Dice } from '../../dice.ts';
import { until } from '../../until.ts';
import { checkPurchases as checkCalls, purchasesThatAre } from '../checks.ts';
import type { HttpClient } from '../http-client.ts';
import { journal as callJournal } from '../journal.ts';
import { load as loadCalls, type Shop } from '../load.ts';
import { openBuyer, register } from '../people.ts';
import { checkNoHalfAsset, checkOffered } from '../registry/asset-checks.ts';
import { checkSignals, checkWebhooks } from '../registry/demand-checks.ts';
import { journal as registryJournal } from '../registry/journal.ts';
import { endWatches, letClaimsRunOut } from '../registry/leftovers.ts';
import { load as loadRegistry, type Market } from '../registry/load.ts';
import { checkPurchases as checkDeliveries, checkSales } from '../registry/sale-checks.ts';
import { pausedAssets } from '../registry/tables.ts';
import { askAgain } from '../settlements/asking-again.ts';
import { checkSettlements } from '../settlements/books.ts';
import { addTo, journal as settlementJournal, resoldTool } from '../settlements/journal.ts';
import { load as loadSettlements, openKeys, openProducts, putBackOnSale } from '../settlements/shopping.ts';
import { auditOf, type Store } from '../stores.ts';
import { checkBookings, checkWitness, type Claim } from '../table-checks.ts';
import { readTables } from '../tables.ts';
import { checkFilesAreNamed } from './file-checks.ts';
import { chooseFaults, mend, type Fault } from './faults.ts';
import { nothingTold, patientClient, type Told } from './patient-client.ts';
import { untilAllReady, type Replica } from './replicas.ts';
import type { World } from './world.ts';

export interface RoundReport {
  faults: string[];
  told: Told;
  /** From the end of the last fault until every replica said that it is ready. */
  recoveredMs: number;
  /** Purchases, assets, signals and signed payments. */
  done: { calls: number; assets: number; deliveries: number; signals: number; signed: number };
  violations: string[];
}

/** Few clients of each kind: both replicas, their stores and this process share the machine. */
const clients = { calls: 6, registry: 6, settlements: 5 };
/** From the end of the last fault. A start of a killed process is part of it, and the load: ten seconds are aimed at where nothing else runs. */
const recoveryMsMax = 30_000;
/** Only ends what never gets ready: a late one is a violation already. */
const startMsMax = 5 * minuteMs;
/** A process looks at what is paused when it has started. */
const resumedMsMax = minuteMs;
const ownerCount = 3;

/** Loads the service with everything, lets faults befall it, mends them, and holds what is kept against what its clients saw. */
export async function chaosRound(world: World, round: number, chosen: readonly Fault[]): Promise<RoundReport> {
  const dice = diceOf(world.seed * 1000 + round);
  const violations: string[] = [];
  const claim: Claim = (isSo, otherwise) => void (isSo || violations.push(otherwise));
  world.seller.isCalm = false;
  await untilAllReady(world.replicas, startMsMax);
  const { calls, registry, settlements, market, shop, store, told, http } = await openLoads(world, round, dice);

  const stopLoad = new AbortController();
  const { signal } = stopLoad;
  world.network.hold();
  const loading = Promise.all([
    loadCalls({ ...shop, http }, calls, signal, clients.calls),
    loadRegistry({ ...market, http }, registry, signal, clients.registry),
    loadSettlements({ ...store, http }, { dice, journal: settlements }, signal, clients.settlements),
  ]);
  await pause(dice.int(200, 1000));
  // A seed decides them, whatever the load has thrown.
  const own: World = { ...world, dice: diceOf(world.seed * 1000 + round + 500) };
  const befalling = chooseFaults(own, chosen);
  await Promise.all(befalling.map((fault) => fault.befall(own)));
  await mend(world);
  const recoveredMs = await untilAllReady(world.replicas, startMsMax);
  claim(recoveredMs <= recoveryMsMax, `ready only ${Math.round(recoveredMs)} ms after the last fault`);
  await pause(dice.int(200, 800));
  world.network.letGo();
  stopLoad.abort();
  await loading;

  for (const replica of world.replicas) {
    if (dice.oneIn(2)) await replica.kill();
    else claim((await replica.stop()) === 0, `${replica.name} stopped otherwise:\n${replica.output().slice(-1500)}`);
  }
  for (const replica of world.replicas) violations.push(...replica.surprises());
  violations.push(...calls.violations.splice(0), ...registry.violations.splice(0), ...settlements.violations.splice(0));
  await letTimePass(world.data);
  world.seller.isCalm = true;

  const [inspector] = world.replicas;
  if (inspector === undefined) throw new Error('there is no replica');
  await askAgain(
    {
      network: world.network,
      store: world.data,
      dice,
      start: async () => {
        await inspector.start();
        return inspector;
      },
      inspect: () => inspect(inspector.http),
      // What the faults left may fail once more; what ends it is a surprise.
      errorsOf: () => [],
    },
    settlements,
    claim,
  );
  addTo(world.settled, settlements);
  await checkBooks();
  violations.push(...calls.violations, ...registry.violations, ...settlements.violations, ...(await auditOf(world.data)));
  await endWatches(world.data);
  return {
    faults: befalling.map(({ name }) => name),
    told,
    recoveredMs,
    done: {
      calls: calls.purchases.length,
      assets: registry.offered.length,
      deliveries: registry.purchases.length,
      signals: registry.signals.length,
      signed: settlements.purchases.length + settlements.contested.length,
    },
    violations: violations.flatMap((violation) => [violation, ...saidOf(violation)]),
  };

  /** What the replicas logged about the request that a violation names. */
  function saidOf(violation: string): string[] {
    const id = /req_\w+/.exec(violation)?.[0];
    return id === undefined ? [] : world.replicas.flatMap((replica) => replica.saidOf(id)).map((line) => `  ${line.slice(0, 4000)}`);
  }

  /** First what is stored, before anything that is asked could mend it; then what every client finds. */
  async function inspect(asked: HttpClient): Promise<void> {
    await using view = await world.data.view();
    await until('what was thought to be damaged is sold again', async () => (await pausedAssets(view)) === 0, {
      withinMs: resumedMsMax,
      everyMs: 100,
    });
    await checkNoHalfAsset(view, world.bytesOf, claim);
    await checkFilesAreNamed(view, await world.keys(), claim);
    await checkSignals(view, registry, claim);
    await until('nothing of the ended processes is reserved', async () => (await purchasesThatAre('reserved', view)) === 0, {
      everyMs: 50,
    });
    await checkCalls(view, { ...shop, http: asked }, calls);
    await checkOffered(view, { ...market, http: asked }, registry);
    await checkDeliveries(view, { ...market, http: asked }, registry);
    await checkWebhooks(view, world.receiver, registry, claim);
    await putBackOnSale(asked, store);
  }

  /** While nothing runs. */
  async function checkBooks(): Promise<void> {
    await using view = await world.data.view();
    const tables = await readTables(view);
    checkBookings(tables, calls, claim);
    checkWitness(tables, world.source.handedOut, claim);
    await checkSales(view, claim);
    const settledFirst = world.settlesFirst ? [{ from: 0, to: Number.MAX_SAFE_INTEGER }] : [];
    await checkSettlements(view, world.network, world.settled, { settledFirst, taken: world.seller.taken(), realSince: null }, claim);
  }
}

async function openLoads(world: World, round: number, dice: Dice) {
  const [replica] = world.replicas;
  if (replica === undefined) throw new Error('there is no replica');
  const direct = replica.http;
  world.people ??= { owners: await openOwners(direct), products: await openProducts(direct, world.source.measuring, world.seller.url) };
  const { owners, products } = world.people;
  await Promise.all(world.replicas.map(untilToolsAreSold));
  const apiKey = await openBuyer(direct, `buyer-${round}@example.com`);
  const keys = await openKeys(direct);
  const told = nothingTold();
  const liesBefore = world.store?.lies ?? 0;
  const isDamaged = () => (world.store?.lies ?? 0) > liesBefore;
  const areClocksApart = () => world.replicas.some((each) => each.hasSteppedClock());
  const http = patientClient(world.replicas, told, { dice, isDamaged, areClocksApart });
  const { receiver, network } = world;
  const shop: Omit<Shop, 'http'> = { apiKey, dice };
  const market: Omit<Market, 'http'> = { apiKey, dice, owners, elsewhere: receiver.origin, callbackUrl: receiver.url };
  const store = { ...products, keys, providerId: network.providerId, grantMicros: network.grantMicros, testMoney: null };
  return { calls: callJournal(), registry: registryJournal(), settlements: settlementJournal(), market, shop, store, told, http };
}

/** A replica learns of tools that another one has imported within five seconds. */
function untilToolsAreSold({ name, http }: Replica): Promise<unknown> {
  const isSold = async () => (await http.send('POST', `/api/tools/${resoldTool}`, { json: { city: 'Nowhere' } })).status === 402;
  return until(`${name} sells every tool`, isSold, { withinMs: minuteMs, everyMs: 100 });
}

function openOwners(http: HttpClient): Promise<Market['owners']> {
  const emails = Array.from({ length: ownerCount }, (_, index) => `seller-${index + 1}@example.com`);
  return Promise.all(emails.map((email) => register(http, email).then(({ token, user }) => ({ id: user.id, token }))));
}

/**
 * Lets the time pass, while no service runs, after which the leases of the ended processes and the waits of jobs and webhooks are over:
 * no round waits that long. The clock of a process may have been minutes ahead.
 */
async function letTimePass(data: Store): Promise<void> {
  await letClaimsRunOut(data);
  const database = data.open();
  try {
    await database.write(async (queries) => {
      await queries.updateTable('processes').set({ alive_until: 0 }).execute();
      await queries
        .updateTable('jobs')
        .set({ run_at: 0 })
        .where(sql<boolean>`state = 'waiting'`)
        .where('run_at', '<', Date.now() + 10 * minuteMs)
        .execute();
    });
  } finally {
    await database.close();
  }
}
