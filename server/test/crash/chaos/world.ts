import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSecret } from '../../../src/ids.ts';
import { dice as diceOf } from '../../dice.ts';
import { openS3, s3Credentials, type S3Server } from '../../s3rver.ts';
import { onDisk } from '../registry/leftovers.ts';
import type { Owner } from '../registry/journal.ts';
import { webhookReceiver } from '../registry/receiver.ts';
import { feeBps } from '../registry/sale-checks.ts';
import { serviceSettings } from '../service-settings.ts';
import { journal, type Journal } from '../settlements/journal.ts';
import { openNetwork } from '../settlements/networks.ts';
import type { Products } from '../settlements/shopping.ts';
import { newStore, type Store } from '../stores.ts';
import { uuidSource, type UuidSource } from '../uuid-source.ts';
import { spendingSettings, x402Seller, type X402Seller } from '../x402-seller.ts';
import { sqliteFileIn, type Breakables } from './faults.ts';
import { ownPostgres } from './own-postgres.ts';
import { newReplica } from './replicas.ts';
import { storeGate } from './s3-gate.ts';
import { smallDisk } from './small-disk.ts';

/** One service with all that it stands on, for some rounds: what was done in one may show in the next. */
export interface World extends Breakables, AsyncDisposable {
  seed: number;
  data: Store;
  source: UuidSource;
  seller: X402Seller;
  settlesFirst: boolean;
  /** Settlements of all rounds. */
  settled: Journal;
  /** Made in the first round. */
  people: { owners: readonly Owner[]; products: Products } | null;
  /** What the store of files has under a key, past the service. */
  bytesOf(key: string): Promise<Buffer>;
  /** All its keys. */
  keys(): Promise<string[]>;
}

export interface WorldOptions {
  seed: number;
  database: 'sqlite' | 'postgres';
  /** The folder of `initdb` and `pg_ctl`; null: from the PATH. */
  postgresBin: string | null;
}

/** One request to the third party in so many fails, and with it the tool. */
const toolFailsOneIn = 8;
/** So that they are full within a second, and hold the rounds of a world. */
const diskMegabytes = { sqlite: 384, postgres: 640 };
const storePrefix = 'files/';

export async function openWorld({ seed, database, postgresBin }: WorldOptions): Promise<World> {
  await using stack = new AsyncDisposableStack();
  const dice = diceOf(seed);
  const isShared = database === 'postgres';
  const disk = await smallDisk(diskMegabytes[database]);
  if (disk !== null) stack.use(disk);
  const postgres = isShared ? stack.use(await ownPostgres(disk?.folder ?? tmpdir(), postgresBin)) : null;
  const data = stack.use(await newStore(postgres?.url ?? null, isShared ? tmpdir() : (disk?.folder ?? tmpdir())));
  const s3 = isShared ? stack.use(await openS3()) : null;
  const gate = s3 === null ? null : stack.use(await storeGate(s3.endpoint));
  const source = stack.use(await uuidSource(dice, toolFailsOneIn));
  const seller = stack.use(await x402Seller(dice));
  const network = stack.use(await openNetwork(seed % 2 === 0 ? 'test' : 'facilitator', dice));
  const settlesFirst = dice.oneIn(3);
  const secret = newSecret();
  let starts = 0;
  const settings = () => ({
    ...serviceSettings(data, secret),
    FAREBOX_SEED: '0',
    // Of all replicas: a wallet signs in for the address, wherever its next request arrives.
    FAREBOX_PUBLIC_URL: 'http://farebox.test',
    FAREBOX_PUBLIC_TEST_MONEY: '1',
    FAREBOX_PAYMENTS: 'test,credit,x402',
    FAREBOX_PLATFORM_FEE_BPS: String(feeBps),
    FAREBOX_SETTLE_FIRST: settlesFirst ? '1' : '0',
    FAREBOX_DRAIN_SECONDS: '0',
    // Less than the small disk has.
    FAREBOX_DISK_RESERVE_MB: '16',
    FAREBOX_UUID_SOURCE_URL: source.urlFor((starts += 1)),
    // The receivers of webhooks are on this machine.
    FAREBOX_ALLOW_PRIVATE_ADDRESSES: '1',
    ...(gate === null
      ? {}
      : { ...s3Credentials, FAREBOX_BLOBS: `s3://farebox/${storePrefix}?endpoint=${gate.endpoint}&path_style=1&region=us-east-1` }),
    ...spendingSettings,
    ...network.settings,
  });
  const replicas = isShared
    ? await Promise.all(['one', 'two'].map((name) => newReplica({ name, dataDir: join(data.dataDir, name), settings })))
    : [await newReplica({ name: 'the one', dataDir: data.dataDir, settings })];
  for (const replica of replicas) stack.defer(() => replica.kill());
  const everything = stack.move();
  return {
    seed,
    dice,
    data,
    source,
    seller,
    settlesFirst,
    replicas,
    postgres,
    file: sqliteFileIn(data.dataDir),
    disk,
    store: gate,
    network,
    receiver: everything.use(await webhookReceiver(dice)),
    settled: journal(),
    people: null,
    ...(s3 === null ? filesInFolder(data) : filesInS3(s3)),
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}

function filesInFolder(data: Store): Pick<World, 'bytesOf' | 'keys'> {
  return {
    bytesOf: (key) => readFile(join(data.dataDir, 'blobs', key)),
    keys: async () => (await onDisk(data)).filter((path) => path.startsWith('blobs/')).map((path) => path.slice('blobs/'.length)),
  };
}

/** As s3rver keeps objects: with files beside them that hold their headers. */
function filesInS3({ folder }: S3Server): Pick<World, 'bytesOf' | 'keys'> {
  const root = join(folder, 'farebox', storePrefix);
  const suffix = '._S3rver_object';
  return {
    bytesOf: (key) => readFile(join(root, key) + suffix),
    async keys() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length, -suffix.length));
    },
  };
}
