import { setTimeout as pause } from 'node:timers/promises';
import { privateKeyToAccount } from 'viem/accounts';
import { dayMs } from '../../../src/clock.ts';
import { newSecret } from '../../../src/ids.ts';
import { operatorKey, startAnvil, usdcAddress, type Anvil } from '../../evm/anvil.ts';
import { until } from '../../until.ts';
import { errorsIn, freePort, spawnService, type ChildService } from '../child-service.ts';
import { dice as diceOf, type Dice } from '../../dice.ts';
import { serviceSettings } from '../service-settings.ts';
import { checkMoney, ledgerOnly } from '../money-checks.ts';
import { auditOf, newStore, type Store } from '../stores.ts';
import type { Claim } from '../table-checks.ts';
import { checkPayouts } from './books.ts';
import { flakyNode, type FlakyNode } from './flaky-node.ts';
import { askForBatch, lookUp, openPeople, refundOne, sellSome, transferByHand, type LineEnds, type People } from './owners.ts';

export interface PayoutCrashOptions {
  rounds: number;
  /** What is done and when it is killed. */
  seed: number;
  /** A PostgreSQL whose user may create databases; null for SQLite. */
  postgresUrl: string | null;
  /** Told of each round. */
  print: (line: string) => void;
}

export interface PayoutReport {
  /** Kills while a batch was being made or paid. */
  kills: number;
  /** On the chain. */
  transfers: number;
  violations: string[];
}

/** No testnet: payouts are of real money. */
const chainId = 42_220;
const network = `eip155:${chainId}`;
/** Of one batch. After that the chain answers everything, and the batch has to end. */
const killsMax = 5;
const startsMax = 15;
/** As deep as a transfer has to be to be final, and one more. */
const blocksDeep = 13;
const patienceMs = 4000;

/** Has owners paid on a real EVM node, kills the service with SIGKILL in the middle, and holds what it says against the chain. */
export async function payoutCrashRounds({ rounds, seed, postgresUrl, print }: PayoutCrashOptions): Promise<PayoutReport> {
  const dice = diceOf(seed);
  await using anvil = await startAnvil({ blockSeconds: 1 });
  await tell(anvil, 'anvil_setChainId', [chainId]);
  await anvil.fund(privateKeyToAccount(operatorKey).address, 1_000_000_000_000n);
  await using node = await flakyNode(anvil.rpcUrl, dice);
  await using store = await newStore(postgresUrl);
  const world: World = {
    anvil,
    node,
    store,
    dice,
    port: await freePort(),
    secret: newSecret(),
    people: null,
    batchIds: [],
    byHandIds: [],
    ends: new Map(),
  };
  const report: PayoutReport = { kills: 0, transfers: 0, violations: [] };

  for (let round = 1; round <= rounds; round += 1) {
    const { kills, lines, transfers, violations } = await oneRound(world);
    report.kills += kills;
    report.transfers = transfers;
    report.violations.push(...violations.map((violation) => `round ${round}: ${violation}`));
    print(
      `payouts ${round}: killed ${kills} times, ${lines} owners paid; ` +
        (violations.length === 0 ? 'all is well' : `${violations.length} VIOLATIONS`),
    );
    for (const violation of violations.slice(0, 10)) print(`  ${violation}`);
  }
  return report;
}

interface World {
  anvil: Anvil;
  node: FlakyNode;
  store: Store;
  dice: Dice;
  port: number;
  secret: string;
  /** Made at the first start. */
  people: People | null;
  batchIds: string[];
  /** Of batches that people transfer, and how they said that their lines ended. */
  byHandIds: string[];
  ends: LineEnds;
}

async function oneRound(world: World) {
  const { dice, anvil, node, store } = world;
  const violations: string[] = [];
  const claim: Claim = (isSo, otherwise) => {
    if (!isSo) violations.push(otherwise);
  };
  const people = await openWorld(world);
  node.isFlaky = true;
  violations.push(...(await payByHand(world, people)));
  const key = newSecret();
  let service = await start(world);
  await sellSome(service.http, people, dice);
  const asking = Promise.allSettled(Array.from({ length: dice.int(1, 3) }, () => askForBatch(service.http, people, key)));
  const refunding = Promise.allSettled(Array.from({ length: dice.int(3) }, () => refundOne(service.http, people, dice)));
  await pause(dice.int(300));
  await service.kill();
  await Promise.all([asking, refunding]);
  let kills = 1;
  violations.push(...errorsIn(service));

  for (let starts = 1; ; starts += 1) {
    node.isFlaky = starts <= killsMax;
    await letTimePass(store);
    if (dice.oneIn(4)) await forgetWaiting(anvil);
    if (!node.isFlaky || dice.oneIn(2)) await anvil.client.mine({ blocks: blocksDeep });
    service = await start(world);
    const isDone = await isPaidOut(world, service, { people, key, withinMs: node.isFlaky ? dice.int(50, 2500) : patienceMs });
    if (isDone || starts >= startsMax) break;
    if (!node.isFlaky || dice.oneIn(4)) claim((await service.stop()) === 0, `stopped otherwise:\n${service.output().slice(-2000)}`);
    else {
      await service.kill();
      kills += 1;
    }
    violations.push(...errorsIn(service));
  }

  const { id, lines } = await askForBatch(service.http, people, key);
  world.batchIds.push(id);
  const operator = privateKeyToAccount(operatorKey).address;
  await using view = await store.view();
  await checkMoney(view, ledgerOnly, claim);
  const { batchIds, byHandIds, ends } = world;
  const { transfers } = await checkPayouts(view, { http: service.http, people, batchIds, byHandIds, ends, anvil, operator }, claim);
  claim((await service.stop()) === 0, `stopped otherwise:\n${service.output().slice(-2000)}`);
  violations.push(...errorsIn(service), ...(await auditOf(store)));
  return { kills, lines: lines.length, transfers, violations };
}

/** What people transfer fails for some, while sales of it are refunded: nobody is paid for those by the next batch. */
async function payByHand(world: World, people: People): Promise<string[]> {
  const { dice, ends, byHandIds } = world;
  const key = newSecret();
  const killed = await start(world);
  await sellSome(killed.http, people, dice);
  const paying = Promise.allSettled([transferByHand(killed.http, people, key, { ends, dice })]);
  await pause(dice.int(300));
  await killed.kill();
  await paying;
  const restarted = await start(world);
  byHandIds.push(await transferByHand(restarted.http, people, key, { ends, dice }));
  await restarted.stop();
  return [...errorsIn(killed), ...errorsIn(restarted)];
}

/** Asks for the batch, and waits some time for its end. */
async function isPaidOut(
  { node }: World,
  { http }: ChildService,
  { people, key, withinMs }: { people: People; key: string; withinMs: number },
): Promise<boolean> {
  const { id } = await askForBatch(http, people, key);
  const isDone = async () => (await lookUp(http, people, id)).state === 'done';
  return until('the batch is done', isDone, { withinMs, everyMs: node.isFlaky ? 20 : 200 }).catch(() => false);
}

async function openWorld(world: World): Promise<People> {
  if (world.people !== null) return world.people;
  const first = await start(world);
  world.people = await openPeople(first.http, network);
  await first.stop();
  await letTimePass(world.store);
  return world.people;
}

/** Lets the seconds pass after which a payout is looked at again, and the day after a wallet has changed: no round waits that long. */
async function letTimePass(store: Store): Promise<void> {
  const database = store.open();
  try {
    await database.write(async (queries) => {
      await queries.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'send_payout').where('state', '=', 'waiting').execute();
      await queries
        .updateTable('payout_wallet_changes')
        .set((eb) => ({ changed_at: eb('changed_at', '-', 2 * dayMs) }))
        .execute();
    });
  } finally {
    await database.close();
  }
}

/** Nodes that are started again have forgotten the transactions that no block had taken yet. */
function forgetWaiting(anvil: Anvil): Promise<void> {
  return tell(anvil, 'anvil_dropAllTransactions', []);
}

async function tell({ rpcUrl }: Anvil, method: string, params: readonly unknown[]): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const text = await answer.text();
  if (text.includes('"error"')) throw new Error(`${method}: ${text}`);
}

async function start({ store, secret, node, port }: World): Promise<ChildService> {
  const child = spawnService(
    {
      ...serviceSettings(store, secret),
      FAREBOX_SEED: '0',
      FAREBOX_PAYMENTS: 'credit,x402',
      FAREBOX_X402: 'self',
      FAREBOX_X402_NETWORK: network,
      FAREBOX_X402_ASSET: usdcAddress,
      FAREBOX_X402_ASSET_NAME: 'USDC',
      FAREBOX_X402_RPC_URL: node.rpcUrl,
      FAREBOX_X402_PRIVATE_KEY: operatorKey,
      FAREBOX_PAYOUT_MINIMUM: '0.01',
      FAREBOX_PAYOUT_HOLD_DAYS: '0',
      FAREBOX_PLATFORM_FEE_BPS: '1234',
    },
    port,
  );
  await child.ready();
  return child;
}
