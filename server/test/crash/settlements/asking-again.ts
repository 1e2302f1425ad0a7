import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { minuteMs } from '../../../src/clock.ts';
import type { Dice } from '../../dice.ts';
import { until } from '../../until.ts';
import { inGroups } from '../at-once.ts';
import { purchasesThatAre } from '../checks.ts';
import { errorsIn, type ChildService } from '../child-service.ts';
import type { Store } from '../stores.ts';
import type { Claim } from '../table-checks.ts';
import { messageOf } from '../unexpected.ts';
import { demand, demandContested, type Patience } from './demand.ts';
import type { Contested, Journal, Purchase } from './journal.ts';
import type { Network, NetworkName } from './networks.ts';

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

type Asking = Purchase | Contested;

type Restarted = Pick<ChildService, 'http' | 'stop' | 'output'>;

export interface AskingWorld {
  network: Network;
  store: Store;
  dice: Dice;
  /** Starts the service after what befell it. */
  start(): Promise<Restarted>;
  /** Which of what it logged must not be. */
  errorsOf?(restarted: Restarted): string[];
  /** What else is asked of its first start. */
  inspect?(restarted: Restarted): Promise<void>;
}

/** Every wallet sends what it signed again, as often as the answers ask for it, until it knows. */
export async function askAgain(
  { network, store, dice, start, inspect = async () => {}, errorsOf = errorsIn }: AskingWorld,
  seen: Journal,
  claim: Claim,
): Promise<void> {
  let asking: Asking[] = [...seen.purchases.filter(({ isRefused }) => !isRefused), ...seen.contested];
  for (let starts = 1; starts <= startsMax[network.name] && (starts === 1 || asking.length > 0); starts += 1) {
    // At first some settlements may still be on their way.
    if (starts > 1 || dice.oneIn(2)) await network.idle();
    if (starts > 1 || store.settings['DATABASE_URL'] !== undefined) await letTimePass(store);
    const restarted = await start();
    // What is settled now was looked into before, right after the start.
    await pause(reconciledMs);
    network.letGo();
    if (starts === 1) await inspect(restarted);
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
    seen.violations.push(...errorsOf(restarted));
  }
  for (const { product, key, last } of asking) claim(false, `${product.id} ${key} is still pending: ${last}`);
}

async function stillPending({ http }: Restarted, asking: readonly Asking[], seen: Journal, howPatient: Patience): Promise<Asking[]> {
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
