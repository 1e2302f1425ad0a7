import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';

const usage = `node embedder/corpora/fetch.ts --to folder [--only name,name]
  Brings the sources that pins.json names: commits of repositories (by git) and Debian packages (unpacked by dpkg-deb). What is there already stays.`;

interface Pins {
  repositories: Array<{ name: string; commit: string; paths: string[] }>;
  packages: Array<{ name: string; sha1: string; sha256: string }>;
}

const run = promisify(execFile);
const downloadTimeoutMs = 30 * 60_000;

const { values: options } = parseArgs({ options: { to: { type: 'string' }, only: { type: 'string', default: '' } } });
if (options.to === undefined) throw new Error(usage);
await fetchAll(options.to, new Set(options.only.split(',').filter((name) => name !== '')));

async function fetchAll(to: string, only: ReadonlySet<string>): Promise<void> {
  const { repositories, packages }: Pins = JSON.parse(await readFile(new URL('pins.json', import.meta.url), 'utf8'));
  const jobs = [
    ...repositories.map((pin) => ({ name: pin.name, bring: (folder: string) => checkOut(pin, folder) })),
    ...packages.map((pin) => ({ name: pin.name, bring: (folder: string) => unpack(pin, folder) })),
  ].filter(({ name }) => only.size === 0 || only.has(name));
  for (const { name, bring } of jobs) {
    const folder = join(to, name.replace('/', '+'));
    if (await exists(folder)) continue;
    process.stdout.write(`${name}\n`);
    const unfinished = `${folder}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await bring(unfinished);
    await rename(unfinished, folder);
  }
}

/** Fetches only the files that are read, at the pinned commit. */
async function checkOut({ name, commit, paths }: Pins['repositories'][number], folder: string): Promise<void> {
  const git = (...words: string[]): Promise<unknown> => run('git', ['-C', folder, ...words], { timeout: downloadTimeoutMs });
  await git('init', '--quiet');
  await git('remote', 'add', 'origin', `https://github.com/${name}`);
  await git('sparse-checkout', 'set', '--no-cone', ...paths.map((path) => `/${path}`));
  await git('fetch', '--quiet', '--depth', '1', '--filter=blob:none', 'origin', commit);
  await git('checkout', '--quiet', 'FETCH_HEAD');
}

/** The snapshot archive of Debian stores every file under its SHA-1. */
async function unpack({ name, sha1, sha256 }: Pins['packages'][number], folder: string): Promise<void> {
  const answer = await fetch(`https://snapshot.debian.org/file/${sha1}`, { signal: AbortSignal.timeout(downloadTimeoutMs) });
  if (!answer.ok) throw new Error(`${name}: the archive answered ${answer.status}`);
  const file = Buffer.from(await answer.arrayBuffer());
  if (createHash('sha256').update(file).digest('hex') !== sha256) throw new Error(`${name} is not the file that was pinned`);
  const path = `${folder}.deb`;
  await writeFile(path, file);
  await run('dpkg-deb', ['-x', path, folder]);
  await rm(path);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
