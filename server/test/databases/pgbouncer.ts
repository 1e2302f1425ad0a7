import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer } from './postgres.ts';
import { until } from '../until.ts';

/** Where the program is; null where it is not installed (on Debian: `apt-get install pgbouncer`). */
export const pgbouncerProgram: string | null = ((): string | null => {
  try {
    return execFileSync('sh', ['-c', 'PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v pgbouncer'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
})();

export interface PgBouncer extends AsyncDisposable {
  port: number;
}

/**
 * A PgBouncer in transaction mode before a server: no connection keeps what a session sets.
 * @param options.poolSize connections to the server, fewer than a service opens
 * @param options.ignores startup parameters that it ignores, as operators configure it; it refuses others
 */
export async function pgbouncer(serverUrl: string, { poolSize = 3, ignores = '' } = {}): Promise<PgBouncer> {
  if (pgbouncerProgram === null) throw new Error('pgbouncer is not installed');
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), 'farebox-pgbouncer-'));
  const port = await freePort();
  const config = [
    '[databases]',
    `* = host=${hostname} port=${serverPort || '5432'} user=${username || 'postgres'}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    'max_client_conn = 200',
    `ignore_startup_parameters = extra_float_digits${ignores === '' ? '' : `,${ignores}`}`,
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${config.join('\n')}\n`);
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const nobody = isRoot ? Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) : null;
  if (nobody !== null) for (const path of [folder, file]) await chown(path, nobody, nobody);
  const child = spawn(pgbouncerProgram, ['-q', file], { stdio: 'ignore', ...(nobody === null ? {} : { uid: nobody }) });
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  await until('pgbouncer answers', () =>
    administer(url.href, 'select 1').then(
      () => true,
      () => {
        if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
        return false;
      },
    ),
  );
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
