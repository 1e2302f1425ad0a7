import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { budget, fareboxClient, testWallet, type Client } from '@farebox/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { bare, bytesIn, freePort, listening } from './outside.ts';
import { packAll, type Tarball } from './tarballs.ts';

/** Outside the repository: nothing of it is found by accident. */
const run = promisify(execFile);
const limitBytes = 20_000;
const nodeVersion: string = manifest.dependencies.node;
let outside: string;
let tarballs: Tarball[];
let service: { url: string; token: string; stop(): Promise<number | null> };

const fareboxFolder = () => join(outside, 'farebox');
/** Without what reads documents. */
const leanFolder = () => join(outside, 'lean');
const leanBytesMax = 60 * 1024 * 1024;
const agentFolder = () => join(outside, 'agent');
const nodes: Record<string, string> = {};
/** What runs an agent's script, by its name in the title of a test; others than Node bring their program as an optional package. */
const runtimes: Record<string, readonly string[]> = {};

/** Without optional packages, which take most of the time; so the Node that `farebox` brings is named. */
async function install(folder: string, dependencies: Record<string, string>, omit = ['--omit=optional']): Promise<void> {
  await mkdir(folder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies, allowScripts: { node: true, deno: true, bun: true } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--prefer-offline', ...omit, '--no-audit', '--no-fund'], {
    cwd: folder,
    env: bare(),
    maxBuffer: 64 * 1024 * 1024,
  });
}

const tarballOf = (name: string) => `file:${tarballs.find((tarball) => tarball.name === name)?.path ?? ''}`;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'farebox-packages-'));
  tarballs = await packAll({ into: join(outside, 'tarballs') });
  await Promise.all([
    install(fareboxFolder(), { farebox: tarballOf('farebox'), '@farebox/documents': tarballOf('@farebox/documents') }, []),
    install(leanFolder(), { farebox: tarballOf('farebox'), node: nodeVersion }),
    install(agentFolder(), {
      '@farebox/client': tarballOf('@farebox/client'),
      '@farebox/contract': tarballOf('@farebox/contract'),
      typescript: '7.0.2',
      // Optional for npm, but not for the compiler.
      [`@typescript/typescript-${process.platform}-${process.arch}`]: '7.0.2',
      viem: '2.57.0',
    }),
    install(join(outside, 'node20'), { node: '20.19.5' }),
    install(join(outside, 'node22'), { node: '22.23.3' }),
    install(join(outside, 'others'), { deno: '2.9.6', bun: '1.4.5' }, []),
  ]);
  nodes['20'] = join(outside, 'node20/node_modules/node/bin/node');
  nodes['24'] = join(fareboxFolder(), 'node_modules/node/bin/node');
  runtimes['Node 20'] = [nodes['20']];
  runtimes['Node 22'] = [join(outside, 'node22/node_modules/node/bin/node')];
  runtimes['Node 24'] = [nodes['24']];
  runtimes['Deno 2'] = [join(outside, 'others/node_modules/.bin/deno'), 'run', '--allow-all'];
  runtimes['Bun 1'] = [join(outside, 'others/node_modules/.bin/bun')];
  service = await start(nodes['20'] ?? '');
});
afterAll(async () => {
  await service?.stop();
  await rm(outside, { recursive: true, force: true });
});

/** `farebox start` on this Node. */
async function start(node: string, folder = fareboxFolder(), settings: Record<string, string> = {}) {
  const port = await freePort();
  const env = bare({ PORT: String(port), FAREBOX_DATA_DIR: join(outside, `data-${port}`), FAREBOX_DRAIN_SECONDS: '0', ...settings });
  const child = spawn(node, [join(folder, 'node_modules/farebox/bin/farebox.js'), 'start'], { env, cwd: outside });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await listening(child);
  const account = JSON.stringify({ email: 'owner@example.com', password: 'a password of some length' });
  const headers = { 'content-type': 'application/json' };
  const registered = await fetch(`${url}/api/v1/auth/register`, { method: 'POST', headers, body: account });
  const token = String(Reflect.get(Object(await registered.json()), 'token'));
  return {
    url,
    token,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Data that the service reads when it runs. */
const needed = [
  'bin/farebox.js',
  'dist/main.js',
  'dist/compile-cache.js',
  'dist/search/embedders/builtin/model.bin',
  'dist/search/thesaurus/everyday.txt',
  'console/index.html',
  'console/index.html.br',
  'dist/discovery/docs.css',
  'docs/paying.md',
  'dist/discovery/verify-webhook.py',
  'dist/assets/previews/sandbox-process.js',
  'dist/libraries/memory-watch.js',
  'LIBRARIES.md',
];

describe('the packed packages', () => {
  it('contain what they need and nothing else', () => {
    for (const { name, files, bytes } of tarballs) {
      expect(files, name).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
      const stray = files.filter((file) => /\.test\.|\.tsbuildinfo$|tsconfig|\/test\/|\.env|(?<!\.d)\.ts$/.test(file));
      expect(stray, name).toEqual([]);
      if (name === 'farebox') expect(files).toEqual(expect.arrayContaining(needed));
      process.stdout.write(`${name}: ${bytes} bytes in ${files.length} files\n`);
    }
    expect(tarballs.map(({ name }) => name)).toEqual(['@farebox/contract', '@farebox/client', '@farebox/documents', 'farebox']);
    const documents = tarballs.find(({ name }) => name === '@farebox/documents');
    expect(documents?.files).toEqual(expect.arrayContaining(['dist/index.js', 'dist/worker-process.js', 'NOTICE.md']));
  });

  it('give a browser less than 20 kB for the whole client', async () => {
    const entry = join(agentFolder(), 'page.js');
    await writeFile(entry, "export * from '@farebox/client'; export * from '@farebox/client/x402';");
    const bundle = await rolldown({ input: entry, platform: 'browser', external: ['viem'] });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    const bytes = output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).byteLength : 0), 0);
    process.stdout.write(`client for a browser: ${bytes} bytes gzip\n`);
    expect(bytes).toBeLessThan(limitBytes);
    const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
    expect(code).not.toMatch(/from\s*["']node:/);
  });

  it('type-check under --strict, without skipLibCheck', async () => {
    await cp(join(import.meta.dirname, 'use/agent.ts'), join(agentFolder(), 'agent.ts'));
    const globals = 'declare var process: { argv: string[]; stdout: { write(text: string): void } };\n';
    await writeFile(join(agentFolder(), 'globals.d.ts'), globals);
    const compilerOptions = { strict: true, target: 'es2023', module: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable'], types: [] };
    await writeFile(join(agentFolder(), 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['agent.ts', 'globals.d.ts'] }));
    const tsc = join(agentFolder(), 'node_modules/typescript/bin/tsc');
    const said = await run(process.execPath, [tsc], { cwd: agentFolder() }).then(
      ({ stdout }) => stdout,
      (failure: { stdout: string; stderr: string }) => `failed: ${failure.stdout}${failure.stderr}`,
    );
    expect(said).toBe('');
  });

  it.each(['Node 20', 'Node 22', 'Node 24', 'Deno 2', 'Bun 1'])('search, pay, call, upload and download on %s', async (name) => {
    const [program = '', ...options] = runtimes[name] ?? [];
    const [, version = ''] = name.split(' ');
    expect((await run(program, ['--version'], { env: bare() })).stdout).toMatch(new RegExp(`^(?:v|deno )?${version}\\.`));
    const folder = join(outside, `wallet-${name.replace(' ', '-')}`);
    const said = [...options, 'agent.js', service.url, service.token, folder];
    const { stdout } = await run(program, said, { cwd: agentFolder(), env: bare() });
    expect(JSON.parse(stdout)).toEqual({
      words: 6,
      receipts: ['0.05', '0.05'],
      code: 'payment_required',
      hasToken: true,
      progress: true,
      isSame: true,
      isChecked: true,
      isWithinBudget: true,
      spent: '0.20',
      exports: ['function', 'function'],
    });
  });

  it.each(['20', '24'])('have a command line that runs on Node %s', async (version) => {
    const node = nodes[version] ?? '';
    const command = join(fareboxFolder(), 'node_modules/farebox/bin/farebox.js');
    const env = bare({ FAREBOX_URL: service.url });
    expect((await run(node, [command, '--help'], { env })).stdout).toContain('farebox start');
    const called = await run(node, [command, 'tools', 'call', 'word-count', '{"text":"a b"}'], { env });
    expect(JSON.parse(called.stdout)).toMatchObject({ words: 2 });
    await expect(run(node, [command, 'tools', 'call', 'nothing'], { env })).rejects.toMatchObject({ code: 3 });
  });

  it('show people the console', async () => {
    const page = await (await fetch(service.url, { headers: { accept: 'text/html' } })).text();
    const script = /src="(\/console\/static\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no script';
    expect((await fetch(service.url + script)).headers.get('cache-control')).toContain('immutable');
  });

  it('read pictures and documents with @farebox/documents', async () => {
    const owner = fareboxClient({ url: service.url, apiKey: service.token });
    expect(await previewOf(owner, 'red.png', redPicture)).toMatchObject({
      kind: 'image',
      width: 8,
      height: 8,
      thumbnail: expect.stringMatching(/^data:/),
    });
    expect(await availabilityOf(service.url, 'vendor-docai-pdf-to-markdown-submit')).toMatchObject({ configured: true });
  });

  describe('without @farebox/documents', () => {
    it('take little room', async () => {
      const modules = join(leanFolder(), 'node_modules');
      const names = (await readdir(modules)).filter((name) => !/^node(?:$|-bin-)|^\./.test(name));
      const bytes = (await Promise.all(names.map((name) => bytesIn(join(modules, name))))).reduce((sum, size) => sum + size, 0);
      process.stdout.write(`farebox beside Node, without documents: ${(bytes / 1024 / 1024).toFixed(1)} MB of ${names.join(', ')}\n`);
      expect(bytes).toBeLessThan(leanBytesMax);
    });

    it('sell APIs, tools and data, and say what is missing', async () => {
      const port = await freePort();
      const rain = createServer((_request, response) => void response.end('{"mm":3}')).listen(port, '127.0.0.1');
      const node = join(leanFolder(), 'node_modules/node/bin/node');
      const lean = await start(node, leanFolder(), { FAREBOX_ALLOW_PRIVATE_ADDRESSES: '1' });
      const owner = fareboxClient({ url: lean.url, apiKey: lean.token });
      const buyer = fareboxClient({ url: lean.url, wallet: testWallet(), budget: budget({ perCall: '0.10', perDay: '1' }) });
      const endpoint = `http://127.0.0.1:${port}/rain`;
      const fields = { title: 'Rain now', asset_type: 'api', api_endpoint_url: endpoint, price_amount: '0.10' };
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${lean.token}` };
      const listed = await fetch(`${lean.url}/api/v1/admin/assets`, { method: 'POST', headers, body: JSON.stringify(fields) });
      expect(listed.status).toBe(201);
      const { id } = Object(await listed.json());
      expect(await buyer.fetchAsset(String(id))).toMatchObject({ delivery: { endpoint_url: endpoint } });
      expect((await buyer.call('word-count', { text: 'to be' })).output).toMatchObject({ words: 2 });
      expect(await previewOf(owner, 'rain.csv', new Blob(['day,mm\n', '2026-01-02,3\n'.repeat(30)]))).toMatchObject({
        kind: 'dataset',
        row_count: 30,
      });
      const note = 'not shown: @farebox/documents is not installed';
      expect(await previewOf(owner, 'red.png', redPicture)).toMatchObject({ kind: 'plain', note });
      expect(await availabilityOf(lean.url, 'english-ocr')).toMatchObject({ configured: false });
      expect(await lean.stop()).toBe(0);
      rain.close();
    });
  });

  it('stop on a signal to the launcher', async () => {
    const other = await start(nodes['20'] ?? '');
    expect(await other.stop()).toBe(0);
    await expect(fetch(`${other.url}/healthz`)).rejects.toThrow('fetch failed');
  });
});

const redPicture = new Blob([
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGM4wcCAFWEXHbQSALvlMgGxhdU2AAAAAAElFTkSuQmCC', 'base64'),
]);

async function previewOf(owner: Client, fileName: string, file: Blob): Promise<unknown> {
  const fields = {
    title: `A file ${fileName}`,
    asset_type: fileName.endsWith('.csv') ? 'dataset' : 'image',
    price_amount: '0.05',
  } as const;
  const { id } = await owner.uploadAsset(fields, file.stream(), { fileName });
  return (await owner.getAsset(id)).preview;
}

async function availabilityOf(url: string, toolId: string): Promise<unknown> {
  const catalog: { services: Array<{ id: string; state: unknown }> } = await (await fetch(`${url}/api/tools`)).json();
  return catalog.services.find(({ id }) => id === toolId)?.state;
}
