import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { installApart } from '../install-apart.ts';

/**
 * Checks the files of `deploy/` by what reads them: the types and schemas of Kubernetes, where a member that does not exist is an error, and
 * systemd, Caddy and Prometheus themselves, where they are installed.
 *
 *     npx node server/test/deploy-schemas/run.ts
 */
const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const deploy = join(root, 'deploy');
const Resource = z.looseObject({ apiVersion: z.string(), kind: z.string() });
type Resource = z.output<typeof Resource>;

/** Other than the groups of Kubernetes itself. */
const packages: Readonly<Record<string, string>> = {
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

const folder = await mkdtemp(join(tmpdir(), 'farebox-deploy-'));
try {
  await checkKubernetes();
  await checkUnit();
  await ask('caddy', 'validate', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile'));
  await ask('promtool', 'check', 'rules', join(deploy, 'prometheus/alerts.yaml'));
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Written as TypeScript: only its compiler refuses a member that a type does not have. Running it asks the schemas for ranges and patterns. */
async function checkKubernetes(): Promise<void> {
  await cp(import.meta.dirname, folder, { recursive: true });
  await installApart(folder);
  const resources = await resourcesIn(join(deploy, 'kubernetes'));
  const lines = resources.map(({ apiVersion, kind, ...members }, index) => {
    const named = `Kind${index}`;
    return `import { ${kind} as ${named} } from '${moduleOf({ apiVersion, kind })}';\nnew ${named}(${JSON.stringify(members, null, 2)}).validate();`;
  });
  const file = join(folder, 'resources.ts');
  await writeFile(file, lines.join('\n'));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--moduleResolution', 'nodenext', '--types', ''];
  await passes(join(root, 'node_modules/.bin/tsc'), [...options, file]);
  await passes(process.execPath, [file]);
  say(`${resources.length} resources of Kubernetes fit their types and schemas`);
}

async function resourcesIn(path: string): Promise<Resource[]> {
  const files = (await readdir(path)).filter((name) => name !== 'kustomization.yaml');
  const texts = await Promise.all(files.map((name) => readFile(join(path, name), 'utf8')));
  return texts.flatMap((text) => parseAllDocuments(text).map((document) => Resource.parse(document.toJS())));
}

function moduleOf({ apiVersion, kind }: Resource): string {
  const [group = ''] = apiVersion.split('/');
  return `${packages[group] ?? 'kubernetes-models'}/${apiVersion}/${kind}`;
}

/** With this checkout in the place of the installed one, so that its program exists. */
async function checkUnit(): Promise<void> {
  const unit = await readFile(join(deploy, 'farebox.service'), 'utf8');
  const file = join(folder, 'farebox.service');
  await writeFile(file, unit.replaceAll('/opt/farebox', root));
  await ask('systemd-analyze', 'verify', '--man=no', file);
}

async function ask(program: string, ...words: string[]): Promise<void> {
  try {
    await run(program, words, { env: { ...process.env, FAREBOX_PUBLIC_URL: 'https://tools.example.com', HOME: folder } });
    say(`${program} takes what it reads`);
  } catch (thrown) {
    const { code } = z.object({ code: z.union([z.string(), z.number()]) }).parse(thrown);
    if (code !== 'ENOENT') throw thrown;
    say(`skipped: ${program} is not installed`);
  }
}

/** @throws with all that it said */
async function passes(program: string, words: string[]): Promise<void> {
  await run(program, words, { cwd: folder }).catch((thrown: unknown) => {
    const { stdout, stderr } = z.object({ stdout: z.string(), stderr: z.string() }).parse(thrown);
    throw new Error(`${stdout}${stderr}`);
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
