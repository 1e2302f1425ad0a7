import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

export interface PublicPackage {
  name: string;
  version: string;
  /** The folder to run `npm pack` and `npm publish` in. */
  folder: string;
}

/** What this code reads of a package.json. */
interface Manifest {
  name: string;
  version: string;
  description?: string;
  exports?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, unknown>;
}

export interface BuildOptions {
  /** Where the packages are built; emptied first. */
  into: string;
  /** The address of the public repository: npm compares it with the one that a provenance statement names. */
  repository?: string;
}

/**
 * Builds what is published: `@farebox/contract`, `@farebox/client`, and `farebox`, which has both and `@farebox/documents` inside. In the
 * repository everything runs from its TypeScript; Node refuses that inside `node_modules`, so packages have JavaScript.
 */
export async function buildPackages({ into, repository }: BuildOptions): Promise<PublicPackage[]> {
  await rm(into, { recursive: true, force: true });
  const common = {
    type: 'module',
    license: 'Apache-2.0',
    ...(repository === undefined ? {} : { repository: { type: 'git', url: `git+${repository}.git` } }),
  };
  const contract = await library('contract', join(into, 'contract'), { ...common, ...contractFacts });
  const client = await library('client', join(into, 'client'), { ...common, ...clientFacts });
  const farebox = await application(join(into, 'farebox'), common, [contract.folder, client.folder]);
  return [contract, client, farebox];
}

const contractFacts = {
  description: 'The shapes of the farebox API as Zod schemas, with their types.',
  keywords: ['farebox', 'zod', 'schemas', 'x402', 'agents'],
  engines: { node: '>=20' },
  sideEffects: false,
};

const clientFacts = {
  description: 'Pays HTTP 402 within a budget: a client for farebox, x402 and MPP without dependencies, for Node, Deno, Bun and browsers.',
  keywords: ['farebox', 'x402', 'mpp', '402', 'payments', 'agents', 'mcp', 'fetch'],
  engines: { node: '>=20' },
  sideEffects: false,
};

const applicationFacts = {
  description: 'A self-hosted marketplace where AI agents find, pay for and use tools, data and APIs.',
  keywords: ['farebox', 'agents', 'marketplace', 'mcp', 'x402', 'payments', 'server'],
  // Of the launcher; the service runs on the Node that it depends on.
  engines: { node: '>=20' },
  bin: { farebox: 'bin/farebox.js' },
  files: ['bin', 'dist', 'console', 'docs'],
};

/** A workspace with types: `dist` with JavaScript and declarations. */
async function library(workspace: string, folder: string, facts: Record<string, unknown>): Promise<PublicPackage> {
  const manifest = await manifestOf(workspace);
  await compile(workspace, join(folder, 'dist'), { isTyped: true });
  await writeManifest(folder, {
    ...named(manifest),
    ...facts,
    exports: builtExports(manifest, { isTyped: true }),
    files: ['dist'],
    ...(manifest.dependencies === undefined ? {} : { dependencies: manifest.dependencies }),
    ...(manifest.peerDependencies === undefined ? {} : { peerDependencies: manifest.peerDependencies }),
    ...(manifest.peerDependenciesMeta === undefined ? {} : { peerDependenciesMeta: manifest.peerDependenciesMeta }),
  });
  await addPapers(folder, join(root, workspace, 'README.md'));
  return { name: manifest.name, version: manifest.version, folder };
}

/** The service and its command line, with the other workspaces bundled. */
async function application(folder: string, common: Record<string, unknown>, libraries: string[]): Promise<PublicPackage> {
  const [whole, server, vision] = await Promise.all([manifestOf('.'), manifestOf('server'), manifestOf('vision')]);
  await compile('server', join(folder, 'dist'), { isTyped: false });
  await copyData('server', join(folder, 'dist'));
  await addConsole(join(folder, 'console'));
  await cp(join(root, 'docs'), join(folder, 'docs'), { recursive: true, filter: (path) => !path.endsWith('screens') });
  await mkdir(join(folder, 'bin'), { recursive: true });
  await cp(join(import.meta.dirname, 'launcher.js'), join(folder, 'bin/farebox.js'));
  await chmod(join(folder, 'bin/farebox.js'), 0o755);

  const bundled = join(folder, 'node_modules/@farebox');
  await compile('vision', join(bundled, 'documents/dist'), { isTyped: false });
  await copyData('vision', join(bundled, 'documents/dist'));
  await cp(join(root, 'vision/NOTICE.md'), join(bundled, 'documents/NOTICE.md'));
  // Their dependencies are those of the whole package, so that npm installs each once.
  await writeManifest(join(bundled, 'documents'), { ...named(vision), ...common, exports: builtExports(vision, { isTyped: false }) });
  for (const library of libraries) {
    const manifest = await readManifest(join(library, 'package.json'));
    const target = join(bundled, manifest.name.replace('@farebox/', ''));
    await cp(join(library, 'dist'), join(target, 'dist'), { recursive: true, filter: (path) => !path.endsWith('.d.ts') });
    await writeManifest(target, { ...named(manifest), ...common, exports: untyped(manifest.exports) });
  }

  const names = ['@farebox/client', '@farebox/contract', '@farebox/documents'];
  const dependencies = merged([server, vision, ...(await Promise.all(['contract', 'client'].map(manifestOf)))]);
  await writeManifest(folder, {
    ...named(whole),
    ...common,
    ...applicationFacts,
    dependencies,
    bundleDependencies: names,
    // On a system without a package of Node, the Node that is there runs `farebox`, if it is new enough.
    optionalDependencies: { ...vision.optionalDependencies, ...whole.dependencies },
  });
  await addPapers(folder, join(root, 'server/README.md'));
  return { name: whole.name, version: whole.version, folder };
}

const named = ({ name, version }: Manifest) => ({ name, version });

/** @throws if two workspaces need different versions of a package */
function merged(manifests: readonly Manifest[]): Record<string, string> {
  const versions = new Map<string, string>();
  for (const [name, version] of manifests.flatMap(({ dependencies = {} }) => Object.entries(dependencies))) {
    const known = versions.get(name);
    if (known !== undefined && known !== version) throw new Error(`${name} is needed as ${known} and as ${version}`);
    versions.set(name, version);
  }
  return Object.fromEntries([...versions].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** `./src/index.ts` in the repository is `./dist/index.js` in the package. */
function builtExports({ exports: given = {} }: Manifest, { isTyped }: { isTyped: boolean }): Record<string, unknown> {
  const entries = typeof given === 'string' ? { '.': given } : given;
  const built = Object.entries(entries).map(([path, source]) => {
    const target = source.replace('./src/', './dist/').replace(/\.ts$/, '');
    return [path, { ...(isTyped ? { types: `${target}.d.ts` } : {}), default: `${target}.js` }];
  });
  return { ...Object.fromEntries(built), './package.json': './package.json' };
}

/** Without the declarations, which a bundled package does not have. */
function untyped(given: unknown): unknown {
  return JSON.parse(JSON.stringify(given, (name, value: unknown) => (name === 'types' ? undefined : value)));
}

/** Compiles `src` without its tests. Types are checked by `npm run types`; here they are only written. */
async function compile(workspace: string, into: string, { isTyped }: { isTyped: boolean }): Promise<void> {
  const config = join(root, workspace, `tsconfig.build-${process.pid}.json`);
  const only = isTyped ? { declaration: true } : { noResolve: true, noCheck: true, removeComments: true };
  const compilerOptions = { noEmit: false, rewriteRelativeImportExtensions: true, rootDir: 'src', outDir: into, ...only };
  const exclude = ['**/*.test.ts', '**/*.mts', 'src/discovery/write-docs.ts', 'src/search/kernel/build.ts'];
  await writeFile(config, JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include: ['src'], exclude }));
  try {
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--project', config]);
  } finally {
    await rm(config);
  }
  await renameEntries(into);
}

/** The compiler rewrites the extensions of imports, but not those of modules that processes and threads start from. */
async function renameEntries(folder: string): Promise<void> {
  for (const path of await filesIn(folder)) {
    if (extname(path) !== '.js') continue;
    const code = await readFile(path, 'utf8');
    const renamed = code.replaceAll(/new URL\('([^']+)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)");
    if (renamed !== code) await writeFile(path, renamed);
  }
}

/** The pages for people, of these sources: built, unless the last build was of them. */
async function addConsole(into: string): Promise<void> {
  await run(process.execPath, [join(root, 'console/build.ts'), '--unless-built']);
  await cp(join(root, 'console/dist'), into, { recursive: true });
}

/** Models, word lists, styles and the like, from beside the code that reads them. */
async function copyData(workspace: string, into: string): Promise<void> {
  const source = join(root, workspace, 'src');
  for (const path of await filesIn(source)) if (extname(path) !== '.ts') await cp(path, join(into, path.slice(source.length)));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}

async function addPapers(folder: string, readme: string): Promise<void> {
  await cp(readme, join(folder, 'README.md'));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

function manifestOf(workspace: string): Promise<Manifest> {
  return readManifest(join(root, workspace, 'package.json'));
}

async function readManifest(path: string): Promise<Manifest> {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function writeManifest(folder: string, manifest: Record<string, unknown>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
