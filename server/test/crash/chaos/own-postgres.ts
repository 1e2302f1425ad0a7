import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '../../until.ts';
import { freePort } from '../child-service.ts';

/** A PostgreSQL of this run alone, to which everything may be done that happens to databases. */
export interface OwnPostgres extends AsyncDisposable {
  /** Of a user who may create databases. */
  url: string;
  /** `fast`: an orderly restart, which ends every connection. `immediate`: as after a power cut; the log is replayed. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  /** SIGSTOP of every process of it: it takes connections and says nothing. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  setReadOnly(isReadOnly: boolean): Promise<void>;
  /** Whether pgvector can be created in it. */
  hasVector(): Promise<boolean>;
  /** Ends all connections but this one, as a pooler does when it fails over. */
  endConnections(): Promise<void>;
  /** Starts it where it has ended, and waits until it takes writes. */
  mend(): Promise<void>;
}

/** Why there is no PostgreSQL with pgvector in that folder, or in the PATH if it is null; null if there is one. */
export async function missingPostgres(bin: string | null): Promise<string | null> {
  if (!['initdb', 'pg_ctl'].every((name) => spawnSync(bin === null ? name : join(bin, name), ['--version']).status === 0)) {
    return 'initdb and pg_ctl are not in the PATH (--postgres-bin names their folder)';
  }
  const folder = await mkdtemp(join(tmpdir(), 'farebox-postgres-'));
  await chmod(folder, 0o755);
  try {
    await using postgres = await ownPostgres(folder, bin);
    return (await postgres.hasVector()) ? null : 'the PostgreSQL that is installed has no pgvector';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param folder where its data are made; @param bin the folder of `initdb` and `pg_ctl`; null: from the PATH */
export async function ownPostgres(folder: string, bin: string | null): Promise<OwnPostgres> {
  const data = join(folder, 'postgres');
  const port = await freePort();
  const user = userToRunAs();
  await mkdir(data, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) await chown(data, user.uid, user.gid);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  async function run(name: string, ...args: string[]): Promise<void> {
    // Its output would be that of the server too, which does not end.
    const child = spawn(bin === null ? name : join(bin, name), args, { ...user, cwd: data, stdio: 'ignore' });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}:\n${await logText()}`);
  }
  const logText = async () => (await readFile(join(data, 'log'), 'utf8').catch(() => '')).slice(-4000);
  const control = (...args: string[]) => run('pg_ctl', '-D', data, '-w', '-l', join(data, 'log'), ...args);

  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  await appendFile(join(data, 'postgresql.conf'), settings(port));
  await control('start');

  async function ask(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  /** The postmaster first: it would start what ends. */
  async function signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const postmaster = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
    process.kill(postmaster, name);
    for (const pid of await childrenOf(postmaster)) {
      try {
        process.kill(pid, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  }

  return {
    url,
    restart: (how) => control('-m', how, 'restart'),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    setReadOnly: (isReadOnly) =>
      ask(
        'set default_transaction_read_only = off',
        isReadOnly ? 'alter system set default_transaction_read_only = on' : 'alter system reset default_transaction_read_only',
        'select pg_reload_conf()',
      ),
    hasVector: () =>
      ask('create extension vector', 'drop extension vector').then(
        () => true,
        () => false,
      ),
    endConnections: () =>
      ask("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'"),
    async mend() {
      await until(
        'PostgreSQL takes writes',
        async () => {
          const takesWrites = await ask(
            'create table if not exists proof (number int)',
            'insert into proof values (1)',
            'truncate proof',
          ).then(
            () => true,
            () => false,
          );
          // A full disk may have ended it.
          if (!takesWrites) await control('status').catch(() => control('start').catch(() => {}));
          return takesWrites;
        },
        { withinMs: 60_000, everyMs: 100 },
      );
    },
    async [Symbol.asyncDispose]() {
      await signal('SIGCONT').catch(() => {});
      await control('-m', 'immediate', 'stop').catch(() => {});
    },
  };
}

/** Small enough for the disk that is filled, and without the waits of a disk: nobody cuts the power of the machine. */
function settings(port: number): string {
  return `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 100
shared_buffers = 64MB
wal_keep_size = 0
min_wal_size = 32MB
max_wal_size = 64MB
fsync = off
restart_after_crash = on
`;
}

/** PostgreSQL does not run as root: then as the user `postgres`, which its packages make. */
function userToRunAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function childrenOf(parent: number): Promise<number[]> {
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name of a program is in brackets, and may have any character.
    if (Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]) === parent) children.push(Number(name));
  }
  return children;
}
