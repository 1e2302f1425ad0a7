import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { rolldown, type OutputChunk } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

export interface LibrariesOptions {
  /** Compiled code; its imports of packages are changed to the libraries. */
  code: string;
  /** Where packages are found from. */
  from: string;
  /** The folder for the libraries, in `code`. */
  into: string;
  /** Packages that stay packages. */
  external: readonly RegExp[];
  /** Modules that a library starts as a thread, from beside itself, by their names. */
  threads: Readonly<Record<string, string>>;
  /** Files that a library reads from beside itself. */
  files: readonly string[];
}

/**
 * Puts what a program uses of its libraries into its own folder: a file for each module that it imports, and others that they share.
 * An installation is a quarter as large, and every library has the version that the tests had.
 * @returns the licences of what is in it, as Markdown
 */
export async function bundleLibraries({ code, from, into, external, threads, files }: LibrariesOptions): Promise<string> {
  const modules = (await readdir(code, { recursive: true })).filter((path) => path.endsWith('.js')).map((path) => join(code, path));
  const parsed = await Promise.all(modules.map(async (path) => importsOf(path, await readFile(path, 'utf8'))));
  const isInside = (name: string) => !name.startsWith('node:') && !external.some((each) => each.test(name));
  const names = new Set(parsed.flatMap(({ imports }) => imports.map(({ name }) => name)).filter(isInside));
  const chunks = await bundled({ names: [...names], from, into, threads, external });
  for (const file of files) await cp(file, join(into, basename(file)));
  const target = (name: string) => join(into, `${fileNameOf(name)}.js`);
  for (const { path, text, imports } of parsed) {
    const changed = imports.filter(({ name }) => names.has(name)).toSorted((a, b) => b.start - a.start);
    if (changed.length === 0) continue;
    const rewritten = changed.reduce(
      (rest, { name, start, end }) => `${rest.slice(0, start)}'${relativePath(path, target(name))}'${rest.slice(end)}`,
      text,
    );
    await writeFile(path, rewritten);
  }
  return licencesOf(chunks);
}

interface Bundle extends Pick<LibrariesOptions, 'from' | 'into' | 'threads' | 'external'> {
  names: readonly string[];
}

async function bundled({ names, from, into, threads, external }: Bundle): Promise<OutputChunk[]> {
  const exported = await exportsOf(names, from);
  const entries = new Map(names.map((name) => [join(from, `${fileNameOf(name)}.mjs`), facadeOf(name, exported.get(name) ?? [])]));
  const bundle = await rolldown({
    input: { ...Object.fromEntries([...entries.keys()].map((path) => [relative(from, path).replace(/\.mjs$/, ''), path])), ...threads },
    cwd: from,
    platform: 'node',
    external: [/^node:/, 'pg-native', ...external],
    preserveEntrySignatures: 'strict',
    plugins: [
      { name: 'facades', resolveId: (id) => (entries.has(id) ? id : null), load: (id) => entries.get(id) ?? null },
      {
        name: 'threads',
        transform: (text) => text.replaceAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta.url)"),
      },
    ],
    // Optional parts of libraries, which are missing here as they are in an installation.
    logLevel: 'silent',
  });
  const { output } = await bundle.write({ dir: into, format: 'esm', comments: { legal: false, annotation: false, jsdoc: false } });
  return output.filter((part) => part.type === 'chunk');
}

/** What each module exports, by its names, as Node says: of a CommonJS module, a bundler would only give the default export. */
async function exportsOf(names: readonly string[], from: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const script = `
    const all = {};
    for (const name of ${JSON.stringify(names)}) all[name] = Object.keys(await import(name));
    process.stdout.write(JSON.stringify(all));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: from });
  const exported: Record<string, string[]> = JSON.parse(stdout);
  return new Map(Object.entries(exported));
}

function facadeOf(name: string, exported: readonly string[]): string {
  return `export { ${exported.filter((each) => /^[\w$]+$/.test(each)).join(', ')} } from '${name}';\n`;
}

interface Import {
  name: string;
  /** Of the name with its quotes. */
  start: number;
  end: number;
}

/** The packages that a module imports, now or later. */
function importsOf(path: string, text: string): { path: string; text: string; imports: Import[] } {
  const imports = [...nodesIn(parseAst(text))].flatMap((node) => {
    const source = sourceOf(node);
    return source !== null && !source.name.startsWith('.') ? [source] : [];
  });
  return { path, text, imports };
}

type Node = Readonly<Record<string, unknown>>;

function sourceOf(node: Node): Import | null {
  const isRequire = node['type'] === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === 'require';
  const source = isRequire ? [node['arguments']].flat()[0] : node['source'];
  if (!isRequire && !/^(?:Import|Export)/.test(String(node['type']))) return null;
  if (!isNode(source) || typeof source['value'] !== 'string') return null;
  return { name: source['value'], start: Number(source['start']), end: Number(source['end']) };
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  if (!isNode(value)) return;
  yield value;
  for (const member of Object.values(value)) if (typeof member === 'object') yield* nodesIn(member);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `modelcontextprotocol-server-validators-ajv` for `@modelcontextprotocol/server/validators/ajv`. */
function fileNameOf(name: string): string {
  return name.replace(/^@/, '').replace(/\.js$/, '').replaceAll('/', '-');
}

function relativePath(path: string, target: string): string {
  const way = relative(dirname(path), target).replaceAll('\\', '/');
  return way.startsWith('.') ? way : `./${way}`;
}

async function licencesOf(chunks: readonly OutputChunk[]): Promise<string> {
  const folders = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap(packageFolder)));
  const parts = await Promise.all([...folders].toSorted().map(licenceIn));
  return `# Licences of the libraries in \`dist/libraries\`\n\n${[...new Set(parts)].toSorted().join('\n')}`;
}

function packageFolder(file: string): string[] {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.slice(0, 1) ?? [];
}

async function licenceIn(folder: string): Promise<string> {
  const { name, version, license }: { name: string; version: string; license?: string } = createRequire(import.meta.url)(
    join(folder, 'package.json'),
  );
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? `${license ?? 'unknown'}, as its package.json says` : await readFile(join(folder, file), 'utf8');
  return `## ${name} ${version}: ${license ?? ''}\n\n${text.trim()}\n`;
}
