import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '../../../src/clock.ts';
import type { Dice } from '../../dice.ts';
import { until } from '../../until.ts';
import type { WebhookReceiver } from '../registry/receiver.ts';
import type { Network } from '../settlements/networks.ts';
import type { OwnPostgres } from './own-postgres.ts';
import type { Replica } from './replicas.ts';
import type { StoreGate, StoreMood } from './s3-gate.ts';
import type { SmallDisk } from './small-disk.ts';

/** What can be broken. */
export interface Breakables {
  replicas: readonly Replica[];
  /** Null: SQLite. */
  postgres: OwnPostgres | null;
  /** Of SQLite. */
  file: string;
  /** That the database is on; null where none could be made. */
  disk: SmallDisk | null;
  /** Null: files are in a folder. */
  store: StoreGate | null;
  network: Network;
  receiver: WebhookReceiver;
  dice: Dice;
}

export interface Fault {
  name: string;
  /** What it breaks: of faults at the same time, each breaks something else. */
  of: 'process' | 'database' | 'files' | 'facilitator' | 'receivers' | 'clock';
  isPossible(world: Breakables): boolean;
  /** From its beginning to its end. What is still broken then is mended after all faults. */
  befall(world: Breakables): Promise<void>;
}

const always = () => true;
const onPostgres = ({ postgres }: Breakables) => postgres !== null;
const onSqlite = ({ postgres }: Breakables) => postgres === null;
const clockStepMsMax = 5 * minuteMs;
const liesMsMax = 20_000;

/** Every fault. Those of a database last longer than the five seconds after which callers must get an answer, or shorter. */
export const faults: readonly Fault[] = [
  {
    name: 'a process is killed',
    of: 'process',
    isPossible: always,
    async befall({ replicas, dice }) {
      const replica = dice.oneOf(replicas);
      await replica.kill();
      await pause(dice.int(300));
      await startAgain(replica);
    },
  },
  {
    name: 'every process is killed',
    of: 'process',
    isPossible: ({ replicas }) => replicas.length > 1,
    async befall({ replicas }) {
      await Promise.all(replicas.map((replica) => replica.kill()));
      await Promise.all(replicas.map(startAgain));
    },
  },
  {
    name: 'a process is killed again while it starts',
    of: 'process',
    isPossible: always,
    async befall({ replicas, dice }) {
      const replica = dice.oneOf(replicas);
      await replica.kill();
      const starting = startAgain(replica);
      await pause(dice.int(100, 900));
      await replica.kill();
      await starting;
      await startAgain(replica);
    },
  },
  {
    name: 'a process is stopped in an orderly way',
    of: 'process',
    isPossible: always,
    async befall({ replicas, dice }) {
      const replica = dice.oneOf(replicas);
      await replica.stop();
      await startAgain(replica);
    },
  },
  {
    name: 'a process is frozen',
    of: 'process',
    isPossible: always,
    befall: (world) => freeze(world, world.dice.int(500, 6000)),
  },
  {
    name: 'a process is frozen until its lease has run out',
    of: 'process',
    isPossible: onPostgres,
    befall: (world) => freeze(world, world.dice.int(16_000, 19_000)),
  },
  {
    name: 'the database is restarted',
    of: 'database',
    isPossible: onPostgres,
    befall: async ({ postgres }) => postgres?.restart('fast'),
  },
  {
    name: 'the database is cut off and recovers',
    of: 'database',
    isPossible: onPostgres,
    befall: async ({ postgres }) => postgres?.restart('immediate'),
  },
  {
    name: 'the database ends every connection',
    of: 'database',
    isPossible: onPostgres,
    befall: async ({ postgres }) => postgres?.endConnections(),
  },
  {
    name: 'the database hangs',
    of: 'database',
    isPossible: onPostgres,
    async befall({ postgres, dice }) {
      await postgres?.pause();
      await pause(dice.int(300, 8000));
      await postgres?.resume();
    },
  },
  {
    name: 'the database only reads',
    of: 'database',
    isPossible: onPostgres,
    async befall({ postgres, dice }) {
      await postgres?.setReadOnly(true);
      await pause(dice.int(300, 4000));
      await postgres?.setReadOnly(false);
    },
  },
  {
    name: 'another process locks the database',
    of: 'database',
    isPossible: onSqlite,
    async befall({ file, dice }) {
      const other = new DatabaseSync(file, { timeout: 20 });
      try {
        await until('the database is locked', () => isLocked(other), { withinMs: 5000, everyMs: 5 }).catch(() => {});
        await pause(dice.int(300, 8000));
      } finally {
        other.close();
      }
    },
  },
  {
    name: 'the disk of the database is full',
    of: 'database',
    isPossible: ({ disk }) => disk !== null,
    async befall({ disk, dice }) {
      await disk?.fill();
      await pause(dice.int(500, 4000));
      await disk?.free();
    },
  },
  ...(['hangs', 'errs', 'refuses', 'breaks off', 'lies'] as const).map(storeFault),
  {
    name: 'the facilitator is down',
    of: 'facilitator',
    isPossible: ({ network }) => network.name === 'facilitator',
    async befall({ network, dice }) {
      network.setDown(true);
      await pause(dice.int(300, 4000));
      network.setDown(false);
    },
  },
  ...(['hangs', 'errs', 'forgets'] as const).map((mood): Fault => ({
    name: `the receiver of webhooks ${mood}`,
    of: 'receivers',
    isPossible: always,
    async befall({ receiver, dice }) {
      receiver.mood = mood;
      await pause(dice.int(300, 4000));
      receiver.mood = 'works';
    },
  })),
  {
    name: 'a clock steps',
    of: 'clock',
    isPossible: always,
    async befall({ replicas, dice }) {
      const replica = dice.oneOf(replicas);
      await replica.setClock(dice.int(-clockStepMsMax, clockStepMsMax));
      await pause(dice.int(300, 4000));
      if (dice.oneIn(2)) await replica.setClock(dice.int(-clockStepMsMax, clockStepMsMax));
    },
  },
];

/** One to three faults of different things. */
export function chooseFaults(world: Breakables, chosen: readonly Fault[]): Fault[] {
  const { dice } = world;
  const count = dice.oneOf([1, 1, 2, 2, 3]);
  const picked: Fault[] = [];
  for (let tries = 0; picked.length < count && tries < 20; tries += 1) {
    const of = dice.oneOf(['process', 'process', 'database', 'database', 'files', 'facilitator', 'receivers', 'clock'] as const);
    const possible = chosen.filter((fault) => fault.of === of && fault.isPossible(world) && !picked.some((other) => other.of === of));
    if (possible.length > 0) picked.push(dice.oneOf(possible));
  }
  return picked;
}

/** Ends whatever a fault has left. */
export async function mend({ replicas, postgres, disk, store, network, receiver }: Breakables): Promise<void> {
  for (const replica of replicas) replica.thaw();
  if (store !== null) store.mood = 'works';
  network.setDown(false);
  receiver.mood = 'works';
  await disk?.free();
  await postgres?.mend();
}

function storeFault(mood: StoreMood): Fault {
  return {
    name: `the store of files ${mood}`,
    of: 'files',
    isPossible: ({ store }) => store !== null,
    async befall({ store, dice }) {
      if (store === null) return;
      const { lies } = store;
      store.mood = mood;
      await pause(dice.int(300, 6000));
      // Few requests read whole files: one of them at least.
      if (mood === 'lies') await until('something was read', () => store.lies > lies, { withinMs: liesMsMax, everyMs: 50 }).catch(() => {});
      store.mood = 'works';
    },
  };
}

async function freeze({ replicas, dice }: Breakables, forMs: number): Promise<void> {
  const replica = dice.oneOf(replicas);
  replica.freeze();
  await pause(forMs);
  replica.thaw();
}

/** With a database that is down it may not start; it is then started once all is mended. */
async function startAgain(replica: Replica): Promise<void> {
  await replica.start().catch(() => {});
}

function isLocked(connection: DatabaseSync): boolean {
  try {
    connection.exec('begin immediate');
    return true;
  } catch {
    return false;
  }
}

export const sqliteFileIn = (dataDir: string) => join(dataDir, 'farebox.sqlite');
