import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { execFile, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { packAll, type Tarball } from './tarballs.ts';

/**
 * `npm run release -- --dry-run` builds and checks everything that is published, and publishes nothing. Without `--dry-run` it publishes
 * with a provenance statement, which npm signs only in a public CI (GitHub Actions or GitLab) with permission to ask for an identity.
 * `--pack <folder>` only leaves the packages in a folder, as the Dockerfile needs them.
 */
const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, pack: { type: 'string' }, tag: { type: 'string', default: 'latest' } },
});
const isDry = values['dry-run'];
const bytesMax = 20_000_000;

if (values.pack === undefined) await release(await mkdtemp(join(tmpdir(), 'farebox-release-')));
else for (const { path, bytes } of await packAll({ into: values.pack })) say(`${path}: ${(bytes / 1000).toFixed(1)} kB`);

async function release(into: string): Promise<void> {
  try {
    const repository = repositoryOf(process.env);
    const tarballs = await packAll({ into, ...(repository === null ? {} : { repository }) });
    const faults = [
      ...faultsOfVersions(tarballs),
      ...(await faultsOfChangelog(tarballs)),
      ...tarballs.flatMap(faultsOfTarball),
      ...(await faultsOfWorkTree()),
      ...(repository === null
        ? ['the repository is not known: provenance needs GITHUB_REPOSITORY or CI_PROJECT_URL, as a CI sets them']
        : []),
    ];
    for (const { name, version, bytes, files } of tarballs)
      say(`${name}@${version}: ${files.length} files, ${(bytes / 1000).toFixed(1)} kB`);
    for (const fault of faults) say(`${isDry ? 'would stop' : 'stops'} the release: ${fault}`);
    if (isDry) say('nothing was published: --dry-run');
    else if (faults.length > 0) process.exitCode = 1;
    else for (const { path } of tarballs) await publish(path);
  } finally {
    await rm(into, { recursive: true, force: true });
  }
}

/** The address that a provenance statement names. */
function repositoryOf({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, CI_PROJECT_URL: project }: NodeJS.ProcessEnv): string | null {
  return server !== undefined && name !== undefined ? `${server}/${name}` : (project ?? null);
}

/** One version for all: a bundled package and its published twin are the same. */
function faultsOfVersions(tarballs: readonly Tarball[]): string[] {
  const versions = [...new Set(tarballs.map(({ version }) => version))];
  return versions.length === 1 ? [] : [`the packages have different versions: ${versions.join(', ')}`];
}

async function faultsOfChangelog([first]: readonly Tarball[]): Promise<string[]> {
  const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  return changelog.includes(`## [${first?.version ?? ''}]`) ? [] : [`CHANGELOG.md has no section [${first?.version ?? ''}]`];
}

/** Each package has its papers, and no source, test or secret. */
function faultsOfTarball({ name, files, bytes }: Tarball): string[] {
  const missing = ['package.json', 'README.md', 'LICENSE'].filter((file) => !files.includes(file));
  const stray = files.filter((file) => /\.test\.|(?<!\.d)\.ts$|\.env|\.pem$|\.key$|\.sqlite$/.test(file));
  return [
    ...missing.map((file) => `${name} lacks ${file}`),
    ...stray.map((file) => `${name} contains ${file}`),
    ...(bytes > bytesMax ? [`${name} has ${bytes} bytes: something is in it that should not be`] : []),
  ];
}

async function faultsOfWorkTree(): Promise<string[]> {
  const { stdout } = await run('git', ['status', '--porcelain'], { cwd: root });
  return stdout.trim() === '' ? [] : ['there are changes that are not committed'];
}

function publish(path: string): Promise<void> {
  const child = spawn('npm', ['publish', path, '--provenance', '--access', 'public', '--tag', values.tag], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`npm publish ${path} ended with ${String(code)}`))));
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
