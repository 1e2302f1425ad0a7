import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { declaredShapes } from './client-shapes.ts';
import { bundleLibraries } from './libraries.ts';

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
 * Builds what is published: `@farebox/contract`, `@farebox/client`, `@farebox/documents`, and `farebox`, which has its libraries inside. In
 * the repository everything runs from its TypeScript; Node refuses that inside `node_modules`, so packages have JavaScript.
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
  await writeFile(join(client.folder, 'dist/shapes.d.ts'), declaredShapes());
  const documents = await library('vision', join(into, 'documents'), { ...common, ...documentsFacts });
  const farebox = await application(join(into, 'farebox'), common, documents);
  return [contract, client, documents, farebox];
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

const documentsFacts = {
  description: 'Reads and makes documents, recognises text and looks at pictures, in processes that may crash.',
  keywords: ['farebox', 'pdf', 'docx', 'ocr', 'documents', 'pictures'],
  engines: { node: '>=24' },
  // Its entries start processes from files beside them.
  sideEffects: true,
};

const applicationFacts = {
  description: 'A self-hosted marketplace where AI agents find, pay for and use tools, data and APIs.',
  keywords: ['farebox', 'agents', 'marketplace', 'mcp', 'x402', 'payments', 'server'],
  // Of the launcher; the service runs on the Node that it depends on.
  engines: { node: '>=20' },
  bin: { farebox: 'bin/farebox.js' },
  files: ['bin', 'dist', 'console', 'docs', 'LIBRARIES.md'],
};

/** A workspace with types: `dist` with JavaScript and declarations. */
async function library(workspace: string, folder: string, facts: Record<string, unknown>): Promise<PublicPackage> {
  const manifest = await manifestOf(workspace);
  await compile(workspace, join(folder, 'dist'), { isTyped: true });
  await copyData(workspace, join(folder, 'dist'));
  await writeManifest(folder, {
    ...named(manifest),
    ...facts,
    exports: builtExports(manifest, { isTyped: true }),
    files: ['dist', ...(existsSync(join(root, workspace, 'NOTICE.md')) ? ['NOTICE.md'] : [])],
    dependencies: manifest.dependencies,
    optionalDependencies: manifest.optionalDependencies,
    peerDependencies: manifest.peerDependencies,
    peerDependenciesMeta: manifest.peerDependenciesMeta,
  });
  await addPapers(folder, workspace);
  return { name: manifest.name, version: manifest.version, folder };
}

/** The service and its command line, with their libraries inside but for the optional ones. */
async function application(folder: string, common: Record<string, unknown>, documents: PublicPackage): Promise<PublicPackage> {
  const repository = await manifestOf('.');
  const dist = join(folder, 'dist');
  await compile('server', dist, { isTyped: false });
  await copyData('server', dist);
  const licences = await bundleLibraries({
    code: dist,
    from: join(root, 'server'),
    into: join(dist, 'libraries'),
    // The entries of documents without a library are inside, for every service needs them.
    external: [/^@opentelemetry\/(?!api$)/, /^@farebox\/documents(?:\/previews)?$/],
    files: [join(root, 'node_modules/tiny-secp256k1/lib/secp256k1.wasm')],
    threads: { 'memory-watch': join(root, 'vision/src/sandbox/memory-watch.ts') },
  });
  await writeFile(join(folder, 'LIBRARIES.md'), licences);
  await addConsole(join(folder, 'console'));
  await cp(join(root, 'docs'), join(folder, 'docs'), { recursive: true, filter: (path) => !path.endsWith('screens') });
  await mkdir(join(folder, 'bin'), { recursive: true });
  await cp(join(import.meta.dirname, 'launcher.js'), join(folder, 'bin/farebox.js'));
  await chmod(join(folder, 'bin/farebox.js'), 0o755);
  await writeManifest(folder, {
    ...named(repository),
    ...common,
    ...applicationFacts,
    // On a system without a package of Node, the Node that is there runs `farebox`, if it is new enough.
    optionalDependencies: { [documents.name]: documents.version, ...repository.dependencies },
  });
  await addPapers(folder, 'server');
  return { name: repository.name, version: repository.version, folder };
}

const named = ({ name, version }: Manifest) => ({ name, version });

/** `./src/index.ts` in the repository is `./dist/index.js` in the package. */
function builtExports({ exports: given = {} }: Manifest, { isTyped }: { isTyped: boolean }): Record<string, unknown> {
  const entries = typeof given === 'string' ? { '.': given } : given;
  const built = Object.entries(entries).map(([path, source]) => {
    const target = source.replace('./src/', './dist/').replace(/\.ts$/, '');
    return [path, { ...(isTyped ? { types: `${target}.d.ts` } : {}), default: `${target}.js` }];
  });
  return { ...Object.fromEntries(built), './package.json': './package.json' };
}

/** Compiles `src` without its tests. Types are checked by `npm run types`; here they are only written. */
async function compile(workspace: string, into: string, { isTyped }: { isTyped: boolean }): Promise<void> {
  const config = join(root, workspace, `tsconfig.build-${process.pid}.json`);
  const only = isTyped ? { declaration: true } : { noResolve: true, noCheck: true, removeComments: true };
  const compilerOptions = { noEmit: false, rewriteRelativeImportExtensions: true, rootDir: 'src', outDir: into, ...only };
  const exclude = ['**/*.test.ts', '**/*.mts', 'src/search/kernel/build.ts'];
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

async function addPapers(folder: string, workspace: string): Promise<void> {
  await cp(join(root, workspace, 'README.md'), join(folder, 'README.md'));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  if (existsSync(join(root, workspace, 'NOTICE.md'))) await cp(join(root, workspace, 'NOTICE.md'), join(folder, 'NOTICE.md'));
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
